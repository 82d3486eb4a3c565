"""Which of several failures shows a mistake best: one that is read at once, and that nobody takes for rounding."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from grader.authoring.compare import CheckFailed
from grader.deciding.verdict import Run
from grader.explaining.compared import chief
from grader.results.closeness import floats, real, weight

AT_ONCE = 240
"""Bytes of a call that is read at once."""
_LOOKED_AT = 1_000
"""Bytes of a call whose numbers are looked at one by one."""
_STEPS = (0.1, 0.01, 1e-4)
"""What is seen without looking, at a glance, and by counting digits: of the larger number."""
HAIRLINE = len(_STEPS)
"""The last of these classes: less than that."""
_SMALL = 1e-3
"""Numbers below this, and what is smaller than this part of its neighbours, are read as 0."""
_ODD, _MOST_ODD = 40, 5
"""By how many bytes an argument such as 1e-05 or 0.750001 is as good as longer, and how many of them count."""
_MOST_NUMBERS = 2_000


def obscurity(run: Run) -> tuple[bool, int, int]:
    """By what failures of one check are put in order: the plainest first."""
    call = chief(run)
    size = len(run.inputs) if call is None else len(call.question.payload)
    return size > AT_ONCE, visibility(run), size + _ODD * oddness(run)


def oddness(run: Run) -> int:
    """How many numbers of the call nobody would choose for an example, as far as they count."""
    call = chief(run)
    if call is None or len(call.question.payload) > _LOOKED_AT:
        return 0
    return min(_odd_numbers(list(call.arguments)), _MOST_ODD)


def visibility(run: Run) -> int:
    """The class of the difference between what came back and what should have: 0 is seen without looking."""
    cause = run.verdict.cause
    if not isinstance(cause, CheckFailed) or not (cause.has_expected and cause.has_got):
        return 0
    gap = _gap(cause.got, cause.expected)
    return next((step for step, least in enumerate(_STEPS) if gap >= least), HAIRLINE)


def _gap(got: Any, expected: Any) -> float:
    """How far two values are apart where they differ most, relative to the larger; 1 where no number says it."""
    if isinstance(got, Mapping) and isinstance(expected, Mapping):
        return max((_gap(got[key], value) for key, value in expected.items() if key in got), default=1.0)
    if weight(got, _MOST_NUMBERS) > _MOST_NUMBERS or weight(expected, _MOST_NUMBERS) > _MOST_NUMBERS:
        return 1.0
    here, wanted = _numbers(got), _numbers(expected)
    if here is None or wanted is None or here.shape != wanted.shape or not here.size:
        return 1.0
    if not np.all(np.isfinite(here) & np.isfinite(wanted)) or np.array_equal(here, wanted):
        return 1.0
    least = _SMALL * max(1.0, float(np.max(np.abs(wanted))))
    with np.errstate(over="ignore", invalid="ignore"):
        apart = np.abs(here - wanted) / np.maximum(np.maximum(np.abs(here), np.abs(wanted)), least)
    return float(np.nanmax(apart))


def _numbers(value: Any) -> Any:
    number = real(value, binary=True)
    if number is not None:
        try:
            return np.array([float(number)])
        except OverflowError:
            return None
    return floats(value, binary=True)


def _odd_numbers(value: Any) -> int:
    """How many numbers nobody would choose for an example: tiny, huge, or of many digits."""
    if isinstance(value, np.ndarray):
        return _odd_numbers(value.tolist())
    if isinstance(value, Mapping):
        return _odd_numbers([*value.keys(), *value.values()])
    if isinstance(value, (list, tuple, set)):
        return sum(map(_odd_numbers, value))
    if not isinstance(value, float) or not value or not math.isfinite(value):
        return 0
    return not (_SMALL <= abs(value) <= 1 / _SMALL**2) or len(repr(abs(value))) > 6
