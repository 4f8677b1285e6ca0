"""Whether a game is amended, told by its folder alone: what needs no index and no model starts without them."""

from __future__ import annotations

from pathlib import Path

from corpus.models import Slug

AMENDMENTS = "amendments"
"""Folder in that of a revision, with one for each amendment."""


def is_amended(data_dir: Path, slug: Slug) -> bool:
    """Whether the revision of a game that answers has amendments."""
    game = data_dir / "games" / slug
    try:
        key = (game / "current").read_text("utf-8").strip()
    except OSError:
        return False
    return (game / key / AMENDMENTS).is_dir()
