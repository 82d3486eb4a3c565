"""Small inputs on which known mistakes showed, kept beside the checks: a failure is shown on them without a search.

`grade verify --keep` makes them, once for each change of the checks; they travel with an installation and not with the
repository. They choose what is shown and never what is right: status and points come from the drawn inputs alone, so a
verdict is the same whether they are there or not.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgpack

from grader.course.catalog import Course, Exercise
from grader.version import __version__

MOST = 16
"""How many are kept for each check: the smallest; a search takes over where none of them shows the mistake."""

Kept = Mapping[str, tuple[bytes, ...]]
"""Check -> inputs, encoded, the smallest first."""


def load_kept(course: Course, exercise: Exercise, files: Iterable[Path]) -> Kept:
    """What is kept for exactly these checks; nothing where it is missing, outdated or unreadable."""
    try:
        found = msgpack.unpackb(_path(course, exercise, files).read_bytes())
        return {str(check): tuple(map(bytes, inputs)) for check, inputs in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def save_kept(course: Course, exercise: Exercise, files: Iterable[Path], found: Mapping[str, Iterable[bytes]]) -> Path:
    """Keeps the smallest of these inputs, and forgets those of checks that have changed since."""
    path = _path(course, exercise, files)
    path.parent.mkdir(parents=True, exist_ok=True)
    for outdated in path.parent.glob(f"{exercise.module}-*"):
        with contextlib.suppress(OSError):
            outdated.unlink()
    smallest = {check: sorted(set(inputs), key=lambda one: (len(one), one))[:MOST] for check, inputs in found.items()}
    path.write_bytes(msgpack.packb(dict(sorted(smallest.items()))))
    return path


def _path(course: Course, exercise: Exercise, files: Iterable[Path]) -> Path:
    digest = hashlib.sha256(__version__.encode())
    for file in files:
        digest.update(b"\0" + file.name.encode() + b"\0" + file.read_bytes())
    return course.tests_dir / "kept" / f"{exercise.module}-{digest.hexdigest()[:24]}"
