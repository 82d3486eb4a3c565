"""What verify has worked out, kept in the user's cache until anything changes that could change it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from grader.cache import Cache
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.judging.inputs import cache_key


class Kept:
    """An outcome for exactly these contents."""

    def __init__(self, kind: str, course: Course, exercise: Exercise, deciding: Iterable[Path]) -> None:
        """`deciding` are the parts of the grader that decide, which change between two versions while it is written."""
        files = [exercise.stub, *_solutions_reached(exercise), *load_checks(course, exercise).files]
        name = sha256(f"{cache_key(files, 0)} {_digest(tuple(deciding))}".encode()).hexdigest()[:40]
        self._cache, self._key = Cache(kind), f"{name}.json"

    def load(self) -> dict[str, Any] | None:
        try:
            data = json.loads(self._cache.load(self._key) or b"")
        except ValueError:
            return None
        return data if isinstance(data, dict) else None

    def save(self, data: dict[str, Any]) -> None:
        self._cache.save(self._key, json.dumps(data, ensure_ascii=False).encode())


def _solutions_reached(exercise: Exercise) -> list[Path]:
    """The reference and the other solutions that it names, and that those name."""
    others = exercise.solutions
    reached: list[Path] = []
    waiting = [exercise.solution]
    while waiting:
        path = waiting.pop()
        reached.append(path)
        text = path.read_text(encoding="utf-8")
        waiting += [other for name, other in others.items() if name in text and other not in [*reached, *waiting]]
    return sorted(reached)


@cache
def _digest(files: tuple[Path, ...]) -> str:
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
