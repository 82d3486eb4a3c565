"""Written answers and the person who reads them: on a local page, or in a table."""

from grader.review.answers import publish
from grader.review.server import serve
from grader.review.sheet import read_marks, write_sheet

__all__ = ["publish", "read_marks", "serve", "write_sheet"]
