"""Days that a teacher names, from when on something is told."""

from __future__ import annotations

from datetime import datetime
from typing import Any


def moment(value: Any) -> str:
    """A day or a time as it is kept, "" for none; `ValueError` where it is neither. A time without a zone is here."""
    if value in ("", None):
        return ""
    found = value if isinstance(value, datetime) else datetime.fromisoformat(str(value))
    return found.astimezone().isoformat()


def has_come(day: str) -> bool:
    """Whether it is that late; a day that nobody named does not come."""
    return bool(day) and datetime.fromisoformat(day) <= datetime.now().astimezone()
