"""The gradebook in the forms that other systems read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from grader.classroom.export import files, grades, lms
from grader.classroom.export.assignment import write_folder
from grader.classroom.export.autograder import write_autograder
from grader.classroom.export.dolos import write_dolos
from grader.classroom.export.options import Options
from grader.classroom.gradebook import Gradebook
from grader.errors import WrongUsage

__all__ = ["FORMATS", "Format", "Options", "write", "write_autograder", "write_folder"]


@dataclass(frozen=True)
class Format:
    default_name: str
    write: Callable[[Gradebook, Path, Options], None]


FORMATS = {
    "csv": Format("grades.csv", grades.write_grades),
    "json": Format("grades.json", files.write_json),
    "junit": Format("junit.xml", files.write_junit),
    "gradescope": Format("gradescope", files.write_gradescope),
    "moodle": Format("moodle.csv", lms.write_moodle),
    "moodle-feedback": Format("moodle_feedback.zip", lms.write_moodle_feedback),
    "canvas": Format("canvas.csv", lms.write_canvas),
    "canvas-feedback": Format("canvas_feedback.zip", lms.write_canvas_feedback),
    "dolos": Format("dolos", write_dolos),
}
"""`gradescope` writes a folder with one results.json for each submission, `dolos` one with an archive for each
exercise, all others one file."""


def write(kind: str, gradebook: Gradebook, path: Path, options: Options) -> Path:
    """Writes one format; the path is where it is then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        FORMATS[kind].write(gradebook, path, options)
    except OSError as error:
        raise WrongUsage(f"写不到 {path}：{error.strerror}", f"Cannot write to {path}: {error.strerror}") from error
    return path
