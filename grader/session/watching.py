"""Waits for saves, and says what they changed: looks at the files of a piece of work a few times a second.

Editors save in many ways: they write over a file, put a new one in its place, or rename it away and back. A look at
what is there now sees them all alike, on every system, and a folder of homework is small.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.course.catalog import Exercise
from grader.submission import Submission
from grader.submission.names import ignored, is_archive, is_code

PAUSE = 0.01
"""The shortest time between two looks."""
SHARE = 0.02
"""The part of one core that looking may take: where a look is slow, it is seldom."""
EMPTY_PAUSE = 0.1
"""How long an emptied file has time to be filled."""


class Saves:
    """Every save since this was made, of anything that may count; each comes once the work is there to be read."""

    def __init__(self, work: Path) -> None:
        self._work, self._seen = work, files_of(work)

    def __iter__(self) -> Iterator[None]:
        emptied: dict[str, tuple[int, int]] = {}
        while True:
            began, pause = time.perf_counter(), PAUSE
            now = files_of(self._work)
            took = time.perf_counter() - began
            if now != self._seen and self._work.exists():
                # Some editors empty a file before they fill it: what is empty is looked at twice.
                empty = any(size == 0 and now[path] != self._seen.get(path) for path, (_, size) in now.items())
                if empty and now != emptied:
                    emptied, pause = now, EMPTY_PAUSE
                else:
                    self._seen, emptied = now, {}
                    yield
            time.sleep(max(pause, took / SHARE))


def files_of(work: Path) -> dict[str, tuple[int, int]]:
    """Path -> time and size, of all code in the folder, or, for one file, of it and its neighbours."""
    found = {}
    for folder, folders, names in os.walk(work if work.is_dir() else work.parent):
        folders[:] = [name for name in folders if work.is_dir() and not ignored(name)]
        for name in names:
            if is_code(name) or is_archive(name):
                path = os.path.join(folder, name)
                try:
                    status = os.stat(path)
                except OSError:
                    continue  # gone since
                found[path] = status.st_mtime_ns, status.st_size
    return found


def source_changed(before: Submission, after: Submission, exercise: Exercise) -> bool:
    """Whether anything an exercise is made of changed: its own text, or what it imports from its neighbours."""
    old, new = before.source_of(exercise), after.source_of(exercise)
    if old is None or new is None:
        return old is not new or before.problem_of(exercise) != after.problem_of(exercise)
    if old.modules.get(exercise.module) != new.modules.get(exercise.module):
        return True
    text = new.modules[exercise.module].decode()
    others = {name for name in {*old.modules, *new.modules} if old.modules.get(name) != new.modules.get(name)}
    # A neighbour counts if it is named; one that is named by another neighbour may reach here through it.
    return any(name in text for name in others) or bool(others & set(_helpers(after)))


def _helpers(submission: Submission) -> Sequence[str]:
    return list(submission.helpers)
