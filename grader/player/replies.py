"""What goes into a player and what may come out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from grader.errors import GraderBroken, Hinted
from grader.results.model import Frame, StudentError
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a player may use up. Generous: a verdict must not depend on how fast or busy the computer is."""

    cpu_seconds: float = 2.0
    """Of the player's own CPU time, for each call."""
    load_cpu_seconds: float = 10.0
    """The same for importing the submission."""
    wall_factor: float = 5.0
    """The limit of real time is this multiple of the CPU limit, and one second: for code that sleeps or waits."""
    memory: int = 512 << 20
    reply_bytes: int = 64 << 20
    output_bytes: int = 64 << 10
    """How much of the printed text is kept."""
    callbacks: int = 10_000
    """How often one call may call back the functions that it was given."""

    def wall_seconds(self, cpu_seconds: float) -> float:
        return self.wall_factor * cpu_seconds + 1.0


@dataclass(frozen=True)
class Source:
    """A submission as the player sees it."""

    modules: dict[str, bytes]
    """Module name to UTF-8 source, for all modules of the submission."""
    main: str
    """The module that is graded."""
    functions: tuple[str, ...]
    """The functions of the stub, in its order."""
    files: dict[str, str]
    """Module name to the name shown in tracebacks, e.g. "homework.ipynb"."""
    shared: dict[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    """Module name to the lines (first, last; from 1) of cells that belong to all exercises: they may fail."""


@dataclass(frozen=True)
class Returned:
    """The function returned plain data."""

    value: Any
    changed: tuple[int, ...] = ()
    """The positions of the arguments that the function modified in place."""
    sent: bytes = field(default=b"", compare=False, repr=False)
    """The value as it came; nothing, if it was long."""


@dataclass(frozen=True)
class Familiar:
    """The function returned, byte for byte, what whoever asks knows already: it is not decoded."""

    sent: bytes


@dataclass(frozen=True)
class Raised:
    """An exception ended the function."""

    error: StudentError


@dataclass(frozen=True)
class Unusable:
    """The function returned something that is not plain data, or too much of it."""

    type: str
    """The name of the type, as it came."""
    reason: Text


@dataclass(frozen=True)
class Missing:
    """The submission has no such function."""

    function: str


@dataclass(frozen=True)
class Unwritten:
    """The function is there, but nothing is in it yet."""

    function: str


Reply = Returned | Familiar | Raised | Unusable | Missing | Unwritten


@dataclass(frozen=True)
class Loaded:
    """What became of importing the submission."""

    problem: StudentError | None = None
    missing: tuple[str, ...] = ()
    unwritten: tuple[str, ...] = ()
    defined: tuple[str, ...] = ()
    """The names of all functions that the graded module defines."""
    scratch: tuple[StudentError, ...] = ()
    """What failed in the cells that belong to all exercises."""


class PlayerStopped(Hinted):
    """The player is gone. Not an Exception: hypothesis would call again, and shrink, what can only stop again."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class TimedOut(PlayerStopped):
    """It used more time than a call may use."""

    where: Frame | None = None
    """The line in which it was shortly before, as it says itself."""


class Killed(PlayerStopped):
    """It ended: a crash, too much memory or output, os._exit."""


class Violated(PlayerStopped):
    """It sent something that is not an answer to the question."""


class NoPlayer(GraderBroken, RuntimeError):
    """No player can be started on this computer: nothing is said of the submission."""

    def __init__(self, reason: Text, output: str) -> None:
        last = next(iter(reversed(output.strip().splitlines())), "")
        super().__init__(
            f"运行学生代码的进程无法启动（与代码无关）：{reason.zh}\n{last}".strip(),
            f"The process for the student's code does not start (no fault of the code): {reason.en}\n{last}".strip(),
        )


class CallbackBroken(PlayerStopped):
    """A function of the check's own, which the student's code called, went wrong: no fault of the student's."""

    def __init__(self, mistake: Exception) -> None:
        what = f"{type(mistake).__name__}: {mistake}"[:300]
        super().__init__(Text(f"传入的函数自己出错：{what}", f"the function that was passed in went wrong: {what}"))
        self.mistake = mistake


class Refused(Exception):
    """What a function that was passed in raises where it has no answer: the student's code sees a TypeError."""


class IsolationUnavailable(Exception):
    """The isolation that was asked for is not to be had on this computer."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason

    def __reduce__(self) -> Any:
        return IsolationUnavailable, (self.reason,)
