"""What `grade verify` may excuse in an exercise, with the reason: `tests/chapter03/audit/ex03_05.toml`.

    [unasked.fit]
    "more than 40 rows; more than 100 rows" = "the stub promises at most 40 samples"

    [unasked."*"]
    "numbers above 1e4" = "every argument is a rate in [0, 1], says the stub"

    [[equivalent]]
    why = "No node is without samples."
    lines = ["if len(set(y)) <= 1:"]

    [[equivalent]]
    why = "Any design that meets the bars is right."
    function = "topic_model"

`equivalent` names mutants of the reference that no check can catch: by their changed line, or all that survive in one
function. No student's verdict depends on it.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from grader.course.catalog import Exercise


class BrokenAudit(Exception):
    """An audit that says something else than what can be excused."""


@dataclass(frozen=True)
class Equivalent:
    """Why mutants survive that no check can catch."""

    why: str
    lines: tuple[str, ...] = ()
    function: str = ""


@dataclass(frozen=True)
class Audit:
    """The excuses of one exercise."""

    unasked: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Function -> saboteurs that may survive -> the sentence of the stub that excludes their class of inputs."""
    equivalent: tuple[Equivalent, ...] = ()

    @classmethod
    def of(cls, exercise: Exercise) -> Audit:
        """The excuses that stand beside the checks of an exercise; none where there is no file."""
        if not exercise.audit.is_file():
            return cls()
        try:
            return _read(tomllib.loads(exercise.audit.read_text(encoding="utf-8")))
        except (ValueError, TypeError, AttributeError) as error:
            raise BrokenAudit(f"{exercise.audit.name} cannot be read: {error}") from error

    @cached_property
    def _reasons(self) -> dict[str, str]:
        return {_without_spaces(line): one.why for one in self.equivalent for line in one.lines}

    def why_equivalent(self, line: str, function: str) -> str:
        """Why a mutant with this changed line, in this function of the reference, survives; empty where nobody says."""
        whole = next((one.why for one in self.equivalent if one.function and one.function == function), "")
        return self._reasons.get(_without_spaces(line)) or whole

    def stale(self, surviving: Sequence[tuple[str, str]]) -> Iterator[str]:
        """What is excused though no mutant survives there; of those that do, the changed line and the function."""
        lines = {_without_spaces(line) for line, _ in surviving}
        # A line with a reason of its own needs none for its whole function.
        functions = {function for line, function in surviving if _without_spaces(line) not in self._reasons}
        for one in self.equivalent:
            yield from (line for line in one.lines if _without_spaces(line) not in lines)
            if one.function and one.function not in functions:
                yield f"all of {one.function}"

    def findings(self) -> Iterator[str]:
        """What lacks a reason."""
        for one in self.equivalent:
            if not one.why.strip():
                yield f"the audit gives no reason for: {', '.join((*one.lines, one.function)).strip(', ')}"


def _read(data: Mapping[str, Any]) -> Audit:
    if unknown := sorted(set(data) - {"unasked", "equivalent"}):
        raise ValueError(f"expected only unasked and equivalent, but got {', '.join(unknown)}")
    equivalent = []
    for entry in data.get("equivalent", []):
        one = Equivalent(entry.get("why", ""), tuple(entry.get("lines", ())), entry.get("function", ""))
        if set(entry) - {"why", "lines", "function"} or bool(one.lines) == bool(one.function):
            raise ValueError(f"expected why with either lines or function, but got {', '.join(sorted(entry))}")
        equivalent.append(one)
    unasked = {function: dict(reasons) for function, reasons in data.get("unasked", {}).items()}
    return Audit(unasked, tuple(equivalent))


def function_at(source: str) -> Mapping[int, str]:
    """Line of a source -> the function at its top level that it belongs to."""
    return {
        line: node.name
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def _without_spaces(line: str) -> str:
    return "".join(line.split())
