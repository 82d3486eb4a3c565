"""What an input is for: core inputs earn the points, strict ones the star.

Core is the task of the book on inputs as a book or a class would have them. Strict is what good code does besides: far
scales, near ties, a hundred rows. An exercise that declares a `contract` knows both; of any other, all inputs are core.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

Level = Literal["all", "core", "strict"]
"""Which inputs are drawn: all of an exercise without a contract; else those that earn points, or those for the star."""
STRICT = frozenset({"small", "large", "offset", "fine", "near", "collinear", "long", "wide", "names"})
"""The classes of unusual inputs that are strict; duplicate, constant and dependent ones belong to many an idea."""
LEAST, MOST = 1e-3, 1e3
"""Between these a pinned number is core, and 0 is."""
MOST_ENTRIES = 60
"""How many entries a pinned input has at most that is core."""


@dataclass
class Drawing:
    """One draw: which level is wanted, and whether any strategy had a strict class to offer."""

    level: Level = "all"
    strict: bool = False


_DRAWING: ContextVar[Drawing] = ContextVar("_DRAWING")


@contextlib.contextmanager
def drawing(level: Level) -> Iterator[Drawing]:
    """While inside, strategies draw inputs of this level."""
    one = Drawing(level)
    token = _DRAWING.set(one)
    try:
        yield one
    finally:
        _DRAWING.reset(token)


def something_strict() -> bool:
    """Whether what was drawn just now holds a strict class."""
    return _DRAWING.get(Drawing()).strict


def classes_to_draw(wanted: list[str]) -> list[str]:
    """Which of these classes of unusual inputs a strategy may draw now, "" for none of them, which half of them are."""
    one = _DRAWING.get(Drawing())
    if one.level == "strict":
        strict = [name for name in wanted if name in STRICT]
        if strict:
            one.strict = True
            return strict
    if one.level != "all":
        wanted = [name for name in wanted if name not in STRICT]
    return [""] * max(1, len(wanted)) + wanted


def is_strict(inputs: Mapping[str, Any]) -> bool:
    """Whether a pinned input is strict by rule: numbers beyond the usual scales, or many entries."""
    entries = [entry for value in inputs.values() for entry in _entries(value)]
    return len(entries) > MOST_ENTRIES or any(map(_far, entries))


def _entries(value: Any) -> Iterable[Any]:
    if isinstance(value, np.ndarray):
        return [entry for item in value.ravel().tolist() for entry in _entries(item)]
    if isinstance(value, Mapping):
        return [entry for item in value.values() for entry in _entries(item)]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [entry for item in value for entry in _entries(item)]
    return [value]


def _far(entry: Any) -> bool:
    if isinstance(entry, (bool, np.bool_)) or not isinstance(entry, (int, float, complex, np.number)):
        return False
    size = abs(complex(entry))
    return size != 0 and not LEAST <= size <= MOST  # which no NaN is between
