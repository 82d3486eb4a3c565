"""Right answers are held to their checks under other seeds, too."""

from __future__ import annotations

from pathlib import Path

from grader.course.catalog import Course
from grader.player import Stage
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.verify import inspect
from grader.verify.seeds import seeds_of


def test_the_seeds_are_always_the_same_and_0_is_not_among_them() -> None:
    assert seeds_of(1) == []
    assert seeds_of(5) == seeds_of(5)
    assert len({0, *seeds_of(5)}) == 5


def test_a_right_answer_that_fails_under_another_seed_is_named(root: Path) -> None:
    course = Course.at(root)
    exercise = course.find("1.1")[0]

    def inputs(seed: int) -> set[tuple[float, ...]]:
        with Stage("sandbox") as stage:
            _, prepared = Referee(course, stage, seed=seed).prepare(exercise)
        (check,) = (one for one in prepared if one.check.id == "test_mean")
        return {tuple(codec.decode(bytearray(encoded))["values"]) for encoded in check.inputs}

    (seed,) = seeds_of(2)
    rare = min(inputs(seed) - inputs(0))
    answer = root / "tests" / "chapter01" / "right" / "ex01_01_numpy.py"
    text = answer.read_text(encoding="utf-8")
    text += f"\n\n_mean = mean\n\n\ndef mean(values):\n    return _mean(values) + (tuple(values) == {rare!r})\n"
    answer.write_text(text, encoding="utf-8")
    (public,) = inspect(course, [exercise], 1, seeds=1)
    (both,) = inspect(course, [exercise], 1, seeds=2)
    new = [finding for finding in both.findings if finding not in public.findings]
    assert new == [f"right/ex01_01_numpy.py fails test_mean under seed {seed}"]
