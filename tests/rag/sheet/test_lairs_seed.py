"""Every line of the sheet that the seed shows is on ours: same section, same page, same heading."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rag.sheet import Sheet
from rag.sheet.models import Line, Section

CHECKLIST: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "lairs-seed.yaml").read_text("utf-8")
)


def test_the_checklist_has_all_lines_of_the_seed() -> None:
    assert len(CHECKLIST) == 51


@pytest.mark.parametrize("expected", CHECKLIST, ids=lambda one: f"{one['section']}: {one['words'][0]}")
def test_the_sheet_of_lairs_has_the_line(lairs: Sheet, expected: dict[str, Any]) -> None:
    section = next(one for one in lairs.sections if one.name == expected["section"])
    said = [text for text in _texts(section, expected) if text]
    missing = [words for words in expected["words"] if not any(words in text for text in said)]
    assert not missing


def _texts(section: Section, expected: dict[str, Any]) -> list[str]:
    def at(lines: tuple[Line, ...]) -> list[str]:
        return [line.text for line in lines if expected.get("at") in (None, line.citation.label)]

    if "row" in expected:
        return [text for row in section.rows if row.action == expected["row"] for text in at(row.lines)]
    if section.name == "faq":
        return [
            f"{one.question} {' '.join(at(one.lines))}"
            for one in section.questions
            if at(one.lines) and expected.get("yes_no") in (None, one.yes_no)
        ]
    return [text for group in section.groups for text in at(group.parts)]
