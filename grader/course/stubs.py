"""The stub as a student gets it: in one language, written from the one source that holds both."""

from __future__ import annotations

import ast
import re

from grader.course.catalog import Course, Exercise
from grader.course.docstrings import halves, title_and_statement
from grader.course.graph import header_of
from grader.text import Language

_STAR_LINE = re.compile(r"(?m)^# *-+ *★")
_LANGUAGES: tuple[Language, ...] = ("zh", "en")
_DOCSTRING = re.compile(r'([rR]?""")(.*)"""', re.DOTALL)
_INDENT = " " * 4


def stub_in(course: Course, exercise: Exercise, language: Language) -> str:
    """The stub in one language, with the header of the exercise; a docstring without two halves stays as it is."""
    source = exercise.stub_source
    module = ast.parse(source)
    nodes: list[ast.Module | ast.FunctionDef] = [module]
    nodes += [node for node in module.body if isinstance(node, ast.FunctionDef)]
    for node in reversed(nodes):
        first = node.body[0] if node.body else None
        if not (isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)):
            continue
        start, end = _span(source, first.value)
        if found := _DOCSTRING.fullmatch(source[start:end]):
            told = _opening(course, exercise, found[2], language) if node is module else _sentence(found[2], language)
            source = f'{source[:start]}{found[1]}{told}"""{source[end:]}'
    return source


def is_stub(course: Course, exercise: Exercise, text: str) -> bool:
    """Whether this is the stub as it is written for students, in whatever language."""
    return text in (exercise.stub_source, *(stub_in(course, exercise, language) for language in _LANGUAGES))


def for_the_star(exercise: Exercise) -> tuple[str, ...]:
    """The functions below the line `# ---- ★ ----` of the stub, which may be left out."""
    found = _STAR_LINE.search(exercise.stub_source)
    below = exercise.stub_source.count("\n", 0, found.start()) if found else 0
    body = ast.parse(exercise.stub_source).body
    return tuple(one.name for one in body if found and isinstance(one, ast.FunctionDef) and one.lineno > below)


def _span(source: str, node: ast.expr) -> tuple[int, int]:
    """From where to where a docstring stands; `ast` counts columns in bytes."""
    lines = source.splitlines(keepends=True)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None

    def place(line: int, column: int) -> int:
        return sum(map(len, lines[: line - 1])) + len(lines[line - 1].encode()[:column].decode())

    return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)


def _opening(course: Course, exercise: Exercise, docstring: str, language: Language) -> str:
    title, statement = title_and_statement(docstring, exercise.id)
    if not (title.zh and title.en and statement.zh and statement.en):
        return docstring
    header = header_of(course, exercise)
    head = f"{exercise.id} {title.in_(language)}" + (f"\n{header.in_(language)}" if header else "")
    return f"{head}\n\n{statement.in_(language)}\n"


def _sentence(docstring: str, language: Language) -> str:
    """The docstring of a function, with its worked values."""
    prose, examples = re.fullmatch(r"(.*?)(\s*>>>.*)?", docstring, re.DOTALL).groups()  # type: ignore[union-attr] # matches all
    told = halves(prose)
    if told is None:
        return docstring
    words = told.in_(language).strip()
    return words + (examples or (f"\n{_INDENT}" if "\n" in words else ""))
