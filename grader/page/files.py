"""The student's file of an exercise, as an editor needs it: its text, a name for that, and a safe way to write.

The file on disk is the truth. It may be changed by anybody at any time, so nothing of it is kept here, and nothing is
written over what its writer has not seen.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path, PurePath

from grader.course.catalog import Course, Exercise
from grader.course.stubs import stub_in
from grader.errors import WrongUsage
from grader.files import write_whole
from grader.session import workspace
from grader.submission import Unreadable
from grader.submission.apart import read_apart
from grader.submission.document import decode, text_and_encoding
from grader.submission.names import LONGEST_SOURCE, is_code
from grader.submission.notebook import is_notebook
from grader.submission.reading import read_file
from grader.text import Language, Text

NOTHING = "-"
"""The version of a file that is not there."""


@dataclass(frozen=True)
class OwnFile:
    """The file as it is now."""

    path: Path
    text: str
    version: str
    fixed: Text | None = None
    """Why it is not to be edited here, where that is so."""

    @property
    def exists(self) -> bool:
        return self.version != NOTHING


def own_file(course: Course, exercise: Exercise, home: Path, language: Language) -> OwnFile:
    """The file in which the student answers an exercise; where there is none, the stub that would be its beginning."""
    path = place(course, exercise, home)
    try:
        data = _bytes(path)
    except FileNotFoundError:
        return OwnFile(path, stub_in(course, exercise, language), NOTHING)
    except Unreadable as error:
        return OwnFile(path, "", "?", error.text)
    version = version_of(data)
    if is_notebook(path.name):
        work = read_apart(path, [exercise], own=True, books=course.books)
        why = Text(
            f"这一题写在笔记本 {path.name} 里：在 Jupyter 中修改，这里会跟着批改",
            f"This exercise is in the notebook {path.name}: edit it in Jupyter; it is graded here all the same",
        )
        return OwnFile(path, work.text_of(exercise), version, why)
    try:
        decode(data, path.name)
    except Unreadable as error:
        return OwnFile(path, "", version, error.text)
    found = text_and_encoding(data)
    assert found is not None
    return OwnFile(path, found[0].replace("\r\n", "\n").replace("\r", "\n"), version)


def save(course: Course, exercise: Exercise, home: Path, text: str, based_on: str) -> OwnFile | None:
    """Writes the file, in its own encoding and with its own line ends; None where it holds something else by now."""
    before = own_file(course, exercise, home, "zh")
    if before.fixed is not None:
        raise WrongUsage(*before.fixed)
    if before.version != based_on and (before.text != text or not before.exists):
        return None
    if len(text.encode("utf-8", "backslashreplace")) > LONGEST_SOURCE:
        raise WrongUsage(
            f"文字超过 {LONGEST_SOURCE // 1024} kB，没有保存",
            f"The text has more than {LONGEST_SOURCE // 1024} kB and was not saved",
        )
    data = _written_like(text, _bytes(before.path) if before.exists else b"")
    before.path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(before.path, data)
    return OwnFile(before.path, text, version_of(data))


def place(course: Course, exercise: Exercise, home: Path) -> Path:
    """Where the answer to an exercise is, or would begin."""
    work = workspace.find_work([exercise], home)
    if work is None:
        return home / exercise.stub.parent.name / exercise.stub.name
    if not work.is_dir():
        return work
    own = work / exercise.stub.name
    if own.exists() or own.is_symlink() or not any(is_code(path.name) for path in work.iterdir()):
        return own
    submission = read_apart(work, [exercise], own=True, books=course.books)
    named = submission.file_of(exercise)
    return work / PurePath(named) if named and is_code(named) else own


def version_of(data: bytes) -> str:
    """One name for what is in a file."""
    return hashlib.sha256(data).hexdigest()[:24]


def _bytes(path: Path) -> bytes:
    """What is in a plain file; a link is not followed, and a device not opened."""
    if path.parent.is_symlink():
        name = path.parent.name
        raise Unreadable(f"{name} 是符号链接，不予读取", f"{name} is a symbolic link and is not followed")
    if not path.exists() and not path.is_symlink():
        raise FileNotFoundError(path)
    return read_file(path)


def _written_like(text: str, before: bytes) -> bytes:
    """The text in the form of what stood there."""
    found = text_and_encoding(before) if before else None
    was, encoding = found or ("", "utf-8")
    if "\r\n" in was:
        text = text.replace("\n", "\r\n")
    return text.encode(encoding, "backslashreplace")
