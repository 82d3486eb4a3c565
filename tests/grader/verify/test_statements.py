"""What `grade verify` asks of the words around a converted exercise."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.catalog import Course, own_course
from grader.course.loading import load_checks, load_reference
from grader.deciding.inputs import InputCache
from grader.referee.referee import Referee
from grader.verify.statements import (
    contract_words,
    length_to_read,
    statement_advice,
    statement_findings,
    stray_entries,
)
from tests.grader.conftest import STARRED

STUB = "exercises/chapter01/ex01_01.py"
ABOUT = "exercises/chapter01/about.toml"
WHY = "solutions/chapter01/ex01_01.md"
CHECKS = "tests/chapter01/test_ex01_01.py"
Findings = Callable[..., list[str]]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return Path(shutil.copytree(STARRED, tmp_path / "course"))


@pytest.fixture
def findings(root: Path) -> Findings:
    """findings(file, old, new) -> what is wrong with the words once that is changed."""

    def findings(file: str = "", old: str = "", new: str = "") -> list[str]:
        if file:
            text = (root / file).read_text(encoding="utf-8")
            assert old in text
            (root / file).write_text(text.replace(old, new), encoding="utf-8")
        course = Course.at(root)
        (exercise,) = course.exercises
        return list(statement_findings(course, exercise, load_checks(course, exercise)))

    return findings


def test_the_starred_course_says_it_well(findings: Findings) -> None:
    assert findings() == []


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        (STUB, "**Conventions.**", "Conventions:", "the parts of the statement differ: 书上的题, 先看一个小例子, 约定"),
        (STUB, "**★**", "**Star**", "the statement has no part **★**"),
        (STUB, "约定。** 方差", "约定。** 一次调用在 2 秒之内。方差", "the Chinese statement says “秒之内”"),
        (STUB, "**约定。** 方差", "**约定。** 只在方差不为 0 时问到。方差", "says “只在方差不为 0 时问”"),
        (STUB, "is divided by", "is right to 1e-9 and divided by", "the English statement says “right to 1”"),
        (STUB, "**约定。** 方差", f"**约定。** {'长' * 600}方差", "characters are to be read before the first line"),
        (STUB, "    The standard scores.\n\n", "", "the docstring of scores has not as many paragraphs"),
        (STUB, "\n\ndef scores", "\n\n# ---- ★ ----\n\n\ndef scores", "stand scores, but the extras are none"),
        (WHY, "\n---\n", "\n", "the explanation is missing in English"),
        (WHY, "方差是离差", "长\n" * 45 + "方差是离差", "lines in Chinese, more than 45"),
        (ABOUT, '"not_divided"', '"not_there"', "about.toml: not_there is no known mistake"),
        (ABOUT, "ex01_01_numpy", "ex01_01_scipy", "there is no right/ex01_01_scipy.py"),
        (ABOUT, "usual", 'after = ["1.7"]\nusual', "about.toml: 1.7, to be done first, is no exercise"),
        (ABOUT, "usual", 'after = ["1.1"]\nusual', "each of 1.1 ← 1.1 is to be done before the next"),
        (CHECKS, "points=1,", "points=1.2,", "points are whole or half: test_example"),
        (CHECKS, "points=1,", "points=2,", "the points of the checks add up to 11, not 10"),
    ],
)  # fmt: skip
def test_a_shortcoming_is_a_finding(findings: Findings, file: str, old: str, new: str, finding: str) -> None:
    assert any(finding in one for one in findings(file, old, new))


def test_parts_in_another_order(findings: Findings, root: Path) -> None:
    text = (root / STUB).read_text(encoding="utf-8")
    for first, second in (("书上的题", "约定"), ("The exercise", "Conventions")):
        text = text.replace(first, "\x00").replace(second, first).replace("\x00", second)
    (root / STUB).write_text(text, encoding="utf-8")
    assert any("stand in another order" in one for one in findings())


def test_an_explanation_that_is_not_there(findings: Findings, root: Path) -> None:
    (root / WHY).unlink()
    assert findings() == ["there is no explanation solutions/chapter01/ex01_01.md"]


def test_what_is_not_converted_is_asked_nothing(findings: Findings, root: Path) -> None:
    (root / WHY).unlink()
    (root / ABOUT).unlink()
    assert findings() == []


def test_entries_that_are_no_exercise(root: Path) -> None:
    text = (root / ABOUT).read_text(encoding="utf-8").replace('track = ["1.1"]', 'track = ["1.1", "1.9"]')
    (root / ABOUT).write_text(text.replace('["1.1"]\ndiff', '["1.8"]\ndiff'), encoding="utf-8")
    course = Course.at(root)
    named = "chapter01/about.toml names {}, which is no exercise there"
    assert list(stray_entries(course, course.exercises)) == [named.format("1.8"), named.format("1.9")]


def test_a_function_that_no_check_asks_alone_is_advice(root: Path, stage, tmp_path: Path) -> None:
    def advice() -> list[str]:
        course = Course.at(root)
        (exercise,) = course.exercises
        module, prepared = Referee(course, stage, cache=InputCache(tmp_path / "inputs")).prepare(exercise)
        return list(statement_advice(exercise, module, prepared, load_reference(course, exercise)))

    assert advice() == []
    root = Path(shutil.copytree(root, root.with_name("other")))  # checks are loaded once in a process
    old, new = "    close(answer.variance(", "    answer.mean(values)\n    close(answer.variance("
    text = (root / CHECKS).read_text(encoding="utf-8")
    (root / CHECKS).write_text(text.replace(old, new), encoding="utf-8")
    assert advice() == ["no check asks only for variance, so what fails because of it cannot follow through"]


def test_every_statement_of_before_speaks_to_the_checker() -> None:
    """The list of words is not idle: it finds something in the statement that the issue began with."""
    unconverted = [exercise for exercise in own_course().exercises if exercise.about is None]
    assert all(any(contract_words(exercise)) for exercise in unconverted)
    assert max(map(length_to_read, unconverted), default=0) > 450 or not unconverted
