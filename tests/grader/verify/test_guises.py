"""The reference as students write it: with prints, with numpy's numbers."""

from __future__ import annotations

from pathlib import Path

from grader.course.catalog import Course
from grader.player import Limits, Stage, TimedOut
from grader.submission import as_answer
from grader.verify.guises import GUISES, in_guise

from .conftest import SOLUTION, Verify

TEN_TIMES = GUISES["ten times the time"]


def test_a_reference_that_loses_points_by_a_print_is_found(root: Path, verify: Verify) -> None:
    path = root / SOLUTION
    path.write_text(path.read_text(encoding="utf-8") + "\n\nprint = None\n", encoding="utf-8")
    findings = [finding for finding in verify().findings if finding.startswith("the reference with")]
    assert len(findings) == 1
    assert findings[0].startswith("the reference with a print in each function loses points: ")


def test_a_reference_that_a_slow_computer_could_not_finish_stops(root: Path) -> None:
    path = root / SOLUTION
    busy = "    until = time.process_time() + 0.1\n    while time.process_time() < until:\n        pass\n"
    slow = f"\n\nimport time\n\n\ndef mean(values):\n{busy}    return sum(values) / len(values)\n"
    path.write_text(path.read_text(encoding="utf-8") + slow, encoding="utf-8")
    (exercise,) = Course.at(root).find("1.1")
    with Stage(limits=Limits(cpu_seconds=0.5)) as stage:
        for text, stops in ((path.read_text(encoding="utf-8"), False), (in_guise(exercise, TEN_TIMES), True)):
            source = as_answer(exercise, text).source_of(exercise)
            assert source is not None
            with stage.player(source) as player:
                try:
                    player.call("mean", [1.0])
                    assert not stops
                except TimedOut:
                    assert stops
