"""A part of `python -m tests.fuzz`: enough to notice that something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("measures memory as only POSIX tells", allow_module_level=True)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_answer_raises_takes_long_or_needs_much(seed: int) -> None:
    # Where coverage is measured everything takes many times as long.
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    command = [sys.executable, "-m", "tests.fuzz", "300", str(seed)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, env=unmeasured, check=False)
    assert (done.returncode, ": 0 problems;" in done.stdout) == (0, True), done.stdout + done.stderr
