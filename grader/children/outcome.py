"""What a question may cost, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from grader.text import Text

Answer = TypeVar("Answer")

TOO_LARGE = Text(
    "返回的值太大，评判它所需的内存超过了上限",
    "what was returned is too large: judging it needs more memory than it may",
)


@dataclass(frozen=True)
class Allowance:
    """What one question may cost. The clock is that of the child's own CPU: a busy machine changes nothing."""

    memory: int = 1 << 30
    """Beyond what the process had when the child began."""
    cpu_seconds: float = 30.0
    wall_seconds: float = 1_800.0
    """For a child that waits and computes nothing."""


ALLOWED = Allowance()


@dataclass(frozen=True)
class Done(Generic[Answer]):
    """The child did its work."""

    answer: Answer


@dataclass(frozen=True)
class Exceeded:
    """The child is gone: it used more than it may, or it died."""

    kind: Literal["memory", "time", "death"]
    text: Text


@dataclass(frozen=True)
class Raised:
    """What the work raised, as the answer of a child."""

    error: Exception
