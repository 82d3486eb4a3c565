"""What answers are compared with besides each other: the course's own texts, and what others handed in before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grader.children.outcome import Exceeded
from grader.classroom.batch.finding import joined, submissions_in
from grader.classroom.gradebook.similarity import Known
from grader.course.catalog import Course, Exercise
from grader.submission import read_files
from grader.submission.apart import reader
from grader.submission.lighter import lighter
from grader.submission.reading import functions_of


def known_to_all(exercises: Sequence[Exercise]) -> dict[str, dict[str, str]]:
    """The reference of each exercise and the right answers in its bank, which everybody can find."""
    known: dict[str, dict[str, str]] = {}
    for exercise in exercises:
        paths = [exercise.solution, *exercise.bank("right")]
        names = ["solution", *(path.stem for path in paths[1:])]
        known[exercise.id] = {
            name: path.read_text(encoding="utf-8") for name, path in zip(names, paths, strict=True) if path.is_file()
        }
    return known


def handed_in_before(folder: Path, course: Course, exercises: Sequence[Exercise]) -> dict[str, dict[str, str]]:
    """What the submissions in a folder, of another year or section, answer; what cannot be read is left out."""
    known: dict[str, dict[str, str]] = {exercise.id: {} for exercise in exercises}
    with submissions_in(folder) as places:
        by_label = {place.label: place for place in places}

        def work(label: str) -> dict[str, str]:
            files, _ = lighter(joined([by_label[label]]).files)
            ids = [exercise.id for exercise in exercises]
            read = read_files(label, files, {}, ids, books=course.books, functions=functions_of(exercises))
            return {exercise.id: read.text_of(exercise) for exercise in exercises if exercise.id in read.documents}

        with reader(work) as child:
            for label in by_label:
                try:
                    outcome = child.ask(label)
                except Exception:  # a stranger's file of another year: nobody waits for it
                    continue
                if isinstance(outcome, Exceeded):
                    continue
                for id, text in outcome.answer.items():
                    known[id][f"{folder.name}/{label}"] = text
    return known


def together(*found: Known) -> Known:
    ids = {id for one in found for id in one}
    return {id: {name: text for one in found for name, text in one.get(id, {}).items()} for id in sorted(ids)}
