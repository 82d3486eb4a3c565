"""Which functions of an answer call which others: read from its source, and not run."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping


def used_by(code: bytes, functions: Iterable[str]) -> dict[str, frozenset[str]]:
    """Function -> those of `functions` that it calls, itself or through others; nothing where that cannot be told."""
    try:
        tree = ast.parse(code)
        named = {
            node.name: {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
            for node in tree.body
            if isinstance(node, ast.FunctionDef)
        }
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # the last is how the parser says "too deep"
        return {}
    wanted = frozenset(functions)
    return {name: wanted & _reached(name, named) for name in named}


def _reached(start: str, named: Mapping[str, set[str]]) -> set[str]:
    reached, waiting = set[str](), list(named[start])
    while waiting:
        name = waiting.pop()
        if name in named and name not in reached:
            reached.add(name)
            waiting += named[name]
    return reached - {start}
