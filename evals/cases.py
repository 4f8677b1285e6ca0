"""Test cases: a question, and what a right answer to it is. Read from YAML sets and from JSON Lines."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import yaml
from pydantic import ConfigDict, Field, ValidationError

from corpus.models import Frozen

Split = Literal["dev", "held-out"]

Status = Literal["answered", "computed", "needs_fact", "conflicting", "uncertain", "silent", "out_of_scope"]

UNANSWERED = frozenset({"silent", "out_of_scope"})


class CaseError(ValueError):
    """A file of cases that cannot be read."""


class Case(Frozen):
    """One question and what a right answer to it is."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    name: str
    """A sentence that says what is tested; unique in its set."""
    question: str
    """As a player asks it."""
    game: str = ""
    """The game's slug, or a rulebook file for questions on a book that is no game yet."""
    split: Split = "dev"
    """`dev` may be looked at while tuning, `held-out` is only ever measured."""
    stratum: str = "lookup"
    """The kind of question: lookup, paraphrase, multi-rule, scenario, needs-fact, conflicting, silent, off-topic, ..."""
    status: tuple[Status, ...] = ("answered", "computed")
    """Statuses that are right."""
    yes_no: bool | None = None
    """The verdict, where the question asks for one."""
    value: int | float | str | None = None
    """The number or name, where the question asks for one."""
    unit: str | None = None
    """What the value counts; told in reports, not scored."""
    given: dict[str, Any] = Field(default_factory=dict)
    """The facts that the question states, in plain words."""
    support: tuple[str, ...] = ()
    """Words of the statements that decide, verbatim up to white space; any one of them is enough."""
    all_of: bool = False
    """Whether all of `support` is needed."""
    page: str | None = None
    """The page printed on what decides; not checked where it is left out."""
    section: str | None = None
    """The heading over what decides; not checked where it is left out."""
    must: tuple[str, ...] = ()
    """Texts that the answer must contain, letter case aside."""
    must_not: tuple[str, ...] = ()
    history: tuple[str, ...] = ()
    """Questions asked before."""

    @property
    def answerable(self) -> bool:
        """Whether the rulebook decides the question, given all facts."""
        return not set(self.status) & UNANSWERED


class CaseSet(Frozen):
    """A YAML set: what its cases have in common, and the cases."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    game: str
    """The game that all cases are about, unless they say otherwise."""
    split: Split = "dev"
    """Of all cases, unless they say otherwise."""
    cases: tuple[Case, ...] = Field(min_length=1)


def load_cases(path: Path) -> tuple[Case, ...]:
    """Cases of a `.yaml` set or a `.jsonl` file. Raises CaseError that names the file, the case and the field."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise CaseError(f"{path.name!r} is not UTF-8 text ({error.reason}): save it as UTF-8") from error
    cases = _lines(path.name, text) if path.suffix == ".jsonl" else _set(path.name, text)
    seen: set[str] = set()
    for case in cases:
        if case.name in seen:
            raise CaseError(f"{path.name!r} has two cases named {case.name!r}: expected each name once")
        seen.add(case.name)
    if not cases:
        raise CaseError(f"{path.name!r} holds no cases: expected questions, one a line")
    return cases


def _set(file: str, text: str) -> tuple[Case, ...]:
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise CaseError(f"{file!r} is not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(data, dict) or not isinstance(data.get("cases"), list):
        raise CaseError(
            f"{file!r} has no list `cases`: expected a set as in evals/sets, or JSON Lines in .jsonl"
        )
    shared = {name: data[name] for name in ("game", "split") if name in data}
    try:
        whole = CaseSet.model_validate(
            {
                **data,
                "cases": [{**shared, **case} if isinstance(case, dict) else case for case in data["cases"]],
            }
        )
    except ValidationError as error:
        raise CaseError(f"{file!r}: {_first(error, data['cases'])}") from error
    return whole.cases


def _lines(file: str, text: str) -> tuple[Case, ...]:
    cases = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
            if not isinstance(data, dict):
                raise CaseError(f"{file!r}, line {number}: expected an object such as {_EXAMPLE}")
            cases.append(_from_line(data, number))
        except json.JSONDecodeError as error:
            raise CaseError(
                f"{file!r}, line {number} is not JSON ({error.msg}): expected {_EXAMPLE}"
            ) from error
        except ValidationError as error:
            raise CaseError(f"{file!r}, line {number}: {_first(error, ())}") from error
    return tuple(cases)


_EXAMPLE = '{"question": "Who starts?", "support": ["the youngest starts"]}'


def _first(error: ValidationError, cases: Sequence[Any]) -> str:
    """The first thing that is wrong, by the case's name and the field."""
    one, more = error.errors(include_url=False)[0], error.error_count() - 1
    place = [str(part) for part in one["loc"]] or ["the whole"]
    where = place[0]
    if place[0] == "cases" and len(place) > 1:
        case = cases[int(place[1])] if place[1].isdigit() else None
        name = repr(case["name"]) if isinstance(case, dict) and "name" in case else f"number {place[1]}"
        where = f"{place[2]} of case {name}" if len(place) > 2 else f"case {name}"
    return f"{where}: {one['msg']}, found {one['input']!r:.80}" + (f"; and {more} more" if more else "")


def _from_line(line: dict[str, Any], number: int) -> Case:
    """One line of a JSON Lines file: the fields of Case, or those of common question sets."""
    if not set(line) - set(Case.model_fields):
        return Case.model_validate({"name": line.get("question", f"line {number}"), **line})
    support = (
        line.get("gold") or line.get("deciding") or line.get("support_quote") or line.get("support") or ()
    )
    silent = line.get("kind") in ("silent", "unanswerable") or line.get("expect") == "abstain"
    said = str(line.get("answer", "")).strip().lower()
    opening = re.match(r"(yes|no)\b", said)
    return Case.model_validate(
        {
            "name": line.get("id") or line.get("name") or line.get("question") or f"line {number}",
            "question": line.get("question"),
            "game": line.get("game") or line.get("rulebook_file") or "",
            "stratum": line.get("kind", "lookup"),
            "status": ("silent", "out_of_scope")
            if silent
            else ("answered", "computed", "needs_fact", "conflicting"),
            "yes_no": line["yes_no"] if "yes_no" in line else opening and opening[1] == "yes",
            "support": (support,) if isinstance(support, str) else tuple(support),
            "must": tuple(line.get("must_include", ())),
            "must_not": tuple(line.get("must_not_include", ())),
        }
    )
