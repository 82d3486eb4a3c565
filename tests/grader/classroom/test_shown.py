"""How much of a failure a class sees in what it gets back: nothing but names, what came back, or all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.export import Options, write
from grader.classroom.gradebook import Gradebook
from grader.classroom.gradebook.rules import Rules, read_rules
from grader.classroom.review import publish
from grader.errors import WrongUsage
from grader.results.shown import Shows
from tests.grader.classroom.conftest import HALF
from tests.grader.classroom.conftest import Here as Executor

LOUD = HALF.replace("    return max", "    print('I was given', values)\n    return max")


@pytest.fixture
def seen(hand_in: Callable[..., Path], grade_all: Callable[..., object], out: Path) -> Callable[[Rules], str]:
    """seen(rules): the report of a student whose `spread` is wrong."""
    hand_in("s001", ex01_01=LOUD)

    def seen(rules: Rules) -> str:
        grade_all(rules=rules)
        return (out / "reports" / "s001.html").read_text(encoding="utf-8")

    return seen


TITLE = "The range is the largest minus the smallest"
TOLD = {
    "names": [TITLE],
    "actual": [TITLE, "The call that shows it", "Find the largest first", "I was given ["],
    "all": [TITLE, "The call that shows it", "Find the largest first", "I was given [", "The range: too large",
            '<span lang="en">Expected</span>'],
}  # fmt: skip
"""What a report says in English, from the least to the most."""


@pytest.mark.parametrize("shows", ["names", "actual", "all"])
def test_a_report_says_as_much_of_a_failure_as_the_rules_let_it(seen: Callable[[Rules], str], shows: Shows) -> None:
    report = seen(Rules(shows=shows))
    for sentence in TOLD["all"]:
        assert (sentence in report) == (sentence in TOLD[shows]), sentence
    assert ("As the teacher has set it" in report) == (shows != "all")


def test_from_its_day_on_everything_is_told_and_nothing_judged_again(
    seen: Callable[[Rules], str], executor: Executor
) -> None:
    assert TOLD["all"][-1] not in seen(Rules(shows="names", shows_all_from="2999-01-01T00:00:00+00:00"))
    executor.jobs.clear()
    assert TOLD["all"][-1] in seen(Rules(shows="names", shows_all_from="2020-01-01T00:00:00+00:00"))
    assert [job.exercises for job in executor.jobs] == [[]]


def test_what_leaves_the_gradebook_for_students_says_no_more(
    seen: Callable[[Rules], str], out: Path, tmp_path: Path
) -> None:
    seen(Rules(shows="names"))
    with Gradebook(out) as gradebook:
        publish(gradebook, out, None, "en")
        write("gradescope", gradebook, tmp_path / "gradescope", Options(language="en"))
    (results,) = (tmp_path / "gradescope").iterdir()
    for text in (results.read_text(), (out / "reports" / "s001.html").read_text(encoding="utf-8")):
        assert TITLE in text
        assert "0.25" not in text


def test_rules_read_it_and_refuse_what_is_no_word_of_theirs(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text('shows = "actual"\nshows_all_from = 2026-12-01T08:00:00Z', encoding="utf-8")
    rules = read_rules(path, {})
    assert Rules.from_json(rules.to_json()) == rules
    assert rules.shows_now in ("actual", "all")
    path.write_text('shows = "nothing"', encoding="utf-8")
    with pytest.raises(WrongUsage, match="names, actual, all"):
        read_rules(path, {})
