"""`referee rules`: the executable rules of a game, from their own declarations."""

from __future__ import annotations

from api.commands.arguments import AsJson, Game
from api.commands.output import console, print_json


def rules(game: Game, json: AsJson = False) -> None:
    """List a game's executable rules with their citations and the facts they read."""
    from rich.text import Text

    from api.commands.executable import executable
    from api.ruled import rules_of

    found = rules_of(*executable(game))
    if json:
        print_json(found)
        return
    out = console()
    for rule in found:
        out.print(Text.assemble((rule.id, "bold"), f"  {rule.title} [{rule.citation.label}]"))
        out.print(Text(f"  “{rule.citation.quote}”", "dim"))
        properties = rule.facts["properties"]
        if isinstance(properties, dict) and properties:
            out.print(f"  reads {', '.join(properties)}")
