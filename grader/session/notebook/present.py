"""The notebook as it is now: the file as it was saved, with the cells that were run since then in their new text.

A kernel sees what is run and never what is edited, deleted or moved. The file knows all of that, up to when it was
saved. Together they are what `grade` would find if the notebook were saved now; what neither can know is said.
"""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from grader.course.books import ONE_BOOK, Books
from grader.session.notebook.runs import Run, Runs, version_of
from grader.submission.cell_code import python_lines
from grader.submission.document import exercise_of_cell
from grader.text import Text

_ID = re.compile(r"[A-Za-z0-9_-]+")
"""The ids of the file format. A front end with ids of another kind does not write those into the file."""
_UNSAVED = "notebook.ipynb"

Cell = dict[str, Any]


@dataclass(frozen=True)
class Present:
    """What is graded, and a sentence that says what that is."""

    path: Path
    """The file, or, where there is none, the one that it would be."""
    content: str
    basis: Text

    @property
    def data(self) -> bytes:
        return self.content.encode("utf-8", "backslashreplace")


def present(runs: Runs, books: Books = ONE_BOOK) -> Present:
    """The notebook as far as it can be known."""
    path = _file_of(runs)
    saved = _load(path) if path else None
    if path is None or saved is None:
        return _without_file(path or next(iter(runs.candidates()[0]), Path.cwd() / _UNSAVED), runs.all(), books)
    version = version_of(path)
    since = [run for run in runs.all() if run.files.get(path) == version]
    saved["cells"], placed, unplaced = _with_runs(saved["cells"], since, books)
    at = f"{datetime.fromtimestamp(path.stat().st_mtime):%H:%M:%S}"
    return Present(path, json.dumps(saved, ensure_ascii=False), _basis(path.name, at, placed, unplaced))


def _basis(name: str, at: str, placed: int, unplaced: int) -> Text:
    zh, en = f"批改的是 {at} 保存的 {name}", f"Graded: {name} as saved at {at}"
    if placed:
        zh += f"，加上此后运行过的 {placed} 个单元"
        en += f", with the {placed} cell{'s' * (placed > 1)} run since then"
    if unplaced:
        zh += f"。另有 {unplaced} 个运行过的单元还没有保存，没有算进来：先保存，再批改"
        en += f". {unplaced} more cell{'s' * (unplaced > 1)} run since then did not count: save, then grade again"
    return Text(f"{zh}.", f"{en}.")


def _file_of(runs: Runs) -> Path | None:
    """The file that the front end names, or the only one in this folder that holds something that was run."""
    named, beside = runs.candidates()
    for path in named:
        if path.is_file():
            return path
    holding = [path for path in beside if (notebook := _load(path)) and _holds(notebook["cells"], runs.all())]
    return holding[0] if len(holding) == 1 else None


def _holds(cells: list[Cell], runs: list[Run]) -> bool:
    ids, texts = {run.id for run in runs} - {None}, {run.source for run in runs if _matters(run.source)}
    return any(cell.get("id") in ids or source_of(cell) in texts for cell in cells)


def _load(path: Path) -> dict[str, Any] | None:
    """A notebook of the present format, or None: as it is in the file, without the ids that nbformat would give it."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(notebook, dict) or not isinstance(notebook.get("cells"), list):
        return None
    notebook["cells"] = [cell for cell in notebook["cells"] if isinstance(cell, dict)]
    return notebook


def _without_file(path: Path, runs: list[Run], books: Books) -> Present:
    """Only what was run: one cell for each id, and without ids the last one for each exercise."""
    marks = {run.source: exercise_of_cell(run.source, {}, books) for run in runs}
    last = {marks[run.source]: run for run in runs if run.id is None}
    kept = [
        run
        for run in runs
        if run.id is not None or (last[marks[run.source]] is run if marks[run.source] else not run.failed)
    ]
    cells = [_code(run.source, f"cell-{number}") for number, run in enumerate(kept)]
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}
    basis = Text(
        "没有找到笔记本的文件：批改的是内核启动以来运行过的单元；没有再运行的改动不算，删掉的单元要到重启内核后才不算。",
        "The notebook's file was not found, so the cells run since the kernel started were graded: what was edited and "
        "not run does not count, and a deleted cell counts until the kernel restarts.",
    )
    return Present(path, json.dumps(notebook, ensure_ascii=False), basis)


def _with_runs(cells: list[Cell], runs: list[Run], books: Books) -> tuple[list[Cell], int, int]:
    """The saved cells with what was run since; how many of the runs changed something, and how many have no place."""
    saved_ids = {cell.get("id") for cell in cells} - {None}
    code = [cell for cell in cells if cell.get("cell_type") == "code"]
    texts = {source_of(cell) for cell in code}
    has_ids = bool(saved_ids) or not code
    placed = unplaced = 0
    homeless: dict[str, Run] = {}
    for run in runs:
        if has_ids and run.id is not None and _ID.fullmatch(run.id):
            old = next((cell for cell in code if cell.get("id") == run.id), None)
            if old is None:
                cells.append(_code(run.source, run.id))
            changed = _matters(run.source) if old is None else source_of(old) != run.source
            if old is not None:
                old["source"] = run.source
            placed += changed
        elif run.source not in texts and _matters(run.source):
            # Of the cells of one exercise the last is the newest; of others none is known to replace another.
            homeless[exercise_of_cell(run.source, {}, books) or run.source] = run
    for mark, run in homeless.items():
        own = [cell for cell in code if _exercise_of(cell, books) == mark]
        if len(own) == 1 and _names(source_of(own[0])) <= _names(run.source):
            own[0]["source"] = run.source
            placed += 1
        else:
            unplaced += 1
    return cells, placed, unplaced


def source_of(cell: Cell) -> str:
    """A cell's text, which the format holds as one string or as lines."""
    source = cell.get("source", "")
    return "".join(map(str, source)) if isinstance(source, list) else str(source)


def _exercise_of(cell: Cell, books: Books) -> str | None:
    metadata = cell.get("metadata")
    return exercise_of_cell(source_of(cell), metadata if isinstance(metadata, dict) else {}, books)


def _code(source: str, id: str) -> Cell:
    return {
        "cell_type": "code",
        "id": id,
        "source": source,
        "metadata": {},
        "outputs": [],
        "execution_count": None,
    }


def _matters(source: str) -> bool:
    """Whether anything in a cell can count for an exercise: `%grade 3.3` cannot."""
    return any(line.strip() not in ("", "pass") for line in python_lines(source.split("\n")))


def _names(source: str) -> set[str]:
    """What a cell defines."""
    try:
        body = ast.parse("\n".join(python_lines(source.split("\n")))).body
    except (SyntaxError, ValueError):
        return set()
    return {node.name for node in body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
