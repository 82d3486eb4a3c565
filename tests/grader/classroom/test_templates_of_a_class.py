"""A course with templates of its own: they are seen in every page of a batch, and decide nothing."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.folder import only_one
from grader.classroom.batch.job import Job, Outcome, pack, unpack_setup
from grader.classroom.batch.local import LocalExecutor
from grader.classroom.batch.plan import write_plan
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.roster import Roster
from grader.classroom.batch.run import Batch, make_setup
from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Gradebook
from grader.classroom.page.page import write_class_page
from grader.classroom.review import publish
from grader.classroom.review.page import review_page, student_page
from grader.course.catalog import Course
from grader.course.templates import PACKAGE, Templates
from grader.errors import GraderBroken
from tests.grader.classroom.conftest import HALF, RIGHT
from tests.grader.conftest import MINIATURE

FOOTER = "templates/report/footer.html"


class Watched(LocalExecutor):
    """Grades with workers as `grade batch` does, and remembers what it was given."""

    jobs: list[Job]

    def run(self, jobs: Iterator[Job]) -> Generator[Outcome, None, None]:
        self.jobs = []
        return super().run(self._noted(jobs))

    def _noted(self, jobs: Iterator[Job]) -> Iterator[Job]:
        for job in jobs:
            self.jobs.append(job)
            yield job


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The miniature course with a footer of its own."""
    root = tmp_path / "course"
    shutil.copytree(MINIATURE, root, ignore=shutil.ignore_patterns("__pycache__"))
    (root / FOOTER).parent.mkdir(parents=True)
    (root / FOOTER).write_text("<p>first footer</p>")
    return root


@pytest.fixture
def batch(root: Path, submissions: Path, out: Path) -> Callable[[], tuple[Summary, list[Job]]]:
    """Runs the batch as `grade batch --course root` does."""

    def batch() -> tuple[Summary, list[Job]]:
        course = Course.at(root)
        setup = make_setup(course, course.exercises, "sandbox", 0, "en")
        executor = Watched(setup, 1)
        with submissions_in(submissions) as places, only_one(out), Gradebook(out, create=True) as gradebook:
            summary = Batch(setup, out, gradebook).run(places, executor, Silent())
            write_class_page(gradebook, out, "en")
            gradebook.finish()
        return summary, executor.jobs

    return batch


def reports(out: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (out / "reports").iterdir()}


def verdicts(out: Path) -> list[tuple[object, ...]]:
    with Gradebook(out) as gradebook:
        return gradebook.query("SELECT key, report FROM verdict ORDER BY key")


def test_a_changed_footer_rewrites_every_page_and_judges_nothing(
    root: Path, out: Path, hand_in: Callable[..., Path], batch: Callable[[], tuple[Summary, list[Job]]]
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    hand_in("s002", ex01_01=HALF)
    hand_in("s003", ex01_01="def mean(:\n")
    summary, _ = batch()
    assert (summary.graded, summary.rewritten) == (3, 0)
    before, judged = reports(out), verdicts(out)
    assert len(before) == 3
    assert all("<footer>\n<p>first footer</p></footer>" in text for text in before.values())
    summary, jobs = batch()
    assert (summary.graded, summary.rewritten, summary.unchanged, jobs) == (0, 0, 3, [])

    (root / FOOTER).write_text("<p>second footer</p>")
    (root / "templates/classroom").mkdir()
    (root / "templates/classroom/page.html").write_text("<p>our class of {{ graded }}</p>")
    summary, jobs = batch()
    assert (summary.graded, summary.rewritten, summary.unchanged) == (0, 3, 0)
    assert [job.exercises for job in jobs] == [[], [], []], "there was nothing left to judge"
    assert reports(out) == {name: text.replace("first footer", "second footer") for name, text in before.items()}
    assert verdicts(out) == judged
    assert (out / "index.html").read_text(encoding="utf-8") == "<p>our class of 3</p>"

    (root / FOOTER).unlink()
    assert batch()[0].rewritten == 3
    assert not any("second footer" in text for text in reports(out).values())


def test_a_report_that_a_person_changes_keeps_the_look_of_the_class(
    root: Path, out: Path, hand_in: Callable[..., Path], batch: Callable[[], tuple[Summary, list[Job]]]
) -> None:
    """Also where the course is not at hand, or was edited since."""
    hand_in("s001", ex01_01=HALF)
    batch()
    shutil.rmtree(root)
    (out / "reports" / "s001.html").unlink()
    with Gradebook(out) as gradebook:
        assert gradebook.templates.replaced == {"report/footer.html": "<p>first footer</p>"}
        publish(gradebook, out, {"s001"}, "en")
    assert "first footer" in reports(out)["s001.html"]


def test_a_broken_template_stops_the_batch_before_anything_is_graded(
    root: Path, out: Path, hand_in: Callable[..., Path], batch: Callable[[], tuple[Summary, list[Job]]]
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    (root / FOOTER).write_text("{{ nothing }}")
    with pytest.raises(GraderBroken, match=r"templates/report/footer\.html:1 .*nothing"):
        batch()
    assert verdicts(out) == []
    (root / FOOTER).write_text("<p>mended</p>")
    assert batch()[0].graded == 1
    assert "mended" in reports(out)["s001.html"]


def test_a_mistake_that_only_one_report_reaches_costs_no_other(
    root: Path, out: Path, hand_in: Callable[..., Path], batch: Callable[[], tuple[Summary, list[Job]]]
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    hand_in("s002", ex01_01=HALF)
    (root / FOOTER).write_text("{% if report.points < 10 %}{{ nothing }}{% endif %}")
    summary, _ = batch()
    assert (summary.graded, summary.failed) == (1, 1)
    with Gradebook(out) as gradebook:
        ((why,),) = gradebook.query("SELECT reason_en FROM submission WHERE student = 's002'")
    assert "templates/report/footer.html:1" in why
    (root / FOOTER).write_text("<p>mended</p>")
    batch()
    assert "mended" in reports(out)["s002.html"]


def test_the_plan_and_the_page_of_review_are_pages_of_the_course_too(
    root: Path, out: Path, hand_in: Callable[..., Path], batch: Callable[[], tuple[Summary, list[Job]]]
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    (root / "templates/base.html").write_text("framed {% block title %}{% endblock %}")
    batch()
    with Gradebook(out) as gradebook:
        assert student_page(gradebook, "s001", [], "en") == "framed s001"
        assert review_page([], "en", finished=False, templates=gradebook.templates).startswith("framed ")
    _, plan = write_plan([], Roster([]), out, "en", Templates.at(root / "templates"))
    assert plan.read_text(encoding="utf-8").startswith("framed ")


def test_templates_travel_to_a_worker_on_another_computer(root: Path) -> None:
    course = Course.at(root)
    setup = make_setup(course, course.exercises, "sandbox", 0, "en")
    assert unpack_setup(pack(setup)) == setup
    assert setup.templates != PACKAGE


def test_a_gradebook_of_before_templates_has_those_of_the_package(out: Path) -> None:
    os.mkdir(out)
    with Gradebook(out, create=True) as gradebook:
        assert gradebook.templates == PACKAGE
