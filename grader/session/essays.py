"""Essays: the functions of an exercise that return Markdown for a person to read, to be edited and looked over."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.course.loading import load_checks, load_reference
from grader.errors import WrongUsage
from grader.player.guest.student_module import says_nothing
from grader.session import workspace
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Essay:
    """One of them: what is written so far, and what a reader looks for."""

    function: str
    text: str
    points: tuple[Text, ...]
    ticked: frozenset[int]
    """Which of the points its author has looked at, from 0."""
    model: str
    """A model answer, once something is written and every point was looked at; nothing before."""
    fixed: Text | None = None
    """Why it can be edited in the file only, where that is so."""


def essays(course: Course, exercise: Exercise, text: str, home: Path) -> list[Essay]:
    """Those of an exercise, as they stand in this text of its file."""
    ticks = _ticks(workspace.load_state(home, course).get(exercise.id, {}))
    found = []
    for function, points in load_checks(course, exercise).info.written.items():
        written, fixed = _written(text, function)
        ticked = frozenset(number for number in ticks.get(function, ()) if number < len(points))
        finished = bool(written.strip()) and len(ticked) == len(points)
        found.append(
            Essay(
                function=function,
                text=written,
                points=points,
                ticked=ticked,
                model=_model(course, exercise, function) if finished else "",
                fixed=fixed,
            )
        )
    return found


def tick(course: Course, exercise: Exercise, home: Path, function: str, point: int, on: bool) -> None:
    """Remembers that somebody has looked at one of the points, or has not."""
    written = load_checks(course, exercise).info.written
    if function not in written or not 0 <= point < len(written[function]):
        raise WrongUsage(f"{exercise.id} 没有这个要点", f"{exercise.id} has no such point")
    ticks = _ticks(workspace.load_state(home, course).get(exercise.id, {}))
    before = ticks.get(function, set())
    ticks[function] = before | {point} if on else before - {point}
    kept = {name: sorted(numbers) for name, numbers in ticks.items()}
    workspace.remember(exercise, course, home, {"ticks": kept})


def with_essay(text: str, function: str, essay: str) -> str:
    """The text of a file in which this function returns this essay; what else stands in the file stays as it is."""
    body = _parsed(text)
    lines = text.split("\n")
    node = _definition(body, function)
    if node is None:
        return "\n".join([*lines, "", f"def {function}():", *_returning(essay).split("\n"), ""])
    if (fixed := _fixed(node)) is not None:
        raise WrongUsage(*fixed)
    last = node.body[-1]
    start = (last.lineno, last.end_lineno or last.lineno)
    if _is_docstring(last):  # the stub's sentence alone
        start = (start[1] + 1, start[1])
    return "\n".join([*lines[: start[0] - 1], *_returning(essay).split("\n"), *lines[start[1] :]])


def _returning(essay: str) -> str:
    """The statement that returns an essay, as a person would write it where that can be."""
    essay = essay.strip("\n")
    if '"""' not in essay and not essay.endswith(('"', "\\")):
        return f'    return r"""\n{essay}\n"""'
    escaped = essay.replace("\\", "\\\\").replace('"', '\\"')
    return f'    return """\n{escaped}\n"""'


def _written(text: str, function: str) -> tuple[str, Text | None]:
    """What a function returns, where that is written out in it; else why it cannot be told."""
    try:
        node = _definition(_parsed(text), function)
    except WrongUsage as unreadable:
        return "", unreadable.text
    if node is None:
        return "", None
    if (fixed := _fixed(node)) is not None:
        return "", fixed
    last = node.body[-1]
    if isinstance(last, ast.Return) and isinstance(last.value, ast.Constant) and isinstance(last.value.value, str):
        return last.value.value.strip("\n"), None
    return "", None


def _fixed(node: ast.FunctionDef) -> Text | None:
    """Why the essay of this function is not ours to replace: it is put together by code."""
    body = [one for one in node.body if not _is_docstring(one)]
    plain = len(body) <= 1 and all(says_nothing(one) or _is_text(one) for one in body)
    if plain and node.body[-1].lineno > node.lineno:
        return None
    return Text(
        f"{node.name} 的文字不是一整段写在 return 后面，请在代码里修改",
        f"{node.name} does not return one piece of text as it is written; edit it in the code",
    )


def _parsed(text: str) -> list[ast.stmt]:
    try:
        return ast.parse(text).body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None) or 1
        raise WrongUsage(
            f"文件第 {line} 行有语法错误，先在代码里改好它",
            f"Line {line} of the file is a syntax error; mend it in the code first",
        ) from error


def _definition(body: list[ast.stmt], function: str) -> ast.FunctionDef | None:
    """The last definition, which is the one that counts."""
    found = [node for node in body if isinstance(node, ast.FunctionDef) and node.name == function]
    return found[-1] if found else None


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Return) and (
        node.value is None or (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str | None))
    )


def _model(course: Course, exercise: Exercise, function: str) -> str:
    """What the reference says."""
    text = getattr(load_reference(course, exercise), function)()
    return text.strip("\n") if isinstance(text, str) else ""


def _ticks(entry: Mapping[str, object]) -> dict[str, set[int]]:
    """Function -> the points that were looked at, as the state says, which anybody may have edited."""
    kept = entry.get("ticks")
    return {
        str(function): {number for number in numbers if isinstance(number, int)}
        for function, numbers in (kept.items() if isinstance(kept, dict) else ())
        if isinstance(numbers, list)
    }
