"""Processes side by side, each with referees of its own, which work in supervised children."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing.util import Finalize
from typing import TypeVar

from grader import machine
from grader.course.catalog import Course
from grader.player import Limits, Stage
from grader.referee.referee import Referee
from grader.referee.supervision import Supervision
from grader.supervised import Allowance, Exceeded

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

ALLOWED = Allowance(memory=3 << 30, cpu_seconds=900.0, wall_seconds=3_600.0)
"""What one item may cost on our side, players apart: an author's checks may be slow, but they end."""
_DEFAULT_LIMITS = Limits()
_OBJECTS_UNTIL_COLLECTION = 100_000
"""Drawing makes many small objects and hardly a cycle: to look for those as often as usual takes a fifth of it."""


class Referees:
    """The referees of one process: one for each set of limits that players are given, at work in a child."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._by_limits: dict[Limits, Supervision] = {}
        self._open = ExitStack()
        gc.set_threshold(_OBJECTS_UNTIL_COLLECTION)

    def under(self, limits: Limits) -> Supervision:
        if limits not in self._by_limits:
            stage = self._open.enter_context(Stage(limits=limits, preload=self._course.preload))
            referee = Referee(self._course, stage, explaining=False)
            self._by_limits[limits] = self._open.enter_context(Supervision(referee, ALLOWED))
        return self._by_limits[limits]

    def close(self) -> None:
        self._open.close()


class Workers:
    """Applies functions of (referee, item) to items: from this very process if one worker is all there is."""

    def __init__(self, course: Course, count: int | None = None) -> None:
        self._open = ExitStack()
        count = count or machine.workers()
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
        exceeding: Callable[[Item, Exceeded], Outcome],
        *,
        limits: Limits = _DEFAULT_LIMITS,
        together: int = 1,
    ) -> Iterator[Outcome]:
        """The outcomes in the order of the items; `together` items travel to a worker at once.

        `exceeding` says what becomes of an item that used more than it may.
        """
        if self._own is not None:
            return map(partial(_ask, self._own.under(limits), function, exceeding), items)
        return self._pool.map(partial(_apply, function, exceeding, limits), items, chunksize=together)

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


def _apply(
    function: Callable[[Referee, Item], Outcome],
    exceeding: Callable[[Item, Exceeded], Outcome],
    limits: Limits,
    item: Item,
) -> Outcome:
    assert _referees is not None
    return _ask(_referees.under(limits), function, exceeding, item)


def _ask(
    supervision: Supervision,
    function: Callable[[Referee, Item], Outcome],
    exceeding: Callable[[Item, Exceeded], Outcome],
    item: Item,
) -> Outcome:
    try:
        outcome: Outcome = supervision.ask(function, item)
    except Exceeded as exceeded:
        return exceeding(item, exceeded)
    return outcome
