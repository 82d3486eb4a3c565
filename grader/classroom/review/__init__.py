"""Written answers and the person who reads them: on a local page, or in a table."""

from grader.classroom.review.server import serve
from grader.classroom.review.sheet import read_marks, write_sheet
from grader.classroom.review.written import publish

__all__ = ["publish", "read_marks", "serve", "write_sheet"]
