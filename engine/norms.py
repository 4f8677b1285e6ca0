"""The deontic table: what a norm says to a question of may or must."""

from __future__ import annotations

from typing import Literal, get_args

Stands = Literal["must", "must_not", "need_not", "may"]
"""Obligatory, forbidden, optional (allowed and not required), permitted (allowed; nothing said of required)."""

Asked = Literal["may", "must", "may_not_do", "must_not"]
"""May I do it? Must I? May I leave it? Must I leave it?"""

UNSAID = "unsaid"
"""What a norm is worth for a question that it does not answer."""

TABLE: dict[str, dict[str, bool | None]] = {
    "must": {"may": True, "must": True, "may_not_do": False, "must_not": False},
    "must_not": {"may": False, "must": False, "may_not_do": True, "must_not": True},
    "need_not": {"may": True, "must": False, "may_not_do": True, "must_not": False},
    "may": {"may": True, "must": None, "may_not_do": None, "must_not": False},
}

USUAL: dict[str, Asked] = {"must": "must", "must_not": "may", "need_not": "must", "may": "may"}
"""The question that a norm answers where none is asked."""

OPPOSITE: dict[str, Stands] = {"may": "must_not", "must_not": "may", "must": "need_not", "need_not": "must"}


def answer(stands: str, asked: Asked) -> bool | None:
    """Yes, no, or None where the norm says nothing to it."""
    if asked not in get_args(Asked):
        raise ValueError(f"asked is {asked!r}, expected one of {', '.join(get_args(Asked))}")
    return TABLE[stands][asked]


def opposite(stands: str) -> Stands:
    """How things stand where an exception lifts the norm."""
    return OPPOSITE[stands]
