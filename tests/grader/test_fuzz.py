"""A part of `python -m tests.fuzz`: enough to notice that something is wrong."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("measures memory as only POSIX tells", allow_module_level=True)
from tests.fuzz.throwing import throw


@pytest.mark.parametrize("seed", [1, 2])
def test_no_answer_raises_takes_long_or_needs_much(seed: int) -> None:
    assert throw(300, seed).problems == []
