"""What goes to a worker and what comes back: plain data, so that any executor can carry it."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import msgpack

from grader import keys
from grader.course.catalog import Course, Exercise, own_course
from grader.course.templates import PACKAGE, Templates
from grader.results.model import Level
from grader.text import Language, Text


@dataclass(frozen=True, kw_only=True)
class Setup:
    """What is the same for all jobs of a batch, and what a worker must agree on before it grades anything."""

    course: str | None
    """The folder of the course; None is the one that comes with the grader."""
    exercises: list[str]
    content: dict[str, str]
    """Exercise -> digest of its checks; a worker that has others refuses."""
    isolation: Level = "sandbox"
    seed: int = 0
    language: Language = "zh"
    versions: dict[str, str] = field(default_factory=dict)
    """The software that can change a verdict, where the batch was started; a worker that has others refuses."""
    pictures: bool = False
    """Whether each verdict comes with its pictures."""
    templates: Templates = PACKAGE
    """What reports are printed from: no part of a verdict."""
    shown_seed: int | None = None
    """The seed where reports may say it."""
    inputs: str = ""
    """The folder where the batch keeps the inputs it draws; a computer that has no such folder uses its own cache."""

    def key(self, answer: str, exercise: Exercise) -> str:
        """The name of the verdict on an answer under this set-up."""
        settings = (self.isolation, self.seed, *(["pictures"] if self.pictures else []))
        return keys.of_judged(answer, content=self.content[exercise.id], settings=settings)

    def open_course(self) -> Course:
        return own_course() if self.course is None else Course.at(Path(self.course))


@dataclass(frozen=True, kw_only=True)
class Job:
    """One submission: its files, and the exercises whose verdicts are not known yet."""

    label: str
    name: str
    files: dict[str, bytes]
    unreadable: dict[str, tuple[str, str]]
    exercises: list[str]
    known: dict[str, bytes] = field(default_factory=dict)
    """Exercise -> verdict that needs no grading, for the report."""
    marks: list[dict[str, Any]] = field(default_factory=list)
    """What a person gave for written parts, for the report."""
    rulings: list[dict[str, Any]] = field(default_factory=list)
    """What a person decided about anything else, for the report."""
    rules: str = "{}"
    """How points become a grade, for the report."""
    late: bool = False
    late_seconds: float | None = None
    seconds: float = 1800.0
    """What its exercises share."""


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What came of a job: verdicts by exercise and the report, or the reason why there are none."""

    label: str
    verdicts: dict[str, bytes] = field(default_factory=dict)
    page: bytes = b""
    seconds: float = 0.0
    oddities: dict[str, list[list[str]]] = field(default_factory=dict)
    """Exercise -> what a person should look at: kind, words in Chinese, words in English."""
    failure: tuple[str, str] | None = None

    @property
    def reason(self) -> Text | None:
        return None if self.failure is None else Text(*self.failure)


class Executor(Protocol):
    """Carries jobs to workers; outcomes come back in any order."""

    @property
    def running(self) -> list[str]:
        """The labels of what is being graded now."""

    @property
    def left_out(self) -> Sequence[Text]:
        """Computers that could not take part, each with its name and why."""

    def run(self, jobs: Iterator[Job]) -> Generator[Outcome, None, None]:
        """Takes jobs as it has room for them; the generator must be closed by whoever stops early."""


def pack(value: Setup | Job | Outcome) -> bytes:
    data: bytes = msgpack.packb(dataclasses.asdict(value), unicode_errors="surrogatepass")
    return data


def unpack_setup(data: bytes) -> Setup:
    plain = _plain(data)
    plain["templates"] = Templates.of(dict(plain["templates"]["own"]))
    return Setup(**plain)


def unpack_job(data: bytes) -> Job:
    plain = _plain(data)
    plain["unreadable"] = {path: (zh, en) for path, (zh, en) in plain["unreadable"].items()}
    return Job(**plain)


def unpack_outcome(data: bytes) -> Outcome:
    plain = _plain(data)
    plain["failure"] = plain["failure"] and tuple(plain["failure"])
    return Outcome(**plain)


def _plain(data: bytes) -> Any:
    return msgpack.unpackb(data, unicode_errors="surrogatepass")
