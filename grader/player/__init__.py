"""Runs submissions in processes of their own, which can return data and nothing else.

with Stage("sandbox") as stage, stage.player(source) as player:
    for reply in player.run([encode_call("entropy", ([0.5, 0.5],))]):
        ...
"""

from grader.player.player import Player, encode_call
from grader.player.replies import (
    CallbackBroken,
    Familiar,
    IsolationUnavailable,
    Killed,
    Limits,
    Loaded,
    Missing,
    PlayerStopped,
    Raised,
    Refused,
    Reply,
    Returned,
    Source,
    TimedOut,
    Unusable,
    Unwritten,
    Violated,
)
from grader.player.stage import Stage

__all__ = [
    "CallbackBroken",
    "Familiar",
    "IsolationUnavailable",
    "Killed",
    "Limits",
    "Loaded",
    "Missing",
    "Player",
    "PlayerStopped",
    "Raised",
    "Refused",
    "Reply",
    "Returned",
    "Source",
    "Stage",
    "TimedOut",
    "Unusable",
    "Unwritten",
    "Violated",
    "encode_call",
]
