"""The verdict on one exercise as the page shows it: by the templates of the report."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from grader.course.templates import Templates
from grader.report import html
from grader.report.views import exercises_of
from grader.results.model import Report


def verdict(templates: Templates, report: Report) -> Markup:
    """All that a report says of its one exercise but its statement, its source and its pictures."""
    (view,) = exercises_of(report)
    return Markup(_printed(templates, "verdict.html", view=view, result=view.result, report=report, exercises=[view]))


def pictures(templates: Templates, report: Report) -> Markup:
    """The pictures of the one exercise of a report."""
    (view,) = exercises_of(report)
    return Markup(_printed(templates, "pictures.html", view=view, result=view.result, report=report))


def _printed(templates: Templates, name: str, **values: Any) -> str:
    return templates.rendered(html.environment(templates), f"page/{name}", values)
