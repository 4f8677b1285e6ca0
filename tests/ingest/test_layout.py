"""The words of a quote on its page: found from its characters, graded, or not marked at all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from corpus.models import Rulebook
from ingest.document import Block, Document, SourcePage, Word
from ingest.doubts import confidence_of, forms_in, marks_of
from ingest.isolated import render_isolated
from ingest.layout import marks_between, words_of
from ingest.pdf.trust import OCR, OCR_LAYER
from ingest.read import read
from ingest.report import report_lines, report_on
from ingest.report_html import report_html
from ingest.split import split

TWICE = "Draw a card and play a card."


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    path = tmp_path / "rules.pdf"
    canvas = Canvas(str(path))
    for x, texts in (
        (72, ("The first player takes", "seven cards and looks", "at them. " + TWICE)),
        (330, ("The others follow one", "by one, to the left.", TWICE)),
    ):
        for step, text in enumerate(texts):
            canvas.drawString(x, 700 - 14 * step, text)
    canvas.save()
    return path


def cut(document: Document) -> Rulebook:
    return split(document, slug="rules", title="Rules")


def test_every_statement_is_marked_exactly_where_its_letters_stand(rules: Path) -> None:
    document = read(rules)
    book, words = cut(document), words_of(document)
    for statement in book.statements:
        marks = marks_between(words, book.text, statement.at.start, statement.at.end)
        assert marks.grade == "exact"
        assert " ".join(book.text[word.start : word.end] for word in marks.words) == statement.text


def test_the_same_words_twice_are_told_apart(rules: Path) -> None:
    document = read(rules)
    book, words = cut(document), words_of(document)
    first, second = (one for one in book.statements if one.text == TWICE)
    left = marks_between(words, book.text, first.at.start, first.at.end).words
    right = marks_between(words, book.text, second.at.start, second.at.end).words
    assert max(word.x1 for word in left) < min(word.x0 for word in right)


def test_half_a_word_and_what_ocr_read_are_approximate_and_unknown_words_are_not_marked(rules: Path) -> None:
    document = read(rules)
    book, words = cut(document), words_of(document)
    start = book.text.index("seven")
    assert marks_between(words, book.text, start, start + 3).grade == "approximate"
    seen = tuple(replace(word, confidence=91.0) for word in words)
    assert marks_between(seen, book.text, start, start + 5).grade == "approximate"
    some = tuple(word for word in words if word.start != start)
    assert marks_between(some, book.text, start, start + 5).grade == "none"
    assert not marks_between((), book.text, 0, 10).words


def test_a_picture_differs_only_where_words_are_marked(rules: Path) -> None:
    document = read(rules)
    (plain,) = render_isolated(rules, {1: ()}, scale=1)
    (marked,) = render_isolated(rules, {1: words_of(document)[:3]}, scale=1)
    assert plain.startswith(b"\x89PNG")
    assert plain != marked


def test_the_report_tells_columns_pages_and_order(rules: Path) -> None:
    document = read(rules)
    report = report_on(document, cut(document))
    (page,) = report.pages
    assert (page.label, page.label_source, page.columns, page.statements) == ("1", "index", 2, 4)
    assert not report.unread
    assert "Pages: 1, numbered: 1 by index; columns: 1 with 2." in report_lines(report)
    html = report_html(report, rules)
    assert html.count("<img") == 1
    assert html.count("<i class=paragraph") == len(page.regions)
    assert "src='data:image/png" in html


def test_a_page_that_cannot_be_read_is_named() -> None:
    pages = (SourcePage("1", 1, "index"), SourcePage("2", 2, "index", ("needs ocr",)))
    document = Document((Block("paragraph", "Draw a card.", 0),), pages, warnings=("PDF pages 2 need OCR",))
    report = report_on(document, cut(document))
    assert [page.label for page in report.unread] == ["2"]
    assert report_lines(report)[:2] == (
        "Warning: PDF pages 2 need OCR.",
        "Page 2 (PDF page 2) could not be read: needs ocr.",
    )


@pytest.mark.parametrize(
    ("title", "kept"), [("untitled", None), ("rules_v3.docx", None), ("The Game", "The Game")]
)
def test_a_title_that_is_a_file_name_or_a_placeholder_is_none(
    tmp_path: Path, title: str, kept: str | None
) -> None:
    canvas = Canvas(str(tmp_path / "rules.pdf"))
    canvas.setTitle(title)
    canvas.drawString(72, 700, TWICE)
    canvas.save()
    assert read(tmp_path / "rules.pdf").title == kept


def test_a_report_cannot_be_broken_by_what_the_rulebook_says() -> None:
    document = Document((Block("heading", "<script>'\"", 0), Block("paragraph", "<b>Draw</b> a card.", 0)))
    html = report_html(report_on(document, cut(document)), None)
    assert "<script>" not in html
    assert "<b>Draw" not in html


def test_other_spellings_go_to_the_statement_that_holds_the_word() -> None:
    block = Block(
        "paragraph", "The frst player draws. It is game-ending.", 0, forms=("first", "flrst", "gameending")
    )
    one, two = cut(Document((block,))).statements
    assert (one.forms, two.forms) == (("first", "flrst"), ("gameending",))
    assert forms_in("Nothing doubtful.", ("first",)) == ()


def test_what_ocr_read_says_so_in_every_label() -> None:
    words = (Word(0, 4, 1, 0, 0, 9, 9, 90.0), Word(5, 6, 1, 9, 0, 12, 9, 96.0))
    block = Block("paragraph", "Draw a card.", 0, words=words)
    page = SourcePage("3", 1, "index", (OCR, "mostly drawings"))
    book = cut(Document((Block("heading", "Setup", 0, level=1), block), (page,)))
    cited = book.cite(next(book.statements))
    assert cited.label == "p.3 — Setup (OCR)"
    assert (cited.marks, cited.confidence) == (("OCR", "mostly drawings"), 93.0)
    assert marks_of(SourcePage(flags=(OCR_LAYER,)), None) == ("OCR layer unverified",)
    assert confidence_of(Block("paragraph", "Draw.", 0), 0, 5) is None
