"""`%load_ext grader`: `%%exercise 3.3` marks a cell, `%grade 3.3` grades it as `grade notebook.ipynb` would."""

from __future__ import annotations

import ast
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from grader.course.books import Books
from grader.course.catalog import Course, UnknownName, own_course
from grader.results.model import ExerciseResult, StudentError
from grader.session.notebook.errand import Refused, grade
from grader.session.notebook.imports import ExerciseModules
from grader.session.notebook.present import Present, present
from grader.session.notebook.runs import Run, Runs
from grader.session.notebook.view import GradedExercises
from grader.submission.cell_code import python_lines
from grader.submission.document import exercise_of_cell
from grader.text import Text, language_in, user_language


class Notebook:
    """One kernel's side of a notebook."""

    def __init__(self, namespace: dict[str, Any]) -> None:
        self.namespace = namespace
        self.runs = Runs(namespace)
        self.modules = ExerciseModules()
        self.course: str | None = None

    def ran(self, result: Any) -> None:
        """IPython has run a cell: what it defined for an exercise can be imported from now on."""
        run = self.runs.end(result)
        exercise = exercise_of_cell(run.source, {}, self.books()) if run is not None and not run.failed else None
        if run is not None and exercise:
            name = self.books().module_of_id(exercise)
            self.modules.define(name, run.id or run.source, _defined_by(run), self.namespace)
        mark = run.source.split("\n", 1)[0].split() if run is not None else []
        if not exercise and mark[:1] == ["%%exercise"]:
            said = Text(
                "`%%exercise` 后面写上练习的编号，例如 `%%exercise 3.3`；这个单元现在不算任何一题",
                "`%%exercise` needs the number of an exercise, as in `%%exercise 3.3`; this cell counts for none",
            )
            print(said.in_(user_language()))
        if exercise:
            try:
                self._course().find(exercise)
            except UnknownName as unknown:
                print(unknown.text.in_(user_language()))

    def books(self) -> Books:
        """The books of the course that was named, or of the one that comes with the grader."""
        return self._course().books

    def _course(self) -> Course:
        return own_course() if self.course is None else Course.at(Path(self.course).resolve())

    def present(self) -> Present:
        return present(self.runs, self.books())

    def grade(self, line: str) -> GradedExercises | None:
        """`%grade 3.3`, `%grade 3.3 --all --lang en --course DIR`; a course that was named once is kept."""
        words = shlex.split(line)
        everything = "--all" in words
        words = [word for word in words if word != "--all"]
        language = language_in(words)
        if "--lang" in words[:-1]:
            position = words.index("--lang")
            del words[position : position + 2]
        try:
            if "--course" in words[:-1]:
                position = words.index("--course")
                self.course = str(Course.at(Path(words[position + 1]).resolve()).root)
                del words[position : position + 2]
            if not words:
                print(f"%grade 3.3{f'  (--course {self.course})' if self.course else ''}")
                return None
            now = self.present()
            graded = grade(words, now, self.course, language)
        except (Refused, UnknownName) as refused:
            print(refused.text.in_(language))
            return None
        exercises = [replace(one, notes=[*one.notes, *_notes(one, self.namespace)]) for one in graded.report.exercises]
        graded = replace(graded, report=replace(graded.report, exercises=exercises))
        return GradedExercises(graded, now.basis, language, everything=everything)

    def hint(self, line: str) -> None:
        """`%hint 3.3`: the next hint, as `grade hint 3.3` gives it."""
        course = [] if self.course is None else ["--course", self.course]
        command = [sys.executable, "-m", "grader", "hint", *shlex.split(line), *course]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        print((done.stdout or done.stderr).strip())


def _defined_by(run: Run) -> set[str]:
    """The names at the top level of a cell: functions, classes, values, imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse("\n".join(python_lines(run.source.split("\n"))))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).partition(".")[0])
    return names


def _notes(exercise: ExerciseResult, namespace: dict[str, Any]) -> list[Text]:
    """What only somebody inside the notebook can know."""
    if exercise.status == "not_attempted" and not exercise.source.strip():
        return [
            Text(
                f"笔记本里没有以 `%%exercise {exercise.id}` 开头的单元（刚写的单元要先运行或保存）。",
                f"No cell of the notebook begins with `%%exercise {exercise.id}` (a new one must be run or saved).",
            )
        ]
    errors = [check.failure.error for check in exercise.checks if check.failure and check.failure.error]
    errors += [exercise.problem.error] if exercise.problem and exercise.problem.error else []
    return [
        Text(
            f"{name} 只在当前内核里有定义，单元里没有：保存后再批改也会失败。请把它的定义写进一个单元并运行。",
            f"{name} is known to the running kernel only, no cell defines it: grading the saved notebook fails as "
            "well. Put its definition into a cell and run that.",
        )
        for name in dict.fromkeys(_missing_name(error) for error in errors)
        if name is not None and name in namespace
    ]


def _missing_name(error: StudentError) -> str | None:
    return error.message.split("'")[1] if error.type == "NameError" and "'" in error.message else None


def _without_mark(lines: list[str]) -> list[str]:
    """`%%exercise 3.3` becomes a comment, so that the cell runs as any other, with the line numbers it shows."""
    if lines and lines[0].split()[:1] == ["%%exercise"]:
        return [f"# {lines[0]}", *lines[1:]]
    return lines


def load(ipython: Any) -> None:
    """Registers the magics in an IPython shell; loading it again starts nothing twice."""
    if getattr(ipython, "grader_notebook", None) is not None:
        return
    notebook = ipython.grader_notebook = Notebook(ipython.user_ns)
    notebook.modules.install(notebook.books)
    transformers: list[Callable[[list[str]], list[str]]] = ipython.input_transformers_cleanup
    transformers.append(_without_mark)
    ipython.events.register("pre_run_cell", notebook.runs.begin)
    ipython.events.register("post_run_cell", notebook.ran)
    ipython.register_magic_function(notebook.grade, "line", "grade")
    ipython.register_magic_function(notebook.hint, "line", "hint")


def unload(ipython: Any) -> None:
    """Forgets everything, as a kernel does that is restarted."""
    notebook = getattr(ipython, "grader_notebook", None)
    if notebook is not None:
        ipython.input_transformers_cleanup.remove(_without_mark)
        ipython.events.unregister("pre_run_cell", notebook.runs.begin)
        ipython.events.unregister("post_run_cell", notebook.ran)
        ipython.grader_notebook = None
