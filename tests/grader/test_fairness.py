"""What a verdict may not claim: calls that were never made, one cause that costs many checks, points for extras."""

from __future__ import annotations

import io
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from grader.asking import budget
from grader.authoring.compare import CheckFailed, close
from grader.course.catalog import Course
from grader.deciding.inputs import InputCache
from grader.player import Limits, Stage
from grader.referee.referee import Referee
from grader.report.html import render
from grader.report.pictures import TooSlow, time_limit
from grader.report.terminal import TerminalReport
from grader.results.model import CheckResult, ExerciseResult, Isolation, Report
from grader.submission import read_files
from grader.text import Language, Text

STUB = '''"""1.1 题 / An exercise

题目.

---

The statement.
"""


def total(values: list[float]) -> float:
    """和. The sum."""
    raise NotImplementedError


def largest(values: list[float]) -> float:
    """最大值. The largest."""
    raise NotImplementedError


def smallest(values: list[float]) -> float:
    """选做: 最小值. Optional: the smallest."""
    raise NotImplementedError


def essay() -> str:
    """书面. In words."""
    raise NotImplementedError
'''
RIGHT = {
    "total": "def total(values):\n    return sum(values)\n",
    "largest": "def largest(values):\n    return max(values)\n",
    "smallest": "def smallest(values):\n    return min(values)\n",
    "essay": "def essay():\n    return 'words'\n",
}
HEAD = """
from grader.checks import check, close, exercise

EXERCISE = exercise(
    kind="program",
    book="§1",
    hints=[("先加.", "Add first.")],
    extra=["smallest"],
    written={"essay": [("要点", "A point")]},
)
"""
CHECK = """

@check(points=1)
def test_{n}(answer):
    "检查 {n} / Check {n}"
    close(answer.total([{n}.0, 2.0]), {n} + 2)
"""
CHECKS = (
    HEAD
    + "".join(CHECK.format(n=n) for n in range(5))
    + """

@check(points=4)
def test_largest(answer):
    "最大值 / The largest"
    close(answer.largest([1.0, 2.0]), 2.0)


@check(points=1, requires=["test_0"])
def test_requires(answer):
    "和大于最大值 / More than the largest"
    close(answer.largest([3.0, 2.0]), 3.0)


@check(extra=True)
def test_smallest(answer):
    "最小值 / The smallest"
    close(answer.smallest([3.0, 2.0]), 2.0)
"""
)


@pytest.fixture
def grade(tmp_path: Path) -> Callable[..., ExerciseResult]:
    """grade(total="def total(…)…", checks=…) -> the result of these functions, the right ones where none is given."""

    def grade(checks: str = CHECKS, **functions: str) -> ExerciseResult:
        for tree, name, text in (("exercises", "ex01_01.py", STUB), ("tests", "test_ex01_01.py", checks)):
            (tmp_path / tree / "chapter01").mkdir(parents=True)
            (tmp_path / tree / "chapter01" / name).write_text(text, encoding="utf-8")
        (tmp_path / "solutions" / "chapter01").mkdir(parents=True)
        (tmp_path / "solutions" / "chapter01" / "ex01_01.py").write_text("\n\n".join(RIGHT.values()), encoding="utf-8")
        course = Course.at(tmp_path)
        source = "\n\n".join({**RIGHT, **functions}.values())
        with Stage(limits=Limits(cpu_seconds=0.2)) as stage:
            referee = Referee(course, stage, cache=InputCache(tmp_path / "inputs"))
            (exercise,) = course.exercises
            return referee.grade_exercise(read_files("s001", {"ex01_01.py": source.encode()}, {}, ["1.1"]), exercise)

    return grade


def of(result: ExerciseResult) -> dict[str, CheckResult]:
    return {check.id: check for check in result.checks}


def report(result: ExerciseResult) -> Report:
    return Report(submission="s001", course="course", exercises=[result], isolation=Isolation("process"), versions={})


def terminal(result: ExerciseResult, language: Language = "en") -> str:
    console = Console(record=True, width=200, force_terminal=False, file=io.StringIO())
    TerminalReport(console, language).show(report(result))
    return console.export_text()


# what was not asked


def test_after_a_time_out_the_other_checks_of_the_function_are_asked(grade):
    checks = of(grade(total="def total(values):\n    while values[0] == 1: pass\n    return sum(values)\n"))
    assert [checks[f"test_{n}"].status for n in range(5)] == ["passed", "timeout", "passed", "passed", "passed"]


def test_what_hangs_everywhere_is_asked_a_few_times_and_then_left_alone(grade):
    result = grade(total="def total(values):\n    while True: pass\n")
    checks = of(result)
    assert [checks[f"test_{n}"].status for n in range(5)] == ["timeout"] * 3 + ["skipped"] * 2
    assert checks["test_largest"].status == "passed"
    for not_asked in (checks["test_3"], checks["test_4"]):
        assert not_asked.failure is None
        assert "total did not finish in “Check 0”" in not_asked.reason.en
        assert "total 在“检查 0”" in not_asked.reason.zh
    assert "2 checks not run: Not asked: total did not finish" in terminal(result)


def test_a_time_out_shows_the_call_that_was_made(grade):
    checks = of(grade(total="def total(values):\n    while True: pass\n"))
    for n in range(3):
        (call,) = checks[f"test_{n}"].failure.calls
        assert call.args[0].data == [float(n), 2.0]


# one habit, one loss


def test_an_argument_changed_in_place_costs_one_check_and_is_named(grade):
    result = grade(total="def total(numbers):\n    numbers.append(0.0)\n    return sum(numbers)\n")
    checks = of(result)
    assert [checks[f"test_{n}"].status for n in range(5)] == ["failed"] + ["passed"] * 4
    assert checks["test_0"].failure.message.en == "total changed `values` in place; copy it before you change it"
    assert checks["test_0"].failure.message.zh == "total 改动了传入的 `values`；请先复制再修改"
    assert checks["test_requires"].status == "passed"
    assert result.points == 9.0


def test_where_the_check_fails_anyway_the_change_is_a_remark(grade):
    result = grade(
        total="def total(numbers):\n    numbers.append(0.0)\n    return sum(numbers) - (numbers[0] == 0.0)\n"
    )
    checks = of(result)
    assert [checks[f"test_{n}"].status for n in range(5)] == ["failed"] + ["passed"] * 4
    assert "too" in checks["test_0"].failure.message.en
    assert [note.en for note in result.notes] == ["total changed `values` in place; copy it before you change it"]


# what may be left out


def test_what_is_optional_is_outside_the_points(grade):
    result = grade(smallest="")
    assert (result.status, result.points) == ("passed", 10.0)
    assert of(result)["test_smallest"].status == "skipped"
    assert "1 check not run (optional): There is no function smallest" in terminal(result)


def test_what_is_optional_is_checked_where_it_is_written(grade):
    result = grade(smallest="def smallest(values):\n    return max(values)\n")
    assert (result.status, result.points) == ("passed", 10.0)
    assert of(result)["test_smallest"].status == "failed"
    assert "(optional, failed)" in terminal(result)
    assert "optional, no points" in render(report(result), language="en")


# what is not written


def test_functions_that_are_not_written_are_said(grade):
    result = grade(largest="def largest(values):\n    raise NotImplementedError\n")
    assert (result.status, result.points) == ("in_progress", 5.0)
    assert "largest  not written yet" in terminal(result)
    assert "Go on with largest" in terminal(result)
    assert "接着写 largest" in terminal(result, "zh")
    page = render(report(result), language="en")
    assert (
        "largest is not written yet"
        in page[page.index('id="next"') : page.index("</section>", page.index('id="next"'))]
    )


def test_a_written_part_that_is_not_written_is_said(grade):
    result = grade(essay="def essay():\n    raise NotImplementedError\n")
    assert (result.status, result.points, result.to_review) == ("passed", 10.0, False)
    assert [(part.function, part.text) for part in result.written] == [("essay", "")]
    assert "Written parts not written yet: essay" in terminal(result)
    assert "Nothing was written." in render(report(result), language="en")


def test_a_part_that_is_written_is_to_be_reviewed(grade):
    result = grade()
    assert result.to_review
    assert [part.text for part in result.written] == ["words"]
    assert not result.notes


# why it failed


def test_an_answer_that_depends_on_earlier_calls_is_told_so(grade):
    source = "seen = []\ndef total(values):\n    seen.append(1)\n    return sum(values) if len(seen) < 3 else -1.0\n"
    checks = of(grade(total=source))
    assert [checks[f"test_{n}"].status for n in range(5)] == ["passed", "passed", "failed", "failed", "failed"]
    assert "asked alone it is right: the answer depends on earlier calls" in checks["test_2"].failure.message.en
    assert "取决于之前的调用" in checks["test_2"].failure.message.zh


def test_a_mistake_that_is_always_there_is_not_said_to_depend_on_earlier_calls(grade):
    failure = of(grade(total="def total(values):\n    return -1.0\n"))["test_0"].failure
    assert "earlier calls" not in failure.message.en


def test_a_later_check_names_the_failure_before_it(grade):
    both = """

@check(points=1)
def test_both(answer):
    "平均 / The mean"
    close(answer.largest([1.0]) + answer.total([1.0, 2.0]), 4.0)
"""
    checks = of(grade(CHECKS + both, total="def total(values):\n    return -1.0\n"))
    assert checks["test_both"].reason.en == "perhaps total, which is wrong already in “Check 0”: mend that first"
    again = "total again, perhaps the same mistake as in “Check 0”: mend that first"
    assert checks["test_1"].reason.en == again
    assert checks["test_0"].reason is None


EXACT = """

from fractions import Fraction


@check(points=1)
def test_share(answer):
    "份额 / The share"
    close(answer.largest([0.444]), Fraction(4, 15), ("份额", "share"))


@check(points=1)
def test_zero(answer):
    "负零 / Minus zero"
    close(answer.largest([1.0]), -0.0)


@check(points=1)
def test_claims(answer):
    "断言 / Claims"
    return share_of_claims({"a": True, "b": True, "c": True, "d": False}, {"a": True, "b": False, "c": True, "d": True})
"""


def test_exact_expectations_are_shown_as_numbers(grade):
    checks = of(grade((HEAD + EXACT).replace("import check,", "import check, share_of_claims,")))
    failure = checks["test_share"].failure
    assert (failure.expected.text, failure.got.text) == ("4/15 ≈ 0.2667", "0.444")
    assert failure.message.en == "share: too large"
    assert checks["test_zero"].failure.expected.text == "0.0"


def test_claims_say_how_many_are_right_and_what_a_guess_is_worth(grade):
    claims = of(grade((HEAD + EXACT).replace("import check,", "import check, share_of_claims,")))["test_claims"]
    assert claims.failure.message.en == (
        "2 are right; the same answer to all gets 3 right, and only what exceeds that counts: earned 0% of this check"
    )


# words


@pytest.mark.parametrize(
    ("line", "zh", "en"),
    [
        ("用自然对数 / Natural logarithm", "用自然对数", "Natural logarithm"),
        ("e^z / (1 + e^z) 会溢出 / e^z / (1 + e^z) overflows", "e^z / (1 + e^z) 会溢出", "e^z / (1 + e^z) overflows"),
        ("把 a / b 倒过来用 / Upside down", "把 a / b 倒过来用", "Upside down"),
        ("权取成 c / d / The weight is c / d", "权取成 c / d", "The weight is c / d"),
        ("权取成倒数 / The weight is 1 / c", "权取成倒数", "The weight is 1 / c"),
        ("只有中文", "只有中文", ""),
    ],
)
def test_a_line_in_two_languages_may_hold_formulas(line, zh, en):
    assert Text.split(line) == (zh, en)


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("the gain at the root", "The gain at the root"),
        ("a tree", "A tree"),
        ("datasets", "datasets"),
        ("τ_F", "τ_F"),
        ("covers(None, x)", "covers(None, x)"),
        ("x of row 2", "x of row 2"),
        ("A", "A"),
    ],
)
def test_sentences_begin_with_a_capital_and_names_stay_as_they_are(name, begins):
    with pytest.raises(CheckFailed) as caught:
        close(1.0, 2.0, ("名", name))
    assert caught.value.message.en == f"{begins}: too small"


def test_a_call_is_shown_whole_or_by_its_type(grade):
    result = grade(HEAD + CHECK.format(n=1).replace("[1.0, 2.0]", "[0.5] * 2000"), total=RIGHT["total"])
    page = render(report(result), language="en")
    assert "total(&lt;list of 2000 float&gt;)" in re.sub(r"</?span[^>]*>", "", page)
    assert "…" not in terminal(result)


# drawing


def test_a_drawing_that_takes_too_long_is_ended_though_a_destructor_hears_the_first_alarm(capsys):
    class Slow:
        def __del__(self):
            end = time.monotonic() + 0.3
            while time.monotonic() < end:
                pass

    def draw():
        Slow()
        while True:
            pass

    with pytest.raises(TooSlow), time_limit(0.1):
        draw()
    assert capsys.readouterr().err == ""


SHARES = """

from hypothesis import strategies as st
from grader.checks import Share, check


@check(points=10, given={"x": st.integers(0, 100)})
def test_share_of_the_large(answer, x):
    "份额 / A share"
    if answer.total([float(x)]) != x:
        return Share(0.5 if x < 10 else 0.0)
"""


def test_a_smaller_input_is_looked_for_and_changes_no_points(grade):
    """A small input earns half of this check, the drawn ones earn nothing: what is shown earns nothing too."""
    check = of(grade(HEAD + SHARES, total="def total(values):\n    return -1.0\n"))["test_share_of_the_large"]
    assert (check.status, check.points) == ("failed", 0.0)
    assert check.failure.calls[0].args[0].text == "[10.0]"


def test_what_an_exercise_may_cost_in_all_is_bounded_and_said(grade, monkeypatch):
    monkeypatch.setattr(budget, "EXERCISE_WAIT_SECONDS", 0.05)
    slow = "import time\ndef total(values):\n    time.sleep(0.1)\n    return sum(values)\n"
    checks = of(grade(total=slow))
    assert checks["test_0"].status == "passed"
    assert checks["test_1"].status == "skipped"
    assert "has used up its time" in checks["test_1"].reason.en


# what was right


NUMBERS = "from grader.strategies import grid, numbers\nfrom grader.checks import check, pin\n"
SOMETIMES = """

@check(points=1, given={"values": numbers((1, 6), grid(1, 4))}, also=[pin("two", "one number", values=[2.0])])
def test_sum(answer, values):
    "总和 / The sum"
    close(answer.total(values), sum(values))
"""


def test_a_failure_stands_beside_a_call_much_like_it_that_was_right(grade):
    source = "def total(values):\n    return sum(values) if len(values) < 4 else sum(values[:3])\n"
    failure = of(grade(NUMBERS + CHECKS + SOMETIMES, total=source))["test_sum"].failure
    right = failure.right
    assert right.function == "total"
    values = eval(right.args[0].text)
    assert len(values) < 4
    assert float(right.returned.text) == sum(values)


def test_where_nothing_was_right_nothing_is_shown_beside_a_failure(grade):
    wrong = "def total(values):\n    return -1.0\n"
    assert of(grade(NUMBERS + CHECKS + SOMETIMES, total=wrong))["test_sum"].failure.right is None
