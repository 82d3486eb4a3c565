"""Where the values of a check come from: read in its source, from a comparison back to the calls of the answer."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.authoring import compare

_ANSWER = "answer"
"""What checks call the submission."""
_OF_TWO = ("same", "parallel", "same_partition")
"""Comparisons of two answers with each other."""
_DEEPEST = 3
"""How many helpers deep a call of the answer is looked for."""


@dataclass(frozen=True)
class Scope:
    """The function in which a comparison stands, and the module around it."""

    body: ast.AST
    helpers: Mapping[str, ast.FunctionDef]


def function_around(tree: ast.Module, node: ast.AST) -> ast.AST:
    """The outermost function in which something stands."""
    return next((one for one in tree.body if any(node is inside for inside in ast.walk(one))), tree)


def roots_of(node: ast.AST, scope: Scope) -> list[ast.expr]:
    """The expressions that were compared: of `close(got, …)` the first, of `fail` its `got`, or its condition."""
    if isinstance(node, ast.Assert):
        return [node.test]
    assert isinstance(node, ast.Call)
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    given = [keyword.value for keyword in node.keywords if keyword.arg == "got"]
    if name == "fail":
        return given or list(_conditions(node, scope.body))[-1:]
    if name == "require":
        return [*given, *node.args[:1]]
    if not hasattr(compare, name):  # a helper: which of what it is given is compared, it knows
        return [*node.args, *(keyword.value for keyword in node.keywords)]
    return [*node.args[: 2 if name in _OF_TWO else 1]]


def _conditions(node: ast.AST, body: ast.AST) -> Iterator[ast.expr]:
    """The conditions under which something is reached, the innermost last."""
    for one in ast.walk(body):
        if isinstance(one, ast.If) and any(node is inside for inside in ast.walk(one)):
            yield one.test


def hints_after(body: ast.AST, node: ast.AST) -> Iterator[str]:
    """The names of the hints that stand below a place: `with hint(*NAME)`."""
    place = getattr(node, "lineno", 0)
    for one in sorted((one for one in ast.walk(body) if isinstance(one, ast.With)), key=lambda one: one.lineno):
        for item in one.items:
            match item.context_expr:
                case ast.Call(func=ast.Name(id="hint"), args=[ast.Starred(value=ast.Name(id=name))]):
                    if one.lineno > place:
                        yield name


def functions_behind(roots: Sequence[ast.expr], scope: Scope) -> list[str]:
    """The functions of the answer whose replies these expressions are made of."""
    found: dict[str, None] = {}
    waiting, seen = list(roots), set[str]()
    while waiting:
        node = waiting.pop()
        for one in _without_arguments_of_answers(node):
            if (function := _asked(one)) is not None:
                found[function] = None
            elif isinstance(one, ast.Call) and _takes_the_answer(one):
                found |= dict.fromkeys(_in_helper(one, scope, _DEEPEST))
            elif isinstance(one, ast.Name) and one.id not in seen:
                seen.add(one.id)
                waiting += _bound_to(one.id, scope.body)
    return list(found)


def _asked(node: ast.AST) -> str | None:
    """The function of `answer.f(…)`."""
    function = node.func if isinstance(node, ast.Call) else None
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == _ANSWER:
        return function.attr
    if isinstance(node, ast.Call) and _takes_the_answer(node) and getattr(function, "id", "") in _BY_NAME:
        named = node.args[1] if len(node.args) > 1 else None
        return named.value if isinstance(named, ast.Constant) and isinstance(named.value, str) else None
    return None


_BY_NAME = ("repeatable", "seed_matters", "getattr")
"""What is given the answer and the name of a function."""


def _takes_the_answer(call: ast.Call) -> bool:
    return any(isinstance(arg, ast.Name) and arg.id == _ANSWER for arg in call.args)


def _in_helper(call: ast.Call, scope: Scope, depth: int) -> Iterator[str]:
    """The functions that a helper asks, if it is one of this module."""
    helper = scope.helpers.get(call.func.id) if isinstance(call.func, ast.Name) else None
    if helper is None or not depth:
        return
    for one in ast.walk(helper):
        if (function := _asked(one)) is not None:
            yield function
        elif isinstance(one, ast.Call) and _takes_the_answer(one):
            yield from _in_helper(one, scope, depth - 1)


def _without_arguments_of_answers(node: ast.AST) -> Iterator[ast.AST]:
    """All of an expression but what the answer was given: that is no reply."""
    yield node
    if _asked(node) is None:
        for child in ast.iter_child_nodes(node):
            yield from _without_arguments_of_answers(child)


def _bound_to(name: str, body: ast.AST) -> Iterator[ast.expr]:
    """The expressions that a name may stand for."""
    for node in ast.walk(body):
        pairs: list[tuple[ast.expr, ast.expr]] = []
        match node:
            case ast.Assign(targets=targets, value=value):
                pairs = [(target, value) for target in targets]
            case ast.AugAssign(target=target, value=value) | ast.NamedExpr(target=target, value=value):
                pairs = [(target, value)]
            case ast.For(target=target, iter=items) | ast.comprehension(target=target, iter=items):
                pairs = [(target, items)]
            case ast.withitem(optional_vars=ast.expr() as target, context_expr=value):
                pairs = [(target, value)]
        for target, value in pairs:
            yield from _part_for(name, target, value)
    yield from _appended_to(name, body)


def _part_for(name: str, target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    """What of `value` the name is bound to: in `for a, b in zip(x, y)` a comes from x alone."""
    if isinstance(target, (ast.Tuple, ast.List)):
        parts = _parts(value, len(target.elts))
        for place, inner in enumerate(target.elts):
            yield from _part_for(name, inner, parts[place] if parts else value)
    elif isinstance(target, ast.Starred):
        yield from _part_for(name, target.value, value)
    elif isinstance(target, ast.Name) and target.id == name:
        yield value


def _parts(value: ast.expr, count: int) -> list[ast.expr] | None:
    """The expressions from which the members of a tuple come, where that can be seen."""
    if isinstance(value, (ast.Tuple, ast.List)) and len(value.elts) == count:
        return list(value.elts)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        if value.func.id == "zip" and len(value.args) == count:
            return list(value.args)
        if value.func.id == "enumerate" and value.args and count == 2:
            return [ast.Constant(0), value.args[0]]
    return None


def _appended_to(name: str, body: ast.AST) -> Iterator[ast.expr]:
    """What is put into a list, a set or a dict of this name."""
    for node in ast.walk(body):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr="append" | "add" | "extend"), args=args):
                if owner == name:
                    yield from args
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=owner))], value=value):
                if owner == name:
                    yield value
