"""Tables that survive commas, quotes, Chinese names, and spreadsheets that run what looks like a formula.

A path that ends in .xlsx is a workbook, any other a CSV file.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Sequence
from pathlib import Path

from grader.children.outcome import Exceeded
from grader.classroom.export import xlsx
from grader.errors import WrongUsage
from grader.files import write_named
from grader.submission.apart import reader, why_not
from grader.submission.names import cleaned

_ACTIVE = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20", "'")
"""A cell that begins so gets an apostrophe before it. The apostrophe is on the list so that reading can undo it."""


_WITHIN = '([;,|\\t\\r\\n][\\s"]*|^\\s+)'
_BEFORE_ACTIVE = re.compile(_WITHIN + "(?=[=+@'\uff1d\uff0b\uff0d\uff20-])")
_GUARDED_WITHIN = re.compile(_WITHIN + "'(?=[=+@'\uff1d\uff0b\uff0d\uff20-])")
"""A spreadsheet that separates cells by something else than we do begins a cell in the middle of ours."""


def guarded(cell: str) -> str:
    """The cell as text that no spreadsheet runs, whatever it takes for the end of a cell."""
    if cell == "-":
        return cell
    within = _BEFORE_ACTIVE.sub(r"\1'", cell)
    return f"'{within}" if cell.startswith(_ACTIVE) else within


def unguarded(cell: str) -> str:
    """What `guarded` was given."""
    return _GUARDED_WITHIN.sub(r"\1", cell[1:] if cell.startswith("'") else cell)


def visible(cell: str) -> str:
    """The cell without what acts on a terminal or turns the direction of a line; tabs and line ends stay."""
    if cell.isprintable():
        return cell
    return "".join(one if one in "\t\r\n" or one.isprintable() else cleaned(one) for one in cell)


def write_table(path: Path, lines: Sequence[Sequence[str | float]], *, bom: bool = False, guard: bool = True) -> None:
    """Numbers stay numbers; every text is guarded."""
    if is_workbook(path):
        return write_named(path, xlsx.written(shown(lines)))
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    for line in lines:
        writer.writerow([_cell(cell, guard) for cell in line])
    write_named(path, text.getvalue().encode("utf-8-sig" if bom else "utf-8", "replace"))


def is_workbook(path: Path) -> bool:
    return path.suffix.lower() == ".xlsx"


def shown(lines: Sequence[Sequence[str | float]]) -> list[list[str | float]]:
    """The cells as they may be shown; nothing in a workbook runs that is written as a text."""
    return [[visible(cell) if isinstance(cell, str) else round(cell, 6) for cell in line] for line in lines]


def _cell(cell: str | float, guard: bool) -> str:
    return guarded(visible(cell)) if guard and isinstance(cell, str) else _number(cell)


def read_table(path: Path) -> list[list[str]]:
    """What `write_table` wrote, or what a spreadsheet made of it."""
    data = path.read_bytes()
    if xlsx.is_xlsx(data):
        return read_workbook(path, data)
    return [[unguarded(cell) for cell in line] for line in _lines(data)]


def read_workbook(path: Path, data: bytes) -> list[list[str]]:
    """The first sheet of a workbook, opened in a child with limits: a roster comes by mail."""
    try:
        with reader(xlsx.read) as child:
            outcome = child.ask(data)
    except xlsx.NoWorkbook as error:
        raise WrongUsage(
            f"{path} 不是能读的 .xlsx（{error}）；请另存为 CSV",
            f"{path} is no .xlsx that can be read ({error}); save it as CSV",
        ) from error
    if isinstance(outcome, Exceeded):
        zh, en = why_not(outcome)
        raise WrongUsage(f"{path}：{zh}", f"{path}: {en}")
    return outcome.answer


def _lines(data: bytes) -> list[list[str]]:
    text = decoded(data)
    lines: list[list[str]] = []
    for separator in ",;\t":  # what a spreadsheet saves depends on its country
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
        if any(len(line) > 1 for line in lines[:1]):
            break
    return lines


def decoded(data: bytes) -> str:
    """The text of a file as spreadsheets save it: UTF-8, UTF-16, or what Excel on a Chinese Windows writes."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("gb18030", "replace")


def _number(cell: str | float) -> str:
    return cell if isinstance(cell, str) else f"{cell:.6f}".rstrip("0").rstrip(".")
