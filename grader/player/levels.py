"""The levels of isolation: what each requires, and what a player's layers amount to."""

from __future__ import annotations

from typing import Final

from grader.player.messages import Layers
from grader.player.replies import IsolationUnavailable
from grader.results.model import LEVELS, WALLED, Isolation, Level
from grader.text import Text

REQUIRED: Final[dict[Level, frozenset[str]]] = {
    "browser": frozenset({"worker", "memory", "no_network", "no_storage"}),
    "process": frozenset({"process"}),
    "limits": frozenset({"process", "limits"}),
    "container": frozenset({"process", "user", "limits", "no_new_privileges", "not_dumpable", "chroot", "seccomp"}),
    "sandbox": frozenset({"process", "user", "limits", "no_new_privileges", "not_dumpable", "landlock", "seccomp"}),
}

_OWN = Text("只评自己写的代码时可用", "to grade only code that you wrote:")
_STRANGERS = Text("没有 Landlock 时，别人的作业可用", "without Landlock, other people's work can be graded with")


def judge(layers: Layers, tried: Level, wanted: Level | None) -> Isolation:
    """The level that these layers amount to, at most the one that was tried; refuses any but the one wanted."""
    names = {layer.partition(" ")[0] for layer in layers.in_force}
    reached: Level = "process"
    for level in ("browser",) if tried == "browser" else LEVELS[: LEVELS.index(tried) + 1]:
        if names >= REQUIRED[level] and not (level in WALLED and layers.leaks):
            reached = level
    explained = {layer.partition(":")[0] for layer in layers.missing}
    missing = [
        *layers.missing,
        *(f"self-test: {leak} was possible" for leak in layers.leaks),
        *sorted(REQUIRED[tried if tried in ("container", "browser") else "sandbox"] - names - explained),
    ]
    if wanted is not None and reached != wanted:
        what = "; ".join(missing)
        for_whom = _STRANGERS if reached in WALLED else _OWN
        raise IsolationUnavailable(
            Text(
                f"这台计算机做不到隔离级别 {wanted}（最多 {reached}）：{what}。没有运行任何提交的代码。"
                f"请换用较新的 Linux 内核；{for_whom.zh} --isolation {reached}。",
                f"This computer does not offer the isolation level {wanted} (only {reached}): {what}. No submitted code"
                f" was run. Use a newer Linux kernel; {for_whom.en} --isolation {reached}.",
            )
        )
    return Isolation(reached, layers.in_force, missing)
