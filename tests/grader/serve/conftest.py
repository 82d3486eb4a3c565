"""What the tests of `grade serve` share: the page of the miniature course, at work in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.grader.conftest import MINIATURE
from tests.grader.serving import Command

RIGHT = """def mean(values):
    return sum(values) / len(values)


def spread(values):
    return max(values) - min(values)
"""
WRONG = RIGHT.replace("/ len(values)", "/ 2")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of somebody's work."""
    home = tmp_path / "work"
    home.mkdir()
    return home


@pytest.fixture
def served(home: Path) -> Iterator[Command]:
    with Command(home, "--course", str(MINIATURE)) as served:
        yield served


def answer(home: Path, text: str, name: str = "ex01_01.py") -> Path:
    """Writes an answer as an editor would."""
    path = home / "chapter01" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Command]:
    """One for all tests that change nothing."""
    home = tmp_path_factory.mktemp("shared") / "work"
    home.mkdir()
    with Command(home, "--course", str(MINIATURE)) as served:
        yield served
