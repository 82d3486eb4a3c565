"""A shown value as a Python expression that can be run, from the data in the results."""

from __future__ import annotations

from typing import Any

from grader.results.model import Value


def written_out(value: Value) -> str | None:
    """The whole value as code; None where the results do not hold all of it, or where it is a function."""
    if not value.complete:
        return None
    if value.data is None:
        return None if value.text.endswith("…") else value.text
    try:
        return _literal(value.data)
    except (KeyError, TypeError, ValueError, RecursionError):
        return None


def _literal(data: Any) -> str:
    if isinstance(data, list):
        return f"[{_joined(data)}]"
    if not isinstance(data, dict):
        return repr(data)
    match data:
        case {"array": items, "dtype": dtype, "shape": shape}:
            kind = "" if dtype in ("float64", "int64", "bool") and all(shape) else f", dtype={dtype!r}"
            reshaped = "" if all(shape) else f".reshape({tuple(shape)})"
            return f"np.array({_literal(items)}{kind}){reshaped}"
        case {"tuple": items}:
            return f"({_joined(items)}{',' if len(items) == 1 else ''})"
        case {"set": items}:
            return f"{{{_joined(items)}}}" if items else "set()"
        case {"dict": pairs}:
            return f"{{{', '.join(f'{_literal(key)}: {_literal(item)}' for key, item in pairs)}}}"
        case {"float": name}:
            return f"float({name!r})"
        case {"int": digits}:
            return str(digits)
        case {"complex": [real, imaginary]}:
            return f"complex({_literal(real)}, {_literal(imaginary)})"
    raise ValueError("Expected the data of a value that is no function")


def _joined(items: list[Any]) -> str:
    return ", ".join(map(_literal, items))
