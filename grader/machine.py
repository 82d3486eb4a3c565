"""What this computer lets this process use: its cores and its memory, within the cgroup or container it runs in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

MEMORY_OF_A_WORKER = 2 << 30
"""A player and the process that judges it may use a gigabyte each."""
ONE_THREAD = dict.fromkeys(
    ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)
"""The environment in which numpy uses one thread: where processes work side by side more only get in the way."""
_ROOT = Path("/")


def workers(root: Path = _ROOT) -> int:
    """How many submissions can be graded side by side: one for each core, and no more than there is memory for."""
    fitting = [cores(root)]
    if (bytes_ := memory(root)) is not None:
        fitting.append(bytes_ // MEMORY_OF_A_WORKER)
    return max(1, min(fitting))


def cores(root: Path = _ROOT) -> int:
    """The cores that this process may run on; a part of one counts as none, but one there always is."""
    found = float(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    for folder in _groups(root, "cpu"):
        newer, older = (
            _numbers(folder / "cpu.max"),
            [number for name in ("cpu.cfs_quota_us", "cpu.cfs_period_us") for number in _numbers(folder / name)],
        )
        for quota_and_period in (newer, older):
            if len(quota_and_period) == 2 and min(quota_and_period) > 0:
                found = min(found, quota_and_period[0] / quota_and_period[1])
    return max(1, int(found))


def memory(root: Path = _ROOT) -> int | None:
    """The bytes that this process may use with all that it starts; None where nothing bounds them."""
    limits = [
        limit
        for folder in _groups(root, "memory")
        for name in ("memory.max", "memory.limit_in_bytes")
        for limit in _numbers(folder / name)
        if limit < 1 << 60  # the older interface says "no limit" with a number
    ]
    return min(limits, default=None)


def cgroups(root: Path = _ROOT) -> int | None:
    """Which version of the interface to cgroups there is; None where no limit can be read."""
    if (root / "sys/fs/cgroup/cgroup.controllers").exists():
        return 2
    return 1 if (root / "sys/fs/cgroup/memory").exists() else None


def _groups(root: Path, controller: str) -> Iterator[Path]:
    """The folders of the cgroups that bound this process, its own first, in both versions of the interface."""
    try:
        lines = (root / "proc/self/cgroup").read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    for line in lines:
        _, names, path = line.split(":", 2)
        if names and controller not in names.split(","):
            continue
        top = root / "sys/fs/cgroup" / (controller if names else "")
        own = top / path.lstrip("/")
        # In a container the path is that of the computer outside, of which only the top is to be seen.
        yield from (folder for folder in (own, *own.parents) if folder == top or top in folder.parents)


def _numbers(file: Path) -> list[int]:
    """The whole numbers in a file; none where it is not there, or says `max`."""
    try:
        return [int(word) for word in file.read_text(encoding="utf-8").split()]
    except (OSError, ValueError):
        return []
