"""What the sandbox promises, one promise after the other, and what the lower levels promise."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import grader
from grader.player import IsolationUnavailable, Killed, Raised, Stage
from grader.player.guest import lockdown
from grader.player.levels import judge
from grader.player.messages import Layers

from .conftest import LIMITS, Play, source, value
from .elsewhere import PLATFORM, linux_only

REFUSED = {
    # Files
    "reads a system file": "open('/etc/passwd')",
    "reads the grader": f"open({grader.__file__!r})",
    "reads another package": f"open({pytest.__file__!r})",
    "reads the memory of its parent": "open(f'/proc/{os.getppid()}/mem', 'rb')",
    "reads its own environment from /proc": "open('/proc/self/environ')",
    "reads the environment of its parent": "open(f'/proc/{os.getppid()}/environ')",
    "lists a folder": "os.listdir('/')",
    "lists its working folder": "os.listdir('.')",
    "writes into its working folder": "open('x', 'w')",
    "writes into the temporary folder": "open('/tmp/player-was-here', 'w')",
    "opens what it may read for writing": "open(os.__file__, 'a')",
    "opens a device": "open('/dev/null', 'w')",
    "makes a folder": "os.mkdir('x')",
    "removes a file": "os.unlink('/tmp/x')",
    "renames a file": "os.rename('/tmp/x', '/tmp/y')",
    "makes a link": "os.symlink('/etc/passwd', 'x')",
    "truncates a file": "os.truncate(os.__file__, 0)",
    "changes a mode": "os.chmod('.', 0o777)",
    "changes an owner": "os.chown('.', 0, 0)",
    "changes times": "os.utime('.', (0, 0))",
    "makes a pipe in the file system": "os.mkfifo('x')",
    "makes a file in memory": "os.memfd_create('x')",
    # Network
    "opens a TCP socket": "socket.socket()",
    "opens an MPTCP socket": "socket.socket(proto=262)",
    "opens a UDP socket": "socket.socket(type=socket.SOCK_DGRAM)",
    "opens a unix socket": "socket.socket(socket.AF_UNIX)",
    "opens a pair of sockets": "socket.socketpair()",
    "opens a netlink socket": "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
    "opens a hypervisor socket": "socket.socket(socket.AF_VSOCK)",
    "asks for a name": "socket.getaddrinfo('localhost', 80)",
    # Processes
    "forks": "os.fork()",
    "starts a program": "subprocess.run(['/bin/true'])",
    "runs a shell": "os.posix_spawn('/bin/sh', ['sh'], {})",
    "becomes a program": "os.execv('/bin/true', ['true'])",
    "starts a thread": "threading.Thread(target=print).start()",
    "signals its parent": "os.kill(os.getppid(), 0)",
    "signals its group": "os.killpg(0, 0)",
    "signals everybody": "os.kill(-1, 0)",
    "makes itself a session": "os.setsid()",
    "opens a handle on its parent": "os.pidfd_open(os.getppid())",
    # Limits
    "raises a limit": "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))",
    "changes its priority": "os.nice(-5)",
    "pins itself to a processor": "os.sched_setaffinity(0, {0})",
    "makes a pipe": "os.pipe()",
    "changes the folder": "os.chdir('/')",
    "becomes root": "os.setuid(0)",
}

REFUSED_OTHERWISE = {
    REFUSED["starts a thread"]: "RuntimeError",
    REFUSED["asks for a name"]: "gaierror",
    REFUSED["raises a limit"]: "ValueError",
}

SYSTEM_CALLS = {
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "io_uring_setup": (425, 425),
    "userfaultfd": (323, 282),
    "keyctl": (250, 219),
    "shmget": (29, 194),
    "unshare": (272, 97),
    "clone3": (435, 435),
    "openat2": (437, 437),
    "execveat": (322, 281),
    "bpf": (321, 280),
    "seccomp": (317, 277),
    "prctl": (157, 167),
    "pidfd_getfd": (438, 438),
    "mount": (165, 40),
    "setns": (308, 268),
}


@pytest.mark.parametrize("expression", REFUSED.values(), ids=REFUSED.keys())
def test_code_in_the_sandbox_gets_an_error_when_it(play: Play, sandbox: Stage, expression: str) -> None:
    code = "import os, resource, socket, subprocess, threading\ndef f():\n    {}\ndef g():\n    return 'alive'"
    player = play(code.format(expression), on=sandbox)
    reply = player.call("f")
    assert isinstance(reply, Raised), reply
    refused = reply.error.type == "PermissionError" or "Errno 30" in reply.error.message
    assert refused or reply.error.type == REFUSED_OTHERWISE.get(expression), reply
    assert value(player.call("g")) == "alive"


@pytest.mark.parametrize("numbers", SYSTEM_CALLS.values(), ids=SYSTEM_CALLS.keys())
def test_a_system_call_that_is_not_needed_is_refused(play: Play, sandbox: Stage, numbers: tuple[int, int]) -> None:
    number = numbers[("x86_64", "aarch64").index(os.uname().machine)]
    code = f"""
        import ctypes, errno
        libc = ctypes.CDLL(None, use_errno=True)

        def f():
            result = libc.syscall({number}, 0, 0, 0, 0, 0, 0)
            return [result, errno.errorcode[ctypes.get_errno()]]
        """
    assert value(play(code, on=sandbox).call("f")) == [-1, "EPERM"]


@pytest.mark.skipif(not hasattr(os, "uname") or os.uname().machine != "x86_64", reason="the x32 calls of x86_64")
def test_a_system_call_of_another_architecture_is_deadly(play: Play, sandbox: Stage) -> None:
    code = "import ctypes\ndef f():\n    return ctypes.CDLL(None).syscall(0x40000000 + 39)"
    with pytest.raises(Killed, match="SIGSYS"):
        play(code, on=sandbox).call("f")


def test_a_server_on_this_computer_is_out_of_reach(play: Play, sandbox: Stage) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        code = f"import socket\ndef f():\n    socket.create_connection(('127.0.0.1', {port}), 1)"
        assert isinstance(play(code, on=sandbox).call("f"), Raised)


def test_memory_is_limited_and_the_error_is_the_students(play: Play, sandbox: Stage) -> None:
    player = play("import numpy as np\ndef f():\n    return float(np.ones(3 << 27).sum())", on=sandbox)
    reply = player.call("f")
    assert isinstance(reply, Raised)
    assert reply.error.type == "MemoryError"


def test_the_sandbox_lets_honest_code_work(play: Play, sandbox: Stage) -> None:
    code = """
        import collections, dataclasses, decimal, fractions, heapq, itertools, json, math, random, statistics, time
        import numpy as np

        def f():
            rng = np.random.default_rng(0)
            a = rng.normal(size=(20, 20))
            u, s, v = np.linalg.svd(a)
            np.fft.fft(a), np.linalg.solve(a, a), np.polyfit([1, 2, 3], [1, 2, 4], 1), np.sort(a), np.median(a)
            np.testing.assert_allclose(u @ np.diag(s) @ v, a)
            time.sleep(0.001), time.perf_counter(), time.strftime("%c"), json.dumps([1]), random.choice([1, 2])
            str(decimal.Decimal("0.1") + 1), fractions.Fraction(1, 3), statistics.mean([1, 2])
            return round(float(np.abs(u.T @ u - np.eye(20)).max()), 6)
        """
    assert value(play(code, on=sandbox).call("f")) == 0


def test_a_late_import_from_the_standard_library_does_not_kill(play: Play, sandbox: Stage) -> None:
    player = play("def f():\n    import tabnanny\n    import mailbox\n    return 1", on=sandbox)
    reply = player.call("f")
    assert value(reply) == 1 if not isinstance(reply, Raised) else reply.error.type == "ModuleNotFoundError"


def test_what_students_import_does_not_depend_on_where_the_interpreter_lives(play: Play, sandbox: Stage) -> None:
    """The sandbox may be unable to read the standard library from disk, so all of it that is likely is there before."""
    names = ["glob", "mmap", "multiprocessing", "statistics", "fractions", "dataclasses", "unittest.mock", "csv"]
    code = "import sys\ndef f(names):\n    return [name for name in names if name not in sys.modules]"
    assert value(play(code, on=sandbox).call("f", names)) == []


def test_players_see_no_environment_no_arguments_and_no_folder_of_ours(
    play: Play, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRADER_TEST_SECRET", "token")
    code = "import os, sys\ndef f():\n    return [dict(os.environ), sys.argv, sys.path, [m for m in sys.modules]]"
    with Stage(limits=LIMITS) as own, own.player(source(code)) as player:
        environment, arguments, path, modules = value(player.call("f"))
    libraries = {"PATH"} if "win32" in (sys.platform, PLATFORM) else set()
    assert set(environment) <= libraries | {
        "PYTHONHASHSEED",
        "LC_CTYPE",
        "SYSTEMROOT",
        "LD_LIBRARY_PATH",
        "DYLD_LIBRARY_PATH",
    } | {name for name in environment if name.endswith("_NUM_THREADS") or name == "VECLIB_MAXIMUM_THREADS"}
    assert arguments == [""]
    packages = {str(Path(package.__file__ or "").parents[1]) for package in (grader, pytest)}
    assert not packages & set(path)
    assert not any(name == "grader" or name.startswith("grader.") for name in modules)


def test_the_isolation_names_every_layer_of_the_sandbox(sandbox: Stage) -> None:
    isolation = sandbox.isolation
    assert isolation.level == "sandbox"
    assert isolation.missing == []
    names = {layer.partition(" ")[0] for layer in isolation.layers}
    assert names == {"process", "user", "limits", "no_new_privileges", "not_dumpable", "landlock", "seccomp"}


@linux_only
@pytest.mark.parametrize("fresh", [False, True])
def test_the_level_limits_caps_memory_files_and_processes(fresh: bool) -> None:
    code = """
        import os
        import numpy as np

        def memory():
            return float(np.ones(3 << 27).sum())

        def write():
            with open("x", "w") as file:
                file.write("x")

        def fork():
            if os.fork() == 0:
                os._exit(0)

        def read():
            return open("/etc/hostname").read()[:0]
        """
    with Stage("limits", limits=LIMITS, fresh=fresh) as stage, stage.player(source(code)) as player:
        assert stage.isolation.level == "limits"
        for name, kind in (("memory", "MemoryError"), ("write", "OSError"), ("fork", "BlockingIOError")):
            reply = player.call(name)
            assert isinstance(reply, Raised), name
            assert reply.error.type == kind
        assert value(player.call("read")) == ""


@pytest.mark.parametrize("fresh", [False, True])
def test_the_level_process_gives_every_player_an_empty_folder_of_its_own(fresh: bool) -> None:
    code = """
        import os

        def f():
            with open("x", "w") as file:
                file.write("x")
            return [os.getcwd(), os.listdir(".")]
        """
    with Stage("process", limits=LIMITS, fresh=fresh) as stage:
        assert stage.isolation.level == "process"
        assert {"limits", "landlock", "seccomp"} <= set(stage.isolation.missing)
        folders = []
        for _ in range(2):
            with stage.player(source(code)) as player:
                folder, files = value(player.call("f"))
                assert files == ["x"]
                folders.append(folder)
        assert folders[0] != folders[1]
    assert not any(os.path.exists(folder) for folder in folders)


@linux_only
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become another user")
@pytest.mark.parametrize("level", ["process", "limits", "container", "sandbox"])
def test_students_code_never_runs_as_root(level: str) -> None:
    code = "import os\ndef f():\n    return [*os.getresuid(), *os.getresgid(), *os.getgroups()]"
    with Stage(level, limits=LIMITS) as stage, stage.player(source(code)) as player:  # type: ignore[arg-type]
        assert all(lockdown.FIRST_USER_ID <= user < 61_000 for user in value(player.call("f")))


WITHOUT = """
import errno, struct, sys
from grader.player import IsolationUnavailable, Stage
from grader.player.guest import linux, seccomp

linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1)
answer = getattr(errno, sys.argv[2])
rules = [(0x20, 0, 0, 0), (0x15, 0, 1, int(sys.argv[1])), (0x06, 0, 0, 0x50000 | answer), (0x06, 0, 0, 0x7FFF0000)]
seccomp.install(b"".join(struct.pack("<HBBI", *rule) for rule in rules))
with Stage() as stage:
    print(stage.isolation.level, *stage.isolation.missing, sep="|")
try:
    with Stage("sandbox") as stage:
        stage.isolation
except IsolationUnavailable as unavailable:
    print(unavailable.reason.en)
"""


@pytest.mark.parametrize(
    ("calls", "error", "layer", "reason"),
    [((444, 444), "ENOSYS", "landlock", "Function not implemented"), ((317, 277), "EPERM", "seccomp", "not permitted")],
    ids=["Landlock", "seccomp"],
)
def test_a_kernel_without_a_layer_is_no_sandbox_and_says_why(
    sandbox: Stage, calls: tuple[int, int], error: str, layer: str, reason: str
) -> None:
    number = calls[("x86_64", "aarch64").index(os.uname().machine)]
    command = [sys.executable, "-c", WITHOUT, str(number), error]
    root = Path(grader.__file__).parents[1]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=True)
    best, refusal = done.stdout.splitlines()
    level = "container" if layer == "landlock" and os.geteuid() == 0 else "limits"
    assert best.startswith(f"{level}|{layer}: ")
    assert reason in best
    assert refusal.startswith(f"This computer does not offer the isolation level sandbox (only {level}): {layer}")
    assert f"--isolation {level}" in refusal
    assert "No submitted code was run" in refusal


@linux_only
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can change its root folder")
@pytest.mark.parametrize("fresh", [False, True])
def test_in_a_container_there_is_not_one_file_to_be_seen(fresh: bool) -> None:
    code = """
        import os

        def f():
            return [os.listdir("/"), os.listdir("."), os.listdir(".."), os.getcwd(), os.path.exists("/etc/passwd")]
        """
    with Stage("container", limits=LIMITS, fresh=fresh) as stage, stage.player(source(code)) as player:
        assert stage.isolation.level == "container"
        assert value(player.call("f")) == [[], [], [], "/", False]


@linux_only
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can change its root folder")
def test_in_a_container_only_what_was_imported_beforehand_can_be() -> None:
    code = """
        def given():
            import asyncio.base_events, statistics, numpy.linalg
            return statistics.mean([1, 3])

        def other():
            import wave
        """
    with Stage("container", limits=LIMITS) as stage, stage.player(source(code)) as player:
        reply = player.call("other")
        assert isinstance(reply, Raised)
        assert reply.error.type == "ModuleNotFoundError"
        assert value(player.call("given")) == 2


@linux_only
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root has the level")
def test_who_is_not_root_has_no_container() -> None:
    with pytest.raises(IsolationUnavailable, match="chroot: only root"), Stage("container", limits=LIMITS) as stage:
        stage.isolation  # noqa: B018 - the question is whether it raises


def test_a_leak_found_by_the_self_test_refuses_the_sandbox(sandbox: Stage) -> None:
    leaky = Layers(sandbox.isolation.layers, [], ["socket"])
    assert judge(leaky, "sandbox", None).level == "limits"
    with pytest.raises(IsolationUnavailable, match="socket was possible"):
        judge(leaky, "sandbox", "sandbox")


def test_a_thread_of_the_referee_may_own_players(stage: Stage) -> None:
    got: list[object] = []

    def play() -> None:
        with stage.player(source("def f():\n    return 1")) as player:
            got.append(value(player.call("f")))

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert got == [1]
