"""An answer of the course's own, right or wrong, as if a student had handed it in."""

from __future__ import annotations

from grader.course.books import Books
from grader.course.catalog import Exercise
from grader.submission.reading import read_files
from grader.submission.submission import Submission


def as_answer(exercise: Exercise, text: str) -> Submission:
    """A text as a submission for its exercise; like a solution, it may import the other solutions."""
    files = {exercise.stub.name: text.encode()}
    for neighbour in exercise.solutions.values():
        files.setdefault(neighbour.name, neighbour.read_bytes())
    return read_files(exercise.module, files, {}, [exercise.id], books=Books((exercise.book,)))
