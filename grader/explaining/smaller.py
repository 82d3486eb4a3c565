"""How a failure is shown: on a small input, and with what a fresh player makes of it. No verdict depends on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Any

from grader.asking.calls import Ask, Asked, Heard, Question, Trial
from grader.asking.conversation import Exam
from grader.asking.remembered import Recalled, Run
from grader.asking.rounds import in_rounds
from grader.deciding.attempt import PreparedCheck, Verdict, attempt, call_of
from grader.deciding.inputs import LATER_SHRINKING, MOST_SHRINKING, EnoughShrinking, shrink
from grader.player import PlayerStopped, Returned
from grader.player.guest import codec
from grader.results.model import Another, Call, Failure

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


@dataclass
class Seen:
    """What became of a check on other inputs while one was looked for to show its failure on."""

    right: list[Run]
    wrong: list[Tried]


def smallest(prepared: PreparedCheck, seed: int, exam: Exam, search: Exam, found: Tried, seen: Seen) -> Tried:
    """The failure that is shown: on a kept counterexample where one shows it, else the smallest that a search finds.

    What was tried on the way is added to `seen`, and what a few inputs showed that are about twice as large.
    """
    try:
        shown = _first_of(prepared.kept, prepared, search, found, seen)
        if shown is None:
            shown = _searched(prepared, seed, exam, search, found, seen)
        else:  # a known kind of mistake: a search would end no lower
            shown = min(found, shown, key=lambda one: len(one.encoded))
        enough = _enough(shown)
        if all(letters > enough for letters, _, _ in _others(shown, seen.wrong)):
            size = len(shown.encoded)
            larger = {one for one in (*prepared.kept, *prepared.inputs) if size <= len(one) <= _LONG}
            larger -= {shown.encoded, found.encoded}
            by_size = sorted(larger, key=lambda one: (abs(len(one) - 2 * size), one))
            _first_of(by_size[:_MORE], prepared, search, found, seen)
    except PlayerStopped:
        return found
    return shown


def _first_of(inputs: Sequence[bytes], prepared: PreparedCheck, search: Exam, found: Tried, seen: Seen) -> Tried | None:
    """What is first found on these inputs to show the same as what was found."""
    tried = _one_by_one(prepared, inputs, search, found.shows_the_same)
    seen.right += [one.trial for one in tried if one.verdict.status == "passed"]
    if not tried or not found.shows_the_same(tried[-1]):
        return None
    seen.wrong.append(tried[-1])
    return tried[-1]


def _searched(prepared: PreparedCheck, seed: int, exam: Exam, search: Exam, found: Tried, seen: Seen) -> Tried:
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
            seen.right.append(one.trial)
        shown = found.shows_the_same(one)
        if shown:
            seen.wrong.append(one)
            last = one
            best = min(best, one, key=lambda one: len(one.encoded))
        return shown

    effort = LATER_SHRINKING if exam.shrunk else MOST_SHRINKING
    exam.shrunk = True
    finished = shrink(prepared.check, seed, fails, effort)
    # hypothesis ends by running once more what it thinks the simplest input; a chosen one may be smaller still.
    return last if finished and (found.encoded not in chosen or len(last.encoded) <= len(found.encoded)) else best


_SHORT = 240
"""Bytes of a call that is worth showing beside another, and letters of its arguments."""
_LONG = 1_000
"""Bytes of a call whose arguments may still be few letters."""
_PLENTY = 90
"""Letters of arguments that nobody finds long; with fewer, several mistakes may come to the same."""
_MORE = 8
"""On so many inputs more another failure is looked for."""
_MOST_COMPARED = 12


def beside_others(shown: Tried, seen: Seen) -> Callable[[], Failure] | None:
    """The failure in words, between a call much like the one that decides that was right, and another that was not."""
    explain = shown.verdict.explain
    if explain is None or not shown.trial.calls:
        return explain
    question = shown.trial.calls[-1].question
    return lambda: replace(explain(), right=_most_alike(question, seen.right), another=_another(shown, seen.wrong))


def _another(shown: Tried, wrong: Sequence[Tried]) -> Another | None:
    """Of the other failures that can be read one that is less simple, though not by much."""
    others = _others(shown, wrong)
    if not others:
        return None
    enough = _enough(shown)
    modest = [one for one in others if one[0] <= enough]
    _, call, one = max(modest, key=lambda it: it[0]) if modest else min(others, key=lambda it: it[0])
    failure = one.verdict.failure
    if failure is None:
        return None
    expected = failure.expected if failure.expected and len(failure.expected.text) <= _SHORT else None
    return Another(call, failure.message, expected)


def _others(shown: Tried, wrong: Sequence[Tried]) -> list[tuple[int, Call, Tried]]:
    """How many letters, the call that decides, and the run: of other failures of the same function."""
    if not shown.trial.calls:
        return []
    question = shown.trial.calls[-1].question
    others = {
        one.trial.calls[-1].question.payload: one
        for one in wrong
        if one.trial.calls and shown.shows_the_same(one) and _can_be_read(one.trial.calls[-1], question, _LONG)
    }
    by_size = sorted(others.values(), key=lambda one: len(one.encoded))
    some = [(call_of(one.trial.calls[-1]), one) for one in by_size[:: len(by_size) // _MOST_COMPARED + 1]]
    readable = [(call, one) for call, one in some if all(arg.complete for arg in call.args)]
    return [(len(_written(call)), call, one) for call, one in readable if len(_written(call)) <= _SHORT]


def _enough(shown: Tried) -> int:
    """How many letters the arguments beside this failure may well have."""
    return max(_PLENTY, 2 * len(_written(call_of(shown.trial.calls[-1])))) if shown.trial.calls else _PLENTY


def _can_be_read(asked: Asked, question: Question, longest: int) -> bool:
    """Whether this is another call of the same function, short, and came back with something short."""
    return (
        asked.question.function == question.function
        and asked.question.payload != question.payload
        and not asked.question.callbacks
        and isinstance(asked.reply, Returned)
        and len(asked.question.payload) <= longest
        and len(asked.reply.sent or b" " * _LONG) <= _SHORT
    )


def _most_alike(question: Question, right: Sequence[Run]) -> Call | None:
    wanted = len(question.payload)
    others = {
        asked.question.payload: asked
        for run in right
        for asked in run.calls
        if _can_be_read(asked, question, wanted + _SHORT)
    }
    nearest = sorted(others.values(), key=lambda one: abs(len(one.question.payload) - wanted))[:_MOST_COMPARED]
    calls = [call for call in map(call_of, nearest) if len(_written(call)) <= _SHORT]
    here = _written(call_of(Asked(question)))
    return max(calls, key=lambda one: SequenceMatcher(None, here, _written(one)).ratio(), default=None)


def _written(call: Call) -> str:
    return ", ".join(arg.text[:_SHORT] for arg in call.args)
