"""What a verdict depends on, as one name: equal names, equal verdicts. Every cache asks here for its keys.

On the student's side that is exactly what the player is sent, and what a report shows of it; on ours the files that
decide, the versions of the software, and the settings. An exercise is graded with just those modules of a submission
that it reaches, so a change in one answer leaves the verdicts on the others alone, and nothing outside it can matter.
"""

from __future__ import annotations

import dataclasses
import hashlib
import platform
import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis
import msgpack
import numpy as np

from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.player import Limits, Source
from grader.submission import Submission
from grader.version import __version__

_DYNAMIC = re.compile(r"__import__|importlib|\bexec\b|\beval\b|sys\.modules")
"""Code that may import what it does not name: it gets all modules of the submission."""
_DECIDING = ("asking", "authoring", "deciding", "explaining", "known", "player", "referee", "results")
"""The rooms of the grader whose code decides: between two versions, while it is written, they change."""


def versions() -> dict[str, str]:
    """The software that can change a verdict."""
    return {
        "grader": __version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "hypothesis": hypothesis.__version__,
    }


def digest(*parts: Any) -> str:
    """One name for plain data, in which no order of a dict and no text that is no UTF-8 makes a difference to it."""
    packed = msgpack.packb(_plain(parts), unicode_errors="surrogatepass")
    return hashlib.sha256(packed).hexdigest()


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        # Field by field, so that one that is added later cannot be forgotten.
        return [type(value).__name__, *(_plain(getattr(value, field.name)) for field in dataclasses.fields(value))]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in sorted(value.items())]
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def of_files(files: Iterable[Path]) -> str:
    """One name for the contents of files."""
    return digest([(file.name, _digest_of(file)) for file in files])


def of_engine() -> str:
    """One name for the code of the grader that decides."""
    return of_files(_engine())


@cache
def _engine() -> tuple[Path, ...]:
    root = Path(__file__).parent
    return tuple(sorted(path for room in _DECIDING for path in (root / room).rglob("*.py")))


def deciding(course: Course, exercise: Exercise) -> list[Path]:
    """The files of a course that can change a verdict on an exercise, its diagnosis and its pictures included."""
    page = exercise.mistakes_page
    return [*_judging(course, exercise), *([page] if page.is_file() else [])]


def _judging(course: Course, exercise: Exercise) -> list[Path]:
    return [*load_checks(course, exercise).files, exercise.stub, *solutions_reached(exercise)]


def solutions_reached(exercise: Exercise) -> list[Path]:
    """The reference and the other solutions that it names, and that those name."""
    others = exercise.solutions
    reached: list[Path] = []
    waiting = [exercise.solution]
    while waiting:
        path = waiting.pop()
        reached.append(path)
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            waiting += [other for name, other in others.items() if name in text and other not in [*reached, *waiting]]
    return sorted(path for path in reached if path.is_file())


def of_content(course: Course, exercise: Exercise) -> str:
    """One name for everything on the side of the grader that decides about an exercise."""
    return digest(of_files(deciding(course, exercise)), of_engine())


def of_questions(course: Course, exercise: Exercise) -> str:
    """One name for everything that decides what known answers are asked and how it is answered, but for themselves."""
    return digest(of_files(_judging(course, exercise)), of_engine(), versions(), Limits())


def of_source(source: Source | None) -> str:
    """One name for what the player is sent."""
    return digest(source)


def of_answer(submission: Submission, exercise: Exercise) -> str:
    """One name for all that a verdict on this exercise, and a report about it, sees of a submission."""
    seen = narrowed(submission, exercise)
    return digest(
        exercise.id,
        of_source(seen.source_of(exercise)),
        seen.problem_of(exercise),
        seen.notes_on(exercise),
        seen.text_of(exercise),
        seen.file_of(exercise),
        seen.cells_of(exercise),
    )


def of_judged(answer: str, *, content: str, settings: Iterable[Any]) -> str:
    """The name of the verdict on an answer; `settings` are the level of isolation, the seed …"""
    return digest(answer, content, list(settings), Limits(), versions())


def of_verdict(submission: Submission, exercise: Exercise, *, content: str, settings: Iterable[Any]) -> str:
    """The name of the verdict on this exercise of this submission."""
    return of_judged(of_answer(submission, exercise), content=content, settings=settings)


def narrowed(submission: Submission, exercise: Exercise) -> Submission:
    """The submission with only what one exercise can reach."""
    if exercise.id not in submission.documents:
        return dataclasses.replace(submission, documents={}, helpers={})
    texts = {name: document.text() for name, document in submission.helpers.items()}
    module_of = submission.books.module_of_id
    texts |= {module_of(id): document.text_for(id) for id, document in submission.documents.items()}
    reached, waiting = set[str](), [exercise.module]
    while waiting:
        name = waiting.pop()
        reached.add(name)
        text = texts.pop(name)
        if _DYNAMIC.search(text):
            return submission
        words = set(_WORD.findall(unicodedata.normalize("NFKC", text)))  # as Python reads names
        waiting += [other for other in texts if other in words and other not in waiting]
    return dataclasses.replace(
        submission,
        documents={id: document for id, document in submission.documents.items() if module_of(id) in reached},
        helpers={name: document for name, document in submission.helpers.items() if name in reached},
    )


_WORD = re.compile(r"\w+")
_DIGESTS: dict[Path, tuple[tuple[int, int], bytes]] = {}


def _digest_of(file: Path) -> bytes:
    """The digest of a file, read again only when it was written again: exercises share their data sets."""
    status = file.stat()
    stamp = (status.st_mtime_ns, status.st_size)
    if _DIGESTS.get(file, (None,))[0] != stamp:
        _DIGESTS[file] = stamp, hashlib.sha256(file.read_bytes()).digest()
    return _DIGESTS[file][1]
