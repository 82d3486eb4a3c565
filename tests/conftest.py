"""Lets the checks of this course run under pytest: each is judged by the same referee as with `grade`."""

pytest_plugins = ["grader.cli.pytest_plugin"]
