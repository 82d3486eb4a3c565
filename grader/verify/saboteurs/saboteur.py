"""What a saboteur is: a right function, spoiled on its way between check and player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from grader.verify.saboteurs.recording import Args, RecordedCall

Right = Callable[[Args], Any]
"""The right function, asked in the player."""


@dataclass(frozen=True, kw_only=True)
class Saboteur:
    """One function spoiled in one way; the other functions stay right, and so do its own calls inside the reference."""

    name: str
    spoiled: Callable[[Right, Args], Any]
    """What is answered in place of the right function."""
    touches: Callable[[RecordedCall], bool]
    """Whether it makes any difference to this call."""
    told: str
    """What it means when the checks accept it."""
    remedy: str = ""
    asked_as: str = ""
    """The name under which the player has the function, if it is not the right one that is asked."""


def everywhere(call: RecordedCall) -> bool:
    """Touches every call."""
    return True
