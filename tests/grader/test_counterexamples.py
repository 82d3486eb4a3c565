"""Kept counterexamples choose what a failure is shown on; what is right they do not decide."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.course.catalog import Course, own_course
from grader.course.loading import load_checks
from grader.deciding.inputs import InputCache
from grader.known.counterexamples import kept_file, load_kept, save_kept
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.submission import read_files
from grader.verify.inspection import inspect
from grader.verify.keeping import keep
from tests.grader.conftest import MINIATURE

WRONG = "def mean(values):\n    return max(values)\n\n\ndef spread(values):\n    return max(values) - min(values)\n"
HALF = "def mean(values):\n    return sum(values) / len(values)\n\n\ndef spread(values):\n    return max(values)\n"
RIGHT = WRONG.replace("return max(values)\n\n", "return sum(values) / len(values)\n\n", 1)


@pytest.fixture
def course(tmp_path: Path) -> Course:
    shutil.copytree(MINIATURE, tmp_path / "course")
    return Course.at(tmp_path / "course")


@pytest.fixture
def grade(course, stage, tmp_path):
    """grade(source) -> the result of exercise 1.1, by a referee that has read what is kept now."""

    def grade(source):
        (exercise,) = course.find("1.1")
        referee = Referee(course, stage, cache=InputCache(tmp_path / "inputs"))
        return referee.grade_exercise(read_files("s001", {"ex01_01.py": source.encode()}, {}, ["1.1"]), exercise)

    return grade


def saved(course, values):
    (exercise,) = course.find("1.1")
    inputs = {"test_mean": [codec.encode({"values": value}) for value in values]}
    return save_kept(course, exercise, load_checks(course, exercise).files, inputs)


def judged(result):
    return [(check.status, check.points) for check in result.checks], result.points


def test_a_failure_is_shown_on_the_smallest_kept_input_that_shows_it(course, grade):
    saved(course, [[3.0, 3.0], [3.75, 0.0], [4.0]])
    assert grade(WRONG).checks[1].failure.inputs["values"].data == [3.75, 0.0]


def test_a_new_kind_of_mistake_is_searched_for(course, grade):
    saved(course, [[3.0, 3.0]])
    assert grade(WRONG).checks[1].failure.inputs["values"].data == [0.0, 0.25]


@pytest.mark.parametrize("source", [WRONG, HALF, RIGHT], ids=["wrong", "half", "right"])
def test_no_verdict_depends_on_what_is_kept(course, grade, source):
    without = judged(grade(source))
    # On the last of these even a right answer would be off, did it decide: the mean overflows.
    path = saved(course, [[3.75, 0.0], [1e308, 1e308]])
    assert judged(grade(source)) == without
    path.write_bytes(b"spoiled")
    assert judged(grade(source)) == without


def test_what_was_kept_for_other_checks_is_not_used_and_goes_when_new_is_kept(course):
    (exercise,) = course.find("1.1")
    path = saved(course, [[3.75, 0.0]])
    text = exercise.checks.read_text(encoding="utf-8")
    exercise.checks.write_text(f"{text}\n# changed\n", encoding="utf-8")
    files = load_checks(course, exercise).files
    assert load_kept(course, exercise, files) == {}
    assert save_kept(course, exercise, files, {"test_mean": [codec.encode({"values": [1.0]})]}) == path
    assert load_kept(course, exercise, files) == {"test_mean": (codec.encode({"values": [1.0]}),)}


def test_verify_asks_for_new_ones_once_the_checks_have_changed(course):
    (exercise,) = course.find("1.1")
    path = saved(course, [[3.75, 0.0]])
    assert findings(course) == []
    exercise.checks.write_text(exercise.checks.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert findings(course) == [
        "what is kept for it belongs to other checks than these: grade verify 1.1 --keep makes it anew"
    ]
    path.unlink()
    assert findings(course) == []


def test_where_no_mistake_leaves_an_input_nothing_is_outdated(course):
    (exercise,) = course.find("1.1")
    save_kept(course, exercise, load_checks(course, exercise).files, {})
    assert findings(course) == []


def test_verify_finds_an_input_on_which_a_right_answer_fails(course):
    saved(course, [[3.75, 0.0], []])  # there are always values, says the stub
    assert findings(course) == ["the reference is not right (error) on what is kept for test_mean"]


def findings(course):
    (fitness,) = inspect(course, course.find("1.1"), 1, again=True)
    return fitness.findings


def test_all_exercises_of_the_own_course_have_theirs():
    course = own_course()
    ready = [exercise for exercise in course.exercises if exercise.checks.is_file()]
    assert [exercise.id for exercise in ready if not kept_file(course, exercise).exists()] == []


def test_every_known_mistake_leaves_small_inputs(course, grade):
    ((exercise, count), _) = keep(course, course.exercises, 1)
    kept = load_kept(course, exercise, load_checks(course, exercise).files)
    assert count >= 3
    assert set(kept) == {"test_mean", "test_spread"} & set(kept)
    assert all(list(map(len, inputs)) == sorted(map(len, inputs)) for inputs in kept.values())
    wrong = exercise.bank("wrong")[0].read_text(encoding="utf-8")
    failing = next(check for check in grade(wrong).checks if check.kind == "property" and check.failure)
    shown = codec.encode({"values": failing.failure.inputs["values"].data})
    assert shown in kept[failing.id]


def test_beside_the_smallest_stands_another_that_is_wrong_too(course, grade):
    saved(course, [[3.75, 0.0], [4.0, 4.0, 4.0], [1.0, 2.0, 3.75]])
    failure = grade(WRONG).checks[1].failure
    assert failure.inputs["values"].data == [3.75, 0.0]
    (values,) = (arg.data for arg in failure.another.call.args)
    assert values != [3.75, 0.0]
    assert failure.another.call.returned.data == max(values)
    assert failure.another.expected.data == sum(values) / len(values)
    assert failure.another.message.en == "The mean: too large"


def test_a_search_leaves_another_as_well_and_a_right_answer_none(grade):
    failure = grade(WRONG).checks[1].failure
    assert failure.another.call.args[0].data != failure.inputs["values"].data
    assert failure.another.call.returned.data != failure.another.expected.data
    assert grade(RIGHT).checks[1].failure is None


def test_nothing_stands_beside_the_only_input_that_fails(course, grade):
    only = WRONG.replace(
        "return max(values)\n\n", "return sum(values) / len(values) + (values == [1.0, 2.0, 6.0])\n\n", 1
    )
    assert grade(only).checks[0].failure.another is None
