"""Runs the statements of a module one by one: what fails beside the functions is skipped, and said.

Many files end in a plot, in a test of one's own, in a training on data that are not there. None of it is the answer:
an answer is its functions, and they are judged whatever became of the rest.
"""

from __future__ import annotations

import ast
import codeop
from collections.abc import Callable, Iterator
from typing import Any


class Absent:
    """Stands for what could not be imported: only who uses it fails, in the words of the import."""

    def __init__(self, problem: ImportError) -> None:
        vars(self)["_problem"] = problem

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise self._again()

    def __call__(self, *_: Any, **__: Any) -> Any:
        raise self._again()

    def _again(self) -> ImportError:
        """The same, without the lines of the import: the line that counts is the one that uses it."""
        problem: ImportError = vars(self)["_problem"]
        return type(problem)(*problem.args, name=problem.name, path=problem.path)


def run(tree: ast.Module, file: str, namespace: dict[str, Any], skipped: Callable[[BaseException], None]) -> None:
    """Runs the statements in this namespace; `skipped` is told of each that failed, and why."""
    compile_statement: Any = codeop.Compile()  # it remembers `from __future__ import ...` for what follows
    lost = set[str]()
    for statement in _statements(tree):
        code = compile_statement(ast.Module([statement], []), file, "exec")
        try:
            exec(code, namespace)
        except BaseException as problem:
            names = _bound_by(statement)
            if isinstance(problem, SyntaxError):
                raise  # in a module of the student's own: nothing of it runs
            if isinstance(statement, ast.Import | ast.ImportFrom) and isinstance(problem, ImportError):
                namespace.update((name, Absent(problem)) for name in names)
            # What needs a name that a skipped line should have made has been said with that line.
            if not (isinstance(problem, NameError) and problem.name in lost):
                skipped(problem)
            lost |= names


def _statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """In order; `import numpy as np, pandas as pd` is two."""
    for statement in tree.body:
        if isinstance(statement, ast.Import):
            for name in statement.names:
                yield ast.copy_location(ast.Import([name]), statement)
        else:
            yield statement


def _bound_by(statement: ast.stmt) -> set[str]:
    """The names that a statement makes at the top level."""
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return {(name.asname or name.name).partition(".")[0] for name in statement.names} - {"*"}
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    names = (node for node in ast.walk(statement) if isinstance(node, ast.Name))
    return {node.id for node in names if isinstance(node.ctx, ast.Store)}
