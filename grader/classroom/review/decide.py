"""A person's word on what the machine decided: for one student, or many from a table."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from grader.classroom.export.table import read_table
from grader.classroom.gradebook import Gradebook, Ruling, Standing, overview
from grader.classroom.gradebook.by_hand import back_up
from grader.classroom.gradebook.rulings import possible
from grader.errors import WrongUsage
from grader.text import Text

ALL = "all"
"""What stands for the whole work of a student."""
COLUMNS = ("student", "what", "points", "comment")


def decide(
    gradebook: Gradebook, student: str, what: str, points: float | None, comment: str, *, more: bool = False
) -> None:
    """Keeps a ruling on `3.3`, `3.3/test_loss` or `all`; without points and comment it takes one back."""
    row = _row(gradebook, student)
    gradebook.rule(row.student, _ruling(gradebook, row, what, points, comment, more=more))
    back_up(gradebook)


def _ruling(
    gradebook: Gradebook, row: Standing, what: str, points: float | None, comment: str, *, more: bool
) -> Ruling:
    """Refuses what cannot be."""
    exercise, _, check = ("", "", "") if what == ALL else what.partition("/")
    machine, most = _machine(gradebook, row, exercise, check)
    return possible(Ruling(exercise, check, points, gradebook.rules.comment(comment), machine), most, more=more)


@dataclass(frozen=True)
class Decidable:
    """What a person may decide otherwise, and what was decided so far."""

    what: str
    """`all`, `3.3` or `3.3/test_loss`, as `grade decide` takes it."""
    title: Text
    machine: float | None
    max_points: float
    ruling: Ruling | None


def decidable(gradebook: Gradebook, student: str) -> list[Decidable]:
    """The whole work of a student, then each graded exercise with its checks."""
    row = _row(gradebook, student)
    titles = overview(gradebook).exercises
    ruled = {(one.exercise, one.check): one for one in gradebook.rulings(student)}
    found = [Decidable(ALL, Text("", ""), None, math.inf, ruled.get(("", "")))]
    for exercise, score in row.scores.items():
        machine = score.points if score.machine is None else score.machine
        found.append(Decidable(exercise, titles[exercise], machine, score.max_points, ruled.get((exercise, ""))))
        for id, zh, en, points, most in _checks(gradebook, row, exercise):
            ruling = ruled.get((exercise, id))
            found.append(Decidable(f"{exercise}/{id}", Text(zh, en), points, most, ruling))
    return found


def read_rulings(gradebook: Gradebook, path: Path, *, more: bool = False) -> set[str]:
    """Decides line by line of a table; whose points changed. One wrong line, and none counts."""
    try:
        head, *lines = read_table(path)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"读不了 {path}：{error}", f"Cannot read {path}: {error}") from error
    if missing := {"student", "what"} - set(head):
        raise WrongUsage(f"{path} 缺少列：{', '.join(missing)}", f"{path} lacks the columns {', '.join(missing)}")
    rows = {row.student: row for row in overview(gradebook).rows if row.counts}
    decided: list[tuple[str, Ruling]] = []
    for number, line in enumerate(lines, 2):
        cell = dict(zip(head, line, strict=False))
        try:
            row = rows.get(cell["student"]) or _nobody(cell["student"])
            points, comment = points_of(cell.get("points", "")), cell.get("comment", "")
            decided.append((row.student, _ruling(gradebook, row, cell["what"], points, comment, more=more)))
        except WrongUsage as wrong:
            where = f"{path.name}:{number}: "
            raise WrongUsage(where + wrong.text.zh, where + wrong.text.en) from wrong
    gradebook.rule_all(decided)
    back_up(gradebook)
    return {student for student, _ in decided}


def points_of(text: str) -> float | None:
    """Points as people write them; None for an empty cell."""
    if not text.strip():
        return None
    try:
        points = float(text.replace(",", "."))
    except ValueError:
        points = math.nan
    if not math.isfinite(points):
        raise WrongUsage(f"分数应是一个数，不是 {text!r}", f"Points are a number, not {text!r}")
    return points


def _row(gradebook: Gradebook, student: str) -> Standing:
    found = (row for row in overview(gradebook).rows if row.student == student and row.counts)
    return next(found, None) or _nobody(student)


def _nobody(student: str) -> NoReturn:
    raise WrongUsage(f"成绩册里没有学生 {student!r}", f"There is no student {student!r} in the gradebook")


def _checks(gradebook: Gradebook, row: Standing, exercise: str) -> list[tuple[str, str, str, float, float]]:
    """Id, titles, points and worth of each check, as the machine judged."""
    return gradebook.query(
        "SELECT c.id, c.title_zh, c.title_en, c.points, c.max_points FROM check_result c"
        " JOIN result r ON r.verdict = c.verdict WHERE r.submission = ? AND r.exercise = ? ORDER BY c.position",
        row.label,
        exercise,
    )


def _machine(gradebook: Gradebook, row: Standing, exercise: str, check: str) -> tuple[float | None, float]:
    """What the machine gave, and what there is to get; the whole work has neither."""
    if not exercise:
        return None, math.inf
    if exercise not in row.scores:
        raise WrongUsage(
            f"{row.student} 没有批改过的练习 {exercise!r}", f"{row.student} has no graded exercise {exercise!r}"
        )
    if not check:
        score = row.scores[exercise]
        return score.points if score.machine is None else score.machine, score.max_points
    checks = {id: (points, most) for id, _, _, points, most in _checks(gradebook, row, exercise)}
    if check not in checks:
        known = ", ".join(checks) or "-"
        raise WrongUsage(
            f"{exercise} 没有检查 {check!r}；有 {known}", f"{exercise} has no check {check!r}; there are {known}"
        )
    return checks[check]
