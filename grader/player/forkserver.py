"""The trusted owner of the fork server's process."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Callable

from grader.player.command import Command
from grader.player.link import Output
from grader.player.socket_link import ServerGone, SocketLink

START_SECONDS = 60.0
"""A cold disk on a busy machine; a warm fork takes a millisecond."""


def possible() -> bool:
    """Whether this platform has what the fork server is made of."""
    return sys.platform.startswith("linux") and hasattr(os, "pidfd_open") and hasattr(socket, "send_fds")


class ForkServer:
    """Started at once, awaited only by the first player, started again should it die."""

    def __init__(self, command: Command, folders: Callable[[], str], output_bytes: int) -> None:
        self._command, self._folders, self._output_bytes = command, folders, output_bytes
        self._start()

    def _start(self) -> None:
        self._owner = os.getpid()
        self._spare: SocketLink | None = None
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                self._command.line("server"),
                env=self._command.environment,
                stdin=theirs,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                cwd="/",
                start_new_session=True,
            )

    def spawn(self) -> SocketLink:
        """A new player, locked down but without a submission."""
        try:
            link = self._await(self._take_spare() or self._ask())
        except ServerGone:
            self.close()
            self._start()
            try:
                link = self._await(self._ask())
            except ServerGone as problem:
                message = f"The fork server of the players does not start: {problem}\n{self._last_words()}"
                raise RuntimeError(message) from problem
        # While this one works, the next one gets ready.
        with contextlib.suppress(ServerGone):
            self._spare = self._ask()
        return link

    def _take_spare(self) -> SocketLink | None:
        # A forked child must not use the spare player of its parent.
        spare, self._spare = (self._spare if os.getpid() == self._owner else None), None
        return spare

    def _ask(self) -> SocketLink:
        channel, their_channel = socket.socketpair()
        lease, their_lease = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        output_fd, their_output = os.pipe()
        link = SocketLink(channel, output_fd, lease, self._folders(), Output(self._output_bytes))
        try:
            with their_channel, their_lease:
                fds = [their_channel.fileno(), their_output, their_lease.fileno()]
                socket.send_fds(self._control, [os.fsencode(link.folder)], fds, socket.MSG_NOSIGNAL)
        except OSError as problem:
            link.kill()
            raise ServerGone(str(problem)) from problem
        finally:
            os.close(their_output)
        return link

    def _await(self, link: SocketLink) -> SocketLink:
        try:
            link.await_start(START_SECONDS)
        except BaseException:
            link.kill()
            raise
        return link

    def _last_words(self) -> str:
        self._process.kill()
        _, errors = self._process.communicate()
        return errors.decode("utf-8", "replace")[-2000:]

    def close(self) -> None:
        """Ends the fork server and every player. In a forked child of its owner it only lets go."""
        spare = self._take_spare()
        if spare is not None:
            spare.kill()
        self._control.close()
        if self._process.stderr is not None:
            self._process.stderr.close()
        if os.getpid() == self._owner:
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
