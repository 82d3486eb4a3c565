"""The autograder of an assignment in Classroom 50: run in the student's checkout, it leaves result.json there.

`grade export classroom50` wrote it, with settings.json beside it. It needs nothing but Python: where the grader is not
installed (as it is in the image of the grader), it is installed into an environment of its own. Any exit status but 0
says that the grader could not work, and is nobody's zero.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


def python_with_the_grader(work: Path, requirement: str) -> str:
    """This interpreter, if it has the grader, or else a new one."""
    if importlib.util.find_spec("grader") is not None:
        return sys.executable
    subprocess.run([sys.executable, "-m", "venv", str(work / "venv")], check=True)
    python = work / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    wheel = HERE / requirement
    wanted = str(wheel) if wheel.is_file() else requirement
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--no-compile", wanted], check=True)
    return str(python)


def main() -> int:
    """Grades the folder that this runs in; exit status 0 unless the grader itself could not work."""
    settings: dict[str, Any] = json.loads((HERE / "settings.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        # -P: the student's folder is no place to import from.
        python = [python_with_the_grader(work, settings["requirement"]), "-P", "-m"]
        course = ["--course", str(HERE / settings["course"])] if settings["course"] else []
        report, submission = str(work / "report.json"), os.getcwd()
        command = [*python, "grader", *settings["grade"], *course, "--from", submission, "--json", report]
        status = subprocess.run(command, cwd=work, check=False).returncode
        if status > 1:
            return status
        arguments = [report, submission, settings["language"], str(HERE / "rules.json")]
        written = [*python, "grader.classroom.export.classroom50", *arguments]
        return subprocess.run(written, cwd=work, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
