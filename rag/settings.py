"""Settings: read once at the edge from `REFEREE_...` variables or a `.env` file, then passed down."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from ingest.limits import Limits

PREFIX = "REFEREE_"


class SettingsError(ValueError):
    """A setting that is unknown or malformed."""


class Settings(BaseSettings):
    """What can be set. Unknown names are refused, so that a typing error is not a silent default.

    Of a `.env` file only variables with the prefix are looked at: others in it belong to other programs.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", dotenv_filtering="match_prefix", extra="forbid", frozen=True
    )

    data_dir: Path = Path("data")
    """Where rulebooks and the index are kept."""
    chroma_url: str = ""
    """A Chroma server, `http://host:port`; empty: Chroma embedded in `data_dir`."""
    embedding_model: str = ""
    """Name or folder of a sentence-transformers model; empty: the packaged MiniLM."""
    chat_model: str = ""
    """LangChain's `provider:model`; empty: answers are composed without a chat model."""
    api_key: SecretStr = SecretStr("")
    """Guards everything that writes; empty: writing is open."""
    max_upload_mb: int = Field(default=100, gt=0)
    """Largest rulebook file that is taken, in megabytes."""
    max_pages: int = Field(default=1500, gt=0)
    """Most pages of a PDF."""
    max_read_seconds: float = Field(default=600, gt=0)
    """Most processor time that reading one file may take."""
    max_read_memory_mb: int = Field(default=2048, ge=256)
    """Most memory that reading one file may take, in megabytes."""
    max_question_chars: int = Field(default=2000, gt=0)
    """Longest question that is read."""

    @property
    def reading(self) -> Limits:
        """How much of a file may be read before it is refused."""
        return Limits(
            file_bytes=self.max_upload_mb * 1_000_000,
            pages=self.max_pages,
            seconds=self.max_read_seconds,
            memory_bytes=self.max_read_memory_mb * 2**20,
        )


def load_settings(**given: object) -> Settings:
    """Settings from the environment, with `given` ones above them.

    Raises SettingsError that names every unknown or malformed variable.
    """
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    unknown = {name for name in os.environ if name.upper().startswith(PREFIX) and name.upper() not in known}
    malformed: list[str] = []
    settings = None
    try:
        settings = Settings(**given)  # type: ignore[arg-type]  # pydantic checks them
    except ValidationError as error:
        for one in error.errors(include_url=False):
            name = PREFIX + str(one["loc"][0]).upper()
            if one["type"] == "extra_forbidden":
                unknown.add(name)
            else:
                malformed.append(f"setting {name!r} is {one['input']!r}: {one['msg']}")
    except UnicodeDecodeError as error:
        malformed.append(f"the file '.env' is not UTF-8 text ({error.reason}): save it as UTF-8")
    if unknown:
        names = ", ".join(map(repr, sorted(unknown)))
        malformed.insert(0, f"unknown setting {names}: expected one of {', '.join(sorted(known))}")
    if settings is None or malformed:
        raise SettingsError("; ".join(malformed))
    return settings
