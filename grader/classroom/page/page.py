"""The page about a whole class: self-contained, readable from disk."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from grader.classroom.gradebook import ClassOverview, Gradebook, Standing, overview
from grader.classroom.gradebook.essays import Essay, essays
from grader.classroom.gradebook.items import Item, items
from grader.classroom.gradebook.similarity import KNOWN, Cluster, known_texts, similar, sources
from grader.classroom.gradebook.statistics import CheckStatistics, ExerciseStatistics, exercise_statistics
from grader.classroom.page.attention import needs_a_person
from grader.classroom.page.words import CLASS_WORDS
from grader.course.templates import PACKAGE, Templates
from grader.files import write_whole
from grader.report import markup
from grader.report.pages import environment_of, policy_hash
from grader.report.visible import escaped
from grader.text import Language, Text

if TYPE_CHECKING:
    from jinja2 import Environment

PAGE = "index.html"
SIMILAR_PAGE = "similar.html"
MOST_SHOWN, MOST_PAIRS_SHOWN = 60, 3
"""Clusters on the page of what is alike, and pairs side by side in each."""
MOST_SOURCE = 20_000
BINS = 10
SLOWEST = 8
MOST_MISCONCEPTIONS, MOST_CASES = 15, 15
"""What stands open; the others unfold."""


@dataclass(frozen=True)
class Bin:
    """The submissions between two shares of the points."""

    start: int
    end: int
    number: int
    height: float


@dataclass(frozen=True)
class Slow:
    """A check that takes long or runs out of time."""

    exercise: str
    check: CheckStatistics


def write_class_page(gradebook: Gradebook, folder: Path, language: Language) -> Path:
    """Writes the page in one step."""
    seen = overview(gradebook)
    clusters = similar(gradebook)
    statistics = exercise_statistics(gradebook, seen.exercises)
    content = class_page(
        seen, statistics, language, clusters, gradebook.templates, items=items(gradebook), essays=essays(gradebook)
    )
    if clusters:
        write_whole(folder / SIMILAR_PAGE, similar_page(gradebook, clusters, language))
    write_whole(folder / PAGE, content)
    return folder / PAGE


def similar_page(gradebook: Gradebook, clusters: Sequence[Cluster], language: Language) -> str:
    """Those who are alike, and two answers side by side for the closest of them; what it means the reader says."""
    shown = list(clusters[:MOST_SHOWN])
    texts = {
        exercise: {
            name: _code(source)
            for name, source in (*sources(gradebook, exercise).items(), *known_texts(gradebook, exercise).items())
        }
        for exercise in {cluster.exercise for cluster in shown}
    }
    return render(
        "similar.html",
        language,
        gradebook.templates,
        clusters=shown,
        texts=texts,
        total=len(clusters),
        most=MOST_PAIRS_SHOWN,
        shown_name=lambda name: name.removeprefix(KNOWN),
    )


def _code(source: str) -> Markup:
    """Source as it stands, line by line; what is not plainly visible is written as an escape."""
    lines = source[:MOST_SOURCE].splitlines()
    return Markup("\n").join(Markup("{}").format(escaped(line)) for line in lines)


def class_page(
    seen: ClassOverview,
    exercises: Sequence[ExerciseStatistics],
    language: Language,
    clusters: Sequence[Cluster] = (),
    templates: Templates = PACKAGE,
    *,
    items: Sequence[Item] = (),
    essays: Sequence[Essay] = (),
) -> str:
    """The overview of the class; `language` is the one it opens in."""
    shares = [_share(row.points, seen.max_points) for row in seen.rows if row.status == "graded" and row.gradable]
    slow = [Slow(one.id, check) for one in exercises for check in one.checks]
    return render(
        "page.html",
        language,
        templates,
        script="classroom.js",
        seen=seen,
        exercises=exercises,
        bins=_bins(shares),
        mean=statistics.fmean(shares) if shares else 0.0,
        median=statistics.median(shares) if shares else 0.0,
        graded=len(shares),
        counts={status: sum(row.status == status for row in seen.rows) for status in _STATUSES},
        late=sum(row.late and row.counts for row in seen.rows),
        to_review=sum(row.to_review for row in seen.rows),
        misconceptions=_by_concept(exercises),
        timeouts=sorted((one for one in slow if one.check.timeouts), key=lambda one: -one.check.timeouts)[:SLOWEST],
        cases=needs_a_person(seen.rows, list(clusters), essays),
        items={(one.exercise, one.check): one for one in items},
        most_shown=MOST_MISCONCEPTIONS,
        most_cases=MOST_CASES,
        slowest=sorted(slow, key=lambda one: -one.check.seconds)[:SLOWEST],
    )


def _by_concept(exercises: Sequence[ExerciseStatistics]) -> list[tuple[str, Text, int]]:
    """The exercises, the mistake and how many answers make it, most first: one idea is one line wherever it shows."""
    found: dict[Text, tuple[list[str], int]] = {}
    for one in exercises:
        for text, number in one.misconceptions:
            ids, before = found.get(text, ([], 0))
            found[text] = ([*ids, one.id], before + number)
    return sorted(((", ".join(ids), text, number) for text, (ids, number) in found.items()), key=lambda one: -one[2])


_STATUSES = ("graded", "unreadable", "failed", "missing", "duplicate")


def _bins(shares: Sequence[float]) -> list[Bin]:
    width = 100 // BINS
    numbers = [0] * BINS
    for share in shares:
        numbers[min(int(share // width), BINS - 1)] += 1
    most = max([*numbers, 1])
    return [Bin(i * width, (i + 1) * width, number, round(100 * number / most, 1)) for i, number in enumerate(numbers)]


def _share(points: float, most: float) -> float:
    return min(max(100 * points / most, 0.0), 100.0) if most > 0 else 0.0


def _percent(part: float, whole: float) -> str:
    return f"{_share(part, whole):.0f}"


def _points(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _tells(items: dict[tuple[str, str], Item], exercise: str, check: str) -> str:
    """How well an item tells students apart; nothing where that cannot be said."""
    one = items.get((exercise, check))
    return "" if one is None or one.discrimination is None else f"{one.discrimination:.2f}"


def _together(items: dict[tuple[str, str], Item], exercise: str, check: str) -> Markup:
    """The titles of the checks that often fail with this one."""
    one = items.get((exercise, check))
    titles = [items[exercise, other].title for other, _ in (one.fails_with if one else ())[:3]]
    return Markup("; ").join(markup.both(title, markup.brief) for title in titles)


def _word(name: str, **parts: object) -> Markup:
    return markup.filled_in(CLASS_WORDS[name], **parts)


def _search(row: Standing) -> str:
    """What a row is found by."""
    return escaped(" ".join((row.student, row.name, row.email, row.label)).lower()[:300])


def render(template: str, language: Language, templates: Templates, *, script: str = "", **values: Any) -> str:
    """A page of `templates/classroom`, with its one script, if it has any."""
    code = templates.text(f"classroom/{script}").strip() if script else ""
    page = {"language": language, "script": Markup(code), "script_hash": policy_hash(code), **values}
    return templates.rendered(_environment(templates), f"classroom/{template}", page)


@lru_cache(maxsize=4)
def _environment(templates: Templates) -> Environment:
    names = {
        "t": _word,
        "both": markup.both,
        "brief": markup.brief,
        "line": markup.line,
        "answer": markup.answer,
        "language_of": markup.language_of,
        "points": _points,
        "tells": _tells,
        "together": _together,
        "percent": _percent,
        "search": _search,
        "plain": lambda name, language: CLASS_WORDS[name].in_(language),
    }
    return environment_of(templates, templates.text("classroom/classroom.css").strip(), names)
