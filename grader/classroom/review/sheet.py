"""Written answers as a table: filled in with any spreadsheet, read back with every line checked."""

from __future__ import annotations

import math
from pathlib import Path

from grader.classroom.export.table import read_table, write_table
from grader.classroom.gradebook import Gradebook
from grader.classroom.review.written import Answer, Desk, answers
from grader.errors import WrongUsage

COLUMNS = ("student", "name", "exercise", "function", "rubric", "answer", "max_points", "points", "comment", "digest")


def write_sheet(gradebook: Gradebook, path: Path) -> int:
    """Writes the table; how many answers it has."""
    found = answers(gradebook)
    write_table(path, [COLUMNS, *map(_line, found)], bom=True)
    return len(found)


def _line(answer: Answer) -> list[str | float]:
    rubric = "\n".join(f"{words.zh} / {words.en}" for words in answer.rubric)
    points = "" if answer.points is None else answer.points
    head = [answer.student, answer.name, answer.exercise, answer.function, rubric, answer.text]
    return [*head, answer.max_points, points, answer.comment, answer.digest]


def read_marks(gradebook: Gradebook, path: Path) -> Desk:
    """Reads the points and comments back; a line without points is left for later. One wrong line, and none counts."""
    try:
        head, *lines = read_table(path)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"读不了 {path}: {error}", f"Cannot read {path}: {error}") from error
    missing = {"student", "exercise", "function", "points", "digest"} - set(head)
    if missing:
        raise WrongUsage(f"{path} 缺少列: {', '.join(missing)}", f"{path} lacks the columns {', '.join(missing)}")
    known = {(answer.student, answer.exercise, answer.function): answer for answer in answers(gradebook)}
    marks = []
    for number, line in enumerate(lines, 2):
        cell = dict(zip(head, line, strict=False))
        if cell.get("points", "").strip():
            marks.append(_mark(known, cell, f"{path.name}:{number}"))
    desk = Desk(gradebook)
    for answer, points, comment in marks:
        desk.give(answer, points, comment)
    return desk


def _mark(known: dict[tuple[str, str, str], Answer], cell: dict[str, str], where: str) -> tuple[Answer, float, str]:
    answer = known.get((cell["student"], cell["exercise"], cell["function"]))
    if answer is None:
        raise WrongUsage(f"{where}: 成绩册里没有这份回答", f"{where}: the gradebook has no such answer")
    if cell["digest"] != answer.digest:
        raise WrongUsage(
            f"{where}: {answer.student} 的回答已经改过, 请重新导出再评",
            f"{where}: {answer.student} has changed this answer since; write the table again",
        )
    try:
        points = float(cell["points"])
    except ValueError:
        points = math.nan
    if not 0 <= points <= answer.max_points:
        raise WrongUsage(
            f"{where}: 分数应在 0 到 {answer.max_points:g} 之间, 不是 {cell['points']!r}",
            f"{where}: expected points from 0 to {answer.max_points:g} but got {cell['points']!r}",
        )
    return answer, points, cell.get("comment", "")
