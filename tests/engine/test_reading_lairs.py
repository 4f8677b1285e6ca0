"""What players say in Lairs, and what the rule in question then reads: no more and no less."""

from dataclasses import dataclass, field

import pytest
import yaml

from engine.library import all_games
from tests.engine.reading.tables import FOLDER, plain
from tests.engine.test_reading_shipped import reader

GAME = all_games()["lairs"]
READER = reader(GAME)
ROWS = yaml.safe_load((FOLDER / "lairs.yaml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Turn:
    question: str
    facts: dict[str, object] = field(default_factory=dict)


@pytest.mark.parametrize("row", ROWS, ids=[row["words"] for row in ROWS])
def test_a_rule_reads_what_the_words_tell(row: dict[str, object]) -> None:
    reads = {fact.name for fact in GAME.rule(f"lairs.{row['rule']}").reads}
    before = [Turn(str(row["before"]))] if "before" in row else []
    found = plain(READER.read(str(row["words"]), before, about=reads))
    assert {name: value for name, value in found.items() if name in reads} == row["facts"]
