"""A course whose checks end their own process when an answer says so, to try what a batch does about it."""

from __future__ import annotations

import shutil
from pathlib import Path

from grader.course.catalog import Course
from tests.grader.conftest import MINIATURE

CHILD, WORKER, ALWAYS_SLOW = -1001, -1002, -1003
_CHECKS = '''"""Checks that can be told to die."""

import os
import signal
import time

from grader.checks import check, close, exercise
from hypothesis import strategies as st

EXERCISE = exercise(kind="program", book="1", hints=[("-", "-")], patterns=["oracle"])


def obey(value):
    if value == {child}:
        os.kill(os.getpid(), signal.SIGKILL)
    if value == {worker}:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(60)
    if value == {slow}:
        time.sleep(60)


@check(points=1, hint=("-", "-"))
def test_mean(answer):
    "平均 / The mean"
    value = answer.mean([1.0, 3.0])
    obey(value)
    close(value, 2.0)
'''


def deadly_course(folder: Path) -> Course:
    """A copy of the miniature with one exercise whose check obeys the numbers above."""
    shutil.copytree(MINIATURE, folder, ignore=shutil.ignore_patterns("__pycache__", "ex01_02*", "test_ex01_02*"))
    source = _CHECKS.format(child=CHILD, worker=WORKER, slow=ALWAYS_SLOW)
    (folder / "tests" / "chapter01" / "test_ex01_01.py").write_text(source, encoding="utf-8")
    return Course.at(folder)
