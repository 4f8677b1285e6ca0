"""A document becomes a rulebook: one canonical text, cut into passages and statements with their places."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from corpus.models import Kind, Locator, Page, Passage, Rulebook, Statement, slugify
from ingest.document import Block, Document, UnreadableError
from ingest.language import detect_language
from ingest.sentences import sentence_spans

SPLITTER = "1"
"""Raised when the same file would be cut differently, so that an index made before is known to be old."""

PASSAGE_WORDS = 160
"""A passage longer than this is cut at the next paragraph (trial: notes on retrieval, 160 beat whole sections)."""

_KINDS: dict[str, Kind] = {"item": "item", "row": "row", "answer": "answer"}


def split(document: Document, *, slug: str, title: str, edition: str | None = None) -> Rulebook:
    """Cut a document into passages and statements.

    A passage stays under one heading and begins on one page; a statement that runs over a page's end belongs to the
    page where it begins. Raises UnreadableError where the document holds no statement.
    """
    text, placed = _lay_out(document.blocks)
    passages = tuple(_passages(slug, text, placed, document))
    if not passages:
        raise UnreadableError(
            f"{title!r} holds no sentence that could be cited: expected a rulebook with readable text; "
            "scanned pages need OCR, drawings cannot be read"
        )
    revision = hashlib.sha256()
    for part in (SPLITTER, slug, text, *(repr((s.id, s.at)) for p in passages for s in p.statements)):
        revision.update(part.encode())
        revision.update(b"\0")
    return Rulebook(
        slug=slug,
        title=title,
        edition=edition,
        language=detect_language(text),
        revision=revision.hexdigest()[:12],
        text=text,
        pages=tuple(_pages(document, placed, len(text))),
        passages=passages,
    )


@dataclass(frozen=True)
class _Placed:
    """A block with its offset in the canonical text, the headings above it and the words it hangs on."""

    block: Block
    start: int
    section: tuple[str, ...]
    lead: str


def _lay_out(blocks: Iterable[Block]) -> tuple[str, list[_Placed]]:
    parts: list[str] = []
    placed: list[_Placed] = []
    headings: list[tuple[int, str]] = []
    outside: list[tuple[int, str]] | None = None
    lead, offset = "", 0
    previous: Block | None = None
    for block in blocks:
        gap = _gap(previous, block)
        parts += [gap, block.text]
        start = offset + len(gap)
        offset = start + len(block.text)
        if block.apart and outside is None:
            outside = list(headings)
        elif not block.apart and outside is not None:
            headings, outside, lead = outside, None, ""
        if block.kind == "heading":
            headings = [(level, name) for level, name in headings if level < block.level]
            headings.append((block.level, block.text))
            lead = ""
        hangs = block.kind in ("item", "row", "answer")
        placed.append(_Placed(block, start, tuple(name for _, name in headings), lead if hangs else ""))
        if block.kind == "question":
            lead = block.text
        elif block.kind == "paragraph":
            last = sentence_spans(block.text)[-1] if block.text.strip() else (0, 0)
            lead = block.text[slice(*last)] if block.text.endswith(":") else ""
        previous = block
    return "".join(parts), placed


def _gap(previous: Block | None, block: Block) -> str:
    if previous is None:
        return ""
    return "\n" if previous.kind == block.kind and block.kind in ("item", "row") else "\n\n"


def _passages(slug: str, text: str, placed: Iterable[_Placed], document: Document) -> Iterator[Passage]:
    names: Counter[str] = Counter()
    for group in _groups(placed):
        first = group[0]
        page = document.pages[first.block.page]
        name = "/".join(
            part
            for part in (
                slug,
                f"p{slugify(page.label)}" if page.label is not None else "",
                slugify(first.section[-1]) if first.section else "",
            )
            if part
        )
        names[name] += 1
        passage_id = name if names[name] == 1 else f"{name}-{names[name]}"
        statements = tuple(_statements(passage_id, text, group, document))
        if statements:
            at = _with_span(statements[0].at, statements[0].at.start, statements[-1].at.end)
            yield Passage(id=passage_id, at=at, statements=statements)


def _with_span(at: Locator, start: int, end: int) -> Locator:
    """The same place with another span."""
    return at.model_copy(update={"start": start, "end": end})


def _groups(placed: Iterable[_Placed]) -> Iterator[list[_Placed]]:
    """Runs of blocks that make one passage: same page, same headings, about `PASSAGE_WORDS` words at most."""
    group: list[_Placed] = []
    words = 0
    for item in placed:
        if item.block.kind == "heading":
            continue
        size = len(item.block.text.split())
        joins = (
            bool(group)
            and (group[0].section, group[0].block.page, group[0].block.apart)
            == (item.section, item.block.page, item.block.apart)
            and (
                words + size <= PASSAGE_WORDS
                or (item.block.kind == "row" == group[-1].block.kind)
                or item.lead != ""
                or group[-1].block.kind == "question"
            )
        )
        if group and not joins:
            yield group
            group, words = [], 0
        group.append(item)
        words += size
    if group:
        yield group


def _statements(passage_id: str, text: str, group: list[_Placed], document: Document) -> Iterator[Statement]:
    number = 0
    for paragraph, item in enumerate(group, start=1):
        block = item.block
        if block.kind == "question":
            continue
        whole = block.kind in ("item", "row", "answer") and len(block.text.split()) <= 60
        spans = [(0, len(block.text))] if whole else sentence_spans(block.text)
        for start, end in spans:
            page = document.pages[block.page + sum(turn <= start for turn in block.turns)]
            at = Locator(
                page=page.label,
                pdf_page=page.pdf_page,
                section=item.section,
                paragraph=paragraph,
                start=item.start + start,
                end=item.start + end,
            )
            words = text[at.start : at.end]
            if not any(character.isalnum() for character in words):
                continue
            number += 1
            yield Statement(
                id=f"{passage_id}#{number}",
                text=words,
                at=at,
                kind=_KINDS.get(block.kind, "sentence"),
                lead=item.lead,
                columns=block.columns,
                cells=block.cells,
            )


def _pages(document: Document, placed: list[_Placed], length: int) -> Iterator[Page]:
    starts: dict[int, int] = {0: 0}
    for item in placed:
        starts.setdefault(item.block.page, item.start)
        for step, turn in enumerate(item.block.turns, start=1):
            starts.setdefault(item.block.page + step, item.start + turn)
    begins = [starts.get(index) for index in range(len(document.pages))]
    end = length
    spans: list[tuple[int, int]] = []
    for begin in reversed(begins):
        start = end if begin is None else begin
        spans.append((start, end))
        end = start
    for source, (start, stop) in zip(document.pages, reversed(spans), strict=True):
        yield Page(
            label=source.label,
            pdf_page=source.pdf_page,
            start=start,
            end=stop,
            label_source=source.label_source,
            flags=source.flags,
        )
