"""What runs in the referee's worker of a web page: the questions of the page, each a verb with its argument, as JSON.

It is the only part that is made for the page: all that it calls is the package as it is everywhere.
"""

from __future__ import annotations

import importlib
import io
import json
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from grader.cache import caches
from grader.course.catalog import Course
from grader.player.browser import LIMITS, BrowserPlayers
from grader.player.stage import Stage
from grader.referee.referee import Referee
from grader.results.model import to_json
from grader.submission import as_answer

ROOT = Path(__file__).resolve().parents[2]


@cache
def _page() -> Any:
    return importlib.import_module("grader_page")


@cache
def _referee() -> Referee:
    course = Course.at(ROOT)
    return Referee(course, Stage("browser", limits=LIMITS, players=BrowserPlayers(_page().line)))


@cache
def _fill_cache(exercise: str) -> None:
    """Puts what was found out about an exercise when the site was built where the referee looks for it."""
    data = _page().page.read(f"kept/{exercise}.zip")
    if data is not None:
        with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as kept:
            kept.extractall(caches()[0])


def grade(exercise: str, text: str) -> Any:
    """The report on an answer to one exercise."""
    referee = _referee()
    _fill_cache(exercise)
    (found,) = referee.course.find(exercise)
    return json.loads(to_json(referee.grade(as_answer(found, text), [found])))


def reference(exercise: str) -> str:
    (found,) = _referee().course.find(exercise)
    return found.solution.read_text(encoding="utf-8")


def mistake(exercise: str, name: str) -> str:
    (found,) = _referee().course.find(exercise)
    return found.mistake(name).source


_VERBS: dict[str, Callable[..., Any]] = {"grade": grade, "reference": reference, "mistake": mistake}


def desk(verb: str, argument: str) -> str:
    """The answer to a question of the page."""
    return json.dumps(_VERBS[verb](*json.loads(argument)))
