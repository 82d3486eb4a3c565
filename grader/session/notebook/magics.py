"""`%load_ext grader`: `%%exercise 3.3` marks a cell, `%grade 3.3` grades it as `grade notebook.ipynb` would."""

from __future__ import annotations

import html
import json
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from grader.report.html import render
from grader.results.model import ExerciseResult, Report, StudentError, from_json
from grader.text import Text, user_language


class NotebookCells:
    """The text of every cell that was run, in its latest version, in the order of first running."""

    def __init__(self) -> None:
        self._cells: dict[str, str] = {}

    def remember(self, info: Any) -> None:
        """Called by IPython before a cell runs."""
        key = getattr(info, "cell_id", None) or f"run {len(self._cells)}"
        self._cells[str(key)] = str(info.raw_cell)

    def as_notebook(self) -> str:
        cells = [{"cell_type": "code", "source": text, "metadata": {}} for text in self._cells.values()]
        return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}, ensure_ascii=False)


class GradedExercise:
    """What `%grade` shows: the report in a frame that can do nothing, its sentences where there is no HTML."""

    def __init__(self, report: Report, plain: str) -> None:
        self.report, self._plain = report, plain

    def _repr_html_(self) -> str:
        page = html.escape(render(self.report, language=user_language()), quote=True)
        style = "width: 100%; height: 34rem; border: 1px solid #8884; border-radius: 6px"
        title = html.escape(", ".join(exercise.id for exercise in self.report.exercises))
        return f'<iframe sandbox title="{title}" style="{style}" srcdoc="{page}"></iframe>'

    def __repr__(self) -> str:
        return self._plain


def grade(names: list[str], cells: NotebookCells, known: dict[str, Any], course: str | None = None) -> GradedExercise:
    """Grades the cells out of process; `known` is what the kernel knows, for the remark on names only it knows."""
    with tempfile.TemporaryDirectory() as folder:
        notebook, results = Path(folder, "notebook.ipynb"), Path(folder, "results.json")
        notebook.write_text(cells.as_notebook(), encoding="utf-8")
        command = [sys.executable, "-m", "grader", *names, "--from", str(notebook), "--json", str(results)]
        command += ["--course", course] if course else []
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if not results.exists():
            raise ValueError(done.stderr.strip() or done.stdout.strip())
        report = from_json(results.read_text(encoding="utf-8"))
    exercises = [replace(one, notes=[*one.notes, *kernel_notes(one, known)]) for one in report.exercises]
    return GradedExercise(replace(report, exercises=exercises), done.stdout)


def kernel_notes(exercise: ExerciseResult, known: dict[str, Any]) -> list[Text]:
    """A remark for every name that the kernel knows and the cells do not define."""
    errors = [check.failure.error for check in exercise.checks if check.failure and check.failure.error]
    errors += [exercise.problem.error] if exercise.problem and exercise.problem.error else []
    return [
        Text(
            f"{name} 只在当前内核里有定义, 单元里没有: 存盘后再批改也会失败. 请把它的定义写进一个单元并运行.",
            f"{name} is known to the running kernel only, no cell defines it: grading the saved notebook fails as "
            "well. Put its definition into a cell and run that.",
        )
        for name in dict.fromkeys(_missing_name(error) for error in errors)
        if name is not None and name in known
    ]


def _missing_name(error: StudentError) -> str | None:
    return error.message.split("'")[1] if error.type == "NameError" and "'" in error.message else None


def load(ipython: Any) -> None:
    """Registers the magics in an IPython shell."""
    cells = NotebookCells()
    ipython.events.register("pre_run_cell", cells.remember)

    def exercise(line: str, cell: str) -> None:
        ipython.run_cell(cell)

    def grade_here(line: str) -> GradedExercise | None:
        words = line.split()
        course = words[words.index("--course") + 1] if "--course" in words[:-1] else None
        names = [word for word in words if word not in ("--course", course)]
        if not names:
            print("%grade 3.3")
            return None
        try:
            return grade(names, cells, ipython.user_ns, course)
        except ValueError as error:
            print(error)
            return None

    ipython.register_magic_function(exercise, "cell", "exercise")
    ipython.register_magic_function(grade_here, "line", "grade")
