"""How a player gives up every power that it does not need, before it receives a byte of the student's source.

The order is not free: only root may change its root folder, a changed user id clears the parent-death signal,
NO_NEW_PRIVS must precede Landlock and seccomp, and seccomp comes last because it forbids the calls that the other
layers are made of.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .layers import Layers

# Before the user changes: the new one may be unable to read the interpreter's folder.
if sys.platform != "win32":
    import resource
if sys.platform.startswith("linux"):
    import socket

    from . import landlock, linux, seccomp

FIRST_USER_ID = 60_000
USER_IDS = 1_000
TOTAL_CPU_SECONDS = 600
"""Of a whole player. The referee counts each call from outside; this stops a player whose referee is gone."""
OPEN_FILES = 32


@dataclass(frozen=True)
class Kernel:
    """What the sandbox is made of, prepared once by the fork server: a Landlock ruleset and a seccomp filter."""

    ruleset: int = -1
    filter_code: bytes = b""
    landlock: str = "not asked for"
    seccomp: str = "not asked for"

    def closed_by(self, level: str) -> str:
        """What keeps a player of this level from files: Landlock, or an empty root folder where there is none."""
        if level == "container" or (level == "sandbox" and self.ruleset < 0):
            return "chroot"
        return "landlock" if level == "sandbox" else ""


def prepare(level: str, readable: list[Path]) -> Kernel:
    """Prepares the two kernel layers; where there is none, the reason stands in its place."""
    if level not in ("container", "sandbox"):
        return Kernel()
    if not sys.platform.startswith("linux"):
        return Kernel(landlock="needs Linux", seccomp="needs Linux")
    ruleset, filter_code, landlock_reason, seccomp_reason = -1, b"", "", ""
    if level == "container":
        landlock_reason = "not asked for"
    else:
        try:
            ruleset = landlock.create_ruleset([*landlock.standard_library(), *readable])
        except OSError as problem:
            landlock_reason = f"{problem.strerror} (kernel {os.uname().release}; needs 5.13 with Landlock switched on)"
    if seccomp.supported():
        filter_code = seccomp.program()
    else:
        seccomp_reason = f"no filter is known for the processor {os.uname().machine}"
    return Kernel(ruleset, filter_code, landlock_reason, seccomp_reason)


def lock(level: str, memory: int, kernel: Kernel, parent: int | None) -> Layers:
    """Applies every layer of the level and tests the result; `parent` is the process whose death must be ours too."""
    layers = Layers(level, ["process"])
    if sys.platform == "win32":
        return layers
    closed_by = kernel.closed_by(level)
    if level == "sandbox" and closed_by != "landlock":
        layers.missing.append(f"landlock: {kernel.landlock}")
    if closed_by == "chroot":
        layers.apply("chroot", _see_no_files)
    layers.apply("user", _become_nobody)
    if sys.platform.startswith("linux"):
        if parent is not None:
            linux.prctl(linux.PR_SET_PDEATHSIG, 9)
            if os.getppid() != parent:
                os._exit(1)
    if level == "process":
        return layers
    layers.apply("limits", lambda: _limit_resources(memory))
    if sys.platform.startswith("linux"):
        layers.apply("no_new_privileges", lambda: linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1))
        layers.apply("not_dumpable", lambda: linux.prctl(linux.PR_SET_DUMPABLE, 0))
    if level == "limits":
        return layers
    if closed_by == "landlock":
        layers.apply("landlock", lambda: _landlock(kernel))
    layers.apply("seccomp", lambda: _seccomp(kernel))
    if {closed_by, "seccomp"} <= {layer.partition(" ")[0] for layer in layers.in_force}:
        layers.leaks += self_test()
    return layers


def _see_no_files() -> None:
    """Makes the empty working folder the root of all paths. There is no way out for who then gives up root's rights."""
    if not sys.platform.startswith("linux"):
        raise OSError("needs Linux")
    if os.geteuid() != 0:
        raise OSError("only root may change its root folder")
    os.chroot(".")
    os.chdir("/")


def _become_nobody() -> str | None:
    if os.geteuid() != 0:
        return None
    # A user of its own for (nearly) every player, so that players cannot signal each other.
    user = FIRST_USER_ID + os.getpid() % USER_IDS
    os.chown(".", user, user)
    os.setgroups([])
    os.setgid(user)
    os.setuid(user)
    return str(user)


def _limit_resources(memory: int) -> None:
    wanted = {
        "CORE": 0,
        "FSIZE": 0,
        "NOFILE": OPEN_FILES,
        "AS": memory,
        "CPU": TOTAL_CPU_SECONDS,
        "NPROC": 0,
        "MEMLOCK": 0,
        "MSGQUEUE": 0,
        "SIGPENDING": 64,
    }
    for name, value in wanted.items():
        number = getattr(resource, f"RLIMIT_{name}", None)
        if number is None:
            continue
        hard = resource.getrlimit(number)[1]
        if hard != resource.RLIM_INFINITY:
            value = min(value, hard)
        try:
            resource.setrlimit(number, (value, value))
        except (OSError, ValueError):
            # macOS knows RLIMIT_AS but does not hold to it.
            if sys.platform.startswith("linux"):
                raise


def _landlock(kernel: Kernel) -> str:
    landlock.restrict_self(kernel.ruleset)
    os.close(kernel.ruleset)
    return f"ABI {landlock.version()}"


def _seccomp(kernel: Kernel) -> None:
    if not kernel.filter_code:
        raise OSError(kernel.seccomp)
    seccomp.install(kernel.filter_code)


def self_test() -> list[str]:
    """The names of forbidden things that worked all the same."""

    def fork() -> None:
        if os.fork() == 0:
            os._exit(0)

    def list_root() -> None:
        if not os.listdir("/"):
            raise OSError("there is nothing to be seen")

    forbidden: dict[str, Callable[[], object]] = {
        "read /etc/passwd": lambda: os.close(os.open("/etc/passwd", os.O_RDONLY)),
        "open a file for writing": lambda: os.close(os.open("/dev/null", os.O_WRONLY)),
        "list /": list_root,
        "socket": lambda: socket.socket().close(),
        "fork": fork,
    }
    leaks = []
    for name, action in forbidden.items():
        try:
            action()
        except OSError:
            continue
        leaks.append(name)
    return leaks
