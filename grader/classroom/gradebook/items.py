"""Item analysis: how hard each exercise and each check was, whom it tells apart, and which checks fail together.

Only who attempted an exercise counts for it: who left it out says nothing about how hard it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.overview import overview
from grader.text import Text

LEAST_STUDENTS = 5
"""Fewer say nothing about how well an item tells students apart."""
LEAST_TOGETHER = 0.6
"""Of the failures of the rarer one: how many are failures of the other as well."""
LEAST_FAILURES = 3


@dataclass(frozen=True, kw_only=True)
class Item:
    """An exercise, or a check of it."""

    exercise: str
    check: str
    """Empty for the exercise."""
    title: Text
    students: int
    """Who attempted it."""
    difficulty: float
    """The mean share of its points: 1 is what everybody can do."""
    discrimination: float | None
    """The correlation of its points with those of all other exercises; of a check, with the other checks as well.

    None where all have the same, or too few attempted it.
    """
    fails_with: tuple[tuple[str, float], ...] = ()
    """Checks of the same exercise that fail where this one does, and how often."""
    before: float | None = None
    """The difficulty in an earlier gradebook."""


def items(gradebook: Gradebook, *, before: Path | None = None) -> list[Item]:
    """Every exercise with its checks; `before` is the folder of an earlier batch to compare with."""
    earlier: dict[tuple[str, str], float] = {}
    if before is not None:
        with Gradebook(before) as other:
            earlier = {(one.exercise, one.check): one.difficulty for one in _items(other, {})}
    return _items(gradebook, earlier)


def _items(gradebook: Gradebook, earlier: dict[tuple[str, str], float]) -> list[Item]:
    seen = overview(gradebook)
    rows = {row.label: row for row in seen.rows if row.counts and row.status == "graded"}
    shares = {
        label: {
            id: score.points / score.max_points
            for id, score in row.scores.items()
            if score.status != "not_attempted" and not score.open and score.max_points
        }
        for label, row in rows.items()
    }
    checks = _checks(gradebook)
    found = []
    for id, title in seen.exercises.items():
        own = {label: share[id] for label, share in shares.items() if id in share}
        rest = {label: _mean([v for other, v in shares[label].items() if other != id]) for label in own}
        found.append(_item(id, "", title, own, rest, earlier))
        found += _of_checks(id, checks.get(id, {}), own, shares, earlier)
    return found


def _of_checks(
    id: str,
    checks: dict[str, tuple[Text, dict[str, float]]],
    attempted: dict[str, float],
    shares: dict[str, dict[str, float]],
    earlier: dict[tuple[str, str], float],
) -> list[Item]:
    passed = {
        check: {label: share for label, share in by.items() if label in attempted} for check, (_, by) in checks.items()
    }
    together = _together(passed)
    found = []
    for check, (title, _) in checks.items():
        own = passed[check]
        others = [by for other, by in passed.items() if other != check]
        rest = {
            label: _mean(
                [by[label] for by in others if label in by]
                + [share for other, share in shares[label].items() if other != id]
            )
            for label in own
        }
        found.append(_item(id, check, title, own, rest, earlier, tuple(together.get(check, ()))))
    return found


def _item(
    id: str,
    check: str,
    title: Text,
    own: dict[str, float],
    rest: dict[str, float | None],
    earlier: dict[tuple[str, str], float],
    together: tuple[tuple[str, float], ...] = (),
) -> Item:
    pairs = [(share, other) for label, share in own.items() if (other := rest[label]) is not None]
    return Item(
        exercise=id,
        check=check,
        title=title,
        students=len(own),
        difficulty=_mean(list(own.values())) or 0.0,
        discrimination=correlation(pairs) if len(pairs) >= LEAST_STUDENTS else None,
        fails_with=together,
        before=earlier.get((id, check)),
    )


def _checks(gradebook: Gradebook) -> dict[str, dict[str, tuple[Text, dict[str, float]]]]:
    """Exercise -> check -> its title, and the share of its points by submission."""
    found: dict[str, dict[str, tuple[Text, dict[str, float]]]] = {}
    for exercise, check, zh, en, label, points, most, status in gradebook.query(
        "SELECT r.exercise, c.id, c.title_zh, c.title_en, r.submission, c.points, c.max_points, c.status"
        " FROM result r JOIN check_result c ON c.verdict = r.verdict ORDER BY r.exercise, c.position"
    ):
        if status != "broken":
            share = points / most if most else float(status == "passed")
            found.setdefault(exercise, {}).setdefault(check, (Text(zh, en), {}))[1][label] = share
    return found


def _together(passed: dict[str, dict[str, float]]) -> dict[str, list[tuple[str, float]]]:
    failed = {check: {label for label, share in by.items() if share < 1} for check, by in passed.items()}
    found: dict[str, list[tuple[str, float]]] = {}
    for one, other in combinations(failed, 2):
        least = min(len(failed[one]), len(failed[other]))
        share = len(failed[one] & failed[other]) / least if least >= LEAST_FAILURES else 0.0
        if share >= LEAST_TOGETHER:
            found.setdefault(one, []).append((other, share))
            found.setdefault(other, []).append((one, share))
    return found


def _mean(values: Sequence[float]) -> float | None:
    return math.fsum(values) / len(values) if values else None


def correlation(pairs: Sequence[tuple[float, float]]) -> float | None:
    """Pearson's; None where one side is all the same."""
    n = len(pairs)
    if not n:
        return None
    one, other = (math.fsum(side) / n for side in zip(*pairs, strict=True))
    both = math.fsum((a - one) * (b - other) for a, b in pairs)
    spread = math.fsum((a - one) ** 2 for a, _ in pairs) * math.fsum((b - other) ** 2 for _, b in pairs)
    return both / math.sqrt(spread) if spread > 1e-18 else None
