"""The history of changes in words and as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.classroom.export.options import Sent
from grader.classroom.export.table import write_table
from grader.classroom.gradebook import Gradebook
from grader.classroom.gradebook.changes import WHY, Change, changes
from grader.report.counted import number_of
from grader.text import Text

COLUMNS = ("at", "student", "exercise", "before", "after", "why")
_NAMED = 3


def history(gradebook: Gradebook, since: str = "") -> Iterator[Text]:
    """The newest first; students to whom the same happened are one line. Grades follow the exercises they come from."""
    found = changes(gradebook, since)
    if not found:
        yield Text("没有变动", "Nothing changed")
    at = ""
    for change, students in _grouped(found):
        if change.at != at:
            at = change.at
            yield Text(f"{at[:16].replace('T', ' ')}", f"{at[:16].replace('T', ' ')}")
        yield _line(change, students)


def _grouped(found: list[Change]) -> list[tuple[Change, list[str]]]:
    groups: dict[tuple[object, ...], tuple[Change, list[str]]] = {}
    for one in found:
        key = (one.at, one.exercise, one.before, one.after, one.why)
        groups.setdefault(key, (one, []))[1].append(one.student)
    return list(groups.values())


def _line(one: Change, students: list[str]) -> Text:
    named = f"：{', '.join(students)}" if len(students) <= _NAMED else ""
    zh_why = "、".join(WHY[why].zh for why in one.why.split(","))
    en_why = ", ".join(WHY[why].en for why in one.why.split(","))
    zh, en = (one.exercise, one.exercise) if one.exercise else ("成绩", "the grade")
    before, after = _number(one.before), _number(one.after)
    return Text(
        f"  {len(students)} 人{named}：{zh} 从 {before.zh} 到 {after.zh}（{zh_why}）",
        f"  {len(students)} students{named.replace('：', ' ')}: {en} from {before.en} to {after.en} ({en_why})",
    )


def _number(points: float | None) -> Text:
    return Text("没有", "none") if points is None else Text(number_of(points), number_of(points))


def write_changes(gradebook: Gradebook, path: Path, since: str = "") -> Sent:
    """One line for each number that changed; an empty exercise is the grade."""
    found = changes(gradebook, since)
    lines = [[one.at, one.student, one.exercise, _cell(one.before), _cell(one.after), one.why] for one in found]
    write_table(path, [list(COLUMNS), *lines])
    return Sent(len(found), len(found))


def _cell(points: float | None) -> str | float:
    return "" if points is None else points
