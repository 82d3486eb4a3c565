"""The version of the grader, where what is below the doors may read it."""

__version__ = "0.1.0"
