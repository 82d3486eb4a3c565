"""Written answers as a table: filled in with any spreadsheet, read back with every line checked."""

from __future__ import annotations

import math
from pathlib import Path

from grader.classroom.export.table import read_table, write_table
from grader.classroom.gradebook import Gradebook
from grader.classroom.review.written import Marking, WrittenAnswer, answers, in_order
from grader.errors import WrongUsage

COLUMNS = ("key", "student", "name", "exercise", "function", "rubric", "answer", "max_points", "points", "comment")
"""The key alone says which answer a line is about; the others are for the reader, and a spreadsheet may spoil them."""
_WHOSE = 13
"""The characters of a key that stand for the student and the part; the others are the digest of the text."""


def write_sheet(gradebook: Gradebook, path: Path, *, anonymous: bool = False) -> int:
    """Writes the table, without saying whose the answers are if they are to be read so; how many it has."""
    found = in_order(answers(gradebook), anonymous=anonymous)
    write_table(path, [COLUMNS, *(_line(answer, anonymous) for answer in found)], bom=True)
    return len(found)


def _line(answer: WrittenAnswer, anonymous: bool) -> list[str | float]:
    rubric = "\n".join(f"{words.zh} / {words.en}" for words in answer.rubric)
    points = "" if answer.points is None else answer.points
    who = ["", ""] if anonymous else [answer.student, answer.name]
    head: list[str | float] = [answer.key, *who, answer.exercise, answer.function, rubric, answer.text]
    return [*head, answer.max_points, points, answer.comment]


def read_marks(gradebook: Gradebook, path: Path) -> Marking:
    """Reads the points and comments back; a line without points is left for later. One wrong line, and none counts."""
    try:
        head, *lines = read_table(path)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"读不了 {path}：{error}", f"Cannot read {path}: {error}") from error
    missing = {"key", "points"} - set(head)
    if missing:
        raise WrongUsage(f"{path} 缺少列：{', '.join(missing)}", f"{path} lacks the columns {', '.join(missing)}")
    known = {answer.key[:_WHOSE]: answer for answer in answers(gradebook)}
    marks = []
    for number, line in enumerate(lines, 2):
        cell = dict(zip(head, line, strict=False))
        if cell.get("points", "").strip():
            marks.append(_mark(known, cell, f"{path.name}:{number}"))
    marking = Marking(gradebook)
    for answer, points, comment in marks:
        marking.give(answer, points, comment)
    return marking


def _mark(known: dict[str, WrittenAnswer], cell: dict[str, str], where: str) -> tuple[WrittenAnswer, float, str]:
    answer = known.get(cell["key"][:_WHOSE])
    if answer is None:
        raise WrongUsage(f"{where}：成绩册里没有这份回答", f"{where}: the gradebook has no such answer")
    if cell["key"] != answer.key:
        raise WrongUsage(
            f"{where}：{answer.student} 的回答已经改过，请重新导出再评",
            f"{where}: {answer.student} has changed this answer since; write the table again",
        )
    try:
        points = float(cell["points"].replace(",", "."))
    except ValueError:
        points = math.nan
    if not 0 <= points <= answer.max_points:
        raise WrongUsage(
            f"{where}：分数应在 0 到 {answer.max_points:g} 之间，不是 {cell['points']!r}",
            f"{where}: expected points from 0 to {answer.max_points:g} but got {cell['points']!r}",
        )
    return answer, points, cell.get("comment", "")
