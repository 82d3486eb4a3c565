"""The gradebook: one SQLite file that holds everything a batch found out, and survives whatever ends the batch."""

from grader.classroom.gradebook.gradebook import Assignment, Gradebook, Part, Person, Row
from grader.classroom.gradebook.marks import Mark, with_marks
from grader.classroom.gradebook.overview import overview
from grader.classroom.gradebook.rules import Rules
from grader.classroom.gradebook.rulings import Ruling
from grader.classroom.gradebook.standing import ClassOverview, Standing

__all__ = [
    "Assignment",
    "ClassOverview",
    "Gradebook",
    "Mark",
    "Part",
    "Person",
    "Row",
    "Rules",
    "Ruling",
    "Standing",
    "overview",
    "with_marks",
]
