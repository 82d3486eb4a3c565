"""One run of a check on one input, and the verdict on it."""

from __future__ import annotations

import traceback
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from grader.asking.calls import Answer, AnswerRaised, Asked, Calls, NotWritten, Question, question_of
from grader.asking.conversation import NotAsked
from grader.asking.remembered import Passed, Run
from grader.authoring.checks import Check
from grader.authoring.compare import CheckFailed, Share
from grader.player import CallbackBroken, Killed, PlayerStopped, Returned, TimedOut
from grader.player.guest import codec
from grader.results.model import Call, CheckStatus, Failure, Value
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
    kept: tuple[bytes, ...] = ()
    """Small inputs on which known mistakes showed, the smallest first; they choose what is shown, not what is right."""
    parameters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Function of the stub -> the names of its parameters."""
    passed: Passed = field(default_factory=Passed)
    """What earlier submissions replied when they passed."""

    @cached_property
    def first_calls(self) -> list[Question]:
        """The first calls that the check makes on its inputs, as far as they hold no functions."""
        calls = [self._first_call(codec.decode(item)) for item in self.inputs]
        return [call for call in calls if call is not None and not call.callbacks]

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
    functions: tuple[str, ...] = ()
    """The functions that were called, of a failure."""
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
        function, error = trial.calls[-1].question.function, raised.error
        message = Text(f"{function} 抛出了 {error.type}", f"{function} raised {error.type}")
        return Verdict("error", explain=failure(message, error=error))
    except CheckFailed as failed:
        hint = failed.hint or (None if failed.specific else prepared.check.hint)
        return Verdict("failed", explain=_with_values(failure, failed), hint=hint)
    except NotAsked as stopped:
        return Verdict("skipped", reason=stopped.reason)
    except CallbackBroken as stopped:
        return Verdict("broken", explain=failure(_broken(stopped.mistake)))
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
    message = _not_all(share)
    return Verdict("failed", earned, failure(message), hint=prepared.check.hint)


def _not_all(share: Share) -> Text:
    zh, en = f"得到这一条的 {share.earned:.0%}", f"earned {share.earned:.0%} of this check"
    if share.right is None or share.guessed is None:
        return Text(f"没有全对: {zh}", f"Not all right: {en}")
    right, guessed = share.right, share.guessed
    return Text(
        f"答对 {right} 个; 一律答真或一律答假也能对 {guessed} 个, 超出的才计分: {zh}",
        f"{right} are right; the same answer to all gets {guessed} right, and only what exceeds that counts: {en}",
    )


def depends_on_earlier_calls(verdict: Verdict) -> Verdict:
    """The verdict on a failure that a fresh player does not show: the shown call, run alone, is right."""

    def explain() -> Failure:
        failure = verdict.failure
        assert failure
        zh, en = failure.message
        more = Text(
            f"{zh} (单独调用时是对的: 返回值取决于之前的调用, 有没有全局变量或可变的默认参数?)",
            f"{en} (asked alone it is right: the answer depends on earlier calls; a global or a mutable default?)",
        )
        return replace(failure, message=more)

    return replace(verdict, explain=explain, hint=None)


def what_changed(trial: Run, parameters: Mapping[str, tuple[str, ...]]) -> Text:
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


def in_place(trial: Run, inputs: dict[str, Any], what: Text) -> Verdict:
    """The verdict on a check in which all is right but that an argument was changed in place."""
    return Verdict("failed", explain=lambda: _failure(what, inputs, trial))


def _failure(message: Text, inputs: dict[str, Any], trial: Calls | Run, **more: Any) -> Failure:
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
        got=_shown_as_it_came(failed.got) if failed.has_got else None,
        differs_at=failed.differs_at,
    )()


def show_any(value: Any) -> Value:
    """How a value is shown that a check made itself, which may hold what cannot cross the boundary."""
    if isinstance(value, Fraction) and value.denominator != 1:
        return Value("Fraction", f"{value} ≈ {float(value):.4g}")
    plain = _as_data(value)
    try:
        return show(plain)
    except TypeError:
        return show(str(plain))


def _shown_as_it_came(value: Any) -> Value:
    try:
        return show(value)
    except TypeError:
        return show_any(value)


def _as_data(value: Any) -> Any:
    """Exact numbers as floats, and no -0.0: what a check expects is to be read, not to be computed with."""
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, (Fraction, Decimal)):
        return int(value) if value == int(value) else float(value)
    if isinstance(value, float):
        return value + 0.0
    if isinstance(value, np.ndarray):
        return value + 0.0 if value.dtype.kind == "f" else value
    if type(value) in (list, tuple, set, frozenset):
        return type(value)(map(_as_data, value))
    if type(value) is dict:
        return {_as_data(key): _as_data(item) for key, item in value.items()}
    return value


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


def _calls(trial: Calls | Run) -> list[Call]:
    """The last calls of a trial; the ones that decide stand at the end."""
    return [call_of(asked) for asked in trial.calls[-8:]]


def call_of(asked: Asked) -> Call:
    """A call as a report shows it."""
    returned = show_any(asked.reply.value) if isinstance(asked.reply, Returned) else None
    return Call(asked.question.function, [show_any(arg) for arg in asked.arguments], returned)


def status_of(stopped: PlayerStopped) -> CheckStatus:
    if isinstance(stopped, TimedOut):
        return "timeout"
    return "killed" if isinstance(stopped, Killed) else "error"
