"""A verdict as it is kept and carried: the report on one exercise of a submission without a name, compressed."""

from __future__ import annotations

import dataclasses
import json
import zlib
from collections.abc import Sequence
from typing import Any

from grader.results.model import Report, from_json, to_json


def pack_verdict(report: Report) -> bytes:
    return zlib.compress(to_json(report).encode("utf-8", "surrogatepass"), 1)


def unpack_verdict(data: bytes) -> Report:
    return from_json(_text(data))


def verdict_as_json(data: bytes) -> dict[str, Any]:
    """The exercise of a verdict as plain JSON, for whoever needs a few of its fields fast."""
    (exercise,) = json.loads(_text(data))["exercises"]
    assert isinstance(exercise, dict)
    return exercise


def assemble(name: str, verdicts: Sequence[bytes]) -> Report:
    """The report of one submission from its verdicts, in their order."""
    reports = [unpack_verdict(verdict) for verdict in verdicts]
    return dataclasses.replace(
        reports[0], submission=name, exercises=[exercise for report in reports for exercise in report.exercises]
    )


def _text(data: bytes) -> str:
    return zlib.decompress(data).decode("utf-8", "surrogatepass")
