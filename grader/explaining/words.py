"""A verdict in words: what was expected, what came back, whose fault it is."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from grader.asking import calls as asking
from grader.asking.calls import AnswerRaised
from grader.authoring.checks import Check
from grader.authoring.compare import CheckFailed, Share
from grader.deciding.judge import Decision
from grader.deciding.verdict import ChangedInPlace, Run, Verdict
from grader.errors import Hinted
from grader.explaining.compared import chief, compared, hint_ahead
from grader.explaining.forms import as_it_came, in_the_form_of
from grader.explaining.plainness import HAIRLINE, visibility
from grader.player import Killed, PlayerStopped, TimedOut
from grader.player.guest import codec
from grader.results.model import Call, Failure, StudentError, Value
from grader.results.values import readable, show
from grader.text import Text

_NOT_CHECKS = (Path(__file__).parents[1], Path(np.__file__).parents[1], Path(traceback.__file__).parent)
"""Where the grader, what is installed beside it, and the standard library live."""
_OF_FORM = ("NameError", "UnboundLocalError", "AttributeError", "TypeError", "ImportError", "ModuleNotFoundError")
"""Exceptions that tell of slips in writing Python: no hint about mathematics helps."""
_LONGEST_REASON = 300
_SHORT_DECIMAL = 6
"""A number with so many letters needs no fraction beside it."""
_MOST_CALLS = 8

Parameters = Mapping[str, tuple[str, ...]]
"""Function of the stub -> the names of its parameters."""


@dataclass(frozen=True)
class Explanation:
    """What is shown of a check that was not passed."""

    failure: Failure | None = None
    hint: Text | None = None
    """What may help with this failure; None where its message is specific already."""
    shown: bytes | None = None
    """The input on which it is shown, where a small one was looked for."""
    broken: bool = False
    """Whether the failure cannot be put into words: that is no failure of the student's."""


def in_words(explain: Callable[[], Explanation]) -> Explanation:
    """What `explain` returns; where it goes wrong, whose fault that is."""
    try:
        return explain()
    except MemoryError:
        raise
    except Exception as mistake:
        return Explanation(Failure(message=_broken(mistake)), broken=True)


def explanation_of(decision: Decision, parameters: Parameters) -> Explanation:
    """A decision in words, as it was made: on the input that decided."""
    verdict = decision.verdict
    if verdict.cause is None:
        return Explanation()
    if decision.run is None:
        return Explanation(Failure(message=_message(verdict, (), parameters)))
    run = replace(decision.run, verdict=verdict)
    return Explanation(failure_of(run, parameters), hint_of(verdict, decision.prepared.check))


def failure_of(run: Run, parameters: Parameters) -> Failure:
    """What went wrong in a run."""
    cause = run.verdict.cause
    deciding = compared(run)
    others = [call for i, call in enumerate(run.calls) if i not in deciding]
    failure = Failure(
        message=_message(run.verdict, run.calls, parameters),
        inputs={name: show(value) for name, value in codec.decode(run.inputs).items()},
        calls=[call_of(run.calls[i]) for i in deciding],
        others=[call_of(call) for call in others[-_MOST_CALLS:]],
    )
    if run.verdict.status == "broken":
        return failure
    if isinstance(cause, AnswerRaised):
        return replace(failure, error=cause.error)
    if isinstance(cause, TimedOut) and cause.where is not None:
        return replace(failure, error=StudentError("TimeoutError", "time is up", [cause.where]))
    if isinstance(cause, Share) and cause.got is not None:
        return replace(failure, got=_shown_as_it_came(cause.got))
    if isinstance(cause, CheckFailed):
        call = chief(run)
        came = as_it_came(cause.got, call.returned.value) if call and call.returned else cause.got
        return replace(
            failure,
            hairline=visibility(run) == HAIRLINE,
            expected=show_any(in_the_form_of(came, cause.expected)) if cause.has_expected else None,
            alternatives=cause.alternatives,
            got=_shown_as_it_came(came) if cause.has_got else None,
            differs_at=cause.differs_at,
        )
    return failure


def hint_of(verdict: Verdict, check: Check) -> Text | None:
    """The hint of the check, unless what failed has one of its own or says all there is to say."""
    match verdict.cause:
        case CheckFailed(wrong_type=True):
            return None  # nothing about mathematics where there is no number yet
        case CheckFailed() as failed:
            return failed.hint or (None if failed.specific else check.hint)
        case AnswerRaised(error=error) as raised if error.type not in _OF_FORM:
            return _hint_of_stopped(raised, check)
        case TimedOut() | Killed() as stopped:
            return _hint_of_stopped(stopped, check)
        case AssertionError() | Share() if verdict.status == "failed":
            return check.hint
    return None


def _hint_of_stopped(stopped: Hinted, check: Check) -> Text | None:
    return stopped.hint or (check.hint if check.hint.zh else hint_ahead(stopped))


def _message(verdict: Verdict, calls: Sequence[asking.Call], parameters: Parameters) -> Text:
    cause = verdict.cause
    if verdict.status == "broken":
        assert isinstance(cause, Exception)
        return _broken(cause)
    match cause:
        case AnswerRaised(error=error):
            function = calls[-1].question.function
            return Text(f"{function} 抛出了 {error.type}", f"{function} raised {error.type}")
        case CheckFailed(message=message):
            return message
        case PlayerStopped(reason=reason):
            return reason
        case ChangedInPlace():
            return what_changed(cause, parameters)
        case Share():
            return _not_all(cause)
        case AssertionError():
            return _does_not_hold(cause)
    raise AssertionError(f"Expected a cause of a failure but got {cause!r}")


def _not_all(share: Share) -> Text:
    zh, en = f"得到这一条的 {share.earned:.0%}", f"earned {share.earned:.0%} of this check"
    if share.right is None or share.guessed is None:
        return Text(f"没有全对：{zh}", f"Not all right: {en}")
    right, guessed = share.right, share.guessed
    return Text(
        f"答对 {right} 个；一律答真或一律答假也能对 {guessed} 个，超出的才计分：{zh}",
        f"{right} are right; the same answer to all gets {guessed} right, and only what exceeds that counts: {en}",
    )


def depends_on_earlier_calls(failure: Failure) -> Failure:
    """A failure that a fresh player does not show: the shown call, run alone, is right."""
    zh, en = failure.message
    more = Text(
        f"{zh}（单独调用时是对的：返回值取决于之前的调用，有没有全局变量或可变的默认参数？）",
        f"{en} (asked alone it is right: the answer depends on earlier calls; a global or a mutable default?)",
    )
    return replace(failure, message=more)


def what_changed(changed: ChangedInPlace, parameters: Parameters) -> Text:
    """Which argument a function changed in place, by the name that the stub gives it."""
    function = changed.function
    names = parameters.get(function, ())
    zh, en = (
        ", ".join(f"`{names[p]}`" if p < len(names) else nameless.format(p + 1) for p in changed.positions)
        for nameless in ("第 {} 个参数", "argument {}")
    )
    return Text(
        f"{function} 改动了传入的 {zh}；请先复制再修改",
        f"{function} changed {en} in place; copy it before you change it",
    )


def show_any(value: Any) -> Value:
    """How a value is shown that a check made itself, which may hold what cannot cross the boundary."""
    if isinstance(value, Fraction) and "/" in (exact := readable(value)) and len(repr(float(value))) > _SHORT_DECIMAL:
        return Value("Fraction", f"{exact} ≈ {float(value):.4g}")
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
    return Text(f"不成立：{words}", f"Does not hold: {words}")


def _broken(mistake: Exception) -> Text:
    """Whose fault it is, and where the author of the check will find it."""
    frames = traceback.extract_tb(mistake.__traceback__)
    where = next((f"{Path(f.filename).name}:{f.lineno}: " for f in reversed(frames) if is_check(f.filename)), "")
    what = f"{where}{type(mistake).__name__}: {mistake}"[:_LONGEST_REASON]
    return Text(
        f"这条检查自己出了错（{what}），没有作出评判。这不是你的错，请告诉老师。",
        f"This check itself went wrong ({what}) and judged nothing. It is not your fault; please tell your instructor.",
    )


def is_check(file: str) -> bool:
    """Whether a file is one of a course's modules of checks, or of what they share."""
    path = Path(file)
    return path.is_file() and not any(path.is_relative_to(folder) for folder in _NOT_CHECKS)


def call_of(call: asking.Call) -> Call:
    """A call as a report shows it."""
    returned = show_any(call.returned.value) if call.returned else None
    return Call(call.question.function, [show_any(arg) for arg in call.arguments], returned)
