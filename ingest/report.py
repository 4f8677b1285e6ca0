"""The ingest report: what its owner should look at before trusting a rulebook that was read."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence

from corpus.models import Frozen, Rulebook
from ingest.document import Block, Document, Word

UNREAD = frozenset(("needs ocr", "damaged", "garbled"))
"""Flags of pages of which words are missing."""

_SAMPLE = 12
"""Pieces of the sample of the reading order."""
_SHOWN = 90
"""Characters of each."""


class Region(Frozen):
    """One block on a page: a paragraph, item, row or heading, in points from the top left corner."""

    kind: str
    x0: float
    top: float
    x1: float
    bottom: float
    text: str


class PageReport(Frozen):
    """One page as it was read."""

    label: str | None
    label_source: str | None
    pdf_page: int | None
    columns: int
    """Columns of text found; 0 where nothing was read or the file has no pages."""
    statements: int
    """Statements that begin on it."""
    flags: tuple[str, ...]
    regions: tuple[Region, ...]
    """For PDFs: its blocks in reading order."""

    @property
    def unread(self) -> bool:
        """Whether words of it are missing."""
        return bool(UNREAD & set(self.flags))


class HeadingReport(Frozen):
    """One heading of the outline."""

    level: int
    text: str
    page: str | None


class IngestReport(Frozen):
    """What was found in a rulebook's file."""

    title: str
    language: str
    pages: tuple[PageReport, ...]
    headings: tuple[HeadingReport, ...]
    passages: int
    statements: int
    sample: tuple[str, ...]
    """The beginnings of blocks in reading order, from the page with the most columns."""
    warnings: tuple[str, ...]

    @property
    def unread(self) -> tuple[PageReport, ...]:
        """Pages of which words are missing."""
        return tuple(page for page in self.pages if page.unread)


def report_on(document: Document, rulebook: Rulebook) -> IngestReport:
    """The report on a document and on the rulebook that was cut from it."""
    regions: list[list[Region]] = [[] for _ in document.pages]
    rows: list[list[Region]] = [[] for _ in document.pages]
    for block in document.blocks:
        for page, region in _regions(block, document):
            regions[page].append(region)
            if block.kind not in ("row", "heading") and not block.apart:
                rows[page].append(region)
    starts = [one.at.start for one in rulebook.statements]
    pages = tuple(
        PageReport(
            label=page.label,
            label_source=page.label_source,
            pdf_page=page.pdf_page,
            columns=_columns(rows[number]) or (1 if regions[number] else 0),
            statements=bisect_left(starts, page.end) - bisect_left(starts, page.start),
            flags=page.flags,
            regions=tuple(regions[number]),
        )
        for number, page in enumerate(rulebook.pages)
    )
    return IngestReport(
        title=rulebook.title,
        language=rulebook.language,
        pages=pages,
        headings=tuple(
            HeadingReport(level=block.level, text=block.text, page=document.pages[block.page].label)
            for block in document.blocks
            if block.kind == "heading"
        ),
        passages=len(rulebook.passages),
        statements=len(starts),
        sample=_sample(document, pages),
        warnings=document.warnings,
    )


def _regions(block: Block, document: Document) -> Iterable[tuple[int, Region]]:
    """The part of a block on each page that it stands on; a column's part apart from the next column's."""
    runs: list[list[Word]] = []
    for word in block.words:
        last = runs[-1][-1] if runs else None
        if last is None or last.pdf_page != word.pdf_page or word.bottom < last.top - 20:
            runs.append([])
        runs[-1].append(word)
    for run in runs:
        page = block.page + sum(turn <= run[0].start for turn in block.turns)
        yield (
            min(page, len(document.pages) - 1),
            Region(
                kind=block.kind,
                x0=min(word.x0 for word in run),
                top=min(word.top for word in run),
                x1=max(word.x1 for word in run),
                bottom=max(word.bottom for word in run),
                text=_shortened(block.text[run[0].start : run[-1].end]),
            ),
        )


def _columns(regions: Sequence[Region]) -> int:
    """How many regions stand side by side, at the height where most do, if they do so more than once."""
    counts: Counter[int] = Counter()
    for one in regions:
        middle = (one.top + one.bottom) / 2
        beside: list[Region] = []
        for other in sorted(regions, key=lambda region: region.x0):
            if other.top <= middle <= other.bottom and (not beside or other.x0 >= beside[-1].x1):
                beside.append(other)
        counts[len(beside)] += 1
    often = [number for number, count in counts.items() if count > 1]
    return max(often or counts, default=0)


def _sample(document: Document, pages: Sequence[PageReport]) -> tuple[str, ...]:
    if not document.blocks:
        return ()
    held = Counter(block.page for block in document.blocks)
    best = max(held, key=lambda page: (pages[page].columns, held[page]))
    blocks = [block for block in document.blocks if block.page == best]
    return tuple(_shortened(block.text) for block in blocks[:_SAMPLE])


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1].rstrip()}…"


def report_lines(report: IngestReport) -> tuple[str, ...]:
    """The report in a few lines: what was found, then what to look at."""
    sources: Counter[str] = Counter()
    for page in report.pages:
        if page.pdf_page is not None or page.label is not None:
            sources[page.label_source or "none"] += 1
    lines = [f"Warning: {warning}." for warning in report.warnings]
    lines += [
        f"Page {page.label or '–'} (PDF page {page.pdf_page}) could not be read: {', '.join(page.flags)}."
        for page in report.unread
    ]
    if sources:
        named = ", ".join(f"{count} by {name}" for name, count in sources.most_common())
        columns = Counter(page.columns for page in report.pages if page.columns)
        found = ", ".join(f"{count} with {number}" for number, count in sorted(columns.items()))
        lines.append(f"Pages: {sum(sources.values())}, numbered: {named}; columns: {found or 'none found'}.")
    lines.append(f"Headings: {len(report.headings)}. Language: {report.language}.")
    return tuple(lines)
