"""What plain data is, and how much of it may come from a player."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final

import msgpack
import numpy as np

MAX_DEPTH: Final = 200
MAX_ENTRIES: Final = 1000
"""Of one dict or set in a reply: keys may be chosen so that their hashes collide."""
MAX_ALL_ENTRIES: Final = 100_000
MAX_CONTAINERS: Final = 1 << 18
"""Lists, tuples, dicts and sets in a reply: an empty one is one byte on the line and a hundred in memory."""
MAX_HEADER: Final = 16 << 20
MAX_ITEMS: Final = 1 << 20
"""Entries of all lists and tuples in a reply together."""
MAX_ELEMENTS: Final = 1 << 20
"""Of all arrays in a reply together. An empty length counts as one: a (9, 0) array is nine lists to its reader."""
MAX_KEY: Final = 1_000
"""Characters and items of a key, or of an element of a set."""
MAX_COLLISIONS: Final = 8
"""Keys with one and the same hash, beyond the few that honest data has."""

_CONTAINERS: Final = (list, tuple, dict, set, frozenset)
_EXACT: Final = frozenset({type(None), bool, int, float, complex, str, list, tuple, dict, set, frozenset, np.ndarray})
_ATOMS: Final = frozenset({type(None), bool, int, float, complex, str})
# msgpack writes these by itself, without asking `default`.
_REFUSED: Final = frozenset({bytes, bytearray, memoryview, msgpack.ExtType, msgpack.Timestamp})


class CodecError(ValueError):
    """A value or a message that is not plain data; `code` says why, `detail` names the culprit."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


def check(value: Any, *, exact: bool = False, sizes: bool = True) -> None:
    """Refuses data that is nested too deeply (or contains itself), too large, or not data.

    `exact` allows no subclass: for what has just been decoded.
    """
    if type(value) in _ATOMS or (
        type(value) in (list, tuple) and len(value) <= MAX_ITEMS and _ATOMS.issuperset(map(type, value))
    ):
        return  # Nearly every value: worth a short cut.
    if type(value) is np.ndarray and value.dtype.kind in "biufc" and elements_of(value) <= MAX_ELEMENTS:
        return
    level: list[Any] = [[value]]
    entries = containers = items = elements = 0
    for _ in range(MAX_DEPTH + 2):
        deeper: dict[int, Any] = {}
        for container in level:
            if sizes and isinstance(container, dict | set | frozenset):
                entries += len(container)
                if len(container) > MAX_ENTRIES or entries > MAX_ALL_ENTRIES:
                    raise CodecError("entries", f"{type_name(container)}, {len(container)}")
                check_keys(container)
            elif sizes:
                items += len(container)
                if items > MAX_ITEMS:
                    raise CodecError("bytes")
            arrays = _collect(container, exact, deeper)
            if isinstance(container, dict):
                arrays += _collect(container.values(), exact, deeper)
            if sizes and arrays:
                containers += len(arrays)
                elements += sum(map(elements_of, arrays))
                items += sum(array.size for array in arrays if array.dtype.kind in "UO")  # they travel as lists
                if elements > MAX_ELEMENTS or items > MAX_ITEMS:
                    raise CodecError("elements", str(elements))
        if not deeper:
            return
        level = list(deeper.values())
        containers += len(level)
        if sizes and containers > MAX_CONTAINERS:
            raise CodecError("bytes")
    raise CodecError("depth")


def only_data(items: Iterable[Any]) -> None:
    """Refuses items whose type is not exactly one of those that data is made of."""
    if not _EXACT.issuperset(map(type, items)):
        raise CodecError("type", min(type(item).__name__ for item in items if type(item) not in _EXACT))


def elements_of(array: Any) -> int:
    """How many things an array is made of; see `MAX_ELEMENTS`."""
    return math.prod(max(int(n), 1) for n in array.shape)


def check_keys(keys: Iterable[Any]) -> None:
    """Refuses keys that are large, or chosen so that a table of them takes for ever to build."""
    seen: dict[int, int] = {}
    for key in keys:
        if _key_size(key, 8) > MAX_KEY:
            raise CodecError("key", type_name(key))
        number = hash(key)
        seen[number] = seen.get(number, 0) + 1
        if seen[number] > MAX_COLLISIONS:
            raise CodecError("key", type_name(key))


def _key_size(key: Any, depth: int) -> int:
    if isinstance(key, str):
        return len(key)
    if isinstance(key, tuple | frozenset):
        if depth == 0 or len(key) > MAX_KEY:
            return MAX_KEY + 1
        return 1 + sum(_key_size(item, depth - 1) for item in key)
    return 1


def _collect(items: Iterable[Any], exact: bool, deeper: dict[int, Any]) -> list[Any]:
    """Adds the containers among the items to `deeper`; returns the arrays, each as often as it occurs."""
    types = set(map(type, items))
    bad = types - _EXACT if exact else types & _REFUSED
    if bad:
        raise CodecError("type", min(kind.__name__ for kind in bad))
    if any(issubclass(kind, _CONTAINERS) for kind in types):
        deeper.update((id(item), item) for item in items if isinstance(item, _CONTAINERS))
    if any(issubclass(kind, np.ndarray) for kind in types):
        return [item for item in items if isinstance(item, np.ndarray)]
    return []


def type_name(value: Any) -> str:
    """The name of a value's type as a student knows it: without a module for builtins, `numpy.` for numpy."""
    kind = type(value)
    module = str(getattr(kind, "__module__", "")).partition(".")[0]
    return f"numpy.{kind.__name__}" if module == "numpy" else str(kind.__name__)
