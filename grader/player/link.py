"""The trusted end of the line to one player, whatever the platform makes it of."""

from __future__ import annotations

import sys
import time
from typing import Protocol

from grader.text import Text

MAX_OUTPUT = 8 << 20
"""A player that prints more is killed."""


class Output:
    """What a player printed: drained always, kept up to a limit."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        self._kept = bytearray()
        self._total = 0

    def add(self, data: bytes) -> None:
        self._kept += data[: self._keep - len(self._kept)]
        self._total += len(data)

    @property
    def too_much(self) -> bool:
        return self._total > MAX_OUTPUT

    @property
    def text(self) -> str:
        text = self._kept.decode("utf-8", "replace")
        if self._total <= self._keep:
            return text
        return f"{text}\n… 输出太长，只保留前 {self._keep} 字节 / output cut: only the first {self._keep} bytes are kept\n"


class Link(Protocol):
    """Non-blocking: everything that takes time happens in `pump`."""

    folder: str
    """The working folder of this player alone."""
    inbox: bytearray
    """Received and not yet understood."""
    output: Output
    ended: bool
    """The player hung up; what it said before is in `inbox`."""

    def send(self, data: bytes) -> None:
        """Queues bytes; `pump` sends them."""

    def pump(self, timeout: float) -> None:
        """Sends and receives what can be, waiting for at most so many seconds until anything happens."""

    def cpu_seconds(self) -> float | None:
        """The CPU time the player has used so far; None where the platform does not say."""

    def drain_output(self) -> None:
        """Collects what was printed up to now."""

    def how_it_ended(self) -> Text | None:
        """In which way a player ended that hung up by itself."""

    def kill(self) -> None:
        """Ends the player and all that it started, and releases everything."""


def cpu_seconds_of(pid: int) -> float | None:
    """The CPU time of another process, read from outside."""
    if not sys.platform.startswith("linux"):
        return None
    cpu_clock_of_process = 2
    try:
        return time.clock_gettime((~pid) << 3 | cpu_clock_of_process)
    except OSError:
        return None


def in_words(status: int) -> Text:
    """A return code, as `Popen` has it."""
    import signal

    if status == 0:
        return Text("代码提前结束了整个进程（os._exit 或 sys.exit）", "the code ended the whole process (os._exit?)")
    if status > 0:
        return Text(
            f"代码提前结束了整个进程，退出码 {status}（os._exit？）",
            f"the code ended the whole process with exit code {status} (os._exit?)",
        )
    name = signal.Signals(-status).name if -status in set(signal.Signals) else str(-status)
    if name in ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE"):
        return Text(
            f"Python 崩溃了（{name}）：常见原因是把递归上限设得太高而递归过深",
            f"Python crashed ({name}): often a recursion that is too deep after raising the recursion limit",
        )
    if name == "SIGKILL":
        return Text("进程被系统终止（SIGKILL）：可能用了太多内存", "the system killed the process (SIGKILL): too much memory?")
    return Text(f"进程被信号 {name} 终止", f"the process was ended by the signal {name}")
