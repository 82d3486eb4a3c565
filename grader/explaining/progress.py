"""How far an unfinished exercise is: which functions are written, and what the stub's own worked values say about them.

A worked value is an example in the docstring of the stub. It is run here with the student's functions in the player;
it is worth no points, and is shown so that the first function can be right before the last one is written.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import math
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Literal

import numpy as np

from grader.asking.calls import Answer, AnswerRaised, Calls, NotWritten
from grader.asking.conversation import Conversation
from grader.authoring.compare import CheckFailed
from grader.course.catalog import Exercise
from grader.deciding.judge import Decision
from grader.explaining.compared import chief
from grader.player import PlayerStopped
from grader.results.closeness import floats
from grader.results.model import FunctionProgress, WorkedValue
from grader.results.values import differences, expression
from grader.text import Text

_TOLERANCE = 1e-6
"""Stubs print what Python prints, arrays with eight digits."""
_FAILED = ("failed", "error", "timeout", "killed")
_MEANS: dict[str, Any] = {"array": np.array, "np": np, "nan": math.nan, "inf": math.inf}
_LONGEST = 400


def progress(
    exercise: Exercise,
    conversation: Conversation,
    unwritten: Sequence[str],
    reference: ModuleType,
    left_out: Sequence[str],
    decisions: Sequence[Decision],
) -> list[FunctionProgress]:
    """The functions of the stub in its order, except those that may be left out and those that a person reads."""
    conversation.begin(Text("框架里的算例", "the worked values of the stub"))
    docstrings = _docstrings(exercise)
    lines = []
    for name in exercise.functions:
        if name in left_out:
            continue
        written = name not in unwritten
        values = (
            worked_values(docstrings.get(name, ""), exercise.functions, conversation, vars(reference))
            if written
            else []
        )
        lines.append(FunctionProgress(name, written, values, _checked(name, decisions) if written else ""))
    return lines


def _checked(function: str, decisions: Sequence[Decision]) -> Literal["", "right", "involved", "wrong"]:
    """What the checks in which a function took part say of it."""
    took_part = [one for one in decisions if one.run is not None and function in one.run.functions]
    failed = [one.run for one in took_part if one.run is not None and one.verdict.status in _FAILED]
    if any((call := chief(run)) and call.question.function == function for run in failed):
        return "wrong"
    if failed:
        return "involved"
    return "right" if any(one.verdict.status == "passed" for one in took_part) else ""


def worked_values(
    docstring: str, functions: Sequence[str], conversation: Conversation, names: Mapping[str, Any]
) -> list[WorkedValue]:
    """What became of the examples in a docstring; those that need what is not written yet are left out."""
    answer = Answer(Calls(conversation.ask).call)
    namespace = {**names, **{function: getattr(answer, function) for function in functions}}
    found = []
    for example in doctest.DocTestParser().get_examples(docstring):
        try:
            got, right = _run(example, namespace)
        except NotWritten:
            continue
        except AnswerRaised as raised:
            got, right = f"{raised.error.type}: {raised.error.message}", False
        except CheckFailed as failed:
            got, right = failed.message.en, False
        except PlayerStopped as stopped:
            got, right = stopped.reason.en, False
        except Exception as error:  # what came back is of another kind than the example goes on with
            got, right = f"{type(error).__name__}: {error}", False
        if example.want or not right:
            found.append(WorkedValue(example.source.strip()[:_LONGEST], example.want.strip()[:_LONGEST], got, right))
    return found


def _run(example: doctest.Example, namespace: dict[str, Any]) -> tuple[str, bool]:
    """What an example gives, and whether that is what the stub says."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            code = compile(example.source.strip(), "<stub>", "eval")
        except SyntaxError:
            exec(compile(example.source, "<stub>", "exec"), namespace)
            value = None
        else:
            value = eval(code, namespace)
    want = example.want.strip()
    if value is None:
        text = printed.getvalue().strip()
        return text[:_LONGEST] or "None", _same_words(text, want)
    got = expression(value, _LONGEST)
    try:
        meant = eval(want, dict(_MEANS))
    except Exception:  # no expression, such as a table
        return got, _same_words(repr(value), want)
    return got, not differences(value, meant, _TOLERANCE) or _equal_numbers(value, meant)


def _equal_numbers(value: Any, meant: Any) -> bool:
    """Whether two values are the same numbers: a list is as good as an array, True as good as 1."""
    left, right = floats(value, binary=True), floats(meant, binary=True)
    if left is None or right is None or left.shape != right.shape:
        return False
    return bool(np.allclose(left, right, rtol=_TOLERANCE, atol=_TOLERANCE, equal_nan=True))


def _same_words(left: str, right: str) -> bool:
    return left.split() == right.split()


def _docstrings(exercise: Exercise) -> dict[str, str]:
    body = ast.parse(exercise.stub_source).body
    return {node.name: ast.get_docstring(node) or "" for node in body if isinstance(node, ast.FunctionDef)}
