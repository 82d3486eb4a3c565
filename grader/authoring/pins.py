"""Inputs that a check is always tried on, each with a name and the reason why it is there.

    also=[
        pin("nearer_tie", "gains differ by 4e-8: still no tie", table=NEARER_TIE),
        *pins("axes", "eigenvalues in no order", [{"data": data, "n": n} for data in AXES for n in (1, 2)]),
    ]

Of an exercise with a contract those with far scales or many entries are strict by rule, and cost no points
(`grader.authoring.levels`). What belongs to the task all the same is `core(pin(…))`; what is beyond it in spite of its
modest numbers stands in the list `strict` of the check.

A file of checks with more than three of them has them in a module beside it, `pins/ex03_05.py`, a list for each check.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from grader.authoring import levels

__all__ = ["Pin", "core", "pin", "pins"]


@dataclass(frozen=True)
class Pin:
    """One input that is always tried."""

    name: str
    reason: str
    """Which belief it decides, in a sentence for authors."""
    inputs: Mapping[str, Any]
    """Parameter of the check -> value."""
    core: bool = False
    """Whether its author says that it is core, whatever the rule says."""

    @cached_property
    def is_strict(self) -> bool:
        """Whether an answer that fails on it loses the star and no points."""
        return not self.core and levels.is_strict(self.inputs)


def pin(name: str, reason: str, /, **inputs: Any) -> Pin:
    """An input that is always tried: `pin("no samples", "the entropy of nothing is 0", y=[])`."""
    for what, text in (("name", name), ("reason", reason)):
        if not isinstance(text, str) or not text.strip():
            raise ValueError(f"Expected the {what} of a pin to say something, but got {what}={text!r}")
    if not inputs:
        raise ValueError(f"Expected values for the check's parameters, but pin({name!r}, …) gives none")
    return Pin(name, reason, inputs)


def pins(name: str, reason: str, inputs: Iterable[Mapping[str, Any]], /) -> list[Pin]:
    """A family of inputs that are there for one reason; the first is called `name 1`."""
    return [pin(f"{name} {number}", reason, **values) for number, values in enumerate(inputs, 1)]


def core(one: Pin) -> Pin:
    """A pin that the points are for, however far its numbers are: `core(pin("ten thousand", "…", n=10_000))`."""
    return replace(one, core=True)
