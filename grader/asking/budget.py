"""The time that one exercise may take: of its players' CPU, and of waiting for them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from grader.player import Player
from grader.text import Text

CHECK_SECONDS = 20.0
"""What one check may use of the player's CPU over all its inputs; a call has its own, smaller limit."""
CHECK_WAIT_SECONDS = 100.0
"""How long one check may wait for the player over all its inputs: for code that sleeps a little in every call."""

EXERCISE_SECONDS = 100.0
"""What one exercise may use of the players' CPU over all its checks, the search for small failures included."""
EXERCISE_WAIT_SECONDS = 60.0
"""How long one exercise may let itself be waited for while it neither computes nor stands in line for a core."""

_LOOK_AGAIN = 0.1
"""Seconds between two looks at what was spent."""

_TOO_SLOW = Text(
    f"全部输入共用了超过 {CHECK_SECONDS:g} 秒 CPU 时间（算法太慢？）",
    f"used more than {CHECK_SECONDS:g} seconds of CPU over all inputs (too slow an algorithm?)",
)
_TOO_LATE = Text(
    f"全部输入共等了超过 {CHECK_WAIT_SECONDS:g} 秒（程序在等待或睡眠？）",
    f"no answer to all inputs after {CHECK_WAIT_SECONDS:g} seconds (is the code waiting or sleeping?)",
)
_USED_UP = Text(
    f"没有评判：这道练习已经用完了时间（{EXERCISE_SECONDS:g} 秒 CPU，或 {EXERCISE_WAIT_SECONDS:g} 秒等待）",
    f"Not asked: this exercise has used up its time ({EXERCISE_SECONDS:g} seconds of CPU, or {EXERCISE_WAIT_SECONDS:g}"
    " of waiting)",
)


@dataclass(frozen=True)
class Spent:
    """Seconds of the players' CPU, as far as the system can tell, and of waiting for them."""

    cpu: float = 0.0
    waited: float = 0.0

    def __add__(self, other: Spent) -> Spent:
        return Spent(self.cpu + other.cpu, self.waited + other.waited)


def spent_by(player: Player) -> Spent:
    """What a player has used so far."""
    return Spent(player.cpu_seconds() or 0.0, player.idle_seconds())


@dataclass
class Budget:
    """What all players of one exercise have used, the present check's part of it, and whether that is enough."""

    _players: list[Player] = field(default_factory=list)
    _gone: Spent = Spent()
    """What the players used that are gone."""
    _before: Spent = Spent()
    """What all had used when the present check began."""
    _look_again: float = 0.0

    def begin_check(self) -> None:
        """From here on time counts for another check."""
        self._before = self.spent
        self._look_again = time.monotonic() + _LOOK_AGAIN

    def add(self, player: Player) -> None:
        """From here on this player's time counts."""
        self._players.append(player)

    def remove(self, player: Player) -> None:
        """Keeps what a player used. Call it while the player still runs: its clocks end with it."""
        self._players.remove(player)
        self._gone += spent_by(player)

    @property
    def spent(self) -> Spent:
        return sum(map(spent_by, self._players), self._gone)

    @property
    def overdrawn(self) -> Text | None:
        """Why the submission has had enough time for one check, where it has."""
        now = self.spent
        if now.cpu - self._before.cpu > CHECK_SECONDS:
            return _TOO_SLOW
        return _TOO_LATE if now.waited - self._before.waited > CHECK_WAIT_SECONDS else None

    @property
    def used_up(self) -> Text | None:
        """Why nothing more is asked in this exercise, where that is so."""
        now = self.spent
        return _USED_UP if now.cpu > EXERCISE_SECONDS or now.waited > EXERCISE_WAIT_SECONDS else None

    def exhausted(self) -> Text | None:
        """Why no other reply is waited for, where that is so; it looks at the clocks only now and then."""
        now = time.monotonic()
        if now < self._look_again:
            return None
        self._look_again = now + _LOOK_AGAIN
        return self.overdrawn or self.used_up
