"""The worked example of CONTRIBUTING stands where it says, with the names that it needs."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
ADDED = re.compile(r"in `engine/games/lairs/(?P<module>\w+)\.py`:\n\n```text\n(?P<block>.*?)```", re.DOTALL)


def test_the_rule_of_the_worked_example_fits_into_the_file_that_it_names() -> None:
    found = ADDED.search(TEXT)
    assert found is not None
    module = import_module(f"engine.games.lairs.{found['module']}")
    made: dict[str, object] = dict(vars(module))
    exec(compile(found["block"], "CONTRIBUTING.md", "exec"), made)
    assert getattr(made["walls_in_all"], "id", None) == "lairs.setup.walls_in_all"
