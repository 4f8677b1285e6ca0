"""Records that several tests look at."""

from __future__ import annotations

import pytest

from evals.record import Record
from evals.shelf import Shelf
from rag.assistant import Assistant
from tests.evals.records import asked, tasks


@pytest.fixture(scope="session")
def shelf(assistant: Assistant) -> Shelf:
    """The rulebooks that answers are checked against."""
    return Shelf(assistant.library)


@pytest.fixture(scope="session")
def records(assistant: Assistant) -> tuple[Record, ...]:
    """A few questions, answered."""
    return tuple(asked(assistant, tasks()))
