"""What counts as a number, when two numbers count as one, and when two values are alike: the one place that says so.

Comparing, showing and diagnosing all ask here. What comes from a submission may be of any size, so a size is looked at
before any content, and the work never exceeds the smaller of two values.
"""

from __future__ import annotations

import math
import numbers
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import chain
from typing import Any

import numpy as np

Number = float | int | Fraction
Leaf = Callable[[Any, Any], bool]
Floats = np.ndarray[Any, np.dtype[np.float64]]

MOST_DIMENSIONS = 32
_EXPONENT = 400
_NUMBERS = frozenset({int, float})
_TRUTHS_AND_NUMBERS = _NUMBERS | {bool}
_NO_NUMBERS = frozenset({str, type(None)})
"""The likeliest leaves that are none; asking numpy and `numbers` takes ten times as long."""
_LISTS = frozenset({list, tuple})
_PLAIN_SCALARS = frozenset({bool, int, float, complex, type(None)})
_LEAVES = _PLAIN_SCALARS | {str}
_CONTAINERS = (dict, list, tuple, set, frozenset)
_TRUTH = (bool, np.bool_)


def real(value: Any, *, binary: bool = False) -> Number | None:
    """The real number that a value is, exactly, or None.

    Int, float, numpy scalar, Fraction and Decimal are numbers, and so is complex on the real axis. True and False
    are numbers only where 0 and 1 are asked for: `binary`.
    """
    if type(value) in _NUMBERS:
        return value  # type: ignore[no-any-return]  # what `in` has shown
    if type(value) in _NO_NUMBERS:
        return None
    if type(value) is complex:
        return None if value.imag else value.real
    if isinstance(value, np.ndarray):
        return real(value.item(), binary=binary) if value.ndim == 0 else None
    if isinstance(value, _TRUTH):
        return int(value) if binary else None
    if isinstance(value, Decimal):
        if value.is_nan():
            return math.nan
        # Of a huge exponent no exact number is made.
        return Fraction(value) if value.is_finite() and abs(value.adjusted()) < _EXPONENT else float(value)
    if isinstance(value, numbers.Integral):
        return int(value)
    if isinstance(value, numbers.Rational):
        return value if isinstance(value, Fraction) else Fraction(value)
    if isinstance(value, numbers.Real):
        return float(value)
    if isinstance(value, numbers.Complex) and complex(value).imag == 0:
        return complex(value).real
    return None


def as_float(value: Number) -> float | None:
    """The nearest float; None for what is beyond all floats."""
    try:
        return float(value)
    except OverflowError:
        return None


def near(got: float, wanted: float, absolute: float, relative: float) -> bool:
    """Whether two floats are equal, or both finite and within `absolute` + `relative`·|wanted|; NaN is near nothing."""
    return got == wanted or (
        math.isfinite(got) and math.isfinite(wanted) and abs(got - wanted) <= absolute + relative * abs(wanted)
    )


def near_everywhere(
    got: Floats, wanted: Floats, absolute: float, relative: float
) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """`near`, entry by entry, for arrays of one shape."""
    with np.errstate(all="ignore"):
        within = np.abs(got - wanted) <= absolute + relative * np.abs(wanted)
    here: np.ndarray[Any, np.dtype[np.bool_]] = (got == wanted) | (np.isfinite(got) & np.isfinite(wanted) & within)
    return here


def weight(value: Any, most: int, depth: int = 40) -> int:
    """How many things a value is made of, counted no further than just past `most`; what is too deep is too large."""
    if type(value) in _LISTS and len(value) < most and _PLAIN_SCALARS.issuperset(map(type, value)):
        return 1 + len(value)  # Nearly every list: worth a short cut.
    total: int = 0
    level: list[Any] = [value]
    for left in range(depth, -1, -1):
        total += len(level)
        kinds = set(map(type, level))
        if kinds <= _PLAIN_SCALARS:
            return total
        total += sum(len(item) for item in level if isinstance(item, str)) // 100
        # An array of shape (9, 0) holds no number and, as a list, nine lists.
        total += sum(math.prod(max(n, 1) for n in item.shape) - 1 for item in level if isinstance(item, np.ndarray))
        containers = [item for item in level if isinstance(item, _CONTAINERS)]
        if total > most or not containers:
            return total
        if left == 0 or sum(map(len, containers)) > most:
            break
        level = []
        for item in containers:
            level += item
            if isinstance(item, dict):
                level += item.values()
    return most + 1


def floats(value: Any, *, binary: bool = False) -> Floats | None:
    """Nested sequences or an array of real numbers as an array of floats; None for all else, ragged lists included."""
    if isinstance(value, np.ndarray) and value.dtype.kind != "O":
        return _floats_of_array(value, binary)
    if not isinstance(value, (list, tuple, np.ndarray)):
        return None
    flattened = _flattened(value.tolist() if isinstance(value, np.ndarray) else value)
    if flattened is None:
        return None
    shape, leaves = flattened
    if set(map(type, leaves)) <= (_TRUTHS_AND_NUMBERS if binary else _NUMBERS):
        found: list[float] | Sequence[float] = leaves
    else:
        found = []
        for leaf in leaves:
            exact = real(leaf, binary=binary)
            number = None if exact is None else as_float(exact)
            if number is None:
                return None
            found.append(number)
    try:
        return np.array(found, dtype=float).reshape(shape)
    except OverflowError:
        return None


def _floats_of_array(array: np.ndarray[Any, Any], binary: bool) -> Floats | None:
    if array.dtype.kind == "c":
        if np.any(array.imag):
            return None
        array = array.real
    return array.astype(float) if array.dtype.kind in ("biuf" if binary else "iuf") or not array.size else None


def _flattened(value: Sequence[Any]) -> tuple[tuple[int, ...], Sequence[Any]] | None:
    """The shape of nested sequences and their leaves; None where they are ragged."""
    shape: list[int] = [len(value)]
    while len(shape) <= MOST_DIMENSIONS:
        if not any(issubclass(kind, (list, tuple, np.ndarray)) for kind in set(map(type, value))):
            return tuple(shape), value
        nested = [isinstance(item, (list, tuple)) or (isinstance(item, np.ndarray) and item.ndim > 0) for item in value]
        if not any(nested):
            return tuple(shape), value
        lengths = set(map(len, value)) if all(nested) else set()
        if len(lengths) != 1:
            return None
        shape.append(lengths.pop())
        value = list(chain.from_iterable(item.tolist() if _is_flat(item) else item for item in value))
    return None


def _is_flat(item: Any) -> bool:
    return isinstance(item, np.ndarray) and item.ndim == 1


def alike(left: Any, right: Any, same: Leaf) -> bool:
    """Whether two values have the same structure and leaves that are the `same`; list, tuple and array count as one."""
    if type(left) in _LEAVES and type(right) in _LEAVES:
        return same(left, right)
    if is_list(left) and is_list(right):
        if len(left) != len(right):
            return False
        if isinstance(left, np.ndarray) and isinstance(right, np.ndarray) and left.shape == right.shape:
            here, there = left.ravel().tolist(), right.ravel().tolist()
        else:
            here, there = _entries(left), _entries(right)
        if _LEAVES.issuperset(map(type, here)) and _LEAVES.issuperset(map(type, there)):
            if list(map(type, here)) == list(map(type, there)) and all(map(operator.eq, here, there)):
                return True  # Nearly always, and every leaf is the same as its equal.
            return all(map(same, here, there))
        return all(alike(a, b, same) for a, b in zip(here, there, strict=True))
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        return left.keys() == right.keys() and all(alike(left[key], right[key], same) for key in left)
    return _same_leaves(left, right, same)


def unlike(left: Any, right: Any, same: Leaf, path: tuple[int | str, ...] = ()) -> Iterator[list[int | str]]:
    """The paths of the entries in which they differ; an empty one when the whole does."""
    if is_list(left) and is_list(right) and len(left) == len(right):
        for index, (a, b) in enumerate(zip(_entries(left), _entries(right), strict=True)):
            if type(a) in _LEAVES and type(b) in _LEAVES:
                if not same(a, b):
                    yield [*path, index]
                continue
            yield from unlike(a, b, same, (*path, index))
    elif isinstance(left, Mapping) and isinstance(right, Mapping) and left.keys() == right.keys():
        for key in left:
            yield from unlike(left[key], right[key], same, (*path, str(key)))
    elif not _same_leaves(left, right, same):
        yield list(path)


def _same_leaves(left: Any, right: Any, same: Leaf) -> bool:
    return not any(is_list(one) or isinstance(one, Mapping) for one in (left, right)) and same(
        _scalar(left), _scalar(right)
    )


def exactly(left: Any, right: Any, *, binary: bool = False) -> bool:
    """Equality of leaves that never takes True for a string's sake, nor raises; 1 and 1.0 are one number."""
    if type(left) is type(right):
        return bool(left == right)
    truth = binary or isinstance(right, _TRUTH)
    first, second = real(left, binary=truth), real(right, binary=truth)
    if first is None or second is None:
        return False
    return bool(first == second)


def nearly(absolute: float, relative: float) -> Leaf:
    """As `exactly`, but numbers need only be near, and NaN is NaN: for showing and diagnosing what came back."""

    def same(left: Any, right: Any) -> bool:
        if type(left) is type(right) and type(left) in _LEAVES and left == right:
            return True
        truth = isinstance(right, _TRUTH)
        first, second = real(left, binary=truth), real(right, binary=truth)
        if first is None or second is None:
            return type(left) is type(right) and bool(left == right or (left != left and right != right))
        if first != first or second != second:
            return first != first and second != second
        a, b = as_float(first), as_float(second)
        return first == second or (a is not None and b is not None and near(a, b, absolute, relative))

    return same


def _entries(value: Any) -> Any:
    """The numbers of a row as Python's own, which are faster to compare; of more dimensions one row after another."""
    return value.tolist() if _is_flat(value) else value


def is_list(value: Any) -> bool:
    """Whether a value is a list as far as comparing goes: a tuple and an array, unless it is a number, are ones too."""
    return (
        type(value) in _LISTS or (isinstance(value, np.ndarray) and value.ndim > 0) or isinstance(value, (list, tuple))
    )


def _scalar(value: Any) -> Any:
    return (
        value.item() if isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.ndim == 0) else value
    )
