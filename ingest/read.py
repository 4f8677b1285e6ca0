"""A file becomes a document: which reader reads which file."""

from __future__ import annotations

from pathlib import Path

from ingest.document import Document, UnreadableError
from ingest.markdown import read_markdown
from ingest.plaintext import read_plaintext

_MARKDOWN = {".md", ".markdown"}
_TEXT = {".txt", ".text", ""}


def read(path: Path, *, first_printed_page: int | None = None, password: str | None = None) -> Document:
    """Read a rulebook file.

    `first_printed_page` is the number that a PDF's first page carries, for PDFs that do not say; `password` opens a
    locked one. Raises UnreadableError where the file is missing, empty, of an unknown kind, or not what its name says.
    """
    suffix = path.suffix.lower()
    if not path.is_file():
        raise UnreadableError(f"{str(path)!r} is not a file: expected the path of a rulebook")
    if suffix in _MARKDOWN:
        return read_markdown(_text(path))
    if suffix in _TEXT:
        return read_plaintext(_text(path))
    if suffix == ".pdf":
        from ingest.pdf.reader import read_pdf

        return read_pdf(path, first_printed_page=first_printed_page, password=password)
    raise UnreadableError(
        f"{path.name!r} is of kind {suffix!r}: expected .md, .markdown, .txt or .text; "
        "save the rulebook as one of these"
    )


def _text(path: Path) -> str:
    data = path.read_bytes()
    if not data.strip():
        raise UnreadableError(f"{path.name!r} is empty: expected a rulebook's text")
    if b"\0" in data[:4096] and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise UnreadableError(f"{path.name!r} holds binary data: expected text; a PDF must be named .pdf")
    for encoding in (
        ("utf-16", "utf-8-sig") if data.startswith((b"\xff\xfe", b"\xfe\xff")) else ("utf-8-sig",)
    ):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("cp1252", errors="replace")
