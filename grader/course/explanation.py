"""What is to be said of an exercise once it is solved: the reference and why it is so, and what stands beside it."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from grader.course.catalog import Course, Exercise
from grader.course.docstrings import both_sides
from grader.course.graph import next_after
from grader.course.loading import load_checks
from grader.course.statement import OF_EXPLANATIONS, OWN, parts_of, text_of
from grader.text import Language, Text

_AROUND = 2
"""Lines that are shown before and after a difference."""


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """All of it as plain data. It holds the reference: nobody sees it who has not solved the exercise."""

    exercise: str
    title: Text
    why: Text = Text("", "")
    """Markdown; empty where nobody has written it."""
    reference: str
    another: str = ""
    """How another right way differs from the reference, line by line."""
    another_title: Text = Text("", "")
    usual: list[Text] = field(default_factory=list)
    """The mistakes that people make here."""
    difference: str | None = None
    """How the reference differs from what was handed in, function by function; None where nothing was."""
    rubric: dict[str, list[Text]] = field(default_factory=dict)
    """Function that a person reads -> the points to look for."""
    answer: Text = Text("", "")
    """A model answer to an essay."""
    further: Text = Text("", "")
    following: Text = Text("", "")
    """The exercise to go on with."""

    @classmethod
    def of(cls, data: dict[str, Any]) -> Explanation:
        """From the plain data that JSON makes of one."""
        texts = ("title", "why", "another_title", "answer", "further", "following")
        data = {**data, **{name: Text(*data[name]) for name in texts}, "usual": [Text(*one) for one in data["usual"]]}
        rubric = {name: [Text(*point) for point in points] for name, points in data["rubric"].items()}
        return cls(**{**data, "rubric": rubric})


def explanation_of(course: Course, exercise: Exercise, own: str, done: Collection[str] = ()) -> Explanation:
    """What there is to say of an exercise to whoever wrote `own`; `done` are the exercises that they have passed."""
    reference = exercise.solution.read_text(encoding="utf-8")
    parts = _parts(exercise)
    following = next_after(course, exercise, {*done, exercise.id})
    another, title = _another(exercise, reference)
    return Explanation(
        exercise=exercise.id,
        title=exercise.title,
        why=parts[OWN],
        reference=reference,
        another=another,
        another_title=title,
        usual=_usual(exercise),
        difference=_by_function(own, reference, exercise) if own.strip() else None,
        rubric={name: list(points) for name, points in load_checks(course, exercise).info.written.items()},
        answer=parts["answer"],
        further=parts["further"],
        following=Text(*(f"{following.id} {side}" for side in following.title)) if following else Text("", ""),
    )


def _parts(exercise: Exercise) -> Mapping[str, Text]:
    path = exercise.explanation
    text = both_sides(path.read_text(encoding="utf-8")) if path.is_file() else Text("", "")

    def part(key: str, language: Language) -> str:
        return text_of([one for one in parts_of(text, language, OF_EXPLANATIONS) if one.key == key])

    return {key: Text(part(key, "zh"), part(key, "en")) for key in (OWN, *(lead.key for lead in OF_EXPLANATIONS))}


def _another(exercise: Exercise, reference: str) -> tuple[str, Text]:
    named = exercise.about.another if exercise.about else ""
    path = next((path for path in exercise.bank("right") if path.stem == named), None)
    if path is None:
        return "", Text("", "")
    other = path.read_text(encoding="utf-8")
    title = (ast.get_docstring(ast.parse(other)) or "").split("\n")[0]
    told = Text.split(title)
    return _by_function(reference, other, exercise), told if told.en else Text(title, title)


def _usual(exercise: Exercise) -> list[Text]:
    mistakes = {mistake.name: mistake.title for mistake in exercise.mistakes}
    return [mistakes[name] for name in (exercise.about.usual if exercise.about else ()) if name in mistakes]


def _by_function(before: str, after: str, exercise: Exercise) -> str:
    """What changes from one program to another, function by function in the order of the stub; "" where nothing does.

    Docstrings and what stands around the functions say nothing about how a problem is solved.
    """
    old, new = _functions(before), _functions(after)
    order = [*exercise.functions, *(name for name in (*old, *new) if name not in exercise.functions)]
    changes = []
    for name in dict.fromkeys(order):
        if old.get(name) == new.get(name):
            continue
        lines = difflib.unified_diff(old.get(name, []), new.get(name, []), n=_AROUND, lineterm="")
        changes.append("\n".join(line for line in list(lines)[2:] if not line.startswith("@@")))
    return "\n\n".join(changes)


def _functions(source: str) -> dict[str, list[str]]:
    """Function -> its lines, without docstring, type hints and blank lines; none of a text that is no program."""
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    lines = source.split("\n")
    return {one.name: _lines_of(one, lines) for one in body if isinstance(one, ast.FunctionDef)}


def _lines_of(node: ast.FunctionDef, lines: list[str]) -> list[str]:
    first = node.body[0]
    if ast.get_docstring(node) is not None and len(node.body) > 1:
        first = node.body[1]
    head = f"def {node.name}({ast.unparse(_without_hints(node.args))}):"
    kept = lines[first.lineno - 1 : node.end_lineno] if first.lineno > node.lineno else [lines[node.lineno - 1]]
    return [head, *(line.rstrip() for line in kept if line.strip())]


def _without_hints(arguments: ast.arguments) -> ast.arguments:
    for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        one.annotation = None
    return arguments
