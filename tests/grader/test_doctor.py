"""`grade doctor` says what this computer offers, by having tried it, and what to do about the rest."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

from grader.cli.main import app
from grader.player import Stage, forkserver
from grader.player.command import Command
from grader.session.examination import OPTIONAL, Finding, examine
from grader.text import Language


def findings() -> dict[str, Finding]:
    return {finding.name.en: finding for finding in examine()}


def test_the_level_is_the_one_that_is_in_force() -> None:
    with Stage() as stage:
        level = stage.isolation.level
        layers = ", ".join(stage.isolation.layers)
    found = findings()["Isolation"]
    assert found.value.en.startswith(f"{level}: ")
    assert found.fine == (level in ("container", "sandbox")) == (found.advice is None)
    assert layers.partition("(")[0] in found.value.en


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the filter is one of Linux'")
def test_without_landlock_it_is_named_with_what_is_there_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    line, filter_ = Command.line, str(Path(__file__).with_name("older_kernel.py"))
    monkeypatch.setattr(Command, "line", lambda *args: [sys.executable, filter_, "no-landlock", *line(*args)])
    found = findings()["Isolation"]
    assert "landlock: Function not implemented" in found.value.en
    assert found.value.en.startswith("container" if os.geteuid() == 0 else "limits")
    assert found.fine == (os.geteuid() == 0)


def test_a_computer_that_starts_no_player_is_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = [sys.executable, "-c", "raise SystemExit('no memory')"]
    monkeypatch.setattr(Command, "line", lambda *_: nothing)
    found = findings()["Isolation"]
    assert not found.fine
    assert found.advice is not None
    assert forkserver.possible() is False or "no memory" in found.advice.en


def test_what_is_not_installed_comes_with_the_line_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr("grader.session.examination._isolation", lambda: Finding(*[OPTIONAL[0][2]] * 2))
    found = findings()
    for package, extra, _ in OPTIONAL:
        advice = found[package].advice
        assert advice is not None
        assert (f"[{extra}]" if extra else package.lower()) in advice.en
        assert found[package].fine, "nobody needs it for a verdict"


def test_a_cache_that_cannot_be_written_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    monkeypatch.setenv("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME", str(tmp_path / "file" / "sub"))
    assert not findings()["Cache"].fine


@pytest.mark.parametrize(("language", "word"), [("zh", "隔离："), ("en", "Isolation: ")])
def test_the_verb_speaks_both_languages(language: Language, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    app.main(["doctor", "--lang", language], standalone_mode=False)
    assert word in capsys.readouterr().out
