"""Imports the trusted modules of a course under names that no other course and no other package can have.

A course writes `from exercises.datasets import iris`, `from .shared import table` and, in a solution, `from ex04_03
import entropy`. Two courses in one process must not get each other's modules by those names, nor a package that happens
to be installed. So each module of a course is given an `__import__` of its own, which looks in its course first.
"""

from __future__ import annotations

import builtins
import importlib.machinery
import importlib.util
import sys
import types
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.course.catalog import Course


class CourseModules:
    """The modules of one course: `load("solutions.chapter04.ex04_03")`."""

    def __init__(self, course: Course) -> None:
        self._package = f"_course_{zlib.crc32(str(course.root).encode()):08x}"
        self._folders = {
            "exercises": course.exercises_dir,
            "solutions": course.solutions_dir,
            "tests": course.tests_dir,
        }
        self._base = CourseModules(course.base) if course.base else None

    def load(self, name: str) -> types.ModuleType:
        """A module of the course by its name in it; loaded once in a process."""
        return self._load(f"{self._package}.{name}")

    def _load(self, name: str) -> types.ModuleType:
        if name in sys.modules:
            return sys.modules[name]
        parent, _, own = name.rpartition(".")
        package = self._load(parent) if parent else None
        path = self._place(name)
        module = _folder_module(name, path) if path.suffix != ".py" else self._file_module(name, path)
        if package is not None:
            setattr(package, own, module)
        return module

    def _file_module(self, name: str, path: Path) -> types.ModuleType:
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None or not path.is_file():
            raise ModuleNotFoundError(f"there is no file {path}", name=name)
        module = importlib.util.module_from_spec(spec)
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": self.imported}
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
        return module

    def _has(self, asked: str) -> bool:
        """Whether the course has this module itself, and does not take it from the one beside which it stands."""
        place = self._place(f"{self._package}.{asked}")
        return asked != "exercises" and place.exists()

    def _place(self, name: str) -> Path:
        """The file or folder of a module."""
        tree, *parts = name.split(".")[1:] or [""]
        place = self._folders.get(tree, Path()).joinpath(*parts)
        return place if not parts or place.is_dir() else place.with_name(f"{place.name}.py")

    def imported(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """What an `import` in one of the modules means."""
        package = str((globals or {}).get("__package__") or "")
        asked = importlib.util.resolve_name("." * level + name, package) if level else name
        own = self._own_name(asked, package)
        if own is None and self._base is not None and asked.partition(".")[0] == "exercises":
            return self._base.imported(asked, {}, None, fromlist)
        if own is None:
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        module = self._load(own)
        if not fromlist:
            return self._load(own.removesuffix(asked) + asked.partition(".")[0])  # `import exercises.datasets`
        for part in fromlist:
            if not hasattr(module, part) and self._place(f"{own}.{part}").exists():
                self._load(f"{own}.{part}")
        return module

    def _own_name(self, asked: str, package: str) -> str | None:
        """The name under which a module of the course is kept, or None for what is not the course's."""
        if asked.startswith(f"{self._package}."):
            return asked
        if asked.partition(".")[0] == "exercises" and (self._base is None or self._has(asked)):
            return f"{self._package}.{asked}"
        beside = f"{package}.{asked}"
        return beside if "." not in asked and self._place(beside).is_file() else None


def _folder_module(name: str, folder: Path) -> types.ModuleType:
    """A package without code of its own."""
    module = types.ModuleType(name)
    module.__path__ = [str(folder)]
    module.__spec__ = importlib.machinery.ModuleSpec(name, None, is_package=True)
    sys.modules[name] = module
    return module
