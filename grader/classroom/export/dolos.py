"""For Dolos, which compares programs: one archive for each exercise, as `dolos run` reads it."""

from __future__ import annotations

import csv
import io
import zipfile
from pathlib import Path

from grader.classroom.batch.folder import file_name
from grader.classroom.export.options import Options, Sent, sent
from grader.classroom.gradebook import Gradebook
from grader.classroom.gradebook.similarity import sources

_COLUMNS = ("filename", "full_name", "id", "status", "created_at", "label")


def write_dolos(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """A folder of archives: the answers as files, and `info.csv` about them."""
    path.mkdir(parents=True, exist_ok=True)
    seen = options.seen(gradebook)
    packed = set[str]()
    rows = {row.student: row for row in seen.rows if row.status == "graded"}
    for exercise in seen.exercises:
        table = io.StringIO(newline="")
        writer = csv.writer(table)
        writer.writerow(_COLUMNS)
        with zipfile.ZipFile(path / f"{exercise}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
            for student, source in sources(gradebook, exercise).items():
                if student not in rows:
                    continue
                packed.add(student)
                name, row = f"{file_name(student)}.py", rows[student]
                archive.writestr(name, source.encode("utf-8", "backslashreplace"))
                state = row.scores[exercise].status if exercise in row.scores else ""
                writer.writerow((name, row.name or student, student, state, row.submitted, exercise))
            archive.writestr("info.csv", table.getvalue().encode("utf-8", "replace"))
    return sent(seen, len(packed))
