"""Answers spoilt all over: each way changes the values, and a check that goes wrong over one is named."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import numpy as np
import pytest

from grader.course.catalog import Course
from grader.course.loading import load_reference
from grader.player import Stage
from grader.referee.referee import Referee
from grader.verify.damaged_throughout import WAYS, broken_by_spoilt_answers
from grader.verify.thoughtless import RightAnswers
from tests.grader.conftest import MINIATURE

VALUE = {"w": np.array([[1.0, 2.0], [3.0, 4.0]]), "n": (2, True), "words": ["a"]}


@pytest.mark.parametrize("name", WAYS)
def test_every_way_changes_an_answer(name: str) -> None:
    assert repr(WAYS[name](VALUE)) != repr(VALUE)
    assert type(VALUE["w"]) is np.ndarray


def test_the_first_number_alone() -> None:
    spoilt = WAYS["NaN for the first number"](VALUE)
    assert math.isnan(spoilt["w"][0, 0])
    assert spoilt["w"][0, 1] == 2.0
    assert spoilt["n"] == (2, True)
    assert WAYS["None for the first number"](3.0) is None
    assert WAYS["10**300 for every number"]([1, True]) == [10**300, True]


@pytest.mark.parametrize(
    ("line", "named"),
    [("", 0), ("int(float(answer.mean(values)) ** 2)", 1), ("max(np.ravel(answer.mean(values)))", 1)],
)
def test_a_check_that_goes_wrong_over_one_is_named(tmp_path: Path, line: str, named: int) -> None:
    shutil.copytree(MINIATURE, tmp_path / "course", ignore=shutil.ignore_patterns("__pycache__"))
    checks = tmp_path / "course" / "tests" / "chapter01" / "test_ex01_01.py"
    text = checks.read_text(encoding="utf-8").replace('"""\n', '"""\n\nimport numpy as np\n', 1)
    title = '    """平均乘以个数等于总和 / The mean times the count is the sum"""\n'
    assert title in text
    checks.write_text(text.replace(title, f"{title}    {line}\n"), encoding="utf-8")
    course = Course.at(tmp_path / "course")
    exercise = course.find("1.1")[0]
    with Stage("process") as stage:
        _, prepared = Referee(course, stage).prepare(exercise)
        found = list(broken_by_spoilt_answers(prepared, RightAnswers(load_reference(course, exercise))))
    assert len(found) == named, found
