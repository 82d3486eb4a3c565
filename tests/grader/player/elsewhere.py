"""The players' tests on the paths of another platform: `GRADER_AS_ON=win32 python -m pytest tests/grader/player`.

No fork server, psutil for the CPU time, no /proc, the guest's own branches, and on Windows `taskkill`. What only Linux
promises is left out.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grader.player import command, forkserver, link, pipe_link, stage

PLATFORM = os.environ.get("GRADER_AS_ON", "")
linux_only = pytest.mark.skipif(
    PLATFORM != "" or not sys.platform.startswith("linux"), reason="the fork server and its layers need Linux"
)
TASKKILL = f"""#!{sys.executable}
import sys
import psutil

root = psutil.Process(int(sys.argv[sys.argv.index("/PID") + 1]))
for process in [*root.children(recursive=True), root]:
    process.kill()
"""


@contextmanager
def pretended(folder: Path) -> Iterator[None]:
    """Makes the grader believe that it runs there; `folder` is for the programs of that platform."""
    with pytest.MonkeyPatch.context() as patch:
        there = SimpleNamespace(**{**vars(sys), "platform": PLATFORM})
        for module in (command, forkserver, link, pipe_link, stage):
            patch.setattr(module, "sys", there)
        patch.setattr(link, "Path", lambda path: Path("/nowhere", str(path).lstrip("/")))
        patch.setattr(command, "PROGRAM", Path(__file__).with_name("as_elsewhere.py"))
        patch.setattr(command.Command, "line", _line(command.Command.line))
        if PLATFORM == "win32":
            program = folder / "taskkill"
            program.write_text(TASKKILL)
            program.chmod(program.stat().st_mode | stat.S_IXUSR)
            patch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
        yield


def _line(line: Any) -> Any:
    return lambda self, part: [*line(self, part), PLATFORM]
