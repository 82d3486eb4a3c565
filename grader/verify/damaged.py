"""The reference's answers with one place spoilt: an entry too few, text for a number, a list for a label.

Beginners return all of these. A check may refuse or overlook them; one that goes wrong itself leaves the student
without a verdict, and a person to decide.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from grader.deciding.checks import PreparedCheck
from grader.verify.thoughtless import RightAnswers, message_of, run_on

MOST_TRIES, MOST_INPUTS = 40, 8
"""How many damaged answers a check gets, and on how many of its inputs."""
_FIRST_FEW = 6
"""Entries of a list or dict that are spoilt; the others are like them."""
_JUNK: tuple[Any, ...] = (
    *(None, "", "x", True, 0, -1, 0.5, 1j, 10**9, 2**70, math.nan, math.inf),
    *([], {}, [[1]], (1, 2, 3), np.array([1.0, 2.0])),
)

Path = tuple[Any, ...]


def broken_by_damaged_answers(prepared: Sequence[PreparedCheck], right: RightAnswers) -> Iterator[str]:
    """A finding for every check that goes wrong over an answer with one place spoilt."""
    for one in prepared:
        found = next(_broken(one, right), None)
        if found is not None:
            yield f"{one.check.id} on an answer with one place spoilt: {found}"


def _broken(one: PreparedCheck, right: RightAnswers) -> Iterator[str]:
    chance = random.Random(one.check.id)
    inputs = one.inputs[:MOST_INPUTS]
    for number in range(MOST_TRIES):
        spoilt = chance.randrange(3)

        def damaged(function: str, args: tuple[Any, ...], spoilt: int = spoilt) -> Any:
            value = right(function, args)
            return spoil(value, chance) if spoilt == 0 or chance.randrange(spoilt + 1) == 0 else value

        run = run_on(one, damaged, inputs[number % len(inputs)])
        if run.verdict.status == "broken":
            yield message_of(run)


def spoil(value: Any, chance: random.Random) -> Any:
    """The value with something else in one of its places."""
    return _changed(value, chance.choice(list(_paths(value))), lambda old: _instead(old, chance))


def _paths(value: Any) -> Iterator[Path]:
    yield ()
    keys: Sequence[Any] = ()
    if isinstance(value, (list, tuple)):
        keys = range(len(value))
    elif isinstance(value, dict):
        keys = list(value)
    for key in keys[:_FIRST_FEW]:
        for path in _paths(value[key]):
            yield (key, *path)


def _changed(value: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(value)
    key, *rest = path
    if isinstance(value, dict):
        return {**value, key: _changed(value[key], tuple(rest), change)}
    return type(value)(
        _changed(item, tuple(rest), change) if index == key else item for index, item in enumerate(value)
    )


def _instead(old: Any, chance: random.Random) -> Any:
    """What a beginner might return in the place of this."""
    choices: list[Any] = [chance.choice(_JUNK)]
    match old:
        case np.ndarray():
            choices += [old.ravel(), old[None], old.tolist(), *([old[:-1]] if old.ndim else [])]
            if old.dtype.kind == "f":
                choices += [np.full(old.shape, np.nan), -old]
        case list() | tuple() if old:
            choices += [old[:-1], [*old, old[-1]], old[0], [old]]
        case dict() if old:
            last = list(old)[-1]
            choices += [{key: item for key, item in old.items() if key != last}, {**old, "another": old[last]}]
        case set() if old:
            choices += [old | {"another"}, sorted(old, key=repr)]
        case bool() | None | str():
            pass
        case int() | float():
            choices += [-old, old + 1, str(old), [old]]
    return chance.choice(choices)
