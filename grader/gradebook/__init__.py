"""The gradebook: one SQLite file that holds everything a batch found out, and survives whatever ends the batch."""

from grader.gradebook.gradebook import Assignment, Gradebook, Part, Person, Submission
from grader.gradebook.marks import Mark, with_marks
from grader.gradebook.overview import ClassOverview, Row, overview

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
