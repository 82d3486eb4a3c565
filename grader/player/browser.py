"""Players in a web page: each a worker of its own, beside the worker in which the referee runs.

Both share a piece of memory: two rings of bytes, and what was printed. The page starts and ends the workers, since
only it can; `line` is the page's script, which knows them by numbers. There is no clock of CPU time: the time counts in
which a player has a question and has not answered it.
"""

from __future__ import annotations

import time
from typing import Any, Protocol

from grader.player.link import Output, in_words
from grader.player.replies import Limits, NoPlayer
from grader.text import Text

START_SECONDS = 120.0
"""A slow computer compiles the interpreter for so long, once."""
LIMITS = Limits(cpu_seconds=4.0, load_cpu_seconds=20.0, wall_factor=2.0, memory=512 << 20)
"""Of real time: Python in a page takes two to five times as long, and nothing tells when others had the core."""
_NUDGE = LIMITS.cpu_seconds / 20
"""Seconds between two looks of a player at where it is, as `guest.whereabouts` has them."""


class Line(Protocol):
    """What the page's script offers."""

    def take(self, milliseconds: float) -> int:
        """The number of a player that is ready, once there is one; -1 when there is none after this time."""

    def nudge(self, number: int) -> None:
        """Lets it look where it is: the signal that a timer sends elsewhere."""

    def push(self, number: int, data: Any) -> int:
        """Sends as many of these bytes as there is room for; how many that were."""

    def pull(self, number: int) -> Any:
        """What it has said and nobody has read; None where that is nothing."""

    def wait(self, number: int, milliseconds: float, pushing: bool) -> None:
        """Returns when there is something to read, or room where one waits for it; or after this time."""

    def printed(self, number: int, start: int) -> Any:
        """What it has printed from this position on."""

    def busy(self, number: int) -> float:
        """The milliseconds in which it had something to do."""

    def rests(self, number: int) -> bool:
        """Whether it waits for us."""

    def gone(self, number: int) -> int | None:
        """With which status it ended, below 0 where it crashed; None while it lives."""

    def leave(self, number: int) -> None:
        """Hangs up: it begins another life, or is replaced where it does not hear."""


class BrowserPlayers:
    """Stands where elsewhere a fork server stands."""

    alive = True
    """Nothing takes all players with it when it ends."""

    def __init__(self, line: Line, output_bytes: int = LIMITS.output_bytes) -> None:
        self._line, self._output_bytes = line, output_bytes

    def spawn(self) -> BrowserLink:
        """A player without a submission."""
        number = self._line.take(1000 * START_SECONDS)
        if number < 0:
            raise NoPlayer(Text("浏览器没有启动它", "the browser did not start it"), "")
        return BrowserLink(self._line, number, Output(self._output_bytes))

    def waiting(self) -> set[int]:
        """The page keeps some ready by itself."""
        return set()

    def close(self) -> None:
        """They end with the page."""


class BrowserLink:
    """The line to one life of one player."""

    folder = ""

    def __init__(self, line: Line, number: int, output: Output) -> None:
        self.inbox = bytearray()
        self.output = output
        self.ended = False
        self._line, self._number = line, number
        self._outbox: list[bytes] = []
        self._printed = 0
        self._nudge = 0.0
        self._closed = False

    def send(self, data: bytes) -> None:
        self._outbox.append(data)

    def pump(self, timeout: float) -> None:
        end = time.monotonic() + timeout
        self._push()
        while not self._pull() and (now := time.monotonic()) < end:
            if now >= self._nudge:
                self._nudge = now + _NUDGE
                self._line.nudge(self._number)
            self._line.wait(self._number, 1000 * (min(end, self._nudge) - now), bool(self._outbox))
            self._push()

    def _push(self) -> None:
        while self._outbox:
            sent = self._line.push(self._number, self._outbox[0])
            if sent < len(self._outbox[0]):
                self._outbox[0] = self._outbox[0][sent:]
                return
            del self._outbox[0]

    def _pull(self) -> bool:
        data = self._line.pull(self._number)
        if data is not None:
            self.inbox += data.to_bytes()
            return True
        self.ended = self._line.gone(self._number) is not None
        return self.ended

    def cpu_seconds(self) -> float | None:
        return self._line.busy(self._number) / 1000

    def busy_seconds(self) -> float | None:
        return self.cpu_seconds()

    def rests(self) -> bool:
        return self._line.rests(self._number)

    def drain_output(self) -> None:
        data = self._line.printed(self._number, self._printed).to_bytes()
        self._printed += len(data)
        self.output.add(data)

    def how_it_ended(self) -> Text | None:
        status = self._line.gone(self._number)
        if status is not None and status >= 0:
            return in_words(status)
        return Text(
            "运行代码的浏览器线程崩溃了（递归过深，或内存用尽？）",
            "the browser's worker that ran the code crashed (a recursion too deep, or out of memory?)",
        )

    def kill(self) -> None:
        if not self._closed:
            self._closed = True
            self.drain_output()
            self._line.leave(self._number)
