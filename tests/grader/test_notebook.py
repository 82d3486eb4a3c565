"""Notebooks: written from stubs, graded from files and from within, with the same verdict."""

import json

import pytest

from grader.errors import WrongUsage
from grader.results.model import to_json
from grader.session.notebook import write_notebook
from grader.submission import read
from tests.grader.notebooks import FrontEnd, shell_with

MEAN = "%%exercise 1.1\ndef mean(values):\n    return sum(values) / len(values)\n"
SPREAD = "\ndef spread(values):\n    return max(values) - min(values)\n"
WITNESS = "%%exercise 1.2\ndef counterexample(n):\n    return None\n"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def notebook(miniature, tmp_path, monkeypatch):
    """A notebook with ids that its front end has told the kernel about."""
    return FrontEnd(tmp_path / "work.ipynb", miniature, monkeypatch)


def verdicts(exercise):
    return exercise.status, exercise.points, [(check.id, check.status, check.failure) for check in exercise.checks]


# written


def test_a_written_notebook_is_valid_and_not_attempted(miniature, referee, tmp_path):
    nbformat = pytest.importorskip("nbformat")
    path = write_notebook(miniature, miniature.exercises, tmp_path, "zh")
    nbformat.validate(nbformat.read(path, 4))
    report = referee.grade(read(path), miniature.exercises)
    assert [exercise.status for exercise in report.exercises] == ["not_attempted"] * 2


def test_a_notebook_that_is_there_is_never_overwritten(miniature, tmp_path):
    path = write_notebook(miniature, miniature.exercises, tmp_path, "en")
    path.write_text("mine")
    with pytest.raises(WrongUsage, match="was not changed"):
        write_notebook(miniature, miniature.exercises, tmp_path, "en")
    assert path.read_text() == "mine"


def test_a_notebook_of_another_course_is_graded_by_that_course(miniature, tmp_path):
    written = json.loads(write_notebook(miniature, miniature.exercises, tmp_path, "en", miniature.root).read_text())
    code = ["".join(cell["source"]) for cell in written["cells"] if cell["cell_type"] == "code"]
    shell = shell_with()
    for source in [*code[:2], MEAN + SPREAD]:
        shell.run_cell(source, store_history=True).raise_error()
    assert shell.run_cell("%grade 1.1").result.report.exercises[0].status == "passed"


# run and graded


def test_grading_inside_gives_the_verdict_of_the_saved_file(notebook, referee):
    notebook.append("import math", MEAN + SPREAD, WITNESS)
    notebook.run_all()
    inside = notebook.grade("1.1 1.2").report
    notebook.save()
    outside = referee.grade(read(notebook.path), notebook.course.exercises)
    assert list(map(verdicts, inside.exercises)) == list(map(verdicts, outside.exercises))
    assert inside.exercises[0].status == "passed"


def test_a_deleted_function_does_not_live_on(notebook):
    notebook.append(MEAN + SPREAD)
    notebook.run_all()
    assert notebook.grade("1.1").report.exercises[0].status == "passed"
    notebook.edit(0, MEAN)
    notebook.run(0)
    assert notebook.grade("1.1").report.exercises[0].status != "passed"


def test_functions_do_not_leak_from_one_exercise_to_another(notebook):
    notebook.append(MEAN + SPREAD, "%%exercise 1.2\ndef counterexample(n):\n    return {'a': [mean([n])], 'b': []}\n")
    notebook.run_all()
    _, leaking = notebook.grade("1.1 1.2").report.exercises
    assert leaking.checks[0].failure.error.type == "NameError"


def test_a_failed_run_leaves_nothing_behind_without_ids(miniature, monkeypatch, tmp_path):
    notebook = FrontEnd(tmp_path / "old.ipynb", miniature, monkeypatch, ids=False, named=False)
    notebook.append(MEAN + "    )", MEAN + SPREAD)
    notebook.run(0)
    notebook.run(1)
    assert notebook.present_statuses("1.1") == ["passed"]


def test_after_a_restart_the_saved_cells_count(notebook):
    notebook.append(MEAN + SPREAD)
    notebook.run_all()
    notebook.save()
    notebook.restart()
    shown = notebook.grade("1.1")
    assert shown.report.exercises[0].status == "passed"
    assert "Graded: work.ipynb as saved at" in repr(shown)


def test_what_was_neither_run_nor_saved_is_said(notebook):
    shown = notebook.grade("1.1")
    assert shown.report.exercises[0].status == "not_attempted"
    assert "No cell of the notebook begins with `%%exercise 1.1`" in repr(shown)


def test_without_a_file_the_report_says_what_it_graded(miniature, monkeypatch, tmp_path):
    notebook = FrontEnd(tmp_path / "unknown.ipynb", miniature, monkeypatch, named=False)
    notebook.append(MEAN + SPREAD)
    notebook.run_all()
    shown = notebook.grade("1.1")
    assert shown.report.exercises[0].status == "passed"
    assert "the cells run since the kernel started were graded" in repr(shown)


def test_the_notebook_is_recognised_by_its_cells_where_the_front_end_does_not_name_it(miniature, monkeypatch, tmp_path):
    notebook = FrontEnd(tmp_path / "mine.ipynb", miniature, monkeypatch, named=False)
    (tmp_path / "other.ipynb").write_text('{"nbformat": 4, "cells": []}')
    notebook.append(MEAN + SPREAD)
    notebook.run_all()
    notebook.save()
    assert "Graded: mine.ipynb as saved at" in repr(notebook.grade("1.1"))


def test_cells_that_cannot_be_placed_are_said_not_guessed(miniature, monkeypatch, tmp_path):
    notebook = FrontEnd(tmp_path / "old.ipynb", miniature, monkeypatch, ids=False)
    notebook.append(MEAN, "%%exercise 1.1" + SPREAD)
    notebook.save()
    notebook.edit(0, MEAN.replace("sum", "max"))
    notebook.run(0)
    shown = notebook.grade("1.1")
    assert shown.report.exercises[0].status == "passed"
    assert "1 more cell run since then did not count: save, then grade again" in repr(shown)


def test_leftovers_in_the_kernel_do_not_count_and_the_report_says_so(notebook):
    notebook.shell.user_ns["helper"] = sum
    notebook.append(MEAN.replace("sum", "helper") + SPREAD)
    notebook.run_all()
    (exercise,) = notebook.grade("1.1").report.exercises
    assert exercise.status == "partial"
    assert "helper is known to the running kernel only" in exercise.notes[0].en


def test_a_scratch_cell_that_fails_does_not_sink_the_exercises(notebook):
    notebook.append(MEAN + SPREAD, "spread(mean", "undefined_name")
    notebook.run_all()
    assert notebook.grade("1.1").report.exercises[0].status == "passed"


def test_modules_beside_the_notebook_can_be_imported(notebook, tmp_path):
    (tmp_path / "helpers.py").write_text("def total(values):\n    return sum(values)\n")
    notebook.append(
        "%%exercise 1.1\nfrom helpers import total\n\n" + MEAN.partition("\n")[2].replace("sum(", "total(") + SPREAD
    )
    notebook.run_all()
    assert notebook.grade("1.1").report.exercises[0].status == "passed"


def test_earlier_exercises_can_be_imported_as_they_are_when_graded(notebook):
    taken = (
        "%%exercise 1.2\nfrom ex01_01 import mean\n\ndef counterexample(n):\n    return {'a': [mean([n])], 'b': []}\n"
    )
    notebook.append(MEAN, taken, "mean = None", "from ex01_01 import mean\nassert mean([1, 3]) == 2")
    notebook.run_all()
    assert notebook.failed == []


def test_an_exercise_whose_cells_were_not_run_says_so_when_it_is_imported(notebook):
    notebook.append("from ex01_01 import mean")
    notebook.run_all()
    assert "run the cell of %%exercise 1.1 before you import it" in str(notebook.failed[0])


def test_an_exception_in_a_marked_cell_stops_it_like_any_other(notebook):
    notebook.append("%%exercise 1.1\nraise ValueError(1)")
    notebook.run_all()
    assert isinstance(notebook.failed[0], ValueError)


def test_positions_are_cells_and_their_lines(notebook):
    notebook.append("import math", MEAN.replace("sum", "summ") + SPREAD)
    notebook.run_all()
    shown = notebook.grade("1.1")
    assert "code cell 2, line 3, in mean" in repr(shown)
    assert "code cell 2, line 3, in mean" in shown._repr_html_()


# shown


def test_the_cell_shows_the_call_what_was_expected_and_got_and_no_page(notebook):
    notebook.append(MEAN.replace("sum", "max") + SPREAD)
    notebook.run_all()
    shown = notebook.grade("1.1")
    html = shown._repr_html_()
    for words in ("partly passed", "mean([1.0, 2.0, 6.0])", "expected", "3.0", "got", 'href="work-report-1.1.html"'):
        assert words in html
    for absent in ("<script", "<iframe", "<style", "background:#fff", "color:#000"):
        assert absent not in html
    assert len(html) < 12_000
    to_json(shown.report)


def test_the_page_that_the_cell_links_to_is_there(notebook, tmp_path):
    notebook.append(MEAN)
    notebook.run_all()
    assert notebook.grade("1.1").page == tmp_path / "work-report-1.1.html"
    assert (tmp_path / "work-report-1.1.html").is_file()


def test_plain_text_reads_well(notebook):
    notebook.append(MEAN.replace("sum", "max") + SPREAD)
    notebook.run_all()
    plain = repr(notebook.grade("1.1"))
    assert "\x1b" not in plain
    assert "━" not in plain
    assert "/tmp" not in plain
    assert "1.1 Mean and range: partly passed" in plain


def test_a_wrong_name_is_a_sentence_not_a_traceback(notebook, capsys):
    assert notebook.grade("9.9") is None
    assert "9.9" in capsys.readouterr().out


def test_the_language_of_a_verdict_is_an_option(notebook):
    notebook.append(MEAN + SPREAD)
    notebook.run_all()
    assert "通过" in repr(notebook.grade("1.1 --lang zh"))
    assert "passed" in repr(notebook.grade("1.1 --lang en"))


def test_a_cell_for_an_exercise_that_is_not_there_says_so(notebook, capsys):
    notebook.append("%%exercise 9.99\nx = 1\n")
    notebook.run_all()
    assert "9.99" in capsys.readouterr().out


def test_a_cell_without_the_number_of_an_exercise_runs_and_says_so(notebook, capsys):
    for mark in ("%%exercise", "%%exercise abc"):
        notebook.shell.run_cell(f"{mark}\nseen = 7\n", store_history=True).raise_error()
        assert "needs the number of an exercise" in capsys.readouterr().out
    assert notebook.shell.user_ns["seen"] == 7


def test_all_failures_are_open_where_all_are_asked_for(notebook):
    notebook.append(MEAN.replace("len(values)", "(len(values) + 1)") + SPREAD.replace("- min", "+ min"))
    notebook.run_all()
    few, everything = (notebook.grade(f"1.1{more}")._repr_html_() for more in ("", " --all"))
    assert few.count("more failing") == 1
    assert everything.count("more failing") == 0
    assert everything.count("✘ <b>") == few.count("✘ <b>") > 1


def test_a_hint_inside(notebook, capsys):
    notebook.shell.run_line_magic("hint", f"1.1 --course '{notebook.course.root}'")
    assert "1.1" in capsys.readouterr().out
