"""The stage: where players play. Owns the warm fork server, or the players kept ready where there is none."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from grader.player import forkserver
from grader.player.command import Command
from grader.player.forkserver import ForkServer
from grader.player.levels import judge
from grader.player.link import Link
from grader.player.player import Player
from grader.player.ready import ReadyPlayers
from grader.player.replies import IsolationUnavailable, Killed, Limits, NoPlayer, Source
from grader.results.model import LEVELS, WALLED, Isolation, Level

_DEFAULT_LIMITS = Limits()
_NOTHING: Mapping[str, Callable[..., Any]] = {}
_GONE_SECONDS = 60.0
"""A folder whose owner is gone is removed when it is this old; another computer may own one on a shared disk."""


class Players(Protocol):
    """Where players come from."""

    @property
    def alive(self) -> bool:
        """Whether it can still make some."""

    def spawn(self) -> Link:
        """A new player, locked down but without a submission."""

    def waiting(self) -> set[int]:
        """The numbers of the processes that are ready for the next submissions."""

    def close(self) -> None:
        """Ends all of them."""


class Stage:
    """Returns at once: the fork server, or the first player, warms up while the caller does something else."""

    def __init__(
        self,
        isolation: Level | None = None,
        *,
        limits: Limits = _DEFAULT_LIMITS,
        preload: Sequence[Path] = (),
        fresh: bool = False,
        players: Players | None = None,
    ) -> None:
        """`players` stands in the place of processes of our own, where there can be none."""
        for path in preload:
            if not path.is_file():
                raise FileNotFoundError(f"Expected a Python file to preload but got path={str(path)!r} (no such file)")
        if isolation in WALLED:
            _hide_this_process()
        self._wanted = isolation
        self._limits = limits
        self._isolation: Isolation | None = None
        _sweep(Path(folder_in_memory() or tempfile.gettempdir()))
        self.folder = tempfile.mkdtemp(prefix=f"players-{os.getpid()}-", dir=folder_in_memory())
        os.chmod(self.folder, 0o711)
        self._command = Command(isolation or LEVELS[-1], limits, tuple(path.resolve() for path in preload))
        start = ForkServer if forkserver.possible() and not fresh else ReadyPlayers
        self.server: Players = players or start(self._command, _Folders(self.folder), limits.output_bytes)
        self._finalizer = weakref.finalize(self, _clean_up, os.getpid(), self.server, self.folder)

    @property
    def wanted(self) -> Level:
        """The level that was asked for; without any it is the best there is."""
        return self._wanted or LEVELS[-1]

    @property
    def isolation(self) -> Isolation:
        """The level and the layers that are really in force; waits for a first player where there was none yet."""
        if self._isolation is None:
            self._start().close()
        assert self._isolation is not None
        return self._isolation

    def learn(self, isolation: Isolation) -> None:
        """What another process of the same stage found out."""
        self._isolation = self._isolation or isolation

    def player(self, source: Source, replaced: Mapping[str, Callable[..., Any]] = _NOTHING) -> Player:
        """A new player that has imported this submission; the functions in `replaced` are answered by these."""
        try:
            return self._loaded(source, replaced)
        except (Killed, RuntimeError):
            # Its players die with the fork server, which is no fault of theirs.
            if self.server.alive:
                raise
            return self._loaded(source, replaced)

    def _loaded(self, source: Source, replaced: Mapping[str, Callable[..., Any]]) -> Player:
        player = self._start()
        player.load(source, replaced)
        return player

    def _start(self) -> Player:
        try:
            player = Player(self.server.spawn(), self._limits)
        except NoPlayer:  # a busy or crowded computer may refuse once
            player = Player(self.server.spawn(), self._limits)
        try:
            self._isolation = judge(player.layers, self._command.level, self._wanted)
        except IsolationUnavailable:
            player.close()
            raise
        return player

    def close(self) -> None:
        """Ends the fork server and all players; may be called again."""
        self._finalizer()

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _hide_this_process() -> None:
    """Keeps our memory from other processes of the same user; not by default, since debuggers are kept out as well."""
    if sys.platform.startswith("linux"):
        from grader.player.guest import linux  # It looks for Linux' C library when it is imported.

        linux.prctl(linux.PR_SET_DUMPABLE, 0)


def folder_in_memory() -> str | None:
    """Where a folder is made and removed in no time; on a disk that takes as long as all else about a player."""
    folder = "/dev/shm"
    return folder if os.access(folder, os.W_OK | os.X_OK) else None


def _sweep(place: Path) -> None:
    """Removes the folders of stages whose owner was killed with all that it had started, and could not."""
    if not hasattr(os, "getuid"):
        return
    with contextlib.suppress(OSError):
        for folder in place.glob("players-*-*"):
            owner = folder.name.split("-")[1]
            if owner.isdecimal() and not Path("/proc", owner).exists() and Path("/proc/self").exists():
                with contextlib.suppress(OSError):
                    old = time.time() - folder.stat().st_mtime > _GONE_SECONDS
                    if old and folder.stat().st_uid == os.getuid():
                        shutil.rmtree(folder, ignore_errors=True)


class _Folders:
    """Makes empty working folders, one for each player."""

    def __init__(self, parent: str) -> None:
        self._parent, self._numbers = parent, count()

    def __call__(self) -> str:
        folder = os.path.join(self._parent, f"{os.getpid()}-{next(self._numbers)}")
        os.makedirs(folder, 0o700)
        return folder


def _clean_up(owner: int, server: Players, folder: str) -> None:
    server.close()
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)
