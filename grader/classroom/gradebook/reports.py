"""The full report of a submission, put together from the gradebook."""

from __future__ import annotations

from dataclasses import replace

from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.marks import with_marks
from grader.classroom.gradebook.overview import Standing
from grader.classroom.gradebook.rules import with_share
from grader.classroom.gradebook.rulings import with_rulings
from grader.classroom.gradebook.seed import published_seed
from grader.classroom.gradebook.verdict import assemble
from grader.results.model import Report


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
