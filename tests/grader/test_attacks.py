"""Every attack of the corpus, at every level of isolation that promises to stop it: no gain, no harm, no remains.

`attacks/NNN_name.py` is an answer to the miniature exercise 1.1 with a hostile `mean` and a right `spread`. The head of
its docstring says what it tries; below stand

    class             forging | peeking | resource | escape | protocol | display
    verdicts          of the three checks, or of the whole exercise ("problem error"); / and ", or" part alternatives
    stopped at        the levels that promise to stop it (or "nothing"): tested here
    gets through at   levels that do not: tested as well, which shows that the attack has teeth
"""

from __future__ import annotations

import ast
import contextlib
import ctypes
import io
import json
import os
import re
import secrets
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from unittest import mock

import pytest
from rich.console import Console

from grader.asking import budget
from grader.course.catalog import Course
from grader.deciding.inputs import InputCache
from grader.player import IsolationUnavailable, Limits, Stage, pipe_link
from grader.player.command import Command
from grader.player.forkserver import ForkServer
from grader.player.levels import LEVELS, Level
from grader.referee.referee import Referee
from grader.report import html, junit
from grader.report.terminal import TerminalReport
from grader.results.model import Report, to_json
from grader.submission import read_files

if not sys.platform.startswith("linux"):
    pytest.skip("the corpus attacks Linux; tests/grader/player says what holds elsewhere", allow_module_level=True)
import resource  # not on Windows

FOLDER = Path(__file__).parent / "attacks"
OLDER_KERNEL = Path(__file__).with_name("older_kernel.py")
SECRET = secrets.token_hex(8)
TOKEN = "GRADER_TEST_TOKEN"


class Hasty(Limits):
    def wall_seconds(self, cpu_seconds: float) -> float:
        return 0.5


PATIENT = Limits(cpu_seconds=0.5, load_cpu_seconds=1.0, wall_factor=10.0)
HASTY = Hasty(cpu_seconds=0.2, load_cpu_seconds=0.2)
"""For attacks that are to end in a time-out."""
LONGEST = 60.0
"""Seconds for the two exercises of one submission, however busy the machine is."""
MOST_MEMORY = 256 << 10
"""In kB: what one submission may add to the grader's own memory."""
COUNTEREXAMPLE = """
def counterexample(n):
    return {"a": [2] * n, "b": [3] + [0] * (n - 1)}
"""


@dataclass(frozen=True)
class Attack:
    name: str
    source: bytes
    kind: str
    verdicts: list[list[str]]
    stopped_at: list[Level]
    gets_through_at: list[Level]

    @property
    def limits(self) -> Limits:
        return HASTY if any("timeout" in option for verdicts in self.verdicts for option in verdicts) else PATIENT


def read(path: Path) -> Attack:
    source = path.read_bytes()
    _, _, head = (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")
    said = dict(line.split(": ", 1) for line in head.split("\n"))
    unknown = said.keys() - {"class", "verdicts", "stopped at", "gets through at"}
    assert not unknown, f"{path.name}: {unknown}"
    return Attack(
        path.stem,
        source,
        said["class"],
        [option.split() for option in said["verdicts"].split(", or ")],
        said["stopped at"].replace("nothing", "").split(),  # type: ignore[arg-type]  # tested below
        said.get("gets through at", "").split(),  # type: ignore[arg-type]
    )


ATTACKS = [read(path) for path in sorted(FOLDER.glob("[0-9]*.py"))]


def cases(levels: Callable[[Attack], list[Level]]) -> pytest.MarkDecorator:
    pairs = [(attack, level) for attack in ATTACKS for level in levels(attack)]
    return pytest.mark.parametrize(("attack", "level"), pairs, ids=[f"{a.name}-{level}" for a, level in pairs])


class Theater(contextlib.ExitStack):
    """One stage for each level and its limits, shared by all attacks, as in a batch."""

    def __init__(self) -> None:
        super().__init__()
        line = Command.line
        self.enter_context(
            mock.patch.object(Command, "line", lambda self, part: _in_a_container(self, line(self, part)))
        )
        self.stages: dict[tuple[Level | None, Limits], Stage] = {}
        self.others = set(_players(b""))

    def stage_at(self, level: Level | None, limits: Limits) -> Stage:
        """At the level asked for, or the best there is."""
        if (level, limits) not in self.stages:
            self.stages[level, limits] = self.enter_context(Stage(level, limits=limits))
        stage = self.stages[level, limits]
        try:
            stage.isolation  # noqa: B018 - the question is whether it raises
        except IsolationUnavailable as unavailable:
            pytest.skip(unavailable.reason.en)
        return stage

    def strangers(self, mark: str) -> set[int]:
        """What is left of an attack after a moment: all but the fork servers and the players that wait their turn."""
        end = time.monotonic() + 5
        while (left := self.of_ours(mark) - self.kept()) and time.monotonic() < end:
            time.sleep(0.02)
        self.others |= left  # the next attack is not to blame for them
        return left

    def of_ours(self, mark: str) -> set[int]:
        """Without what was here before, and what a fork server that was here before makes ready only now."""
        return {pid for pid, parent in _players(mark.encode()).items() if not {pid, parent} & self.others}

    def kept(self) -> set[int]:
        kept = set()
        for stage in self.stages.values():
            assert isinstance(stage.server, ForkServer)
            kept |= {stage.server.pid, *stage.server.waiting()}
        return kept


def _in_a_container(command: Command, line: list[str]) -> list[str]:
    """Where the level `container` is for: on a kernel that has no Landlock."""
    return [sys.executable, str(OLDER_KERNEL), "no-landlock", *line] if command.level == "container" else line


def _players(mark: bytes) -> dict[int, int]:
    """The processes that bear the mark, or stem from a fork server of this process, and the parent of each.

    A fork has the arguments of its fork server.
    """
    ours, found = f'"parent": {os.getpid()}}}'.encode(), {}
    for pid in filter(str.isdecimal, os.listdir("/proc")):
        with contextlib.suppress(OSError, IndexError):
            line = Path("/proc", pid, "cmdline").read_bytes()
            if ours in line or (mark and mark in line):
                state, parent = Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[:2]
                found |= {int(pid): int(parent)} if state != "Z" else {}
    return found


@pytest.fixture(scope="module")
def theater() -> Iterator[Theater]:
    os.environ[TOKEN] = SECRET
    with Theater() as theater:
        yield theater
    del os.environ[TOKEN]


class World:
    """What an attack may do harm to, and whether it did."""

    def __init__(self, course: Path, theater: Theater) -> None:
        self.course, self.theater = course, theater
        self.mark = secrets.token_hex(8)
        self.folder = Path(tempfile.mkdtemp(prefix="attacked-"))
        self.folder.chmod(0o777)
        (self.folder / "bait.txt").write_text(SECRET)
        (self.folder / f"{SECRET}.txt").touch()
        self.size = 10**7 + secrets.randbelow(10**8)
        (self.folder / "sized.bin").touch()
        os.truncate(self.folder / "sized.bin", self.size)
        (self.folder / "writable.txt").write_text("x")
        (self.folder / "writable.txt").chmod(0o666)
        self.tcp, self.udp = self._same_port()
        self.unix, self.abstract = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)
        self.unix.bind(str(self.folder / "socket"))
        (self.folder / "socket").chmod(0o777)
        self.abstract.bind(f"\0{self.mark}")
        self.listeners = {"tcp": self.tcp, "udp": self.udp, "unix": self.unix, "abstract": self.abstract}
        for name, listener in self.listeners.items():
            listener.setblocking(False)
            if name != "udp":
                listener.listen()
        self.before = self._state()

    @staticmethod
    def _same_port() -> tuple[socket.socket, socket.socket]:
        while True:
            tcp, udp = socket.create_server(("127.0.0.1", 0)), socket.socket(type=socket.SOCK_DGRAM)
            try:
                udp.bind(tcp.getsockname())
                return tcp, udp
            except OSError:
                tcp.close()
                udp.close()

    @property
    def target(self) -> bytes:
        """The module that tells an attack where to bite."""
        names = {
            "COURSE": str(self.course),
            "FOLDER": str(self.folder),
            "PORT": self.tcp.getsockname()[1],
            "MARK": self.mark,
            "REFEREE": os.getpid(),
        }
        return "".join(f"{name} = {value!r}\n" for name, value in names.items()).encode()

    def _state(self) -> dict[str, object]:
        files = {path.name: _fingerprint(path) for path in self.folder.iterdir()}
        return {
            **files,
            "the course": [_fingerprint(path) for path in self.course.rglob("*.py")],
            "the working folder": os.getcwd(),
            "the environment": {name: os.environ[name] for name in os.environ if name != "PYTEST_CURRENT_TEST"},
            "the signals": [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGALRM, signal.SIGWINCH)],
        }

    def harm(self) -> list[str]:
        """What is no longer as it was."""
        after = self._state()
        found = [name for name in self.before.keys() | after.keys() if self.before.get(name) != after.get(name)]
        for name, listener in self.listeners.items():
            with contextlib.suppress(BlockingIOError):
                listener.recv(1) if name == "udp" else listener.accept()[0].close()
                found.append(f"a message by {name}")
        for folder in ("/dev/shm", "/tmp"):
            found += [f"{folder}/{name}" for name in os.listdir(folder) if self.mark in name]
        if self._shared_memory() >= 0:
            found.append("shared memory")
        return found + [f"process {pid}" for pid in self.theater.strangers(self.mark)]

    def _shared_memory(self) -> int:
        return int(ctypes.CDLL(None).shmget(int(self.mark, 16) & 0x7FFFFFFF, 0, 0))

    def close(self) -> None:
        for listener in self.listeners.values():
            listener.close()
        if (number := self._shared_memory()) >= 0:
            ctypes.CDLL(None).shmctl(number, 0, None)
        with contextlib.suppress(OSError):
            os.unlink(f"/dev/shm/{self.mark}")
        for path in self.folder.iterdir():
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        self.folder.rmdir()


def _fingerprint(path: Path) -> object:
    status = path.lstat()
    return path, status.st_mode, status.st_uid, status.st_size, status.st_mtime_ns, status.st_ctime_ns


@dataclass(frozen=True)
class Outcome:
    report: Report
    harm: list[str]
    leaked: bool
    seconds: float
    memory: int

    @property
    def verdicts(self) -> list[str]:
        exercise = self.report.exercises[0]
        if exercise.problem is not None:
            return ["problem", exercise.problem.status]
        return [check.status for check in exercise.checks]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> InputCache:
    return InputCache(tmp_path_factory.mktemp("inputs"))


@pytest.fixture
def commit(
    theater: Theater,
    miniature: Course,
    cache: InputCache,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[[Attack, Level], Outcome]]:
    """Grades an attack, and right after it, on the same stage, an honest answer to 1.2."""
    monkeypatch.setattr(budget, "CHECK_SECONDS", 0.8)
    monkeypatch.setattr(budget, "CHECK_WAIT_SECONDS", 0.8)
    worlds = []

    def commit(attack: Attack, level: Level) -> Outcome:
        stage = theater.stage_at(level, attack.limits)
        # The search for explanations is the same at all levels.
        referee = Referee(miniature, stage, cache=cache, explaining=level == "sandbox")
        for exercise in miniature.exercises:
            referee.prepare(exercise)
        world = World(miniature.root, theater)
        worlds.append(world)
        files = {
            "ex01_01.py": attack.source,
            "ex01_02.py": COUNTEREXAMPLE.encode(),
            "target.py": world.target,
            "line.py": (FOLDER / "line.py").read_bytes(),
        }
        memory, start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.monotonic()
        report = referee.grade(read_files("attacker", files, {}, []), referee.course.exercises)
        seconds = time.monotonic() - start
        more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
        text = to_json(report)
        return Outcome(report, world.harm(), SECRET in text or str(world.size) in text, seconds, more)

    yield commit
    for world in worlds:
        world.close()


def test_every_attack_says_what_it_is() -> None:
    assert len(ATTACKS) > 100
    assert [attack.name[:3] for attack in ATTACKS] == [f"{number:03}" for number in range(1, len(ATTACKS) + 1)]
    for attack in ATTACKS:
        assert attack.kind in ("forging", "peeking", "resource", "escape", "protocol", "display"), attack.name
        assert "sandbox" in {*attack.stopped_at, *attack.gets_through_at}, attack.name
        assert {*attack.stopped_at, *attack.gets_through_at} <= set(LEVELS), attack.name
        assert not {*attack.stopped_at} & {*attack.gets_through_at}, attack.name


@cases(lambda attack: attack.stopped_at)
def test_an_attack_gains_nothing_and_does_no_harm(
    attack: Attack, level: Level, commit: Callable[[Attack, Level], Outcome]
) -> None:
    outcome = commit(attack, level)
    hostile, beside = outcome.report.exercises
    said = f"{outcome.verdicts} {hostile.problem or [check.failure for check in hostile.checks]}"
    assert any(_agree(outcome.verdicts, allowed, attack.kind) for allowed in attack.verdicts), said
    earned = sum(check.max_points for check in hostile.checks if check.status == "passed")
    assert hostile.points == earned <= 5.0
    assert (beside.status, beside.points) == ("passed", 10.0)
    assert outcome.harm == []
    assert not outcome.leaked
    assert outcome.seconds < LONGEST
    assert outcome.memory < MOST_MEMORY
    assert outcome.report.isolation.level == level
    if level == "sandbox":
        _assert_shown_safely(outcome.report)


def _agree(verdicts: list[str], allowed: list[str], kind: str) -> bool:
    """A slow machine's clock may stop what wants too much before anything else does: it is stopped all the same."""
    stopped = {"timeout"} if kind == "resource" else set()
    return len(verdicts) == len(allowed) and all(
        verdict in {*options.split("/"), *(stopped if options != "passed" else ())}
        for verdict, options in zip(verdicts, allowed, strict=True)
    )


@cases(lambda attack: attack.gets_through_at)
def test_a_level_that_does_not_stop_an_attack_is_not_said_to(
    attack: Attack, level: Level, commit: Callable[[Attack, Level], Outcome]
) -> None:
    outcome = commit(attack, level)
    gained = outcome.report.exercises[0].points > 5.0
    assert outcome.harm or outcome.leaked or gained
    assert not [harm for harm in outcome.harm if harm.startswith("process")]
    assert outcome.report.exercises[1].status == "passed"
    assert outcome.report.isolation.level == level


def test_a_daemon_that_holds_the_pipes_open_does_not_hold_up_the_grader(
    theater: Theater, miniature: Course, cache: InputCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a fork server nobody inherits a player's orphans: they live on, which is all they achieve."""
    (attack,) = (attack for attack in ATTACKS if attack.name.endswith("daemon"))
    files = {"ex01_01.py": attack.source, "ex01_02.py": COUNTEREXAMPLE.encode()}
    monkeypatch.setattr(pipe_link, "HANG_UP_SECONDS", 0.2)
    try:
        with Stage("process", limits=PATIENT, fresh=True) as stage:
            referee = Referee(miniature, stage, cache=cache, explaining=False)
            report = referee.grade(read_files("attacker", files, {}, []), miniature.exercises)
        assert [check.status for check in report.exercises[0].checks] == ["failed", "failed", "passed"]
        assert report.exercises[1].status == "passed"
    finally:
        for pid in theater.of_ours("") - theater.kept():
            os.kill(pid, signal.SIGKILL)


def _assert_shown_safely(report: Report) -> None:
    """In every form of the results nothing acts, nothing is hidden, and no line of a student's passes for ours."""
    for language in ("zh", "en"):
        screen = io.StringIO()
        TerminalReport(Console(file=screen, width=100), language).show(report, everything=True)  # type: ignore[arg-type]
        text = screen.getvalue()
        assert _hidden(text) == set()
        assert len(re.findall(r"^1\.1 ", text, re.MULTILINE)) == 1
        assert len(re.findall(r"^(?:Score|得分) ", text, re.MULTILINE)) == 1
        assert not re.search(r"^\S*[✔◐]", text, re.MULTILINE)
        assert len(text) < 50_000
    page = html.render(report)
    assert _hidden(page) == set()
    assert len(page) < 1_000_000
    _Inert().feed(page)
    assert _hidden(to_json(report, indent=1)) == set()
    junit.render(report, "en").encode()


def _hidden(text: str) -> set[str]:
    return {char for char in text if not char.isprintable() and char not in "\n\t\u3000"}


class _Inert(HTMLParser):
    """Fails on whatever acts in a page, or leads out of it."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in {"script", "iframe", "object", "embed", "base", "form", "foreignobject", "animate", "set"}
        for name, value in attrs:
            assert not name.startswith("on")
            assert name != "style"
            if name in ("href", "src", "xlink:href", "action", "formaction", "srcset"):
                assert (value or "#").startswith(("#", "data:,", "data:image/svg+xml;base64,"))
            if name == "http-equiv":
                assert value == "Content-Security-Policy"


def notebook(*cells: object) -> bytes:
    made = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": cell} for cell in cells]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": made}).encode()


MEAN = "def mean(values):\n    return -1.0\n"
HOSTILE_FILES: dict[str, dict[str, bytes]] = {
    "half a character": {"a.ipynb": notebook(f"# exercise 1.1\nx = '\ud800'\n{MEAN}")},
    "a name that is no text": {"\udcff/ex01_01.py": b"def mean(values):\n    return 1 / 0\n"},
    "a name that acts": {"\x1b[2J<b>\u202e/ex01_01.py": b"def mean(values):\n    return 1 / 0\n"},
    "a line that makes patterns backtrack": {"a.py": b"# exercise" + b" " * 200_000 + b"x\n" + MEAN.encode()},
    "a notebook of many exercises and millions of lines": {
        "a.ipynb": notebook(*(f"# exercise {i // 99 + 1}.{i % 99 + 1}\n" + "\n" * 25_000 for i in range(150)))
    },
    "nine thousand exercises": {
        "a.py": "".join(f"# %% exercise {i // 99 + 1}.{i % 99 + 1}\n" for i in range(9000)).encode()
    },
    "five hundred large modules": {f"module{number}.py": b"#" * 200_000 for number in range(500)},
    "cells that are no text": {"a.ipynb": notebook(None, 1, [[["x"]]], {"a": "b"})},
    "a notebook nested ten thousand deep": {"a.ipynb": b'{"cells": ' + b"[" * 10_000 + b"]" * 10_000 + b"}"},
    "a number of a million digits": {"a.ipynb": b'{"nbformat": ' + b"9" * 1_000_000 + b"}"},
    "an expression nested too deep to compile": {"ex01_01.py": b"x = " + b"(" * 100_000 + b")" * 100_000},
    "operators nested too deep to compile": {"ex01_01.py": b"x = " + b"-" * 200_000 + b"1"},
    "an essay of ten million characters": {
        "ex01_02.py": b"def counterexample(n): return {}\ndef essay(): return '[<b>](`$$\\x1b[2J\\u202e\\n> ' * 500_000"
    },
}


@pytest.mark.parametrize("files", HOSTILE_FILES.values(), ids=HOSTILE_FILES.keys())
def test_a_hostile_file_earns_nothing_and_breaks_nothing(
    files: dict[str, bytes], theater: Theater, miniature: Course, cache: InputCache
) -> None:
    memory, start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.monotonic()
    referee = Referee(miniature, theater.stage_at(None, PATIENT), cache=cache)
    submission = read_files("attacker", files, {}, ["1.1"])
    report = referee.grade(submission, miniature.exercises)
    assert report.points <= 2.5
    assert time.monotonic() - start < LONGEST
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory < MOST_MEMORY
    _assert_shown_safely(report)
