"""What explaining one exercise may cost: it is bounded like what decides."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

MOST_SECONDS = 8.0
"""Of CPU, ours and the player's together, for all failures of one exercise; then they are shown as they were found."""
_LOOK_AGAIN = 0.05


class Effort:
    """CPU time, counted while something is explained."""

    def __init__(self, of_players: Callable[[], float], most: float | None = None) -> None:
        """`of_players` tells what they have used so far."""
        self._of_players, self._most = of_players, MOST_SECONDS if most is None else most
        self._used = 0.0
        self._began: float | None = None
        self._look_again = 0.0
        self._over = False

    @contextlib.contextmanager
    def spent(self) -> Iterator[None]:
        """What is done inside counts."""
        self._began = self._now()
        try:
            yield
        finally:
            self._used += self._now() - self._began
            self._began = None

    @property
    def over(self) -> bool:
        """Whether it has been enough; the clocks are looked at only now and then."""
        now = time.monotonic()
        if not self._over and now >= self._look_again:
            self._look_again = now + _LOOK_AGAIN
            self._over = self._used + (0.0 if self._began is None else self._now() - self._began) > self._most
        return self._over

    def _now(self) -> float:
        return time.process_time() + self._of_players()
