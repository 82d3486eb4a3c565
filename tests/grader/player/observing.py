"""Coverage of the untrusted side, whose processes are locked up, know nothing of the environment, and are killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import grader

ROOT = Path(grader.__file__).parents[1]
INCLUDED = [f"{ROOT}/grader/*"]


def measured() -> Any:
    """The running measurement; None where nothing is measured."""
    return sys.modules["coverage"].Coverage.current() if "coverage" in sys.modules else None


def observed_program(program: Path, folder: Path) -> Path:
    """A program that does the same and leaves its coverage; the same program where nothing is measured."""
    if measured() is None:
        return program
    coverage = sys.modules["coverage"]
    site, data = str(Path(coverage.__file__).parents[1]), measured().get_data().base_filename()
    observed = folder / "observed.py"
    observed.write_text(
        f"""
import atexit, runpy, sys
sys.path.append({site!r})
import coverage
measurement = coverage.Coverage(
    data_file={data!r}, data_suffix=True, config_file=False, branch=True, include={INCLUDED!r}
)
sys.path.remove({site!r})
atexit.register(measurement.save)
measurement.start()
runpy.run_path({str(program)!r}, run_name="__main__")
""",
        encoding="utf-8",
    )
    return observed


def in_child(work: Callable[[], str], folder: Path) -> str:
    """What `work` says in a fork of this process, which it may lock up for good, in a folder that it may take over."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        import posix

        os._exit = posix._exit  # coverage puts its own in the place: this child leaves its measurement in the pipe
        try:
            os.chdir(folder)
            measurement = _measurement_in_memory()
            said = work().encode()
            seen = _seen(measurement)
            os.write(writing, len(said).to_bytes(4, "big") + said + seen)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        length = int.from_bytes(pipe.read(4), "big")
        said, seen = pipe.read(length), pipe.read()
    os.waitpid(pid, 0)
    if seen:
        data = sys.modules["coverage"].CoverageData(basename=measured().get_data().base_filename(), suffix=f"c{pid}")
        data.loads(seen)
    return said.decode()


def _measurement_in_memory() -> Any:
    if (current := measured()) is None:
        return None
    current.stop()
    import sqlite3.dump  # noqa: F401 - locked up, the child cannot import it any more

    measurement = sys.modules["coverage"].Coverage(data_file=None, config_file=False, branch=True, include=INCLUDED)
    measurement.start()
    return measurement


def _seen(measurement: Any) -> bytes:
    if measurement is None:
        return b""
    measurement.stop()
    return bytes(measurement.get_data().dumps())
