"""Rules as code: the vocabulary of a game file.

A game file is one module of `engine/games/`: it declares facts, then rules in rulebook order, each with the quote
that justifies it, and ends in `game = Game(...)`::

    from engine import Game, Situation, amount, best, beyond, by, choice, count, effect, fact_is, flag, line
    from engine import may, need_not, rule, rules_in, suggests, values

    class Burrow(Situation):
        chests = count("Chests you have opened", words="chest, treasure box: open, loot")
        monsters = count("Monsters you have defeated", words="monster: defeat, slay, beat")
        exit_order = choice("When you exited", first="out first", second="out second", none="did not exit")
        treasures = values("Your Treasures", unit="VP")
        fresh = count("Your fresh cubes", at_most=8)
        spent = count("Your spent cubes", at_most=8)
        cursed = flag("You are cursed", assumed=False)

    # p.1 — Set-up
    players = fact_is("burrow.players", (1, 2, 3), asks="How many can play?", quote="For one to three players.")
    refresh = effect(
        "burrow.refresh", asks="What does refreshing do?", of=Burrow, quote="Refresh all spent cubes.",
        after={Burrow.fresh: Burrow.fresh + Burrow.spent, Burrow.spent: 0},
    )
    # p.2 — The exit
    eligible = rule(
        "burrow.exit.eligible", asks=("May I exit?", "Can I leave yet?"), of=Burrow,
        quote="You may exit with three Chests, or with two Chests and two Monsters.",
        decides=(Burrow.chests >= 3) | ((Burrow.chests >= 2) & (Burrow.monsters >= 2)),
    )
    eligible.unless("cursed", when=Burrow.cursed, quote="The cursed stay.")
    decline = need_not("burrow.exit.decline", act="exit", asks="Must I exit?", quote="You may decline.")
    peek = may(
        "burrow.peek", act="peek at a Chest", asks="May I peek?", of=Burrow,
        when=Burrow.fresh >= 1, otherwise="must_not", quote="Peek only with a fresh cube.",
    )
    # p.3 — Scoring
    score = amount("burrow.score", asks="What is my score?", of=Burrow, unit="VP", lines=(
        line("Best Treasures", best(Burrow.treasures, 4), quote="Score your four best Treasures,"),
        line("Other Treasures", 1 * beyond(Burrow.treasures, 4), quote="and 1 VP for each other."),
        line("Exiting", by(Burrow.exit_order, first=4, second=2, none=0), quote="4 VP for the first, 2 for the second."),
    ), silent_beyond=Burrow.monsters >= 4, silent_quote="There are three Monsters.")
    length = suggests("burrow.length", 1200, asks="To how many VP?", unit="VP", quote="We suggest 1200 VP.")

    game = Game("burrow", (Burrow,), rules_in(globals()), informational={"Have fun!": "a wish"})

What each kind of rule gives: `rule` a verdict, `amount` a sum of cited lines, `may` / `must` / `must_not` / `need_not`
a norm, `fact_is` what the book states, `effect` a state after, `suggests` a suggestion. A rule does not apply where
its `when` is no, and then says nothing (silence); `unless` hangs exceptions on it; `cited` gives a part its own quote;
`stated` takes a total that is given or else works it out; `presumed` takes a fact for granted in one rule; `told`
asks whether a fact is given at all; `regardless` names facts that a question may tell and that change nothing.
"""

from engine.errors import DefinitionError, FactError
from engine.expressions import Bool, Num, Structure, Text, Values, Worked
from engine.game import Game, rules_in
from engine.kinds import amount, effect, fact_is, line, rule, suggests
from engine.permissions import may, must, must_not, need_not
from engine.rules import Rule
from engine.ruling import Ruling
from engine.situation import Situation, choice, count, flag, named, number, structure, values
from engine.verdict import evaluate
from engine.vocabulary import (
    algorithm,
    best,
    beyond,
    by,
    cited,
    highest,
    largest,
    presumed,
    regardless,
    size,
    smallest,
    stated,
    told,
    total,
    when,
)

__all__ = [
    "Bool",
    "DefinitionError",
    "FactError",
    "Game",
    "Num",
    "Rule",
    "Ruling",
    "Situation",
    "Structure",
    "Text",
    "Values",
    "Worked",
    "algorithm",
    "amount",
    "best",
    "beyond",
    "by",
    "choice",
    "cited",
    "count",
    "effect",
    "evaluate",
    "fact_is",
    "flag",
    "highest",
    "largest",
    "line",
    "may",
    "must",
    "must_not",
    "named",
    "need_not",
    "number",
    "presumed",
    "regardless",
    "rule",
    "rules_in",
    "size",
    "smallest",
    "stated",
    "structure",
    "suggests",
    "told",
    "total",
    "values",
    "when",
]
