"""What stands beside a failure: a call much like the one that decided that was right, and another that was not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from grader.asking import calls as asking
from grader.asking.calls import Question
from grader.deciding.verdict import Run
from grader.explaining.compared import chief
from grader.explaining.plainness import HAIRLINE, oddness, visibility
from grader.explaining.words import Parameters, call_of, failure_of
from grader.player import Familiar, Returned
from grader.results.model import Another, Call, Failure

LONG = 1_000
"""Bytes of a call whose arguments may still be few letters."""
_SHORT = 240
"""Bytes of a call that is worth showing beside another, and letters of its arguments."""
_PLENTY = 90
"""Letters of arguments that nobody finds long; with fewer, several mistakes may come to the same."""
_MOST_COMPARED = 12


def beside_others(
    failure: Failure, shown: Run, right: Sequence[Run], wrong: Sequence[Run], parameters: Parameters
) -> Failure:
    """The failure shown by a run, between a right call and another failure of those that were met."""
    call = chief(shown)
    if call is None:
        return failure
    question = call.question
    return replace(failure, right=_most_alike(question, right), another=_another(shown, wrong, parameters))


def has_company(shown: Run, wrong: Sequence[Run]) -> bool:
    """Whether one of the other failures can stand beside this one."""
    enough = _enough(shown)
    return any(letters <= enough for letters, _, _ in _others(shown, wrong))


def _another(shown: Run, wrong: Sequence[Run], parameters: Parameters) -> Another | None:
    """Of the other failures that can be read one that is less simple, though not by much."""
    others = _others(shown, wrong)
    if not others:
        return None
    enough = _enough(shown)
    modest = [one for one in others if one[0] <= enough]
    plainest = min(((visibility(run), oddness(run)) for _, _, run in modest), default=(0, 0))
    plain = [one for one in modest if (visibility(one[2]), oddness(one[2])) == plainest]
    _, call, run = max(plain, key=lambda it: it[0]) if plain else min(others, key=lambda it: it[0])
    failure = failure_of(run, parameters)
    expected = failure.expected if failure.expected and len(failure.expected.text) <= _SHORT else None
    return Another(call, failure.message, expected)


def _others(shown: Run, wrong: Sequence[Run]) -> list[tuple[int, Call, Run]]:
    """How many letters, the call that decides, and the run: of other failures of the same function."""
    decides = chief(shown)
    if decides is None:
        return []
    question = decides.question
    found = [(call, run) for run in wrong if shown.shows_the_same(run) and (call := chief(run))]
    others = {call.question.payload: (call, run) for call, run in found if _can_be_read(call, question, LONG)}
    by_size = sorted(others.values(), key=lambda one: len(one[1].inputs))
    some = [(call_of(call), run) for call, run in by_size[:: len(by_size) // _MOST_COMPARED + 1]]
    seen = [(call, run) for call, run in some if visibility(run) < HAIRLINE or visibility(shown) == HAIRLINE]
    readable = [(call, run) for call, run in seen if all(arg.complete for arg in call.args)]
    return [(len(_written(call)), call, run) for call, run in readable if len(_written(call)) <= _SHORT]


def _enough(shown: Run) -> int:
    """How many letters the arguments beside this failure may well have."""
    call = chief(shown)
    return _PLENTY if call is None else max(_PLENTY, 2 * len(_written(call_of(call))))


def _can_be_read(call: asking.Call, question: Question, longest: int) -> bool:
    """Whether this is another call of the same function, short, and came back with something short."""
    return (
        call.question.function == question.function
        and call.question.payload != question.payload
        and not call.question.callbacks
        and isinstance(call.reply, (Returned, Familiar))
        and len(call.question.payload) <= longest
        and len(call.reply.sent or b" " * LONG) <= _SHORT
    )


def _most_alike(question: Question, right: Sequence[Run]) -> Call | None:
    wanted = len(question.payload)
    others = {
        call.question.payload: call
        for run in right
        for call in run.calls
        if _can_be_read(call, question, wanted + _SHORT)
    }
    nearest = sorted(others.values(), key=lambda one: abs(len(one.question.payload) - wanted))[:_MOST_COMPARED]
    calls = [call for call in map(call_of, nearest) if len(_written(call)) <= _SHORT]
    here = _written(call_of(asking.Call(question)))
    return max(calls, key=lambda one: SequenceMatcher(None, here, _written(one)).ratio(), default=None)


def _written(call: Call) -> str:
    return ", ".join(arg.text[:_SHORT] for arg in call.args)
