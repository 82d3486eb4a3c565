"""A batch keeps to the cores and the memory of the cgroup or container that it runs in."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from grader import machine

HERE = "system.slice/job.scope"
Tree = Callable[..., Path]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """The files by which Linux tells a process its limits, on a computer with eight cores."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(8)), raising=False)

    def make(cgroup: str, **files: str) -> Path:
        for name, text in {"proc/self/cgroup": cgroup, **files}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text + "\n", encoding="utf-8")
        return tmp_path

    return make


def test_without_limits_every_core_counts(tree: Tree) -> None:
    root = tree(f"0::/{HERE}", **{f"sys/fs/cgroup/{HERE}/memory.max": "max", f"sys/fs/cgroup/{HERE}/cpu.max": "max 9"})
    assert (machine.cores(root), machine.memory(root), machine.workers(root)) == (8, None, 8)


def test_the_narrowest_of_all_groups_around_decides(tree: Tree) -> None:
    root = tree(
        f"0::/{HERE}",
        **{
            f"sys/fs/cgroup/{HERE}/cpu.max": "550000 100000",
            "sys/fs/cgroup/system.slice/memory.max": str(7 << 30),
            f"sys/fs/cgroup/{HERE}/memory.max": str(8 << 30),
        },
    )
    assert (machine.cores(root), machine.memory(root), machine.workers(root)) == (5, 7 << 30, 3)


def test_a_container_sees_its_limits_at_the_top(tree: Tree) -> None:
    root = tree(
        "0::/../../other", **{"sys/fs/cgroup/memory.max": str(1 << 30), "sys/fs/cgroup/cpu.max": "50000 100000"}
    )
    assert (machine.cores(root), machine.workers(root)) == (1, 1)


def test_which_interface_there_is_is_looked_up(tree: Tree) -> None:
    root = tree("0::/")
    assert machine.cgroups(root) is None
    (root / "sys/fs/cgroup/memory").mkdir(parents=True)
    assert machine.cgroups(root) == 1
    (root / "sys/fs/cgroup/cgroup.controllers").touch()
    assert machine.cgroups(root) == 2


def test_the_older_interface(tree: Tree) -> None:
    root = tree(
        "4:memory:/docker/x\n1:cpu,cpuacct:/docker/x\n0::/",
        **{
            "sys/fs/cgroup/memory/docker/x/memory.limit_in_bytes": str(9223372036854771712),
            "sys/fs/cgroup/memory/memory.limit_in_bytes": str(4 << 30),
            "sys/fs/cgroup/cpu/docker/x/cpu.cfs_quota_us": "-1",
            "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "300000",
            "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000",
        },
    )
    assert (machine.cores(root), machine.memory(root), machine.workers(root)) == (3, 4 << 30, 2)


def test_elsewhere_nothing_is_said(tmp_path: Path) -> None:
    assert machine.memory(tmp_path) is None
    assert machine.workers(tmp_path) >= 1
