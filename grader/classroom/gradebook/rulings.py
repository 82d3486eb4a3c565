"""A person's word on a check, an exercise or a whole submission: kept beside the machine's verdict, never instead."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass

from grader.errors import WrongUsage
from grader.results.model import CheckResult, ExerciseResult, Report
from grader.text import Text

MOST_POINTS = 1000.0
"""More than this is a slip of the finger."""


@dataclass(frozen=True)
class Ruling:
    """Points and a comment for one student. Without a check it is for the exercise; without an exercise, for the work.

    Points for a check or an exercise take the place of the machine's; points for the work are added to all.
    """

    exercise: str
    check: str = ""
    points: float | None = None
    comment: str = ""
    verdict: float | None = None
    """What the machine gave when the person decided: when that changes, the person is asked again."""


def with_rulings(report: Report, rulings: Sequence[Ruling]) -> Report:
    """The report with a person's points and words in it, each said to be a person's."""
    exercises = [_ruled(result, [one for one in rulings if one.exercise == result.id]) for result in report.exercises]
    whole = [_note(None, one) for one in rulings if not one.exercise]
    if whole and exercises:
        exercises[0] = dataclasses.replace(exercises[0], notes=[*whole, *exercises[0].notes])
    return dataclasses.replace(report, exercises=exercises)


def _ruled(result: ExerciseResult, rulings: Sequence[Ruling]) -> ExerciseResult:
    if not rulings:
        return result
    by_check = {one.check: one for one in rulings}
    checks = [
        dataclasses.replace(check, points=_points(by_check.get(check.id), check.points)) for check in result.checks
    ]
    machine = math.fsum(check.points for check in result.checks)
    ruled = math.fsum(check.points for check in checks) - machine + result.points
    notes = [
        *(_note(result.points, one) for one in rulings if not one.check),
        *(_note(check.points, by_check[check.id], check) for check in result.checks if check.id in by_check),
    ]
    return dataclasses.replace(
        result, checks=checks, points=_points(by_check.get(""), ruled), notes=[*notes, *result.notes]
    )


def _points(ruling: Ruling | None, machine: float) -> float:
    return machine if ruling is None or ruling.points is None else ruling.points


def _note(machine: float | None, one: Ruling, check: CheckResult | None = None) -> Text:
    what = (
        check.title if check else Text("本题", "This exercise") if one.exercise else Text("整份作业", "The whole work")
    )
    if one.points is None:
        zh, en = f"老师评语（{what.zh}）", f"From your teacher ({what.en})"
    elif machine is None:
        zh, en = f"老师加分：{one.points:+g}", f"Points from your teacher: {one.points:+g}"
    else:
        zh = f"老师改判 {what.zh}：{one.points:g} 分（自动批改 {machine:g} 分）"
        en = f"Decided by your teacher, {what.en}: {one.points:g} points (the grader gave {machine:g})"
    return Text(f"{zh}. {one.comment}", f"{en}. {one.comment}") if one.comment else Text(zh, en)


def possible(ruling: Ruling, most: float, *, more: bool = False) -> Ruling:
    """The ruling, if its points can be: up to what there is to get, `more` for an exercise only where that is meant."""
    points = ruling.points
    if points is None:
        return ruling
    least = 0.0 if ruling.exercise else -MOST_POINTS
    limit = most if ruling.check or (ruling.exercise and not more) else MOST_POINTS
    if not least <= points <= limit:
        zh, en = (
            ("；要多给就加 --more", "; to give more, say --more") if ruling.exercise and not ruling.check else ("", "")
        )
        raise WrongUsage(
            f"分数应在 {least:g} 到 {limit:g} 之间，不是 {points:g}{zh}",
            f"Expected points from {least:g} to {limit:g} but got {points:g}{en}",
        )
    return ruling
