"""A smaller input that fails, searched for with hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import hypothesis
from hypothesis import Phase

from grader.authoring.checks import Check
from grader.deciding.inputs import run_hypothesis

MOST_SHRINKING = 100
"""How often hypothesis may draw after a failure to find a smaller input; little of it can be used."""
LATER_SHRINKING = 30
"""The same for further failures of an exercise: the first is what its student looks at."""


class EnoughShrinking(BaseException):
    """Ends a hypothesis run; not an Exception, so that hypothesis passes it on at once."""


def shrink(check: Check, seed: int, fails: Callable[[dict[str, Any]], bool], effort: int) -> bool:
    """Runs hypothesis with shrinking on `fails`; whether it ended by itself, with the smallest failing input last."""
    left = effort
    failed = False

    def before_drawing() -> None:
        nonlocal left
        # Only what comes after the first failure is shrinking; before it the inputs are those already drawn.
        left -= failed
        if left < 0:
            raise EnoughShrinking

    def one(inputs: dict[str, Any]) -> None:
        nonlocal failed
        if fails(inputs):
            failed = True
            raise _Shown

    try:
        run_hypothesis(check, seed, one, [Phase.generate, Phase.shrink], before_drawing)
    except _Shown:
        return True
    except (EnoughShrinking, hypothesis.errors.HypothesisException):
        pass
    return False


class _Shown(Exception):
    """One origin for every failure, so that hypothesis shrinks towards the smallest of all."""
