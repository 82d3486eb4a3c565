"""The command line from outside: `grade` run on the miniature course in an empty directory."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grader.course.catalog import own_course
from tests.grader.conftest import MINIATURE, STARRED

MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
RIGHT = MEAN + "\n\ndef spread(values):\n    return max(values) - min(values)\n"


@pytest.fixture
def grade(tmp_path):
    def grade(*args, course=MINIATURE, cwd=tmp_path, env=None):
        more = ["--course", str(course)] if course and args and args[0] not in ("version", "--help") else []
        return subprocess.run(
            [sys.executable, "-m", "grader", *args, *more],
            cwd=cwd,
            env={**os.environ, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(tmp_path / "cache"), **(env or {})},
            capture_output=True,
            encoding="utf-8",
            timeout=60,
        )

    return grade


def test_the_first_run_writes_the_stubs_and_says_so(grade, tmp_path):
    done = grade("chapter1")
    assert done.returncode == 1
    assert f"First time: wrote 2 stubs to {tmp_path}/chapter01/" in done.stdout
    assert "1.1 Mean and range: not attempted 0/10" in done.stdout
    assert (tmp_path / "chapter01" / "ex01_01.py").read_text(encoding="utf-8").startswith('"""1.1')
    assert (tmp_path / "chapter01" / "report.html").exists()


def test_a_statement_is_shown_with_its_header_and_the_functions_before_what_comes_last(grade):
    shown = grade("show", "1.1", "--lang", "zh", course=STARRED).stdout
    assert shown.startswith("1.1 平均、方差与标准分\n难度 ●●○○○   约 20 分钟   主线   先读 §1\n书上的题。 写出一列数")
    order = [shown.index(part) for part in ("约定。", "  mean(values)  平均值", "做完想一想。", "★ 离原点")]
    assert order == sorted(order)


def test_the_list_says_how_hard_an_exercise_is_what_is_on_the_track_and_who_has_a_star(grade, tmp_path):
    line = "  1.1   ●●○○○ Mean, variance and standard scores  track  "
    assert f"{line}☆\n" in grade("list", course=STARRED).stdout
    shutil.copy(STARRED / "solutions/chapter01/ex01_01.py", tmp_path / "ex01_01.py")
    assert "grade explain 1.1" in grade("1.1", course=STARRED).stdout
    assert f"{line}★\n" in grade("list", course=STARRED).stdout
    assert (
        "1 passed, 0 in progress, 0 untouched; 10/10 points, ★ 1, track 1/1" in grade("status", course=STARRED).stdout
    )
    assert "10/10★ Mean, variance and standard scores  track  (" in grade("status", "1.1", course=STARRED).stdout
    assert "  1.1   Mean and range\n" in grade("list").stdout


def test_an_exercise_that_is_solved_is_explained(grade, tmp_path):
    closed = grade("explain", "1.1", course=STARRED)
    assert closed.returncode == 1
    assert "Nothing is written for 1.1 yet." in closed.stdout
    shutil.copy(STARRED / "solutions/chapter01/ex01_01.py", tmp_path / "ex01_01.py")
    shown = grade("explain", "1.1", course=STARRED)
    assert shown.returncode == 0
    order = ["The variance is the mean", "The reference\n", "Another right way", "n - 1", "Yours is written like the"]
    places = [shown.stdout.index(part) for part in [*order, "One question further."]]
    assert places[:3] == sorted(places[:3])
    assert places[-2] < places[-1]


def test_stubs_are_written_in_the_language_that_is_spoken(grade, tmp_path):
    grade("start", "1.1", "--lang", "zh", course=STARRED)
    stub = tmp_path / "chapter01/ex01_01.py"
    assert "Conventions" not in stub.read_text(encoding="utf-8")
    assert "1.1 Mean, variance and standard scores: not attempted" in grade("1.1", course=STARRED).stdout
    grade("reset", "1.1", course=STARRED)
    assert "约定" not in stub.read_text(encoding="utf-8")
    assert [path.name for path in (tmp_path / "chapter01").glob("*.txt")] == []
    packed = grade("pack", "chapter1", course=STARRED).stdout
    assert "1.1 Mean, variance and standard scores: not attempted" in packed


def test_stubs_never_overwrite_work(grade, tmp_path):
    work = tmp_path / "chapter01" / "ex01_01.py"
    work.parent.mkdir()
    work.write_text(RIGHT)
    assert "Wrote 1 file:" in grade("start", "chapter1").stdout
    assert work.read_text() == RIGHT
    assert "nothing was changed" in grade("start", "chapter1").stdout


def test_all_passed_is_status_0(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT)
    done = grade("1.1")
    assert (done.returncode, "Score 10 / 10" in done.stdout) == (0, True)


def test_what_a_check_reckons_with_an_odd_answer_warns_nobody(grade, tmp_path):
    reference = own_course().find("3.2")[0].solution.read_text(encoding="utf-8")
    factor = "np.sqrt(p * (1 - p))[:, None] * X1"
    (tmp_path / "ex03_02.py").write_text(reference.replace(factor, "np.full(X1.shape, 1e300)"), encoding="utf-8")
    done = grade("3.2", course=None)
    assert (done.returncode, done.stderr) == (1, "")


def test_a_failure_shows_title_call_expected_got_hint_and_place(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT.replace("sum", "max"))
    done = grade("1.1")
    assert done.returncode == 1
    for words in (
        "✘ 1.1 The mean of 1, 2, 6 is 3",
        "call: mean([1.0, 2.0, 6.0]) → 2.0",
        "expected: 3.0",
        "got: 2.0  (float)",
        "hint: There are three.",
        "book: (1.1)",
    ):
        assert words in done.stdout
    assert "\x1b[" not in done.stdout


def test_a_known_misconception_is_named_with_where_to_read(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT.replace("/ len", "// len"))
    assert "➜ 1.1 The mistake: Integer division drops the fraction (book (1.1))" in grade("1.1").stdout


def test_a_syntax_error_shows_line_and_caret(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text("def mean(values):\n    return (1 +\n")
    lines = grade("1.1").stdout.splitlines()
    at = next(i for i, line in enumerate(lines) if "return (1 +" in line)
    assert "ex01_01.py:2" in lines[at - 1]
    assert lines[at + 1].index("^") == lines[at].index("(")


def test_the_language_follows_the_locale_and_the_option(grade):
    assert "没有名为" in grade("9.9", env={"LC_ALL": "zh_CN.UTF-8"}).stderr
    assert "没有名为" in grade("9.9", "--lang", "zh").stderr
    assert "平均与极差" in grade("list", "--lang=zh").stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chapter7"], "the nearest is chapter1"),
        (["1.1", "--lang", "fr"], "zh | en"),
        (["1.1", "--isolation", "jail"], "not 'jail'"),
        (["1.1", "--from", "gone.py"], "There is no file"),
        (["gone.ipynb"], "There is no file"),
        (["--bogus"], "No such option"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_2(grade, args, words):
    done = grade(*args)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("args", "zh", "en"),
    [
        (["1.1", "--wach"], "没有选项 --wach；是不是 --watch？", "No such option: --wach; did you mean --watch?"),
        (["1.1", "--from"], "选项 --from 后面缺少它的值", "Option --from needs a value"),
        (["1.1", "--watch=yes"], "选项 --watch 不带值", "Option --watch takes no value"),
        (["1.1", "--seed", "x"], "--seed 应是整数，不是 x", "--seed takes a whole number, not x"),
        (["verify", "--workers", "0"], "--workers 应是不小于 1 的整数，不是 0", "of at least 1, not 0"),
        (["batch", "class"], "缺少 --out", "--out is missing"),
        (["show"], "缺少 NAME", "NAME is missing"),
        (["list", "more"], "多余的参数：more", "Unexpected argument: more"),
    ],
)
def test_wrong_options_are_explained_in_both_languages(grade, args, zh, en):
    for language, words in (("zh", zh), ("en", en)):
        done = grade(*args, "--lang", language)
        if "--from" in args:  # an option at the very end, after the language
            done = grade("--lang", language, *args, course=None)
        assert done.returncode == 2
        assert words in done.stderr
        assert "--help" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_course_that_is_none_is_refused(grade, tmp_path):
    done = grade("1.1", course=tmp_path)
    assert (done.returncode, "is not a course" in done.stderr) == (2, True)


def test_checks_that_do_not_load_are_the_graders_fault_and_status_3(grade, tmp_path):
    course = tmp_path / "course"
    for tree in ("exercises", "tests"):
        (course / tree / "chapter01").mkdir(parents=True)
    (course / "exercises/chapter01/ex01_01.py").write_text('"""1.1 题 / T"""\ndef f():\n    ...\n', encoding="utf-8")
    (course / "tests/chapter01/test_ex01_01.py").write_text("import nonsense\n")
    done = grade("1.1", course=course)
    assert (done.returncode, "cannot be loaded" in done.stderr) == (3, True)


def test_results_go_to_json_junit_and_html(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT.replace("sum", "max"))
    grade("1.1", "--json", "r.json", "--junit", "r.xml", "--html", "r.html")
    assert json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))["points"] == 2.5
    suite = ElementTree.parse(tmp_path / "r.xml").getroot()[0]
    assert (suite.get("tests"), suite.get("failures")) == ("3", "2")
    assert "Mean and range" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_json_on_standard_output_is_nothing_but_json(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT)
    assert json.loads(grade("1.1", "--json", "-").stdout)["points"] == 10.0


def test_progress_is_remembered_in_a_readable_file(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT)
    grade("1.1")
    state = json.loads((tmp_path / "grade-status.json").read_text(encoding="utf-8"))
    assert state["courses"]["miniature"]["1.1"]["status"] == "passed"
    assert "1 passed, 0 in progress, 1 untouched" in grade("status").stdout
    (tmp_path / "grade-status.json").write_text("{")
    assert "0 passed" in grade("status").stdout


def test_a_notebook_says_itself_what_it_answers(grade, tmp_path):
    cell = {"cell_type": "code", "source": f"%%exercise 1.1\n{RIGHT}", "metadata": {}}
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [cell]}
    (tmp_path / "我的 作业.ipynb").write_text(json.dumps(notebook))
    done = grade("我的 作业.ipynb")
    assert (done.returncode, "1.1 Mean and range: passed" in done.stdout) == (0, True)
    assert (tmp_path / "我的 作业-report.html").exists()


def test_somebody_elses_work_leaves_no_trace(grade, tmp_path):
    theirs = tmp_path / "s001"
    theirs.mkdir()
    (theirs / "ex01_01.py").write_text(RIGHT)
    done = grade("chapter1", "--from", "s001")
    assert done.returncode == 1
    assert sorted(path.name for path in theirs.iterdir()) == ["ex01_01.py"]
    assert not (tmp_path / "grade-status.json").exists()


def test_a_file_without_marks_is_told_how_to_mark(grade, tmp_path):
    (tmp_path / "homework.py").write_text(RIGHT)
    done = grade("homework.py")
    assert (done.returncode, "# %% exercise 3.3" in done.stderr) == (2, True)


@pytest.mark.skipif(
    sys.platform == "win32" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_folder_that_cannot_be_written_still_gets_its_report_elsewhere(grade, tmp_path):
    folder = tmp_path / "locked"
    folder.mkdir()
    (folder / "ex01_01.py").write_text(RIGHT)
    folder.chmod(0o500)
    done = grade("1.1", cwd=folder)
    assert done.returncode == 0
    assert Path(done.stdout.split("Report: ")[1].strip()).exists()


def test_show_and_hint_tell_what_they_should(grade):
    assert "Write the mean and the range" in grade("show", "1.1").stdout


def test_hints_come_in_steps_and_tell_no_titles_of_checks(grade, tmp_path):
    course = tmp_path / "course"
    shutil.copytree(MINIATURE, course)
    checks = course / "tests" / "chapter01" / "test_ex01_01.py"
    text = checks.read_text(encoding="utf-8")
    more = 'hints=[("先数.", "Count first."), '
    checks.write_text(text.replace("hints=[", more, 1), encoding="utf-8")
    said = [grade("hint", "1.1", course=course).stdout for _ in range(3)]
    assert "Count first." in said[0]
    assert "Divide" not in said[0]
    assert "1 more: run grade hint 1.1 again" in said[0]
    for later in said[1:]:
        assert "Divide by how many there are." in later
        assert "Count first." not in later
        assert "That was the last" in later
    assert not any("The mean of 1, 2, 6" in one for one in said)


def test_another_seed_draws_other_inputs_and_gives_the_same_verdict_on_a_right_answer(grade, tmp_path):
    (tmp_path / "ex01_01.py").write_text(RIGHT)
    assert grade("1.1", "--seed", "7").returncode == 0


def test_watch_grades_again_on_save(grade, tmp_path):
    target = tmp_path / "ex01_01.py"
    target.write_text(RIGHT.replace("sum", "max"))
    command = [sys.executable, "-u", "-m", "grader", "1.1", "--watch", "--no-pictures", "--course", str(MINIATURE)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(tmp_path / "cache")}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            before = _until(process.stdout, "Waiting for you to save")
            new = tmp_path / "ex01_01.py.new"
            new.write_text(MEAN)
            new.replace(target)  # as editors save: another file takes the place of the old one
            middle = _until(process.stdout, "Score")
            target.rename(tmp_path / "ex01_01.py~")
            target.write_text(RIGHT)
            after = _until(process.stdout, "Score")
        finally:
            process.terminate()
    assert any("Score 2.5 / 10" in line for line in before)
    assert "Score 7.5 / 10" in middle[-1]
    assert "Score 10 / 10" in after[-1]


def _until(lines, words):
    seen = []
    for line in lines:
        seen.append(line)
        if words in line:
            return seen
    raise AssertionError(f"{words!r} never came: {seen}")


def test_list_does_not_import_what_it_does_not_need():
    script = (
        "import sys; sys.argv = ['grade', 'list']\n"
        "from grader.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'hypothesis', 'pytest', 'nbformat', 'jinja2', 'matplotlib', 'pygments'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
