"""What became of a check on one input: a run, and the verdict on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.asking.calls import Call
from grader.authoring.compare import Share
from grader.player import Killed, PlayerStopped, Returned, TimedOut
from grader.results.model import CheckStatus
from grader.text import Text


@dataclass(frozen=True)
class ChangedInPlace:
    """A function changed arguments that it was given."""

    function: str
    positions: tuple[int, ...]


Cause = BaseException | Share | ChangedInPlace


@dataclass(frozen=True)
class Verdict:
    """What is decided; `explaining.words` says it."""

    status: CheckStatus
    share: float = 0.0
    """Of the points of the check."""
    cause: Cause | None = None
    """Why it was not passed: what was raised, or the share that was earned."""
    reason: Text | None = None
    """Why it was not judged."""

    @property
    def earns_nothing(self) -> bool:
        return self.status != "passed" and self.share == 0.0


PASSED = Verdict("passed", 1.0)


@dataclass(frozen=True)
class Run:
    """A check on one input: what it asked, what came back, and the verdict."""

    inputs: bytes
    """Encoded."""
    calls: Sequence[Call]
    verdict: Verdict

    @property
    def failed(self) -> bool:
        """Whether the answer is wrong, rather than missing or stopped."""
        return self.verdict.status in ("failed", "error")

    @property
    def functions(self) -> tuple[str, ...]:
        """The functions that were called."""
        return tuple(dict.fromkeys(call.question.function for call in self.calls))

    @property
    def changed(self) -> ChangedInPlace | None:
        """The first function that changed its arguments."""
        for call in self.calls:
            if isinstance(call.reply, Returned) and call.reply.changed:
                return ChangedInPlace(call.question.function, call.reply.changed)
        return None

    def shows_the_same(self, other: Run) -> bool:
        """Whether another run may stand for this one in the report."""
        return (other.verdict.status, other.verdict.share) == (self.verdict.status, self.verdict.share)


def status_of(stopped: PlayerStopped) -> CheckStatus:
    """What it is called when the player stops."""
    if isinstance(stopped, TimedOut):
        return "timeout"
    return "killed" if isinstance(stopped, Killed) else "error"
