"""Test cases: a question, and what a right answer to it is. Read from YAML sets and from JSON Lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import yaml
from pydantic import Field, ValidationError

from corpus.models import Frozen

Split = Literal["dev", "held-out"]

Status = Literal["answered", "computed", "needs_fact", "conflicting", "uncertain", "silent", "out_of_scope"]

UNANSWERED = frozenset({"silent", "out_of_scope"})


class CaseError(ValueError):
    """A file of cases that cannot be read."""


class Case(Frozen):
    """One question and what a right answer to it is."""

    name: str
    """A sentence that says what is tested; unique in its set."""
    question: str
    game: str = ""
    """The game's slug, or a rulebook file for questions on a book that is no game yet."""
    split: Split = "dev"
    stratum: str = "lookup"
    status: tuple[Status, ...] = ("answered", "computed")
    """Statuses that are right."""
    yes_no: bool | None = None
    value: int | float | str | None = None
    unit: str | None = None
    given: dict[str, Any] = Field(default_factory=dict)
    """The facts that the question states, in plain words."""
    support: tuple[str, ...] = ()
    """Words of the statements that decide, verbatim up to white space; any one of them is enough."""
    all_of: bool = False
    """Whether all of `support` is needed."""
    must: tuple[str, ...] = ()
    """Texts that the answer must contain, letter case aside."""
    must_not: tuple[str, ...] = ()
    history: tuple[str, ...] = ()
    """Questions asked before."""

    @property
    def answerable(self) -> bool:
        """Whether the rulebook decides the question, given all facts."""
        return not set(self.status) & UNANSWERED


def load_cases(path: Path) -> tuple[Case, ...]:
    """Cases of a `.yaml` set or a `.jsonl` file. Raises CaseError that names the file, the case and the field."""
    try:
        if path.suffix == ".jsonl":
            lines = path.read_text("utf-8").splitlines()
            return tuple(_from_line(json.loads(line)) for line in lines if line.strip())
        data = yaml.safe_load(path.read_text("utf-8"))
        shared = {"game": data["game"], "split": data.get("split", "dev")}
        return tuple(Case.model_validate({**shared, **case}) for case in data["cases"])
    except (OSError, KeyError, TypeError, yaml.YAMLError, json.JSONDecodeError, ValidationError) as error:
        raise CaseError(f"{path.name}: {error}; expected a set as in evals/sets, or JSON Lines") from error


def _from_line(line: dict[str, Any]) -> Case:
    """One line of a JSON Lines file: the fields of Case, or those of common question sets."""
    if "name" in line:
        return Case.model_validate(line)
    support = (
        line.get("gold")
        or line.get("deciding")
        or ([line["support_quote"]] if line.get("support_quote") else [])
    )
    unanswerable = line.get("kind") in ("silent", "unanswerable") or line.get("expect") == "abstain"
    return Case(
        name=line["id"],
        question=line["question"],
        game=line.get("game") or line["rulebook_file"],
        stratum=line.get("kind", "lookup"),
        status=("silent", "out_of_scope")
        if unanswerable
        else ("answered", "computed", "needs_fact", "conflicting"),
        yes_no=line.get("yes_no"),
        support=tuple(support),
        must=tuple(line.get("must_include", ())),
        must_not=tuple(line.get("must_not_include", ())),
    )
