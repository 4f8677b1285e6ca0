"""Rules as code: the vocabulary of a game file."""

from engine.errors import DefinitionError, FactError
from engine.expressions import Bool, Num, Structure, Text, Values, Worked
from engine.game import Game, rules_in
from engine.kinds import amount, effect, fact_is, line, rule, suggests
from engine.permissions import may, must, must_not, need_not
from engine.rules import Rule
from engine.ruling import Ruling
from engine.situation import Situation, choice, count, flag, number, structure, values
from engine.verdict import evaluate
from engine.vocabulary import (
    algorithm,
    best,
    beyond,
    by,
    cited,
    highest,
    largest,
    size,
    smallest,
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
    "need_not",
    "number",
    "rule",
    "rules_in",
    "size",
    "smallest",
    "structure",
    "suggests",
    "total",
    "values",
    "when",
]
