"""The fork server: a warm process that turns into a player whenever the trusted side asks for one.

It never sees a submission, a check or an answer. A request is one message on the control socket: the player's empty
working folder, and three file descriptors. All further talk about that player goes over its own sockets, so that
several referee processes may share one fork server.

    channel  frames between referee and player
    output   what the player prints
    lease    fork server -> referee: process id, and the exit status in the end;
             hung up by the referee: the player must die

It asks nothing of the kernel that Linux 3.4 does not have: that a player ended is a signal, and until it is reaped its
number is nobody else's.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import shutil
import signal
import socket
import struct
from dataclasses import dataclass
from pathlib import Path

from . import linux
from .channel import Channel, open_standard_streams
from .layers import Layers
from .lockdown import Kernel, lock, prepare
from .serve import Player

CONTROL = 0
"""The control socket arrives as standard input."""
_CHANNEL, _RULESET, _FIRST_FREE = 3, 4, 5
_MOST_GENERATIONS = 100
OVERRUN = 70
"""How a player ends whose interpreter no longer does what it should."""
_NUMBER = struct.Struct("<i")


@dataclass
class Tenant:
    """A player as the fork server sees it."""

    pid: int
    lease: socket.socket
    folder: str


class Server:
    def __init__(self, level: str, memory: int, reply_bytes: int, readable: list[Path]) -> None:
        self.level, self.memory, self.reply_bytes = level, memory, reply_bytes
        self.kernel = prepare(level, readable)
        self.control = socket.socket(fileno=CONTROL)
        self.poll = select.poll()
        self.tenants: dict[int, Tenant] = {}  # by the descriptor of the lease
        self.stage_folder = ""
        linux.prctl(linux.PR_SET_DUMPABLE, 0)
        # Orphans of a player come to us, so that none outlives the player.
        linux.prctl(linux.PR_SET_CHILD_SUBREAPER, 1)

    def run(self) -> None:
        """Until the trusted side closes the control socket."""
        gc.collect()
        gc.freeze()
        self.poll.register(self.control, select.POLLIN)
        deaths = _announced_deaths()
        self.poll.register(deaths, select.POLLIN)
        while True:
            # One event at a time: the next may be about a descriptor that this one closes.
            fd, _ = self.poll.poll()[0]
            if fd == CONTROL:
                message, fds, _, _ = socket.recv_fds(self.control, 4096, 3)
                if not message:
                    return self._end()
                self._start(os.fsdecode(message), *fds)
            elif fd == deaths:
                os.read(deaths, 4096)
                for tenant in [tenant for tenant in self.tenants.values() if _has_ended(tenant.pid)]:
                    self._bury(tenant)
            else:
                self.poll.unregister(fd)
                os.kill(self.tenants[fd].pid, signal.SIGKILL)

    def _start(self, folder: str, channel: int, output: int, lease_fd: int) -> None:
        self.stage_folder = os.path.dirname(folder)
        lease = socket.socket(fileno=lease_fd)
        parent = os.getpid()
        try:
            pid = os.fork()
        except OSError:
            pid = -1
        if pid == 0:
            _become_player(self, folder, channel, output, parent)
        os.close(channel)
        os.close(output)
        if pid < 0:
            lease.close()
            return
        self.tenants[lease.fileno()] = Tenant(pid, lease, folder)
        self.poll.register(lease, 0)
        with contextlib.suppress(OSError):
            lease.send(_NUMBER.pack(pid))

    def _bury(self, tenant: Tenant) -> None:
        # Before it is reaped, its id cannot belong to anybody else.
        with contextlib.suppress(OSError):
            os.killpg(tenant.pid, signal.SIGKILL)
        _, status = os.waitpid(tenant.pid, 0)
        self._kill_orphans()
        with contextlib.suppress(Exception):  # Whatever a student makes of the folder, it must not end the server.
            shutil.rmtree(tenant.folder)
        with contextlib.suppress(OSError):
            tenant.lease.send(_NUMBER.pack(status))
        with contextlib.suppress(KeyError):
            self.poll.unregister(tenant.lease)
        del self.tenants[tenant.lease.fileno()]
        tenant.lease.close()

    def _kill_orphans(self) -> None:
        """Ends what players left behind: processes that made themselves a session of their own."""
        players = {tenant.pid for tenant in self.tenants.values()}
        children = Path(f"/proc/self/task/{os.getpid()}/children")
        with contextlib.suppress(OSError):
            # Whoever dies hands its own children on to us. A bomb may outrun us, but must not hold us up for ever.
            for _ in range(_MOST_GENERATIONS):
                orphans = {int(pid) for pid in children.read_text().split()} - players
                if not orphans:
                    break
                for pid in orphans:
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)

    def _end(self) -> None:
        for tenant in list(self.tenants.values()):
            os.kill(tenant.pid, signal.SIGKILL)
            self._bury(tenant)
        # The stage's own folder, since nobody may be left to remove it.
        if self.stage_folder:
            shutil.rmtree(self.stage_folder, ignore_errors=True)


def _announced_deaths() -> int:
    """A descriptor that can be read when a child has ended."""
    reading, writing = os.pipe()
    for fd in (reading, writing):
        os.set_blocking(fd, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    return reading


def _has_ended(pid: int) -> bool:
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _become_player(server: Server, folder: str, channel: int, output: int, parent: int) -> None:
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        kernel = _take_places(server.kernel, channel, output)
        os.setsid()
        os.chdir(folder)
        layers: Layers = lock(server.level, server.memory, kernel, parent)
        Player(Channel(_CHANNEL, _CHANNEL), server.reply_bytes).serve(layers)
    except EOFError:
        os._exit(0)
    except BaseException:
        # Only what the student's code made of the interpreter can lead here; where we live is not said.
        os._exit(OVERRUN)


def _take_places(kernel: Kernel, channel: int, output: int) -> Kernel:
    """Puts the descriptors that a player needs in their places and closes all others, the fork server's among them."""
    import fcntl
    from dataclasses import replace

    def aside(fd: int) -> int:
        return fcntl.fcntl(fd, fcntl.F_DUPFD, 16)

    channel, output, ruleset = aside(channel), aside(output), aside(kernel.ruleset) if kernel.ruleset >= 0 else -1
    null = os.open(os.devnull, os.O_RDONLY)
    for source, place in ((null, 0), (output, 1), (output, 2), (channel, _CHANNEL)):
        os.dup2(source, place)
    if ruleset >= 0:
        os.dup2(ruleset, _RULESET)
        kernel = replace(kernel, ruleset=_RULESET)
    os.closerange(_FIRST_FREE if ruleset >= 0 else _RULESET, 1 << 16)
    open_standard_streams()
    return kernel
