"""What somebody graded before: each text with its verdict, as plain files below the folder of the work.

`.grade-history/3.3/20261120-061655-250000-7.14-partial.py`: when, points, status. Nothing is kept twice in a row,
nothing is sent anywhere, and `grade config history off` keeps nothing any more.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.errors import WrongUsage
from grader.files import write_whole
from grader.results.model import ExerciseResult
from grader.settings import settings
from grader.submission.names import LONGEST_SOURCE

FOLDER = ".grade-history"
MOST = 60
"""How many texts of one exercise are kept; the last that passed is not among those that go."""
_NAME = re.compile(r"(?P<when>\d{8}-\d{6}-\d{6})-(?P<points>[\d.]+)-(?P<status>[a-z_]+)\.py")


@dataclass(frozen=True)
class Kept:
    """One text that was graded."""

    path: Path
    when: datetime
    points: float
    status: str

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def passed(self) -> bool:
        return self.status == "passed"

    def text(self) -> str:
        return self.path.read_text(encoding="utf-8", errors="replace")


def is_on() -> bool:
    """Whether anything is kept."""
    return settings().get("history") != "off"


def keep(result: ExerciseResult, home: Path) -> None:
    """Keeps what was graded, unless nothing was written yet; a folder that cannot be written is no reason to fail."""
    if not is_on() or result.status == "not_attempted" or not 0 < len(result.source) <= LONGEST_SOURCE:
        return
    if is_latest(result, home):
        return
    with contextlib.suppress(OSError):
        folder = home / FOLDER / result.id
        if folder.is_symlink() or folder.parent.is_symlink():  # not ours to follow
            return
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{datetime.now():%Y%m%d-%H%M%S-%f}-{result.points:.2f}-{result.status}.py"
        write_whole(folder / name, result.source)
        _sweep(kept(result.id, home))


def is_latest(result: ExerciseResult, home: Path) -> bool:
    """Whether just this was graded last: nothing was done since."""
    with contextlib.suppress(OSError):
        before = kept(result.id, home)[:1]
        return any(one.text() == result.source and one.status == result.status for one in before)
    return False


def kept(id: str, home: Path) -> list[Kept]:
    """All that is kept of an exercise, the latest first."""
    found = []
    with contextlib.suppress(OSError):
        for path in (home / FOLDER / id).iterdir():
            if (named := _NAME.fullmatch(path.name)) and path.is_file() and not path.is_symlink():
                with contextlib.suppress(ValueError):
                    when = datetime.strptime(named["when"], "%Y%m%d-%H%M%S-%f")
                    found.append(Kept(path, when, float(named["points"]), named["status"]))
    return sorted(found, key=lambda one: one.name, reverse=True)


def one_kept(id: str, home: Path, name: str) -> Kept:
    """The one of this name."""
    for one in kept(id, home):
        if one.name == name:
            return one
    raise WrongUsage(f"{id} 的历史里没有 {name[:60]}", f"There is no {name[:60]} in the history of {id}")


def _sweep(every: list[Kept]) -> None:
    last_passed = next((one for one in every if one.passed), None)
    for one in [one for one in every[MOST:] if one is not last_passed]:
        one.path.unlink(missing_ok=True)
