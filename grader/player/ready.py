"""Players for platforms without fork: each a process of its own, some of them started before they are asked for."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable

from grader.player.command import Command
from grader.player.link import Output
from grader.player.pipe_link import PipeLink

_READY = 2
"""To start takes a player longer than to answer: one is in use, and the next ones import numpy meanwhile."""


class ReadyPlayers:
    """Stands where there is no fork server; the first player starts at once."""

    def __init__(self, command: Command, folders: Callable[[], str], output_bytes: int) -> None:
        self._command, self._folders, self._output_bytes = command, folders, output_bytes
        self._owner = os.getpid()
        self._started: weakref.WeakSet[PipeLink] = weakref.WeakSet()
        self._spares = [self._start()]

    alive = True
    """Nothing takes all players with it when it ends."""

    def spawn(self) -> PipeLink:
        """A new player, locked down but without a submission."""
        spares = self._own_spares()
        link = self._take_spare() or self._start()
        while len(spares) < _READY:
            spares.append(self._start())
        return link

    def waiting(self) -> set[int]:
        """The numbers of the players that are ready for the next submissions."""
        return {spare.pid for spare in self._own_spares()}

    def _start(self) -> PipeLink:
        link = PipeLink(self._command, self._folders(), Output(self._output_bytes))
        self._started.add(link)
        return link

    def _own_spares(self) -> list[PipeLink]:
        """A forked child must not use the players of its parent."""
        if self._owner != os.getpid():
            self._owner, self._spares, self._started = os.getpid(), [], weakref.WeakSet()
        return self._spares

    def _take_spare(self) -> PipeLink | None:
        """One that has not ended while it waited, as those do whose starter was a thread that is gone."""
        while True:
            try:
                link = self._own_spares().pop(0)  # in one step: two threads must not use the same one
            except IndexError:
                return None
            if link.runs:
                return link
            link.kill()

    def close(self) -> None:
        """Ends every player that this process started."""
        self._own_spares().clear()
        for link in list(self._started):
            link.kill()
