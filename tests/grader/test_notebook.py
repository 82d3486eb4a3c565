"""Notebooks: written from stubs, graded from files and from within, with the same verdict."""

import json

import pytest

from grader.errors import WrongUsage
from grader.results.model import to_json
from grader.session.notebook import write_notebook
from grader.submission import read

MEAN = "%%exercise 1.1\ndef mean(values):\n    return sum(values) / len(values)\n"
SPREAD = "\ndef spread(values):\n    return max(values) - min(values)\n"


def test_a_written_notebook_is_valid_and_not_attempted(miniature, referee, tmp_path):
    nbformat = pytest.importorskip("nbformat")
    path = write_notebook(miniature.exercises, tmp_path, "zh")
    nbformat.validate(nbformat.read(path, 4))
    report = referee.grade(read(path), miniature.exercises)
    assert [exercise.status for exercise in report.exercises] == ["not_attempted"] * 2


def test_a_notebook_that_is_there_is_never_overwritten(miniature, tmp_path):
    path = write_notebook(miniature.exercises, tmp_path, "en")
    path.write_text("mine")
    with pytest.raises(WrongUsage, match="was not changed"):
        write_notebook(miniature.exercises, tmp_path, "en")
    assert path.read_text() == "mine"


@pytest.fixture
def shell(miniature):
    """An IPython shell with the extension, which runs cells as a notebook does."""
    pytest.importorskip("IPython")
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shell.run_line_magic("load_ext", "grader")
    shell.course = miniature
    return shell


def run(shell, source, cell_id):
    result = shell.run_cell(source, store_history=True, cell_id=cell_id)
    result.raise_error()
    return result.result


def graded(shell, names="1.1"):
    return run(shell, f"%grade {names} --course {shell.course.root}", "grading")


def test_grading_inside_gives_the_verdict_of_the_saved_file(shell, referee, tmp_path):
    cells = ["import math", MEAN + SPREAD, "# %% exercise 1.2\ndef counterexample(n):\n    return None\n"]
    for position, cell in enumerate(cells):
        run(shell, cell, str(position))
    inside = graded(shell, "1.1 1.2").report
    saved = tmp_path / "saved.ipynb"
    made = [{"cell_type": "code", "source": cell, "metadata": {}} for cell in cells]
    saved.write_text(json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": made}))
    outside = referee.grade(read(saved), shell.course.exercises)
    assert [verdicts(exercise) for exercise in inside.exercises] == [
        verdicts(exercise) for exercise in outside.exercises
    ]
    assert inside.exercises[0].status == "passed"


def verdicts(exercise):
    return exercise.status, exercise.points, [(check.id, check.status, check.failure) for check in exercise.checks]


def test_the_latest_version_of_a_cell_counts(shell):
    run(shell, MEAN.replace("sum", "max"), "a")
    run(shell, MEAN + SPREAD, "a")
    assert graded(shell).report.exercises[0].status == "passed"


def test_leftovers_in_the_kernel_do_not_count_and_the_report_says_so(shell):
    shell.user_ns["helper"] = sum
    run(shell, MEAN.replace("sum", "helper") + SPREAD, "a")
    (exercise,) = graded(shell).report.exercises
    assert exercise.status == "partial"
    assert "helper is known to the running kernel only" in exercise.notes[0].en


def test_a_scratch_cell_that_fails_does_not_sink_the_exercises(shell):
    run(shell, MEAN + SPREAD, "a")
    shell.run_cell("spread(mean", cell_id="b")
    shell.run_cell("undefined_name", cell_id="c")
    assert graded(shell).report.exercises[0].status == "passed"


def test_the_report_is_shown_in_a_frame_that_can_do_nothing(shell):
    run(shell, MEAN, "a")
    shown = graded(shell)
    assert shown._repr_html_().startswith("<iframe sandbox ")
    assert "1.1" in repr(shown)
    assert "<script" not in shown._repr_html_()
    to_json(shown.report)


def test_a_wrong_name_is_a_sentence_not_a_traceback(shell, capsys):
    assert graded(shell, "9.9") is None
    assert "9.9" in capsys.readouterr().out
