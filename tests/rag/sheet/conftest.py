"""Sheets that several tests look at."""

from __future__ import annotations

import pytest

from rag.assistant import Assistant
from rag.sheet import Sheet, make_sheet


@pytest.fixture(scope="session")
def lairs(assistant: Assistant) -> Sheet:
    return make_sheet(assistant.library.index("lairs"), assistant.library.embedder)


@pytest.fixture(scope="session")
def dragons_lair(assistant: Assistant) -> Sheet:
    return make_sheet(assistant.library.index("dragons-lair"), assistant.library.embedder)
