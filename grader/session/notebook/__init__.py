"""Notebooks: written from the stubs, and graded from within by the same engine out of process."""

from grader.session.notebook.writing import write_notebook

__all__ = ["write_notebook"]
