"""Reads submissions in a child with limits: what is handed in to harm its reader harms that child, and costs a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.children.outcome import Exceeded
from grader.classroom.batch.finding import Contents, Place, joined
from grader.classroom.batch.intake import Intake, intake_of
from grader.classroom.batch.job import Setup
from grader.course.catalog import Course, Exercise
from grader.keys import of_answer
from grader.submission import read_files
from grader.submission.apart import reader, why_not
from grader.submission.lighter import fewer, lighter
from grader.submission.reading import functions_of
from grader.text import Text


class Reader:
    """Takes in one submission after another; archives are opened, notebooks and sources parsed in its child alone."""

    def __init__(self, setup: Setup, course: Course, exercises: Sequence[Exercise]) -> None:
        self._setup, self._course, self._exercises = setup, course, exercises
        self._places: dict[str, Place] = {}
        self._child = reader(self._read)

    def start(self, places: Sequence[Place]) -> None:
        """Begins the child that will read these."""
        self._places = {place.label: place for place in places}
        self._child.start()

    def close(self) -> None:
        self._child.close()

    def take_in(self, name: str, place: Place) -> Intake | Text:
        """What is recognised in a submission, or why the grader failed to find that out."""
        try:
            outcome = self._child.ask((name, place.parts or (place.label,)))
        except Exception as error:
            words = f"{type(error).__name__}: {error}"[:300]
            return Text(f"读取作业时批改器出错：{words}", f"The grader failed to read it: {words}")
        if isinstance(outcome, Exceeded):
            return self._intake(name, Contents({}, problem=why_not(outcome)))
        intake = outcome.answer
        return intake if intake.contents.failure is None else intake.contents.failure

    def _read(self, question: tuple[str, tuple[str, ...]]) -> Intake:
        name, labels = question
        contents = joined([self._places[label] for label in labels])
        files, unreadable = lighter(contents.files)
        unreadable = fewer({**contents.unreadable, **unreadable})
        return self._intake(name, replace(contents, files=files, unreadable=unreadable))

    def _intake(self, name: str, contents: Contents) -> Intake:
        submission = read_files(
            name,
            contents.files,
            contents.reasons,
            self._setup.exercises,
            books=self._course.books,
            functions=functions_of(self._exercises),
        )
        answers = {exercise.id: of_answer(submission, exercise) for exercise in self._exercises}
        keys = {exercise.id: self._setup.key(answers[exercise.id], exercise) for exercise in self._exercises}
        return intake_of(contents, submission, self._exercises, answers, keys)
