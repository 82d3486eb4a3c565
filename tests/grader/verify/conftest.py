"""A copy of the miniature course to spoil, and what `grade verify` then says."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.player import Stage
from grader.referee.referee import Referee
from grader.verify import Fitness, inspect, verify_exercise

from ..conftest import MINIATURE

Edit = Callable[[str, str, str], None]
Excuse = Callable[[str], None]
Verify = Callable[..., Fitness]
CHECKS, STUB = "tests/chapter01/test_ex01_01.py", "exercises/chapter01/ex01_01.py"
SOLUTION, PAGE = "solutions/chapter01/ex01_01.py", "tests/chapter01/wrong/ex01_01.py"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the miniature course of its own; what verify keeps between runs goes elsewhere too."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "cache"))
    root = tmp_path / "course"
    shutil.copytree(MINIATURE, root, ignore=shutil.ignore_patterns("__pycache__"))
    return root


@pytest.fixture
def edit(root: Path) -> Callable[[str, str, str], None]:
    """edit(path, old, new) changes one file of the copy; the old text must be there once."""

    def edit(path: str, old: str, new: str) -> None:
        text = (root / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        (root / path).write_text(text.replace(old, new), encoding="utf-8")

    return edit


@pytest.fixture
def audit(root: Path) -> Callable[[str], None]:
    """audit(text) writes what verify may excuse in exercise 1.1 of the copy."""

    def audit(text: str) -> None:
        path = root / "tests/chapter01/audit/ex01_01.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    return audit


@pytest.fixture
def verify(root: Path, stage: Stage) -> Callable[..., Fitness]:
    """The fitness of exercise 1.1 of the copy."""

    def verify(id: str = "1.1", *, mutants: bool = False) -> Fitness:
        forget_modules(root)
        course = Course.at(root)
        (exercise,) = course.find(id)
        if not mutants:
            return verify_exercise(Referee(course, stage, explaining=False), exercise)
        (fitness,) = inspect(course, [exercise], 1, mutants=True)
        return fitness

    return verify


def forget_modules(root: Path) -> None:
    """A process loads the checks of a course once; here they change between two runs."""
    for name, module in list(sys.modules.items()):
        if str(root) in (getattr(module, "__file__", None) or ""):
            del sys.modules[name]
