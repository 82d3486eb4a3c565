"""The page `docs/exercises.md`: all exercises of a course, with what each is made of."""

from __future__ import annotations

from collections.abc import Sequence

from grader.course.books import ID
from grader.course.catalog import Course
from grader.verify.result import Fitness

COUNTED = 9
"""The first columns follow from the files alone; the others are measured."""
_COUNTS = ("Examples", "Properties", "Right", "Textbook", "Wrong")
_MEASURES = ("Core", "★", "Mutants", "Saboteurs", "Seconds")
_COLUMNS = ("Exercise", "Title", "Kind", "Patterns", *_COUNTS, *_MEASURES)
_HEAD = """# The exercises

Written by `grade verify --table docs/exercises.md`; do not edit. *Examples* and *properties* are checks. *Right*
and *wrong* count the known answers that the checks must accept and must catch; *textbook* those by the letter of
the book, which must have ten points. Where there is a star, *core* of the wrong ones cost points, and *★* the star
alone. *Mutants* are changes of the reference that the checks notice, of all that change anything. *Saboteurs* are
right functions spoiled on one class of inputs, caught of all that the stub does not exclude. *Seconds* is what the
checks take on the reference.
"""


def page(course: Course, rows: Sequence[Fitness]) -> str:
    """The whole page as Markdown: a table for each book."""
    book_of = {exercise.id: exercise.book for exercise in course.exercises}
    parts = [_HEAD]
    for book in course.books:
        if own := [row for row in rows if book_of[row.id] == book]:
            head = [f"## {book.title.zh} / {book.title.en}\n"] if len(course.books.all) > 1 else []
            parts.append("\n".join([*head, *_table(own)]) + "\n")
    return "\n".join(parts)


def _table(rows: Sequence[Fitness]) -> list[str]:
    under = ["---"] * 4 + ["--:"] * len(_COUNTS + _MEASURES)
    lines = [_line(_COLUMNS), _line(under), *(_line(cells(row)) for row in rows)]
    return [*lines, _line(_totals(rows))]


def cells(row: Fitness) -> list[str]:
    """One row; the cells of `_COLUMNS`."""
    counts = [str(count) for count in (row.examples, row.properties, row.right, row.textbook, row.wrong)]
    levels = [str(row.levels[level]) if row.starred else "–" for level in ("core", "strict")]
    mutants = f"{row.survival.killed}/{row.survival.total}" if row.survival else "–"
    saboteurs = f"{row.sabotage.caught}/{row.sabotage.total}" if row.sabotage else "–"
    seconds = "–" if row.seconds is None else f"{row.seconds:.2f}"
    title = f"{row.title.zh} / {row.title.en}"
    return [row.id, title, row.kind, ", ".join(row.patterns), *counts, *levels, mutants, saboteurs, seconds]


def cells_in(page: str) -> list[list[str]]:
    """The rows of a page that was written before."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]
    return [row for row in rows if ID.fullmatch(row[0])]


def _totals(rows: Sequence[Fitness]) -> list[str]:
    counts = [
        sum(column)
        for column in zip(*((r.examples, r.properties, r.right, r.textbook, r.wrong) for r in rows), strict=True)
    ]
    starred = [row for row in rows if row.starred]
    levels = [str(sum(row.levels[level] for row in starred)) if starred else "–" for level in ("core", "strict")]
    known = [row.survival for row in rows if row.survival]
    mutants = f"{sum(one.killed for one in known)}/{sum(one.total for one in known)}" if known else "–"
    tried = [row.sabotage for row in rows if row.sabotage]
    saboteurs = f"{sum(one.caught for one in tried)}/{sum(one.total for one in tried)}" if tried else "–"
    seconds = f"{sum(row.seconds or 0.0 for row in rows):.1f}"
    return [f"**{len(rows)}**", "", "", "", *map(str, counts), *levels, mutants, saboteurs, seconds]


def _line(row: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
