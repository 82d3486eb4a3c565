"""How long things live: no player outlives its stage, and a stage outlives its players."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import grader
from grader.player import Killed, Player, Stage
from grader.player import stage as stage_module
from grader.player.forkserver import ForkServer
from grader.player.ready import ReadyPlayers

from .conftest import LIMITS, source, value
from .elsewhere import linux_only

ANSWER = "import os\ndef f():\n    return os.getpid()\ndef loop():\n    while True: pass"


def gone(pid: int, seconds: float = 3.0) -> bool:
    """Whether a process ends (or is a zombie that nobody of ours has to reap) within so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False


@linux_only
def test_a_fork_server_that_was_killed_is_started_again() -> None:
    with Stage(limits=LIMITS) as stage:
        assert stage.isolation
        server = stage.server
        assert isinstance(server, ForkServer)
        old = server.pid
        with stage.player(source(ANSWER)) as orphan:
            pid = value(orphan.call("f"))
            os.kill(old, signal.SIGKILL)
            assert gone(pid)
            with pytest.raises(Killed):
                orphan.call("f")
        with stage.player(source(ANSWER)) as player:
            assert value(player.call("f")) > 0
        assert server.pid != old


@linux_only
def test_a_fork_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise ValueError('no data here')")
    broken = tmp_path / "broken.py"
    with Stage(limits=LIMITS, preload=[broken]) as stage, pytest.raises(RuntimeError, match="no data here"):
        stage.player(source(ANSWER))


@pytest.mark.parametrize("fresh", [False, True])
def test_closing_a_player_ends_its_process_and_may_be_repeated(fresh: bool) -> None:
    with Stage(limits=LIMITS, fresh=fresh) as stage:
        player = stage.player(source(ANSWER))
        pid = value(player.call("f"))
        player.close()
        player.close()
        assert gone(pid)


@pytest.mark.parametrize("fresh", [False, True])
def test_closing_the_stage_ends_every_player_and_removes_its_folder(fresh: bool) -> None:
    stage = Stage(limits=LIMITS, fresh=fresh)
    players = [stage.player(source(ANSWER)) for _ in range(2)]
    pids = [value(player.call("f")) for player in players]
    folder = stage.folder
    stage.close()
    stage.close()
    assert all(map(gone, pids))
    assert not os.path.exists(folder)
    for player in players:
        player.close()


@linux_only
@pytest.mark.parametrize("fresh", [False, True])
def test_the_death_of_the_referee_leaves_no_process(fresh: bool) -> None:
    program = f"""
import os, sys, threading, time
from grader.player import Source, Stage
stage = Stage(fresh={fresh})
code = b"import os\\ndef f():\\n    return os.getpid()\\ndef loop():\\n    while True: pass"
player = stage.player(Source({{"a": code}}, "a", ("f",), {{"a": "a.py"}}))
print(player.call("f").value, 0 if {fresh} else stage.server.pid, flush=True)
player.call("loop")
"""
    root = Path(grader.__file__).parents[1]
    referee = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=root)
    with referee:
        assert referee.stdout is not None
        pids = [int(pid) for pid in referee.stdout.readline().split() if int(pid)]
        referee.kill()
    assert pids
    assert all(map(gone, pids))


@linux_only
def test_a_daemon_of_a_player_does_not_outlive_it() -> None:
    code = """
        import os, time

        def f():
            read, write = os.pipe()
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    os.write(write, str(os.getpid()).encode())
                    time.sleep(60)
                os._exit(0)
            return int(os.read(read, 20))
        """
    with Stage("process", limits=LIMITS) as stage:
        with stage.player(source(code)) as player:
            pid = value(player.call("f"))
        assert gone(pid)


@linux_only
def test_forked_referees_share_the_fork_server() -> None:
    with Stage(limits=LIMITS) as stage:
        assert stage.isolation
        children = []
        for number in range(3):
            pid = os.fork()
            if pid == 0:
                status = 1
                try:
                    with stage.player(source(f"def f():\n    return {number}")) as player:
                        status = 0 if value(player.call("f")) == number else 2
                    stage.close()
                finally:
                    os._exit(status)
            children.append(pid)
        assert [os.waitpid(pid, 0)[1] for pid in children] == [0, 0, 0]
        with stage.player(source(ANSWER)) as player:
            assert value(player.call("f")) > 0


@linux_only
def test_a_forked_referee_uses_the_spare_players_that_it_asks_for() -> None:
    with Stage(limits=LIMITS) as stage:
        assert stage.isolation
        assert isinstance(stage.server, ForkServer)
        players = Path(f"/proc/{stage.server.pid}/task/{stage.server.pid}/children")
        pid = os.fork()
        if pid == 0:
            try:
                for _ in range(6):
                    stage.player(source(ANSWER)).close()
                end = time.monotonic() + 10
                # Its own spare, and the one of its parent: as soon as the others are buried.
                while len(players.read_text().split()) > 2 and time.monotonic() < end:
                    time.sleep(0.01)
            finally:
                os._exit(len(players.read_text().split()))
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) <= 2


def test_without_fork_players_are_ready_before_they_are_asked_for() -> None:
    with Stage(limits=LIMITS, fresh=True) as stage:
        ready = stage.server
        assert isinstance(ready, ReadyPlayers)
        first = ready.waiting()
        with stage.player(source(ANSWER)) as player:
            assert {value(player.call("f"))} == first
            waiting = ready.waiting()
            for pid in waiting:  # as the system may do, or the end of the thread that started them
                os.kill(pid, signal.SIGTERM)
            assert all(map(gone, waiting))
            with stage.player(source(ANSWER)) as second:
                assert value(second.call("f")) not in waiting
        waiting = ready.waiting()
        assert waiting
    assert all(map(gone, waiting))


def test_players_know_nothing_of_each_other(stage: Stage) -> None:
    code = "import math\nmath.pi = getattr(math, 'seen', 3)\nmath.seen = 4\ndef f():\n    return math.pi"
    for _ in range(2):
        with stage.player(source(code)) as player:
            assert value(player.call("f")) == 3


def test_many_players_may_be_open_at_once(stage: Stage) -> None:
    players: list[Player] = [stage.player(source(f"def f():\n    return {number}")) for number in range(10)]
    assert [value(player.call("f")) for player in reversed(players)] == list(reversed(range(10)))
    for player in players:
        player.close()


def test_a_stage_costs_no_descriptors_in_the_end() -> None:
    folder = Path("/proc/self/fd")
    if not folder.exists():
        pytest.skip("needs /proc")
    before = len(list(folder.iterdir()))
    with Stage(limits=LIMITS) as stage:
        for _ in range(3):
            stage.player(source(ANSWER)).close()
    with Stage(limits=LIMITS, fresh=True) as stage:
        stage.player(source(ANSWER)).close()
    with Stage(limits=LIMITS, fresh=True):
        pass
    assert len(list(folder.iterdir())) == before


@linux_only
def test_folders_of_stages_that_were_killed_with_their_owner_are_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage_module, "folder_in_memory", lambda: str(tmp_path))
    gone, alive, fresh = (tmp_path / f"players-{pid}-x" for pid in (2**22 + 1, os.getpid(), 2**22 + 2))
    for folder in (gone, alive, fresh):
        folder.mkdir()
    for folder in (gone, alive):
        os.utime(folder, (0, 0))
    with Stage(limits=LIMITS):
        assert sorted(path for path in tmp_path.iterdir() if path in (gone, alive, fresh)) == sorted([alive, fresh])
