"""The page itself, and how its templates are printed: nothing here needs more than text."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from grader.course.catalog import Exercise
from grader.course.templates import Templates
from grader.page.words import PAGE_WORDS
from grader.report import markup, source
from grader.report.pages import environment_of
from grader.text import Language, Text

if TYPE_CHECKING:
    from jinja2 import Environment

SCRIPTS = (
    "page.js",
    "dom.js",
    "engine.js",
    "list.js",
    "work.js",
    "verdict.js",
    "trying.js",
    "essays.js",
    "editor.js",
    "history.js",
    "attempt.js",
)
"""The modules of the page, beside the built `codemirror.js`."""


def page(templates: Templates, language: Language, title: Text, policy: str = "") -> str:
    """The page itself, empty; `policy` is its Content-Security-Policy where no server sends one."""
    names = list(PAGE_WORDS)
    return printed(templates, "page.html", language=language, title=title, policy=policy, names=names)


def chapter_title(exercise: Exercise) -> Text:
    return Text(f"第 {exercise.chapter} 章", f"Chapter {exercise.chapter}")


def printed(templates: Templates, name: str, **values: Any) -> str:
    """One of the templates of the page."""
    return templates.rendered(_environment(templates), f"page/{name}", values)


@lru_cache(maxsize=4)
def _environment(templates: Templates) -> Environment:
    names = {
        "say": say,
        "both": markup.both,
        "brief": markup.brief,
        "prose": markup.prose,
        "t": markup.word,
        "listing": source.listing,
        "changes": source.changes,
        "as_it_stands": lambda name: markup.both(PAGE_WORDS[name]),
    }
    return environment_of(templates, "", names)


def say(name: str, **parts: object) -> str:
    """A sentence of the page itself, in both languages."""
    return markup.filled_in(PAGE_WORDS[name], **parts)
