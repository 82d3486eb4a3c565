"""What a draft may lack: grades are right without it, and an exercise that ships is better for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Advice(str):
    """A finding that is no error."""

    __slots__ = ()


def advice(findings: Iterable[str]) -> Iterator[str]:
    return map(Advice, findings)
