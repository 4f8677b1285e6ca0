"""Files of questions, right and wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from evals.cases import CaseError, load_cases
from evals.plan import plan, shipped_sets
from evals.schema import FILE, schema

SAMPLES = Path(__file__).parents[3] / "shared" / "samples"


def test_every_shipped_set_is_read_and_no_name_comes_twice() -> None:
    assert shipped_sets()
    for path in shipped_sets():
        assert load_cases(path)


def test_the_schema_is_that_of_the_code() -> None:
    assert FILE.read_text("utf-8") == schema(), "run python -m evals.schema"


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample questions are not beside this folder")
def test_lines_of_common_question_sets_are_read() -> None:
    files = sorted(SAMPLES.rglob("*.jsonl"))
    found = [case for file in files for case in load_cases(file)]
    assert {case.answerable for case in found} == {True, False}
    assert {case.yes_no for case in found} == {True, False, None}
    assert all(
        case.support for case in load_cases(SAMPLES / "rulebooks" / "pioneers.jsonl") if case.answerable
    )


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("a.yaml", "cases: [", "'a.yaml' is not YAML"),
        ("a.yaml", "game: lairs", "has no list `cases`"),
        (
            "a.yaml",
            "game: lairs\ncases: [{name: who, question: who, staus: [silent]}]",
            "staus of case 'who': Extra inputs are not permitted",
        ),
        ("a.jsonl", '{"question": "who?"}\n{"question": ', "line 2 is not JSON"),
        ("a.jsonl", '{"question": "who?", "value": []}', "line 1: value"),
        ("a.jsonl", '{"question": "who?"}\n{"question": "who?"}', "two cases named 'who?'"),
        ("a.jsonl", "\n", "holds no cases"),
        ("a.jsonl", "[]", "line 1: expected an object"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_with_the_place(
    name: str, text: str, message: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(CaseError) as caught:
        load_cases(tmp_path / name)
    assert message in str(caught.value)


def test_questions_are_about_the_game_that_is_named_for_them(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(
        '{"question": "a?"}\n{"question": "b?", "game": "my-game"}\n{"question": "c?", "game": "other"}\n'
        '{"question": "d?", "game": "books/My Game.pdf"}\n'
    )
    asked = plan([file], ("my-game", "other"), game="my-game")
    assert [(one.case.question, one.case.game) for one in asked] == [
        ("a?", "my-game"), ("b?", "my-game"), ("d?", "my-game"),
    ]  # fmt: skip
    with pytest.raises(CaseError, match="no game 'chess'"):
        plan([file], ("my-game", "other"), game="chess")
    with pytest.raises(CaseError, match="no case is left"):
        plan([file], ("my-game", "other"), game="my-game", split="held-out")


def test_every_shipped_set_tells_editors_its_schema() -> None:
    for path in shipped_sets():
        with path.open(encoding="utf-8") as file:
            assert file.readline() == f"# yaml-language-server: $schema={FILE.name}\n", path.name
