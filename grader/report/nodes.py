"""The tagged JSON of `Value.data` as nodes: what there is to draw, before anything is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

NODES, DEPTH, LONG = 4_000, 40, 2_000
"""Beyond so many nodes, levels or letters a value is not taken apart."""


@dataclass(frozen=True)
class Scalar:
    text: str
    data: Any = None


@dataclass(frozen=True)
class Row:
    """A list, tuple, set or array."""

    items: list[Node]
    opening: str = "["
    closing: str = "]"


@dataclass(frozen=True)
class Map:
    pairs: list[tuple[Scalar, Node]]


Node = Scalar | Row | Map


def decode(data: Any) -> Node:
    """The tagged JSON of `Value.data` as nodes; ValueError where it is no such thing, or too much of it."""
    budget = [NODES]

    def node(data: Any, depth: int) -> Node:
        budget[0] -= 1
        if budget[0] < 0 or depth > DEPTH:
            raise ValueError("Expected a small value")
        if isinstance(data, str):
            return Scalar(repr(data) if len(data) <= LONG else repr(data[:LONG]) + "…", data)
        if data is None or isinstance(data, bool | int | float):
            return Scalar(repr(data), data)
        if isinstance(data, list):
            return Row([node(item, depth + 1) for item in data])
        if not isinstance(data, dict):
            raise ValueError(f"Expected tagged JSON, but got {type(data).__name__}")
        match data:
            case {"tuple": list(items)}:
                return Row([node(item, depth + 1) for item in items], "(", ")")
            case {"set": list(items)}:
                return Row([node(item, depth + 1) for item in items], "{", "}") if items else Scalar("set()")
            case {"dict": list(pairs)}:
                return Map([(key(k, depth), node(v, depth + 1)) for k, v in pairs])
            case {"array": items, "shape": list(), "dtype": _}:
                return node(items, depth)
            case {"float": ("nan" | "inf" | "-inf") as text}:
                return Scalar(text, float(text))
            case {"int": str(digits)}:
                return Scalar(digits)
            case {"complex": [real, imaginary]}:
                return Scalar(f"({part(real)}{part(imaginary, sign=True)}j)")
            case {"callable": str(name)}:
                return Scalar(name if data.get("source") else f"<{name}>")
        raise ValueError(f"Expected tagged JSON, but got the tags {sorted(map(str, data))[:5]}")

    def key(data: Any, depth: int) -> Scalar:
        found = node(data, depth + 1)
        return found if isinstance(found, Scalar) else Scalar(written(found), None)

    def part(data: Any, sign: bool = False) -> str:
        text = str(data["float"]) if isinstance(data, dict) else repr(data)
        return f"+{text}" if sign and not text.startswith("-") else text

    return node(data, 0)


def written(node: Node) -> str:
    """The value on one line, as Python writes it."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Map):
        return "{" + ", ".join(f"{key.text}: {written(item)}" for key, item in node.pairs) + "}"
    inner = ", ".join(map(written, node.items))
    return f"{node.opening}{inner}{',' if node.opening == '(' and len(node.items) == 1 else ''}{node.closing}"


def is_tree(node: Map) -> bool:
    names = {key.data for key, _ in node.pairs if isinstance(key.data, str)}
    return asks(names) or ("label" in names and len(names) <= 3 and all(isinstance(v, Scalar) for _, v in node.pairs))


def asks(names: Any) -> bool:
    return "branches" in names or ("le" in names and "gt" in names)


def is_block(node: Row) -> bool:
    """Three dimensions: a list of tables."""
    return all(isinstance(i, Row) and i.items and all(isinstance(j, Row) for j in i.items) for i in node.items)


def as_records(node: Row) -> list[str]:
    """The common keys of a list of flat dicts."""
    first = node.items[0]
    if not isinstance(first, Map) or not first.pairs:
        return []
    names = [key.text for key, _ in first.pairs]
    for item in node.items:
        if not isinstance(item, Map) or [key.text for key, _ in item.pairs] != names or is_tree(item):
            return []
        if any(isinstance(entry, Map) for _, entry in item.pairs):
            return []
    return [key.data if isinstance(key.data, str) else key.text for key, _ in first.pairs]


def step(key: Scalar) -> str:
    """How a key is written in a path."""
    return key.data if isinstance(key.data, str) else key.text


def at(node: Node, path: Sequence[int | str]) -> Any:
    """The scalar at the end of a path, if there is one."""
    for part in path:
        if isinstance(node, Row) and str(part).isdecimal() and len(str(part)) < 10 and int(part) < len(node.items):
            node = node.items[int(part)]
        elif isinstance(node, Map):
            found = [item for key, item in node.pairs if step(key) == str(part)]
            if not found:
                return None
            node = found[0]
        else:
            return None
    return node.data if isinstance(node, Scalar) else None
