"""Which rule of the engine decides a question, and whether that is sure.

Among the likely rules that one wins which is most like the question, answers in the asked kind, and reads the facts that
the question states; small trained models weigh these (`choice.py`). Here it is told when that is enough to speak.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.game import Game
from engine.rules import Rule
from engine.ruling import Ruling
from engine.verdict import evaluate
from rag.answers import Turn
from rag.choice import Weighed, Weights, weigh
from rag.gate import Verdict
from rag.index import GameIndex
from rag.lexicon import terms
from rag.likely import Try, Words, asks_so, likely_rules, values_in
from rag.question import Question
from rag.rank import Ranking
from rag.unheard import unheard

SILENT_BUT_SURE = 0.85
"""How sure the engine must be where the gate holds the rulebook silent."""
TWIN = 1.0
"""A rule with the other verdict that is this near in score makes the verdict doubtful. On a blind set all that is held against a
yes or no here stopped four contrary ones and one that was right."""
OPEN_TWIN = 2.0
"""The same for a rule that must know a fact first."""
ASKS_FROM = 0.3
"""How sure it must be to ask for the fact that is missing, where it has read others or the players ask for themselves: to ask
back is not to be wrong."""
LEANS_AGAINST = -0.3
"""Leaning from which the anchors speak against a yes or no: of those on development questions, games left out, four in five were
wrong, and between here and 0 one in thirteen."""
UNHEARD_FROM = 0.9
"""How sure a yes or no must be that reads no fact, where the question tells more than it asks: of those on four sets that nothing
was tuned on, from here 34 were right and 5 contrary, below it 17 and 10."""
SURE_FROM = 0.4
"""How sure the engine must be to speak: from here, games left out, nine rulings in ten were right."""
NUMBER_FROM = 0.75
"""How sure it must be to say a number: rules that count near things are easily confused, and a wrong number is worse than the line
that holds the right one."""
YES_NO_FROM = 0.6
"""How sure it must be to say yes or no, or to sum a line up in its own words: from here, on three blind sets, nine verdicts in ten
were right. A wrong verdict is worse than none, and the line itself says what it says."""

_TELLS = re.compile(
    r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|once|twice|none|no|not|never|without|nothing|nobody|more|less|fewer|only)\b|n't\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Decision:
    """A rule's ruling on a question, and how surely the rule is the one that was asked for."""

    rule: Rule
    ruling: Ruling
    facts: tuple[str, ...]
    """Those that it takes from the question or that were given, by name."""
    sureness: float
    claimed: int | None = None
    """The number that the question takes for the rule's."""


def decide(
    ranking: Ranking,
    question: Question,
    index: GameIndex,
    game: Game,
    words: Words,
    given: Mapping[str, object],
    history: Sequence[Turn],
    gate: Verdict,
    weights: Weights,
    *,
    standing: str | None = None,
) -> Decision | None:
    """The ruling of the rule that was asked for; None where none surely was.

    `given` facts stand above those that are read. `standing`: the rule that decided the question before, where this one
    leans on it: it stands where the question tells another fact of it.
    """
    tries = likely_rules(ranking, question, index, game, words, given, history)
    if not tries:
        return None
    if again := [
        at for at, one in enumerate(tries) if one.rule.id == standing and "question" in one.sources.values()
    ]:
        one = tries[again[0]]
        return Decision(
            one.rule, evaluate(one.rule, one.facts, asked=one.asked, sources=one.sources), one.used, 1.0
        )
    weighed = weigh(tries, ranking, index, gate, weights)
    scores = weighed.scores
    place = max(range(len(tries)), key=lambda place: (scores[place], -place))
    best = _in_stance(tries[place], tries, scores, index, question)
    bare = isinstance(best.value, bool) and not best.used
    if bare and (other := _open_beside(tries, scores, scores[place])):
        if not other.signs.of_own:
            return None
        best, bare = other, False
    if best.used and best.verdict is not None and _reads_less(best, tries, scores):
        return None
    if bare and unheard(question, best.rule.all_quotes, best.rule.asks, yes=best.value is True):
        return None
    if bare and not question.either and _doubtful(best, scores[place], weighed, ranking, index):
        return None
    if history and _tells_unread(best, question):
        return None
    if question.kind == "yes_no" and not question.fragment and _says_no_verdict(best, question):
        return None
    if best.signs.duty if best.verdict is not None else _leaves_numbers(best, question):
        return None
    sureness = weighed.sureness(tries.index(best))
    told = "given" in best.sources.values() or (question.either and isinstance(best.value, bool))
    needed = SURE_FROM if told else _needed(best, question)
    if best.outcome == "depends" and (best.used or best.signs.of_own):
        needed = min(needed, ASKS_FROM)
    if sureness < (SILENT_BUT_SURE if gate.tier == "silent" else needed):
        return None
    ruling = evaluate(best.rule, best.facts, asked=best.asked, sources=best.sources)
    return Decision(best.rule, ruling, best.used, sureness, best.claimed)


def _needed(best: Try, question: Question) -> float:
    """How sure the engine must be of the rule, by what it would say."""
    if best.verdict is not None or isinstance(best.value, str):
        deaf = best.verdict is not None and not best.used and question.tells_more
        return UNHEARD_FROM if deaf else YES_NO_FROM
    return NUMBER_FROM if type(best.value) is int else SURE_FROM


def _in_stance(
    best: Try, tries: Sequence[Try], scores: Sequence[float], index: GameIndex, question: Question
) -> Try:
    """The rule, or the one that says the contrary on the same facts where that is asked for in the question's stance: "am I
    stuck?" stands beside "may I leave?". Where a fact is missing, both depend on it."""
    open_ = best.outcome == "depends" and best.rule.kind == "verdict"
    if not best.used or not (open_ or isinstance(best.value, bool)) or asks_so(best.rule, question):
        return best
    quoted = set(index.quoted_by[best.rule.id])
    others = [
        (near, -place)
        for place, (other, near) in enumerate(zip(tries, scores, strict=True))
        if other.used
        and other.outcome == best.outcome
        and (
            (open_ and other.rule.kind == "verdict")
            or (isinstance(other.value, bool) and other.value != best.value)
        )
        and not quoted.isdisjoint(index.quoted_by[other.rule.id])
        and asks_so(other.rule, question)
    ]
    return tries[-max(others)[1]] if others else best


def _doubtful(best: Try, score: float, weighed: Weighed, ranking: Ranking, index: GameIndex) -> bool:
    """Whether a yes or no that needs no fact may be meant otherwise: the anchors lean the other way, a rule that reads what the
    question tells says the contrary and is nearly as likely, or one on the same statement, where no anchors settle it. What is only to be
    confirmed comes with what was said against it: there the least leaning counts."""
    leaning = weighed.leanings[weighed.tries.index(best)]
    quoted = set(index.quoted_by[best.rule.id])
    contrary = [
        other
        for other, near in zip(weighed.tries, weighed.scores, strict=True)
        if other.verdict not in (None, best.verdict)
        and score - near < TWIN
        and asks_so(other.rule, ranking.asked.question)
    ]
    twins = [other for other in contrary if not quoted.isdisjoint(index.quoted_by[other.rule.id])]
    both_told = ranking.asked.question.confirming
    against = leaning < (0 if both_told else LEANS_AGAINST)
    return (
        against
        or any(other.used or other.claimed is not None for other in contrary)
        or (bool(twins) and leaning < 0)
    )


def _reads_less(best: Try, tries: Sequence[Try], scores: Sequence[float]) -> bool:
    """Whether a rule that says the contrary, about as likely, reads more of what the question tells."""
    own = scores[tries.index(best)]
    return any(
        other.verdict not in (None, best.verdict) and len(other.used) > len(best.used) and own - near < TWIN
        for other, near in zip(tries, scores, strict=True)
    )


def _open_beside(tries: Sequence[Try], scores: Sequence[float], score: float) -> Try | None:
    """The rule that must know a fact to say yes or no, where it is about as likely as one that says it whatever the facts: "can I exit
    now?" does not ask whether one may decline to."""
    near = [
        (own, -place)
        for place, (one, own) in enumerate(zip(tries, scores, strict=True))
        if one.outcome == "depends" and one.rule.kind == "verdict" and score - own < OPEN_TWIN
    ]
    return tries[-max(near)[1]] if near else None


def _says_no_verdict(one: Try, question: Question) -> bool:
    """Whether a ruling is a number or names where a yes or no is asked for, and neither was claimed nor to be chosen from."""
    if type(one.value) is int:
        return one.claimed is None
    return isinstance(one.value, str | tuple) and not question.either


def _tells_unread(one: Try, question: Question) -> bool:
    """Whether a follow-up tells something, a number or that something is not so, and all that the rule knows is from before."""
    known = set(one.sources.values())
    return known <= {"history", "given"} and "history" in known and bool(_TELLS.search(question.text))


def _leaves_numbers(one: Try, question: Question) -> bool:
    """Whether a ruling on facts leaves a number of the question out that the rulebook's own words do not hold."""
    if not one.used or one.outcome != "decided":
        return False
    taken = {abs(value) for value in values_in(one.facts) if type(value) is int} | one.aside
    held = set(terms(" ".join((*one.rule.all_quotes, one.rule.title))))
    stated = (term for term in terms(question.text) if term.isdigit() and term not in held and term != "1")
    return any(int(number) not in (*taken, one.claimed) for number in stated)
