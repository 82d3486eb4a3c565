"""The verdict in a page is that of `grade`; whatever an answer does, the page goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from grader.course.catalog import Course
from grader.referee.referee import Referee as NativeReferee
from grader.results.model import to_json
from grader.submission import as_answer
from tests.grader.browsing import needs_chromium
from tests.grader.site.conftest import Referee, needs_parts

pytestmark = [needs_chromium, needs_parts]

RIGHT = "return sum(values) / len(values)"
Answer = Callable[[str], str]


def told(result: dict[str, Any]) -> dict[str, Any]:
    """What a student is told, without what differs from machine to machine."""
    diagnosis = result["diagnosis"]
    return {
        "status": result["status"],
        "points": result["points"],
        "star": result["strict"],
        "named": diagnosis and diagnosis["misconception"],
        "checks": [(check["id"], check["status"], check["points"]) for check in result["checks"]],
    }


def test_every_reference_and_every_known_mistake_gets_the_verdict_of_grade(
    page_referee: Referee, referee: NativeReferee, miniature: Course
) -> None:
    for exercise in miniature.exercises:
        texts = [exercise.solution.read_text(encoding="utf-8"), *(mistake.source for mistake in exercise.mistakes)]
        assert len(texts) > 2
        for text in texts:
            native = json.loads(to_json(referee.grade(as_answer(exercise, text), [exercise])))
            assert told(page_referee(text, exercise.id)) == told(native["exercises"][0])


def test_the_report_names_the_level(page_referee: Referee, answer: Answer) -> None:
    assert page_referee(answer(RIGHT))["isolation"] == {
        "level": "browser",
        "layers": ["worker", "memory", "no_network", "no_storage"],
        "missing": [],
    }


def first_failure(result: dict[str, Any]) -> tuple[str, str]:
    check = next(check for check in result["checks"] if check["status"] not in ("passed", "skipped"))
    return check["status"], check["failure"]["message"]["en"]


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ("while True:\n    number = len(values)", "timeout", "computed for more than"),
        ("kept = []\nwhile True:\n    kept.append(bytearray(10**8))", "error", "MemoryError"),
        ("import os\nos._exit(3)", "killed", "ended the whole process with exit code 3"),
        ("import ctypes\nctypes.memset(0, 1, 1 << 31)", "killed", "crashed"),
    ],
    ids=["loop", "memory", "exit", "crash"],
)
def test_what_an_answer_does_is_a_sentence_and_the_page_goes_on(
    page_referee: Referee, answer: Answer, body: str, status: str, words: str
) -> None:
    result = page_referee(answer(body))
    found, message = first_failure(result)
    assert found == status
    assert words in message
    if status == "timeout":
        assert "number = len(values)" in str(result["checks"])  # the line it was in
    assert page_referee(answer(RIGHT))["status"] == "passed"


def test_a_hundred_megabytes_of_output_are_cut(page_referee: Referee, answer: Answer) -> None:
    result = page_referee(answer(f"print('x' * 100_000_000)\n{RIGHT}"))
    assert 64_000 < len(result["output"]) < 70_000
    assert "output cut" in result["output"]
    assert page_referee(answer(RIGHT))["status"] == "passed"


def test_nothing_of_one_life_is_found_in_the_next(page_referee: Referee, answer: Answer) -> None:
    page_referee(answer(f"import builtins, math\nbuiltins.sum = max\nmath.left = 1\n{RIGHT}"))
    result = page_referee(answer(f"import math\nassert not hasattr(math, 'left')\n{RIGHT}"))
    assert result["status"] == "passed"


_END = """() => supervisor.players.forEach((player, number) => {
  player.terminate();
  supervisor.ended(number);
})"""


_END = """() => supervisor.players.forEach((player, number) => {
  player.terminate();
  supervisor.ended(number);
})"""


def test_a_worker_that_the_browser_ends_is_replaced(page_referee: Referee, answer: Answer) -> None:
    page_referee.page.evaluate(_END)
    assert page_referee(answer(RIGHT))["status"] == "passed"
