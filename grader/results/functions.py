"""The source of a function that a check hands over, so that whoever reads the call can run it."""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

_LONGEST = 1_500
_AT_HAND = {"np", "math"}


def name_of(function: Callable[..., Any]) -> str:
    return str(getattr(inspect.unwrap(function), "__name__", "function"))


def source_of(function: Callable[..., Any]) -> str:
    """Code that makes it, given `np` and `math`; empty where more is needed to make it."""
    function = inspect.unwrap(function)
    code = getattr(function, "__code__", None)
    if code is None or code.co_freevars or inspect.ismethod(function):
        return ""
    if set(code.co_names) & (set(getattr(function, "__globals__", {})) - _AT_HAND - set(dir(builtins))):
        return ""  # it calls others of its module
    try:
        text = _lambda(function) if function.__name__ == "<lambda>" else textwrap.dedent(inspect.getsource(function))
    except (OSError, TypeError, SyntaxError):
        return ""
    return text.strip() if len(text) <= _LONGEST else ""


def _lambda(function: Callable[..., Any]) -> str:
    """A lambda without what stands around it."""
    code = function.__code__
    line, column = next((at[0], at[2]) for at in list(code.co_positions())[1:] if at[0] and at[2] is not None)
    around = [
        node
        for node in ast.walk(_tree(code.co_filename))
        if isinstance(node, ast.Lambda) and _holds(node.body, line, column)
    ]
    return ast.unparse(around[-1]) if around else ""


def _holds(node: ast.expr, line: int, column: int) -> bool:
    first, last = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
    return first <= (line, column) < last


@lru_cache(maxsize=8)
def _tree(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"))
