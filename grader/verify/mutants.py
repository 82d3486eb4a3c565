"""Mutants of a reference: its text with one operator, number or keyword exchanged."""

from __future__ import annotations

import ast
import itertools
import types
import warnings
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from grader.errors import WrongUsage

# What is exchanged for what. Exchanges across these groups (a bit shift of floats, `is` for `==`) raise an error at
# once or change nothing, and would only flatter or spoil the count.
_COMPARISONS = (("==", "!=", "<", "<=", ">", ">="), ("is", "is not"))
_BINARY = (("+", "-", "*", "/", "//", "%", "**"), ("|", "&", "^"), ("<<", ">>"))
_WORDS = (
    ("and", "or"),
    ("break", "continue"),
    ("continue", "break"),
    ("False", "True"),
    ("or", "and"),
    ("True", "False"),
)
_UNARY = ("~", "not", "-")
"""What is taken away."""
_NO_BINARY_OPERATOR_IN = {"factor", "argument", "star_expr", "import_from", "param"}
"""Where parso has these signs for something else: -1, f(*a), a, *b = c, import *, def f(*a)."""


@dataclass(frozen=True)
class Mutant:
    """A reference with one change."""

    line: int
    """Where, counted from 1."""
    before: str
    after: str
    """The changed line, stripped."""
    text: str
    """The whole module."""


def mutants_of(source: str, leave_out: Collection[str] = ()) -> list[Mutant]:
    """All mutants that mean something else than the source and each other; functions to leave out have none."""
    kept: list[Mutant] = []
    untouched = list(_extents(source, leave_out))
    meanings = {_meaning(source)}
    for line, text in sorted(_changed_texts(source), key=lambda change: change[0]):
        if any(first <= line <= last for first, last in untouched):
            continue
        try:
            meaning = _meaning(text)
        except SyntaxError:  # the star of `def f(*, key)` is taken for a multiplication
            continue
        if meaning not in meanings:
            meanings.add(meaning)
            kept.append(_mutant(source, text, line))
    return kept


Position = tuple[int, int]
"""Line, counted from 1, and column, counted from 0."""


Change = tuple[Position, Position, str]
"""From where to where something else stands, and what."""


def _changed_texts(source: str) -> Iterator[tuple[int, str]]:
    """The line of each change, and the whole text after it; spaces, line breaks and comments around it stay."""
    try:
        import parso
    except ImportError as missing:
        raise WrongUsage(
            "变异体要用 parso 来找，请先安装：pip install 'watermelon-grader[mutants]'",
            "Mutants are found with parso; install it with: pip install 'watermelon-grader[mutants]'",
        ) from missing
    nodes = list(_nodes(parso.parse(source)))  # type: ignore[no-untyped-call]  # parso has types only here and there
    for start, end, new in itertools.chain(_comparisons(nodes), _operators(nodes), _others(nodes)):
        yield start[0], source[: _offset(source, start)] + new + source[_offset(source, end) :]


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for child in getattr(node, "children", ()):
        yield from _nodes(child)


def _comparisons(nodes: Sequence[Any]) -> Iterator[Change]:
    places = [
        (sign, right)
        for node in nodes
        if node.type == "comparison"
        for sign, right in zip(node.children[1::2], node.children[2::2], strict=True)
    ]
    for old, new in _exchanges(_COMPARISONS):
        for sign, right in places:
            if sign.get_code().strip() == old and _may_be(new, right):
                yield sign.start_pos, sign.end_pos, new


def _may_be(sign: str, right: Any) -> bool:
    """None is asked for by its identity, a number never is."""
    if right.type == "keyword" and right.value == "None":
        return sign in _COMPARISONS[1]
    return right.type != "number" or sign in _COMPARISONS[0]


def _operators(nodes: Sequence[Any]) -> Iterator[Change]:
    places = [node for node in nodes if node.type == "operator" and node.parent.type not in _NO_BINARY_OPERATOR_IN]
    for old, new in _exchanges(_BINARY):
        for node in places:
            if node.value == old and not (old == "|" and _is_in_annotation(node)):
                yield node.start_pos, node.end_pos, new


def _exchanges(groups: Iterable[Sequence[str]]) -> Iterator[tuple[str, str]]:
    for group in groups:
        yield from itertools.permutations(group, 2)


def _is_in_annotation(node: Any) -> bool:
    return bool(node.parent.type == "expr" and node.parent.parent and node.parent.parent.type == "annassign")


def _others(nodes: Sequence[Any]) -> Iterator[Change]:
    for node in nodes:
        if condition := _condition(node):
            yield condition.start_pos, condition.end_pos, f"not{condition.get_code()}"
    for node in nodes:
        if node.type == "number":
            for other in (1, -1):
                yield node.start_pos, node.end_pos, str(ast.literal_eval(node.value) + other)
    for old, new in _WORDS:
        for node in nodes:
            if node.type == "keyword" and node.value == old:
                yield node.start_pos, node.end_pos, new
    for sign in _UNARY:
        for node in nodes:
            if node.type in ("factor", "not_test") and node.children[0].value == sign:
                yield node.children[0].start_pos, node.children[0].end_pos, ""
    for node in nodes:
        if node.type == "for_stmt":
            yield node.children[3].start_pos, node.children[3].end_pos, "[]"


def _condition(node: Any) -> Any:
    """What decides in an `if`, `while` or `assert`, or between two values."""
    if node.type in ("if_stmt", "while_stmt", "assert_stmt"):
        return node.children[1]
    return node.children[2] if node.type == "test" else None


def _offset(source: str, position: Position) -> int:
    line, column = position
    return sum(len(before) for before in source.splitlines(keepends=True)[: line - 1]) + column


def _mutant(source: str, text: str, line: int) -> Mutant:
    before, after = source.splitlines()[line - 1].strip(), text.splitlines()[line - 1].strip()
    return Mutant(line, before, after, text)


def _extents(source: str, functions: Collection[str]) -> Iterator[tuple[int, int]]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            yield node.lineno, node.end_lineno or node.lineno


Meaning = tuple[object, ...]


def _meaning(source: str) -> Meaning:
    """The compiled module without its line numbers: texts that agree here behave the same."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        return _code_meaning(compile(source, "mutant", "exec", dont_inherit=True))


def _code_meaning(code: types.CodeType) -> Meaning:
    constants = tuple(
        _code_meaning(constant) if isinstance(constant, types.CodeType) else repr(constant)  # 1 == True, 0.0 == -0.0
        for constant in code.co_consts
    )
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    return code.co_name, code.co_code, code.co_exceptiontable, code.co_argcount, names, constants
