"""Mutants of a reference: its text with one operator, number or keyword exchanged, by the operators of cosmic-ray."""

from __future__ import annotations

import ast
import itertools
import types
import warnings
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from grader.errors import WrongUsage

# What is exchanged for what. Exchanges across these groups (a bit shift of floats, `is` for `==`) raise an error at
# once or change nothing, and would only flatter or spoil the count.
_COMPARISONS = (("Eq", "NotEq", "Lt", "LtE", "Gt", "GtE"), ("Is", "IsNot"))
_BINARY = (("Add", "Sub", "Mul", "Div", "FloorDiv", "Mod", "Pow"), ("BitOr", "BitAnd", "BitXor"), ("LShift", "RShift"))
_OTHERS = (
    "AddNot",
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ReplaceFalseWithTrue",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ZeroIterationForLoop",
)


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
        except SyntaxError:  # cosmic-ray takes the star of `def f(*, key)` for a multiplication
            continue
        if meaning not in meanings:
            meanings.add(meaning)
            kept.append(_mutant(source, text, line))
    return kept


Position = tuple[int, int]
"""Line, counted from 1, and column, counted from 0."""


def _changed_texts(source: str) -> Iterator[tuple[int, str]]:
    """The line of each change, and the whole text after it."""
    try:
        from cosmic_ray.ast import ast_nodes, get_ast
        from cosmic_ray.mutating import mutate_code
        from cosmic_ray.operators.provider import OperatorProvider
    except ImportError as missing:
        raise WrongUsage(
            "变异体由 cosmic-ray 生成, 请先安装: pip install 'watermelon-grader[mutants]'",
            "Mutants are made with cosmic-ray; install it with: pip install 'watermelon-grader[mutants]'",
        ) from missing
    provider, tree = OperatorProvider(), get_ast(source)
    nodes = list(ast_nodes(tree))
    for name in _operator_names():
        operator = provider[name]()
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(places):
            text = mutate_code(source, operator, occurrence)
            if text is not None:
                yield start[0], _only_the_change(source, text, start, end)


def _operator_names() -> Iterator[str]:
    for prefix, groups in (("ReplaceComparisonOperator", _COMPARISONS), ("ReplaceBinaryOperator", _BINARY)):
        for group in groups:
            yield from (f"{prefix}_{old}_{new}" for old, new in itertools.permutations(group, 2))
    yield from _OTHERS


def _only_the_change(source: str, text: str, start: Position, end: Position) -> str:
    """The changed text with the spaces, line breaks and comments of the source before it, which cosmic-ray drops."""
    head, tail = source[: _offset(source, start)], source[_offset(source, end) :]
    kept = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(head, text, strict=False)))
    return head + text[kept : len(text) - len(tail)].strip() + tail


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
