"""What ends a player, and how it is explained."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from grader.player import Killed, PlayerStopped, Stage, TimedOut, Violated, encode_call

from .conftest import LIMITS, Play, source, value
from .elsewhere import linux_only


def test_stopping_is_no_exception_that_hypothesis_would_shrink() -> None:
    assert not issubclass(PlayerStopped, Exception)


@pytest.mark.parametrize(
    "body",
    ["while True: pass", "sum(range(10**12))", "10 ** 10 ** 8", "list(map(abs, iter(int, 1)))"],
    ids=["a loop", "a loop in C", "one long operation", "a loop that grows"],
)
def test_an_endless_computation_times_out_by_its_cpu_time(play: Play, body: str) -> None:
    player = play(f"def f():\n    {body}")
    with pytest.raises(TimedOut) as caught:
        player.call("f")
    assert "0.3" in caught.value.reason.en
    assert caught.value.reason.zh


def test_sleeping_times_out_by_real_time(play: Play, impatient: Stage) -> None:
    player = play("import time\ndef f():\n    time.sleep(60)", on=impatient)
    start = time.monotonic()
    with pytest.raises(TimedOut, match="sleeping"):
        player.call("f")
    assert time.monotonic() - start >= 1


@linux_only  # no other system says how long a process was kept waiting
def test_code_that_computes_is_not_said_to_sleep_when_others_have_the_cores() -> None:
    code = """
        import time

        def f():
            end = time.process_time() + 0.2
            while time.process_time() < end:
                pass
            return 1
        """
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    others = []
    try:
        with Stage(limits=replace(LIMITS, wall_factor=0)) as stage, stage.player(source(code, "f")) as player:
            busy = [sys.executable, "-c", "print(flush=True)\nwhile True: pass"]
            # In sessions of their own: the kernel shares a core out among sessions.
            others = [subprocess.Popen(busy, stdout=subprocess.PIPE, start_new_session=True) for _ in range(9)]
            for other in others:
                assert other.stdout
                other.stdout.readline()
            assert value(player.call("f")) == 1
    finally:
        os.sched_setaffinity(0, cores)
        for other in others:
            other.kill()
            other.wait()


def test_time_is_counted_for_each_call(play: Play) -> None:
    code = """
        import time

        def f():
            end = time.process_time() + 0.15
            while time.process_time() < end:
                pass
            return 1
        """
    assert [value(reply) for reply in play(code).run([encode_call("f", ())] * 3)] == [1] * 3


def test_replies_before_a_time_out_are_delivered(play: Play) -> None:
    player = play("def f(n):\n    while n == 3: pass\n    return n")
    replies = player.run([encode_call("f", (number,)) for number in range(6)])
    assert [value(next(replies)) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(TimedOut):
        next(replies)
    with pytest.raises(ValueError, match="closed"):
        player.call("f", 0)


def test_an_endless_import_times_out(stage: Stage) -> None:
    with pytest.raises(TimedOut) as caught:
        stage.player(source("x = 1\nwhile True: pass"))
    assert caught.value.where is not None
    assert (caught.value.where.line, caught.value.where.function) == (2, "<module>")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("import os; os._exit(0)", "os._exit"),
        ("import os; os._exit(7)", "exit code 7"),
        ("import ctypes; ctypes.string_at(0)", "crashed"),
        ("import sys; sys.setrecursionlimit(10**9); g = lambda: [*map(lambda _: g(), [1])]; g()", "recursion"),
        ("import signal, time; signal.setitimer(signal.ITIMER_REAL, 0.01); time.sleep(1)", "SIGALRM"),
    ],
)
def test_an_end_of_the_process_is_explained(play: Play, body: str, words: str) -> None:
    with pytest.raises(Killed, match=words):
        play(f"def f():\n    {body}\n    return 1").call("f")


def test_an_end_of_the_process_while_importing_is_explained(stage: Stage) -> None:
    with pytest.raises(Killed, match="exit code 3"):
        stage.player(source("import os\nos._exit(3)"))


def test_output_beyond_what_is_kept_is_cut_and_said_so(play: Play) -> None:
    player = play("def f():\n    print('x' * (1 << 20))\n    return 1")
    assert value(player.call("f")) == 1
    assert 1 << 16 <= len(player.output) < (1 << 16) + 200
    assert "output cut" in player.output


def test_a_flood_of_output_costs_nothing_but_its_time(play: Play) -> None:
    player = play("def f():\n    print('x' * (20 << 20))\n    return 1")
    assert value(player.call("f")) == 1
    assert len(player.output) < (1 << 16) + 200
    with pytest.raises(TimedOut):
        play("def f():\n    while True: print('x' * 1000)").call("f")


def test_an_endless_loop_is_said_with_the_line_where_it_was(play: Play) -> None:
    code = """
        import numpy as np

        def step(x):
            return np.sqrt(x)

        def f(g):
            x = 2.0
            while x > 1:
                x = step(x + 1)
        """
    player = play(code)
    with pytest.raises(TimedOut) as caught:
        player.call("f", abs)
    assert caught.value.where is not None
    assert caught.value.where.file == "answer.py"
    assert caught.value.where.line in (4, 5, 9, 10)
    with pytest.raises(TimedOut) as silent:
        play("import time\ndef f(): time.sleep(100)").call("f")
    assert silent.value.where is None


def test_a_call_that_says_twice_where_it_is_breaks_the_rules(play: Play) -> None:
    code = """
        import signal

        def f():
            while True:
                try:
                    for handler in [signal.getsignal(signal.SIGPROF)]:
                        handler.__self__._left = 1
                except AttributeError:
                    pass
        """
    with pytest.raises((Violated, TimedOut)):
        play(code).call("f")


def test_too_many_callbacks_are_stopped(play: Play) -> None:
    player = play("def f(g):\n    while True: g(1)")
    with pytest.raises(Killed, match="more than 50 times"):
        player.call("f", abs)


def test_time_spent_in_a_callback_is_not_the_players(play: Play, impatient: Stage) -> None:
    player = play("def f(g):\n    return g(1)", on=impatient)
    assert value(player.call("f", lambda x: time.sleep(1.2) or x)) == 1
