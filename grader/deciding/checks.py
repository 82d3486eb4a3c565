"""A check with its inputs, and one run of it."""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from grader.asking.calls import Answer, AnswerRaised, Calls, NotWritten, Question, question_of
from grader.asking.conversation import NotAsked
from grader.asking.remembered import Remembered
from grader.authoring.checks import Check
from grader.authoring.compare import CheckFailed, Share
from grader.authoring.pins import Pin
from grader.deciding.verdict import PASSED, Run, Verdict, status_of
from grader.player import CallbackBroken, PlayerStopped
from grader.player.guest import codec


class _FirstCall(BaseException):
    """Stops a check at its first call, when all that is wanted is what it would ask."""

    def __init__(self, question: Question) -> None:
        self.question = question


@dataclass(kw_only=True)
class PreparedCheck:
    """A check with its inputs drawn."""

    check: Check
    max_points: float
    inputs: list[bytes]
    reference: types.ModuleType | None
    remembered: Remembered = field(default_factory=Remembered)
    """What earlier submissions replied when they passed."""
    strict: PreparedCheck | None = None
    """The same check on its strict inputs, where it has some: they are for the star."""

    def pin_at(self, encoded: bytes) -> Pin | None:
        """The pin that this input is, where it is one and not drawn."""
        pins = self.check.pins
        return next((pin for pin, pinned in zip(pins, self.inputs, strict=False) if pinned == encoded), None)

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
        """What the check itself returns or raises."""
        if self.check.wants_reference:
            return self.check.function(answer=answer, reference=self.reference, **inputs)
        return self.check.function(answer=answer, **inputs)


def at_all_levels(checks: Iterable[PreparedCheck]) -> list[PreparedCheck]:
    """These checks, and after all of them those with strict inputs."""
    core = list(checks)
    return core + [one.strict for one in core if one.strict is not None]


def run_check(prepared: PreparedCheck, encoded: bytes, calls: Calls, inputs: dict[str, Any] | None = None) -> Run:
    """One run of a check. `inputs` are the decoded ones, where they are at hand."""
    verdict = _verdict(prepared, calls, codec.decode(encoded) if inputs is None else inputs)
    return Run(encoded, calls.made, verdict)


def _verdict(prepared: PreparedCheck, calls: Calls, inputs: dict[str, Any]) -> Verdict:
    """`PlayerStopped` becomes a verdict too, with the call that did not come back."""
    try:
        share = prepared.run(Answer(calls.call), inputs)
    except NotWritten as missing:
        return Verdict("skipped", reason=missing.reason)
    except AnswerRaised as raised:
        return Verdict("error", cause=raised)
    except CheckFailed as failed:
        return Verdict("failed", cause=failed)
    except NotAsked as stopped:
        return Verdict("skipped", reason=stopped.reason)
    except CallbackBroken as stopped:
        return Verdict("broken", cause=stopped.mistake)
    except PlayerStopped as stopped:
        return Verdict(status_of(stopped), cause=stopped)
    except MemoryError:
        raise  # of the whole exercise: what was returned is too large
    except AssertionError as unproven:
        return Verdict("failed", cause=unproven)
    except Exception as mistake:  # neither a failed comparison nor the student's: the check itself is at fault
        return Verdict("broken", cause=mistake)
    if share is None:
        return PASSED
    if not isinstance(share, Share):
        wrong = TypeError(f"Expected the check to return None or a Share but got a {type(share).__name__}")
        return Verdict("broken", cause=wrong)
    return PASSED if share.earned == 1.0 else Verdict("failed", share.earned, cause=share)
