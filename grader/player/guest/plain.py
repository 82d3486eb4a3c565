"""What plain data is, and how much of it may come from a player."""

from __future__ import annotations

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

_CONTAINERS: Final = (list, tuple, dict, set, frozenset)
_EXACT: Final = frozenset({type(None), bool, int, float, complex, str, list, tuple, dict, set, frozenset, np.ndarray})
_SCALARS: Final = frozenset({type(None), bool, int, float, complex, str, np.ndarray})
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
    if type(value) in _SCALARS or (type(value) in (list, tuple) and _SCALARS.issuperset(map(type, value))):
        return  # Nearly every value: worth a short cut.
    level: list[Any] = [[value]]
    entries = containers = 0
    for _ in range(MAX_DEPTH + 2):
        deeper: dict[int, Any] = {}
        for container in level:
            if sizes and isinstance(container, dict | set | frozenset):
                entries += len(container)
                if len(container) > MAX_ENTRIES or entries > MAX_ALL_ENTRIES:
                    raise CodecError("entries", f"{type_name(container)}, {len(container)}")
            _collect(container, exact, deeper)
            if isinstance(container, dict):
                _collect(container.values(), exact, deeper)
        if not deeper:
            return
        level = list(deeper.values())
        containers += len(level)
        if sizes and containers > MAX_CONTAINERS:
            raise CodecError("bytes")
    raise CodecError("depth")


def _collect(items: Iterable[Any], exact: bool, deeper: dict[int, Any]) -> None:
    types = set(map(type, items))
    bad = types - _EXACT if exact else types & _REFUSED
    if bad:
        raise CodecError("type", min(kind.__name__ for kind in bad))
    if any(issubclass(kind, _CONTAINERS) for kind in types):
        deeper.update((id(item), item) for item in items if isinstance(item, _CONTAINERS))


def type_name(value: Any) -> str:
    """The name of a value's type as a student knows it: without a module for builtins, `numpy.` for numpy."""
    kind = type(value)
    module = str(getattr(kind, "__module__", "")).partition(".")[0]
    return f"numpy.{kind.__name__}" if module == "numpy" else str(kind.__name__)
