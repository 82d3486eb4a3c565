"""What students get of an assignment: the file itself, and of an own course the stubs, without checks and solutions."""

from __future__ import annotations

import zipfile
from pathlib import Path

from grader.course.assignment import Assignment
from grader.errors import WrongUsage


def write_handout(assignment: Assignment, path: Path) -> list[str]:
    """Writes the archive; the names in it."""
    files = {assignment.path.name: assignment.path}
    if assignment.course_folder is not None:
        files |= _stubs(assignment, assignment.course_folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in files.items():
            archive.write(file, name)
    return list(files)


def _stubs(assignment: Assignment, folder: Path) -> dict[str, Path]:
    """The stubs that are asked, and the books, data and modules that they stand with.

    What an about.toml says of usual mistakes is no student's before the work is done.
    """
    course = assignment.course
    root = assignment.path.parent.resolve()
    if not course.root.is_relative_to(root):
        raise WrongUsage(
            f"{folder} 不在 {assignment.path} 旁边，学生那里也就没有它：请放在一起",
            f"{folder} does not lie beside {assignment.path}, so students would not have it: put it there",
        )
    own = [exercise.stub for exercise in assignment.exercises if exercise.stub.is_relative_to(course.exercises_dir)]
    books = [course.exercises_dir / "books.toml"]
    data = sorted(path for path in (course.exercises_dir / "data").rglob("*") if path.is_file())
    found = [path for path in (*books, *course.loaders, *data, *own) if path.is_file()]
    return {path.relative_to(root).as_posix(): path for path in found}
