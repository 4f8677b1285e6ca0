"""A document becomes passages and statements: each with its place, none lost, none on two pages."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import count, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from corpus.models import Passage, Rulebook
from ingest.document import Block, Document, SourcePage, Word
from ingest.markdown import read_markdown
from ingest.plaintext import read_plaintext
from ingest.split import PASSAGE_WORDS, split

MARKERS = ("<!-- page: {} -->", "[[page {}]]")
SHAPES = st.one_of(
    st.tuples(st.just("heading"), st.integers(2, 4)),
    st.tuples(st.just("paragraph"), st.integers(1, 4)),
    st.tuples(st.just("broken"), st.integers(2, 30)),
    st.tuples(st.just("list"), st.integers(1, 3)),
    st.tuples(st.just("table"), st.integers(1, 3)),
    st.tuples(st.just("page"), st.integers(0, 1)),
    st.tuples(st.just("nowhere"), st.just(0)),
)


@dataclass
class Written:
    """A generated source, and where each of its words must be found."""

    lines: list[str] = field(default_factory=lambda: ["# Tiny", ""])
    pages: dict[str, str | None] = field(default_factory=dict)
    sections: dict[str, tuple[str, ...]] = field(default_factory=dict)
    titles: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)
    page: str | None = None
    headings: list[tuple[int, str]] = field(default_factory=list)
    numbers: count[int] = field(default_factory=count)

    @property
    def source(self) -> str:
        return "\n".join(self.lines)

    def word(self, *, kept: bool = True) -> str:
        name = f"W{next(self.numbers)}ord"
        if kept:
            self.words.append(name)
            self.pages[name] = self.page
            self.sections[name] = tuple(text for _, text in self.headings)
        return name

    def sentence(self, size: int = 3) -> str:
        return " ".join(self.word() for _ in range(size)) + "."

    def marker(self, form: int) -> str:
        self.page = str(next(self.numbers))
        return MARKERS[form].format(self.page)

    def add(self, shape: str, size: int) -> None:
        match shape:
            case "heading":
                text = self.word()
                self.headings = [(level, name) for level, name in self.headings if level < size]
                self.headings.append((size, text))
                self.titles.add(text)
                self.lines += [f"{'#' * size} {text}", ""]
            case "paragraph":
                self.lines += [self.sentence() for _ in range(size)] + [""]
            case "broken":
                begins = self.page
                before = [self.word() for _ in range(size)]
                marker = self.marker(size % 2)
                after = [self.word() for _ in range(size)]
                self.pages |= dict.fromkeys(after, begins)
                self.lines += [" ".join(before), marker, " ".join(after) + ".", self.sentence(), ""]
            case "list":
                self.lines += [
                    f"{self.word()} takes:",
                    "",
                    *(f"- {self.sentence()}" for _ in range(size)),
                    "",
                ]
            case "table":
                names = f"| {self.word(kept=False)} | {self.word(kept=False)} |"
                rows = [f"| {self.word()} | {self.word()} |" for _ in range(size)]
                self.lines += [names, "|---|---|", *rows, ""]
            case "page":
                self.lines += [self.marker(size), ""]
            case _:
                self.page = None
                self.lines += ["<!-- page: none -->", ""]


@st.composite
def written(draw: st.DrawFn) -> Written:
    made = Written()
    made.add("paragraph", 1)
    for shape, size in draw(st.lists(SHAPES, max_size=12)):
        made.add(shape, size)
    return made


def book(source: str) -> Rulebook:
    return split(read_markdown(source), slug="tiny", title="Tiny")


def known(text: str) -> list[str]:
    return re.findall(r"W\d+ord", text)


@given(written())
@settings(max_examples=80, deadline=None)
def test_no_word_is_lost_and_their_order_is_kept(made: Written) -> None:
    assert known(book(made.source).text) == made.words
    told = [word for statement in book(made.source).statements for word in known(statement.text)]
    assert told == [word for word in made.words if word not in made.titles]


@given(written())
@settings(max_examples=80, deadline=None)
def test_every_quote_stands_where_it_is_said_to_stand(made: Written) -> None:
    found = book(made.source)
    for statement in found.statements:
        at = statement.at
        assert found.text[at.start : at.end] == statement.text == statement.text.strip()
        first = known(statement.text)[0]
        assert (at.page, at.section) == (made.pages[first], made.sections[first])
        assert found.cite(statement).quote == statement.text


@given(written())
@settings(max_examples=80, deadline=None)
def test_a_passage_never_crosses_a_page_or_a_heading(made: Written) -> None:
    found = book(made.source)
    for passage in found.passages:
        assert {(one.at.page, one.at.section) for one in passage.statements} == {
            (passage.at.page, passage.at.section)
        }
        assert not made.titles & set(known(found.text[passage.at.start : passage.at.end]))
        assert (passage.at.start, passage.at.end) == (
            passage.statements[0].at.start,
            passage.statements[-1].at.end,
        )
    assert all(one.at.end <= two.at.start for one, two in pairwise(found.statements))


@given(written())
@settings(max_examples=60, deadline=None)
def test_ids_are_unique_readable_and_the_same_each_time(made: Written) -> None:
    found = book(made.source)
    assert book(made.source) == found
    assert len(found.by_id) == sum(len(passage.statements) for passage in found.passages)
    assert len(found.passages_by_id) == len(found.passages)
    assert all(re.fullmatch(r"tiny(?:/p\d+)?(?:/w\d+ord)?(?:-\d+)?#\d+", name) for name in found.by_id)


@given(written())
@settings(max_examples=40, deadline=None)
def test_pages_cover_the_text_in_order(made: Written) -> None:
    found = book(made.source)
    assert all(one.end == two.start for one, two in pairwise(found.pages))
    assert (found.pages[0].start, found.pages[-1].end) == (0, len(found.text))
    for statement in found.statements:
        holding = [page for page in found.pages if page.start <= statement.at.start < page.end]
        assert [page.label for page in holding] == [statement.at.page]


WORDS = ("a", "B", "9", " ", "\n", "\n\n", "?", ".", ":", "é", "½", "\ue000", "Q: ", "A: ")
MARKUP = (
    "# ",
    "## ",
    "- ",
    "1. ",
    "> ",
    "```",
    "| ",
    "|\n|---|\n",
    "---\n",
    "===\n",
    "*",
    "`",
    "&amp;",
    "<b>",
    "<table>",
)
PIECES = st.sampled_from((*WORDS, *MARKUP, "\f", "<!-- page: 2 -->", "[[page 3]]\n"))


@given(st.lists(PIECES, max_size=40).map("".join))
@settings(max_examples=300, deadline=None)
def test_whatever_a_file_holds_its_quotes_stand_on_its_pages(source: str) -> None:
    for read in (read_markdown, read_plaintext):
        document = read("Begin here.\n\n" + source)
        assert all(block.page + len(block.turns) < len(document.pages) for block in document.blocks)
        assert all(block.text == " ".join(block.text.split()) != "" for block in document.blocks)
        found = split(document, slug="tiny", title="Tiny")
        assert len(found.by_id) == len(list(found.statements))


def passages(source: str) -> tuple[Passage, ...]:
    return book(source).passages


def test_headings_of_the_same_name_have_passages_of_their_own() -> None:
    source = "# Tiny\n\n## Notes\n\nOne.\n\n## Notes\n\nTwo.\n\n## Notes 2\n\nThree.\n\n## Other\n\nFour.\n\n## Notes\n\nFive.\n"
    assert [(one.id, one.statements[0].text) for one in passages(source)] == [
        ("tiny/notes", "One."),
        ("tiny/notes-2", "Two."),
        ("tiny/notes-2-2", "Three."),
        ("tiny/other", "Four."),
        ("tiny/notes-3", "Five."),
    ]


def test_ids_name_the_page_and_the_nearest_heading() -> None:
    source = "# Tiny\n\n<!-- page: iv -->\n\nOne.\n\n## Dragon’s & Lair\n\n### The End!\n\nTwo. Three.\n\n<!-- page: none -->\n\nFour.\n"
    assert [statement.id for statement in book(source).statements] == [
        "tiny/piv#1",
        "tiny/piv/the-end#1",
        "tiny/piv/the-end#2",
        "tiny/the-end#1",
    ]


def test_a_long_section_is_cut_between_paragraphs_and_its_paragraphs_are_counted_on() -> None:
    paragraph = "Draw one card and keep it in your hand. " * 5
    found = passages("Start.\n\n" + "\n\n".join([paragraph] * 10))
    assert len(found) > 2
    assert all(len(" ".join(s.text for s in one.statements).split()) <= PASSAGE_WORDS for one in found)
    paragraphs = [statement.at.paragraph for one in found for statement in one.statements]
    assert paragraphs == sorted(paragraphs)
    assert paragraphs[-1] == 11
    assert found[-1].statements[-1].at.label == "§11"


def test_a_table_and_a_list_under_one_line_stay_together() -> None:
    rows = "".join(f"| Card {number} | {'draw one more card ' * 5} |\n" for number in range(20))
    assert len(passages(f"## Cards\n\n| Card | Effect |\n|---|---|\n{rows}")) == 1
    items = "".join(f"- {'draw one more card ' * 5}\n" for _ in range(20))
    assert len(passages(f"## Cards\n\nYou may:\n\n{items}")) == 1


def test_a_revision_changes_exactly_when_a_citation_could() -> None:
    source = "# Tiny\n\n<!-- page: 3 -->\n\n## Turns\n\nDraw a card.\n"
    same = "# Tiny\n\n[[page 3]]\n## Turns ##\n\nDraw  a\ncard.\n\n"
    others = (
        source.replace("3", "4"),
        source.replace("Turns", "Rounds"),
        source.replace("a card", "two cards"),
    )
    assert book(same).revision == book(source).revision
    assert len({book(text).revision for text in (source, *others)}) == 4


def test_a_box_is_a_passage_of_its_own_and_its_heading_ends_with_it() -> None:
    blocks = (
        Block("heading", "Turns", 0, level=1),
        Block("paragraph", "Draw a card.", 0),
        Block("heading", "Hint", 0, level=2, apart=True),
        Block("paragraph", "Keep it.", 0, apart=True),
        Block("paragraph", "Play a card.", 0),
    )
    found = split(Document(blocks), slug="tiny", title="Tiny")
    assert [(one.at.section, one.at.paragraph) for one in found.statements] == [
        (("Turns",), 1),
        (("Turns", "Hint"), 1),
        (("Turns",), 2),
    ]
    assert [passage.id for passage in found.passages] == ["tiny/turns", "tiny/hint", "tiny/turns-2"]


def test_an_item_that_runs_over_a_page_is_one_statement_on_the_page_where_it_begins() -> None:
    item = Block("item", "Draw a card. Play a card.", 0, turns=(13,), words=(Word(13, 17, 2, 0, 0, 1, 1),))
    document = Document((item,), pages=(SourcePage("3", 1), SourcePage("4", 2)))
    (statement,) = split(document, slug="tiny", title="Tiny").statements
    assert (statement.text, statement.at.page, statement.at.pdf_page) == (item.text, "3", 1)
