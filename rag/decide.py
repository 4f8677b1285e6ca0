"""Which rule of the engine decides a question, and whether that is sure.

Among the likely rules that one wins which is most like the question, answers in the asked kind, and reads the facts that
the question states; a small trained model weighs these. Whether it is sure enough to speak is a second one's business.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from corpus.models import Frozen
from engine.game import Game
from engine.rules import Rule
from engine.ruling import Ruling
from engine.verdict import evaluate
from rag.answers import Turn
from rag.gate import Verdict
from rag.index import GameIndex
from rag.lexicon import terms
from rag.likely import NOT_NEAR, SIGNS, Try, Words, asks_so, likely_rules, values_in
from rag.question import Question
from rag.rank import Ranking
from rag.unheard import unheard

SILENT_BUT_SURE = 0.85
"""How sure the engine must be where the gate holds the rulebook silent."""
TWIN = 1.0
"""A rule with the other verdict that is this near in score makes the verdict doubtful."""
OPEN_TWIN = 2.0
"""The same for a rule that must know a fact first: of eighty verdicts on blind sets, the five with such a rule beside them were
all wrong."""
ASKS_FROM = 0.3
"""How sure it must be to ask for the fact that is missing, where it has read others or the players ask for themselves: to ask
back is not to be wrong."""
LEANS_AGAINST = -0.3
"""Leaning from which the anchors speak against a yes or no: of those on development questions, games left out, four in five were
wrong, and between here and 0 one in thirteen."""
UNHEARD_FROM = 0.9
"""How sure a yes or no must be that reads no fact, where the question tells more than it asks: of those on four sets that nothing
was tuned on, from here 34 were right and 5 contrary, below it 17 and 10."""
LEAD_MOST = 3.0
"""Lead in score from which more tells nothing."""
LEANING_OVER = 3
"""Statements whose yes/no anchors are heard."""


class Weights(Frozen):
    """Trained weights, made by `python -m evals.train_decide`."""

    choose: dict[str, float]
    """A weight a sign: the rule with the highest sum wins."""
    sure: dict[str, float]
    """A weight a feature of the winner, with `bias`: how sure it is, by logistic regression."""
    sure_from: float
    """Probability from which the engine speaks."""
    number_from: float
    """Probability from which it says a number: rules that count near things are easily confused, and a wrong number is worse than
    the line that holds the right one."""
    yes_no_from: float
    """Probability from which it says yes or no, or sums a line up in its own words: a wrong verdict is worse than none, and the
    line itself says what it says."""


_TELLS = re.compile(
    r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|once|twice|none|no|not|never|without|nothing|nobody|more|less|fewer|only)\b|n't\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=1)
def load_weights() -> Weights:
    """The reviewed weights that ship with Referee."""
    return Weights.model_validate_json(files("rag").joinpath("decide.json").read_text("utf-8"))


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
    scores = [score(one, weights.choose) for one in tries]
    place = max(range(len(tries)), key=lambda place: (scores[place], -place))
    if again := [
        at for at, one in enumerate(tries) if one.rule.id == standing and "question" in one.sources.values()
    ]:
        one = tries[again[0]]
        return Decision(
            one.rule, evaluate(one.rule, one.facts, asked=one.asked, sources=one.sources), one.used, 1.0
        )
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
    if (
        bare
        and not question.either
        and _doubtful(best, scores[place], tuple(zip(tries, scores, strict=True)), ranking, index)
    ):
        return None
    if history and _tells_unread(best, question):
        return None
    if question.kind == "yes_no" and not question.fragment and _says_no_verdict(best, question):
        return None
    if best.signs.duty if best.verdict is not None else _leaves_numbers(best, question):
        return None
    sureness = sure(sure_features(best, tries, scores, ranking, index, gate), weights)
    told = "given" in best.sources.values() or (question.either and isinstance(best.value, bool))
    needed = weights.sure_from if told else _needed(best, weights, question)
    if best.outcome == "depends" and (best.used or best.signs.of_own):
        needed = min(needed, ASKS_FROM)
    if sureness < (SILENT_BUT_SURE if gate.tier == "silent" else needed):
        return None
    ruling = evaluate(best.rule, best.facts, asked=best.asked, sources=best.sources)
    return Decision(best.rule, ruling, best.used, sureness, best.claimed)


def score(one: Try, choose: Mapping[str, float]) -> float:
    """How much speaks for a rule."""
    return sum(choose[name] * value for name, value in zip(SIGNS, one.signs.values(), strict=True))


def sure(features: Mapping[str, float], weights: Weights) -> float:
    """How sure the engine is that the rule was asked for, 0 to 1."""
    total = weights.sure["bias"] + sum(weights.sure[name] * value for name, value in features.items())
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))


def _needed(best: Try, weights: Weights, question: Question) -> float:
    """How sure the engine must be of the rule, by what it would say."""
    if best.verdict is not None or isinstance(best.value, str):
        deaf = best.verdict is not None and not best.used and question.tells_more
        return UNHEARD_FROM if deaf else weights.yes_no_from
    return weights.number_from if type(best.value) is int else weights.sure_from


def sure_features(
    best: Try,
    tries: Sequence[Try],
    scores: Sequence[float],
    ranking: Ranking,
    index: GameIndex,
    gate: Verdict,
) -> dict[str, float]:
    """What speaks for the winner being right: its signs, its lead over the rules that say something else, the gate, the topics of
    silence, agreeing anchors."""
    score = scores[tries.index(best)]
    others = [
        near
        for other, near in zip(tries, scores, strict=True)
        if (other.verdict, str(other.value)) != (best.verdict, str(best.value))
    ]
    silent = max((hit.likeness for hit in ranking.anchors if hit.anchor.kind == "silent"), default=NOT_NEAR)
    near = max(best.signs.own, best.signs.statements)
    leaning = _leaning(best, ranking, index)
    return {
        **dict(zip(SIGNS, best.signs.values(), strict=True)),
        "near": near,
        "score": score,
        "lead": min([LEAD_MOST, *(score - near for near in others)]),
        "gate": gate.probability,
        "over_silent": near - silent,
        "reads": float(bool(best.used)),
        "agreement": leaning,
        "bare_agreement": 0.0 if best.used else leaning,
        "bare_verdict": float(isinstance(best.value, bool) and not best.used),
        "claim": float(best.claimed is not None),
    }


def _leaning(best: Try, ranking: Ranking, index: GameIndex) -> float:
    """How far the yes/no anchors of the best statements, and of those that the rule quotes, agree with its verdict: -1 to 1."""
    if best.verdict is None or index.learned is None or ranking.asked.question.kind != "yes_no":
        return 0.0
    near = {index.statements[row].id for row in ranking.rows[:LEANING_OVER]} | set(
        index.quoted_by[best.rule.id]
    )
    told = index.learned.leaning(ranking.asked.vector, ranking.asked.question.about, sorted(near))
    return max(-1.0, min(1.0, told if best.verdict else -told))


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


def _doubtful(
    best: Try, score: float, others: Sequence[tuple[Try, float]], ranking: Ranking, index: GameIndex
) -> bool:
    """Whether a yes or no that needs no fact may be meant otherwise: the anchors lean the other way, a rule that reads what the
    question tells says the contrary and is nearly as likely, or one on the same statement, where no anchors settle it. What is only to be
    confirmed comes with what was said against it: there the least leaning counts."""
    leaning = _leaning(best, ranking, index)
    quoted = set(index.quoted_by[best.rule.id])
    contrary = [
        other
        for other, near in others
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
