"""A shown value as a Python expression that can be run, from the data in the results."""

from __future__ import annotations

from grader.results.literal import written_from
from grader.results.model import Value


def written_out(value: Value) -> str | None:
    """The whole value as code; None where the results do not hold all of it, or where it is a function."""
    if not value.complete:
        return None
    if value.data is None:
        return None if value.text.endswith("…") else value.text
    try:
        return written_from(value.data)
    except (KeyError, TypeError, ValueError, RecursionError):
        return None
