"""Reading a PDF from its sheets to a document, step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ingest.document import Document, SourcePage, UnreadableError
from ingest.limits import Limits
from ingest.pdf import pdfium
from ingest.pdf.aligned import aligned_tables
from ingest.pdf.columns import Area, area, blocks, crossed, ordered
from ingest.pdf.contents import drop_contents
from ingest.pdf.draft import Draft
from ingest.pdf.drawn import Tries, read_drawn
from ingest.pdf.dropcaps import join_drop_caps
from ingest.pdf.edges import find_running
from ingest.pdf.faq import mark_questions
from ingest.pdf.glyphs import A4, Sheet
from ingest.pdf.hyphens import Words
from ingest.pdf.imposed import leaves_of
from ingest.pdf.joining import join_open_sentences
from ingest.pdf.leaf import Leaf
from ingest.pdf.ligatures import mark_lost
from ingest.pdf.lines import Segment, segments
from ingest.pdf.looks import invisible, weigh
from ingest.pdf.numbers import number_pages
from ingest.pdf.ocr import Recognised, available, recognise
from ingest.pdf.outline import mark_headings
from ingest.pdf.paired import paired_tables
from ingest.pdf.paragraphs import paragraphs, usual_step
from ingest.pdf.ruled import ruled_tables
from ingest.pdf.sidebars import Sidebar, take_sidebars
from ingest.pdf.tables import Table, write_rows
from ingest.pdf.trust import (
    DAMAGED,
    DRAWINGS,
    DRAWN_TEXT,
    GARBLED,
    NEEDS_OCR,
    NO_TEXT,
    OCR,
    OCR_LAYER,
    OCR_TABLE,
    flag_sheet,
    warnings_of,
)
from ingest.pdf.weight import mark_bold

_Progress = Callable[[str, int, int], None]

_LINE_BY_LINE = 0.12
_STROKES = re.compile(r"[|/\\+]")
_WORD = re.compile(r"[^\W\d_]{2}|[一-鿿]")


def read_pdf(
    path: Path,
    *,
    first_printed_page: int | None = None,
    password: str | None = None,
    limits: Limits | None = None,
    progress: _Progress | None = None,
) -> Document:
    """Read a PDF rulebook.

    Raises UnreadableError where it is locked, damaged, beyond the limits, or holds nothing that can be read.
    """
    report = progress or (lambda _step, _done, _total: None)
    with pdfium.opened(path, password, limits) as file:
        labels, title, count = file.labels(), file.title(), len(file)
        sheets: list[tuple[Sheet, list[Segment]]] = []
        flags: dict[int, set[str]] = {}
        drawn: dict[int, list[Table]] = {}
        tries = Tries()
        for number in range(1, count + 1):
            try:
                sheet = file.sheet(number)
                lines, flags[number] = _lines_of(sheet, file)
                drawn[number] = _drawn_tables(sheet, lines, flags[number], file, tries)
            except pdfium.DamagedPageError:
                sheet, lines, flags[number] = Sheet(number, *A4, []), [], {DAMAGED}
            sheet.grey = None
            sheets.append((sheet, lines))
            report("reading pages", number, count)
    leaves = leaves_of(sheets)
    for leaf in leaves:
        leaf.flags |= flags[leaf.pdf_page]
    if not any(leaf.lines for leaf in leaves):
        raise UnreadableError(
            f"{path.name!r} has {count} pages and no text that can be read: expected a text layer, or scans and "
            "Tesseract installed to recognise them; install Tesseract, or run the file through OCR first"
        )
    body = mark_bold([line for leaf in leaves for line in leaf.lines])
    find_running(leaves)
    number_pages(leaves, labels, first_printed_page)
    drafts = _drafts(leaves, drawn, body, report)
    heading, rest = _title(drafts)
    return Document(
        blocks=tuple(block for draft in rest if (block := draft.block()).text),
        pages=tuple(
            SourcePage(leaf.label, leaf.pdf_page, leaf.label_source, tuple(sorted(leaf.flags)))
            for leaf in leaves
        ),
        title=heading or title or None,
        warnings=warnings_of(leaves),
    )


def _lines_of(sheet: Sheet, file: pdfium.PdfFile) -> tuple[list[Segment], set[str]]:
    """The visible lines of a sheet, from its text or by OCR, and what is to be said about them."""
    lines = segments(sheet.glyphs)
    for line in lines:
        weigh(line, sheet.grey)
    flags = flag_sheet(sheet, lines)
    if flags & {NO_TEXT, GARBLED}:
        recognised = recognise(file, sheet)
        if recognised is not None:
            return _recognised_lines(sheet, recognised), (flags - {NO_TEXT, GARBLED, DRAWINGS}) | {OCR}
        if not available():
            flags.add(NEEDS_OCR)
    if OCR_LAYER in flags:
        return lines, flags
    return [line for line in lines if not invisible(line)], flags


def _drawn_tables(
    sheet: Sheet, lines: list[Segment], flags: set[str], file: pdfium.PdfFile, tries: Tries
) -> list[Table]:
    """The tables of a sheet with text that are drawn and can be read; its flags say then what is left unread."""
    if not lines or flags & {OCR, OCR_LAYER, GARBLED}:
        return []
    tables = read_drawn(file, sheet, lines, tries)
    if tables:
        flags.discard(DRAWN_TEXT)
        read = [line for table in tables for line in table.lines]
        flags |= (flag_sheet(sheet, [*lines, *read]) & {DRAWN_TEXT}) | {OCR_TABLE}
    return tables


def _recognised_lines(sheet: Sheet, recognised: Recognised) -> list[Segment]:
    lines = segments(recognised.glyphs)
    if recognised.turn in (90, 270):
        sheet.width, sheet.height = sheet.height, sheet.width
    if not recognised.turn:
        for line in lines:
            weigh(line, sheet.grey)
    return lines


def _drafts(
    leaves: Sequence[Leaf], drawn: Mapping[int, Sequence[Table]], body: float, report: _Progress
) -> list[Draft]:
    words = Words(line for leaf in leaves for line in leaf.lines)
    mark_lost(line for leaf in leaves for line in leaf.lines)
    drafts: list[Draft] = []
    pages: list[list[Area]] = []
    for leaf in leaves:
        leaf.lines = join_drop_caps(leaf.lines, body, words)
        pages.append(_areas(leaf, drawn.get(leaf.pdf_page, ()), _closing(pages)))
    usual = usual_step([item.lines for areas in pages for item in areas if item.what is None])
    for index, (leaf, areas) in enumerate(zip(leaves, pages, strict=True)):
        before = _closing(pages[:index])
        for position, item in enumerate(areas):
            drafts += _drafts_of(item, index, leaf, words, usual, before if position == 0 else None)
        report("finding the reading order", index + 1, len(leaves))
    drafts = drop_contents(_without_boards(drafts, leaves), leaves)
    mark_headings(drafts, body)
    return list(mark_questions(join_open_sentences(drafts, words, body)))


def _without_boards(drafts: Sequence[Draft], leaves: Sequence[Leaf]) -> list[Draft]:
    """Boards drawn with letters and strokes are drawings, `|  O  |   X |`, and so are the shreds beside them: `| O`."""
    kept: list[Draft] = []
    for draft in drafts:
        if len(_STROKES.findall(draft.text)) > 1 and not _WORD.search(draft.text) and draft.kind != "row":
            leaves[draft.page].flags.add(DRAWN_TEXT)
        else:
            kept.append(draft)
    return [draft for draft in kept if DRAWN_TEXT not in leaves[draft.page].flags or not _is_shred(draft)]


def _is_shred(draft: Draft) -> bool:
    return draft.kind != "row" and not _WORD.search(draft.text) and not re.search(r"\d", draft.text)


def _closing(pages: Sequence[list[Area]]) -> Table | None:
    """The table that closes the last of the pages, if one does."""
    last = pages[-1][-1].what if pages and pages[-1] else None
    return last if isinstance(last, Table) else None


def _areas(leaf: Leaf, drawn: Sequence[Table], before: Table | None) -> list[Area]:
    """A page's text in reading order: blocks of lines, tables, sidebars."""
    upright = [line for line in leaf.lines if line.upright]
    ruled, rest = ruled_tables(
        [edge for edge in leaf.sheet.edges if leaf.frame.holds(edge.x0, edge.top, 2)], upright, before
    )
    sidebars, rest = take_sidebars(leaf, rest)
    plain, tables = _plain(rest)
    read = [table for table in drawn if leaf.frame.holds(*table.lines[0].middle)]
    fixed = [area(table.lines, table) for table in [*ruled, *tables, *read]]
    beside = [area(sidebar.lines, sidebar) for sidebar in sidebars]
    turned = [area(block) for block in blocks([line for line in leaf.lines if not line.upright])]
    return ordered([*plain, *fixed, *beside]) + turned


def _plain(lines: list[Segment]) -> tuple[list[Area], list[Table]]:
    tables, lines = aligned_tables(lines)
    pairs, lines = paired_tables(lines)
    tables += pairs
    if crossed(lines) > _LINE_BY_LINE:
        lines = [line for item in ordered([area([line]) for line in lines]) for line in item.lines]
    return [area(block) for block in blocks(lines)], tables


def _drafts_of(
    item: Area, page: int, leaf: Leaf, words: Words, usual: float, before: Table | None
) -> list[Draft]:
    match item.what:
        case Table() as table:
            return write_rows(table, page, leaf, words, before)
        case Sidebar() as sidebar:
            plain, tables = _plain(sidebar.lines)
            inner = ordered([*plain, *(area(table.lines, table) for table in tables)])
            drafts = [draft for part in inner for draft in _drafts_of(part, page, leaf, words, usual, None)]
            for draft in drafts:
                draft.apart = True
            return drafts
        case _:
            return [draft for draft in paragraphs(item.lines, page, leaf, words, usual) if draft.text]


def _title(drafts: Sequence[Draft]) -> tuple[str, Sequence[Draft]]:
    """A first-level heading that stands alone at the very top is the title, and above no section."""
    if not drafts or drafts[0].kind != "heading" or re.fullmatch(r"\W*\d.*", drafts[0].text):
        return "", drafts
    if any(draft.kind == "heading" and draft.level <= drafts[0].level for draft in drafts[1:]):
        return "", drafts
    return drafts[0].text, drafts[1:]
