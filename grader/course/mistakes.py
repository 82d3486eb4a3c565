"""The known mistakes of an exercise: one page, and on it a cell for each with only what differs from the reference.

    # %% drops_last_sample: 切片 [:-1] 丢掉了最后一个样本 / The slice [:-1] drops the last sample
    # caught by: test_gains_of_the_book, test_gain_is_its_definition
    # hint: every sample
    # book: (4.2)
    def information_gain(values, y):
        ...

A cell that says `# kind: narrow` is no belief that anybody holds ("only the first 1000 are looked at"): it tries the
checks, and is never named to a student. `# costs: 3` says what a person would take for
it, where checks of many functions see the one slip.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from grader.text import Text

FIELDS = ("caught by", "hint", "book", "kind", "costs")
"""What the head of a cell may say."""
NARROW = "narrow"
_MARK = re.compile(r"# %%(.*)")
_NUMBER = re.compile(r"[1-9](\.5)?")
_FIELD = re.compile(r"# ([a-z][a-z ]*):(?: (.*))?")


@dataclass(frozen=True)
class Mistake:
    """A complete submission that makes one mistake, and the checks that must catch it."""

    name: str
    title: Text
    head: Mapping[str, str] = field(hash=False)
    """The `# key: value` lines under the mark."""
    cell: str = field(repr=False)
    """What it changes of the reference."""
    reference: str = field(repr=False)

    @property
    def caught_by(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.head.get("caught by", "").split(",") if name.strip())

    @property
    def hint(self) -> str:
        """Words, Chinese or English, of a hint that one of these checks must show; empty where any will do."""
        return self.head.get("hint", "")

    @property
    def book(self) -> str:
        return self.head.get("book", "")

    @property
    def narrow(self) -> bool:
        """Whether it only tries the checks, and is nothing that a student believes."""
        return self.head.get("kind") == NARROW

    @property
    def costs(self) -> float | None:
        """The most points that it costs where a submission is this mistake throughout; None: what its checks take."""
        found = _NUMBER.fullmatch(self.head.get("costs", ""))
        return float(found[0]) if found else None

    @property
    def changes(self) -> tuple[str, ...]:
        """The definitions of the reference that its cell replaces or leaves out, in their order."""
        try:
            changed = frozenset[str]().union(*(one.names for one in _statements(self.cell) if not one.is_import))
        except SyntaxError:
            return ()
        return tuple(name for one in _statements(self.reference) for name in sorted(one.names & changed))

    @cached_property
    def source(self) -> str:
        """The reference with this mistake in it."""
        return compose(self.reference, self.cell)


def read_page(page: Path, reference: Path) -> list[Mistake]:
    """The mistakes on a page, in its order; none where there is no page."""
    try:
        lines = _lines(page.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    right = reference.read_text(encoding="utf-8") if reference.is_file() else ""
    marks = [number for number, line in enumerate(lines) if _MARK.match(line)]
    return [_mistake(lines[start:end], right) for start, end in zip(marks, [*marks[1:], None], strict=True)]


def _mistake(lines: list[str], reference: str) -> Mistake:
    name, _, title = lines[0].removeprefix("# %%").partition(":")
    head = dict[str, str]()
    rest = 1
    while rest < len(lines) and (found := _FIELD.fullmatch(lines[rest])):
        head[found[1]] = (found[2] or "").strip()
        rest += 1
    cell = "\n".join(lines[rest:]).strip("\n") + "\n"
    return Mistake(name.strip(), Text.split(title.strip()), head, cell, reference)


def difference(mistake: Mistake) -> str:
    """What it changes of the reference, as a unified diff."""
    before, after = (text.splitlines(keepends=True) for text in (mistake.reference, mistake.source))
    return "".join(difflib.unified_diff(before, after, "reference", mistake.name))


class _Statement(NamedTuple):
    """A statement at the top level of a module."""

    node: ast.stmt
    names: frozenset[str]
    """What it defines or deletes; its own text, where that is nothing."""
    first: int
    """Where it begins, with the comments and decorators above it; lines count from 0."""
    end: int
    text: str

    @property
    def is_import(self) -> bool:
        return isinstance(self.node, (ast.Import, ast.ImportFrom))


def compose(reference: str, cell: str) -> str:
    """The reference with the definitions of a cell in the place of its own.

    A definition of the same name is replaced where it stands; a new one stands before the next that is replaced.
    Imports join the imports; `del name` leaves a definition out. What is not touched stays as it is. A cell that is no
    Python is put at the end, where whoever loads it is told.
    """
    try:
        changes = _statements(cell)
    except SyntaxError:
        return f"{reference}\n\n{cell}"
    there = _statements(reference)
    imports = [change.text for change in changes if change.is_import]
    changes = [change for change in changes if not change.is_import]
    changed = frozenset[str]().union(*(change.names for change in changes))
    replaced = [one for one in there if not one.is_import and one.names & changed]
    lines = _lines(reference)
    stands: dict[int, list[str]] = {one.first: [] for one in replaced}  # line of the reference -> what stands there
    waiting: list[str] = []
    place = len(lines)
    for change in changes:
        if not isinstance(change.node, ast.Delete):
            waiting.append(change.text)
            if own := [one.first for one in replaced if one.names & change.names]:
                place = own[0]
                stands[place] += waiting
                waiting = []
    stands.setdefault(place, []).extend(waiting)
    return _laid_out(lines, _below_imports(there), imports, replaced, stands)


def _laid_out(
    lines: Sequence[str],
    below_imports: int,
    imports: Sequence[str],
    replaced: Iterable[_Statement],
    stands: Mapping[int, Sequence[str]],
) -> str:
    gone = {line for one in replaced for line in range(one.first, one.end)}
    out: list[str] = []
    for number in range(len(lines) + 1):
        if number == below_imports:
            out += imports
        if there := stands.get(number):
            out += [*(["", ""] if number == len(lines) else []), "\n\n\n".join(there)]
        if number < len(lines) and number not in gone:
            out.append(lines[number])
    return "\n".join(out) + "\n"


def _lines(text: str) -> list[str]:
    """Lines as Python counts them: `str.splitlines` knows further ends of lines, which may stand in a string."""
    return text.rstrip("\n").split("\n")


def _below_imports(there: Sequence[_Statement]) -> int:
    """The line where a further import goes: below the others, or above all definitions."""
    ends = [one.end for one in there if one.is_import]
    return ends[-1] if ends else there[0].first if there else 0


@lru_cache(maxsize=8)
def _statements(source: str) -> list[_Statement]:
    """The top level of a module without its docstring."""
    lines, found = _lines(source), []
    for position, node in enumerate(ast.parse(source).body):
        if position == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))]) - 1
        while first > 0 and lines[first - 1].startswith("#"):
            first -= 1
        end = node.end_lineno or node.lineno
        found.append(_Statement(node, frozenset(_names(node)), first, end, "\n".join(lines[first:end])))
    return found


def _names(node: ast.stmt) -> set[str]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {node.name}
    targets: list[ast.expr] = []
    if isinstance(node, (ast.Assign, ast.Delete)):
        targets = node.targets
    elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
        targets = [node.target]
    names = {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return names or {ast.unparse(node)}
