"""The gradebook: one SQLite file that holds everything a batch found out, and survives whatever ends the batch."""

from grader.classroom.gradebook.gradebook import Assignment, Gradebook, Part, Person, Submission
from grader.classroom.gradebook.marks import Mark, with_marks
from grader.classroom.gradebook.overview import ClassOverview, Row, overview

__all__ = [
    "Assignment",
    "ClassOverview",
    "Gradebook",
    "Mark",
    "Part",
    "Person",
    "Row",
    "Submission",
    "overview",
    "with_marks",
]
