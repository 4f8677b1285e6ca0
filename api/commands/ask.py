"""`referee ask`: one question, one answer."""

from __future__ import annotations

from typing import Annotated

import typer

from api.commands.arguments import AsJson, Game
from api.commands.output import print_json, shown_progress

NO_ANSWER = 1
"""Exit code where the rulebook does not answer the question."""


def ask(
    game: Game,
    question: Annotated[str, typer.Argument(help="A rules question, in quotation marks.")],
    fact: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A fact beside the question; may be repeated."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Answer a rules question, with the lines of the rulebook that decide."""
    from api.commands.opened import opened
    from api.commands.show import show_answer

    assistant = opened()
    with shown_progress() as progress:
        assistant.library.prepare(game, progress)
    facts = _facts(game, fact) if fact else None
    answer = assistant.answer(game, question, facts=facts)
    if json:
        print_json(answer)
    else:
        show_answer(answer)
    if answer.status in ("silent", "out_of_scope"):
        raise typer.Exit(NO_ANSWER)


def _facts(game: str, words: list[str]) -> dict[str, object]:
    from engine.given import parse_facts
    from engine.library import find_game

    rules = find_game(game)
    return dict(parse_facts(rules.facts if rules else {}, words))
