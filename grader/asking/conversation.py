"""An exam: one exercise of one submission, its players, and the time that it may take."""

from __future__ import annotations

import itertools
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from grader.asking.calls import Asked, Question
from grader.asking.remembered import Run
from grader.explaining.causes import Failed
from grader.known.diagnosis import Evidence
from grader.player import Player, PlayerStopped, Reply, Source, Stage, TimedOut
from grader.results.model import CheckStatus
from grader.text import Text

CHECK_SECONDS = 20.0
"""What one check may use of the player's CPU over all its inputs; a call has its own, smaller limit."""
CHECK_WAIT_SECONDS = 100.0
"""How long one check may wait for the player over all its inputs: for code that sleeps a little in every call."""

EXERCISE_SECONDS = 100.0
"""What one exercise may use of the players' CPU over all its checks, the search for small failures included."""
EXERCISE_WAIT_SECONDS = 60.0
"""How long one exercise may let itself be waited for while it neither computes nor stands in line for a core."""
MOST_STOPS = 3
"""How often one exercise may hang or kill its player before the functions that did it are left alone."""

_LOOK_AGAIN = 0.1
"""Seconds between two looks at what a check has used."""

_TOO_SLOW = Text(
    f"全部输入共用了超过 {CHECK_SECONDS:g} 秒 CPU 时间 (算法太慢?)",
    f"used more than {CHECK_SECONDS:g} seconds of CPU over all inputs (too slow an algorithm?)",
)
_TOO_LATE = Text(
    f"全部输入共等了超过 {CHECK_WAIT_SECONDS:g} 秒 (程序在等待或睡眠?)",
    f"no answer to all inputs after {CHECK_WAIT_SECONDS:g} seconds (is the code waiting or sleeping?)",
)


_USED_UP = Text(
    f"没有评判: 这道练习已经用完了时间 ({EXERCISE_SECONDS:g} 秒 CPU, 或 {EXERCISE_WAIT_SECONDS:g} 秒等待)",
    f"Not asked: this exercise has used up its time ({EXERCISE_SECONDS:g} seconds of CPU, or {EXERCISE_WAIT_SECONDS:g}"
    " of waiting)",
)


class NotAsked(PlayerStopped):
    """A function that stopped the player too often is not called again: nothing is known of it, and nothing claimed."""


class Overdrawn(TimedOut):
    """The submission has had enough time for one check."""


@dataclass
class Exam:
    """One exercise of one submission: its player, restarted when it dies, and what it may no longer be asked.

    A function that hung or killed the player in one check is asked again in the next, in a fresh player: what was not
    asked cannot have failed. Once an exercise has stopped its player `MOST_STOPS` times, such functions are left alone.
    """

    stage: Stage
    source: Source
    player: Player | None = None
    broken: dict[str, PlayerStopped] = field(default_factory=dict)
    """Functions that are not called again in the present check, and why."""
    stops: list[tuple[str, Text]] = field(default_factory=list)
    """Each time that the player was stopped: the function that did it, and the title of the check."""
    output: str = ""
    failing: list[Run] = field(default_factory=list)
    """The runs that failed, and those that did not, for the diagnosis."""
    others: list[Run] = field(default_factory=list)
    clear: bool = True
    """False once something happened that cannot be compared, such as a time-out."""
    shown: dict[str, bytes] = field(default_factory=dict)
    """Check -> the input on which its failure is shown, where it was looked for."""
    asked_alone: set[str] = field(default_factory=set)
    """Functions that failed and were asked once more in a fresh player."""
    failed: list[Failed] = field(default_factory=list)
    """The checks that were not passed, with the functions that they called."""
    changed: Text | None = None
    """The argument that was first found to be changed in place; it costs one check, or is said of one that failed."""
    otherwise_right: set[str] = field(default_factory=set)
    """The checks that failed for changed arguments alone: what requires them still counts."""
    shrunk: bool = False
    """Whether a smaller input was already looked for, for one check."""
    _spent_before: tuple[float, float] = (0.0, 0.0)
    """What the players used that are gone: seconds of CPU, and of waiting for them."""
    _account: tuple[float, float] = (0.0, 0.0)
    """What all players had used when the present check began."""
    _look_again: float = 0.0
    _title: Text = Text("", "")
    _apart: Exam | None = None

    def running(self) -> Player:
        if self.player is None:
            self.player = self.stage.player(self.source)
        return self.player

    def apart(self, *, fresh: bool) -> Exam:
        """An exam on the same source in another player: what happens there does not count against later checks."""
        self._apart = self._apart or Exam(self.stage, self.source)
        if fresh:
            self._apart.restart()
        self._apart.begin(self._title)
        return self._apart

    def begin(self, title: Text) -> None:
        """From here on time counts for another check, the one with this title."""
        self._title = title
        first = dict(reversed(self.stops))
        enough = len(self.stops) >= MOST_STOPS
        self.broken = {function: _not_asked(function, where) for function, where in first.items()} if enough else {}
        self._account = self.spent()
        self._look_again = time.monotonic() + _LOOK_AGAIN

    def spent(self) -> tuple[float, float]:
        """The seconds of the players' CPU, as far as the system can tell, and of waiting for them."""
        cpu, waited = self._spent_before
        if self.player is not None:
            cpu, waited = cpu + (self.player.cpu_seconds() or 0.0), waited + self.player.idle_seconds()
        return cpu, waited

    @property
    def overdrawn(self) -> Text | None:
        """Why the submission has had enough time for one check, where it has."""
        cpu, waited = (now - then for now, then in zip(self.spent(), self._account, strict=True))
        return _TOO_SLOW if cpu > CHECK_SECONDS else _TOO_LATE if waited > CHECK_WAIT_SECONDS else None

    @property
    def used_up(self) -> Text | None:
        """Why nothing more is asked in this exercise, where that is so."""
        cpu, waited = self.spent()
        if self._apart is not None:
            more_cpu, more_waited = self._apart.spent()
            cpu, waited = cpu + more_cpu, waited + more_waited
        return _USED_UP if cpu > EXERCISE_SECONDS or waited > EXERCISE_WAIT_SECONDS else None

    def _pay(self) -> None:
        """Before another reply is waited for: what came already is judged, however long it took."""
        now = time.monotonic()
        if now < self._look_again:
            return
        self._look_again = now + _LOOK_AGAIN
        if reason := self.overdrawn or self.used_up:
            self.restart()
            raise Overdrawn(reason)

    def restart(self) -> None:
        """Ends the player; the next question starts a fresh one."""
        if self.player is not None:
            self._spent_before = self.spent()
            self.player.close()
            self.output = self.output or self.player.output  # only now all of it is there, on every platform
            self.player = None

    def close(self) -> None:
        """Ends all players of this exam."""
        self.restart()
        if self._apart is not None:
            self._apart.close()

    def ask(self, question: Question) -> Reply | PlayerStopped:
        """The reply to one question, or why there is none."""
        if question.function in self.broken:
            return self.broken[question.function]
        try:
            self._pay()
        except PlayerStopped as stopped:
            return stopped
        try:
            (reply,) = self.running().run([question.payload], question.callbacks, [question.familiar])
        except PlayerStopped as stopped:
            self._stopped(question.function, stopped)
            return stopped
        return reply

    def ask_together(self, questions: Sequence[Question]) -> Generator[Reply | PlayerStopped, None, None]:
        """The replies in order; the player stopping is the last. Whoever has heard enough may close the iterator."""
        for alone, group in itertools.groupby(questions, lambda q: bool(q.callbacks) or q.function in self.broken):
            if not alone:
                if (yield from self._ask_together(list(group))):
                    return
                continue
            for question in group:
                reply = self.ask(question)
                yield reply
                if isinstance(reply, PlayerStopped):
                    return

    def _ask_together(self, questions: Sequence[Question]) -> Generator[Reply | PlayerStopped, None, bool]:
        """Returns whether the player stopped."""
        replies = self.running().run(
            [question.payload for question in questions], familiar=[question.familiar for question in questions]
        )
        for position, question in enumerate(questions, 1):
            self._pay()
            try:
                reply = next(replies)
            except PlayerStopped as stopped:
                self._stopped(question.function, stopped)
                yield stopped
                return True
            try:
                yield reply
            except GeneratorExit:
                if position < len(questions):
                    self.restart()  # it still has questions to answer
                raise
        return False

    def remember(self, run: Run, status: CheckStatus) -> None:
        """Keeps what was asked and answered, for the diagnosis."""
        if status in ("timeout", "killed"):
            self.clear = False
        (self.failing if status in ("failed", "error") else self.others).append(run)

    def evidence(self) -> Evidence:
        """What was asked and answered, as far as somebody else can be asked the same."""

        def comparable(run: Run) -> list[Asked]:
            return [asked for asked in run.calls if asked.comparable]

        return Evidence(
            [comparable(run) for run in self.failing],
            [asked for run in self.others for asked in comparable(run)],
            self.clear,
        )

    def _stopped(self, function: str, stopped: PlayerStopped) -> None:
        self.broken.setdefault(function, stopped)
        self.stops.append((function, self._title))
        self.restart()


def _not_asked(function: str, where: Text) -> NotAsked:
    return NotAsked(
        Text(
            f"没有调用: {function} 在“{where.zh}”等 {MOST_STOPS} 处没有算完, 不再试",
            f"Not asked: {function} did not finish in “{where.en}”, and {MOST_STOPS} attempts are enough",
        )
    )
