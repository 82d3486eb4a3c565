"""The processes of the untrusted side from their first line to their last: fork server, player, lock."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.player import IsolationUnavailable, Stage, command
from grader.player.guest import landlock, lockdown, seccomp
from grader.player.levels import Level

from .conftest import LIMITS, source, value
from .elsewhere import linux_only
from .observing import in_child, observed_program

pytestmark = linux_only
LEVELS: list[Level] = ["process", "limits", "container", "sandbox"]


@pytest.fixture(params=LEVELS)
def warm(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Stage]:
    """A stage at each level, with a module of the course imported beforehand."""
    tmp_path.chmod(0o755)
    course = tmp_path / "course"
    course.mkdir()
    (course / "given.py").write_text("import json\nNUMBER = 7\n", encoding="utf-8")
    monkeypatch.setattr(command, "PROGRAM", observed_program(command.PROGRAM, tmp_path))
    with Stage(request.param, limits=LIMITS, preload=[course / "given.py"]) as stage:
        try:
            stage.isolation  # noqa: B018 - the question is whether it raises
        except IsolationUnavailable as unavailable:
            pytest.skip(unavailable.reason.en)
        yield stage


def test_a_fork_server_from_its_start_to_its_end(warm: Stage) -> None:
    with warm.player(source("def f(): return 1")) as player:
        assert value(player.call("f")) == 1
    leaving = """
        import os

        def f():
            try:
                if os.fork() == 0:
                    os.setsid()
                    while True: pass
            except OSError:
                pass
            return 2

        def crash(): os._exit(3)
        """
    with warm.player(source(leaving)) as player:
        assert value(player.call("f")) == 2
    player = warm.player(source(leaving))
    with contextlib.suppress(BaseException):
        player.call("crash")
    player.close()
    open_at_the_end = warm.player(source("def f(): return 3"))
    assert value(open_at_the_end.call("f")) == 3


def test_a_fork_server_that_cannot_warm_up_says_so(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"), Stage("process", preload=[broken]) as stage:
        stage.player(source("def f(): return 1"))


def locked(folder: Path, level: Level, kernel: lockdown.Kernel | None = None) -> str:
    """What holds, what is missing and what leaks in a process that has locked itself up."""

    def work() -> str:
        prepared = kernel if kernel is not None else lockdown.prepare(level, [])
        layers = lockdown.lock(level, LIMITS.memory, prepared, os.getppid())
        return f"{sorted(layers.in_force)} / {layers.missing} / {layers.leaks}"

    return in_child(work, folder)


def test_each_level_adds_its_layers(tmp_path: Path) -> None:
    process, limits = locked(tmp_path, "process"), locked(tmp_path, "limits")
    assert "'process'" in process
    assert "'limits'" not in process
    assert "'limits'" in limits
    assert "'no_new_privileges'" in limits
    assert limits.endswith("/ [] / []")


def test_the_sandbox_holds_or_says_which_layer_is_missing(tmp_path: Path) -> None:
    in_force, missing, leaks = locked(tmp_path, "sandbox").split(" / ")
    for layer in ("landlock", "seccomp"):
        assert (layer in in_force) != (layer in missing)
    assert leaks == "[]"


@pytest.mark.parametrize("abi", range(1, 8))
def test_every_version_of_landlock_makes_a_sandbox(abi: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a kernel of this version would be asked for: newer ones take it as well."""
    try:
        newest = landlock.version()
    except OSError:
        newest = 0
    if abi > newest:
        pytest.skip(f"this kernel has version {newest}")
    monkeypatch.setattr(landlock, "version", lambda: abi)
    in_force, missing, leaks = locked(tmp_path, "sandbox").split(" / ")
    assert f"'landlock (ABI {abi})'" in in_force
    assert (missing, leaks) == ("[]", "[]")


def test_without_a_kernel_that_can_the_reasons_are_said(tmp_path: Path) -> None:
    said = locked(tmp_path, "sandbox", lockdown.Kernel(landlock="no Landlock here", seccomp="no seccomp here"))
    assert "no Landlock here" in said
    assert "no seccomp here" in said


def test_the_self_test_finds_what_is_open(tmp_path: Path) -> None:
    said = in_child(lambda: ", ".join(lockdown.self_test()), tmp_path)
    assert "read /etc/passwd" in said
    assert "socket" in said


def test_a_player_whose_referee_died_ends_itself(tmp_path: Path) -> None:
    assert in_child(lambda: str(lockdown.lock("process", LIMITS.memory, lockdown.Kernel(), 1)), tmp_path) == ""


def test_other_systems_are_said_not_to_have_the_layers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    kernel = lockdown.prepare("sandbox", [])
    assert kernel == lockdown.Kernel(landlock="needs Linux", seccomp="needs Linux")
    monkeypatch.setattr(sys, "platform", "win32")
    assert lockdown.lock("sandbox", LIMITS.memory, kernel, None).in_force == ["process"]


def test_what_the_kernel_refuses_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: object) -> int:
        raise OSError(38, os.strerror(38))

    monkeypatch.setattr(landlock, "create_ruleset", refused)
    monkeypatch.setattr(seccomp, "supported", lambda: False)
    kernel = lockdown.prepare("sandbox", [])
    assert "needs 5.13" in kernel.landlock
    assert "no filter is known" in kernel.seccomp
