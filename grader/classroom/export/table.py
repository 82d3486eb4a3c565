"""Tables as CSV that survive commas, quotes, Chinese names, and spreadsheets that run what looks like a formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from pathlib import Path

from grader.classroom.export.options import Options
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing, overview
from grader.classroom.gradebook.overview import Score
from grader.files import write_whole
from grader.submission.names import cleaned
from grader.text import Language, Text

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
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    for line in lines:
        writer.writerow([_cell(cell, guard) for cell in line])
    write_whole(path, text.getvalue().encode("utf-8-sig" if bom else "utf-8", "replace"))


def _cell(cell: str | float, guard: bool) -> str:
    return guarded(visible(cell)) if guard and isinstance(cell, str) else _number(cell)


def read_table(path: Path) -> list[list[str]]:
    """What `write_table` wrote, or what a spreadsheet made of it."""
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("gb18030", "replace")  # Excel on a Chinese Windows
    for separator in ",;\t":  # what a spreadsheet saves depends on its country
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
        if any(len(line) > 1 for line in lines[:1]):
            break
    return [[unguarded(cell) for cell in line] for line in lines]


def write_grades(gradebook: Gradebook, path: Path, options: Options) -> None:
    """One line for each row of the gradebook, with the points of every exercise."""
    seen = overview(gradebook)
    head = ["student", "name", "email", "status", "late", "submitted"]
    head += [*seen.exercises, "automatic", "review", "by_hand", "late_factor", "points", "max_points"]
    head += ["to_review", "remark", "file"]
    if options.out_of is not None:
        head.append(f"out_of_{options.out_of:g}")
    write_table(path, [head, *(_line(seen, row, options) for row in seen.rows)], bom=options.bom)


def _line(seen: ClassOverview, row: Standing, options: Options) -> list[str | float]:
    automatic = round(sum(_machine(score) for score in row.scores.values()), 6)
    line: list[str | float] = [row.student, row.name, row.email, row.status, "late" if row.late else "", row.submitted]
    line += [row.scores[id].points if id in row.scores and id not in row.open else "" for id in seen.exercises]
    line += [automatic, row.review_points, _by_hand(row), f"{row.late_factor:.4g}", points(row), seen.max_points]
    line += [row.to_review, remark(row, options.language), row.label]
    return line if options.out_of is None else [*line, options.grade(seen, row) if row.gradable else ""]


def points(row: Standing) -> float | str:
    """What a row is worth; what the grader failed at is worth nothing yet, which is not zero."""
    return row.points if row.gradable else ""


def remark(row: Standing, language: Language) -> str:
    """Everything that is to be said about a row: its state, what was not recognised, what a person wrote."""
    late = {"zh": "迟交", "en": "late"}[language] if row.late else ""
    texts = [*row.unclear, row.reason, row.intake, *(Text(f"{id}: {why.zh}", f"{id}: {why.en}") for id, why in
             row.unrecognised[:3])]  # fmt: skip
    return "; ".join(part for part in (late, *(text.in_(language) for text in texts), *row.comments) if part)


def _machine(score: Score) -> float:
    return score.points if score.machine is None else score.machine


def _by_hand(row: Standing) -> float:
    return round(sum(score.points - _machine(score) for score in row.scores.values()) + row.bonus, 6)


def _number(cell: str | float) -> str:
    return cell if isinstance(cell, str) else f"{cell:.6f}".rstrip("0").rstrip(".")
