"""Grades the exercises of 《机器学习》: checks run here, the student's code runs in a process of its own."""

from typing import Any

__version__ = "0.1.0"


def load_ipython_extension(ipython: Any) -> None:
    """`%load_ext grader` in a notebook."""
    from grader.session.notebook.magics import load

    load(ipython)


def unload_ipython_extension(ipython: Any) -> None:
    """`%unload_ext grader`."""
    from grader.session.notebook.magics import unload

    unload(ipython)
