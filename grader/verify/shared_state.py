"""Checks that leave their mark on the whole process: their runs take turns, and one would see what another did."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

_OWN_STATE = {"default_rng", "Generator", "SeedSequence", "PCG64", "RandomState", "Random", "SystemRandom"}
"""What makes a random generator of one's own."""
_OTHERS = {
    "warnings.catch_warnings": "let warnings be",
    "warnings.simplefilter": "let warnings be",
    "warnings.filterwarnings": "let warnings be",
    "numpy.seterr": "use numpy.errstate",
    "os.chdir": "name paths as a whole",
}


def shared_state_findings(files: Sequence[Path], root: Path) -> Iterator[str]:
    """One line for each call that changes what all runs of all checks share, with what to do instead."""
    for path in files:
        if path.is_relative_to(root / "tests"):
            for line, call, instead in _calls(path.read_text(encoding="utf-8")):
                where = f"{path.relative_to(root).as_posix()}:{line}"
                yield f"{where} calls {call}, whose state all runs of checks share: {instead}"


@cache
def _calls(source: str) -> list[tuple[int, str, str]]:
    """Line, what is called there, and what to do instead; kept, since many exercises share what their checks import."""
    tree = ast.parse(source)
    names = _imported(tree)
    return [
        (node.lineno, ast.unparse(node.func), instead)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and (instead := _instead(_full_name(node.func, names)))
    ]


def _instead(name: str) -> str:
    for module in ("random.", "numpy.random."):
        if name.startswith(module) and name.removeprefix(module).split(".")[0] not in _OWN_STATE:
            return "use numpy.random.default_rng(seed)"
    return _OTHERS.get(name, "")


def _imported(tree: ast.Module) -> dict[str, str]:
    """Name in this module -> what it stands for."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.asname or alias.name.partition(".")[0]: alias.name for alias in node.names if alias.asname}
            names |= {top: top for alias in node.names if not alias.asname for top in [alias.name.partition(".")[0]]}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return names


def _full_name(node: ast.expr, names: dict[str, str]) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_full_name(node.value, names)}.{node.attr}"
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""
