"""The archive that a Gradescope programming assignment takes as its autograder.

Gradescope runs `setup.sh` once to build an image, then `run_autograder` for each submission, which finds it in
/autograder/submission and leaves /autograder/results/results.json. Where the grader cannot work there is no such file,
and Gradescope says so: a submission never gets a zero for a fault that is not its own.
"""

from __future__ import annotations

import shlex
import zipfile
from collections.abc import Sequence
from pathlib import Path

from grader.classroom.gradebook.rules import Rules
from grader.course.templates import PACKAGE, Templates
from grader.errors import WrongUsage
from grader.results.model import Level
from grader.submission.names import ignored
from grader.text import Language
from grader.version import __version__


def write_autograder(
    path: Path,
    names: Sequence[str],
    *,
    wheel: Path | None = None,
    course: Path | None = None,
    rules: Rules | None = None,
    isolation: Level | None = None,
    language: Language = "zh",
) -> None:
    """Writes the archive; the grader comes from the package index, or from a wheel that travels along.

    Without a level the best one is used that the container has, and named in the results.
    """
    if wheel is not None and not wheel.is_file():
        raise WrongUsage(f"没有文件 {wheel}", f"There is no file {wheel}")
    requirement = f"/autograder/source/{wheel.name}" if wheel else f"watermelon-grader=={__version__}"
    templates = Templates.at(course / "templates") if course else PACKAGE
    setup = templates.written("gradescope/setup.sh.jinja", requirement=shlex.quote(requirement))
    run = templates.written(
        "gradescope/run_autograder.jinja",
        names=shlex.join(names),
        isolation=f" --isolation {isolation}" if isolation else "",
        language=language,
        course=course is not None,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (("setup.sh", setup), ("run_autograder", run)):
            info = zipfile.ZipInfo(name)
            info.external_attr = 0o100755 << 16
            archive.writestr(info, text)
        archive.writestr("rules.json", (rules or Rules()).to_json())
        if wheel is not None:
            archive.write(wheel, wheel.name)
        for file in sorted(course.rglob("*")) if course else []:
            relative = file.relative_to(course or path).as_posix()
            if file.is_file() and not file.is_symlink() and not ignored(relative):
                archive.write(file, f"course/{relative}")
