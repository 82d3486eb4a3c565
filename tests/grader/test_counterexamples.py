"""Kept counterexamples choose what a failure is shown on; what is right they do not decide."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from grader.course.catalog import Course, own_course
from grader.course.loading import load_checks
from grader.deciding.inputs import InputCache
from grader.known.counterexamples import Counterexamples, file_of, save_counterexamples
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.submission import read_files
from grader.verify.making_counterexamples import keep
from grader.verify.verify import inspect
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
    inputs = {"test_mean": {codec.encode({"values": value}): "takes_the_largest" for value in values}}
    return save_counterexamples(course, exercise, load_checks(course, exercise).files, inputs)


def judged(result):
    return [(check.status, check.points) for check in result.checks], result.points


def test_a_failure_is_shown_on_the_smallest_kept_input_that_shows_it(course, grade):
    saved(course, [[3.0, 3.0], [3.75, 0.0], [4.0]])
    assert grade(WRONG).checks[1].failure.inputs["values"].data == [3.75, 0.0]


def test_nothing_is_read_before_the_first_failure(course, stage, tmp_path):
    (exercise,) = course.find("1.1")
    referee = Referee(course, stage, cache=InputCache(tmp_path / "inputs"))
    referee.prepare(exercise)
    saved(course, [[3.75, 0.0]])  # what was read too early would know nothing of it
    result = referee.grade_exercise(read_files("s001", {"ex01_01.py": WRONG.encode()}, {}, ["1.1"]), exercise)
    assert result.checks[1].failure.inputs["values"].data == [3.75, 0.0]


def test_a_new_kind_of_mistake_is_searched_for(course, grade):
    saved(course, [[3.0, 3.0]])
    assert grade(WRONG).checks[1].failure.inputs["values"].data == [0.0, 0.25]


@pytest.mark.parametrize("source", [WRONG, HALF, RIGHT], ids=["wrong", "half", "right"])
def test_no_verdict_depends_on_what_is_kept(course, grade, source):
    without = judged(grade(source))
    # On the last of these even a right answer would be off, did it decide: the mean overflows.
    path = saved(course, [[3.75, 0.0], [1e308, 1e308]])
    assert judged(grade(source)) == without
    for spoilt in (
        b"spoiled",
        b"\xff",
        b"[]",
        b"{}\n1",
        b'{"checks": 1}',
        path.read_bytes().replace(b"1e+308", b"exit()"),
    ):
        path.write_bytes(spoilt)
        assert judged(grade(source)) == without


def test_what_is_kept_reads_well(course):
    head, *lines = saved(course, [[3.75, 0.0], [4.0]]).read_text(encoding="utf-8").splitlines()
    assert list(json.loads(head)["checks"]) == ["test_mean"]
    assert lines == [
        '{"check": "test_mean", "mistake": "takes_the_largest", "input": {"values": "[4.0]"}}',
        '{"check": "test_mean", "mistake": "takes_the_largest", "input": {"values": "[3.75, 0.0]"}}',
    ]


def changed(course, old, new):
    """The course with something else in its checks, which are loaded anew."""
    (exercise,) = course.find("1.1")
    text = exercise.checks.read_text(encoding="utf-8")
    assert old in text
    exercise.checks.write_text(text.replace(old, new), encoding="utf-8")
    return Counterexamples(course, exercise, load_checks(course, exercise).files)


def test_a_mended_hint_or_title_makes_nothing_anew(course):
    saved(course, [[3.75, 0.0]])
    assert changed(course, "The mean times the count", "Mean times count").inputs_of("test_mean")
    assert changed(course, "Divide by the count.", "Divide by how many there are!").inputs_of("test_mean")
    assert changed(course, "\nNUMBERS", "\n# a remark\nNUMBERS").inputs_of("test_mean")


def test_what_was_kept_for_other_inputs_is_not_used_and_goes_when_new_is_kept(course):
    path = saved(course, [[3.75, 0.0]])
    kept = changed(course, "grid(0, 4)", "grid(0, 5)")
    assert kept.outdated == ["test_mean"]
    assert kept.inputs_of("test_mean") == ()
    assert saved(course, [[1.0]]) == path
    (exercise,) = course.find("1.1")
    kept = Counterexamples(course, exercise, load_checks(course, exercise).files)
    assert kept.inputs_of("test_mean") == (codec.encode({"values": [1.0]}),)


def test_verify_asks_for_new_ones_once_other_inputs_are_permitted(course):
    path = saved(course, [[3.75, 0.0]])
    assert findings(course) == []
    changed(course, "grid(0, 4)", "grid(0, 5)")
    assert findings(course) == [
        "other inputs are permitted now than when some were kept for test_mean: grade verify 1.1 --keep makes it anew"
    ]
    path.unlink()
    assert findings(course) == []


def test_verify_finds_what_cannot_be_read(course):
    path = saved(course, [[3.75, 0.0]])
    path.write_text(path.read_text().replace("3.75", "open('/etc/passwd').read()"))
    (finding,) = findings(course)
    assert finding.startswith("what is kept for it cannot be read (Expected one of np.array")


def test_where_no_mistake_leaves_an_input_nothing_is_outdated(course):
    (exercise,) = course.find("1.1")
    save_counterexamples(course, exercise, load_checks(course, exercise).files, {"test_mean": {}})
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
    assert [exercise.id for exercise in ready if not file_of(exercise).exists()] == []


def test_every_known_mistake_leaves_small_inputs(course, grade):
    ((exercise, count), _) = keep(course, course.exercises, 1)
    all_kept = Counterexamples(course, exercise, load_checks(course, exercise).files)
    kept = {check: inputs for check in ("test_mean", "test_spread") if (inputs := all_kept.inputs_of(check))}
    assert count >= 3
    assert kept
    assert all(list(map(len, inputs)) == sorted(map(len, inputs)) for inputs in kept.values())
    wrong = exercise.mistakes[0].source
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
