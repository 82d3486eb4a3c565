"""Written answers and the person who reads them: on a local page (`review.server`), or in a table."""

from grader.classroom.review.sheet import read_marks, write_sheet
from grader.classroom.review.written import publish

__all__ = ["publish", "read_marks", "write_sheet"]
