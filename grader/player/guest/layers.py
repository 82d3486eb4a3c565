"""What a player says of its own isolation before it receives a byte of the student's source."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Layers:
    """What is in force, what could not be had (with the reason), and what should have failed but did not."""

    level: str
    in_force: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)

    def apply(self, name: str, action: Callable[[], object]) -> None:
        try:
            detail = action()
        except Exception as problem:
            self.missing.append(f"{name}: {problem}")
        else:
            self.in_force.append(f"{name} ({detail})" if isinstance(detail, str) else name)
