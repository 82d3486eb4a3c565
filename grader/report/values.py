"""A `Value` as something to look at, alone or beside the value it should have been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from grader.report.markup import line, word
from grader.report.nodes import Node, Scalar, at, decode
from grader.report.painter import CELL, CELLS, DIGITS, MARKS, SCALAR, Painter, Side, rounded
from grader.results.model import Value

MANY, PLACES = 30, 6
"""From so many entries on, the places that differ are named as well, and how many of them."""


@dataclass(frozen=True)
class Shown:
    """A drawn value with what is to be said below it."""

    html: Markup
    notes: list[Markup]
    whole: bool = False


def show(
    value: Value,
    *,
    ids: str,
    side: Side = "input",
    marks: Sequence[Sequence[int | str]] = (),
    digits: int | None = None,
) -> Shown:
    """One value; `ids` is the id of the element that names it."""
    paths = frozenset(tuple(str(s) for s in path) for path in marks)
    painter = Painter(side=side, marks=paths, digits=digits, ids=ids)
    whole = () in paths
    node: Node | None = None
    if value.complete and not (value.data is None and value.text != "None"):
        try:
            node = decode(value.data)
        except (ValueError, TypeError, RecursionError):
            node = None
    if node is None or isinstance(node, Scalar):
        text = value.text if node is None else node.text
        painter.cut = not value.complete or len(text) > SCALAR
        html = Markup('<code class="text">{}</code>').format(
            painter.mark(line(text if len(text) <= SCALAR else text[: SCALAR - 1] + "…"), bool(paths))
        )
        return Shown(html, _notes(painter))
    html = painter.draw(node)
    notes = _notes(painter)
    if side == "got" and marks and not whole and (painter.cut or painter.cells < CELLS - MANY):
        notes.insert(0, word("differs_at", paths=_places(marks)))
    return Shown(html, notes, whole and side != "input")


def _places(marks: Sequence[Sequence[int | str]]) -> str:
    """The paths as they are written in Python, for entries that the eye does not find or cannot see."""
    shown = ["".join(f"[{step!r}]" for step in path)[:CELL] for path in marks[:PLACES]]
    return ", ".join(shown) + (", …" if len(marks) > PLACES else "")


def pair(expected: Value, got: Value, marks: Sequence[Sequence[int | str]], *, ids: str) -> tuple[Shown, Shown]:
    """Expected and got, drawn alike: rounded to as few digits as still tell marked entries apart."""
    if not marks and (_is_scalar(expected) or _is_scalar(got)):
        marks = [[]]
    if isinstance(expected.data, str) and isinstance(got.data, str) and expected.data != got.data:
        return _texts(expected.data, got.data)
    digits = _digits(expected, got, marks)
    first = show(expected, ids=f"{ids}-expected", side="expected", marks=marks, digits=digits)
    second = show(got, ids=f"{ids}-got", side="got", marks=marks, digits=digits)
    if expected.type != got.type and (expected.text == got.text or _looks_alike(first, second)):
        second = replace(second, notes=[*second.notes, word("type_differs")])
    return first, second


def _texts(expected: str, got: str) -> tuple[Shown, Shown]:
    """Two strings from a little before where they part to a little after."""
    shorter = min(len(expected), len(got))
    start = next((i for i in range(shorter) if expected[i] != got[i]), shorter)
    end = next((i for i in range(shorter - start) if expected[-1 - i] != got[-1 - i]), shorter - start)
    if start + end < 4:
        start = end = 0
    shown = []
    for side, text in (("expected", expected), ("got", got)):
        painter = Painter(side="expected" if side == "expected" else "got")
        stop = len(text) - end
        before = _letters(text[max(0, start - CELL) : start])
        differs = _letters(text[start : min(stop, start + SCALAR)])
        after = _letters(text[stop : stop + CELL])
        painter.cut = start > CELL or stop - start > SCALAR or end > CELL
        html = Markup("<code class=\"text\">'{}{}{}{}{}{}'</code>").format(
            "…" if start > CELL else "",
            before,
            painter.mark(line(differs, 10 * SCALAR), True) if differs else "",
            "…" if stop - start > SCALAR else "",
            after,
            "…" if end > CELL else "",
        )
        shown.append(Shown(html, _notes(painter)))
    return shown[0], shown[1]


def _letters(text: str) -> Markup:
    """The inside of a string literal."""
    return line(repr(text + '"')[1:-2], 10 * SCALAR)


def _looks_alike(first: Shown, second: Shown) -> bool:
    return first.html.striptags() == second.html.striptags()


def _is_scalar(value: Value) -> bool:
    if isinstance(value.data, dict):
        return not value.data.keys().isdisjoint(("float", "int", "complex"))
    return not isinstance(value.data, list)


def _digits(expected: Value, got: Value, marks: Sequence[Sequence[int | str]]) -> int:
    pairs = []
    try:
        first, second = decode(expected.data), decode(got.data)
        pairs = [(at(first, path), at(second, path)) for path in marks[:MARKS]]
    except (ValueError, TypeError, RecursionError):
        return 17
    for digits in range(DIGITS, 17):
        if all(a == b or not _same(a, b, digits) for a, b in pairs):
            return digits
    return 17


def _same(a: object, b: object, digits: int) -> bool:
    if not isinstance(a, float) or not isinstance(b, float):
        return False
    return rounded(a, digits) == rounded(b, digits)


def _notes(painter: Painter) -> list[Markup]:
    notes = []
    if painter.rounded:
        notes.append(word("rounded", n=painter.digits))
    if painter.cut:
        notes.append(word("value_cut"))
    return notes


def plain(value: Value, limit: int = 200) -> Markup:
    """The value on one line."""
    return line(value.text if len(value.text) <= limit else value.text[: limit - 1] + "…")
