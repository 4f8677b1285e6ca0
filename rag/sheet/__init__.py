"""Reference sheets: a rulebook's own statements, placed where a player looks for them, each with its citation."""

from rag.sheet.make import ModeError, make_sheet
from rag.sheet.models import Sheet

__all__ = ["ModeError", "Sheet", "make_sheet"]
