"""Small inputs on which known mistakes showed, kept beside the checks: a failure is shown on them without a search.

`grade verify --keep` makes them, once for each change of the checks, and they travel with the course. They choose what
is shown and never what is right: status and points come from the drawn inputs alone, so a verdict is the same whether
they are there or not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgpack

from grader.course.catalog import Course, Exercise

MOST, LARGEST = 16, 4_096
"""How many are kept for each check, and of how many bytes: the smallest; nobody could read a larger one.

A search takes over where none of them shows the mistake.
"""

Kept = Mapping[str, tuple[bytes, ...]]
"""Check -> inputs, encoded, the smallest first."""


def load_kept(course: Course, exercise: Exercise, files: Iterable[Path]) -> Kept:
    """What is kept for exactly these checks; nothing where it is missing, outdated or unreadable."""
    return _current(course, exercise, files) or {}


def is_outdated(course: Course, exercise: Exercise, files: Iterable[Path]) -> bool:
    """Whether something is kept, but not for these checks."""
    return kept_file(course, exercise).exists() and _current(course, exercise, files) is None


def _current(course: Course, exercise: Exercise, files: Iterable[Path]) -> Kept | None:
    """What is kept for these checks, which may be nothing at all."""
    try:
        found = msgpack.unpackb(kept_file(course, exercise).read_bytes())
        if found["checks"] != _digest(course, files):
            return None
        return {str(check): tuple(map(bytes, inputs)) for check, inputs in found["inputs"].items()}
    except (OSError, ValueError, TypeError, AttributeError, KeyError):
        return None


def save_kept(course: Course, exercise: Exercise, files: Iterable[Path], found: Mapping[str, Iterable[bytes]]) -> Path:
    """Keeps the smallest of these inputs, in the place of what was kept before."""
    path = kept_file(course, exercise)
    path.parent.mkdir(parents=True, exist_ok=True)
    smallest = {check: _smallest(inputs) for check, inputs in found.items()}
    path.write_bytes(msgpack.packb({"checks": _digest(course, files), "inputs": dict(sorted(smallest.items()))}))
    return path


def _smallest(inputs: Iterable[bytes]) -> list[bytes]:
    return sorted((one for one in set(inputs) if len(one) <= LARGEST), key=lambda one: (len(one), one))[:MOST]


def kept_file(course: Course, exercise: Exercise) -> Path:
    """Where they are kept, or would be."""
    return course.tests_dir / "kept" / f"{exercise.module}.msgpack"


def _digest(course: Course, files: Iterable[Path]) -> bytes:
    """Of the checks and what they share: it says which inputs a check may draw. Data and engine change without that."""
    digest = hashlib.sha256()
    for file in files:
        if file.is_relative_to(course.tests_dir):
            digest.update(b"\0" + file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.digest()[:12]
