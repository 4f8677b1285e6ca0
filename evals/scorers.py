"""Is the answer right? Deterministic scores, each with its reason.

`correct` is the strict one. Of a question that the rulebook decides it asks all of: the status is one that the case
allows; the verdict is the case's, where it has one, and so is the value; a deciding statement is cited (every one of
them where the case needs all); and the answer says what it must and nothing that it must not. Asking back, pointing at
rules that "may not answer this", or quoting without the verdict that was asked for is not correct, though not wrong
either: only a contrary verdict or another value is `wrong`. Of a question that the rulebook does not decide it asks
that it is not answered.

`answered` and `computed` are one class, and so are `silent` and `out_of_scope`: whether the engine or the words
decided is no matter for the player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from corpus.models import Rulebook
from evals.cases import UNANSWERED, Case
from evals.citations import citation_scores, cited
from evals.facts import facts_score
from evals.ranking import ranking_scores
from evals.record import Score
from evals.support import NUMBERS, deciding, folded, ids
from rag.answers import Answer

_CLASS = {
    "answered": "decided",
    "computed": "decided",
    "silent": "not answered",
    "out_of_scope": "not answered",
}


def status_class(status: str) -> str:
    """The class of a status: `decided`, `not answered`, or the status itself."""
    return _CLASS.get(status, status)


def scores(case: Case, answer: Answer, ranked: Sequence[str], rulebook: Rulebook) -> tuple[Score, ...]:
    """All scores that apply. `ranked`: ids of statements, best first; empty where they are not known."""
    groups = deciding(case, rulebook)
    found = [status_score(case, answer), *_refusal(case, answer)]
    if case.yes_no is not None:
        found += _verdict(case, answer)
    if case.value is not None:
        found += _value(case, answer, ids(groups))
    if case.answerable and groups:
        found.append(_cites(case, answer, groups))
    if case.answerable and case.support:
        lost = [
            piece
            for piece in case.support
            if not deciding(case.model_copy(update={"support": (piece,)}), rulebook)
        ]
        reason = f"nowhere: {lost}" if lost else "all found"
        found.append(Score(name="support found", value=1 - len(lost) / len(case.support), reason=reason))
    if case.must or case.must_not:
        found.append(_texts(case, answer))
    found.append(_correct(case, found))
    right = all(one.value == 1 for one in found if one.name in ("verdict", "value"))
    decided_right = right and any(one.name in ("verdict", "value") for one in found)
    found += citation_scores(case, answer, groups, rulebook, decided_right=decided_right)
    found += ranking_scores(ranked, ids(groups)) if case.answerable else ()
    found += facts_score(case, answer)
    return tuple(found)


def status_score(case: Case, answer: Answer) -> Score:
    """Whether the status is one of those that the case allows, by class."""
    allowed = {status_class(status) for status in case.status}
    got = status_class(answer.status)
    return Score(
        name="status",
        value=got in allowed,
        reason=f"{answer.status}, expected {' or '.join(case.status)}",
    )


def _refusal(case: Case, answer: Answer) -> Iterator[Score]:
    refused, unsure = answer.status in UNANSWERED, answer.status == "uncertain"
    yield Score(name="refused" if case.answerable else "silence kept", value=refused, reason=answer.status)
    yield Score(
        name="uncertain" if case.answerable else "uncertain of silence", value=unsure, reason=answer.status
    )


def _verdict(case: Case, answer: Answer) -> Iterator[Score]:
    right, said = answer.yes_no is case.yes_no, {True: "yes", False: "no", None: "no verdict"}
    reason = f"{said[answer.yes_no]}, expected {said[case.yes_no]}"
    yield Score(name="verdict", value=right, reason=reason)
    yield Score(name="verdict wrong", value=answer.yes_no is not None and not right, reason=reason)


def _value(case: Case, answer: Answer, gold: frozenset[str]) -> Iterator[Score]:
    right, told = _told(case, answer, gold)
    reason = f"{told}, expected {case.value!r}"
    wrong = not right and (answer.value is not None or answer.status == "computed")
    yield Score(name="value", value=right, reason=reason)
    yield Score(name="value wrong", value=wrong, reason=reason)


def _told(case: Case, answer: Answer, gold: frozenset[str]) -> tuple[bool, str]:
    """Whether the wanted value is the answer's, and what the answer's is.

    Without a value of its own an answer tells the wanted one in two ways: in a state after an effect, by name; or, for
    a question that gives no facts so that nothing is to be worked out, in the deciding words that it quotes.
    """
    wanted = case.value
    if answer.value is not None:
        return same_value(answer.value, wanted), f"said {answer.value!r}"
    after = (answer.ruling or {}).get("value")
    if answer.status == "computed" and isinstance(after, dict):
        return any(same_value(one, wanted) for one in after.values()), f"said the state after: {after!r}"
    if answer.status == "answered" and not case.given:
        quotes = [
            one for claim in answer.claims for one in claim.citations if one.id.partition("@")[0] in gold
        ]
        if any(f" {word} " in f" {folded(one.quote)} " for one in quotes for word in _spellings(wanted)):
            return True, "said in the deciding words, which are quoted"
    return False, "said no value"


def _spellings(value: object) -> tuple[str, ...]:
    """How a value may stand in a text: as digits, and a small number as a word."""
    small = isinstance(value, int) and 0 <= value < len(NUMBERS)
    return (folded(str(value)), *([NUMBERS[int(str(value))]] if small else []))


def same_value(found: object, wanted: object) -> bool:
    """Whether two values are the same: numbers by worth, texts by their words, one within the other."""
    if isinstance(found, bool) or isinstance(wanted, bool):
        return found is wanted
    if isinstance(found, int | float) and isinstance(wanted, int | float):
        return abs(found - wanted) < 1e-9
    one, other = f" {folded(str(found))} ", f" {folded(str(wanted))} "
    return bool(one.strip() and other.strip()) and (one in other or other in one)


def _cites(case: Case, answer: Answer, groups: Sequence[frozenset[str]]) -> Score:
    got = set(cited(answer))
    hit = [bool(group & got) for group in groups]
    enough = all(hit) if case.all_of else any(hit)
    wanted = "all of" if case.all_of and len(groups) > 1 else "one of"
    names = "; ".join(" = ".join(sorted(group)) for group in groups)
    return Score(
        name="deciding cited",
        value=enough,
        reason=f"cites {sorted(got) or 'nothing'}, expected {wanted} {names}",
    )


def _texts(case: Case, answer: Answer) -> Score:
    said = answer.answer.casefold()
    lacking = [text for text in case.must if text.casefold() not in said]
    wrong = [text for text in case.must_not if text.casefold() in said]
    reason = "; ".join(
        ([f"does not say {lacking}"] if lacking else []) + ([f"says {wrong}"] if wrong else [])
    )
    return Score(name="texts", value=not lacking and not wrong, reason=reason or "says what it must")


def _correct(case: Case, found: Sequence[Score]) -> Score:
    asked = (
        ("status", "verdict", "value", "deciding cited", "texts")
        if case.answerable
        else ("silence kept", "texts")
    )
    failed = [one for one in found if one.name in asked and one.value < 1]
    return Score(
        name="correct",
        value=not failed,
        reason="; ".join(f"{one.name}: {one.reason}" for one in failed) or "all that the case asks holds",
    )
