"""The files of a submission without what nobody reads: the outputs of notebooks, and files that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import PurePosixPath

from grader.submission.document import Unreadable, decode
from grader.submission.names import is_code
from grader.submission.notebook import cells_of, heading_lines, is_notebook
from grader.text import Text

MOST_REMARKS = 20


def lighter(files: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, Text]]:
    """The files, as short as they can be to be read the same, and why others are left out."""
    kept: dict[str, bytes] = {}
    unreadable: dict[str, Text] = {}
    for path, data in files.items():
        try:
            kept[path] = _lighter(path, data)
        except Unreadable as error:
            unreadable[path] = error.text
    return kept, unreadable


def _lighter(path: str, data: bytes) -> bytes:
    if not is_notebook(path):
        decode(data, PurePosixPath(path).name)
        return data
    cells: list[dict[str, object]] = []
    found, _ = cells_of(path, data)
    for kind, source, metadata in found:
        if kind == "code":
            code: dict[str, object] = {"outputs": [], "execution_count": None}
            cells.append({"cell_type": "code", "source": source, "metadata": _flat(metadata), **code})
        elif headings := heading_lines(source):
            cells.append({"cell_type": "markdown", "source": "\n".join(headings), "metadata": {}})
    return json.dumps({"nbformat": 4, "nbformat_minor": 4, "metadata": {}, "cells": cells}, ensure_ascii=False).encode()


def _flat(metadata: Mapping[str, object]) -> dict[str, object]:
    """What the metadata may say about the exercise, and nothing below it."""
    own = metadata.get("grader")
    found: dict[str, object] = {"exercise": str(metadata["exercise"])} if metadata.get("exercise") is not None else {}
    if isinstance(own, dict):
        found["grader"] = {"exercise": str(own["exercise"])} if own.get("exercise") is not None else {}
    return found


def fewer(unreadable: Mapping[str, Text]) -> dict[str, Text]:
    """At most so many remarks: those on what may be an answer first, and how many others there are."""
    if len(unreadable) <= MOST_REMARKS:
        return dict(unreadable)
    first = sorted(unreadable, key=lambda path: not is_code(path))[:MOST_REMARKS]
    rest = len(unreadable) - MOST_REMARKS
    more = Text(f"另有 {rest} 个文件没有读", f"{rest} more files were not read")
    return {**{path: unreadable[path] for path in first}, "…": more}
