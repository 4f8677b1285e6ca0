"""The coverage strip: what of the rulebook is not on the sheet, and why."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.models import Rulebook
from rag.sheet.models import LeftOut
from rag.sheet.placed import Placed


def left_out(rulebook: Rulebook, placed: Sequence[Placed]) -> tuple[LeftOut, ...]:
    """Statements without a line, counted by page, heading and reason, in the rulebook's order."""
    found: dict[tuple[str, str], list[Placed]] = {}
    for one in placed:
        if one.name is None:
            found.setdefault((one.statement.at.label, one.reason), []).append(one)
    return tuple(
        LeftOut(
            label=label,
            reason=reason,
            statements=len(group),
            url=rulebook.cite(group[0].statement).url,
        )
        for (label, reason), group in found.items()
    )
