"""Values as people see them: the type in words, a short Python expression, and JSON-safe data for tables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import islice
from typing import Any

import numpy as np

from grader.results.closeness import nearly, unlike, weight
from grader.results.functions import name_of, source_of
from grader.results.model import Value

LONGEST_TEXT = 2_000
MOST_ITEMS = 2_000
DEEPEST = 40
"""Nesting beyond this is shown as text only: nobody reads it, and it would exhaust the stack of whoever walks it."""
EXACT_INT = 2**53
MOST_DIFFERENCES = 50
_OBVIOUS = ("float64", "int64", "bool", "complex128")
"""The dtypes that the entries of an array show."""
_FEW = 999
"""Up to this the parts of a fraction are read at once."""


def show(value: Any) -> Value:
    """How a value crossing the boundary is shown in results."""
    complete = weight(value, MOST_ITEMS, DEEPEST) <= MOST_ITEMS
    text = expression(value)
    return Value(describe_type(value), text, tagged(value) if complete else None, complete)


def describe_type(value: Any) -> str:
    """The type as a student would say it: `list of 3 float`, `float64 array (3, 2)`."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} array {value.shape}"
    if isinstance(value, (list, tuple, set)):
        kinds = {type(as_python(item)).__name__ for item in value}
        of = f" {kinds.pop()}" if len(kinds) == 1 else ""
        return f"{type(value).__name__} of {len(value)}{of}"
    if isinstance(value, dict):
        return f"dict of {len(value)}"
    return "None" if value is None else type(as_python(value)).__name__


def as_python(value: Any) -> Any:
    """Python's own number for one of numpy's: what a check computed shows as what it is, not as what it came from."""
    return value.item() if isinstance(value, np.generic) else value


def expression(value: Any, longest: int = LONGEST_TEXT) -> str:
    """A Python expression for the value, cut at `longest` characters with a visible mark."""
    pieces: list[str] = []
    room = longest
    for piece in _pieces(value):
        pieces.append(piece)
        room -= len(piece)
        if room < 0:
            break
    text = "".join(pieces)
    return text if len(text) <= longest else text[:longest] + "…"


def tagged(value: Any) -> Any:
    """The value as JSON with tags for what JSON lacks (see `grader.results.model.Value`)."""
    match value := as_python(value):
        case None | bool() | str():
            return value
        case int():
            return value if abs(value) < EXACT_INT else {"int": _digits(value)}
        case float():
            return value if math.isfinite(value) else {"float": str(value)}
        case complex():
            return {"complex": [tagged(value.real), tagged(value.imag)]}
        case list():
            return [tagged(item) for item in value]
        case tuple():
            return {"tuple": [tagged(item) for item in value]}
        case set():
            return {"set": [tagged(item) for item in _sorted(value)]}
        case dict():
            return {"dict": [[tagged(key), tagged(item)] for key, item in value.items()]}
        case np.ndarray():
            return {"array": tagged(value.tolist()), "dtype": str(value.dtype), "shape": list(value.shape)}
    if callable(value):
        return {"callable": name_of(value), "source": source_of(value)}
    raise TypeError(f"Expected plain data but got value={value!r} (type={type(value).__name__})")


def differences(got: Any, expected: Any, tolerance: float = 0.0) -> list[list[int | str]]:
    """Paths of the entries in which two values of like shape differ; [[]] when the whole does."""
    return list(islice(unlike(got, expected, nearly(tolerance, tolerance)), MOST_DIFFERENCES))


def _pieces(value: Any) -> Iterator[str]:
    """The expression piece by piece, so that a huge value is never written out whole."""
    value = as_python(value)
    if isinstance(value, np.ndarray):
        if value.size == 0 and value.shape != (0,):
            yield f"np.empty({value.shape}{_dtype(value)})"
            return
        yield "np.array("
        yield from _pieces(
            value.tolist() if weight(value, 0) <= MOST_ITEMS else value.reshape(-1)[:MOST_ITEMS].tolist()
        )
        # An array without entries, or of an unusual dtype, does not say it by its digits.
        obvious = value.size and (str(value.dtype) in _OBVIOUS or value.dtype.kind == "U")
        yield ")" if obvious else f"{_dtype(value)})"
    elif isinstance(value, dict):
        yield "{"
        for index, (key, item) in enumerate(value.items()):
            yield ", " if index else ""
            yield from _pieces(key)
            yield ": "
            yield from _pieces(item)
        yield "}"
    elif isinstance(value, list):
        yield from _joined("[", value, "]")
    elif isinstance(value, tuple):
        yield from _joined("(", value, ",)" if len(value) == 1 else ")")
    elif isinstance(value, set):
        yield from _joined("{", _sorted(value), "}") if value else ["set()"]
    elif isinstance(value, int) and not isinstance(value, bool):
        yield _digits(value)
    elif isinstance(value, str):
        yield repr(value[: LONGEST_TEXT + 1])
    elif isinstance(value, float) and not math.isfinite(value):
        yield f"-np.{-value}" if value < 0 else f"np.{value}"
    elif isinstance(value, (Fraction, Decimal)):
        yield readable(value)
    elif callable(value):
        source = source_of(value)
        yield source if source.startswith("lambda") else name_of(value) if source else f"<{name_of(value)}>"
    else:
        yield repr(value)


def _dtype(value: np.ndarray[Any, Any]) -> str:
    """The keyword that says of which kind an array is, as a student would write it."""
    kind = {"float64": "", "int64": "int", "bool": "bool"}.get(str(value.dtype), repr(str(value.dtype)))
    return f", dtype={kind}" if kind else ""


def readable(value: Fraction | Decimal) -> str:
    """An exact number: as a fraction while it has few digits, else as a float."""
    exact = Fraction(value) if not isinstance(value, Decimal) or value.is_finite() else None
    if exact is not None and exact.denominator <= _FEW and abs(exact.numerator) <= _FEW:
        return str(exact)
    try:
        return repr(float(value))
    except OverflowError:
        return f"{value:.6g}"


def _joined(opening: str, items: Iterable[Any], closing: str) -> Iterator[str]:
    yield opening
    for index, item in enumerate(items):
        yield ", " if index else ""
        yield from _pieces(item)
    yield closing


def _sorted(items: set[Any]) -> list[Any]:
    """Sets in a stable order, whatever they hold."""
    return sorted(items, key=lambda item: (type(item).__name__, repr(item)))


def _digits(value: int) -> str:
    """An int in digits; str() of more than 4,300 digits raises, so a huge one is shown in hexadecimal."""
    return str(value) if value.bit_length() <= 4096 else hex(value)
