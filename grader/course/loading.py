"""Loads the trusted modules of a course: its checks and its reference solutions, each under a name of its own.

Checks import what they share with `from .shared import ...`, so the folder of a chapter is a package; its name is
private to this process, so no generic import name is ever claimed.
"""

from __future__ import annotations

import contextlib
import importlib.machinery
import importlib.util
import sys
import types
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.authoring.checks import Check, ExerciseInfo, PictureFunction
from grader.course.catalog import STUB_NAME, Course, Exercise
from grader.errors import GraderBroken

_OWN_FILES = tuple(
    Path(__file__).parents[1] / "authoring" / name for name in ("checks.py", "compare.py", "strategies.py")
)
"""What checks are written with: a change there may change a verdict without a new version of the grader."""


@dataclass(frozen=True)
class CheckModule:
    """The checks of one exercise."""

    info: ExerciseInfo
    checks: tuple[Check, ...]
    pictures: tuple[PictureFunction, ...]
    files: tuple[Path, ...]
    """Every file that these checks are made of: a change in any of them may change a verdict."""


class BrokenChecks(GraderBroken):
    """The trusted side cannot work: checks that do not load, or no `EXERCISE` in them."""

    def __init__(self, message: str) -> None:
        super().__init__(message, message)


def load_checks(course: Course, exercise: Exercise) -> CheckModule:
    """The checks of an exercise; loaded once in a process."""
    module = _load(course, "tests", exercise.checks, course.tests_dir)
    return checks_in(module, exercise, course)


def checks_in(module: types.ModuleType, exercise: Exercise, course: Course) -> CheckModule:
    """The checks that an imported module defines, in the order of its lines."""
    info = getattr(module, "EXERCISE", None)
    if not isinstance(info, ExerciseInfo):
        raise BrokenChecks(f"{exercise.checks} has no EXERCISE = exercise(...)")
    members = [member for member in vars(module).values() if callable(member)]
    checks = tuple(member.check for member in members if isinstance(getattr(member, "check", None), Check))
    pictures = tuple(m.picture for m in members if isinstance(getattr(m, "picture", None), PictureFunction))
    shared = sorted(path for path in exercise.banks.glob("*.py") if not path.name.startswith("test_"))
    data = sorted((course.exercises_dir / "data").glob("*.csv"))
    loaders = sorted(course.exercises_dir.glob("*.py"))
    return CheckModule(info, checks, pictures, (exercise.checks, *shared, *loaders, *data, *_OWN_FILES))


def load_reference(course: Course, exercise: Exercise) -> types.ModuleType:
    """The reference solution, imported here: it is trusted."""
    return _load(course, "solutions", exercise.solution, course.solutions_dir)


def _load(course: Course, tree: str, path: Path, root: Path) -> types.ModuleType:
    package = f"_grader_{tree}_{zlib.crc32(str(course.root).encode()):08x}"
    chapter = f"{package}.{path.parent.name}"
    name = f"{chapter}.{path.stem}"
    if name in sys.modules:
        return sys.modules[name]
    if str(course.root) not in sys.path:
        sys.path.insert(0, str(course.root))  # checks and solutions say `from exercises.datasets import ...`
    _namespace(package, root)
    _namespace(chapter, path.parent)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BrokenChecks(f"There is no file {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with _siblings(path.parent):
            spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BrokenChecks(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
    return module


@contextlib.contextmanager
def _siblings(folder: Path) -> Iterator[None]:
    """Lets a solution say `from ex04_03 import entropy`, as a student may, and leaves no such name behind."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if STUB_NAME.fullmatch(f"{name}.py"):
                del sys.modules[name]


def _namespace(name: str, folder: Path) -> None:
    if name not in sys.modules:
        module = types.ModuleType(name)
        module.__path__ = [str(folder)]
        module.__spec__ = importlib.machinery.ModuleSpec(name, None, is_package=True)
        sys.modules[name] = module
