"""The student's modules: imported from memory, with their source at hand for tracebacks."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import itertools
import linecache
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

from .errors import Error, describe
from .plots import PlotFinder
from .top_level import run


class StudentModules(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """All modules of one submission, of which one is graded."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.modules: dict[str, bytes] = source["modules"]
        self.main: str = source["main"]
        self.functions: tuple[str, ...] = tuple(source["functions"])
        self.files: dict[str, str] = {name: source["files"].get(name, f"{name}.py") for name in self.modules}
        self.shared: dict[str, list[tuple[int, int]]] = source["shared"]
        self.module: types.ModuleType | None = None
        self.problem: Error | None = None
        self.unwritten: tuple[str, ...] = ()
        self.scratch: list[Error] = []

    def load(self) -> None:
        """Imports the graded module, and through it those that it asks for."""
        for name in sorted(self.modules, key=lambda name: name == self.main):
            self._keep_lines(self.files[name], self.modules[name].decode("utf-8-sig", "replace"))
        sys.meta_path[:0] = [self, PlotFinder()]
        # A module of the same name that is already here, a player's machinery or the library's, is not the student's.
        sys.modules.pop(self.main, None)
        try:
            self.module = importlib.import_module(self.main)
            trivial = _trivial(self.get_source(self.main))
            self.unwritten = tuple(name for name in self.functions if name in trivial)
        except BaseException as problem:
            self.problem = describe(problem, self.own_files)

    @staticmethod
    def _keep_lines(file: str, text: str) -> None:
        """Gives tracebacks the source. The exercises of one file come with each other's lines blank."""
        lines = text.splitlines(keepends=True)
        if file in linecache.cache:
            before = linecache.getlines(file)
            both = itertools.zip_longest(lines, before, fillvalue="\n")
            lines = [line if line.strip() else old for line, old in both]
        # An entry without a modification time is one that `linecache.checkcache` leaves alone.
        linecache.cache[file] = (len(text), None, lines, file)

    @property
    def defined(self) -> list[str]:
        """The functions that the graded module itself defines."""
        members = vars(self.module).items() if self.module is not None else ()
        return [name for name, value in members if getattr(value, "__module__", None) == self.main and callable(value)]

    @property
    def own_files(self) -> frozenset[str]:
        return frozenset(self.files.values())

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(name for name in self.functions if self.function(name) is None)

    def function(self, name: str) -> Callable[..., Any] | None:
        found = getattr(self.module, name, None)
        return found if callable(found) else None

    def replace(self, name: str, instead: Any) -> None:
        """Binds a name of the graded module to something else, which learns what stood there."""
        if self.module is not None:
            instead.__wrapped__ = self.function(name)
            setattr(self.module, name, instead)

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
        name = module.__name__
        module.__file__ = self.files[name]
        for start, end in self.shared.get(name, ()):
            self._drop_unless_python(name, start, end)
        self.get_code(name)  # of what is no Python nothing runs
        run(ast.parse(self.get_source(name), self.files[name]), self.files[name], module.__dict__, self._skipped)

    def _drop_unless_python(self, name: str, start: int, end: int) -> None:
        """Blanks a cell that belongs to all exercises and is no Python: many are a student's scratch."""
        lines, file = self.get_source(name).split("\n"), self.files[name]
        cell = "\n" * (start - 1) + "\n".join(lines[start - 1 : end])
        try:
            compile(cell, file, "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as problem:
            self._skipped(problem)
            lines[start - 1 : end] = [""] * len(lines[start - 1 : end])
            self.modules[name] = "\n".join(lines).encode()

    def _skipped(self, problem: BaseException) -> None:
        self.scratch.append(describe(problem, self.own_files))


def _trivial(source: str) -> set[str]:
    """The functions whose body holds nothing but a docstring, `pass`, `...` or `raise NotImplementedError`."""
    last = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    return {name for name, node in last.items() if all(map(says_nothing, node.body))}


def says_nothing(statement: ast.stmt) -> bool:
    """Whether a function made of such statements is not written yet."""
    match statement:
        case ast.Pass() | ast.Expr(ast.Constant()):
            return True
        case ast.Raise(exc=ast.Name("NotImplementedError") | ast.Call(ast.Name("NotImplementedError"))):
            return True
        case _:
            return False
