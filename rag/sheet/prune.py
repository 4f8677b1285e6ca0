"""What of a sheet holds for one mode, or for one number of players."""

from __future__ import annotations

import re
from collections.abc import Sequence

from corpus.models import Rulebook, Slug
from rag.sheet.modes import holds_for, is_solo, players_stated
from rag.sheet.placed import Placed

_OTHERS = re.compile(
    r"^in an? \w+ (?:against an? (?:other )?player|between players)\b|\bteammates?\b|\bclockwise\b",
    re.IGNORECASE,
)
"""What needs a second player."""
OTHER_MODE = "another mode or number of players"

_NO_TURNS = re.compile(r"\b(?:rather than|instead of|without|no) tak(?:e|ing) turns\b", re.IGNORECASE)
"""What a mode says that has no turns."""
_TURNS = re.compile(
    r"\btakes? the first turn\b|\bturns are taken\b|\btakes? turns\b|\bturn by turn\b", re.IGNORECASE
)
"""Whose turn it is, and when: nothing where there are no turns."""
_PLAYED = re.compile(
    r"\b(?:one|a|1) player (?:plays|acts) as (?:the )?(?P<role>[\w’'-]+(?: [\w’'-]+)?)[.,]", re.IGNORECASE
)
"""A mode in which a player is what the game plays by itself in others."""


class ModeError(LookupError):
    """A mode that the rulebook does not have."""


class PlayersError(ModeError):
    """A number of players that the rulebook, or the mode that was asked for, is not for."""


def find_mode(asked: str | None, modes: Sequence[str], slug: Slug) -> str | None:
    """The mode that was asked for, by its heading or the first word of that. Raises ModeError."""
    if asked is None:
        return None
    found = [one for one in modes if asked.lower() in (one.lower(), one.lower().split()[0])]
    if not found:
        known = f"expected one of {', '.join(map(repr, modes))}" if modes else "its rulebook has no modes"
        raise ModeError(f"no mode {asked!r} in {slug!r}: {known}")
    return found[0]


def check_players(players: int | None, rulebook: Rulebook, mode: str | None) -> None:
    """Nothing, where the rulebook and the mode are for so many. Raises PlayersError."""
    if players is None:
        return
    if mode and is_solo(mode) != (players == 1):
        expected = "1" if is_solo(mode) else "2 or more"
        raise PlayersError(
            f"players is {players} for mode {mode!r} of {rulebook.slug!r}: expected {expected}"
        )
    stated = players_stated(tuple(rulebook.statements))
    if stated is None or stated[0] <= players <= stated[1]:
        return
    expected = f"{stated[0]} to {stated[1]}" if stated[0] != stated[1] else str(stated[0])
    raise PlayersError(
        f"players is {players} for {rulebook.slug!r}: expected {expected}, the numbers that its rulebook is for"
    )


def replaced(placed: Sequence[Placed], mode: str | None) -> frozenset[str]:
    """Ids of the statements of all modes in whose place this mode says something else itself.

    A mode that is played without turns has no order of turns; where a player plays as somebody, nobody else carries out
    what that one does.
    """
    said = [one.statement.text for one in placed if one.mode == mode is not None]
    signs = [_TURNS] if any(map(_NO_TURNS.search, said)) else []
    signs += [
        re.compile(rf"^any\b[^.]*\bplayer\b[^.]* {re.escape(match['role'])}['’]s actions\b", re.IGNORECASE)
        for text in said
        for match in _PLAYED.finditer(text)
    ]
    return frozenset(
        one.statement.id
        for one in placed
        if one.mode is None and any(sign.search(one.statement.text) for sign in signs)
    )


def left(one: Placed) -> Placed:
    """The statement, left out because it is for another mode or number of players."""
    return Placed(one.statement, None, OTHER_MODE, mode=one.mode)


def pruned(one: Placed, mode: str | None, players: int | None, others_need_two: bool) -> Placed:
    """The statement, left out where it is for another mode or number of players.

    `others_need_two`: the game has a mode for one player, so that its other modes are for more.
    """
    text = one.statement.text
    alone = players == 1 and _OTHERS.search(text) is not None
    if one.name and (alone or (mode is not None and _excepts(mode, text))):
        return left(one)
    said = one.players or ((2, None) if others_need_two and one.mode and not is_solo(one.mode) else None)
    fits = (mode is None or one.mode in (None, mode)) and holds_for(players, said)
    if fits or one.name is None:
        return one
    return left(one)


def _excepts(mode: str, text: str) -> bool:
    """Whether a statement says that it does not hold in the mode: `(but see Asymmetric Play)`."""
    return (
        re.search(rf"\b(?:see|except (?:in|for)|not in) {re.escape(mode)}", text, re.IGNORECASE) is not None
    )
