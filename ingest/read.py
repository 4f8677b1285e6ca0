"""A file becomes a document: which reader reads which file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from ingest.document import Document, UnreadableError
from ingest.html import read_html
from ingest.limits import Limits
from ingest.markdown import read_markdown
from ingest.plaintext import read_plaintext

Progress = Callable[[str, int, int], None]
"""Called with the step, how many pages are done, and of how many."""

_READERS = {
    **dict.fromkeys((".md", ".markdown"), read_markdown),
    **dict.fromkeys((".txt", ".text", ""), read_plaintext),
    **dict.fromkeys((".html", ".htm", ".xhtml"), read_html),
}
_CHARSET = re.compile(rb"<meta[^>]*charset\s*=\s*[\"']?([\w-]+)", re.IGNORECASE)


def read(
    path: Path,
    *,
    first_printed_page: int | None = None,
    password: str | None = None,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> Document:
    """Read a rulebook file.

    `first_printed_page` is the number that a PDF's first page carries, for PDFs that do not say; `password` opens a
    locked one. Raises UnreadableError where the file is missing, empty, of an unknown kind, beyond the limits, or not
    what its name says.
    """
    suffix = path.suffix.lower()
    limits = limits or Limits()
    if not path.is_file():
        raise UnreadableError(f"{str(path)!r} is not a file: expected the path of a rulebook")
    if path.stat().st_size > limits.file_bytes:
        raise UnreadableError(
            f"{path.name!r} has {path.stat().st_size} bytes: expected {limits.file_bytes} at most; "
            "save it smaller, or raise the limit"
        )
    if suffix == ".pdf":
        from ingest.pdf.reader import read_pdf

        return read_pdf(
            path, first_printed_page=first_printed_page, password=password, limits=limits, progress=progress
        )
    reader = _READERS.get(suffix)
    if reader is None:
        raise UnreadableError(
            f"{path.name!r} is of kind {suffix!r}: expected .pdf, .md, .markdown, .html, .htm, .txt or .text; "
            "save the rulebook as one of these"
        )
    document = reader(_text(path))
    if not document.blocks:
        raise UnreadableError(f"{path.name!r} holds no words to read: expected a rulebook's text")
    return document


def _text(path: Path) -> str:
    data = path.read_bytes()
    if not data.strip():
        raise UnreadableError(f"{path.name!r} is empty: expected a rulebook's text")
    if data.startswith(b"%PDF-"):
        raise UnreadableError(f"{path.name!r} is a PDF: expected text; name it .pdf")
    if b"\0" in data[:4096] and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise UnreadableError(f"{path.name!r} holds binary data: expected text; a PDF must be named .pdf")
    for encoding in _encodings(data):
        try:
            return data.decode(encoding)
        except (UnicodeDecodeError, LookupError):
            continue
    return data.decode("cp1252", errors="replace")


def _encodings(data: bytes) -> list[str]:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ["utf-16"]
    named = _CHARSET.search(data[:4096])
    return ["utf-8-sig", *([named[1].decode("ascii")] if named else [])]
