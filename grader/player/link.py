"""The trusted end of the line to one player, whatever the platform makes it of."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from typing import Protocol

from grader.text import Text

_OVERRUN = 70
"""As `guest.server.OVERRUN` says."""
_WINDOWS_CRASHES = {0xC0000005: "access violation", 0xC00000FD: "stack overflow", 0xC0000409: "fast fail"}


class Output:
    """What a player printed: drained always, kept up to a limit. What is beyond it is dropped: only time counts."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        self._kept = bytearray()
        self._total = 0

    def add(self, data: bytes) -> None:
        self._kept += data[: self._keep - len(self._kept)]
        self._total += len(data)

    @property
    def text(self) -> str:
        text = self._kept.decode("utf-8", "replace")
        if self._total <= self._keep:
            return text
        return f"{text}\n… 输出太长，只保留前 {self._keep} 字节 / output cut after its first {self._keep} bytes\n"


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

    def busy_seconds(self) -> float | None:
        """The CPU time and the time of waiting for a core, together; None where the platform does not say."""

    def rests(self) -> bool:
        """Whether the player neither computes nor waits for a core at this moment, as far as the platform tells."""

    def drain_output(self) -> None:
        """Collects what was printed up to now."""

    def how_it_ended(self) -> Text | None:
        """In which way a player ended that hung up by itself."""

    def kill(self) -> None:
        """Ends the player and all that it started, and releases everything."""


def cpu_seconds_of(pid: int) -> float | None:
    """The CPU time of another process, read from outside."""
    if not sys.platform.startswith("linux"):
        return _cpu_seconds_elsewhere(pid)
    cpu_clock_of_process = 2
    try:
        return time.clock_gettime((~pid) << 3 | cpu_clock_of_process)
    except OSError:
        return None


def _cpu_seconds_elsewhere(pid: int) -> float | None:
    """The same where the kernel offers no clock: psutil asks Windows and macOS in their own ways."""
    import psutil

    try:
        used = psutil.Process(pid).cpu_times()
    except psutil.Error:
        return None
    return float(used.user + used.system)


def busy_seconds_of(pid: int) -> float | None:
    """The CPU time of another process, and how long its first thread was ready to run while others had the cores."""
    cpu = cpu_seconds_of(pid)
    if cpu is None:
        return None
    try:
        queued = Path(f"/proc/{pid}/schedstat").read_text().split()[1]
    except (OSError, IndexError):
        return cpu
    return cpu + int(queued) / 1e9


def rests(pid: int) -> bool:
    """Whether another process sleeps, waits or is stopped; True where the system does not say."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return True
    return state != "R"


def in_words(status: int) -> Text:
    """A return code, as `Popen` has it."""
    if status < 0:
        return _signal_in_words(signal.Signals(-status).name if -status in set(signal.Signals) else str(-status))
    if status in _WINDOWS_CRASHES:
        return _crash(_WINDOWS_CRASHES[status])
    if status == _OVERRUN:
        return Text(
            "代码把解释器自己的限度用尽了（内存、递归或编译的深度），进程无法继续",
            "the code used up the interpreter's own limits (memory, recursion, depth of nesting); it cannot go on",
        )
    code_zh, code = (f"，退出码 {status}", f" with exit code {status}") if status else ("", "")
    return Text(f"代码提前结束了整个进程{code_zh}（os._exit？）", f"the code ended the whole process{code} (os._exit?)")


def _signal_in_words(name: str) -> Text:
    if name in ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE"):
        return _crash(name)
    if name == "SIGKILL":
        return Text(
            "进程被系统终止（SIGKILL）：内存太多？", "the system killed the process (SIGKILL): too much memory?"
        )
    return Text(f"进程被信号 {name} 终止", f"the process was ended by the signal {name}")


def _crash(name: str) -> Text:
    return Text(
        f"Python 崩溃了（{name}）：常见原因是调高递归上限后递归过深",
        f"Python crashed ({name}): often a recursion that is too deep after raising the recursion limit",
    )
