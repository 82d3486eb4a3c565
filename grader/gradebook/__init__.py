"""The gradebook: one SQLite file that holds everything a batch found out, and survives whatever ends the batch."""

from grader.gradebook.gradebook import Gradebook, Row, Submission
from grader.gradebook.marks import Mark, with_marks

__all__ = ["Gradebook", "Mark", "Row", "Submission", "with_marks"]
