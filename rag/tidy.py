"""What Chroma leaves behind when a collection is deleted: files of its vectors, and words in its search tables.

Both are taken away where nobody else is using them; where somebody is, they stay until the next time.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from uuid import UUID

_BUSY_SECONDS = 5.0


def remove_unused_vectors(folder: Path) -> None:
    """Remove the vector files of collections that are no more. `folder`: where an embedded Chroma keeps its files."""
    try:
        with closing(_open(folder)) as database:
            used = {str(row[0]) for row in database.execute("SELECT id FROM segments")}
    except sqlite3.Error:
        return
    for path in folder.glob("*/"):
        if _is_uuid(path.name) and path.name not in used:
            shutil.rmtree(path, ignore_errors=True)


def forget_deleted_words(folder: Path) -> None:
    """Rewrite Chroma's database without the words of what was deleted."""
    try:
        with closing(_open(folder)) as database:
            database.execute(
                "INSERT INTO embedding_fulltext_search(embedding_fulltext_search) VALUES ('optimize')"
            )
            database.commit()
            database.execute("VACUUM")
    except sqlite3.Error:
        return


def _open(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{(folder / 'chroma.sqlite3').absolute().as_uri()}?mode=rw", uri=True, timeout=_BUSY_SECONDS
    )


def _is_uuid(name: str) -> bool:
    try:
        return str(UUID(name)) == name
    except ValueError:
        return False
