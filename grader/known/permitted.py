"""Which inputs a check may be asked with, as a digest of the code that says it: `given`, `also`, and what those name.

It changes when a strategy, a chosen input or anything they are made of changes; not for titles, hints, points, comments
or layout, nor for what the check does with its inputs. It is the same under every version of Python and hypothesis,
which the drawn inputs themselves are not.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgpack

from grader import keys
from grader.cache import Cache
from grader.course.catalog import Course, Exercise
from grader.version import __version__

_WORDS = {"points", "hint", "book", "title", "alt", "examples", "requires", "extra", "strict", "strict_given"}
"""What a decorator says that decides nothing about the inputs that earn points; anything else does."""
_PINS = {"pin", "pins"}
"""Their first two arguments are a name and a reason."""
_LEFT_OUT = {"ctx", "type_comment", "type_params", "annotation", "returns", "kind"}
_VERSION = 1

Statements = Mapping[str, list[ast.stmt]]


def digests(course: Course, exercise: Exercise, files: Iterable[Path]) -> Mapping[str, str]:
    """Check -> digest, remembered for as long as these files stay as they are."""
    course = course.home_of(exercise)
    own = [file for file in files if file.is_relative_to(course.tests_dir)]
    key = keys.digest(_VERSION, __version__, keys.of_files(own))[:40]
    cache = Cache("permitted", most_bytes=4 << 20)
    try:
        known = msgpack.unpackb(cache.load(key) or b"")
        return {str(check): str(digest) for check, digest in known.items()}
    except (ValueError, AttributeError):
        found = dict(_worked_out(course, exercise))
        cache.save(key, msgpack.packb(found))
        return found


def _worked_out(course: Course, exercise: Exercise) -> Iterator[tuple[str, str]]:
    source = _Source(course.tests_dir)
    file = exercise.checks.resolve()
    level = " core" if _has_contract(source, file) else ""
    for name in source.names_in(file):
        for at, statement in source.behind(file, name):
            if isinstance(statement, ast.FunctionDef) and (declared := _declared(statement)):
                told = {_told(one) for one in source.reached(at, declared)}
                whole = repr((sorted(map(_told, declared)), sorted(told))) + level
                yield statement.name, hashlib.sha256(whole.encode()).hexdigest()[:12]


def _has_contract(source: _Source, file: Path) -> bool:
    """Whether the points are for core inputs alone."""
    calls = [one for _, made in source.behind(file, "EXERCISE") for one in ast.walk(made) if isinstance(one, ast.Call)]
    return any(keyword.arg == "contract" for call in calls for keyword in call.keywords)


def _declared(function: ast.FunctionDef) -> list[ast.AST]:
    """What the decorators of a check say about its inputs."""
    calls = [one for one in function.decorator_list if isinstance(one, ast.Call)]
    return [keyword for call in calls for keyword in call.keywords if keyword.arg not in _WORDS]


class _Source:
    """The files of checks, parsed: which statements at their top level stand behind a name."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._files: dict[Path, Statements] = {}

    def names_in(self, file: Path) -> list[str]:
        return list(self._statements(file))

    def behind(self, file: Path, name: str) -> list[tuple[Path, ast.stmt]]:
        """The statements that make what a name stands for, in the file where they are; nothing outside the tests."""
        found, seen, waiting = [], set[tuple[Path, str]](), [(file, name)]
        while waiting:
            at, one = waiting.pop()
            if (at, one) in seen:
                continue
            seen.add((at, one))
            for statement in self._statements(at).get(one, []):
                if not isinstance(statement, (ast.Import, ast.ImportFrom)):
                    found.append((at, statement))
                elif imported := self._imported(at, statement, one):
                    module, inner = imported
                    waiting += [(module, each) for each in ([inner] if inner else self.names_in(module))]
        return found

    def reached(self, file: Path, nodes: Iterable[ast.AST]) -> list[ast.stmt]:
        """All statements that these nodes need, those that those need, and so on."""
        waiting = [(file, node) for node in nodes]
        seen: dict[int, ast.stmt] = {}
        while waiting:
            at, node = waiting.pop()
            for name in _names(node):
                for where, statement in self.behind(at, name):
                    if id(statement) not in seen:
                        seen[id(statement)] = statement
                        waiting.append((where, statement))
        return list(seen.values())

    def _statements(self, file: Path) -> Statements:
        if file not in self._files:
            found: dict[str, list[ast.stmt]] = {}
            for statement in ast.parse(file.read_bytes()).body:
                for name in _made(statement):
                    found.setdefault(name, []).append(statement)
            self._files[file] = found
        return self._files[file]

    def _imported(self, file: Path, statement: ast.Import | ast.ImportFrom, name: str) -> tuple[Path, str] | None:
        """The file that a name comes from, and its name there; "" for the whole module."""
        alias = next(one for one in statement.names if (one.asname or one.name.partition(".")[0]) == name)
        if isinstance(statement, ast.Import):
            folder, words, inner = self._root.parent, alias.name.split("."), ""
        else:
            level = statement.level
            folder = file.parents[level - 1] if level else self._root.parent
            words, inner = (statement.module or "").split("."), alias.name
        for parts, rest in (([*words, inner], ""), (words, inner)):
            module = folder.joinpath(*filter(None, parts)).with_suffix(".py")
            if module.is_file() and module.is_relative_to(self._root):
                return module, rest
        return None


def _made(statement: ast.stmt) -> set[str]:
    """The names that a statement at the top level makes or changes."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {one.asname or one.name.partition(".")[0] for one in names}
        case ast.Expr():
            return _names(statement)  # such as PINS.append(…)
    stored = {one.id for one in ast.walk(statement) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    parts = [one for one in ast.walk(statement) if isinstance(one, (ast.Attribute, ast.Subscript))]
    changed = [_names(one.value) for one in parts if isinstance(one.ctx, ast.Store)]
    return stored.union(*changed)


def _names(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def _told(node: Any) -> str:
    """What a piece of code says, however it is laid out, whatever it is called in prose."""
    if isinstance(node, list):
        return f"[{','.join(_told(one) for one in node if not _is_prose(one))}]"
    if not isinstance(node, ast.AST):
        return f"{type(node).__name__} {node!r}"
    if isinstance(node, ast.Constant):
        return f"Constant({node.value!r})"
    fields = dict(ast.iter_fields(node))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _PINS:
        fields["args"] = node.args[2:]
    told = [f"{name}={_told(value)}" for name, value in fields.items() if name not in _LEFT_OUT and value]
    return f"{type(node).__name__}({','.join(told)})"


def _is_prose(node: Any) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
