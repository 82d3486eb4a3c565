"""What a run shows while it works: one line on a terminal, events for machines, nothing when piped."""

from __future__ import annotations

import json
import threading
import time
from collections import deque
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.text import Text as Line

from grader.classroom.batch.job import Executor
from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Row
from grader.text import Language, Text

_RECENT = 30
"""The rate is that of the last so many submissions: the first ones wait for the workers to warm up."""


class Silent:
    """Shows nothing."""

    def begin(self, total: int, executor: Executor) -> None: ...

    def done(self, row: Row, *, points: float | None, cached: bool) -> None: ...

    def end(self, summary: Summary) -> None: ...


class JsonLines(Silent):
    """One JSON object for each event, on standard output."""

    def begin(self, total: int, executor: Executor) -> None:
        _print({"event": "begin", "submissions": total})

    def done(self, row: Row, *, points: float | None, cached: bool) -> None:
        event: dict[str, Any] = {"event": "submission", "student": row.student, "label": row.label}
        event |= {"status": row.status, "late": row.late, "cached": cached}
        event |= {"points": points, "seconds": round(row.seconds, 3)}
        if row.reason.en:
            event["reason"] = {"zh": row.reason.zh, "en": row.reason.en}
        _print(event)

    def end(self, summary: Summary) -> None:
        numbers = asdict(summary)
        del numbers["started"]
        _print({"event": "end", **numbers})


class TerminalLine(Silent):
    """How many are done, how fast, until when, and what is running."""

    def __init__(self, console: Console, language: Language) -> None:
        self._console, self._language = console, language
        self._total, self._done = 0, 0
        self._times: deque[float] = deque(maxlen=_RECENT)
        self._executor: Executor | None = None
        self._lock = threading.Lock()  # the line is drawn by a thread of its own
        self._live = Live(get_renderable=self._line, console=console, refresh_per_second=4, transient=True)

    def begin(self, total: int, executor: Executor) -> None:
        self._total, self._executor = total, executor
        self._times.append(time.monotonic())
        self._live.start()

    def done(self, row: Row, *, points: float | None, cached: bool) -> None:
        with self._lock:
            self._done += 1
            self._times.append(time.monotonic())
        if row.status in ("failed", "unreadable"):
            reason = row.reason.in_(self._language)
            self._console.print(Line(f"{row.student}: {reason}", style="yellow"))

    def end(self, summary: Summary) -> None:
        self._live.stop()

    def _line(self) -> Line:
        with self._lock:
            done, times = self._done, list(self._times)
        running = (self._executor.running if self._executor else [])[:4]
        return Line(
            progress_text(done, self._total, times, running).in_(self._language), no_wrap=True, overflow="ellipsis"
        )


def progress_text(done: int, total: int, times: list[float], running: list[str]) -> Text:
    """`times` are the moments at which the last submissions were done, the first one that of the beginning."""
    span = times[-1] - times[0] if len(times) > 1 else 0.0
    rate = (len(times) - 1) / span if span > 0 else 0.0
    if not rate:
        return Text(f"{done}/{total} 份  准备检查和输入", f"{done}/{total} submissions  preparing checks and inputs")
    left = duration((total - done) / rate)
    names = ", ".join(running)
    number, zh, en = (rate, "秒", "s") if rate >= 1 else (rate * 60, "分钟", "min")
    return Text(
        f"{done}/{total} 份  {number:.1f} 份/{zh}  还需 {left}  正在批改 {names}",
        f"{done}/{total} submissions  {number:.1f}/{en}  {left} left  running {names}",
    )


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _print(event: dict[str, Any]) -> None:
    print(json.dumps(event, ensure_ascii=False), flush=True)
