"""Cuts an unmarked file in which two exercises define a function of one name: each gets its own.

A notebook is run from the top, so what its student saw of an exercise is everything down to that exercise's last
function. What stands below and defines a name anew belongs to a later exercise, and is left out for the earlier one;
imports and helpers stay. Whose a function is, its cell tells, or the heading above it, or its place among the others.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from grader.submission.document import Document
from grader.text import Text


@dataclass
class Unit:
    """A function at the top level of a file: its lines (0-based, end excluded), its cell, whose it is."""

    name: str
    start: int
    end: int
    cell: int
    exercise: str | None = None


@dataclass(frozen=True)
class Cut:
    """What a file says for one exercise, and what is to be said about it."""

    document: Document
    note: Text | None = None


def cut(document: Document, functions: Mapping[str, Sequence[str]], answered: Iterable[str]) -> dict[str, Cut]:
    """The document for each of the exercises that it answers; those that nothing has to be cut for are left out."""
    answered = [*answered]
    asked = {name for id in answered for name in functions[id]}
    units = _units(document)
    twice = {name for name, number in Counter(unit.name for unit in units).items() if number > 1}
    if not twice & asked:
        return {}
    unclear = _attribute(document, units, {id: functions[id] for id in answered}, twice)
    found = {}
    for id in answered:
        open = sorted(twice & set(functions[id]) & unclear)
        if open:
            found[id] = Cut(document, _not_clear(id, open))
        elif later := _of_others(units, id, twice):
            found[id] = Cut(_without(document, later), _was_cut(id, sorted({unit.name for unit in later})))
    return found


def _units(document: Document) -> list[Unit]:
    try:
        tree = ast.parse(document.text())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            start = min([node.lineno, *(one.lineno for one in node.decorator_list)]) - 1
            cell = next(i for i, cell in enumerate(document.cells) if cell.start <= start < cell.end)
            found.append(Unit(node.name, start, node.end_lineno or node.lineno, cell))
    return found


def _attribute(
    document: Document, units: list[Unit], functions: Mapping[str, Sequence[str]], twice: set[str]
) -> set[str]:
    """Says whose each function is; the names of which that cannot be said."""
    owners: dict[str, list[str]] = {}
    for id, names in functions.items():
        for name in names:
            owners.setdefault(name, []).append(id)
    for number, cell in enumerate(document.cells):
        inside = [unit for unit in units if unit.cell == number]
        certain = {owners[unit.name][0] for unit in inside if len(owners.get(unit.name, ())) == 1}
        for unit in inside:
            if cell.heading in functions:
                unit.exercise = cell.heading
            elif len(certain) == 1:
                (unit.exercise,) = certain
            elif len(owners.get(unit.name, ())) == 1:
                unit.exercise = owners[unit.name][0]
    return {name for name in twice & set(owners) if not _shared_out(name, units, owners[name])}


def _shared_out(name: str, units: list[Unit], owners: Sequence[str]) -> bool:
    """Gives those of a name that are nobody's yet to the exercises that have none, in order; whether that works out."""
    open = [unit for unit in units if unit.name == name and unit.exercise is None]
    served = {unit.exercise for unit in units if unit.name == name}
    first = {id: min((unit.start for unit in units if unit.exercise == id), default=None) for id in owners}
    waiting = [id for id in owners if id not in served]
    if not open:
        return True
    if len(open) != len(waiting) or any(first[id] is None for id in waiting):
        return False
    for unit, id in zip(open, sorted(waiting, key=lambda id: first[id] or 0), strict=True):
        unit.exercise = id
    return True


def _of_others(units: list[Unit], id: str, twice: set[str]) -> list[Unit]:
    """What stands below an exercise and defines anew what it uses."""
    end = max((unit.start for unit in units if unit.exercise == id), default=-1)
    own = {unit.name for unit in units if unit.exercise == id}
    return [
        unit
        for unit in units
        if unit.start > end and unit.exercise not in (None, id) and unit.name in twice and unit.name in own
    ]


def _without(document: Document, units: Iterable[Unit]) -> Document:
    lines = list(document.lines)
    for unit in units:
        lines[unit.start : unit.end] = [""] * (unit.end - unit.start)
    return replace(document, lines=tuple(lines))


def _not_clear(id: str, names: Sequence[str]) -> Text:
    shown = ", ".join(names)
    return Text(
        f"{shown} 定义了不止一次，看不出哪一个是练习 {id} 的；批改了最后一个。在每题前写一行 # %% exercise {id}",
        f"{shown} is defined more than once and it is not clear which one is for exercise {id}: the last one was"
        f" graded. Begin each exercise with a line like # %% exercise {id}",
    )


def _was_cut(id: str, names: Sequence[str]) -> Text:
    shown = ", ".join(names)
    return Text(
        f"{shown} 定义了不止一次：练习 {id} 用的是它自己的那一个",
        f"{shown} is defined more than once: exercise {id} got its own",
    )
