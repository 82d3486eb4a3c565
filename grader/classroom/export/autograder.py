"""The archive that a Gradescope programming assignment takes as its autograder.

Gradescope runs `setup.sh` once to build an image, then `run_autograder` for each submission, which finds it in
/autograder/submission and leaves /autograder/results/results.json. Where the grader cannot work there is no such file,
and Gradescope says so: a submission never gets a zero for a fault that is not its own.
"""

from __future__ import annotations

import shlex
import zipfile
from pathlib import Path

from grader.classroom.export.asked import Asked
from grader.course.templates import PACKAGE, Templates


def write_autograder(path: Path, asked: Asked) -> None:
    """Writes the archive."""
    templates = Templates.at(asked.course / "templates") if asked.course else PACKAGE
    requirement = asked.requirement("/autograder/source/")
    setup = templates.written("gradescope/setup.sh.jinja", requirement=shlex.quote(requirement))
    run = templates.written(
        "gradescope/run_autograder.jinja",
        names=shlex.join(asked.names),
        isolation=f" --isolation {asked.isolation}" if asked.isolation else "",
        language=asked.language,
        course=asked.course is not None,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (("setup.sh", setup), ("run_autograder", run)):
            info = zipfile.ZipInfo(name)
            info.external_attr = 0o100755 << 16
            archive.writestr(info, text)
        archive.writestr("rules.json", asked.rules.to_json())
        if asked.wheel is not None:
            archive.write(asked.wheel, asked.wheel.name)
        for name, file in asked.course_files():
            archive.write(file, f"course/{name}")
