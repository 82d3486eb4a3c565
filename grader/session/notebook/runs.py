"""What was run in this kernel, and against which state of the notebook's file."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

Version = tuple[int, int]
"""A saved state of a file: when it was written, and its size."""


@dataclass(frozen=True)
class Run:
    """A cell as it was run last."""

    id: str | None
    source: str
    files: dict[Path, Version]
    """The notebooks that might hold it, as they were saved at that time."""
    failed: bool = False


class Runs:
    """Every cell that was run, in its latest text; those without an id are told apart by their text."""

    def __init__(self, namespace: dict[str, Any]) -> None:
        self._namespace = namespace
        self._runs: dict[str, Run] = {}
        self._latest = ""

    def begin(self, info: Any) -> None:
        """IPython is about to run a cell."""
        if getattr(info, "silent", False):
            return
        source, id = str(info.raw_cell), getattr(info, "cell_id", None)
        self._latest = f"id {id}" if id else f"text {source}"
        # A cell keeps its place in the order of first running; without an id, to run it is to move it to the end.
        if not id:
            self._runs.pop(self._latest, None)
        self._runs[self._latest] = Run(id, source, self._versions())

    def end(self, result: Any) -> Run | None:
        """It has run."""
        run = self._runs.get(self._latest)
        if run is not None and not result.success:
            run = self._runs[self._latest] = replace(run, failed=True)
        return run

    def all(self) -> list[Run]:
        return list(self._runs.values())

    def candidates(self) -> tuple[list[Path], list[Path]]:
        """Where the notebook may be: where its front end says, and whatever lies in this folder."""
        said = [os.environ.get("JPY_SESSION_NAME", ""), str(self._namespace.get("__vsc_ipynb_file__") or "")]
        named = [Path(name).absolute() for name in said if name.endswith(".ipynb")]
        return named, sorted(Path.cwd().glob("*.ipynb"))

    def _versions(self) -> dict[Path, Version]:
        named, beside = self.candidates()
        return {path: version for path in (*named, *beside) if (version := version_of(path)) is not None}


def version_of(path: Path) -> Version | None:
    """The saved state of a file; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
