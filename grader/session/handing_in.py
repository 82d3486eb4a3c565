"""`grade pack chapter3`: the archive to hand in, and what is in it. It never refuses: a deadline may be near."""

from __future__ import annotations

import ast
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.player.guest.student_module import says_nothing
from grader.submission import Unreadable, read_apart
from grader.submission.cell_code import python_lines
from grader.submission.names import ignored, is_code
from grader.text import Text


@dataclass(frozen=True)
class Packed:
    """The archive, and what became of each exercise in it."""

    archive: Path
    files: list[str]
    recognised: list[Exercise]
    not_attempted: list[Exercise]
    remarks: list[Text]


def pack(work: Sequence[Path], exercises: Sequence[Exercise], course: Course, archive: Path) -> Packed:
    """Puts the code of folders and files into an archive, and reads it as the grader will."""
    files = {path.relative_to(one.parent).as_posix(): path for one in work for path in _code_in(one)}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, path in files.items():
            packed.write(path, name)
    try:
        submission = read_apart(archive, exercises, books=course.books)
    except Unreadable as error:
        return Packed(archive, list(files), [], list(exercises), [error.text])
    recognised = [one for one in exercises if one.id in submission.documents and _begun(submission.text_of(one), one)]
    remarks = [note for one in exercises for note in submission.notes_on(one)]
    remarks += [problem for one in exercises if (problem := submission.problems.get(one.id))]
    rest = [one for one in exercises if one not in recognised]
    return Packed(archive, list(files), recognised, rest, list(dict.fromkeys(remarks)))


def _code_in(work: Path) -> list[Path]:
    if not work.is_dir():
        return [work]
    found = [path for path in sorted(work.rglob("*")) if path.is_file() and is_code(path.name)]
    return [path for path in found if not ignored(path.relative_to(work).as_posix())]


def _begun(text: str, exercise: Exercise) -> bool:
    """Whether any function of the stub has a body; what Python cannot read was begun by somebody."""
    try:
        body = ast.parse("\n".join(python_lines(text.split("\n")))).body
    except (SyntaxError, ValueError, RecursionError):
        return True
    functions = [node for node in body if isinstance(node, ast.FunctionDef)]
    ours = [node for node in functions if node.name in exercise.functions]
    return any(not all(map(says_nothing, node.body)) for node in ours) or bool(functions and not ours)
