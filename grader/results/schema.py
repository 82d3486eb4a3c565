"""The JSON schema of results, made from the data model, so that the two cannot drift apart."""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from typing import Any

from grader.results.model import SCHEMA_VERSION, Report
from grader.text import Text

_NAMES: dict[type, str] = {str: "string", bool: "boolean", int: "integer", float: "number"}


def schema() -> dict[str, Any]:
    """The schema of what `grader.results.model.to_json` writes."""
    definitions: dict[str, Any] = {}
    root = _object(Report, definitions)
    root["properties"] |= {"points": {"type": "number"}, "max_points": {"type": "number"}}
    root["properties"]["schema"] = {"const": SCHEMA_VERSION}
    root["required"] += ["points", "max_points"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Results of grading one submission, schema {SCHEMA_VERSION}",
        **root,
        "$defs": dict(sorted(definitions.items())),
    }


def render() -> str:
    """The schema as it is published in `docs/results.schema.json`."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def _object(kind: type, definitions: dict[str, Any]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    fields = [field.name for field in dataclasses.fields(kind)]
    words = (kind.__doc__ or "").strip()
    return {
        "type": "object",
        # A dataclass without words of its own gets its signature from Python, which says nothing here.
        **({"description": words} if words and not words.startswith(f"{kind.__name__}(") else {}),
        "properties": {name: _schema_of(hints[name], definitions) for name in fields},
        "required": fields,
        "additionalProperties": False,
    }


def _schema_of(hint: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return {}
    if hint in _NAMES:
        return {"type": _NAMES[hint]}
    if hint is type(None):
        return {"type": "null"}
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_schema_of(argument, definitions) for argument in arguments]}
    if origin is typing.Literal:
        return {"enum": list(arguments)}
    if origin is list:
        return {"type": "array", "items": _schema_of(arguments[0], definitions)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema_of(arguments[1], definitions)}
    if hint is Text:
        text = {"type": "string"}
        definitions["Text"] = {
            "type": "object",
            "description": Text.__doc__,
            "properties": {"zh": text, "en": text},
            "required": ["zh", "en"],
            "additionalProperties": False,
        }
        return {"$ref": "#/$defs/Text"}
    if dataclasses.is_dataclass(hint):
        assert isinstance(hint, type)
        if hint.__name__ not in definitions:
            definitions[hint.__name__] = {}  # a placeholder, should a type ever contain itself
            definitions[hint.__name__] = _object(hint, definitions)
        return {"$ref": f"#/$defs/{hint.__name__}"}
    raise TypeError(f"Expected a type of the data model but got {hint!r}")


if __name__ == "__main__":
    print(render(), end="")
