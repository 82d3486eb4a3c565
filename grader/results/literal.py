"""Plain data as a Python expression that can be run, and back: written for people, read without running anything."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from grader.results.values import tagged

_OBVIOUS = ("float64", "int64", "bool", "complex128")
"""The dtypes that the entries of an array show; texts do so as well."""
_NAMES = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128"
_DTYPES = {name: np.dtype(name) for name in [*_NAMES.split(), "<U1"]}
_LARGEST_EMPTY = 1 << 62


class NotALiteral(ValueError):
    """A text that is no expression of the kind that is written here."""


def written(value: Any) -> str:
    """Plain data as an expression; raises TypeError where it is more than that."""
    return written_from(tagged(value))


def written_from(data: Any) -> str:
    """The same from JSON with tags (see `grader.results.model.Value`)."""
    if isinstance(data, list):
        return f"[{_joined(data)}]"
    if not isinstance(data, dict):
        return repr(data)
    match data:
        case {"array": _, "dtype": dtype, "shape": shape} if not all(shape):
            kind = "<U1" if dtype.startswith("<U") else dtype
            return f"np.empty({tuple(shape)}{'' if kind == 'float64' else f', dtype={kind!r}'})"
        case {"array": items, "dtype": dtype}:
            obvious = dtype in _OBVIOUS or dtype.startswith("<U")
            return f"np.array({written_from(items)}{'' if obvious else f', dtype={dtype!r}'})"
        case {"tuple": items}:
            return f"({_joined(items)}{',' if len(items) == 1 else ''})"
        case {"set": items}:
            return f"{{{_joined(items)}}}" if items else "set()"
        case {"dict": pairs}:
            return f"{{{', '.join(f'{written_from(key)}: {written_from(item)}' for key, item in pairs)}}}"
        case {"float": name}:
            return f"float({name!r})"
        case {"int": digits}:
            return str(digits)
        case {"complex": [real, imaginary]}:
            return f"complex({written_from(real)}, {written_from(imaginary)})"
    raise ValueError("Expected the data of a value that is no function")


def _joined(items: list[Any]) -> str:
    return ", ".join(map(written_from, items))


def read(text: str) -> Any:
    """The value of an expression that `written` made; nothing is run, and anything else is `NotALiteral`."""
    try:
        return _value(ast.parse(text, mode="eval").body)
    except NotALiteral:
        raise
    except (SyntaxError, ValueError, TypeError, LookupError, OverflowError, RecursionError, MemoryError) as error:
        raise NotALiteral(f"{type(error).__name__}: {error}") from error


def _value(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=None | bool() | int() | float() | str() as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
            return -value
        case ast.List(elts=items):
            return [_value(item) for item in items]
        case ast.Tuple(elts=items):
            return tuple(_value(item) for item in items)
        case ast.Set(elts=items):
            return {_value(item) for item in items}
        case ast.Dict(keys=keys, values=values) if None not in keys:
            return {_value(key): _value(item) for key, item in zip(keys, values, strict=True) if key is not None}
        case ast.Call(func=function, args=args, keywords=keywords):
            named = {str(keyword.arg): _value(keyword.value) for keyword in keywords}
            return _made(ast.unparse(function), [_value(arg) for arg in args], named)
    raise NotALiteral(f"Expected a literal but got {ast.unparse(node)[:100]}")


def _made(function: str, args: Sequence[Any], named: dict[str, Any]) -> Any:
    make = _CALLS.get(function)
    if make is None:
        raise NotALiteral(f"Expected one of {', '.join(_CALLS)} but got {function[:100]}")
    return make(*args, **named)


def _float(name: str) -> float:
    if name not in ("nan", "inf", "-inf"):
        raise NotALiteral(f"Expected nan, inf or -inf but got {name!r}")
    return float(name)


def _complex(real: float, imaginary: float) -> complex:
    if type(real) is not float or type(imaginary) is not float:
        raise NotALiteral("Expected a complex number of two floats")
    return complex(real, imaginary)


def _array(items: Any, dtype: str = "") -> Any:
    found = np.array(items, dtype=_DTYPES[dtype] if dtype else None)
    if found.dtype.kind == "i" and not dtype:
        found = found.astype(np.int64)  # on every system
    if found.size == 0 or not (found.dtype.kind == "U" or found.dtype.name in _DTYPES):
        raise NotALiteral("Expected an array of numbers or texts")
    return found


def _empty(shape: Any, dtype: str = "float64") -> Any:
    if math.prod(shape) != 0 or max(shape) > _LARGEST_EMPTY:
        raise NotALiteral("Expected an array without entries")
    return np.empty(shape, _DTYPES[dtype])


_CALLS: dict[str, Callable[..., Any]] = {
    "np.array": _array,
    "np.empty": _empty,
    "float": _float,
    "complex": _complex,
    "set": lambda: set(),
}
