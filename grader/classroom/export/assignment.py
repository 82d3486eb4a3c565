"""The folder that grades an assignment of Classroom 50: `CLASSROOM/autograders/ASSIGNMENT/`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

from grader.classroom.export import classroom50_autograder
from grader.classroom.gradebook.rules import Rules
from grader.errors import WrongUsage
from grader.files import write_whole
from grader.results.model import Level
from grader.submission.names import ignored
from grader.text import Language
from grader.version import __version__

MOST_BYTES = 10 << 20
"""What Classroom 50 hands on to its runner, packed."""


def write_folder(
    folder: Path,
    names: Sequence[str],
    *,
    wheel: Path | None = None,
    course: Path | None = None,
    rules: Rules | None = None,
    isolation: Level | None = None,
    language: Language = "zh",
) -> None:
    """Writes what belongs into `CLASSROOM/autograders/ASSIGNMENT/`."""
    if wheel is not None and not wheel.is_file():
        raise WrongUsage(f"没有文件 {wheel}", f"There is no file {wheel}")
    if wheel is not None and wheel.stat().st_size > MOST_BYTES:
        raise WrongUsage(
            f"Classroom 50 最多转交 10 MB, {wheel.name} 更大：请从软件源安装（不加 --wheel），或用装好批改器的镜像",
            f"Classroom 50 hands on 10 MB at most, and {wheel.name} is larger: have the grader installed from the"
            " package index (without --wheel), or use an image that has it",
        )
    rules = rules or Rules()
    if rules.extra or rules.out_of is not None:
        raise WrongUsage(
            "Classroom 50 把各项得分相加：不能有 extra 和 out_of",
            "Classroom 50 adds up the scores of the tests: there is no room for extra and out_of",
        )
    folder.mkdir(parents=True, exist_ok=True)
    settings = {
        "requirement": wheel.name if wheel else f"watermelon-grader=={__version__}",
        "grade": [*names, "--lang", language, *(["--isolation", isolation] if isolation else [])],
        "course": "course" if course else None,
        "language": language,
    }
    write_whole(folder / "settings.json", json.dumps(settings, indent=1) + "\n")
    write_whole(folder / "rules.json", rules.to_json() + "\n")
    write_whole(folder / "autograder.py", Path(classroom50_autograder.__file__).read_bytes())
    if wheel is not None:
        shutil.copy(wheel, folder / wheel.name)
    for file in sorted(course.rglob("*")) if course else []:
        relative = file.relative_to(course or folder).as_posix()
        if file.is_file() and not file.is_symlink() and not ignored(relative):
            target = folder / "course" / relative
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
