"""The inside of a player, in this process: the same conversation without a process around it.

What the player promises is tested from outside, in the other files; here a debugger and the coverage can look in.
"""

from __future__ import annotations

import contextlib
import linecache
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from grader.player import Limits, Missing, Player, Raised, Unusable, Unwritten
from grader.player.guest import lockdown, serve
from grader.player.guest.channel import Channel
from grader.player.link import Output
from grader.text import Text

from .conftest import source, value


class ThreadLink:
    """A line to a player that is a thread of this process."""

    def __init__(self, reply_bytes: int) -> None:
        self.folder, self.inbox, self.output, self.ended = "", bytearray(), Output(1 << 16), False
        self._ours, theirs = socket.socketpair()
        self._theirs = theirs
        self._thread = threading.Thread(target=self._play, args=(theirs.fileno(), reply_bytes), daemon=True)
        self._thread.start()

    def _play(self, descriptor: int, reply_bytes: int) -> None:
        with contextlib.suppress(EOFError, OSError):
            serve.Player(Channel(descriptor, descriptor), reply_bytes).serve(lockdown.Layers("process", ["process"]))

    def send(self, data: bytes) -> None:
        self._ours.sendall(data)

    def pump(self, timeout: float) -> None:
        self._ours.settimeout(timeout)
        with contextlib.suppress(TimeoutError):
            data = self._ours.recv(1 << 16)
            self.inbox += data
            self.ended = not data

    def cpu_seconds(self) -> float | None:
        return None

    def busy_seconds(self) -> float | None:
        return None

    def rests(self) -> bool:
        return True

    def drain_output(self) -> None:
        """What is printed goes to pytest."""

    def how_it_ended(self) -> Text | None:
        return None

    def kill(self) -> None:
        self._ours.close()
        self._thread.join(5)
        self._theirs.close()


@pytest.fixture
def play() -> Iterator[Callable[..., Player]]:
    """Starts a player in a thread with this code; what it leaves in this process is removed."""
    path, modules, lines = list(sys.meta_path), set(sys.modules), dict(linecache.cache)
    state = np.random.get_state()
    players = []

    def start(code: str, *functions: str, reply_bytes: int = 1 << 20, shared: Any = None, **others: str) -> Player:
        submission = source(code, *functions, **others)
        if shared:
            submission = type(submission)(
                submission.modules, submission.main, submission.functions, submission.files, {"answer": shared}
            )
        player = Player(ThreadLink(reply_bytes), Limits(reply_bytes=1 << 24, callbacks=20))
        players.append(player)
        player.load(submission)
        return player

    yield start
    for player in players:
        player.close()
    np.random.set_state(state)
    sys.meta_path[:] = path
    linecache.cache.clear()
    linecache.cache.update(lines)
    for name in set(sys.modules) - modules:
        del sys.modules[name]


def test_what_becomes_of_a_call(play: Callable[..., Player]) -> None:
    player = play(
        """
        import helper

        def right(x): return helper.double(x)
        def raises(x): return helper.fails(x)
        def unusable(): return object()
        def large(): return "x" * (2 << 20)
        def hostile():
            class Odd(list):
                def __iter__(self): raise ValueError("no")
            return Odd([1])
        def changes(values, array, known):
            values.append(1); array[0] = 9
        def unwritten(): ...
        def not_yet(): raise NotImplementedError
        def prints(): print("seen"); return 1
        """,
        "right",
        "raises",
        "absent",
        "unwritten",
        helper="def double(x): return 2 * x\ndef fails(x): raise KeyError(x)\n",
    )
    assert player.loaded.missing == ("absent",)
    assert player.loaded.unwritten == ("unwritten",)
    assert value(player.call("right", 4)) == 8
    assert value(player.call("prints")) == 1
    raised = player.call("raises", "k")
    assert isinstance(raised, Raised)
    assert [frame.file for frame in raised.error.frames] == ["answer.py", "helper.py"]
    assert isinstance(player.call("unusable"), Unusable)
    assert isinstance(player.call("large"), Unusable)
    assert isinstance(player.call("hostile"), Raised | Unusable)
    assert isinstance(player.call("absent"), Missing)
    assert isinstance(player.call("unwritten"), Unwritten)
    assert isinstance(player.call("not_yet"), Unwritten)
    assert player.call("changes", [0], np.zeros(3), {"a": 1}).changed == (0, 1)
    large = np.zeros(100_000)
    assert player.call("changes", [0], large, 1).changed == (0, 1)
    assert value(player.call("right", large)).shape == large.shape


def test_functions_as_arguments(play: Callable[..., Player]) -> None:
    player = play(
        """
        def apply(f, x): return f(x)
        def badly(f): return f(object())
        """
    )
    assert value(player.call("apply", lambda x: x + 1, 2)) == 3
    refused = player.call("badly", lambda x: x)
    assert isinstance(refused, Raised)
    assert "plain data" in refused.error.message


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("def f(:\n", "SyntaxError"),
        ("import broken\n", "SyntaxError"),
        ("x = '\0'\n", "SyntaxError"),
    ],
)
def test_what_fails_while_loading_is_said_at_every_call(play: Callable[..., Player], code: str, kind: str) -> None:
    player = play(code, "f", broken="x =\n")
    assert player.loaded.problem is not None
    assert player.loaded.problem.type == kind
    assert isinstance(player.call("f"), Raised)


def test_cells_for_all_exercises_may_fail(play: Callable[..., Player]) -> None:
    code = "from __future__ import annotations\nbase = 2\nundefined\nx = = 1\ndef f(): return base\n"
    player = play(code, "f", shared=((1, 1), (2, 2), (3, 3), (4, 4)))
    assert value(player.call("f")) == 2
    assert [error.type for error in player.loaded.scratch] == ["SyntaxError", "NameError"]


def test_a_deep_recursion_shows_both_ends(play: Callable[..., Player]) -> None:
    reply = play("def f(n): return f(n + 1)").call("f", 0)
    assert isinstance(reply, Raised)
    assert reply.error.type == "RecursionError"
    assert len(reply.error.frames) == 20


def test_an_exception_that_cannot_say_what_it_is(play: Callable[..., Player]) -> None:
    reply = play(
        """
        class Silent(Exception):
            def __str__(self): raise ValueError
        def f(): raise Silent
        """
    ).call("f")
    assert isinstance(reply, Raised)
    assert "ValueError in __str__" in reply.error.message


def test_streams_that_were_replaced_do_not_stop_the_player(play: Callable[..., Player]) -> None:
    before = sys.stdout, sys.stderr
    try:
        player = play("import sys\ndef f():\n    sys.stdout = sys.stderr = None\n    return 1")
        assert value(player.call("f")) == 1
    finally:
        sys.stdout, sys.stderr = before


def test_a_frame_that_is_none_ends_the_player() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.sendall(b"nonsense" * 10)
        with pytest.raises(EOFError):
            Channel(theirs.fileno(), theirs.fileno()).receive()
        ours.close()
        with pytest.raises(EOFError):
            Channel(theirs.fileno(), theirs.fileno()).receive()


def test_what_a_layer_cannot_do_is_said_and_the_others_hold() -> None:
    layers = lockdown.Layers("limits", [])

    def impossible() -> None:
        raise OSError(1, os.strerror(1))

    layers.apply("landlock", impossible)
    layers.apply("user", lambda: "65534")
    assert "landlock" in str(layers.missing)
    assert "user" in str(layers.in_force)
