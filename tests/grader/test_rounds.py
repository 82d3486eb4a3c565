"""Runs of a check side by side: what is asked when, and which of them decides."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from unittest.mock import ANY

import pytest

from grader.asking import rounds
from grader.asking.calls import Question, question_of, value_of
from grader.asking.conversation import Conversation
from grader.asking.rounds import in_rounds
from grader.player import Source


@pytest.fixture
def talk_to(stage):
    """talk_to(source) -> a conversation with a module of this source, which writes down every batch of questions."""
    conversations = []

    def talk_to(text):
        conversations.append(Recorded(stage=stage, source=Source({"ex": text.encode()}, "ex", ("f",), {"ex": "ex.py"})))
        return conversations[-1]

    yield talk_to
    for conversation in conversations:
        conversation.close()


class Recorded(Conversation):
    def __init__(self, **named):
        super().__init__(**named)
        self.batches = []

    def ask_together(self, questions):
        self.batches.append(len(questions))
        return super().ask_together(questions)


def ask(asker, value):
    return value_of("f", asker(question_of("f", (value,))))


def never(outcome):
    return False


def test_the_questions_of_all_runs_travel_together_round_by_round(talk_to):
    conversation = talk_to("def f(x): return x + 1\n")

    def run_of(start, calls):
        def run(asker):
            value = start
            for _ in range(calls):
                value = ask(asker, value)  # depends on the answer before
            return value

        return run

    outcomes = in_rounds(conversation, [run_of(0, 3), run_of(10, 1), run_of(20, 0), run_of(30, 2)], never)
    assert outcomes == [3, 11, 20, 32]
    assert conversation.batches == [3, 2, 1]


def test_the_first_that_decides_ends_it_in_the_order_of_the_runs(talk_to):
    conversation = talk_to("def f(x): return x\n")
    seen = []

    def run_of(number, calls):
        def run(asker):
            for _ in range(calls):
                ask(asker, number)
            seen.append(number)
            return number

        return run

    # The third run is done first and decides; the first, still under way, goes on and decides instead of it.
    outcomes = in_rounds(
        conversation, [run_of(1, 3), run_of(2, 4), run_of(3, 1), run_of(4, 1)], lambda number: number in (1, 3)
    )
    assert outcomes == [1]
    assert 4 not in seen


def test_a_run_that_is_not_needed_any_more_is_ended_and_cleans_up(talk_to):
    conversation = talk_to("def f(x): return x\n")
    cleaned = []

    def fails_at_once(asker):
        return ask(asker, 0)

    def goes_on(asker):
        try:
            while True:
                ask(asker, 1)
        finally:
            cleaned.append(True)

    assert in_rounds(conversation, [fails_at_once, goes_on], lambda outcome: outcome == 0) == [0]
    assert cleaned == [True]
    assert ask(conversation.ask, 5) == 5  # and the conversation can go on, though questions were open


def test_a_crash_on_a_later_input_leaves_earlier_runs_their_own_verdict(talk_to):
    conversation = talk_to("import os\ndef f(x):\n    if x == 2: os._exit(0)\n    return x\ndef g(x): return x\n")

    def of(number):
        def run(asker):
            try:
                ask(asker, number)
                asker(question_of("g", (number,)))
                asker(question_of("g", (number,)))
                return f"done {number}"
            except BaseException as stopped:
                return f"{type(stopped).__name__} {number}"

        return run

    outcomes = in_rounds(conversation, [of(1), of(2), of(3)], lambda outcome: outcome.startswith("Killed"))
    assert outcomes == ["done 1", "Killed 2"]


def test_what_hung_on_a_later_input_is_not_asked_for_an_earlier_one(talk_to):
    conversation = talk_to("import os\ndef f(x):\n    if x == 2: os._exit(0)\n    return x\n")

    def of(number):
        def run(asker):
            try:
                ask(asker, number)
                ask(asker, number)
                return f"done {number}"
            except Exception as problem:
                return str(problem)
            except BaseException as stopped:
                if type(stopped).__name__ != "Killed":
                    raise
                return f"killed {number}"

        return run

    # The first would have to ask the broken function again: it has no verdict, and is not blamed.
    assert in_rounds(conversation, [of(1), of(2)], lambda outcome: outcome.startswith("killed")) == ["killed 2"]


def test_functions_as_arguments_are_called_back_within_the_round(talk_to):
    conversation = talk_to("def f(g): return g(3)\n")

    def of(number):
        return lambda asker: ask(asker, lambda x: x * number)

    assert in_rounds(conversation, [of(1), of(10)], never) == [3, 30]


def test_an_error_in_a_check_is_not_swallowed(talk_to):
    conversation = talk_to("def f(x): return x\n")

    def broken(asker):
        ask(asker, 1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        in_rounds(conversation, [broken], never)


def test_a_question_says_what_is_asked():
    question = question_of("f", (1, [2, 3]))
    assert isinstance(question, Question)
    assert question.function == "f"
    assert not question.callbacks


def test_nothing_is_heard_after_the_player_has_stopped(talk_to):
    """A reply to a later question would be taken for that to an earlier one."""
    conversation = talk_to("import os\ndef f(x):\n    if x == 1: os._exit(3)\n    return 2\n")
    replies = list(
        conversation.ask_together([question_of("f", (1,)), question_of("f", (2,)), question_of("f", (abs,))])
    )
    assert [type(reply).__name__ for reply in replies] == ["Killed"]


HALF_RIGHT = """
def mean(values):
    return sum(values) / len(values) if len(values) < 4 else max(values)


def spread(values):
    values.sort()
    return values[-1] - values[0]
"""
DIES = "import os\ndef mean(values): return os._exit(0) if len(values) == 3 else 0.0\ndef spread(values): return 0.0\n"
RAISES = "def mean(values): return values[5]\ndef spread(values): return max(values) - min(values)\n"
RIGHT = "def mean(values): return sum(values) / len(values)\ndef spread(values): return max(values) - min(values)\n"


@pytest.mark.parametrize("source", [RIGHT, HALF_RIGHT, DIES, RAISES])
def test_without_greenlet_runs_go_one_after_another_to_the_same_results(grade, monkeypatch, source):
    together = grade("1.1", source)
    monkeypatch.setattr(rounds, "POSSIBLE", False)
    monkeypatch.setattr(Conversation, "ask_together", None)  # which nobody needs
    assert replace(grade("1.1", source), checks=[]) == replace(together, checks=[], seconds=ANY)
    alone = grade("1.1", source).checks
    assert [replace(one, seconds=0.0) for one in alone] == [replace(one, seconds=0.0) for one in together.checks]


def test_without_greenlet_the_grader_is_imported_and_knows_it():
    script = "import sys; sys.modules['greenlet'] = None; from grader.asking import rounds; print(rounds.POSSIBLE)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout.strip() == "False"
