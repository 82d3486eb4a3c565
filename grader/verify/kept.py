"""What verify has worked out, kept in the user's cache until anything changes that could change it."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks
from grader.judging.inputs import InputCache, cache_key


class Kept:
    """The file that holds an outcome for exactly these contents; one that fails is none."""

    def __init__(self, kind: str, course: Course, exercise: Exercise, deciding: Iterable[Path]) -> None:
        """`deciding` are the parts of the grader that decide, which change between two versions while it is written."""
        files = [exercise.stub, *_solutions_reached(exercise), *load_checks(course, exercise).files]
        name = sha256(f"{cache_key(files, 0)} {_digest(tuple(deciding))}".encode()).hexdigest()[:40]
        self._path = InputCache().folder.with_name(kind) / f"{name}.json"

    def load(self) -> dict[str, Any] | None:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return data if isinstance(data, dict) else None

    def save(self, data: dict[str, Any]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self._path.parent)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(data, file, ensure_ascii=False)
            os.replace(temporary, self._path)
        except OSError:
            return


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
