"""How long a player may take: its own CPU time, read from outside, and real time as the second net."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from grader.player.link import Link
from grader.player.replies import TimedOut
from grader.text import Text

_LOOK_AGAIN = 0.25
"""Seconds between two looks at the CPU clock: code with several threads uses CPU time faster than time passes."""


class Deadline:
    """The end of one question's time. Without a CPU limit or a clock for it, real time alone decides.

    It runs from the first wait: an answer that is there already is in time.
    """

    def __init__(self, link: Link, cpu_seconds: float | None, wall_seconds: float) -> None:
        self._link = link
        self._cpu_limit = cpu_seconds
        self._cpu_start: float | None = None
        self._wall_seconds = wall_seconds
        self._wall_end: float | None = None

    def patience(self) -> float:
        """How long to wait before looking again; TimedOut when there is nothing left to wait for."""
        if self._wall_end is None:
            self._wall_end = time.monotonic() + self._wall_seconds
            self._cpu_start = self._link.cpu_seconds() if self._cpu_limit is not None else None
            return _LOOK_AGAIN if self._cpu_limit is None else min(_LOOK_AGAIN, self._cpu_limit)
        left = self._wall_end - time.monotonic()
        if left <= 0:
            raise TimedOut(
                Text(
                    f"等了 {self._wall_seconds:g} 秒没有结果（程序在等待或睡眠？）",
                    f"no answer after {self._wall_seconds:g} seconds (is the code waiting or sleeping?)",
                )
            )
        cpu = self._link.cpu_seconds() if self._cpu_start is not None else None
        if cpu is not None and self._cpu_start is not None and self._cpu_limit is not None:
            cpu_left = self._cpu_limit - (cpu - self._cpu_start)
            if cpu_left <= 0:
                raise TimedOut(
                    Text(
                        f"计算超过了 {self._cpu_limit:g} 秒（死循环，或算法太慢？）",
                        f"computed for more than {self._cpu_limit:g} seconds (an endless loop, or too slow?)",
                    )
                )
            left = min(left, cpu_left)
        return min(left, _LOOK_AGAIN)

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """Time that the trusted side spends is not the player's."""
        start = time.monotonic()
        yield
        if self._wall_end is not None:
            self._wall_end += time.monotonic() - start
