"""The errors that end a run of the grader; each carries its sentence in both languages."""

from __future__ import annotations

from typing import Any

from grader.text import Text


class Hinted(BaseException):
    """What ends a run of a check, and beside which a hint may stand."""

    hint: Text | None = None
    """That of the innermost `with hint(…)` in which it was raised."""


class GraderBroken(Exception):
    """The grader itself cannot work: no sandbox where one is required, checks that do not load."""

    def __init__(self, zh: str, en: str) -> None:
        self.text = Text(zh, en)
        super().__init__(en)

    def __reduce__(self) -> Any:
        return GraderBroken, tuple(self.text)


class WrongUsage(Exception):
    """The user asked for something that cannot be."""

    def __init__(self, zh: str, en: str) -> None:
        self.text = Text(zh, en)
        super().__init__(en)

    def __reduce__(self) -> Any:
        return WrongUsage, tuple(self.text)
