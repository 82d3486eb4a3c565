"""The star in a class: in the gradebook, in the rules that may let it count, in the table, on the page."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grader.classroom.batch.job import Setup
from grader.classroom.batch.run import make_setup
from grader.classroom.batch.worker import Grader
from grader.classroom.export import Options, classroom50, gradescope, write
from grader.classroom.gradebook import Gradebook
from grader.classroom.gradebook.rules import Rules, read_rules
from grader.classroom.gradebook.verdict import unpack_verdict
from grader.classroom.page.page import write_class_page
from grader.classroom.review import publish
from grader.classroom.review.decide import decide
from grader.course.catalog import Course
from grader.errors import WrongUsage
from tests.grader.conftest import STARRED

COURSE = Course.at(STARRED)
(EXERCISE,) = COURSE.exercises
RIGHT = EXERCISE.solution.read_text(encoding="utf-8")
PRINTED = EXERCISE.bank("textbook")[0].read_text(encoding="utf-8")
WRONG = EXERCISE.mistake("n_minus_one").source


@pytest.fixture(scope="module")
def setup() -> Setup:
    return make_setup(COURSE, COURSE.exercises, "sandbox", 0, "en")


@pytest.fixture(scope="module")
def grader(setup: Setup) -> Iterator[Grader]:
    warm = Grader(setup)
    yield warm
    warm.stage.close()


@pytest.fixture
def graded(hand_in: Callable[..., Path], grade_all: Callable[..., object]) -> Callable[..., object]:
    for student, text in (("s001", RIGHT), ("s002", PRINTED), ("s003", WRONG)):
        hand_in(student, ex01_01=text)
    grade_all()
    return grade_all


def test_the_star_costs_nothing_unless_the_rules_count_it(graded, rows, out: Path) -> None:
    assert [(row.points, row.stars, row.scores["1.1"].strict) for row in rows().values()] == [
        (10.0, 1, "passed"), (10.0, 0, "failed"), (7.0, 0, "not_judged"),
    ]  # fmt: skip
    graded(rules=Rules(strict=0.2))
    assert [row.points for row in rows().values()] == [10.0, 8.0, 5.6]
    with Gradebook(out) as gradebook:
        decide(gradebook, "s002", "1.1", 9.5, "")
    assert next(row for row in rows().values() if row.student == "s002").points == 9.5  # a person's word is final


def test_without_a_star_to_have_the_rule_changes_nothing() -> None:
    assert Rules(strict=0.2).with_star(7.5, 10.0, None) == 7.5


def test_the_share_is_read_and_one_above_the_whole_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text("strict = 0.2", encoding="utf-8")
    assert read_rules(path, {}) == Rules(strict=0.2)
    assert Rules.from_json(read_rules(path, {}).to_json()) == Rules(strict=0.2)
    path.write_text("strict = 20", encoding="utf-8")
    with pytest.raises(WrongUsage, match="from 0 to 1"):
        read_rules(path, {})


def test_the_table_counts_stars_and_the_page_shows_them(graded, out: Path, tmp_path: Path) -> None:
    with Gradebook(out) as gradebook:
        write("csv", gradebook, tmp_path / "grades.csv", Options())
        page = write_class_page(gradebook, out, "en")
    lines = list(csv.DictReader((tmp_path / "grades.csv").open(encoding="utf-8-sig")))
    assert [(line["1.1"], line["stars"]) for line in lines] == [("10", "1"), ("10", "0"), ("7", "0")]
    assert page.read_text(encoding="utf-8").count("★") == 1


def test_gradescope_is_told(graded, out: Path) -> None:
    with Gradebook(out) as gradebook:
        found = gradebook.query(
            "SELECT s.student, v.report FROM result r JOIN verdict v ON v.key = r.verdict"
            " JOIN submission s ON s.label = r.submission"
        )
    said = {student: gradescope.results(unpack_verdict(report), "en") for student, report in found}
    assert "1.1 ★" in said["s001"]["output"]
    assert "1.1 no ★ yet: “The variance is what it is defined to be”" in said["s002"]["output"]
    assert {test["status"] for test in said["s002"]["tests"]} == {"passed"}


def test_a_report_and_the_page_say_what_the_star_is_worth(graded, rows, out: Path) -> None:
    def pages() -> list[str]:
        reports = [path.read_text(encoding="utf-8") for path in sorted((out / "reports").glob("*.html"))]
        with Gradebook(out) as gradebook:
            return [*reports, write_class_page(gradebook, out, "en").read_text(encoding="utf-8")]

    said = ("★ is worth 20% of this exercise: without it there are 8 points at most", "★ is worth 20% of an exercise")
    assert not any(words in page for page in pages() for words in said)
    graded(rules=Rules(strict=0.2))
    with Gradebook(out) as gradebook:
        publish(gradebook, out, None, "en")
    assert [[words in page for words in said] for page in pages()] == [[True, False]] * 3 + [[False, True]]


def test_moodle_is_told_in_its_comments(graded, out: Path, tmp_path: Path) -> None:
    with Gradebook(out) as gradebook:
        write("moodle", gradebook, tmp_path / "moodle.csv", Options(comments=True))
    lines = list(csv.DictReader((tmp_path / "moodle.csv").open(encoding="utf-8-sig")))
    assert [line["Feedback comments"] for line in lines] == ["★ 1.1", "", ""]


def test_classroom_50_is_told_on_its_page(graded, out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("COMMIT_URL", "CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "RELEASE_URL")
    for name in names:
        monkeypatch.setenv(name, name.lower())
    with Gradebook(out) as gradebook:
        (found,) = gradebook.query(
            "SELECT v.report FROM result r JOIN verdict v ON v.key = r.verdict"
            " JOIN submission s ON s.label = r.submission WHERE s.student = 's001'"
        )
    classroom50.write_result(unpack_verdict(found[0]), tmp_path, "en", Rules())
    assert "10 / 10★" in (tmp_path / "release-body.md").read_text(encoding="utf-8")
