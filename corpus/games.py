"""What a game says of itself beside its rulebook: `game.toml` and `questions.toml` in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

from pydantic import Field, ValidationError

from corpus.models import Frozen, Slug

Model = TypeVar("Model", bound=Frozen)

SHIPPED = Path(__file__).parent


class GameFileError(ValueError):
    """A game's folder that does not hold what it must. The message names the file and the field."""


class Slip(Frozen):
    """A slip of the source, and what the rulebook text says instead."""

    found: str
    written: str
    where: str


class Note(Frozen):
    """A place where the source contradicts itself, only suggests, or leaves something unsaid."""

    kind: Literal["contradiction", "suggestion", "unstated"]
    about: str
    sections: tuple[str, ...] = ()


class GameInfo(Frozen):
    """A game's metadata, from `game.toml`."""

    slug: Slug
    title: str
    edition: str | None = None
    players: str | None = None
    language: str = "en"
    source: str | None = None
    cited_by: str | None = None
    about: str | None = None
    words: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    """The rulebook's words, each with what players say for it."""
    slips: tuple[Slip, ...] = ()
    notes: tuple[Note, ...] = ()


class StatementAnchors(Frozen):
    """How players ask for one statement."""

    quote: str
    """Words of the statement, enough to be found once."""
    asks: tuple[str, ...] = ()
    yes: tuple[str, ...] = ()
    """Yes/no questions to which the statement itself says yes."""
    no: tuple[str, ...] = ()


class RuleAnchors(Frozen):
    """More ways to ask for a rule of the engine, beside those in the rule itself."""

    rule: str
    """The rule's id."""
    asks: tuple[str, ...]


class SilentTopic(Frozen):
    """Something that players ask and the rulebook does not decide."""

    topic: str
    asks: tuple[str, ...]
    near: str | None = None
    """Words of the statement that comes nearest."""


class Anchors(Frozen):
    """A game's question anchors, from `questions.toml`. Written from the rulebook, never from test questions."""

    statement: tuple[StatementAnchors, ...] = ()
    rule: tuple[RuleAnchors, ...] = ()
    silent: tuple[SilentTopic, ...] = ()


class GameFolder(Frozen):
    """A shipped game: its folder, its metadata and its anchors."""

    path: Path
    info: GameInfo
    anchors: Anchors

    @property
    def rulebook(self) -> Path:
        """The rulebook's text."""
        return self.path / "rulebook.md"


def shipped_games() -> Iterator[GameFolder]:
    """The games that ship with Referee: every folder beside this file that holds a `game.toml`, by name."""
    return (_opened(path.parent) for path in sorted(SHIPPED.glob("*/game.toml")))


def open_game(folder: Path) -> GameFolder:
    """Read a game's folder. Raises GameFileError where a file is missing or a field is wrong."""
    anchors = folder / "questions.toml"
    return GameFolder(
        path=folder,
        info=_parse(folder / "game.toml", GameInfo),
        anchors=_parse(anchors, Anchors) if anchors.exists() else Anchors(),
    )


_opened = cache(open_game)
"""A shipped folder does not change while Referee runs, and its thousands of questions take a while to read."""


def _parse(path: Path, model: type[Model]) -> Model:
    try:
        return model.model_validate(tomllib.loads(path.read_text("utf-8")))
    except OSError as error:
        raise GameFileError(
            f"{path.parent.name}/{path.name}: {error.strerror}; a game's folder needs this file"
        ) from error
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise GameFileError(f"{path.parent.name}/{path.name}: {error}") from error
