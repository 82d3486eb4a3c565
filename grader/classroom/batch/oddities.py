"""What no honest answer is: right on the inputs that everybody has and wrong on others, or data where code should be.

Each is a line for a person to look at, and takes no points. A table of answers to the public inputs gives itself away
by the first, whatever it looks like.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.course.catalog import Exercise
from grader.course.loading import load_checks
from grader.referee.referee import Referee
from grader.results.model import ExerciseResult
from grader.submission import Submission

Oddity = tuple[str, str, str]
"""Its kind, and the words for it in Chinese and English."""
_LITTLE = 0.5
"""Who has no more than this share of the points here, and all of them on the public inputs, was not unlucky."""
_LONGEST_LITERAL, _MOST_NUMBERS = 2_000, 250
_UNPACKING = ("pickle", "marshal", "zlib", "lzma", "bz2", "gzip", "base64", "binascii", "codecs")


def oddities(
    public: Referee | None, submission: Submission, exercise: Exercise, result: ExerciseResult
) -> Iterator[Oddity]:
    """`public` judges with the inputs that everybody has, where `result` comes from others."""
    failing = [check for check in result.checks if check.status not in ("passed", "skipped")]
    few = result.points <= _LITTLE * result.max_points or len(failing) > 1
    if public is not None and failing and few:
        there = public.grade_exercise(submission, exercise)
        if there.status == "passed":
            points, most = f"{result.points:g}", f"{result.max_points:g}"
            yield (
                "table",
                f"公开的输入（种子 0）上全对，这次 {points}/{most}",
                f"all points on the public inputs (seed 0), {points} of {most} here",
            )
    if public is not None and (what := _data_in(submission.text_of(exercise), _written(public, exercise))):
        yield ("literal", *what)


def _written(referee: Referee, exercise: Exercise) -> frozenset[str]:
    """The functions that return an essay."""
    return frozenset(load_checks(referee.course, exercise).info.written or ())


def _data_in(source: str, written: frozenset[str]) -> tuple[str, str] | None:
    """Where the code holds more data than code needs, or unpacks it."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    tree.body = [node for node in tree.body if not (isinstance(node, ast.FunctionDef) and node.name in written)]
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() | bytes() as value) if id(node) not in docstrings:
                if len(value) > _LONGEST_LITERAL:
                    return f"一个有 {len(value)} 个字符的字面量", f"a literal of {len(value)} letters"
            case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items) | ast.Dict(values=items):
                if len(items) > _MOST_NUMBERS:
                    return f"一个有 {len(items)} 项的字面量", f"a literal of {len(items)} entries"
            case ast.Import(names=names):
                if used := [name.name for name in names if name.name.partition(".")[0] in _UNPACKING]:
                    return f"导入了 {used[0]}", f"imports {used[0]}"
            case ast.ImportFrom(module=str() as module) if module.partition(".")[0] in _UNPACKING:
                return f"导入了 {module}", f"imports {module}"
    return None
