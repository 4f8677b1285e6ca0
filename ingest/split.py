"""A document becomes a rulebook: one canonical text, cut into passages and statements with their places."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from corpus.models import Kind, Locator, Page, Passage, Rulebook, Statement, slugify
from ingest.document import Block, Document, UnreadableError
from ingest.doubts import confidence_of, forms_in, marks_of
from ingest.language import detect_language
from ingest.pages import part
from ingest.sentences import sentence_spans

SPLITTER = "2"
"""Raised when the same file would be cut differently, so that an index made before is known to be old."""

PASSAGE_WORDS = 160
"""A passage longer than this is cut at the next paragraph (trial: notes on retrieval, 160 beat whole sections)."""

WHOLE_WORDS = 60
"""An item, row or answer of at most this many words is one statement; a longer one is cut into sentences."""

_KINDS: dict[str, Kind] = {"item": "item", "row": "row", "answer": "answer"}


def split(document: Document, *, slug: str, title: str, edition: str | None = None) -> Rulebook:
    """Cut a document into passages and statements.

    A passage stays under one heading and on one page; a statement that runs over a page's end belongs to the page where
    it begins. Raises UnreadableError where the document holds no statement.
    """
    text, placed = lay_out(document.blocks)
    passages = tuple(_passages(slug, text, placed, document))
    if not passages:
        raise UnreadableError(
            f"{title!r} holds no sentence that could be cited: expected a rulebook with readable text; "
            "scanned pages need OCR, drawings cannot be read"
        )
    revision = hashlib.sha256()
    spans = (repr((s.id, s.at, *s.forms)) for passage in passages for s in passage.statements)
    for piece in (SPLITTER, slug, text, *spans):
        revision.update(piece.encode())
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
class _Place:
    """Where reading stands: how many headings came before, and the ones above, outermost first."""

    number: int = 0
    headings: tuple[tuple[int, str], ...] = ()
    paragraphs: int = 0

    def under(self, heading: Block, number: int) -> _Place:
        above = tuple(name for name in self.headings if name[0] < heading.level)
        return _Place(number, (*above, (heading.level, heading.text)))


@dataclass(frozen=True)
class Placed:
    """A block with its offset in the canonical text, where it stands and the words it hangs on."""

    block: Block
    start: int
    place: _Place
    lead: str

    @property
    def section(self) -> tuple[str, ...]:
        """Headings above, outermost first."""
        return tuple(name for _, name in self.place.headings)


def lay_out(blocks: Iterable[Block]) -> tuple[str, list[Placed]]:
    """The canonical text of a document's blocks, and where in it each stands."""
    parts: list[str] = []
    placed: list[Placed] = []
    place, outside = _Place(), None
    lead, offset, headings = "", 0, 0
    previous: Block | None = None
    for block in blocks:
        gap = _gap(previous, block)
        parts += [gap, block.text]
        start = offset + len(gap)
        offset = start + len(block.text)
        if block.apart and outside is None:
            outside = place
        elif not block.apart and outside is not None:
            place, outside, lead = outside, None, ""
        if block.kind == "heading":
            headings += 1
            place, lead = place.under(block, headings), ""
        else:
            place = replace(place, paragraphs=place.paragraphs + 1)
        hangs = block.kind in ("item", "row", "answer")
        placed.append(Placed(block, start, place, lead if hangs else ""))
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


def _passages(slug: str, text: str, placed: Iterable[Placed], document: Document) -> Iterator[Passage]:
    names: set[str] = set()
    for group in _groups(one for item in placed for one in _by_page(item)):
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
        passage_id = _unused(name, names)
        statements = tuple(_statements(passage_id, text, group, document))
        if statements:
            names.add(passage_id)
            at = _with_span(statements[0].at, statements[0].at.start, statements[-1].at.end)
            yield Passage(id=passage_id, at=at, statements=statements)


def _unused(name: str, names: set[str]) -> str:
    """The name, or the first of `name-2`, `name-3`, ... that no passage has."""
    number = 2
    free = name
    while free in names:
        free, number = f"{name}-{number}", number + 1
    return free


def _with_span(at: Locator, start: int, end: int) -> Locator:
    """The same place with another span."""
    return at.model_copy(update={"start": start, "end": end})


def _groups(placed: Iterable[Placed]) -> Iterator[list[Placed]]:
    """Runs of blocks that make one passage: same page, same headings, about `PASSAGE_WORDS` words at most."""
    group: list[Placed] = []
    words = 0
    for item in placed:
        if item.block.kind == "heading":
            continue
        size = len(item.block.text.split())
        joins = (
            bool(group)
            and (group[0].place.number, group[0].block.page, group[0].block.apart)
            == (item.place.number, item.block.page, item.block.apart)
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


def _by_page(item: Placed) -> Iterator[Placed]:
    """A block that runs over a page's end, cut before the first statement of each page."""
    spans = _spans(item.block) if item.block.turns else []
    pages = [sum(turn <= start for turn in item.block.turns) for start, _ in spans]
    begins = [place for place, page in enumerate(pages) if place == 0 or page != pages[place - 1]]
    if len(begins) < 2:
        yield item
        return
    for first, last in pairwise([*begins, len(spans)]):
        start, end = spans[first][0], spans[last - 1][1]
        yield replace(item, block=part(item.block, start, end), start=item.start + start)


def _spans(block: Block) -> list[tuple[int, int]]:
    """Spans of the statements of a block: the whole of a short item, row or answer, else its sentences."""
    whole = block.kind in ("item", "row", "answer") and len(block.text.split()) <= WHOLE_WORDS
    return [(0, len(block.text))] if whole else sentence_spans(block.text)


def _statements(passage_id: str, text: str, group: list[Placed], document: Document) -> Iterator[Statement]:
    number = 0
    for item in group:
        block = item.block
        if block.kind == "question":
            continue
        page = document.pages[block.page]
        for start, end in _spans(block):
            confidence = confidence_of(block, start, end)
            at = Locator(
                page=page.label,
                pdf_page=page.pdf_page,
                section=item.section,
                paragraph=item.place.paragraphs,
                start=item.start + start,
                end=item.start + end,
                marks=marks_of(page, confidence),
                confidence=confidence,
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
                forms=forms_in(words, block.forms),
            )


def _pages(document: Document, placed: list[Placed], length: int) -> Iterator[Page]:
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
