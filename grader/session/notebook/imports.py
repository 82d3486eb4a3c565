"""`from ex03_03 import fit` in a notebook: what the cells of exercise 3.3 defined when they were run.

Each exercise keeps what its own cells defined, so that the `fit` of another one does not get in its place.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

from grader.course.books import Books


class ExerciseModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """The modules of the exercises whose cells were run in this kernel."""

    def __init__(self) -> None:
        self._modules: dict[str, types.ModuleType] = {}
        self._names: dict[str, set[str]] = {}

    def install(self, books: Callable[[], Books]) -> None:
        """From here on a kernel's `import` finds these modules, and none of an earlier kernel's."""
        for name in [name for name, module in sys.modules.items() if isinstance(_loader(module), ExerciseModules)]:
            del sys.modules[name]
        sys.meta_path[:] = [
            self,
            *(finder for finder in sys.meta_path if not isinstance(finder, (ExerciseModules, _NotRun))),
            _NotRun(books),
        ]

    def define(self, name: str, cell: str, names: set[str], namespace: dict[str, Any]) -> None:
        """A cell of the exercise of this module was run; what it used to define and no longer does is gone."""
        module = self._modules.setdefault(name, types.ModuleType(name))
        sys.modules.pop(name, None)  # a file of that name may have been imported before
        for gone in self._names.get(cell, set()) - names:
            vars(module).pop(gone, None)
        self._names[cell] = names
        vars(module).update({one: namespace[one] for one in names if one in namespace})

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name in self._modules else None

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> types.ModuleType:
        return self._modules[spec.name]

    def exec_module(self, module: types.ModuleType) -> None:
        """Its cells were run already."""


def _loader(module: types.ModuleType) -> object:
    return getattr(module, "__loader__", None)


class _NotRun(importlib.abc.MetaPathFinder):
    """Comes last: says what to do where nothing else knows the exercise."""

    def __init__(self, books: Callable[[], Books]) -> None:
        self._books = books

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if id := self._books().id_of_module(name):
            raise ModuleNotFoundError(
                f"先运行 %%exercise {id} 的单元，再 import / run the cell of %%exercise {id} before you import it",
                name=name,
            )
        return None
