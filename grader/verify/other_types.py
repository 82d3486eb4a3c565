"""The reference's own answers in other types, as right as before: a list as tuple or array, a whole number as float.

Students write `np.zeros(n)` for labels, return what numpy computed as it is, and collect pairs in lists. A check that
refuses one of these, or goes wrong over it, rejects right answers; few banks would show that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from grader.deciding.checks import PreparedCheck
from grader.deciding.verdict import Run
from grader.results.values import EXACT_INT
from grader.verify.thoughtless import Answering, RightAnswers, message_of, run_on

MOST_INPUTS = 16
"""Of each check: in what type an answer is welcome hardly depends on more."""

Retype = Callable[[Any], Any]


def refused_other_types(prepared: Sequence[PreparedCheck], right: RightAnswers) -> Iterator[str]:
    """A finding for every check that is not content with the reference's answers in another type."""
    for name, retype in OTHER_TYPES.items():
        for one in prepared:
            function = _retyped(right, retype)
            runs = (run_on(one, function, encoded) for encoded in one.inputs[:MOST_INPUTS])
            refusal = next((run for run in runs if _refuses(run)), None)
            if refusal is not None:
                yield f"{one.check.id} refuses the reference's answers with {name}: {message_of(refusal)}"


def _refuses(run: Run) -> bool:
    # Asked with its own answers in another type, the reference may raise: that is not the check's doing.
    return run.verdict.status in ("failed", "broken")


def _retyped(right: RightAnswers, retype: Retype) -> Answering:
    def function(name: str, args: tuple[Any, ...]) -> Any:
        answer = right(name, args)
        # A whole number among texts may be a name, and then it is not the float that equals it.
        return answer if retype is floats and _holds_text((answer, *args)) else retype(answer)

    return function


def _holds_text(value: Any) -> bool:
    match value:
        case str():
            return True
        case np.ndarray():
            return bool(value.dtype.kind == "U")
        case dict():
            return any(_holds_text(item) for pair in value.items() for item in pair)
        case list() | tuple() | set() | frozenset():
            return any(map(_holds_text, value))
    return False


def tuples(value: Any) -> Any:
    match value:
        case np.ndarray():
            return tuples(value.tolist())
        case list() | tuple():
            return tuple(map(tuples, value))
        case dict():
            return {key: tuples(item) for key, item in value.items()}
    return value


def arrays_and_lists(value: Any) -> Any:
    match value:
        case list() | tuple() if value and all(type(item) in (int, float) for item in value):
            array = np.array(value)
            return array if array.dtype.kind in "if" else list(value)
        case list() | tuple():
            return list(map(arrays_and_lists, value))
        case dict():
            return {key: arrays_and_lists(item) for key, item in value.items()}
    return value


def floats(value: Any) -> Any:
    match value:
        case np.ndarray() if value.dtype.kind in "iu":
            return value.astype(float)
        case bool():
            return value
        case int() if abs(value) < EXACT_INT:
            return float(value)
        case list() | tuple():
            return type(value)(map(floats, value))
        case dict():
            return {key: floats(item) for key, item in value.items()}
    return value


OTHER_TYPES: dict[str, Retype] = {
    "tuples for lists and arrays": tuples,
    "arrays for lists of numbers, and lists for tuples": arrays_and_lists,
    "floats for whole numbers": floats,
}
