"""Empty: the checks of a course are run by `grader.cli.pytest_plugin`, which the course's `tests/conftest.py` names."""
