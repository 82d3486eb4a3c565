"""What an autograder for a platform grades, and what travels with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grader.classroom.gradebook.rules import Rules
from grader.errors import WrongUsage
from grader.results.model import Level
from grader.submission.names import ignored
from grader.text import Language
from grader.version import __version__


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What its instructor has asked for."""

    names: Sequence[str]
    """The exercises."""
    course: Path | None = None
    """A course of one's own, which travels along."""
    rules: Rules = field(default_factory=Rules)
    """What the points are worth, and what students see."""
    wheel: Path | None = None
    """The grader itself; without it, it comes from the package index."""
    isolation: Level | None = None
    """None takes the best there is."""
    language: Language = "zh"

    def __post_init__(self) -> None:
        if self.wheel is not None and not self.wheel.is_file():
            raise WrongUsage(f"没有文件 {self.wheel}", f"There is no file {self.wheel}")

    def requirement(self, folder: str = "") -> str:
        """What pip installs, where the wheel lies in `folder`."""
        return f"{folder}{self.wheel.name}" if self.wheel else f"watermelon-grader=={__version__}"

    def course_files(self) -> Iterator[tuple[str, Path]]:
        """The files of the course, each with its path in it."""
        for file in sorted(self.course.rglob("*")) if self.course else []:
            path = file.relative_to(self.course or file).as_posix()
            if file.is_file() and not file.is_symlink() and not ignored(path):
                yield path, file
