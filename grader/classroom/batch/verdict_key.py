"""What the verdict on one exercise depends on, as one name. Equal names, equal verdicts: the cache needs no more.

An exercise is graded with just those modules of the submission that its key covers: what it imports, what those import,
and so on. So a change in one answer leaves the verdicts on the others alone, and nothing outside the key can matter.
"""

from __future__ import annotations

import dataclasses
import hashlib
import platform
import re
from pathlib import Path

import hypothesis
import msgpack
import numpy as np

from grader.classroom.batch.job import Setup
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.submission import Submission
from grader.version import __version__

_DYNAMIC = re.compile(r"__import__|importlib|\bexec\b|\beval\b|sys\.modules")
"""Code that may import what it does not name: it gets all modules of the submission."""


def content_digest(course: Course, exercise: Exercise) -> str:
    """A digest of everything on the side of the grader that decides about an exercise."""
    files = (*load_checks(course, exercise).files, exercise.stub, exercise.solution, *exercise.bank("wrong"))
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + _digest_of(file))
    return digest.hexdigest()


def versions() -> dict[str, str]:
    """The software that can change a verdict."""
    return {
        "grader": __version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "hypothesis": hypothesis.__version__,
    }


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
        if _DYNAMIC.search(texts[name]):
            return submission
        waiting += [other for other in texts if other not in reached and other not in waiting and other in texts[name]]
    return dataclasses.replace(
        submission,
        documents={id: document for id, document in submission.documents.items() if module_of(id) in reached},
        helpers={name: document for name, document in submission.helpers.items() if name in reached},
    )


def verdict_key(setup: Setup, submission: Submission, exercise: Exercise) -> str:
    """The name of the verdict on this exercise of this submission."""
    seen = narrowed(submission, exercise)
    source = seen.source_of(exercise)
    problem = seen.problem_of(exercise)
    parts = [
        exercise.id,
        None if source is None else [sorted(source.modules.items()), sorted(source.files.items())],
        None if problem is None else list(problem.message),
        [list(note) for note in seen.notes_on(exercise)],
        seen.text_of(exercise),
        seen.file_of(exercise),
        setup.content[exercise.id],
        setup.isolation,
        setup.seed,
        sorted(versions().items()),
    ]
    return hashlib.sha256(msgpack.packb(parts, unicode_errors="surrogatepass")).hexdigest()


_DIGESTS: dict[Path, tuple[tuple[int, int], bytes]] = {}


def _digest_of(file: Path) -> bytes:
    """The digest of a file, read again only when it was written again: exercises share their data sets."""
    status = file.stat()
    stamp = (status.st_mtime_ns, status.st_size)
    if _DIGESTS.get(file, (None,))[0] != stamp:
        _DIGESTS[file] = stamp, hashlib.sha256(file.read_bytes()).digest()
    return _DIGESTS[file][1]
