"""Referees in children, side by side: one pool for each set of limits that players are given."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from typing import Self, TypeVar

from grader import machine
from grader.children.outcome import Allowance, Exceeded
from grader.course.catalog import Course
from grader.player import Limits, Stage
from grader.referee.pool import RefereePool
from grader.referee.referee import Referee

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

ALLOWED = Allowance(memory=3 << 30, cpu_seconds=900.0, wall_seconds=3_600.0)
"""What one item may cost on our side, players apart: an author's checks may be slow, but they end."""
_DEFAULT_LIMITS = Limits()
_OBJECTS_UNTIL_COLLECTION = 100_000
"""Drawing makes many small objects and hardly a cycle: to look for those as often as usual takes a fifth of it."""


class Workers:
    """Applies functions of (referee, item) to items."""

    def __init__(self, course: Course, count: int | None = None) -> None:
        self._course, self._count = course, count or machine.workers()
        self._by_limits: dict[Limits, RefereePool] = {}
        self._open = ExitStack()
        gc.set_threshold(_OBJECTS_UNTIL_COLLECTION)

    def map(
        self,
        function: Callable[[Referee, Item], Outcome],
        items: Iterable[Item],
        exceeding: Callable[[Item, Exceeded], Outcome],
        *,
        limits: Limits = _DEFAULT_LIMITS,
    ) -> Iterator[Outcome]:
        """The outcomes in the order of the items. `exceeding` says what becomes of one that used more than it may."""
        items = list(items)
        for item, outcome in zip(items, self._under(limits).map(function, items), strict=True):
            yield exceeding(item, outcome) if isinstance(outcome, Exceeded) else outcome.answer

    def _under(self, limits: Limits) -> RefereePool:
        if limits not in self._by_limits:
            stage = self._open.enter_context(Stage(limits=limits, preload=self._course.preload))
            referee = Referee(self._course, stage, explaining=False)
            self._by_limits[limits] = self._open.enter_context(RefereePool(referee, ALLOWED, children=self._count))
        return self._by_limits[limits]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()
