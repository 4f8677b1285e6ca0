"""`referee check`: a verdict on typed facts.

Needs no index and no model, so it starts at once, unless the game is amended: then a rule may no longer say what is so.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from api.commands.arguments import AsJson, Game
from api.commands.output import console, print_json

SILENT = 1
"""Exit code where the rulebook does not say."""


class Asked(StrEnum):
    """What is asked of a permission or a duty."""

    may = "may"
    must = "must"
    may_not_do = "may_not_do"
    must_not = "must_not"


def check(
    game: Game,
    rule: Annotated[str, typer.Argument(help="The rule's id, as `referee rules GAME` lists it.")],
    facts: Annotated[
        list[str] | None, typer.Argument(metavar="NAME=VALUE…", help="Facts, such as chests_opened=2.")
    ] = None,
    asked: Annotated[
        Asked | None, typer.Option(help="For a permission or a duty: what is asked of it.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Rule on typed facts: verdict, how it came about, and what is missing."""
    from api.commands.executable import executable
    from api.ruled import find_rule, rule_on
    from engine.given import parse_facts
    from engine.render import lines_of
    from engine.verdict import known_facts
    from rag.amended import is_amended
    from rag.settings import load_settings

    rules, rulebook = executable(game)
    found = find_rule(game, rules, rule)
    if is_amended(load_settings().data_dir, game):
        from api.amended import refuse_amended
        from api.commands.opened import opened

        refuse_amended(found, opened().library.index(game))
    ruling = rule_on(
        found, rulebook, parse_facts(known_facts(found), facts or ()), asked.value if asked else None
    )
    if json:
        print_json(ruling)
    else:
        out = console()
        labels = {f"“{one.quote}”": f" [{one.label}]" for one in ruling.citations}
        for number, line in enumerate(lines_of(ruling)):
            out.print(line + labels.get(line.strip(), ""), style=None if number else "bold")
    if ruling.outcome == "silent":
        raise typer.Exit(SILENT)
