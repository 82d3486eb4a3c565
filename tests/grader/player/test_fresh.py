"""The way of platforms without fork: every player a process of its own, spoken to through pipes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from grader.player import Killed, Raised, Stage, TimedOut, Violated, encode_call

from .conftest import LIMITS, source, value


@pytest.fixture(scope="module")
def fresh() -> Iterator[Stage]:
    with Stage(limits=LIMITS, fresh=True) as stage:
        yield stage


def test_one_player_does_all_that_players_do(fresh: Stage, stage: Stage) -> None:
    code = """
        import numpy as np
        print("hello")

        def double(x):
            return x * 2

        def apply(g, x):
            return [g(item) for item in x]

        def fail():
            raise ValueError("no")

        def random():
            return float(np.random.rand())

        def parent():
            import os
            return open(f"/proc/{os.getppid()}/environ").read()
        """
    with fresh.player(source(code)) as player, stage.player(source(code)) as forked:
        array = np.ones((1000, 1000))
        assert value(player.call("double", array)).sum() == 2e6
        assert [value(reply) for reply in player.run([encode_call("double", (n,)) for n in range(200)])][-1] == 398
        assert value(player.call("apply", abs, [-1, 2])) == [1, 2]
        assert isinstance(player.call("fail"), Raised)
        assert value(player.call("random")) == value(forked.call("random"))
        assert fresh.isolation.level == stage.isolation.level
        if fresh.isolation.level == "sandbox":
            assert isinstance(player.call("parent"), Raised)
    assert player.output == "hello\n"


SCRIBBLE = """
import os

def scribble(data):
    for fd in range(3, 20):
        try:
            os.write(fd, data)
        except OSError:
            pass
"""


@pytest.mark.parametrize(
    ("body", "stopped", "words"),
    [
        ("while True: pass", TimedOut, "0.3"),
        ("os._exit(4)", Killed, "exit code 4"),
        ("import ctypes; ctypes.string_at(0)", Killed, "crashed"),
        ("while True: print('x' * 10000)", TimedOut, "0.3"),
        ("scribble(b'x' * 100)", Violated, ""),
        ("while True: scribble(bytes(65536))", Violated, ""),
        ("os.closerange(3, 20)", Killed, ""),
    ],
    ids=["a loop", "os._exit", "a crash", "much output", "forged bytes", "a flood of forged bytes", "a closed line"],
)
def test_what_stops_a_player_stops_a_fresh_one(fresh: Stage, body: str, stopped: type, words: str) -> None:
    with fresh.player(source(f"{SCRIBBLE}\ndef f():\n    {body}")) as player:
        with pytest.raises(stopped) as caught:
            player.call("f")
        assert words in caught.value.reason.en
