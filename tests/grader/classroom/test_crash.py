"""`kill -9` at any moment: the same command goes on, nothing is lost, and nothing is graded twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.conftest import MINIATURE

KILLS = 5
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")


def command(submissions: Path, out: Path) -> list[str]:
    place = ["--chapter", "1", "--course", str(MINIATURE), "--out", str(out)]
    return [
        sys.executable,
        "-m",
        "grader",
        "batch",
        str(submissions),
        *place,
        "--workers",
        "2",
        "--json-lines",
        "--seed",
        "4",
    ]


def exported(out: Path) -> Any:
    """The gradebook without what is different each time."""
    done = subprocess.run(
        [sys.executable, "-m", "grader", "export", "json", str(out), "--out", str(out / "g.json")], check=True
    )
    assert done.returncode == 0
    return timeless(json.loads((out / "g.json").read_text(encoding="utf-8")))


def timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: timeless(item) for key, item in value.items() if key != "seconds"}
    return [timeless(item) for item in value] if isinstance(value, list) else value


def test_killed_at_random_moments_it_ends_like_an_undisturbed_run(
    tmp_path: Path, submissions: Path, hand_in: Callable[..., Path]
) -> None:
    for i in range(12):
        hand_in(f"s{i:03}", ex01_01=(HALF if i % 2 else RIGHT) + f"# {i}\n", ex01_02=WITNESS)
    started = time.monotonic()
    subprocess.run(command(submissions, tmp_path / "calm"), check=True, stdout=subprocess.DEVNULL)
    whole = time.monotonic() - started

    random.seed(4)
    killed, done = tmp_path / "killed", set[str]()
    for _ in range(KILLS):
        process = subprocess.Popen(
            command(submissions, killed), stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        time.sleep(random.uniform(0.2, 0.9) * whole)
        os.kill(process.pid, signal.SIGKILL)
        done = graded_once(process.communicate()[0], done)
    last = subprocess.run(command(submissions, killed), check=True, capture_output=True, text=True)
    done = graded_once(last.stdout, done)
    assert len(list((killed / "reports").glob("*.html"))) == 12
    assert exported(killed) == exported(tmp_path / "calm")


def graded_once(output: str, before: set[str]) -> set[str]:
    """The submissions that were graded up to now; one that was said to be graded never is again."""
    events = [json.loads(line) for line in output.splitlines() if line.endswith("}")]
    graded = {event["label"] for event in events if event["event"] == "submission" and not event["cached"]}
    assert not graded & before
    return graded | before
