"""What a player says is believed only where it can mean something."""

from __future__ import annotations

from typing import Any

import pytest

from grader.player import messages
from grader.player.guest import codec, frames
from grader.player.messages import Nonsense

CALL = frames.pack_call("f", [codec.encode(1)])
ERROR = {"type": "ValueError", "message": "no", "frames": [("a.py", 1, "f", "x")], "column": None}


def payload(value: Any) -> bytearray:
    return bytearray(codec.encode(value))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (frames.RETURNED, bytearray((2).to_bytes(frames.MASK_BYTES, "little")) + payload(1)),  # one argument only
        (frames.UNUSABLE, payload(["list", "type"])),
        (frames.UNUSABLE, payload("list")),
        (frames.UNUSABLE, payload(["list", "type", 3])),
        (frames.MISSING, payload(1)),
        (frames.UNWRITTEN, payload(1)),
        (frames.READY, bytearray()),
        (frames.RAISED, payload([])),
        (frames.RAISED, payload({**ERROR, "more": 1})),
        (frames.RAISED, payload({**ERROR, "type": 3})),
        (frames.RAISED, payload({**ERROR, "column": 0})),
        (frames.RAISED, payload({**ERROR, "column": "1"})),
        (frames.RAISED, payload({**ERROR, "frames": "a.py"})),
        (frames.RAISED, payload({**ERROR, "frames": [ERROR["frames"][0]] * 101})),
        (frames.RAISED, payload({**ERROR, "frames": [("a.py", 1, "f")]})),
        (frames.RAISED, payload({**ERROR, "frames": [("a.py", "1", "f", "x")]})),
    ],
)
def test_a_reply_that_means_nothing_is_refused(kind: int, said: bytearray) -> None:
    with pytest.raises(Nonsense):
        messages.reply(kind, said, CALL)


@pytest.mark.parametrize("said", [1, [1], [0, 1], [2, []], [-1, []], ["0", []], [True, []]])
def test_a_callback_that_nobody_gave_is_refused(said: Any) -> None:
    with pytest.raises(Nonsense):
        messages.callback(payload(said), 1, 0)


@pytest.mark.parametrize(
    "change",
    [
        {"missing": ["g"]},
        {"missing": "f"},
        {"unwritten": ["f", "f"]},
        {"defined": "f"},
        {"defined": [1]},
        {"defined": ["f"] * 101},
        {"scratch": [1]},
        {"problem": 1},
    ],
)
def test_what_was_loaded_must_be_told_in_order(change: dict[str, Any]) -> None:
    said = {"problem": None, "missing": [], "unwritten": [], "defined": [], "scratch": []}
    assert messages.loaded(payload(said), ("f",)).problem is None
    with pytest.raises(Nonsense):
        messages.loaded(payload(said | change), ("f",))


@pytest.mark.parametrize("code", ["type", "dtype", "masked", "int", "depth", "entries", "bytes", "anything"])
def test_why_a_value_cannot_be_used_is_said_in_both_languages(code: str) -> None:
    for kind, detail in (("list", "object"), ("object", "object"), ("", "")):
        reply: Any = messages.reply(frames.UNUSABLE, payload([kind, code, detail]), CALL)
        assert reply.reason.zh
        assert reply.reason.en
        assert reply.reason.zh != reply.reason.en
