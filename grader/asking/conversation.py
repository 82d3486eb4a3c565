"""A conversation with one exercise of one submission: its player, restarted when it dies, and what it may be asked."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Self

from grader.asking.budget import Budget
from grader.asking.calls import Question
from grader.player import Player, PlayerStopped, Reply, Source, Stage, TimedOut
from grader.text import Text

MOST_STOPS = 3
"""How often one exercise may hang or kill its player before the functions that did it are left alone."""


class NotAsked(PlayerStopped):
    """A function that stopped the player too often is not called again: nothing is known of it, and nothing claimed."""


class Overdrawn(TimedOut):
    """The submission has had enough time for one check."""


@dataclass(kw_only=True)
class Conversation:
    """Questions to one exercise of one submission, and the replies.

    A function that hung or killed the player in one check is asked again in the next, in a fresh player: what was not
    asked cannot have failed. Once an exercise has stopped its player `MOST_STOPS` times, such functions are left alone.
    """

    stage: Stage
    source: Source
    budget: Budget = field(default_factory=Budget)
    """Shared by all conversations about the same exercise."""
    player: Player | None = None
    broken: dict[str, PlayerStopped] = field(default_factory=dict)
    """Functions that are not called again in the present check, and why."""
    stops: list[tuple[str, Text]] = field(default_factory=list)
    """Each time that the player was stopped: the function that did it, and the title of the check."""
    output: str = ""
    title: Text = Text("", "")
    """Of the present check."""

    def running(self) -> Player:
        """The player, started where there is none."""
        if self.player is None:
            self.player = self.start()
            self.budget.add(self.player)
        return self.player

    def start(self) -> Player:
        """A new player with the submission."""
        return self.stage.player(self.source)

    def apart(self) -> Conversation:
        """Another conversation about the same, in a player of its own: what stops there does not count here."""
        return Conversation(stage=self.stage, source=self.source, budget=self.budget)

    def begin(self, title: Text) -> None:
        """From here on time counts for another check, the one with this title."""
        self.title = title
        first = dict(reversed(self.stops))
        enough = len(self.stops) >= MOST_STOPS
        self.broken = {function: _not_asked(function, where) for function, where in first.items()} if enough else {}
        self.budget.begin_check()

    def _pay(self) -> None:
        """Called before waiting for another reply; what came already is judged, however long it took."""
        if reason := self.budget.exhausted():
            self.restart()
            raise Overdrawn(reason)

    def restart(self) -> None:
        """Ends the player; the next question starts a fresh one."""
        if self.player is not None:
            self.budget.remove(self.player)
            self.player.close()
            self.output = self.output or self.player.output  # only now all of it is there, on every platform
            self.player = None

    def close(self) -> None:
        """Ends the player."""
        self.restart()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

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

    def _stopped(self, function: str, stopped: PlayerStopped) -> None:
        self.broken.setdefault(function, stopped)
        self.stops.append((function, self.title))
        self.restart()


def _not_asked(function: str, where: Text) -> NotAsked:
    return NotAsked(
        Text(
            f"没有调用：{function} 在“{where.zh}”等 {MOST_STOPS} 处没有算完，不再试",
            f"Not asked: {function} did not finish in “{where.en}”, and {MOST_STOPS} attempts are enough",
        )
    )
