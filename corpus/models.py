"""What a rulebook is: pages, passages, statements, and the citations that point into them.

A rulebook has one canonical `text`: what its file says, in reading order, cleaned of running heads and layout. Every
span in these models is a pair of character offsets into that text, and every quote is a slice of it. A quote that the
rulebook does not contain can therefore not be expressed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Literal
from urllib.parse import quote

from pydantic import BaseModel, ConfigDict, Field, model_validator

Slug = str
"""Lower-case letters, digits and hyphens: `dragons-lair`."""

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")

Kind = Literal["sentence", "item", "row", "answer"]
"""A sentence of a paragraph, an item of a list, a row of a table, or the answer to a question of an FAQ."""


class Frozen(BaseModel):
    """A value: immutable, and it refuses fields that it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class CitationError(ValueError):
    """A quote that does not stand where it is said to stand."""


class Page(Frozen):
    """One page: the number printed on it, if any, and its place in the file, if the file has pages."""

    label: str | None
    """The printed page number, as printed: `10`, `iv`. None where none is printed or known."""
    pdf_page: int | None = None
    """1-based position in the PDF."""
    start: int
    end: int
    label_source: str | None = None
    """How the label was found: `marker`, `page labels`, `printed`, `first printed page`, `index`."""
    source: str | None = None
    """Title of the amendment that the page belongs to; None for the rulebook itself."""
    flags: tuple[str, ...] = ()
    """What a reader should know: `ocr`, `mostly drawings`, `hidden text dropped`, ..."""


class Locator(Frozen):
    """Where a span stands: printed page, physical page, headings above it, paragraph, characters."""

    page: str | None
    pdf_page: int | None = None
    section: tuple[str, ...]
    """Headings above, outermost first, the rulebook's title left out. Empty before the first heading."""
    paragraph: int
    """1-based number of the paragraph, list item or row under its heading."""
    start: int
    end: int
    source: str | None = None
    """Title of the amendment (errata, FAQ) that it stands in; None for the rulebook itself."""
    marks: tuple[str, ...] = ()
    """What a reader must know of the words: `OCR`, `OCR layer unverified`."""
    confidence: float | None = None
    """Where OCR read the words: how sure it is of them, 0 to 100, their mean."""

    def __repr_args__(self) -> Iterator[tuple[str | None, object]]:
        """The fields, without those of the last three that say nothing."""
        silent = {"source", "marks", "confidence"}
        return ((name, value) for name, value in super().__repr_args__() if value or name not in silent)

    @property
    def heading(self) -> str:
        """The nearest heading, or an empty string."""
        return self.section[-1] if self.section else ""

    @property
    def label(self) -> str:
        """How the place is cited: `p.10 — The Exit`, `Wagering`, `p.4`, or `§3` where there is neither.

        An amendment's title stands before it, and what a reader must know of the words after it: `p.3 — Setup (OCR)`.
        """
        place = [f"p.{self.page}"] if self.page is not None else []
        if self.heading:
            place.append(self.heading)
        place = place or [f"§{self.paragraph}"]
        parts = [self.source, *place] if self.source else place
        return " — ".join(parts) + (f" ({', '.join(self.marks)})" if self.marks else "")


class Statement(Frozen):
    """One rule sentence, list item, table row or FAQ answer: the unit that is retrieved and quoted."""

    id: str
    """`lairs/p10/the-exit#2`: the passage's id and the 1-based number in it."""
    text: str
    """The rulebook's words, verbatim: `rulebook.text[at.start:at.end]`."""
    at: Locator
    kind: Kind = "sentence"
    lead: str = ""
    """Words of the rulebook that the statement hangs on, verbatim: the line that opens its list, or its question."""
    columns: tuple[str, ...] = ()
    """For a row: the names of its columns, aligned with its cells."""
    cells: tuple[str, ...] = ()
    """For a row: its cells, verbatim."""
    forms: tuple[str, ...] = ()
    """Other spellings of its words, to be found by and never quoted: `first` where the file has lost a ligature."""

    @property
    def shown(self) -> str:
        """The statement with what it hangs on: `Action: Creep; Cost: 1 any cube`."""
        if self.columns:
            pairs = zip(self.columns, self.cells, strict=False)
            return "; ".join(f"{name}: {cell}" if name else cell for name, cell in pairs if cell)
        return f"{self.lead} {self.text}" if self.lead else self.text


class Passage(Frozen):
    """The smallest piece under one heading on one page; it never crosses either."""

    id: str
    """Readable and stable: `lairs/p10/the-exit`."""
    at: Locator
    statements: tuple[Statement, ...] = Field(min_length=1)


class Citation(Frozen):
    """A span of one passage of one revision, rendered `[p.10 — The Exit]`. Built by `Rulebook.cite` alone."""

    id: str
    """The statement's id, followed by `@start-end` where less than the whole statement is quoted."""
    passage: str
    label: str
    page: str | None
    pdf_page: int | None
    section: str
    quote: str
    url: str
    """Where the passage can be read, as a path of the HTTP interface."""
    start: int
    end: int
    revision: str
    source: str | None = None
    """Title of the amendment that is quoted; None for the rulebook itself."""
    marks: tuple[str, ...] = ()
    """What a reader must know of the words or of their page: `OCR`, `mostly drawings`."""
    confidence: float | None = None
    """Where OCR read the words: how sure it is of them, 0 to 100."""


class Rulebook(Frozen):
    """One game's rulebook in one revision."""

    slug: Slug
    title: str
    edition: str | None = None
    language: str = "en"
    revision: str
    """Hash of what was read and of how it was cut: it changes exactly when a citation could."""
    text: str
    pages: tuple[Page, ...]
    passages: tuple[Passage, ...]

    @model_validator(mode="after")
    def _spans_hold_their_words(self) -> Rulebook:
        for statement in self.statements:
            found = self.text[statement.at.start : statement.at.end]
            if found != statement.text:
                raise ValueError(
                    f"statement {statement.id!r} says {statement.text!r}, its span holds {found!r}"
                )
        return self

    @property
    def statements(self) -> Iterator[Statement]:
        """All statements, in reading order."""
        return (statement for passage in self.passages for statement in passage.statements)

    @cached_property
    def by_id(self) -> dict[str, Statement]:
        """Statements by id."""
        return {statement.id: statement for statement in self.statements}

    @cached_property
    def passages_by_id(self) -> dict[str, Passage]:
        """Passages by id."""
        return {passage.id: passage for passage in self.passages}

    def cite(self, statement: Statement, start: int | None = None, end: int | None = None) -> Citation:
        """The citation of a statement, or of the span `start:end` of the rulebook's text inside it.

        Raises CitationError where the statement is not this rulebook's or the span leaves it.
        """
        if self.by_id.get(statement.id) != statement:
            raise CitationError(
                f"statement {statement.id!r} is not in revision {self.revision!r} of {self.slug!r}"
            )
        at = statement.at
        whole = (start is None or start == at.start) and (end is None or end == at.end)
        start, end = at.start if start is None else start, at.end if end is None else end
        if not at.start <= start < end <= at.end:
            raise CitationError(
                f"span {start}:{end} leaves statement {statement.id!r} at {at.start}:{at.end}"
            )
        cited = statement.id if whole else f"{statement.id}@{start - at.start}-{end - at.start}"
        passage = statement.id.rpartition("#")[0]
        return Citation(
            id=cited,
            passage=passage,
            label=at.label,
            page=at.page,
            pdf_page=at.pdf_page,
            section=at.heading,
            quote=self.text[start:end],
            url=f"/v1/games/{self.slug}/passages/{passage}?cite={quote(cited, safe='')}",
            start=start,
            end=end,
            revision=self.revision,
            source=at.source,
            marks=tuple(dict.fromkeys((*at.marks, *self._flags(at.start)))),
            confidence=at.confidence,
        )

    def _flags(self, offset: int) -> tuple[str, ...]:
        """The flags of the page of an offset, but for those that the words' own marks say."""
        flags = next((page.flags for page in self.pages if page.start <= offset < page.end), ())
        return tuple(flag for flag in flags if not flag.startswith("ocr"))

    def find(self, words: str) -> tuple[Statement, int, int]:
        """The one statement that holds the quote word for word (white space and quotation marks folded), and the span.

        Statements of the rulebook itself go before those of amendments, which may quote it. Raises CitationError where no statement, or more than one, holds it.
        """
        pattern = _quote_pattern(words)
        hits = [
            (statement, statement.at.start + match.start(), statement.at.start + match.end())
            for statement in self.statements
            if (match := pattern.search(statement.text))
        ]
        hits = [hit for hit in hits if hit[0].at.source is None] or hits
        if len(hits) != 1:
            places = ", ".join(hit[0].id for hit in hits[:3]) or "nowhere"
            raise CitationError(
                f"the quote {words!r} stands in {len(hits)} statements of {self.slug!r} ({places}), expected 1: "
                "quote the rulebook's words, enough of them to be found once"
            )
        return hits[0]


def _quote_pattern(text: str) -> re.Pattern[str]:
    words = text.split()
    if not words:
        raise CitationError("an empty quote cites nothing: quote the rulebook's words")
    folded = (re.sub("[’‘']", "[’‘']", re.sub('[“”"]', '[“”"]', re.escape(word))) for word in words)
    return re.compile(r"\s+".join(folded))


def slugify(text: str) -> str:
    """Lower-case ASCII-ish words joined by hyphens, for ids: `Chests & Treasures` becomes `chests-treasures`."""
    return "-".join(re.findall(r"\w+", text.lower().replace("’", "").replace("'", ""))).replace("_", "-")
