"""The reference in other guises, as students write: with prints, older generators, numpy's numbers, and slowly.

An answer that is right must pass whatever it prints, whichever generator it seeds, whether a number is Python's or
numpy's, and in ten times the time (of each call, as long as five seconds of waste last). The guise is put around each
function of the reference, and the whole is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grader.course.catalog import Exercise
from grader.results.model import ExerciseResult

_AROUND = """

import functools as _functools
import time as _time
import numpy as _numpy


def _numpy_numbers(value):
    kinds = {{bool: _numpy.bool_, int: _numpy.int64, float: _numpy.float64, str: _numpy.str_}}
    if type(value) is int and abs(value) >= 2**63:
        return value
    if type(value) in (list, tuple):
        return type(value)(map(_numpy_numbers, value))
    if type(value) is dict:
        return {{key: _numpy_numbers(item) for key, item in value.items()}}
    return kinds[type(value)](value) if type(value) in kinds else value


_left, _within = 5.0, False


def _ten_times(function, arguments, named):
    global _left, _within
    if _within or _left < 0:
        return function(*arguments, **named)
    began, _within = _time.process_time(), True
    try:
        result = function(*arguments, **named)
    finally:
        _within = False
    done = _time.process_time()
    while _time.process_time() < began + 10 * (done - began):
        pass
    _left -= _time.process_time() - done
    return result


def _printing(function, arguments, named):
    global _within
    if not _within:
        print('called', function.__name__, arguments)
    outermost, _within = not _within, True
    try:
        return function(*arguments, **named)
    finally:
        _within = not outermost


def _disguised(function):
    names = function.__code__.co_varnames[: function.__code__.co_argcount]

    @_functools.wraps(function)
    def disguise(*arguments, **named):
        {statement}

    return disguise


for _name in {names!r}:
    if _name in globals():
        globals()[_name] = _disguised(globals()[_name])
"""

GUISES = {
    "a print in each function": "return _printing(function, arguments, named)",
    "numpy's older generators": (
        "[_numpy.random.seed(value) for name, value in zip(names, arguments) if name == 'seed'];"
        " return function(*arguments, **named)"
    ),
    "ten times the time": "return _ten_times(function, arguments, named)",
    "numpy's numbers for Python's": "return _numpy_numbers(function(*arguments, **named))",
}
"""What a student's answer may have -> what then stands in each function."""


def in_guise(exercise: Exercise, statement: str) -> str:
    """The reference of an exercise with this statement around each of its functions."""
    source = exercise.solution.read_text(encoding="utf-8")
    return source + _AROUND.format(statement=statement, names=exercise.functions)


def refused_guises(exercise: Exercise, grade: Callable[[str], ExerciseResult]) -> Iterator[str]:
    """A finding for every guise in which the reference loses points."""
    seeded = any("seed" in names for names in exercise.parameters.values())
    for name, statement in GUISES.items():
        if "generators" in name and not seeded:
            continue
        result = grade(in_guise(exercise, statement))
        lost = [check.id for check in result.checks if check.status != "passed"]
        if result.problem or lost:
            why = result.problem.message.en if result.problem else ", ".join(lost)
            yield f"the reference with {name} loses points: {why}"
