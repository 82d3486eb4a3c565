"""The report of a submission and its grade, put together from its verdicts and from what people gave."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, replace

from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.marks import Mark, with_marks
from grader.classroom.gradebook.rules import Rules, with_share
from grader.classroom.gradebook.rulings import Ruling, with_rulings
from grader.classroom.gradebook.score import Score, decided, item_of
from grader.classroom.gradebook.seed import published_seed
from grader.classroom.gradebook.standing import Standing
from grader.classroom.gradebook.verdict import assemble
from grader.results.grade import Grade
from grader.results.model import Report
from grader.text import Language


def report_of(gradebook: Gradebook, row: Standing) -> Report | None:
    """The report with what a person gave; None for a row that was never graded."""
    found = dict(
        gradebook.query(
            "SELECT r.exercise, v.report FROM result r JOIN verdict v ON v.key = r.verdict WHERE r.submission = ?",
            row.label,
        )
    )
    verdicts = [found[exercise] for exercise in row.scores]
    if not verdicts:
        return None
    whole = replace(assemble(row.student, verdicts), seed=published_seed(gradebook))
    report = with_marks(whole, gradebook.marks(row.student))
    return with_share(with_rulings(report, gradebook.rulings(row.student)), gradebook.rules.strict)


def grade_of(
    report: Report,
    marks: Sequence[Mark],
    rulings: Sequence[Ruling],
    rules: Rules,
    *,
    late: bool,
    late_seconds: float | None,
) -> Grade:
    """The grade of a report as the machine wrote it: the same that `Standing.grade` reads from the gradebook."""
    items = []
    for result, marked in zip(report.exercises, with_marks(report, marks).exercises, strict=True):
        score = Score(status=result.status, points=result.points, max_points=result.max_points, strict=result.strict)
        if own := [one for one in rulings if one.exercise == result.id]:
            score = decided(score, own, {check.id: check.points for check in result.checks})
        given, most = marked.points - result.points, marked.max_points - result.max_points
        items.append(item_of(result.id, score, rules, given, most))
    return Grade(
        items=items,
        late=late,
        late_seconds=late_seconds,
        late_factor=rules.factor(late_seconds) if late else 1.0,
        bonus=sum(one.points or 0.0 for one in rulings if not one.exercise),
        out_of=rules.out_of,
    )


def look_of(gradebook: Gradebook, student: str, language: Language) -> str:
    """One name for all that a student's report shows beside the verdicts: where it stays, so does the report."""
    parts = [
        [asdict(mark) for mark in gradebook.marks(student)],
        [asdict(ruling) for ruling in gradebook.rulings(student)],
        gradebook.rules.to_json(),
        gradebook.rules.shows_now,
        gradebook.templates.digest,
        published_seed(gradebook),
        language,
    ]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
