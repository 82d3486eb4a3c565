"""Submissions: a folder, a .py file, a notebook, an archive -> the source of each exercise.

Nothing is run or parsed here: what a student wrote is cut into cells by its marks, and travels on as text.
"""

from grader.submission.apart import read_apart, read_own_apart
from grader.submission.document import Document, Unreadable
from grader.submission.known import as_answer
from grader.submission.reading import read, read_files
from grader.submission.submission import Submission

__all__ = ["Document", "Submission", "Unreadable", "as_answer", "read", "read_apart", "read_files", "read_own_apart"]
