"""Are the citations right? Precision and recall over statements, as ALCE has them, and what code promises of a quote.

A citation is right when its statement is one that the case lists as deciding. Cases list what decides, not every line
of a sum, so one thing more is taken as right: where the case states the verdict or the value, and the engine gave just
that and cited a deciding statement, the other statements that its rule quotes are steps of a proven result.
`listed precision` allows nothing but the list. `precision of all` also counts what is cited in answer to questions
that the rulebook does not decide: nothing of that can be right. An `uncertain` answer says itself that its quotes may
not answer; it is counted apart and has no precision.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from corpus.models import Citation, Rulebook
from evals.cases import Case
from evals.record import Score
from evals.support import ids
from rag.answers import Answer

_GIVES = frozenset({"answered", "computed", "conflicting", "needs_fact"})
"""Statuses whose citations are said to decide."""


def cited(answer: Answer) -> tuple[str, ...]:
    """Ids of the cited statements, each once, in the answer's order."""
    return tuple(dict.fromkeys(one.id.partition("@")[0] for one in _citations(answer)))


def citation_scores(
    case: Case,
    answer: Answer,
    groups: Sequence[frozenset[str]],
    rulebook: Rulebook,
    *,
    decided_right: bool,
) -> Iterator[Score]:
    """Scores of the citations. `decided_right`: the case states a verdict or value, and the answer gave it."""
    got = cited(answer)
    if got and answer.status in _GIVES and (groups or not case.answerable):
        gold = ids(groups)
        proven = decided_right and answer.status == "computed" and bool(gold & set(got))
        right = [one for one in got if proven or one in gold]
        wrong = sorted(set(got) - set(right))
        reason = f"{len(right)} of {len(got)} decide" + (f", not {', '.join(wrong)}" if wrong else "")
        precision = len(right) / len(got)
        yield Score(name="precision of all", value=precision, reason=reason)
        if case.answerable:
            yield Score(name="precision", value=precision, reason=reason)
            listed = len(gold & set(got))
            yield Score(
                name="listed precision", value=listed / len(got), reason=f"{listed} of {len(got)} are listed"
            )
            hit = [bool(group & set(got)) for group in groups]
            recall = sum(hit) / len(hit) if case.all_of else float(any(hit))
            yield Score(name="recall", value=recall, reason=f"{sum(hit)} of {len(hit)} listed are cited")
    if answer.claims:
        bare = [claim.text for claim in answer.claims if not claim.citations]
        yield Score(
            name="claims cited",
            value=1 - len(bare) / len(answer.claims),
            reason=f"without citation: {bare}" if bare else "every claim has a citation",
        )
    if quotes := _citations(answer):
        yield _share("verbatim", quotes, [_verbatim(one, rulebook) for one in quotes])
        yield _share("place exact", quotes, [_placed(one, case, ids(groups), rulebook) for one in quotes])


def _citations(answer: Answer) -> tuple[Citation, ...]:
    return tuple(one for claim in answer.claims for one in claim.citations)


def _share(name: str, quotes: Sequence[Citation], holds: Sequence[bool]) -> Score:
    bad = [
        f"{one.id} {one.quote!r} [{one.label}]" for one, good in zip(quotes, holds, strict=True) if not good
    ]
    return Score(name=name, value=sum(holds) / len(holds), reason="; ".join(bad) or f"all {len(holds)} hold")


def _verbatim(one: Citation, rulebook: Rulebook) -> bool:
    """The quote stands at its span of this revision's text."""
    return one.revision == rulebook.revision and rulebook.text[one.start : one.end] == one.quote


def _placed(one: Citation, case: Case, gold: frozenset[str], rulebook: Rulebook) -> bool:
    """The page, the section and the label are those of the statement that holds the span, and the case's where it has some."""
    statement = rulebook.by_id.get(one.id.partition("@")[0])
    if statement is None or not statement.at.start <= one.start < one.end <= statement.at.end:
        return False
    at = statement.at
    exact = (one.page, one.pdf_page, one.section, one.label) == (at.page, at.pdf_page, at.heading, at.label)
    if statement.id in gold:
        exact = exact and case.page in (None, one.page) and case.section in (None, one.section)
    return exact
