"""The student's modules: imported from memory, with their source at hand for tracebacks."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import linecache
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

from .errors import Error, describe


class Submission(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """All modules of one submission, of which one is graded."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.modules: dict[str, bytes] = source["modules"]
        self.main: str = source["main"]
        self.functions: tuple[str, ...] = tuple(source["functions"])
        self.files: dict[str, str] = {name: source["files"].get(name, f"{name}.py") for name in self.modules}
        self.module: types.ModuleType | None = None
        self.problem: Error | None = None
        self.unwritten: tuple[str, ...] = ()

    def load(self) -> None:
        """Imports the graded module, and through it those that it asks for."""
        for name, file in self.files.items():
            text = self.modules[name].decode("utf-8-sig", "replace")
            # An entry without a modification time is one that `linecache.checkcache` leaves alone.
            linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        sys.meta_path.insert(0, self)
        # A module of the same name that is already here, a player's machinery or the library's, is not the student's.
        sys.modules.pop(self.main, None)
        try:
            self.module = importlib.import_module(self.main)
            self.unwritten = tuple(name for name in self.functions if name in _trivial(self.get_source(self.main)))
        except BaseException as problem:
            self.problem = describe(problem, self.own_files)

    @property
    def own_files(self) -> frozenset[str]:
        return frozenset(self.files.values())

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(name for name in self.functions if self.function(name) is None)

    def function(self, name: str) -> Callable[..., Any] | None:
        found = getattr(self.module, name, None)
        return found if callable(found) else None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name not in self.modules:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=self.files[name])

    def get_source(self, name: str) -> str:
        return self.modules[name].decode("utf-8-sig")

    def get_code(self, name: str) -> types.CodeType:
        file = self.files[name]
        try:
            source = self.get_source(name)
        except UnicodeDecodeError as problem:
            line = self.modules[name][: problem.start].count(b"\n") + 1
            raise SyntaxError("文件不是 UTF-8 编码 / the file is not encoded as UTF-8", (file, line, 1, "")) from None
        if "\0" in source:
            line = source[: source.index("\0")].count("\n") + 1
            raise SyntaxError("文件中有空字符 / the file contains a null character", (file, line, 1, ""))
        return compile(source, file, "exec", dont_inherit=True)

    def exec_module(self, module: types.ModuleType) -> None:
        module.__file__ = self.files[module.__name__]
        exec(self.get_code(module.__name__), module.__dict__)


def _trivial(source: str) -> set[str]:
    """The functions whose body holds nothing but a docstring, `pass`, `...` or `raise NotImplementedError`."""
    last = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    return {name for name, node in last.items() if all(map(_says_nothing, node.body))}


def _says_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Pass() | ast.Expr(ast.Constant()):
            return True
        case ast.Raise(exc=ast.Name("NotImplementedError") | ast.Call(ast.Name("NotImplementedError"))):
            return True
        case _:
            return False
