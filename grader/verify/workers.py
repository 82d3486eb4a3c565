"""Processes side by side, each with referees of its own that live as long as they do."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing.util import Finalize
from typing import TypeVar

from grader.course.catalog import Course
from grader.judging.referee import Referee
from grader.player import Limits, Stage

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

_DEFAULT_LIMITS = Limits()


class Referees:
    """The referees of one process: one for each set of limits that players are given."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._by_limits: dict[Limits, Referee] = {}
        self._open = ExitStack()

    def under(self, limits: Limits) -> Referee:
        if limits not in self._by_limits:
            stage = self._open.enter_context(Stage(limits=limits, preload=self._course.preload))
            self._by_limits[limits] = Referee(self._course, stage, explaining=False)
        return self._by_limits[limits]

    def close(self) -> None:
        self._open.close()


class Workers:
    """Applies functions of (referee, item) to items: in this very process if one worker is all there is."""

    def __init__(self, course: Course, count: int | None = None) -> None:
        self._open = ExitStack()
        count = count or os.cpu_count() or 1
        self._own: Referees | None = None
        if count == 1:
            self._own = Referees(course)
            self._open.callback(self._own.close)
        else:
            self._pool = self._open.enter_context(ProcessPoolExecutor(count, initializer=_start, initargs=(course,)))

    def map(
        self,
        function: Callable[[Referee, Item], Outcome],
        items: Iterable[Item],
        *,
        limits: Limits = _DEFAULT_LIMITS,
        together: int = 1,
    ) -> Iterator[Outcome]:
        """The outcomes in the order of the items; `together` items travel to a worker at once."""
        if self._own is not None:
            return map(partial(function, self._own.under(limits)), items)
        return self._pool.map(partial(_apply, function, limits), items, chunksize=together)

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        if self._own is None:
            self._pool.shutdown(cancel_futures=True)
        self._open.close()


_referees: Referees | None = None
"""Those of a worker process; the process that started it has none here."""


def _start(course: Course) -> None:
    global _referees
    _referees = Referees(course)
    Finalize(None, _referees.close, exitpriority=1)  # a worker ends without what `atexit` and `weakref` would do


def _apply(function: Callable[[Referee, Item], Outcome], limits: Limits, item: Item) -> Outcome:
    assert _referees is not None
    return function(_referees.under(limits), item)
