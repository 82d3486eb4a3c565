"""What a named mistake costs: no more than a person would take, however many checks see it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.referee.referee import Referee
from grader.results.model import ExerciseResult
from grader.submission import as_answer
from grader.verify.verify import inspect
from tests.grader.conftest import STARRED

Judged = Callable[..., ExerciseResult]


@pytest.fixture
def course(tmp_path: Path) -> Callable[[str], Course]:
    """course("2"): one in which dividing by one less costs so much."""

    def course(costs: str, before: str = "# %% n_minus_one") -> Course:
        root = Path(shutil.copytree(STARRED, tmp_path / "course"))
        page = root / "tests/chapter01/wrong/ex01_01.py"
        head, mark, rest = page.read_text(encoding="utf-8").partition(before)
        page.write_text(head + mark + rest.replace("\n# caught", f"\n# costs: {costs}\n# caught", 1), encoding="utf-8")
        return Course.at(root)

    return course


def judged(course: Course, stage, text: str, *, explaining: bool) -> ExerciseResult:
    (exercise,) = course.exercises
    return Referee(course, stage, explaining=explaining).grade_exercise(as_answer(exercise, text), exercise)


@pytest.mark.parametrize("explaining", [True, False])
def test_a_submission_that_is_one_mistake_loses_what_it_costs(course, stage, explaining: bool) -> None:
    one = course("2")
    result = judged(one, stage, one.exercises[0].mistake("n_minus_one").source, explaining=explaining)
    assert result.points == 8.0  # its check alone would take 3
    assert result.diagnosis.costs == 2.0
    assert ("这一个错最多扣 2 分", "This one mistake takes 2 points at most") in result.notes


def test_another_mistake_beside_it_is_another_matter(course, stage) -> None:
    one = course("2")
    both = one.exercises[0].mistake("n_minus_one").source.replace("/ spread if", "/ spread + 1 if")
    result = judged(one, stage, both, explaining=True)
    assert result.points == 4.0
    assert result.diagnosis is None


def test_half_points_are_possible(course, stage) -> None:
    one = course("1.5")
    result = judged(one, stage, one.exercises[0].mistake("n_minus_one").source, explaining=True)
    assert (result.points, result.status) == (8.5, "partial")


@pytest.mark.parametrize(
    ("costs", "finding"),
    [
        ("4", "wrong/ex01_01.py: n_minus_one says costs: 4, but leaves 7 points"),
        (
            "much",
            "wrong/ex01_01.py: n_minus_one: `costs` is a number from 1 to 9.5 in halves, and not for what is narrow",
        ),
    ],
)
def test_verify_holds_what_it_says(course, costs: str, finding: str) -> None:
    one = course(costs)
    (fitness,) = inspect(one, one.exercises, 1)
    assert finding in fitness.findings


def test_verify_is_content_where_it_is_so(course) -> None:
    one = course("2")
    (fitness,) = inspect(one, one.exercises, 1)
    assert fitness.findings == []
