"""An unfinished exercise: a line for each function, the stub's worked values run, and what to go on with."""

import pytest

from grader.explaining.progress import worked_values
from grader.report.plain import mark_of
from grader.results.model import FunctionProgress

MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
STUB = "def spread(values):\n    raise NotImplementedError\n"


def lines(result):
    return [(one.name, one.written, [value.right for value in one.worked_values]) for one in result.functions]


def test_the_first_function_is_green_before_the_last_is_written(grade):
    result = grade("1.1", MEAN + STUB)
    assert result.status == "in_progress"
    assert lines(result) == [("mean", True, [True]), ("spread", False, [])]
    assert result.goes_on_with == "spread"
    assert result.points == 7.5  # as before: what can be asked is asked


def test_a_tick_is_for_what_the_checks_found_right_and_a_cross_for_what_they_found_wrong(grade):
    """`mean` is right; a wrong `spread` has no right worked value; what is not there is neither."""
    result = grade("1.1", MEAN + STUB)
    assert [(one.checked, mark_of(one)) for one in result.functions] == [("right", "✔"), ("", "·")]
    wrong = grade("1.1", MEAN.replace("sum(values) /", "sum(values[:2]) /") + STUB)
    assert [(one.checked, mark_of(one)) for one in wrong.functions] == [("wrong", "✘"), ("", "·")]
    assert [value.right for value in wrong.functions[0].worked_values] == [True]
    assert wrong.goes_on_with == "mean"
    assert mark_of(FunctionProgress("f", True)) == "○"
    assert mark_of(FunctionProgress("f", True, checked="involved")) == "○"


def test_a_worked_value_that_is_not_right_is_shown_with_what_came_back(grade):
    result = grade("1.1", MEAN.replace("sum", "max") + STUB)
    (value,) = result.functions[0].worked_values
    assert (value.call, value.expected, value.got, value.right) == ("mean([1.0, 2.0])", "1.5", "1.0", False)
    assert result.goes_on_with == "mean"


def test_an_exception_in_a_worked_value_is_what_came_back(grade):
    result = grade("1.1", "def mean(values):\n    return valeus\n" + STUB)
    assert result.functions[0].worked_values[0].got.startswith("NameError: name 'valeus' is not defined")


def test_a_function_that_is_not_there_is_not_written(grade):
    assert lines(grade("1.1", MEAN)) == [("mean", True, [True]), ("spread", False, [])]


def test_finished_and_untouched_exercises_have_no_progress(grade):
    spread = "def spread(values):\n    return max(values) - min(values)\n"
    assert grade("1.1", MEAN + spread).functions == []
    assert grade("1.1", MEAN.replace("sum", "max") + spread).status == "partial"
    assert grade("1.1", "def mean(values):\n    raise NotImplementedError\n" + STUB).status == "not_attempted"


def test_written_parts_do_not_keep_an_exercise_in_progress(grade):
    witness = "def counterexample(n):\n    return {'a': [], 'b': []}\n"
    result = grade("1.2", witness + "def essay():\n    raise NotImplementedError\n")
    assert (result.status, result.functions) == ("failed", [])


class Answering:
    """An exam whose functions are here."""

    def __init__(self, functions):
        self.functions = functions

    def ask(self, question):
        from grader.player import Returned
        from grader.player.guest import codec, frames

        name, encoded = frames.unpack_call(bytearray(question.payload))
        return Returned(self.functions[name](*(codec.decode(one, copy=True) for one in encoded)))


@pytest.mark.parametrize(
    ("docstring", "right"),
    [
        (">>> f(2)\n4", [True]),
        (">>> f(2)\n4.0000001", [True]),
        (">>> f(2)\n5", [False]),
        (">>> x = f(1)\n>>> x + 1\n3", [True]),
        (">>> print(f(3))\n6", [True]),
        (">>> f([1, 2])\n[1, 2, 1, 2]", [True]),
        (">>> f((1,))\n[1, 1]", [True]),
        (">>> np.array([f(1), f(2)])\narray([2, 4])", [True]),
        (">>> f(1)[0]\n2", [False]),
        (">>> np.array([f(1), f(2)]) > 3\narray([0, 1])", [True]),
        ("No example.", []),
    ],
)
def test_worked_values_are_compared_as_values(docstring, right):
    import numpy as np

    exam = Answering({"f": lambda x: x * 2})
    assert [value.right for value in worked_values(docstring, ["f"], exam, {"np": np})] == right
