"""One run of a check on one input, and the verdict on it."""

from __future__ import annotations

import traceback
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from grader.authoring.checks import Check
from grader.authoring.compare import CheckFailed, Share
from grader.judging.exam import Answer, AnswerRaised, Calls, NotAsked, NotWritten, Question, Trial, question_of
from grader.player import Killed, PlayerStopped, TimedOut
from grader.player.guest import codec
from grader.results.model import Call, CheckStatus, Failure
from grader.results.values import show
from grader.text import Text

_NOT_CHECKS = (Path(__file__).parents[1], Path(np.__file__).parents[1], Path(traceback.__file__).parent)
"""Where the grader, what is installed beside it, and the standard library live."""
_LONGEST_REASON = 300


class _FirstCall(BaseException):
    """Stops a check at its first call, when all that is wanted is what it would ask."""

    def __init__(self, question: Question) -> None:
        self.question = question


@dataclass
class PreparedCheck:
    """A check with its inputs drawn."""

    check: Check
    max_points: float
    inputs: list[bytes]
    reference: types.ModuleType | None
    parameters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Function of the stub -> the names of its parameters."""

    @cached_property
    def first_calls(self) -> list[bytes]:
        """The first calls that the check makes on its inputs, as far as they hold no functions."""
        calls = [self._first_call(codec.decode(item)) for item in self.inputs]
        return [call.payload for call in calls if call is not None and not call.callbacks]

    def _first_call(self, inputs: dict[str, Any]) -> Question | None:
        def stop(function: str, args: tuple[Any, ...]) -> Any:
            raise _FirstCall(question_of(function, args))

        try:
            self.run(Answer(stop), inputs)
        except _FirstCall as first:
            return first.question
        except Exception:
            return None
        return None

    def run(self, answer: Answer, inputs: dict[str, Any]) -> Any:
        if self.check.wants_reference:
            return self.check.function(answer=answer, reference=self.reference, **inputs)
        return self.check.function(answer=answer, **inputs)


@dataclass
class Verdict:
    """What became of a check on one input."""

    status: CheckStatus
    share: float = 0.0
    explain: Callable[[], Failure] | None = None
    """Puts the failure into words: too much work for every failure that shrinking tries."""
    reason: Text | None = None
    hint: Text | None = None
    """What may help with this failure; None where its message is specific already."""

    @property
    def earns_nothing(self) -> bool:
        return self.status != "passed" and self.share == 0.0

    @cached_property
    def failure(self) -> Failure | None:
        return self.explain() if self.explain else None


def attempt(prepared: PreparedCheck, trial: Calls, inputs: dict[str, Any]) -> Verdict:
    """One run of a check on one input. `PlayerStopped` becomes a verdict too, with the call that did not come back."""

    def failure(message: Text, **more: Any) -> Callable[[], Failure]:
        return lambda: _failure(message, inputs, trial, **more)

    try:
        share = prepared.run(Answer(trial.call), inputs)
    except NotWritten as missing:
        return Verdict("skipped", reason=missing.reason)
    except AnswerRaised as raised:
        function, error = trial.calls[-1][0], raised.error
        message = Text(f"{function} 抛出了 {error.type}", f"{function} raised {error.type}")
        return Verdict("error", explain=failure(message, error=error))
    except CheckFailed as failed:
        hint = failed.hint or (None if failed.specific else prepared.check.hint)
        return Verdict("failed", explain=_with_values(failure, failed), hint=hint)
    except NotAsked as stopped:
        return Verdict("skipped", reason=stopped.reason)
    except PlayerStopped as stopped:
        return Verdict(status_of(stopped), explain=failure(stopped.reason))
    except MemoryError:
        raise  # of the whole exercise: what was returned is too large
    except AssertionError as unproven:
        return Verdict("failed", explain=failure(_does_not_hold(unproven)), hint=prepared.check.hint)
    except Exception as mistake:  # neither a failed comparison nor the student's: the check itself is at fault
        return Verdict("broken", explain=failure(_broken(mistake)))
    if share is None:
        return Verdict("passed", 1.0)
    if not isinstance(share, Share):
        wrong = TypeError(f"Expected the check to return None or a Share but got a {type(share).__name__}")
        return Verdict("broken", explain=failure(_broken(wrong)))
    if share.earned == 1.0:
        return Verdict("passed", 1.0)
    earned = share.earned
    message = Text(
        f"没有全对: 得到这一条的 {earned:.0%} (全答一样或靠猜不得分)",
        f"Not all right: earned {earned:.0%} of this check (constant answers and guesses earn nothing)",
    )
    return Verdict("failed", earned, failure(message), hint=prepared.check.hint)


def what_changed(trial: Trial, parameters: Mapping[str, tuple[str, ...]]) -> Text:
    """Which argument a function changed in place, by the name that the stub gives it."""
    assert trial.changed
    function, positions = trial.changed
    names = parameters.get(function, ())
    zh, en = (
        ", ".join(f"`{names[p]}`" if p < len(names) else nameless.format(p + 1) for p in positions)
        for nameless in ("第 {} 个参数", "argument {}")
    )
    return Text(
        f"{function} 改动了传入的 {zh}; 请先复制再修改",
        f"{function} changed {en} in place; copy it before you change it",
    )


def in_place(trial: Trial, inputs: dict[str, Any], what: Text) -> Verdict:
    """The verdict on a check in which all is right but that an argument was changed in place."""
    return Verdict("failed", explain=lambda: _failure(what, inputs, trial))


def _failure(message: Text, inputs: dict[str, Any], trial: Calls, **more: Any) -> Failure:
    return Failure(message, {name: show(value) for name, value in inputs.items()}, _calls(trial), **more)


def in_words(verdict: Verdict) -> Verdict:
    """The verdict with its failure put into words, which can go wrong too, and is then no failure of the student's."""
    try:
        verdict.failure  # noqa: B018 - it is kept
    except MemoryError:
        raise
    except Exception as mistake:
        reason = _broken(mistake)
        return Verdict("broken", explain=lambda: Failure(reason))
    return verdict


def _with_values(failure: Callable[..., Callable[[], Failure]], failed: CheckFailed) -> Callable[[], Failure]:
    return lambda: failure(
        failed.message,
        expected=show_any(failed.expected) if failed.has_expected else None,
        got=show_any(failed.got) if failed.has_got else None,
        differs_at=failed.differs_at,
    )()


def show_any(value: Any) -> Any:
    """How a value is shown that a check made itself, which may hold what cannot cross the boundary."""
    try:
        return show(value.tolist() if isinstance(value, np.generic) else value)
    except TypeError:
        return show(str(value))


def _does_not_hold(error: AssertionError) -> Text:
    words = str(error).partition("\n")[0][:_LONGEST_REASON]
    return Text(f"不成立: {words}", f"Does not hold: {words}")


def _broken(mistake: Exception) -> Text:
    """Whose fault it is, and where the author of the check will find it."""
    frames = traceback.extract_tb(mistake.__traceback__)
    where = next((f"{Path(f.filename).name}:{f.lineno}: " for f in reversed(frames) if is_check(f.filename)), "")
    what = f"{where}{type(mistake).__name__}: {mistake}"[:_LONGEST_REASON]
    return Text(
        f"这条检查自己出了错 ({what}), 没有作出评判. 这不是你的错, 请告诉老师.",
        f"This check itself went wrong ({what}) and judged nothing. It is not your fault; please tell your instructor.",
    )


def is_check(file: str) -> bool:
    """Whether a file is one of a course's modules of checks, or of what they share."""
    path = Path(file)
    return path.is_file() and not any(path.is_relative_to(folder) for folder in _NOT_CHECKS)


def _calls(trial: Calls) -> list[Call]:
    """The last calls of a trial; the ones that decide stand at the end."""
    return [
        Call(function, [show_any(arg) for arg in args], show_any(value) if returned else None)
        for function, args, value, returned in trial.calls[-8:]
    ]


def status_of(stopped: PlayerStopped) -> CheckStatus:
    if isinstance(stopped, TimedOut):
        return "timeout"
    return "killed" if isinstance(stopped, Killed) else "error"
