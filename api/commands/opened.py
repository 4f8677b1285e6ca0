"""Opening what the settings name."""

from __future__ import annotations

from rag.assistant import Assistant, build_assistant
from rag.settings import load_settings


def opened() -> Assistant:
    """The assistant that the environment describes. Raises SettingsError."""
    return build_assistant(load_settings())
