"""Files that are not where they are looked for: a stub named one folder too high, an answer beside an empty stub."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.session.workspace import Workspace
from grader.submission.names import is_archive, is_code
from grader.submission.recognition import exercise_in_name
from grader.text import Text


def first_time(work: Workspace) -> Text:
    """What was just written, and which file to open."""
    first = work.created[0]
    return Text(
        f"第一次批改：已在 {work.path}/ 写好 {len(work.created)} 个练习的框架。"
        f"先打开 {first}，写一个函数，保存，再运行一次。",
        f"First time: wrote {len(work.created)} stubs to {work.path}/."
        f" Open {first} first, write one function, save, and run this again.",
    )


def one_below(path: Path, course: Course, home: Path) -> Path:
    """The file itself; one that is not there, in the folder of its chapter."""
    id = course.books.id_of_module(path.stem)
    if path.exists() or id is None or path.parent != Path():
        return path
    found = [home / one.stub.parent.name / path.name for one in course.exercises if one.id == id]
    return next((one for one in found if one.exists()), path)


def look_like_answers(home: Path, exercises: Sequence[Exercise], course: Course) -> list[Text]:
    """Of files beside the stubs that are named after one of the exercises: they may be the real answers."""
    found = []
    for path in sorted(home.iterdir()):
        for one in exercises:
            numbers = rf"(?<!\d)0*{one.chapter}[._]0*{one.number}(?!\d)"
            if exercise_in_name(path.name, course.books) == one.id or re.search(numbers, path.stem):
                found.append((path.name, one.id))
    return [
        Text(
            f"旁边的 {name} 没有看；要批改它：grade {named} --from {name}",
            f"{name} beside it was not looked at; to grade it: grade {named} --from {name}",
        )
        for name, named in found
        if is_code(name)
    ]


def is_file(name: str) -> bool:
    """Whether somebody means a file or folder, and not the name of a chapter or exercise."""
    return is_code(name) or is_archive(name) or ("/" in name or "\\" in name) or Path(name).is_file()
