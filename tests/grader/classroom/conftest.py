"""A class of the miniature course, and a batch that grades it in this process."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.folder import only_one
from grader.classroom.batch.job import Job, Outcome, Setup
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.roster import Roster
from grader.classroom.batch.run import Batch, make_setup
from grader.classroom.batch.summary import Summary
from grader.classroom.batch.worker import Grader, grade
from grader.classroom.gradebook import Gradebook, Standing, overview
from grader.course.catalog import Course
from grader.text import Text

RIGHT = """def mean(values):
    return sum(values) / len(values)


def spread(values):
    return max(values) - min(values)
"""
HALF = RIGHT.replace("max(values) - min", "max(values) + min")
WITNESS = "def counterexample(n):\n    return {'a': [2] * n, 'b': [3] + [0] * (n - 1)}\n"
ESSAY = WITNESS + "\n\ndef essay():\n    return '最大值只看**一个**数.'\n"


class Here:
    """An executor that grades in this process, and remembers what it was given."""

    def __init__(self, grader: Grader) -> None:
        self._grader, self.setup = grader, grader.setup
        self.jobs: list[Job] = []
        self.running: list[str] = []
        self.left_out: list[Text] = []

    def run(self, jobs: Iterator[Job]) -> Generator[Outcome, None, None]:
        for job in jobs:
            self.jobs.append(job)
            yield grade(self._grader, job)


@pytest.fixture(scope="session")
def setup(miniature: Course) -> Setup:
    return make_setup(miniature, miniature.exercises, "sandbox", 0, "en")


@pytest.fixture(scope="session")
def grader(setup: Setup) -> Iterator[Grader]:
    warm = Grader(setup)
    yield warm
    warm.stage.close()


@pytest.fixture
def executor(grader: Grader) -> Here:
    return Here(grader)


@pytest.fixture
def submissions(tmp_path: Path) -> Path:
    folder = tmp_path / "submissions"
    folder.mkdir()
    return folder


@pytest.fixture
def hand_in(submissions: Path) -> Callable[..., Path]:
    """hand_in("s001", ex01_01=source): a folder with these files."""

    def hand_in(student: str, **sources: str) -> Path:
        for name, source in sources.items():
            path = submissions / student / f"{name}.py"
            path.parent.mkdir(exist_ok=True)
            path.write_text(source, encoding="utf-8")
        return submissions / student

    return hand_in


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


@pytest.fixture
def grade_all(setup: Setup, submissions: Path, out: Path, executor: Here) -> Callable[..., Summary]:
    """Grades the submissions; keywords are those of `Batch.run`."""

    def grade_all(where: Path = submissions, roster: Roster | None = None, **options: object) -> Summary:
        with submissions_in(where) as places, only_one(out), Gradebook(out, create=True) as gradebook:
            batch = Batch(setup, out, gradebook)
            summary = batch.run(places, executor, Silent(), roster=roster, **options)
            gradebook.finish()
            return summary

    return grade_all


@pytest.fixture
def rows(out: Path) -> Callable[[], dict[str, Standing]]:
    """The rows of the gradebook by label."""

    def rows() -> dict[str, Standing]:
        with Gradebook(out) as gradebook:
            return {row.label: row for row in overview(gradebook).rows}

    return rows
