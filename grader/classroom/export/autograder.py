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

from grader.errors import WrongUsage
from grader.results.model import Level
from grader.submission.names import ignored
from grader.text import Language
from grader.version import __version__

_SETUP = """#!/usr/bin/env bash
set -euo pipefail
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {{
  echo "Choose a base image with Python 3.11 or later" >&2; exit 1; }}
python3 -m venv /autograder/venv
/autograder/venv/bin/python -m pip install --no-cache-dir {requirement}
"""

_RUN = """#!/usr/bin/env bash
# Exit statuses 0 and 1 are verdicts; any other leaves no results.json, and Gradescope says that the autograder failed.
set -uo pipefail
root="${{AUTOGRADER_ROOT:-/autograder}}"
[ -d "$root/venv/bin" ] && PATH="$root/venv/bin:$PATH"
cd "$root/results" || exit 3
rm -f results.json
status=0
grade {names} --from "$root/submission" --json "$root/report.json" --html "$root/report.html" \\
  --isolation {isolation} --lang {language}{course} || status=$?
[ "$status" -le 1 ] || exit "$status"
python -P -m grader.classroom.export.gradescope "$root/report.json" "$root/results/results.json" {language}
"""


def write_autograder(
    path: Path,
    names: Sequence[str],
    *,
    wheel: Path | None = None,
    course: Path | None = None,
    isolation: Level = "sandbox",
    language: Language = "zh",
) -> None:
    """Writes the archive; the grader comes from the package index, or from a wheel that travels along."""
    if wheel is not None and not wheel.is_file():
        raise WrongUsage(f"没有文件 {wheel}", f"There is no file {wheel}")
    requirement = f"/autograder/source/{wheel.name}" if wheel else f"watermelon-grader=={__version__}"
    setup = _SETUP.format(requirement=shlex.quote(requirement))
    run = _RUN.format(
        names=shlex.join(names),
        isolation=isolation,
        language=language,
        course=' --course "$root/source/course"' if course else "",
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (("setup.sh", setup), ("run_autograder", run)):
            info = zipfile.ZipInfo(name)
            info.external_attr = 0o100755 << 16
            archive.writestr(info, text)
        if wheel is not None:
            archive.write(wheel, wheel.name)
        for file in sorted(course.rglob("*")) if course else []:
            relative = file.relative_to(course or path).as_posix()
            if file.is_file() and not file.is_symlink() and not ignored(relative):
                archive.write(file, f"course/{relative}")
