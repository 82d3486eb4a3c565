"""How a failure is shown: on a small input, and with what a fresh player makes of it. No verdict depends on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Any

from grader.judging.attempt import PreparedCheck, Verdict, attempt, call_of
from grader.judging.exam import Exam
from grader.judging.familiar import Recalled, Run
from grader.judging.inputs import LATER_SHRINKING, MOST_SHRINKING, EnoughShrinking, shrink
from grader.judging.questions import Ask, Asked, Heard, Question, Trial
from grader.judging.rounds import in_rounds
from grader.player import PlayerStopped, Returned
from grader.player.guest import codec
from grader.results.model import Call, Failure

_FIRST_FEW = 4
"""On so many inputs a check is tried before all others go out together: most mistakes show on them."""


@dataclass(frozen=True)
class Tried:
    """A check that was run on one input."""

    encoded: bytes
    trial: Run
    verdict: Verdict

    @property
    def failed(self) -> bool:
        return self.verdict.status in ("failed", "error")

    def shows_the_same(self, other: Tried) -> bool:
        """Whether another run may stand for this one in the report."""
        return other.verdict.status == self.verdict.status and other.verdict.share == self.verdict.share


def try_one(
    prepared: PreparedCheck,
    encoded: bytes,
    ask: Ask,
    inputs: dict[str, Any] | None = None,
    heard: Sequence[Heard] = (),
) -> Tried:
    """The check on one input, some of whose questions may have been asked."""
    trial = Trial(ask, heard)
    verdict = attempt(prepared, trial, codec.decode(encoded) if inputs is None else inputs)
    if verdict.status != "passed":
        verdict.functions = tuple(dict.fromkeys(asked.question.function for asked in trial.calls))
    return Tried(encoded, trial, verdict)


def _try_or_recall(prepared: PreparedCheck, encoded: bytes, ask: Ask) -> Tried:
    heard, passed = prepared.passed.follow(encoded, ask)
    if passed:
        return Tried(encoded, Recalled(heard), Verdict("passed", 1.0))
    tried = try_one(prepared, encoded, ask, heard=heard)
    if tried.verdict.status == "passed" and isinstance(tried.trial, Trial):
        prepared.passed.learn(encoded, tried.trial)
    return tried


def try_all(
    prepared: PreparedCheck, inputs: Sequence[bytes], exam: Exam, decides: Callable[[Tried], bool]
) -> list[Tried]:
    """The check on these inputs up to the first that decides: the first few alone, the others side by side."""

    def on(encoded: bytes) -> Callable[[Ask], Tried]:
        return lambda ask: _try_or_recall(prepared, encoded, ask)

    tried = _one_by_one(prepared, inputs[:_FIRST_FEW], exam, decides)
    if tried and decides(tried[-1]):
        return tried
    return tried + in_rounds(exam, [on(encoded) for encoded in inputs[_FIRST_FEW:]], decides)


def _one_by_one(
    prepared: PreparedCheck, inputs: Sequence[bytes], exam: Exam, decides: Callable[[Tried], bool]
) -> list[Tried]:
    """The same, where one is likely to decide: no question is open then, and the player goes on."""
    tried: list[Tried] = []
    for encoded in inputs:
        tried.append(_try_or_recall(prepared, encoded, exam.ask))
        if decides(tried[-1]):
            break
    return tried


def right_alone(prepared: PreparedCheck, fresh: Exam, found: Tried) -> bool:
    """Whether what failed after other calls is right as the first thing that a player is asked."""
    try:
        return try_one(prepared, found.encoded, fresh.ask).verdict.status == "passed"
    except PlayerStopped:
        return False


def smallest(prepared: PreparedCheck, seed: int, exam: Exam, search: Exam, found: Tried, right: list[Run]) -> Tried:
    """The failure that is shown: on a kept counterexample where one shows it, else the smallest that a search finds.

    What was right on the way is added to `right`.
    """
    try:
        tried = _one_by_one(prepared, prepared.kept, search, found.shows_the_same)
    except PlayerStopped:
        return found
    right += [one.trial for one in tried if one.verdict.status == "passed"]
    if tried and found.shows_the_same(tried[-1]):  # a known kind of mistake: a search would end no lower
        return min(found, tried[-1], key=lambda one: len(one.encoded))
    return _searched(prepared, seed, exam, search, found, right)


def _searched(prepared: PreparedCheck, seed: int, exam: Exam, search: Exam, found: Tried, right: list[Run]) -> Tried:
    """The smallest failing input that a bounded search with hypothesis finds."""
    chosen, generated = prepared.inputs[: len(prepared.check.also)], prepared.inputs[len(prepared.check.also) :]
    best = last = found
    if found.encoded in chosen:
        # hypothesis knows nothing of the chosen inputs: is there one of its own that fails?
        try:
            tried = try_all(prepared, generated, search, found.shows_the_same)
        except PlayerStopped:
            return found
        if not tried or not found.shows_the_same(tried[-1]):
            return found
        last = tried[-1]
    # Up to the one that fails it draws again what has just been passed.
    passed = set(generated[: generated.index(last.encoded)])

    def fails(inputs: dict[str, Any]) -> bool:
        nonlocal best, last
        if search.overdrawn:
            raise EnoughShrinking
        encoded = codec.encode(inputs)
        if encoded in passed:
            return False
        one = try_one(prepared, encoded, search.ask, inputs)
        if one.verdict.status == "passed":
            right.append(one.trial)
        shown = found.shows_the_same(one)
        if shown:
            last = one
            best = min(best, one, key=lambda one: len(one.encoded))
        return shown

    effort = LATER_SHRINKING if exam.shrunk else MOST_SHRINKING
    exam.shrunk = True
    finished = shrink(prepared.check, seed, fails, effort)
    # hypothesis ends by running once more what it thinks the simplest input; a chosen one may be smaller still.
    return last if finished and (found.encoded not in chosen or len(last.encoded) <= len(found.encoded)) else best


_SHORT = 200
"""Bytes of a call that is worth showing beside another, and letters of its arguments."""
_MOST_COMPARED = 12


def beside_right(shown: Tried, right: Sequence[Run]) -> Callable[[], Failure] | None:
    """The failure in words, with the call most like the one that decides among those that were right."""
    explain = shown.verdict.explain
    if explain is None or not shown.trial.calls:
        return explain
    return lambda: replace(explain(), right=_most_alike(shown.trial.calls[-1].question, right))


def _most_alike(question: Question, right: Sequence[Run]) -> Call | None:
    wanted = len(question.payload)
    others = {
        asked.question.payload: asked
        for run in right
        for asked in run.calls
        if asked.question.function == question.function and asked.question.payload != question.payload
        if isinstance(asked.reply, Returned) and not asked.question.callbacks
        if len(asked.question.payload) <= wanted + _SHORT and len(asked.reply.sent or b" " * _SHORT) <= _SHORT
    }
    nearest = sorted(others.values(), key=lambda one: abs(len(one.question.payload) - wanted))[:_MOST_COMPARED]
    calls = [call for call in map(call_of, nearest) if sum(len(arg.text) for arg in call.args) <= _SHORT]
    here = _written(call_of(Asked(question)))
    return max(calls, key=lambda one: SequenceMatcher(None, here, _written(one)).ratio(), default=None)


def _written(call: Call) -> str:
    return ", ".join(arg.text[:_SHORT] for arg in call.args)
