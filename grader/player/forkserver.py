"""The trusted owner of the fork server's process."""

from __future__ import annotations

import os
import select
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable

from grader.player.command import Command
from grader.player.link import Output
from grader.player.replies import NoPlayer
from grader.player.socket_link import SocketLink
from grader.text import Text

START_SECONDS = 60.0
"""A cold disk on a busy machine; a warm fork takes a millisecond."""
_END_SECONDS = 5.0
_SOCKET_BUFFER = 1 << 20
"""Large arrays travel in fewer pieces; the kernel gives less where less is allowed."""


def possible() -> bool:
    """Whether this platform has what the fork server is made of."""
    return sys.platform.startswith("linux")


class ForkServer:
    """Started at once, awaited only by the first player, started again should it die."""

    def __init__(self, command: Command, folders: Callable[[], str], output_bytes: int) -> None:
        self._command, self._folders, self._output_bytes = command, folders, output_bytes
        self._start()

    def _start(self) -> None:
        self._owner = os.getpid()
        self._spares: list[SocketLink] = []
        self._asked_for_by = os.getpid()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the server
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                self._command.line("server"),
                env=self._command.environment,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
                cwd="/",
                start_new_session=True,
            )

    def spawn(self) -> SocketLink:
        """A new player, locked down but without a submission."""
        link = self._started(self._take_spare()) or self._started(self._ask())
        if link is None:
            self.close()
            self._start()
            link = self._started(self._ask())
        if link is None:
            raise NoPlayer(
                Text("预热的进程启动失败", "the warm process that they come from ends at once"), self._last_words()
            )
        # While this one works, the next one gets ready; on one core it would only take this one's time.
        if len(os.sched_getaffinity(0)) > 1 and (spare := self._ask()) is not None:
            self._own_spares().append(spare)
        return link

    @property
    def pid(self) -> int:
        """The number of its process, until it dies and is started again."""
        return self._process.pid

    def waiting(self) -> set[int]:
        """The numbers of the players that are ready for the next submissions."""
        return {spare.announced() for spare in self._own_spares()}

    @property
    def alive(self) -> bool:
        """Whether the fork server holds its end of the line, as far as this process can tell, its owner or a fork."""
        poll = select.poll()
        poll.register(self._control, 0)
        return not poll.poll(0)

    def _own_spares(self) -> list[SocketLink]:
        """A forked child must not use the spare player of its parent; it gets spares of its own."""
        if self._asked_for_by != os.getpid():
            self._spares, self._asked_for_by = [], os.getpid()
        return self._spares

    def _take_spare(self) -> SocketLink | None:
        try:
            return self._own_spares().pop()  # in one step: two threads must not use the same one
        except IndexError:
            return None

    def _ask(self) -> SocketLink | None:
        """The line to a player that is being made; None when the fork server is gone."""
        channel, their_channel = socket.socketpair()
        for end in (channel, their_channel):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SOCKET_BUFFER)
        lease, their_lease = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        output_fd, their_output = os.pipe()
        link = SocketLink(channel, output_fd, lease, self._folders(), Output(self._output_bytes))
        try:
            with their_channel, their_lease:
                fds = [their_channel.fileno(), their_output, their_lease.fileno()]
                socket.send_fds(self._control, [os.fsencode(link.folder)], fds, socket.MSG_NOSIGNAL)
        except OSError:
            link.kill()
            return None
        finally:
            os.close(their_output)
        return link

    def _started(self, link: SocketLink | None) -> SocketLink | None:
        if link is None or link.await_start(START_SECONDS):
            return link
        link.kill()
        return None

    def _last_words(self) -> str:
        self._process.kill()
        self._process.wait()
        self._errors.seek(0)
        return str(self._errors.read(), "utf-8", "replace")[-2000:]

    def close(self) -> None:
        """Ends the fork server and every player. In a forked child of its owner it only lets go."""
        while (spare := self._take_spare()) is not None:
            spare.kill()
        self._control.close()
        self._errors.close()
        if os.getpid() == self._owner:
            try:
                self._process.wait(_END_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
