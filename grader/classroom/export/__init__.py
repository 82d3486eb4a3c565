"""The gradebook in the forms that other systems read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from grader.classroom.export import files, grades, lms
from grader.classroom.export.asked import Asked
from grader.classroom.export.assignment import write_folder
from grader.classroom.export.autograder import write_autograder
from grader.classroom.export.dolos import write_dolos
from grader.classroom.export.items import write_items
from grader.classroom.export.options import Options, Sent
from grader.classroom.gradebook import Gradebook
from grader.errors import WrongUsage
from grader.files import is_standard_output

__all__ = ["FORMATS", "Asked", "Format", "Options", "Sent", "write", "write_autograder", "write_folder"]


@dataclass(frozen=True)
class Format:
    default_name: str
    write: Callable[[Gradebook, Path, Options], Sent]


FORMATS = {
    "csv": Format("grades.csv", grades.write_grades),
    "xlsx": Format("grades.xlsx", grades.write_workbook),
    "json": Format("grades.json", files.write_json),
    "junit": Format("junit.xml", files.write_junit),
    "gradescope": Format("gradescope", files.write_gradescope),
    "moodle": Format("moodle.csv", lms.write_moodle),
    "moodle-feedback": Format("moodle_feedback.zip", lms.write_moodle_feedback),
    "canvas": Format("canvas.csv", lms.write_canvas),
    "canvas-feedback": Format("canvas_feedback.zip", lms.write_canvas_feedback),
    "blackboard": Format("blackboard.csv", lms.write_blackboard),
    "brightspace": Format("brightspace.csv", lms.write_brightspace),
    "feedback": Format("feedback.zip", lms.write_feedback),
    "items": Format("items.csv", write_items),
    "dolos": Format("dolos", write_dolos),
}
"""`gradescope` writes a folder with one results.json for each submission, `dolos` one with an archive for each
exercise, all others one file."""


def write(kind: str, gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """Writes one format, and says of how many students."""
    if not is_standard_output(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return FORMATS[kind].write(gradebook, path, options)
    except OSError as error:
        raise WrongUsage(f"写不到 {path}：{error.strerror}", f"Cannot write to {path}: {error.strerror}") from error
