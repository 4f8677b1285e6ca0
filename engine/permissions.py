"""Norms as an author writes them: `may`, `must`, `must_not`, `need_not`."""

from __future__ import annotations

from typing import Protocol

from engine.expressions import Bool, Expr, Text, constant
from engine.kinds import make
from engine.norms import Stands
from engine.rules import Quotes, Rule
from engine.situation import Situation


class NormMaker(Protocol):
    """How a norm is written."""

    def __call__(
        self,
        rule_id: str,
        *,
        act: str,
        asks: str | tuple[str, ...],
        quote: Quotes,
        of: type[Situation] | None = None,
        title: str = "",
        when: Bool | None = None,
        otherwise: Stands | None = None,
        silent_beyond: Bool | None = None,
        silent_quote: Quotes = (),
    ) -> Rule:
        """A norm about `act`, in the words of the game: `open a Chest`.

        Where `when` is no, it says nothing; where the quote says what stands then ("only if"), `otherwise` names it.
        """


def _norm(stands: Stands) -> NormMaker:
    def norm(
        rule_id: str,
        *,
        act: str,
        asks: str | tuple[str, ...],
        quote: Quotes,
        of: type[Situation] | None = None,
        title: str = "",
        when: Bool | None = None,
        otherwise: Stands | None = None,
        silent_beyond: Bool | None = None,
        silent_quote: Quotes = (),
    ) -> Rule:
        base: Expr = constant(stands)
        if when is not None and otherwise is not None:
            base, when = Text("when", (when, base, constant(otherwise))), None
        return make("norm", rule_id, asks, title, quote, base, of, when, silent_beyond, silent_quote, act=act)

    return norm


may = _norm("may")
"""Allowed; says nothing about whether it is required."""
must = _norm("must")
"""Required."""
must_not = _norm("must_not")
"""Forbidden."""
need_not = _norm("need_not")
"""Optional: allowed and not required ("you may decline")."""
