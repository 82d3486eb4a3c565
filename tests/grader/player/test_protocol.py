"""A player that writes to the line itself gains nothing."""

from __future__ import annotations

import pytest

from grader.player import Killed, Returned, Stage, TimedOut, Violated, encode_call

from .conftest import Play

FORGE = """
import os, struct, sys
codec = next(module for name, module in sys.modules.items() if name.endswith("_guest.codec"))

def frame(nonce, payload, kind=18, magic=b"PLY1", length=None):
    return struct.pack("<4sB16sI", magic, kind, nonce, len(payload) if length is None else length) + payload

def of_the_player(name):
    here = sys._getframe()
    while name not in here.f_locals or "nonce" not in here.f_locals:
        here = here.f_back
    return here.f_locals[name]

def open_nonce():
    return of_the_player("nonce")

def line():
    return of_the_player("self").channel._writer.fileno()

good = bytes(16) + codec.encode("forged")
"""


@pytest.mark.parametrize(
    "expression",
    [
        "b'hello'",
        "b'hello' * 100",
        "frame(bytes(16), good)",
        "frame(open_nonce(), good, magic=b'XXXX')",
        "frame(open_nonce(), b'', length=1 << 31)",
        "frame(open_nonce(), b'')",
        "frame(open_nonce(), bytes(16) + b'junk')",
        "frame(open_nonce(), good, kind=77)",
        "frame(open_nonce(), good, kind=1)",
        "frame(open_nonce(), codec.encode([5, []]), kind=23)",
        "frame(open_nonce(), codec.encode({'type': 1}), kind=19)",
        "frame(open_nonce(), codec.encode(['a', 'b', 3]), kind=20)",
        "frame(open_nonce(), b'x', kind=22)",
        "frame(open_nonce(), good + bytes(3))",
        "frame(open_nonce(), (1 << 127).to_bytes(16, 'little') + codec.encode(1))",
    ],
)
def test_forged_bytes_are_a_violation(play: Play, expression: str) -> None:
    player = play(FORGE + f"\ndef f():\n    os.write(line(), {expression})\n    return 'honest'")
    with pytest.raises(Violated):
        player.call("f")
    with pytest.raises(ValueError, match="closed"):
        player.call("f")


def test_a_reply_to_a_later_question_cannot_be_sent_in_advance(play: Play) -> None:
    player = play(FORGE + "\ndef f():\n    os.write(line(), frame(open_nonce(), good))\n    return 'honest'")
    replies = player.run([encode_call("f", ()), encode_call("f", ())])
    first = next(replies)
    assert isinstance(first, Returned)
    with pytest.raises(Violated):
        next(replies)


def test_a_reply_that_trickles_in_is_held_to_the_time_limit(play: Play, impatient: Stage) -> None:
    player = play(
        FORGE
        + """
import time
def f():
    for byte in frame(open_nonce(), good):
        os.write(line(), bytes([byte]))
        time.sleep(0.2)
""",
        on=impatient,
    )
    with pytest.raises(TimedOut):
        player.call("f")


def test_a_closed_line_earns_nothing(play: Play) -> None:
    with pytest.raises(Killed):
        play(FORGE + "\ndef f():\n    os.close(line())\n    return 1").call("f")


def test_a_shut_line_that_stays_silent_earns_nothing(play: Play) -> None:
    player = play(FORGE + "\nimport time\ndef f():\n    os.dup2(0, line())\n    time.sleep(60)")
    with pytest.raises((Killed, TimedOut)):
        player.call("f")


def test_an_object_that_equals_everything_is_only_an_object(play: Play) -> None:
    code = "class Yes(float):\n    def __eq__(self, other): return True\ndef f():\n    return Yes(1)"
    reply = play(code).call("f")
    assert isinstance(reply, Returned)
    assert type(reply.value) is float


def test_whoever_ruins_the_machinery_of_the_player_gets_no_answers(play: Play) -> None:
    code = "import builtins\ndef f():\n    builtins.sum = builtins.len = builtins.isinstance = None\n    return 1"
    with pytest.raises((Killed, Violated)):
        play(code).call("f")
