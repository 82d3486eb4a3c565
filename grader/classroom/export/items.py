"""The items of a class as a table: how hard each exercise and check was, and how well it tells students apart."""

from __future__ import annotations

from pathlib import Path

from grader.classroom.export.options import Options, Sent
from grader.classroom.export.table import write_table
from grader.classroom.gradebook import Gradebook
from grader.classroom.gradebook.items import Item, items

COLUMNS = ("exercise", "check", "title", "students", "difficulty", "discrimination", "fails_with", "before")


def write_items(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """One line for each exercise and each of its checks."""
    found = items(gradebook, before=options.before)
    write_table(path, [list(COLUMNS), *(_line(one, options) for one in found)], bom=options.bom)
    return Sent(len(found), len(found))


def _line(one: Item, options: Options) -> list[str | float]:
    return [
        one.exercise,
        one.check,
        one.title.in_(options.language),
        one.students,
        round(one.difficulty, 4),
        "" if one.discrimination is None else round(one.discrimination, 4),
        " ".join(f"{check} {share:.2f}" for check, share in one.fails_with),
        "" if one.before is None else round(one.before, 4),
    ]
