"""The digest of what a check may be asked with: sensitive to that, and to nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.known.permitted import digests
from tests.grader.conftest import MINIATURE

SHARED = """
from grader.strategies import grid

STEPS = 4
HINT = ("先加.", "Add first.")


def values():
    # as the stub says
    return grid(0, STEPS)
"""
CHECKS = """
from grader.checks import check, close

from . import chosen as PINS
from .shared import HINT, values

LONGEST = 3
CHOSEN = [{"x": [1.0]}]
CHOSEN.append({"x": [2.0]})


def oracle(x):
    return sum(x)


def short(one):
    \"\"\"Few values.\"\"\"
    return [one] * LONGEST


@check(points=2, given={"x": values().map(short)}, also=CHOSEN, hint=HINT)
def test_sum(answer, x):
    \"\"\"和 / The sum\"\"\"
    close(answer.mean(x), oracle(x))


@check(points=2, given={"x": values()}, also=PINS.LEAST)
def test_least(answer, x):
    \"\"\"最小 / The least\"\"\"
    close(answer.mean(x), min(x))
"""
PINS = "LEAST = [{'x': [0.0]}]\n"
FILES = {"test_ex01_01.py": CHECKS, "shared.py": SHARED, "chosen.py": PINS, "__init__.py": ""}


@pytest.fixture
def told(tmp_path: Path):
    """told(file, old, new) -> the digests once this has been changed."""
    shutil.copytree(MINIATURE, tmp_path / "course")
    course = Course.at(tmp_path / "course")
    (exercise,) = course.find("1.1")
    folder = exercise.checks.parent

    def told(file="test_ex01_01.py", old="", new=""):
        for name, text in FILES.items():
            assert name != file or old in text
            (folder / name).write_text(text.replace(old, new) if name == file and old else text, encoding="utf-8")
        return digests(course, exercise, sorted(folder.glob("*.py")))

    return told


NOTHING = [
    ("test_ex01_01.py", "和", "总和"),
    ("test_ex01_01.py", "points=2", "points=3"),
    ("test_ex01_01.py", "sum(x)", "max(x)"),
    ("test_ex01_01.py", "Few values.", "Not many."),
    ("test_ex01_01.py", "[one] * LONGEST", "(\n        [one] * LONGEST  # so many\n    )"),
    ("test_ex01_01.py", "def oracle(x):", "def another():\n    return 1\n\n\ndef oracle(x):"),
    ("shared.py", "Add first.", "Begin by adding."),
    ("shared.py", "# as the stub says", "# from the stub"),
]
SOMETHING = [
    ("test_ex01_01.py", "LONGEST = 3", "LONGEST = 4", {"test_sum"}),
    ("test_ex01_01.py", "[one] * LONGEST", "[one, one]", {"test_sum"}),
    ("test_ex01_01.py", '[{"x": [1.0]}]', '[{"x": [-1.0]}]', {"test_sum"}),
    ("test_ex01_01.py", 'CHOSEN.append({"x": [2.0]})', "", {"test_sum"}),
    ("test_ex01_01.py", ".map(short)", "", {"test_sum"}),
    ("shared.py", "STEPS = 4", "STEPS = 0", {"test_sum", "test_least"}),
    ("shared.py", "grid(0, STEPS)", "grid(1, STEPS)", {"test_sum", "test_least"}),
    ("chosen.py", "0.0", "-0.5", {"test_least"}),
]


@pytest.mark.parametrize(("file", "old", "new"), NOTHING)
def test_prose_points_and_what_is_done_with_the_inputs_change_nothing(told, file, old, new):
    assert told(file, old, new) == told()


@pytest.mark.parametrize(("file", "old", "new", "checks"), SOMETHING)
def test_whatever_the_inputs_are_made_of_changes_the_digest_of_just_these_checks(told, file, old, new, checks):
    before, after = told(), told(file, old, new)
    assert set(before) == {"test_sum", "test_least"}
    assert {check for check in before if before[check] != after[check]} == checks


def test_the_reason_of_a_chosen_input_is_prose(told):
    before = told("chosen.py", "[{'x': [0.0]}]", "[pin('none', 'nothing is least', x=[0.0])]")
    assert told("chosen.py", "[{'x': [0.0]}]", "[pin('zero', 'zero is least', x=[0.0])]") == before
    assert told("chosen.py", "[{'x': [0.0]}]", "[pin('zero', 'zero is least', x=[1.0])]") != before
