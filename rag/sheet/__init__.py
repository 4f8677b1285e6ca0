"""Reference sheets: a rulebook's own statements, placed where a player looks for them, each with its citation."""

from rag.sheet.make import make_sheet
from rag.sheet.models import Sheet
from rag.sheet.prune import ModeError, PlayersError

__all__ = ["ModeError", "PlayersError", "Sheet", "make_sheet"]
