"""The line to a player that the fork server started (Linux)."""

from __future__ import annotations

import contextlib
import os
import select
import socket
import struct
from collections import deque

from grader.player.link import Output, busy_seconds_of, cpu_seconds_of, in_words, rests
from grader.text import Text

_CHUNK = 1 << 16
_MOST_CHUNKS = 256
_REAP_SECONDS = 1.0


class SocketLink:
    """Sockets to the player and to the fork server, whose child it is; see `guest/server.py`."""

    def __init__(
        self, channel: socket.socket, output_fd: int, lease: socket.socket, folder: str, output: Output
    ) -> None:
        self.folder = folder
        self.inbox = bytearray()
        self.output = output
        self.ended = False
        self._channel, self._output_fd, self._lease = channel, output_fd, lease
        self._pid = 0
        self._outgoing: deque[memoryview] = deque()
        self._closed = False
        channel.setblocking(False)
        os.set_blocking(output_fd, False)
        self._poll = select.poll()
        self._poll.register(channel, select.POLLIN)
        self._poll.register(output_fd, select.POLLIN)
        self._output_open = True

    def await_start(self, seconds: float) -> bool:
        """Waits for the fork server's word that the player exists; False when it does not, or no longer."""
        self._lease.settimeout(seconds)
        try:
            message = self._lease.recv(64)
        except OSError:
            return False
        if not message:
            return False
        (self._pid,) = struct.unpack("<i", message)
        return not self._has_ended()

    def announced(self) -> int:
        """The number of a player that nobody has waited for yet; its announcement stays for the one who does."""
        return int(struct.unpack("<i", self._lease.recv(4, socket.MSG_PEEK))[0])

    def _has_ended(self) -> bool:
        """Whether the fork server has sent its status, or is gone itself."""
        poll = select.poll()
        poll.register(self._lease, select.POLLIN)
        return bool(poll.poll(0))

    def send(self, data: bytes) -> None:
        self._outgoing.append(memoryview(data))
        self._send_queued()

    def _send_queued(self) -> None:
        queue = self._outgoing
        try:
            while queue:
                sent = self._channel.send(queue[0], socket.MSG_NOSIGNAL)
                if sent == len(queue[0]):
                    queue.popleft()
                else:
                    queue[0] = queue[0][sent:]
        except BlockingIOError:
            pass
        except OSError:
            queue.clear()  # The player hung up; reading says so, after what it had to say.
        self._poll.modify(self._channel, select.POLLIN | select.POLLOUT if queue else select.POLLIN)

    def pump(self, timeout: float) -> None:
        channel = self._channel.fileno()
        for fd, events in self._poll.poll(timeout * 1000):
            if fd == channel:
                if events & select.POLLOUT:
                    self._send_queued()
                if events & ~select.POLLOUT:
                    self._receive()
            else:
                self.drain_output()

    def _receive(self) -> None:
        try:
            data = self._channel.recv(_CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self.inbox += data
        if not data:
            self.ended = True
            self._poll.unregister(self._channel)

    def drain_output(self) -> None:
        for _ in range(_MOST_CHUNKS):  # whoever prints faster than this reads must not hold us up for ever
            if not self._output_open:
                return
            try:
                data = os.read(self._output_fd, _CHUNK)
            except BlockingIOError:
                return
            if not data:
                self._output_open = False
                self._poll.unregister(self._output_fd)
                return
            self.output.add(data)

    def cpu_seconds(self) -> float | None:
        return cpu_seconds_of(self._pid)

    def busy_seconds(self) -> float | None:
        return busy_seconds_of(self._pid)

    def rests(self) -> bool:
        return rests(self._pid)

    def how_it_ended(self) -> Text | None:
        with contextlib.suppress(OSError):
            self._lease.settimeout(_REAP_SECONDS)
            status = self._lease.recv(64)
            if status:
                return in_words(os.waitstatus_to_exitcode(*struct.unpack("<i", status)))
        return None

    def kill(self) -> None:
        if self._closed:
            return
        self._closed = True
        # The fork server sees this end, kills the player and the rest of its process group, and reaps it.
        with contextlib.suppress(OSError):
            self._lease.shutdown(socket.SHUT_RDWR)
        self._lease.close()
        self.drain_output()
        self._channel.close()
        os.close(self._output_fd)
