"""Whether the times of handing in can be believed: files that were copied have the time of the copy."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from grader.classroom.gradebook.standing import Standing
from grader.text import Text

LEAST_FILES = 5
"""Fewer may well come within a minute."""
ONE_COPY = 60.0
"""Seconds in which nobody but a program writes a class."""


def one_copy(rows: Sequence[Standing]) -> Text | None:
    """What to say where all times look like those of one copy, and somebody is late by them."""
    own = [row for row in rows if row.clock == "file" and row.submitted]
    if len(own) < LEAST_FILES or not any(row.late for row in own):
        return None
    times = sorted(datetime.fromisoformat(row.submitted) for row in own)
    if (times[-1] - times[0]).total_seconds() > ONE_COPY:
        return None
    at = f"{times[0]:%Y-%m-%d %H:%M}"
    return Text(
        f"{len(own)} 份的时间都是 {at}，像是拷贝的时间，不是交的时间：用 --worksheet，或名单的 submitted 列",
        f"{len(own)} have the time {at}, which looks like that of a copy and not of handing in: give --worksheet, or a"
        " column submitted in the roster",
    )
