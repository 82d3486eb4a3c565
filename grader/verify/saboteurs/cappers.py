"""Cappers stop early: copies of a reference in which recursion, loops or an iteration end too soon."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

DEEPEST = 40
MOST_TURNS = (10, 50, 500)
_COARSE = 1e-3
_SHALLOW = f"""
def _shallow(function):
    import functools
    depth = 0
    @functools.wraps(function)
    def counted(*args, **named):
        nonlocal depth
        if depth >= {DEEPEST}:
            raise RecursionError("more than {DEEPEST} levels")
        depth += 1
        try:
            return function(*args, **named)
        finally:
            depth -= 1
    return counted
"""


@dataclass(frozen=True)
class CappedCopy:
    """A reference that stops early, and which of its functions are the worse for it."""

    name: str
    text: str
    functions: frozenset[str]
    told: str
    remedy: str


def capped_copies(source: str) -> list[CappedCopy]:
    """All that differ from the source."""
    made = [
        _copy(source, f"recursion above {DEEPEST}", _shallow, "no check needs so deep a recursion", "deeper inputs")
    ]
    for most in MOST_TURNS:
        told = "no check needs so many turns of a loop"
        made.append(_copy(source, f"loops above {most}", _loops_above(most), told, "inputs that take longer"))
    told = "no check tells it from the finer tolerance of the reference"
    made.append(_copy(source, f"a tolerance of {_COARSE:g}", _coarse, told, "near ties, or a finer certificate"))
    return [copy for copy in made if copy is not None and copy.functions]


Edit = Callable[[ast.Module], Collection[str]]
"""Changes a module in place; the names of its functions and constants that it changed."""


def _copy(source: str, name: str, edit: Edit, told: str, remedy: str) -> CappedCopy | None:
    tree = ast.parse(source)
    changed = edit(tree)
    if not changed:
        return None
    functions = frozenset(_reaching(ast.parse(source), set(changed)))
    return CappedCopy(name, ast.unparse(ast.fix_missing_locations(tree)), functions, told, remedy)


def _definitions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def _reaching(tree: ast.Module, changed: set[str]) -> set[str]:
    """The functions of a module that use any of these names, or a function that does."""
    used = {name: _names_in(node) for name, node in _definitions(tree).items()}
    reached = set(changed)
    while more := {name for name, names in used.items() if name not in reached and names & reached}:
        reached |= more
    return reached & used.keys()


def _shallow(tree: ast.Module) -> set[str]:
    changed = set()
    for name, definition in _definitions(tree).items():
        inner = [node for node in ast.walk(definition) if isinstance(node, ast.FunctionDef)]
        for function in inner:
            calls = {
                node.func.id
                for node in ast.walk(function)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            if function.name in calls or (function is definition and _comes_back(tree, name)):
                function.decorator_list.append(ast.Name("_shallow", ast.Load()))
                changed.add(name)
    if changed:
        tree.body[_after_imports(tree) : _after_imports(tree)] = ast.parse(_SHALLOW).body
    return changed


def _comes_back(tree: ast.Module, name: str) -> bool:
    """Whether a function calls others that call it again."""
    used = {other: _names_in(node) - {other} for other, node in _definitions(tree).items()}
    seen: set[str] = set()
    waiting = list(used[name] & used.keys())
    while waiting:
        other = waiting.pop()
        if other == name:
            return True
        if other not in seen:
            seen.add(other)
            waiting += used[other] & used.keys()
    return False


def _after_imports(tree: ast.Module) -> int:
    """Where definitions may stand: behind the docstring and `from __future__`."""
    place = 0
    for index, node in enumerate(tree.body):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            place = index + 1
        elif index == 0 and isinstance(node, ast.Expr):
            place = 1
    return place


def _loops_above(most: int) -> Edit:
    def edit(tree: ast.Module) -> set[str]:
        constants = _constants(tree)
        changed = set()
        for name, definition in _definitions(tree).items():
            cutter = _LoopCutter(most, constants)
            cutter.visit(definition)
            if cutter.cut:
                changed.add(name)
        return changed

    return edit


def _constants(tree: ast.Module) -> dict[str, float]:
    """The numbers that a module gives names to."""
    return {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, (int, float))
    }


class _LoopCutter(ast.NodeTransformer):
    """Ends loops after so many turns: `while`, and `for … in range(…)` unless it counts rows or is short anyway."""

    def __init__(self, most: int, constants: dict[str, float]) -> None:
        self._most, self._constants = most, constants
        self.cut = 0

    def visit_While(self, node: ast.While) -> list[ast.stmt]:
        self.generic_visit(node)
        if self._most > 100:  # that a `while` may take so long is not to be seen
            return [node]
        self.cut += 1
        turns = f"_turns_{self.cut}"
        before = ast.parse(f"{turns} = iter(range({self._most}))").body[0]
        goes_on = ast.parse(f"next({turns}, None) is not None", mode="eval").body
        node.test = ast.BoolOp(ast.And(), [node.test, goes_on])
        return [before, node]

    def visit_For(self, node: ast.For) -> ast.For:
        self.generic_visit(node)
        call = node.iter
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range":
            bound = self._bound(call.args[min(1, len(call.args) - 1)])
            if bound is not None and bound > self._most:
                self.cut += 1
                node.iter = ast.Subscript(call, ast.Slice(None, ast.Constant(self._most)), ast.Load())
        return node

    def _bound(self, count: ast.expr) -> float | None:
        """How far a range goes by a number that stands in the source; None where the data decide."""
        if isinstance(count, ast.Constant) and isinstance(count.value, int):
            return count.value
        return self._constants.get(count.id) if isinstance(count, ast.Name) else None


def _coarse(tree: ast.Module) -> set[str]:
    compared: set[str] = set()
    changed: set[str] = set()
    for name, definition in _definitions(tree).items():
        for compare in (node for node in ast.walk(definition) if isinstance(node, ast.Compare)):
            compared |= _names_in(compare)
            for number in _fine_numbers(compare):
                number.value = _COARSE
                changed.add(name)
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in compared:
            for number in _fine_numbers(node.value):
                number.value = _COARSE
                changed.add(node.targets[0].id)
    return changed


def _fine_numbers(node: ast.AST) -> Sequence[ast.Constant]:
    return [
        one
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, float) and 0 < one.value < _COARSE
    ]
