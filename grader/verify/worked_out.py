"""What verify has worked out, kept in the user's cache until anything changes that could change it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from grader import keys
from grader.cache import Cache
from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks


class WorkedOut:
    """An outcome for exactly these contents."""

    def __init__(self, kind: str, course: Course, exercise: Exercise, deciding: Iterable[Path], *more: Any) -> None:
        """`deciding` are the parts of the grader that decide, which change between two versions while it is written."""
        files = [exercise.stub, *keys.solutions_reached(exercise), *load_checks(course, exercise).files]
        name = keys.digest(keys.of_files([*files, *deciding]), keys.of_engine(), keys.versions(), more)
        self._cache, self._key = Cache(kind), f"{name[:40]}.json"

    def load(self) -> dict[str, Any] | None:
        try:
            data = json.loads(self._cache.load(self._key) or b"")
        except ValueError:
            return None
        return data if isinstance(data, dict) else None

    def save(self, data: dict[str, Any]) -> None:
        self._cache.save(self._key, json.dumps(data, ensure_ascii=False).encode())
