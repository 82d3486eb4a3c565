"""Pictures in the reports of a class: drawn once for each verdict, kept with it, and bounded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from grader.authoring.checks import picture
from grader.classroom.batch import worker
from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.folder import only_one
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.run import Batch, make_setup
from grader.classroom.batch.worker import Grader
from grader.classroom.gradebook import Gradebook
from grader.course.catalog import Course
from tests.grader.classroom.conftest import HALF, RIGHT, Here

pytest.importorskip("matplotlib")


@picture("平均值", "The mean", alt=("一根柱子", "One bar"))
def draw_mean(figure, answer, reference, says):
    figure.subplots().bar(["yours"], [answer.mean([1.0, 2.0])])


@pytest.fixture
def executor(miniature: Course, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    """As workers are that draw, with a picture for 1.1."""
    grader = Grader(make_setup(miniature, miniature.exercises, "sandbox", 0, "en", pictures=True))
    module, prepared = grader.referee.prepare(grader.exercises["1.1"])
    drawing = replace(module, pictures=(draw_mean.picture,))
    prepare = grader.referee.prepare
    monkeypatch.setattr(
        grader.referee, "prepare", lambda exercise: (drawing, prepared) if exercise.id == "1.1" else prepare(exercise)
    )
    yield Here(grader)
    grader.stage.close()


def graded(executor: Here, submissions: Path, out: Path) -> None:
    with submissions_in(submissions) as places, only_one(out), Gradebook(out, create=True) as gradebook:
        Batch(executor.setup, out, gradebook).run(places, executor, Silent())


def test_each_verdict_has_its_pictures_and_the_next_run_draws_none(
    executor: Here, hand_in: Callable[..., Path], submissions: Path, out: Path
) -> None:
    for student, text in (("s001", RIGHT), ("s002", RIGHT), ("s003", HALF), ("s004", "")):
        hand_in(student, ex01_01=text)
    graded(executor, submissions, out)
    pages = {path.stem: path.read_text(encoding="utf-8") for path in (out / "reports").glob("*.html")}
    assert {student: "data:image/svg" in page for student, page in pages.items()} == {
        "s001": True, "s002": True, "s003": True, "s004": False
    }  # fmt: skip
    executor.jobs.clear()
    graded(executor, submissions, out)
    assert [job for job in executor.jobs if job.exercises] == []


def test_a_picture_that_is_too_large_costs_itself_alone(
    executor: Here, hand_in: Callable[..., Path], submissions: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "PICTURE_BYTES", 100)
    hand_in("s001", ex01_01=RIGHT)
    graded(executor, submissions, out)
    page = (out / "reports" / "s001.html").read_text(encoding="utf-8")
    assert "the picture is too large" in page
    assert "data:image/svg" not in page
