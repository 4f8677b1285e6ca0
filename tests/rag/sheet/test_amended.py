"""On a sheet what amends a line stands right before it, wherever the line is; remarks need not be there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]  # it has no types
import pytest

from rag.embed import Embedder
from rag.library import Library
from rag.sheet import Sheet, make_sheet
from rag.sheet.html import as_html
from rag.sheet.markdown import as_markdown
from rag.sheet.models import Line
from rag.sheet.pdf import as_pdf
from rag.store import Store
from tests.rag.amended_book import ABOUT_NOTHING, AMENDED, tea_house

REMARKS = ABOUT_NOTHING[1:4]


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> Sheet:
    embedder = Embedder()
    return make_sheet(tea_house(tmp_path_factory.mktemp("tea"), embedder).index("tea"), embedder)


def runs(sheet: Sheet) -> Iterator[list[Line]]:
    """Lines that stand beside each other: of a cell, of a heading, of an answer."""
    for section in sheet.sections:
        for row in section.rows:
            yield from (
                [part for line in cell for part in line.parts] for cell in (row.cost, row.effect, row.notes)
            )
        yield from (list(group.parts) for group in section.groups)
        yield from (list(one.lines) for one in section.questions)


@pytest.mark.parametrize(("newer", "older"), AMENDED.items())
def test_an_amendment_stands_right_before_its_line(newer: str, older: str, sheet: Sheet) -> None:
    printed = 0
    for run in runs(sheet):
        for at, line in enumerate(run):
            if line.citation.source is None and line.citation.quote.startswith(older):
                printed += 1
                before = run[at - 1].citation if at else None
                assert before is not None
                assert before.quote == newer
    assert printed


def test_an_amendment_that_stands_beside_its_line_has_no_other_place(sheet: Sheet) -> None:
    quotes = [line.citation.quote for line in sheet.lines if line.citation.source]
    assert sorted(quotes) == sorted({*quotes})
    assert not any(
        "Title and cover" in one.reason.capitalize() for one in sheet.left_out if "Errata" in one.label
    )


def test_remarks_stay_out_and_are_told(sheet: Sheet) -> None:
    quotes = [line.citation.quote for line in sheet.lines]
    assert not set(REMARKS) & set(quotes)
    assert sum(one.statements for one in sheet.left_out if "Errata" in one.label) >= len(REMARKS)


def test_an_answer_of_an_faq_stands_with_its_question(sheet: Sheet) -> None:
    text = as_markdown(sheet)
    assert "**May the maid be bribed?** No. She takes no money." in text
    assert "keep the tray? Yes. Only a host without cups sits down." in text


def test_what_amends_a_line_says_where_it_is_from(sheet: Sheet) -> None:
    assert "A kettle can hold at most 9 leaf tokens, not 8. [\\[Errata — Pour\\]]" in as_markdown(sheet)
    html = as_html(sheet)
    label = html[html.index("at most 9 leaf tokens") :]
    assert 'class="cite"' in label[: label.index("</a>")]
    assert as_pdf(sheet).startswith(b"%PDF")


HARBOUR = """# Harbour

## Actions

- Load: Put up to 2 Cargo cards on one of your Ships.
- Sail: Move one Ship up to 3 spaces.
- Hire: Pay 4 coins to hire a Sailor.
"""
HIRE = 'Hire: Replace "Pay 4 coins to hire a Sailor." with "Pay 6 coins to hire a Sailor."'


def test_what_amends_an_action_says_in_its_own_cell_where_it_is_from(tmp_path: Path) -> None:
    library = Library(Store(tmp_path / "data"), Embedder())
    for name, text in (("harbour", HARBOUR), ("errata", f"# Errata\n\n## Fixes\n\n- {HIRE}\n")):
        (tmp_path / f"{name}.md").write_text(text, "utf-8")
        library.add_file(tmp_path / f"{name}.md", amends=None if name == "harbour" else "harbour")
    made = make_sheet(library.index("harbour"), library.embedder)
    page = pypdfium2.PdfDocument(as_pdf(made))[0]
    printed = " ".join(page.get_textpage().get_text_range().split())
    assert "Hire [Actions]" in printed
    assert f"{HIRE} [Errata — Fixes] Pay 4 coins" in printed
