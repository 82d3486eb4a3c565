"""What the tests of the grader share: a miniature course, and a stage for its players."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from grader.course.catalog import Course
from grader.deciding.inputs import InputCache
from grader.player import Stage
from grader.referee.referee import Referee
from grader.results.model import ExerciseResult
from grader.submission import read_files
from tests.grader.browsing import ARGUMENTS, CHROMIUM

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MINIATURE = Path(__file__).parent / "miniature"
STARRED = MINIATURE.with_name("starred")
"""A course of one exercise with a contract."""

# The same examples in every run, and no verdict by a clock.
settings.register_profile("grader", derandomize=True, database=None, deadline=None)
settings.load_profile("grader")


@pytest.fixture(scope="session")
def miniature() -> Course:
    """A course of two tiny exercises."""
    return Course.at(MINIATURE)


@pytest.fixture(scope="session")
def two_books(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """The miniature course with a second book, whose exercises are lab2.1 and lab2.2."""
    root = tmp_path_factory.mktemp("courses") / "two_books"
    shutil.copytree(MINIATURE, root)
    shutil.copytree(MINIATURE.with_name("second_book"), root, dirs_exist_ok=True)
    return Course.at(root)


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    with Stage() as stage:
        yield stage


@pytest.fixture(scope="session")
def referee(miniature: Course, stage: Stage, tmp_path_factory: pytest.TempPathFactory) -> Referee:
    return Referee(miniature, stage, cache=InputCache(tmp_path_factory.mktemp("inputs")))


@pytest.fixture
def grade(referee: Referee) -> Callable[..., ExerciseResult]:
    """grade("1.1", source) -> the result of this source as an answer to exercise 1.1."""

    def grade(id: str, source: str | bytes, **others: str) -> ExerciseResult:
        (exercise,) = referee.course.find(id)
        files = {exercise.stub.name: source.encode() if isinstance(source, str) else source}
        files |= {f"{name}.py": text.encode() for name, text in others.items()}
        return referee.grade_exercise(read_files("s001", files, {}, [id]), exercise)

    return grade


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()
