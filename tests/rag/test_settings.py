"""Settings come from `REFEREE_` variables and a `.env` file; what is not understood is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from rag.settings import Settings, SettingsError, load_settings


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"REFEREE_{name.upper()}", raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_needs_to_be_set() -> None:
    settings = load_settings()
    assert settings.data_dir == Path("data")
    assert (settings.chroma_url, settings.embedding_model, settings.chat_model) == ("", "", "")
    assert settings.api_key.get_secret_value() == ""


def test_variables_are_read_over_the_file_and_given_ones_over_both(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(
        "REFEREE_MAX_UPLOAD_MB=7\nREFEREE_MAX_QUESTION_CHARS=70\nREFEREE_CHAT_MODEL=a:b\n"
    )
    monkeypatch.setenv("REFEREE_MAX_UPLOAD_MB", "8")
    monkeypatch.setenv("REFEREE_MAX_QUESTION_CHARS", "80")
    settings = load_settings(max_question_chars=90)
    assert (settings.max_upload_mb, settings.max_question_chars, settings.chat_model) == (8, 90, "a:b")


def test_variables_of_other_programs_in_the_file_are_none_of_ours() -> None:
    Path(".env").write_text(
        "DATABASE_URL=x\nDATA_DIR=elsewhere\ndata_dir=elsewhere\nREFEREE_DATA_DIR=here\n# REFEREE_X=1\n"
    )
    assert load_settings().data_dir == Path("here")
    Path(".env").write_text("DATA_DIR=elsewhere\ndata_dir=elsewhere\n")
    assert load_settings().data_dir == Path("data")


def test_an_unknown_variable_is_refused_by_name_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_DATADIR", "x")
    with pytest.raises(SettingsError, match=r"unknown setting 'REFEREE_DATADIR'.*REFEREE_DATA_DIR"):
        load_settings()


def test_an_unknown_variable_in_the_file_is_refused_by_name() -> None:
    Path(".env").write_text("REFEREE_COLOUR=red\nREFEREE_SHAPE\n")
    with pytest.raises(SettingsError, match="unknown setting 'REFEREE_COLOUR', 'REFEREE_SHAPE'"):
        load_settings()


@pytest.mark.parametrize("value", ["much", "0", "-3", "1.5"])
def test_a_malformed_variable_is_refused_by_name_with_what_was_found(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFEREE_MAX_UPLOAD_MB", value)
    with pytest.raises(SettingsError, match=f"'REFEREE_MAX_UPLOAD_MB' is '{value}': Input should be"):
        load_settings()


def test_everything_wrong_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_COLOUR", "red")
    monkeypatch.setenv("REFEREE_MAX_UPLOAD_MB", "much")
    monkeypatch.setenv("REFEREE_MAX_QUESTION_CHARS", "few")
    with pytest.raises(SettingsError) as refused:
        load_settings()
    for name in ("REFEREE_COLOUR", "REFEREE_MAX_UPLOAD_MB", "REFEREE_MAX_QUESTION_CHARS"):
        assert name in str(refused.value)


def test_a_file_that_is_no_text_is_refused() -> None:
    Path(".env").write_bytes(b"REFEREE_DATA_DIR=\xff\xfe\n")
    with pytest.raises(SettingsError, match=r"'\.env' is not UTF-8"):
        load_settings()


def test_settings_are_frozen_and_never_show_the_key() -> None:
    settings = load_settings(api_key="open sesame")
    assert "sesame" not in repr(settings)
    with pytest.raises(ValidationError, match="frozen"):
        settings.max_upload_mb = 3  # type: ignore[misc]
