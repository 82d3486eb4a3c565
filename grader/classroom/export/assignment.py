"""The folder that grades an assignment of Classroom 50: `CLASSROOM/autograders/ASSIGNMENT/`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from grader.classroom.export import classroom50_autograder
from grader.classroom.export.asked import Asked
from grader.errors import WrongUsage
from grader.files import write_whole

MOST_BYTES = 10 << 20
"""What Classroom 50 hands on to its runner, packed."""


def write_folder(folder: Path, asked: Asked) -> None:
    """Writes what belongs into `CLASSROOM/autograders/ASSIGNMENT/`."""
    wheel, rules = asked.wheel, asked.rules
    if wheel is not None and wheel.stat().st_size > MOST_BYTES:
        raise WrongUsage(
            f"Classroom 50 最多转交 10 MB, {wheel.name} 更大：请从软件源安装（不加 --wheel），或用装好批改器的镜像",
            f"Classroom 50 hands on 10 MB at most, and {wheel.name} is larger: have the grader installed from the"
            " package index (without --wheel), or use an image that has it",
        )
    if rules.extra or rules.out_of is not None:
        raise WrongUsage(
            "Classroom 50 把各项得分相加：不能有 extra 和 out_of",
            "Classroom 50 adds up the scores of the tests: there is no room for extra and out_of",
        )
    folder.mkdir(parents=True, exist_ok=True)
    level = ["--isolation", asked.isolation] if asked.isolation else []
    settings = {
        "requirement": asked.requirement(),
        "grade": [*asked.names, "--lang", asked.language, *level],
        "course": "course" if asked.course else None,
        "language": asked.language,
    }
    write_whole(folder / "settings.json", json.dumps(settings, indent=1) + "\n")
    write_whole(folder / "rules.json", rules.to_json() + "\n")
    write_whole(folder / "autograder.py", Path(classroom50_autograder.__file__).read_bytes())
    if wheel is not None:
        shutil.copy(wheel, folder / wheel.name)
    for name, file in asked.course_files():
        target = folder / "course" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
