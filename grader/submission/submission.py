"""A submission: which text counts for which exercise, and why an exercise has none."""

from __future__ import annotations

from dataclasses import dataclass, field

from grader.course.books import ONE_BOOK, Books
from grader.course.catalog import Exercise
from grader.player import Source
from grader.results.model import Problem
from grader.submission.document import Document
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Submission:
    """What one student handed in."""

    name: str
    documents: dict[str, Document]
    """Exercise id -> the document that answers it."""
    helpers: dict[str, Document] = field(default_factory=dict)
    """Module name -> a module of the student's own that the exercises may import."""
    problems: dict[str, Text] = field(default_factory=dict)
    """Exercise id -> why its file could not be read."""
    notes: dict[str, list[Text]] = field(default_factory=dict)
    """Exercise id -> remarks, such as a second answer that was ignored."""
    books: Books = ONE_BOOK
    """The books of the course it was read for: they say which module an exercise is."""

    def problem_of(self, exercise: Exercise) -> Problem | None:
        text = self.problems.get(exercise.id)
        return Problem(text) if text else None

    def notes_on(self, exercise: Exercise) -> list[Text]:
        return self.notes.get(exercise.id, [])

    def text_of(self, exercise: Exercise) -> str:
        """What the student wrote for an exercise, for the report: line numbers are those of the file."""
        document = self.documents.get(exercise.id)
        return document.text_for(exercise.id) if document else ""

    def file_of(self, exercise: Exercise) -> str:
        document = self.documents.get(exercise.id)
        return document.name if document else ""

    def cells_of(self, exercise: Exercise) -> list[int]:
        """The lines (from 1) at which the cells of its notebook begin; none for a file."""
        document = self.documents.get(exercise.id)
        return [cell.start + 1 for cell in document.cells] if document and document.is_notebook else []

    def source_of(self, exercise: Exercise) -> Source | None:
        """All modules of the submission as the player sees them, or None where nothing was handed in."""
        if exercise.id not in self.documents:
            return None
        modules: dict[str, bytes] = {}
        files: dict[str, str] = {}
        shared: dict[str, tuple[tuple[int, int], ...]] = {}
        for name, document in self.helpers.items():
            modules[name], files[name] = document.text().encode(), document.name
        for id, document in self.documents.items():
            name = self.books.module_of_id(id)
            modules[name], files[name] = document.text_for(id).encode(), document.name
            if document.marked or document.is_notebook:
                shared[name] = document.shared_lines()
        return Source(modules, exercise.module, exercise.functions, files, shared)
