"""How much of a failure students see in what a class gets back, as their teacher decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, get_args

from grader.results.model import CheckResult, ExerciseResult, Failure, Report
from grader.text import Text

Shows = Literal["names", "actual", "all"]
"""The names of the checks; also on what a check failed and what came back; also what was expected."""
SHOWS: tuple[Shows, ...] = get_args(Shows)

_NOT_SO = Text("返回的结果在这里不对。", "What came back is not right here.")
_NOTES: dict[Shows, Text] = {
    "names": Text(
        "老师设定：这份报告只写各项检查是否通过，不写错在哪个输入上。",
        "As the teacher has set it, this report says which checks passed, and not on which input the others failed.",
    ),
    "actual": Text(
        "老师设定：这份报告写出错在哪个输入上、返回了什么，不写应当是什么。",
        "As the teacher has set it, this report says on which input a check failed and what came back, not what should"
        " have.",
    ),
}


def shown(report: Report, shows: Shows) -> Report:
    """The report with as much of each failure as students are to see."""
    if shows == "all":
        return report
    return replace(report, exercises=[_exercise(result, shows) for result in report.exercises])


def _exercise(result: ExerciseResult, shows: Shows) -> ExerciseResult:
    checks = [_check(check, shows) for check in result.checks]
    if checks == result.checks and not result.pictures:
        return result
    result = replace(result, checks=checks, pictures=[], notes=[*result.notes, _NOTES[shows]])
    # A program that prints what it is given would tell the inputs.
    return replace(result, output="", hint=Text("", ""), diagnosis=None) if shows == "names" else result


def _check(check: CheckResult, shows: Shows) -> CheckResult:
    strict = check.strict
    if strict and strict.failure:
        strict = replace(strict, failure=_failure(strict.failure, shows))
    failure = _failure(check.failure, shows) if check.failure else None
    check = replace(check, failure=failure, strict=strict)
    if shows == "actual":
        return check
    return replace(check, hint=Text("", ""), strict=strict and replace(strict, hint=Text("", "")))


def _failure(failure: Failure, shows: Shows) -> Failure | None:
    """Of one that ended with an error the error is what came back; what a check was made of may hold the answer."""
    if shows == "names":
        return None
    another = failure.another and replace(failure.another, message=_NOT_SO, expected=None)
    message = failure.message if failure.error else _NOT_SO
    inputs = {} if failure.calls else failure.inputs
    return replace(
        failure,
        message=message,
        inputs=inputs,
        expected=None,
        alternatives=False,
        differs_at=[],
        another=another,
    )
