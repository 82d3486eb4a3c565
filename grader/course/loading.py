"""Loads what decides about an exercise: its checks and its reference solution."""

from __future__ import annotations

import types
from dataclasses import dataclass
from pathlib import Path

from grader.authoring.checks import Check, PictureFunction
from grader.authoring.exercise import ExerciseInfo
from grader.course.catalog import Course, Exercise
from grader.course.modules import CourseModules
from grader.errors import GraderBroken, WrongUsage
from grader.text import Text

_OWN_FILES = tuple(sorted((Path(__file__).parents[1] / "authoring").glob("*.py")))
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


def is_handed_out(course: Course, exercise: Exercise) -> bool:
    """Whether the folder of its course is what students get, which has no checks."""
    return not course.home_of(exercise).tests_dir.is_dir()


def without_checks(exercise: Exercise) -> Text:
    """What is said of an exercise that was handed out without its checks."""
    return Text(
        f"这里没有 {exercise.id} 的检查：它们在老师那里。写好以后用 grade pack 打包上交",
        f"The checks of {exercise.id} are not here: your teacher has them. Write your answer, then grade pack",
    )


def load_checks(course: Course, exercise: Exercise) -> CheckModule:
    """The checks of an exercise; loaded once in a process."""
    home = course.home_of(exercise)
    if is_handed_out(course, exercise):
        raise WrongUsage(*without_checks(exercise))
    return checks_in(_load(home, "tests", exercise.checks), exercise, home)


def checks_in(module: types.ModuleType, exercise: Exercise, course: Course) -> CheckModule:
    """The checks that an imported module defines, in the order of its lines."""
    info = getattr(module, "EXERCISE", None)
    if not isinstance(info, ExerciseInfo):
        raise BrokenChecks(f"{exercise.checks} has no EXERCISE = exercise(...)")
    members = [member for member in vars(module).values() if callable(member)]
    checks = tuple(member.check for member in members if isinstance(getattr(member, "check", None), Check))
    _must_fit_contract(info, checks, exercise)
    pictures = tuple(m.picture for m in members if isinstance(getattr(m, "picture", None), PictureFunction))
    shared = sorted(path for path in exercise.banks.glob("*.py") if not path.name.startswith("test_"))
    pins = [exercise.pins] if exercise.pins.is_file() else []
    data = sorted((course.exercises_dir / "data").glob("*.csv"))
    loaders = sorted({*course.exercises_dir.glob("*.py"), *course.preload})
    return CheckModule(info, checks, pictures, (exercise.checks, *pins, *shared, *loaders, *data, *_OWN_FILES))


def _must_fit_contract(info: ExerciseInfo, checks: tuple[Check, ...], exercise: Exercise) -> None:
    for check in checks:
        if info.contract is None and (check.strict_pins or check.strict_given is not None):
            raise BrokenChecks(f"{check.id} of {exercise.id} has strict inputs, but EXERCISE declares no contract=[…]")
        if info.contract is not None and check.kind == "property" and not (check.given or check.at("core").pins):
            raise BrokenChecks(f"All pins of {check.id} of {exercise.id} are strict: write core(pin(…)) for some")


def load_reference(course: Course, exercise: Exercise) -> types.ModuleType:
    """The reference solution, imported here: it is trusted."""
    return _load(course.home_of(exercise), "solutions", exercise.solution)


def _load(course: Course, tree: str, path: Path) -> types.ModuleType:
    try:
        return CourseModules(course).load(f"{tree}.{path.parent.name}.{path.stem}")
    except Exception as error:
        raise BrokenChecks(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
