"""The reference's answers spoilt all over, in one way at a time: no check may go wrong over any of them.

A check that does leaves every student without a verdict who returns such a thing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from grader.deciding.checks import PreparedCheck
from grader.verify.thoughtless import RightAnswers, message_of, run_on

MOST_INPUTS = 3
"""On how many inputs of a check each way is tried; the same number of its last ones besides."""
Way = Callable[[Any], Any]


def broken_by_spoilt_answers(prepared: Sequence[PreparedCheck], right: RightAnswers) -> Iterator[str]:
    """A finding for every check that goes wrong over answers spoilt in one of the ways."""
    for one in prepared:
        inputs = list(dict.fromkeys([*one.inputs[:MOST_INPUTS], *one.inputs[-MOST_INPUTS:]]))
        for name, way in WAYS.items():

            def spoilt(function: str, args: tuple[Any, ...], way: Way = way) -> Any:
                return way(right(function, args))

            runs = (run_on(one, spoilt, encoded) for encoded in inputs)
            found = next((run for run in runs if run.verdict.status == "broken"), None)
            if found is not None:
                yield f"{one.check.id} on answers with {name}: {message_of(found)}"
                break


def numbers(change: Callable[[float], Any], *, first: bool = False) -> Way:
    """The value with every number in it changed, or the first one only."""

    def way(value: Any) -> Any:
        done = False

        def walk(value: Any) -> Any:
            nonlocal done
            if first and done:
                return value
            match value:
                case bool() | np.bool_():
                    return value
                case int() | float() | np.integer() | np.floating():
                    done = True
                    return change(float(value))
                case np.ndarray() if value.dtype.kind in "iuf" and value.size:
                    return _array(value.tolist(), value)
                case list() | tuple():
                    return type(value)(map(walk, value))
                case dict():
                    return {key: walk(item) for key, item in value.items()}
            return value

        def _array(items: Any, old: np.ndarray[Any, Any]) -> Any:
            changed = walk(items)
            try:
                made = np.array(changed)
            except (ValueError, OverflowError):
                return changed
            return made if made.dtype.kind in "biufc" and made.shape == old.shape else changed

        return walk(value)

    return way


def _containers(change: Callable[[list[Any]], list[Any]]) -> Way:
    def way(value: Any) -> Any:
        match value:
            case np.ndarray() if value.ndim:
                return change(value.tolist())
            case list() | tuple():
                return change([way(item) for item in value])
            case dict():
                return {key: way(item) for key, item in value.items()}
        return value

    return way


def _with_pairs(value: Any) -> Any:
    match value:
        case dict():
            return {(key, 0): _with_pairs(item) for key, item in value.items()}
        case list() | tuple():
            return type(value)(map(_with_pairs, value))
    return value


def _emptied(value: Any) -> Any:
    match value:
        case np.ndarray() if value.ndim:
            return value[:0]
        case list() | tuple():
            return type(value)(map(_emptied, value))
        case dict():
            return {key: _emptied(item) for key, item in value.items()}
    return np.array([])


WAYS: dict[str, Way] = {
    "NaN for every number": numbers(lambda number: math.nan),
    "NaN for the first number": numbers(lambda number: math.nan, first=True),
    "infinity for every number": numbers(lambda number: math.inf),
    "10**300 for every number": numbers(lambda number: 10**300),
    "text for every number": numbers(str),
    "a complex number for every number": numbers(lambda number: complex(number, 1.0)),
    "None for the first number": numbers(lambda number: None, first=True),
    "everything in a list": lambda value: [value],
    "arrays of one for every number": numbers(lambda number: np.array([number])),
    "empty arrays": _emptied,
    "pairs as the keys of dicts": _with_pairs,
    "a None appended": _containers(lambda items: [*items, None]),
    "a ragged row appended": _containers(lambda items: [*items, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]]),
    "an empty set for everything": lambda value: set(),
}
