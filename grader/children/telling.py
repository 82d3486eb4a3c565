"""What work says on its way to an answer: news for whoever waits, which may be nobody."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Hear = Callable[[Any], None]
"""Is called with each piece of news, in the process that asked."""


@dataclass(frozen=True)
class Told:
    """A piece of news on its way out of a child."""

    news: Any


_listeners: list[Hear] = []


def tell(news: Any) -> None:
    """Says something to whoever waits for the answer that is being worked on."""
    if _listeners:
        _listeners[-1](news)


@contextlib.contextmanager
def heard_by(hear: Hear | None) -> Iterator[None]:
    """What is told inside goes there; with None nobody listens."""
    _listeners.append(hear or _nobody)
    try:
        yield
    finally:
        _listeners.pop()


def _nobody(news: Any) -> None:
    """Hears nothing."""
