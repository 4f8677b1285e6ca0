"""What is kept of the file that a rulebook was read from, beside its index.

games/<slug>/<key>/source.pdf        the file, without its password
games/<slug>/<key>/boxes.npz         where its words stand: offsets in the text, PDF page, box, OCR's confidence
games/<slug>/<key>/origin.json       what it was recognised by
games/<slug>/<key>/report.json       the ingest report
games/<slug>/<key>/amendments/<name>/...   the same of each amendment
"""

from __future__ import annotations

import hashlib
import math
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import numpy as np
from pydantic import ValidationError

from corpus.models import Frozen, Rulebook, slugify
from ingest.document import Word
from ingest.isolated import unlock_isolated
from ingest.limits import Limits
from ingest.report import IngestReport
from rag.amended import AMENDMENTS


class Origin(Frozen):
    """What a file is recognised by."""

    file: str
    """Hash of its bytes."""
    text: str
    """Hash of the letters and digits of its text."""
    places: str
    """Hash of the pages on which its statements stand."""
    revision: str
    """Of the rulebook that was read from it, amendments aside."""
    kept_at: str = ""
    """Name of the kept file."""


def file_hash(file: BinaryIO) -> str:
    """Hash of a file's bytes; it is left at its beginning."""
    file.seek(0)
    digest = hashlib.sha256()
    while piece := file.read(2**20):
        digest.update(piece)
    file.seek(0)
    return digest.hexdigest()


def origin_of(rulebook: Rulebook, file: str = "") -> Origin:
    """What a rulebook without amendments is recognised by."""
    letters = "".join(filter(str.isalnum, rulebook.text.casefold()))
    places = repr([(one.at.page, one.at.pdf_page) for one in rulebook.statements])
    return Origin(
        file=file,
        text=hashlib.sha256(letters.encode()).hexdigest(),
        places=hashlib.sha256(places.encode()).hexdigest(),
        revision=rulebook.revision,
    )


class Kept:
    """What stands in the folder of one revision of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(
        self,
        path: Path,
        origin: Origin,
        words: Sequence[Word],
        report: IngestReport,
        *,
        source: str | None = None,
        password: str | None = None,
        limits: Limits | None = None,
    ) -> None:
        """Keep the file of the rulebook, or of the amendment of this title."""
        folder = self._at(source)
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / f"source{path.suffix.lower()}"
        if password is None:
            shutil.copyfile(path, kept)
        else:
            unlock_isolated(path, password, kept, limits=limits)
        _save_words(folder / "boxes.npz", words)
        (folder / "report.json").write_text(report.model_dump_json(), "utf-8")
        named = origin.model_copy(update={"kept_at": kept.name})
        (folder / "origin.json").write_text(named.model_dump_json(), "utf-8")

    def take_over(self, other: Kept, sources: Sequence[str | None]) -> None:
        """Copy from another revision what it keeps of the rulebook (None) and of amendments."""
        for source in sources:
            old, new = other._at(source), self._at(source)
            new.mkdir(parents=True, exist_ok=True)
            for path in old.glob("*"):
                if _is_kept(path):
                    shutil.copyfile(path, new / path.name)

    def clear(self) -> None:
        """Remove all that is kept."""
        for path in filter(_is_kept, self._folder.glob("*")):
            path.unlink(missing_ok=True)
        shutil.rmtree(self._folder / AMENDMENTS, ignore_errors=True)

    @property
    def amended(self) -> bool:
        """Whether it holds amendments."""
        return (self._folder / AMENDMENTS).is_dir()

    def origin(self, source: str | None = None) -> Origin | None:
        """What the file is recognised by; None where it was not kept."""
        try:
            return Origin.model_validate_json((self._at(source) / "origin.json").read_bytes())
        except (OSError, ValidationError):
            return None

    def report(self, source: str | None = None) -> IngestReport | None:
        """The ingest report; None where none was kept."""
        try:
            return IngestReport.model_validate_json((self._at(source) / "report.json").read_bytes())
        except (OSError, ValidationError):
            return None

    def pdf(self, source: str | None = None) -> Path | None:
        """The kept PDF; None where the file was none or was not kept."""
        path = self._at(source) / "source.pdf"
        return path if path.is_file() else None

    def words(self, start: int, end: int, source: str | None = None) -> tuple[Word, ...]:
        """The words of which a character lies in `start:end` of the text of the rulebook or the amendment."""
        try:
            with np.load(self._at(source) / "boxes.npz") as saved:
                spans, boxes, sure = saved["spans"], saved["boxes"], saved["confidence"]
        except (OSError, KeyError, ValueError):
            return ()
        hit = np.flatnonzero((spans[:, 0] < end) & (spans[:, 1] > start))
        return tuple(_word(spans[row].tolist(), boxes[row].tolist(), float(sure[row])) for row in hit)

    def _at(self, source: str | None) -> Path:
        return self._folder if source is None else self._folder / AMENDMENTS / slugify(source)


def _save_words(path: Path, words: Sequence[Word]) -> None:
    np.savez_compressed(
        path,
        spans=np.array([(w.start, w.end, w.pdf_page) for w in words], np.int32).reshape(-1, 3),
        boxes=np.array([(w.x0, w.top, w.x1, w.bottom) for w in words], np.float32).reshape(-1, 4),
        confidence=np.array([math.nan if w.confidence is None else w.confidence for w in words], np.float32),
    )


def _is_kept(path: Path) -> bool:
    return path.name.startswith("source.") or path.name in ("boxes.npz", "report.json", "origin.json")


def _word(span: Sequence[int], box: Sequence[float], sure: float) -> Word:
    start, end, pdf_page = span
    x0, top, x1, bottom = box
    return Word(start, end, pdf_page, x0, top, x1, bottom, None if math.isnan(sure) else sure)
