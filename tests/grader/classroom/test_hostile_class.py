"""A class with ten of the worst among them: every honest row is that of a class without them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Standing
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs the sandbox")
ATTACKS = Path(__file__).parents[1] / "attacks"
WORST = (12, 13, 58, 66, 117, 118, 119, 120, 122, 125)
HONEST = 50


def test_every_honest_row_is_that_of_a_class_without_the_hostile_ones(
    hand_in: Callable[..., Path],
    grade_all: Callable[..., Summary],
    rows: Callable[[], dict[str, Standing]],
    submissions: Path,
) -> None:
    answers = (RIGHT, HALF, "def mean(values):\n    return 0\n", "def mean(values:\n")
    for number in range(HONEST):
        hand_in(f"s{number:03}", ex01_01=answers[number % len(answers)], ex01_02=WITNESS)
    grade_all()
    alone = {label: _of(row) for label, row in rows().items()}
    for number in WORST:
        (attack,) = ATTACKS.glob(f"{number:03}_*.py")
        files = {"ex01_01": attack.read_text(encoding="utf-8"), "ex01_02": WITNESS}
        hand_in(f"x{number:03}", **files, line=(ATTACKS / "line.py").read_text(encoding="utf-8"))
    # A file that is no text, one of zeros, a name that acts, a link that leads out.
    (submissions / "x117" / "zeros.py").write_bytes(bytes(1 << 20))
    (submissions / "x118" / "\x1b[2J.py").write_bytes(b"\xff\xfe\x00")
    (submissions / "x119" / "link.py").symlink_to("/etc/passwd")
    grade_all(regrade=["1.1", "1.2"])
    together = rows()
    assert {label: _of(row) for label, row in together.items() if label in alone} == alone
    hostile = [row for label, row in together.items() if label not in alone]
    assert len(hostile) == len(WORST)
    for row in hostile:
        assert row.status == "graded", row
        assert row.scores["1.1"].points <= 5.0, row.label
        assert row.scores["1.2"].points == 10.0, row.label


def _of(row: Standing) -> object:
    return row.status, {id: (score.status, score.points) for id, score in row.scores.items()}
