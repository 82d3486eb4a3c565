"""How long a player may take: its own CPU time decides, and real time only while it uses none."""

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

    It runs from the first wait: an answer that is there already is in time. Where others have the cores, real time
    passes and says nothing of the player: only the time counts in which it could have computed, and did not.
    """

    def __init__(self, link: Link, cpu_seconds: float | None, wall_seconds: float) -> None:
        self._link = link
        self._cpu_limit = cpu_seconds
        self._cpu_start: float | None = None
        self._wall_seconds = wall_seconds
        self._asked = False
        self._watched_since: float | None = None
        self._busy_then: float | None = None

    def patience(self) -> float:
        """How long to wait before looking again; TimedOut when there is nothing left to wait for."""
        if not self._asked:
            self._asked = True
            self._cpu_start = self._link.cpu_seconds() if self._cpu_limit is not None else None
            return _LOOK_AGAIN if self._cpu_limit is None else min(_LOOK_AGAIN, self._cpu_limit)
        if self._watched_since is None:  # only now: most answers come at once, and looking costs
            self._watched_since, self._busy_then = time.monotonic(), self._link.busy_seconds()
        left = _LOOK_AGAIN
        cpu = self._link.cpu_seconds() if self._cpu_start is not None else None
        if cpu is not None and self._cpu_start is not None and self._cpu_limit is not None:
            left = self._cpu_limit - (cpu - self._cpu_start)
            if left <= 0:
                raise TimedOut(
                    Text(
                        f"计算超过了 {self._cpu_limit:g} 秒（死循环，或算法太慢？）",
                        f"computed for more than {self._cpu_limit:g} seconds (an endless loop, or too slow?)",
                    )
                )
        idle_left = self._wall_seconds - (time.monotonic() - self._watched_since)
        if idle_left <= 0:  # only now it matters how much of that time was really idle
            idle_left = self._wall_seconds - self._idle(self._watched_since)
        if idle_left <= 0 and self._link.rests():
            raise TimedOut(
                Text(
                    f"等了 {self._wall_seconds:g} 秒没有结果（程序在等待或睡眠？）",
                    f"no answer after {self._wall_seconds:g} seconds (is the code waiting or sleeping?)",
                )
            )
        return min(left, _LOOK_AGAIN, idle_left if idle_left > 0 else _LOOK_AGAIN)

    def _idle(self, since: float) -> float:
        """The real time in which the player neither computed nor stood in line for a core."""
        busy = self._link.busy_seconds()
        used = 0.0 if busy is None or self._busy_then is None else busy - self._busy_then
        return time.monotonic() - since - used

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """Time that the trusted side spends is not the player's."""
        start = time.monotonic()
        yield
        if self._watched_since is not None:
            self._watched_since += time.monotonic() - start
