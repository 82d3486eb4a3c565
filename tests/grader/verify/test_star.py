"""What `grade verify` asks of an exercise with a contract: which answers earn ten points, and which the star."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.verify.table import cells
from grader.verify.verify import inspect
from tests.grader.conftest import STARRED

Findings = Callable[..., list[str]]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return Path(shutil.copytree(STARRED, tmp_path / "course"))


@pytest.fixture
def findings(root: Path) -> Findings:
    """findings(file, old, new) -> what is wrong once that is changed."""

    def findings(file: str = "", old: str = "", new: str = "") -> list[str]:
        if file:
            path = root / "tests/chapter01" / file
            text = path.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new), encoding="utf-8")
        course = Course.at(root)
        (fitness,) = inspect(course, course.exercises, 1)
        return fitness.findings

    return findings


def test_the_starred_course_is_fit(findings: Findings, root: Path) -> None:
    assert findings() == []
    course = Course.at(root)
    (fitness,) = inspect(course, course.exercises, 1)
    assert fitness.levels == {"core": 4, "strict": 1}
    assert cells(fitness)[4:11] == ["1", "3", "2", "1", "5", "4", "1"]


def test_a_textbook_answer_that_loses_points(findings: Findings) -> None:
    found = findings("textbook/ex01_01_printed.py", "max(0.0, mean", "1.0 + max(0.0, mean")
    assert any(one.startswith("textbook/ex01_01_printed.py fails test_variance (failed)") for one in found)
    assert "textbook/ex01_01_printed.py fails test_variance under seed 2000006" in found


def test_a_right_answer_without_the_star(findings: Findings) -> None:
    found = findings("right/ex01_01_numpy.py", "np.var(values)", "np.mean(np.square(values)) - np.mean(values) ** 2")
    assert any(one.startswith("right/ex01_01_numpy.py has no star for test_variance (failed)") for one in found)


def test_a_belief_that_costs_only_the_star(findings: Findings) -> None:
    found = findings("wrong/ex01_01.py", "# kind: narrow\n", "")
    assert [one for one in found if "at_most_a_hundred" in one] == [
        "wrong/ex01_01.py: at_most_a_hundred costs no points, only the star: write core(pin(…)) on which it shows, or "
        "call it narrow"
    ]


def test_a_contract_without_strict_inputs(findings: Findings, root: Path) -> None:
    checks = root / "tests/chapter01/test_ex01_01.py"
    text = checks.read_text(encoding="utf-8").replace("numbers((1, 6))", "numbers((1, 6), stretch=False)")
    text = text.replace('        pin("far"', '        # pin("far"').replace("    strict=[", "    # strict=[")
    checks.write_text(text, encoding="utf-8")
    assert "the contract promises a star, but no check has strict inputs" in findings()


def test_pins_that_are_all_strict(findings: Findings) -> None:
    far = 'also=[pin("far", "it is far", values=[1e8, 2e8])]'
    found = findings("test_ex01_01.py", 'given={"values": NUMBERS}, hint=("除以标', f'{far}, hint=("除以标')
    assert len(found) == 1
    assert "All pins of test_scores of 1.1 are strict: write core(pin(…)) for some" in found[0]
