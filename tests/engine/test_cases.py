import pytest

from tests.engine.cases import FOLDER, Case, faults, games, load, load_all, rule_of

CASES = load_all()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_rule_decides_as_the_case_says(case: Case) -> None:
    assert faults(case, rule_of(case)) == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.name)
def test_every_file_of_cases_has_cases_with_names_of_their_own(path: object) -> None:
    names = [case.name for case in load(FOLDER / str(path))]
    assert names
    assert len(names) == len(set(names))


def test_every_executable_rule_has_a_case() -> None:
    rules = {rule.id for game in games().values() for rule in game.rules}
    assert rules - {case.rule for case in CASES} == set()
