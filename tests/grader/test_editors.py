"""Editors: the task that `grade start` leaves understands the lines that `grade --lines` prints."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.cli.main import app
from grader.session.editors import write_tasks
from tests.grader.conftest import MINIATURE

WRONG = """import math


def mean(values):
    return sum(values)


def mean(values):
    return sum(values) / (len(values) + 1)


def spread(values):
    low = min(values)
    return low / 0
"""
Run = Callable[..., str]


@pytest.fixture
def grade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)

    def grade(*words: str) -> str:
        app.main([*words, "--course", str(MINIATURE), "--lang", "en"], standalone_mode=False)
        return capsys.readouterr().out

    return grade


def matcher(folder: Path) -> re.Pattern[str]:
    """The pattern of the task, as the editor reads it."""
    (task,) = json.loads((folder / ".vscode" / "tasks.json").read_text(encoding="utf-8"))["tasks"]
    assert (task["command"], task["args"]) == ("grade", ["${relativeFile}", "--lines"])
    pattern = task["problemMatcher"]["pattern"]
    assert (pattern["file"], pattern["line"], pattern["message"]) == (1, 2, 3)
    return re.compile(pattern["regexp"])


def test_each_failure_is_a_line_that_the_task_understands(grade: Run, tmp_path: Path) -> None:
    grade("start", "chapter1")
    answer = Path("chapter01", "ex01_01.py")
    answer.write_text(WRONG, encoding="utf-8")
    lines = grade(str(answer), "--lines", "--no-pictures").splitlines()
    found = [match.groups() for line in lines if (match := matcher(tmp_path).match(line))]
    assert len(found) == 3
    assert len(lines) == 4
    assert lines[-1].startswith("Report: ")
    assert {file for file, _, _ in found} == {str(answer)}
    where = {line for _, line, _ in found}
    assert where == {"8", "14"}, "the definition that counts, and the line that raised"
    assert any("ZeroDivisionError" in message for _, line, message in found if line == "14")


def test_a_file_that_cannot_run_is_one_line(grade: Run, tmp_path: Path) -> None:
    grade("start", "chapter1")
    answer = Path("chapter01", "ex01_01.py")
    answer.write_text("x = 1\ndef mean(values:\n    pass\n", encoding="utf-8")
    first, *rest = grade(str(answer), "--lines", "--no-pictures").splitlines()
    match = matcher(tmp_path).match(first)
    assert match is not None
    assert match.groups()[:2] == (str(answer), "2")
    assert not [line for line in rest if matcher(tmp_path).match(line)]


def test_what_is_right_prints_no_line(grade: Run, tmp_path: Path) -> None:
    grade("start", "chapter1")
    answer = Path("chapter01", "ex01_01.py")
    answer.write_bytes((MINIATURE / "solutions" / "chapter01" / "ex01_01.py").read_bytes())
    said = grade(str(answer), "--lines", "--no-pictures").split("\n")
    assert not [line for line in said if matcher(tmp_path).match(line)]


def test_the_pattern_knows_the_paths_of_windows(tmp_path: Path) -> None:
    write_tasks(tmp_path, "zh")
    match = matcher(tmp_path).match(r"C:\my work\ex03_03.py:14: 3.3 似然: [0] 是 2.0")
    assert match is not None
    assert match.groups() == (r"C:\my work\ex03_03.py", "14", "3.3 似然: [0] 是 2.0")


def test_tasks_of_somebodys_own_are_left_alone(grade: Run, tmp_path: Path) -> None:
    (tmp_path / ".vscode").mkdir()
    (tmp_path / ".vscode" / "tasks.json").write_text("mine", encoding="utf-8")
    grade("start", "chapter1")
    assert (tmp_path / ".vscode" / "tasks.json").read_text(encoding="utf-8") == "mine"
