"""Grades the exercises of 《机器学习》: checks run here, the student's code runs in a process of its own."""

__version__ = "0.1.0"
