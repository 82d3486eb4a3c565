"""Grades the exercises of 《机器学习》: checks run here, the student's code runs in a process of its own."""

from typing import Any

from grader.version import __version__

__all__ = ["__version__", "load_ipython_extension"]


def load_ipython_extension(ipython: Any) -> None:
    """`%load_ext grader` in a notebook."""
    from grader.session.notebook.magics import load

    load(ipython)


def unload_ipython_extension(ipython: Any) -> None:
    """`%unload_ext grader`."""
    from grader.session.notebook.magics import unload

    unload(ipython)
