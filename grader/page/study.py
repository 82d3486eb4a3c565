"""What the page asks and does, but grading: `templates/page/engine.js` in Python, over a folder of somebody's work.

Every method takes plain data and returns plain data. What cannot be raises an error with a sentence for the student.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from grader.course.assignment import Assignment
from grader.course.catalog import Course, Exercise, UnknownName
from grader.course.graph import header_of
from grader.course.templates import Templates
from grader.errors import WrongUsage
from grader.page import files, fragments
from grader.page.catalogue import assigned, catalogue, entry, said
from grader.page.files import OwnFile
from grader.session import history, workspace
from grader.session.repeating import to_repeat
from grader.text import Language, Text

Answer = dict[str, Any]


class Study:
    """The work of one student on one course, or on one assignment, in a folder."""

    def __init__(
        self,
        course: Course,
        home: Path,
        language: Language,
        *,
        assignment: Assignment | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self.course, self.home, self.language = course, home, language
        self.assignment = assignment
        self.templates = Templates.at(course.templates_dir)
        self._today = today
        self._exercises = {exercise.id: exercise for exercise in course.exercises}

    def exercise(self, id: str) -> Exercise:
        """The exercise of just this name."""
        if id not in self._exercises:
            raise UnknownName(Text(f"没有练习 {id[:40]}", f"There is no exercise {id[:40]}"))
        return self._exercises[id]

    def _order_around(self, id: str) -> list[str]:
        """The exercises to turn the pages of: those of the assignment, where this is one of them."""
        asked = [exercise.id for exercise in self.assignment.exercises] if self.assignment else []
        return asked if id in asked else list(self._exercises)

    def speak(self, language: str) -> Answer:
        """In which language stubs are written from now on."""
        self.language = "zh" if language == "zh" else "en"
        return {}

    def exercises(self) -> Answer:
        if self.assignment:
            return assigned(self.course, self.assignment, self._state(), self._today())
        return catalogue(self.course, self._state(), self._today())

    def statement(self, id: str) -> Answer:
        exercise = self.exercise(id)
        order = self._order_around(id)
        here = order.index(id)
        return {
            "id": id,
            "title": said(exercise.title),
            "header": said(header) if (header := header_of(self.course, exercise)) else None,
            "html": fragments.statement(self.templates, exercise),
            "functions": [
                {"name": name, "call": f"{name}({', '.join(names)})", "parameters": list(names)}
                for name, names in exercise.parameters.items()
            ],
            "before": order[here - 1] if here else "",
            "after": order[here + 1] if here + 1 < len(order) else "",
        }

    def read(self, id: str) -> Answer:
        return self._work(files.own_file(self.course, self.exercise(id), self.home, self.language))

    def save(self, id: str, text: str, based_on: str) -> Answer:
        saved = files.save(self.course, self.exercise(id), self.home, text, based_on)
        if saved is None:
            now = self.read(id)
            return {"version": now["version"], "conflict": now}
        return {"version": saved.version, "conflict": None}

    def hint(self, id: str, number: int) -> Answer:
        from grader.course.loading import load_checks

        exercise = self.exercise(id)
        hints = load_checks(self.course, exercise).info.hints
        if not 1 <= number <= len(hints):
            raise WrongUsage(f"{id} 没有第 {number} 步提示", f"{id} has no hint {number}")
        given = self._state().get(id, {}).get("hints", 0)
        if not isinstance(given, int) or given < number:
            workspace.remember(exercise, self.course, self.home, {"hints": number})
        return {"html": fragments.hint(hints[number - 1]), "number": number, "of": len(hints)}

    def explain(self, id: str) -> Answer:
        """How the exercise is solved; for who has solved it."""
        from grader.course.explanation import explanation_of
        from grader.session.solved import is_open

        exercise = self.exercise(id)
        if not is_open(self.course, self.home, exercise):
            raise WrongUsage("得了十分之后再来看。", "This is for after the ten points.")
        own = files.own_file(self.course, exercise, self.home, self.language).text
        found = explanation_of(self.course, exercise, own, workspace.passed(self.home, self.course))
        following = replace(found, following=Text("", ""))  # the page leads on by itself
        return {"html": fragments.explained(self.templates, following), "following": found.following.zh.split(" ")[0]}

    def essays(self, id: str, text: str) -> list[Answer]:
        from grader.session import essays

        return [
            {
                "function": one.function,
                "text": one.text,
                "fixed": said(one.fixed) if one.fixed else None,
                "points": [
                    {"html": fragments.sentence(point), "ticked": number in one.ticked}
                    for number, point in enumerate(one.points)
                ],
                "preview": fragments.essay(one.text),
                "model": fragments.model_answer(one.model) if one.model else "",
            }
            for one in essays.essays(self.course, self.exercise(id), text, self.home)
        ]

    def with_essay(self, id: str, text: str, name: str, essay: str) -> Answer:
        from grader.session import essays

        if name not in self.exercise(id).functions:
            raise WrongUsage(f"{id} 没有函数 {name}", f"{id} has no function {name}")
        return {"text": essays.with_essay(text, name, essay)}

    def tick(self, id: str, name: str, point: int, on: bool) -> Answer:
        from grader.session import essays

        essays.tick(self.course, self.exercise(id), self.home, name, point, on)
        return {}

    def history(self, id: str) -> Answer:
        kept = [
            {
                "name": one.name,
                "when": one.when.isoformat(sep=" "),
                "status": one.status,
                "points": one.points,
                "passed": one.passed,
            }
            for one in history.kept(self.exercise(id).id, self.home)
        ]
        return {"on": history.is_on(), "kept": kept}

    def version(self, id: str, name: str) -> Answer:
        return {"text": history.one_kept(self.exercise(id).id, self.home, name).text()}

    def reset(self, id: str) -> Answer:
        _, copy = workspace.reset(self.course, self.exercise(id), self.home, self.language)
        return {"work": self.read(id), "copy": self._named(copy) if copy else ""}

    def progress(self) -> Answer:
        state, today = self._state(), self._today()
        repeat = to_repeat(self.course, state, today)
        return {
            "html": fragments.progress(self.templates, self.course, state, repeat, today),
            "repeat": [entry(one.exercise, state.get(one.exercise.id, {}), True) for one in repeat],
        }

    def _state(self) -> dict[str, dict[str, object]]:
        return workspace.load_state(self.home, self.course)

    def _work(self, own: OwnFile) -> Answer:
        return {
            "text": own.text,
            "version": own.version,
            "file": self._named(own.path),
            "exists": own.exists,
            "editable": own.fixed is None,
            "why": said(own.fixed) if own.fixed else None,
        }

    def _named(self, path: Path) -> str:
        """A file as its owner knows it."""
        return path.relative_to(self.home).as_posix() if path.is_relative_to(self.home) else str(path)
