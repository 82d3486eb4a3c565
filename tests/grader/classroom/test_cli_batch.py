"""`grade batch`, `review` and `export` from outside: exit statuses, messages, silence when piped."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

from grader.classroom.batch.progress import Silent, TerminalLine, duration, progress_text
from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Row
from grader.text import Text
from tests.grader.classroom.conftest import RIGHT
from tests.grader.conftest import MINIATURE

Grade = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def grade(tmp_path: Path) -> Grade:
    def grade(*args: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        line = [sys.executable, "-m", "grader", *args]
        return subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", timeout=60)

    return grade


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nowhere", "--chapter", "1", "--out", "o"], "No submissions at nowhere"),
        ([".", "--out", "o"], "--chapter 3"),
        ([".", "--chapter", "1", "--out", "o", "--isolation", "jail"], "--isolation is one of"),
        ([".", "--chapter", "1", "--out", "o", "--engine", "slurm"], "--engine is local or dask"),
        ([".", "--chapter", "1", "--out", "o", "--engine", "dask"], "needs --scheduler"),
        ([".", "--chapter", "1", "--out", "o", "--engine", "dask", "--scheduler", "tcp://10.0.0.1:8786"], "--no-tls"),
        ([".", "--chapter", "1", "--out", "o", "--roster", "none.csv"], "Cannot read the roster"),
        ([".", "--chapter", "1", "--out", "o", "--due", "soon"], "cannot understand the time 'soon'"),
        ([".", "--chapter", "1", "--out", "o", "--workers", "0"], "--workers"),
        ([".", "--chapter", "1", "--out", "o", "--max-seconds", "-5"], "--max-seconds is more than 0"),
        ([".", "--chapter", "1", "--out", "o", "--max-seconds", "nan"], "--max-seconds is more than 0"),
        ([".", "--chapter", "1", "--out", "o", "--max-seconds", "1e300"], "--max-seconds is more than 0"),
        ([".", "--chapter", "1", "--out", "s001.py"], "is a file; it should be a folder"),
        ([".", "--chapter", "1", "--out", "o", "--rules", "none.toml"], "Cannot read none.toml"),
        ([".", "--chapter", "1", "--out", "o", "--settle", "none.csv"], "Cannot read none.csv"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_2(grade: Grade, tmp_path: Path, args: list[str], reason: str) -> None:
    (tmp_path / "s001.py").write_text(RIGHT)
    done = grade("batch", *args, "--course", str(MINIATURE))
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_an_export_that_is_none_is_status_2(grade: Grade) -> None:
    assert grade("export", "excel", ".").returncode == 2
    assert "run grade batch first" in grade("export", "csv", ".").stderr
    assert grade("review", ".").returncode == 2
    assert "--out-of is more than 0" in grade("export", "csv", ".", "--out-of", "0").stderr
    assert "run grade batch first" in grade("decide", ".", "s001", "1.1", "--points", "3").stderr


def test_checks_that_do_not_load_are_status_3_and_nothing_is_graded(grade: Grade, tmp_path: Path) -> None:
    course = tmp_path / "course" / "exercises" / "chapter01"
    course.mkdir(parents=True)
    (tmp_path / "course" / "tests").mkdir()
    (course / "ex01_01.py").write_text((MINIATURE / "exercises" / "chapter01" / "ex01_01.py").read_text())
    (tmp_path / "subs").mkdir()
    (tmp_path / "subs" / "s001.py").write_text(RIGHT)
    done = grade("batch", "subs", "--chapter", "1", "--out", "o", "--course", "course")
    assert done.returncode == 3
    assert "there is no file" in done.stderr.lower()


def test_a_batch_piped_is_quiet_and_its_results_can_be_exported(grade: Grade, tmp_path: Path) -> None:
    (tmp_path / "subs" / "s001").mkdir(parents=True)
    (tmp_path / "subs" / "s001" / "ex01_01.py").write_text(RIGHT)
    batch = ["batch", "subs", "--chapter", "1.1", "--out", "o", "--course", str(MINIATURE), "--workers", "1"]
    done = grade(*batch)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1 graded, 0 unchanged; ")
    assert (tmp_path / "o" / "index.html").is_file()
    events = [json.loads(line) for line in grade(*batch, "--json-lines").stdout.splitlines()]
    assert [event["event"] for event in events] == ["begin", "submission", "end"]
    assert events[2]["unchanged"] == 1
    assert grade("export", "csv", "o").stdout == "Wrote o/grades.csv\n"
    assert "s001" in (tmp_path / "o" / "grades.csv").read_text()
    assert grade("review", "o", "--csv", "answers.csv").stdout.startswith("Wrote 0 answers")


def test_grade_list_imports_nothing_of_the_batch() -> None:
    code = (
        "import sys, grader.cli.main\n"
        "heavy = ('grader.classroom.batch', 'numpy', 'sqlite3')\n"
        "print([m for m in sys.modules if m.startswith(heavy)])"
    )
    # Where coverage is measured it would import sqlite3 for itself.
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=unmeasured)
    assert done.stdout.strip() == "[]"


def test_the_line_says_how_many_how_fast_how_long_and_what() -> None:
    text = progress_text(10, 40, [100.0, 102.0, 104.0], ["s011/", "s012.zip"])
    assert text.en == "10/40 submissions  30.0/min  1:00 left  running s011/, s012.zip"
    assert text.zh == "10/40 份  30.0 份/分钟  还需 1:00  正在批改 s011/, s012.zip"
    assert progress_text(0, 40, [100.0], []).en == "0/40 submissions  preparing checks and inputs"
    assert "6.0/min  0:40 left" in progress_text(2, 6, [100.0, 110.0, 120.0], []).en
    assert duration(3725) == "1:02:05"


def test_the_line_on_a_terminal_counts_and_names_what_cannot_be_graded() -> None:
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, width=100)
    line = TerminalLine(console, "en")
    line.begin(2, SimpleNamespace(running=["s002/"]))  # type: ignore[arg-type]
    line.done(Row(label="s001/", student="s001", status="graded"), points=3.0, cached=False)
    line.done(
        Row(label="s003/", student="s003", status="unreadable", reason=Text("坏的压缩包", "a damaged archive")),
        points=None,
        cached=False,
    )
    line.end(Summary())
    assert "2/2 submissions" in written.getvalue()
    assert "s003: a damaged archive" in written.getvalue()


def test_silence_is_kept() -> None:
    silent = Silent()
    silent.begin(1, SimpleNamespace(running=[]))  # type: ignore[arg-type]
    silent.done(Row(label="s001/", student="s001", status="graded"), points=1.0, cached=True)
    silent.end(Summary())
