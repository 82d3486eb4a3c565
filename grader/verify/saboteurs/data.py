"""An argument as the classes of inputs see it, and what a parameter is, judged by all that it was ever given."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]
_COUNTED = re.compile(r"count|table|cost|loss|frequenc|sizes?$")
_LABELS = re.compile(r"^y\d?$|^y_|_y$|label|truth|^values$|ranking")
_PAIRS = re.compile(r"tuple\[[^\[\]]*\]")


class Datum:
    """One argument: its numbers, texts, rows and columns."""

    def __init__(self, value: Any) -> None:
        self.value = value

    @cached_property
    def is_scalar(self) -> bool:
        return self.value is None or isinstance(self.value, (bool, int, float, str, np.generic))

    @cached_property
    def _leaves(self) -> tuple[list[Any], set[str]]:
        numbers: list[Any] = []
        texts: set[str] = set()
        for leaf in leaves(self.value):
            if isinstance(leaf, str):
                texts.add(leaf)
            elif isinstance(leaf, (int, float)) and not isinstance(leaf, bool):
                numbers.append(leaf)
        return numbers, texts

    @cached_property
    def numbers(self) -> Numbers:
        """All finite numbers in it."""
        if isinstance(self.value, np.ndarray):
            flat = self.value.ravel() if self.value.dtype.kind in "iuf" else np.empty(0)
        else:
            flat = np.array([float(number) if abs(number) < 1e300 else 1e300 for number in self._leaves[0]])
        return flat[np.isfinite(flat)] if flat.size else np.empty(0)

    @cached_property
    def integral(self) -> bool:
        """Whether its numbers are of a type that holds whole numbers only."""
        if isinstance(self.value, np.ndarray):
            return self.value.dtype.kind in "iub"
        return all(isinstance(number, int) for number in self._leaves[0])

    @cached_property
    def texts(self) -> set[str]:
        if isinstance(self.value, np.ndarray):
            return set(self.value.ravel().tolist()) if self.value.dtype.kind == "U" else set()
        return self._leaves[1]

    @cached_property
    def rows(self) -> list[list[Any]] | None:
        """The rows of a matrix or table, all of one length."""
        value = self.value.tolist() if isinstance(self.value, np.ndarray) and self.value.ndim == 2 else self.value
        if not isinstance(value, (list, tuple)) or not value:
            return None
        if not all(isinstance(row, (list, tuple)) for row in value) or len({len(row) for row in value}) != 1:
            return None
        if not value[0] or not all(_is_plain(cell) for row in value for cell in row):
            return None
        return [list(row) for row in value]

    @cached_property
    def matrix(self) -> Numbers | None:
        """Its rows, where they hold numbers only."""
        if isinstance(self.value, np.ndarray):
            return self.value if self.value.ndim == 2 and self.value.size and self.value.dtype.kind in "iuf" else None
        rows = self.rows
        if rows is None or not all(_is_number(cell) for row in rows for cell in row):
            return None
        return np.array(rows, dtype=float)

    @cached_property
    def entries(self) -> list[Any] | None:
        """The entries of a plain list: numbers, texts, None."""
        value = self.value.tolist() if isinstance(self.value, np.ndarray) and self.value.ndim == 1 else self.value
        if isinstance(value, (list, tuple)) and all(map(_is_plain, value)):
            return list(value)
        return None

    @cached_property
    def vector(self) -> Numbers | None:
        entries = self.entries
        if not entries or not all(map(_is_number, entries)):
            return None
        return np.array(entries, dtype=float)

    @cached_property
    def size(self) -> int | None:
        """How many rows or entries it has."""
        if isinstance(self.value, np.ndarray):
            return len(self.value) if self.value.ndim else None
        return len(self.value) if isinstance(self.value, (list, tuple, dict, set)) else None


def leaves(value: Any) -> Iterator[Any]:
    """Everything in it that is not a container; of a dict the keys, too, if they are texts."""
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if isinstance(item, np.ndarray):
            yield from item.ravel().tolist()
        elif isinstance(item, np.generic):
            yield item.item()
        elif isinstance(item, dict):
            waiting += item.values()
            yield from (key for key in item if isinstance(key, str))
        elif isinstance(item, (list, tuple, set, frozenset)):
            waiting += item
        else:
            yield item


def vectors(value: Any) -> Iterator[Numbers]:
    """The rows of numbers in it, at any depth; a number by itself is one of length one."""
    if isinstance(value, np.ndarray) and value.dtype.kind in "iuf" and value.ndim:
        yield from value.reshape(-1, value.shape[-1]) if value.size else ()
    elif isinstance(value, dict):
        for item in value.values():
            yield from vectors(item)
    elif isinstance(value, (list, tuple)):
        if value and all(map(_is_number, value)):
            yield np.array(value, dtype=float)
        else:
            for item in value:
                yield from vectors(item)
    elif _is_number(value):
        yield np.array([value], dtype=float)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, (bool, int, float, str))


class Parameter:
    """One parameter of a function, and all data that it was given."""

    def __init__(self, name: str, annotation: str, data: Sequence[Datum]) -> None:
        self.name, self.annotation, self.data = name, annotation, data

    @cached_property
    def scalar(self) -> str:
        """ "int", "float", "str" or "bool" for a scalar, "" for all else; what is drawn decides before the stub."""
        given = [datum.value for datum in self.data if datum.value is not None]
        if not given:
            return self.annotation if self.annotation in ("int", "float", "str", "bool") else ""
        kinds = {_scalar_kind(value) for value in given}
        if self.annotation == "float" and kinds <= {"int", "float"}:
            return "float"
        return kinds.pop() if len(kinds) == 1 else "float" if kinds == {"int", "float"} else ""

    @property
    def is_seed(self) -> bool:
        return self.name == "seed" and self.scalar == "int"

    @cached_property
    def containers(self) -> list[Datum]:
        return [datum for datum in self.data if not datum.is_scalar and not callable(datum.value)]

    @cached_property
    def _values(self) -> set[float]:
        found: set[float] = set()
        for datum in self.containers:
            found.update(np.unique(datum.numbers).tolist())
            if len(found) > 1000:
                break
        return found

    @cached_property
    def numbers(self) -> str:
        """What the numbers of a container are: "real", "count", "label" (indices, too), "share" or ""."""
        if not self._values:
            return ""
        if self._values <= {-1.0, 0.0, 1.0}:
            return "label"
        if ("int" in self.annotation and "float" not in self.annotation) or (
            "float" not in self.annotation and all(datum.integral for datum in self.containers)
        ):
            counted = _COUNTED.search(self.name) or max(map(abs, self._values)) > 50
            return "count" if counted else "label"
        return "share" if self._are_shares else "real"

    @cached_property
    def _are_shares(self) -> bool:
        """Whether every drawn vector sums to one, the rows of tables too: that is by contract, not by chance."""
        drawn = [vector for datum in self.containers for vector in vectors(datum.value)]
        return len(drawn) > 3 and all(
            bool(np.all(vector >= 0)) and abs(float(vector.sum()) - 1) <= 1e-6 for vector in drawn
        )

    @cached_property
    def is_matrix(self) -> bool:
        """Whether it has rows of numbers; lists of indices, such as folds, have none."""
        if self.numbers == "label" and not self._values <= {-1.0, 0.0, 1.0}:
            return False
        return any(datum.matrix is not None and len(datum.matrix) > 1 for datum in self.containers)

    @cached_property
    def has_columns(self) -> bool:
        """Whether there may be more or fewer columns, which a list of pairs does not allow."""
        fixed = any("..." not in found for found in _PAIRS.findall(self.annotation))
        return (self.is_matrix or self.is_table) and not fixed

    @cached_property
    def is_table(self) -> bool:
        return any(datum.rows is not None and datum.matrix is None for datum in self.containers)

    @cached_property
    def texts(self) -> set[str]:
        found: set[str] = set()
        for datum in self.containers:
            found |= datum.texts
        return found

    @cached_property
    def classes(self) -> set[Any]:
        """The labels that a plain list of them ever held; empty where it holds no labels."""
        found: set[Any] = set()
        if not _LABELS.search(self.name):
            return found
        for datum in self.containers:
            if datum.entries is None:
                return set()
            found.update(datum.entries)
        is_text = any(isinstance(value, str) for value in found)
        return found if is_text or self.numbers == "label" else set()


def _scalar_kind(value: Any) -> str:
    if isinstance(value, np.generic):
        value = value.item()
    return type(value).__name__ if type(value) in (bool, int, float, str) else ""
