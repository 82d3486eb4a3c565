"""The diagnosis names the one misconception that behaves like the submission, and never guesses."""

import ast

import pytest

from grader.bank import wrong_answers

RIGHT_SPREAD = "def spread(values):\n    return max(values) - min(values)\n"


def disguised(source):
    """The same code under other names and in another layout."""

    class Rename(ast.NodeTransformer):
        def visit_Name(self, node):
            node.id = {"values": "numbers"}.get(node.id, node.id)
            return node

        def visit_arg(self, node):
            node.arg = {"values": "numbers"}.get(node.arg, node.arg)
            return node

    return ast.unparse(Rename().visit(ast.parse(source)))


def test_every_wrong_answer_of_the_bank_is_named_in_disguise(grade, miniature):
    (exercise,) = miniature.find("1.1")
    for answer in wrong_answers(exercise):
        diagnosis = grade("1.1", disguised(answer.path.read_text(encoding="utf-8"))).diagnosis
        assert diagnosis is not None, answer.misconception
        assert (diagnosis.misconception, diagnosis.sentence) == (answer.misconception, answer.sentence)


def test_a_right_answer_has_no_diagnosis(grade):
    assert grade("1.1", "def mean(values):\n    return sum(values) / len(values)\n" + RIGHT_SPREAD).diagnosis is None


@pytest.mark.parametrize(
    "mean",
    [
        "return max(values)",  # wrong in a way that nobody has described
        "return sum(values) // len(values) if len(values) < 4 else sum(values) / len(values)",  # only sometimes alike
        "return sum(values) // len(values) + (len(values) == 6)",
        "while True: pass",
    ],
)
def test_nothing_is_said_of_an_unknown_mistake(grade, mean):
    assert grade("1.1", f"def mean(values):\n    {mean}\n{RIGHT_SPREAD}").diagnosis is None


def test_two_misconceptions_at_once_are_not_one(grade):
    source = "def mean(values):\n    return sum(values) // len(values)\ndef spread(values):\n    return max(values)\n"
    assert grade("1.1", source).diagnosis is None


def test_two_that_cannot_be_told_apart_are_not_shown(grade):
    # Equal means, or a and b exchanged: on these inputs a submission may be either.
    assert grade("1.2", "def counterexample(n):\n    return [1]\n").diagnosis is None
