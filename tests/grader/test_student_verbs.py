"""What a student finds on the command line: the workspace from wherever they stand, what is next, packing."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import zipfile

import pytest

from grader.player import link
from grader.session import watching
from tests.grader.conftest import MINIATURE

MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
RIGHT = MEAN + "\n\ndef spread(values):\n    return max(values) - min(values)\n"
COURSE = ["--course", str(MINIATURE)]


@pytest.fixture
def environment(tmp_path):
    return {
        **os.environ,
        "LC_ALL": "C.UTF-8",
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }


@pytest.fixture
def grade(tmp_path, environment):
    def grade(*args, cwd=tmp_path, course=COURSE):
        return subprocess.run(
            [sys.executable, "-m", "grader", *args, *course],
            cwd=cwd,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
        )

    return grade


@pytest.fixture
def work(tmp_path):
    path = tmp_path / "chapter01" / "ex01_01.py"
    path.parent.mkdir()
    path.write_text(RIGHT)
    return path


def test_the_workspace_is_found_from_a_folder_within_it(grade, work, tmp_path):
    assert grade("1.1").returncode == 0
    for inside in ("chapter01", "chapter02"):
        (tmp_path / inside).mkdir(exist_ok=True)
        assert grade("1.1", cwd=tmp_path / inside).returncode == 0
        assert not (tmp_path / inside / "chapter01").exists()


def test_new_stubs_are_named_with_their_whole_path(grade, tmp_path):
    assert f"to {tmp_path / 'chapter01'}/" in grade("1.1").stdout


def test_status_shows_points_titles_dates_and_what_comes_next(grade, work):
    grade("1.1")
    chapter = grade("status", "chapter1").stdout
    assert "■ 1.1      10/10  Mean and range  (20" in chapter
    assert "Go on with 1.2 A higher mean and a lower maximum: grade next" in chapter
    assert "1 passed, 0 in progress, 1 untouched; 10/20 points" in grade("status").stdout


def test_next_says_what_was_done_and_what_comes_now(grade, work, tmp_path):
    grade("1.1")
    said = grade("next").stdout
    assert "1.1 Mean and range is passed: you wrote mean, spread." in said
    assert "1.2 A higher mean and a lower maximum" in said
    assert "Must the list with the higher mean have the higher maximum?" in said
    assert f"File: {tmp_path / 'chapter01' / 'ex01_02.py'}" in said
    assert (tmp_path / "chapter01" / "ex01_02.py").exists()


def test_next_stays_with_what_is_not_passed(grade, work):
    work.write_text(MEAN)
    grade("1.1")
    assert "1.1 Mean and range\n" in grade("next").stdout


def test_pack_says_what_was_recognised_and_never_refuses(grade, work, tmp_path):
    (tmp_path / "chapter01" / "ex01_02.py").write_text("def counterexample(n):\n    raise NotImplementedError\n")
    (tmp_path / "chapter01" / "report.html").write_text("no code")
    done = grade("pack", "chapter1")
    assert done.returncode == 0
    assert "✔ 1.1 Mean and range" in done.stdout
    assert "· 1.2 A higher mean and a lower maximum: not attempted" in done.stdout
    assert sorted(zipfile.ZipFile(tmp_path / "chapter01.zip").namelist()) == [
        "chapter01/ex01_01.py",
        "chapter01/ex01_02.py",
    ]
    work.write_text("def mean(:\n")
    assert "✔ 1.1" in grade("pack", "chapter1").stdout
    assert grade("1.1", "--from", "chapter01.zip").returncode == 1


def test_a_report_on_one_exercise_leaves_the_chapters_alone(grade, work):
    grade("chapter1")
    before = (work.parent / "report.html").read_bytes()
    work.write_text(MEAN)
    grade("chapter1/ex01_01.py".replace("chapter1", "chapter01"))
    grade("1.1")
    assert (work.parent / "report.html").read_bytes() == before
    assert (work.parent / "report-1.1.html").exists()


def test_language_and_course_are_remembered(grade, tmp_path):
    assert grade("config", "lang", "zh", course=[]).returncode == 0
    assert grade("config", "course", str(MINIATURE), course=[]).returncode == 0
    assert "平均与极差" in grade("list", course=[]).stdout
    grade("config", "lang", "default", course=[])
    assert "Mean and range" in grade("list", course=[]).stdout
    assert grade("config", "lang", "fr", course=[]).returncode == 2


@pytest.mark.parametrize(("typed", "meant"), [("verison", "version"), ("statsu", "status")])
def test_a_mistyped_command_suggests_a_command(grade, typed, meant):
    done = grade(typed, course=[])
    assert (done.returncode, f"did you mean {meant}?" in done.stderr) == (2, True)


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell command")
def test_the_report_is_opened_where_that_is_asked_for(grade, work, environment, tmp_path):
    environment["BROWSER"] = f"sh -c 'echo opened %s > {tmp_path}/browser.txt'"
    assert grade("1.1", "--open").returncode == 0
    assert "report-1.1.html" in (tmp_path / "browser.txt").read_text()


def test_a_shell_is_told_how_to_complete_commands(grade, environment):
    environment["_GRADE_COMPLETE"] = "bash_source"
    assert "_GRADE_COMPLETE=bash_complete" in grade(course=[]).stdout
    environment |= {"_GRADE_COMPLETE": "bash_complete", "COMP_WORDS": "grade st", "COMP_CWORD": "1"}
    assert "plain,status" in grade(course=[]).stdout


def test_the_version_is_an_option_and_help_shows_what_students_use(grade):
    assert grade("--version", course=[]).stdout == grade("version", course=[]).stdout
    words = grade("--help", course=[]).stdout
    for option in ("--watch", "--open", "--html", "--from", "next", "pack"):
        assert option in words


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or sys.platform == "win32", reason="sends SIGINT")
def test_watching_a_file_survives_every_manner_of_saving_and_goes_on_to_the_next(environment, work, tmp_path):
    work.write_text(MEAN)
    out = tmp_path / "out.txt"
    with open(out, "wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "grader", "1.1", "--watch", "--next", *COURSE],
            cwd=tmp_path,
            env=environment,
            stdout=file,
            stderr=subprocess.STDOUT,
            # In the background of a script Ctrl-C is ignored, by its children as well.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
    try:
        wait_for(out, "Waiting for you to save")
        fresh = tmp_path / "fresh.py"
        fresh.write_text(MEAN.replace("sum", "max"))
        os.replace(fresh, work)
        wait_for(out, "got: 1.0")
        assert re.search(r"─ \d\d:\d\d:\d\d ─", out.read_text(encoding="utf-8"))
        work.unlink()
        time.sleep(0.3)
        work.write_text(RIGHT)
        wait_for(out, "Go on with 1.2")
        wait_for(out, "1.2 A higher mean and a lower maximum: not attempted")
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(120)


def test_a_file_that_is_emptied_before_it_is_filled_is_one_save(tmp_path, monkeypatch):
    empty, full = {"a.py": (2, 0)}, {"a.py": (3, 9)}
    looks = [full, empty, empty, full, full, empty, {"a.py": (1, 5)}]
    monkeypatch.setattr(watching, "files_of", lambda work: looks.pop())
    monkeypatch.setattr(watching.time, "sleep", lambda seconds: None)
    left = [len(looks) for _ in zip(range(3), watching.Saves(tmp_path), strict=False)]
    assert left == [4, 1, 0]  # filled, emptied for good, filled


def wait_for(path, words):
    end = time.monotonic() + 120
    while words not in path.read_text(encoding="utf-8"):
        assert time.monotonic() < end, path.read_text(encoding="utf-8")
        time.sleep(0.1)


def test_cpu_time_is_known_on_every_platform(monkeypatch):
    pytest.importorskip("psutil")
    before = link.cpu_seconds_of(os.getpid())
    monkeypatch.setattr(link.sys, "platform", "darwin")
    assert link.cpu_seconds_of(os.getpid()) == pytest.approx(before, abs=1.0)
    assert link.cpu_seconds_of(2**22 + 1) is None


def test_on_windows_a_player_finds_its_libraries(monkeypatch):
    from grader.player import command
    from grader.player.replies import Limits

    monkeypatch.setenv("PATH", "conda")
    for platform, path in (("win32", "conda"), ("linux", None)):
        monkeypatch.setattr(command.sys, "platform", platform)
        assert command.Command("process", Limits(), ()).environment.get("PATH") == path


def test_the_state_says_in_progress(grade, work, tmp_path):
    work.write_text(MEAN)
    grade("1.1")
    state = json.loads((tmp_path / "grade-status.json").read_text())
    assert next(iter(state["courses"].values()))["1.1"]["status"] == "in_progress"


def test_what_was_graded_before_is_listed_shown_and_put_back(grade, work, tmp_path):
    assert grade("history", "1.1").stdout == ""
    grade("1.1")
    work.write_text(MEAN)
    grade("1.1")
    first, second = grade("history", "1.1").stdout.splitlines()
    assert "✔" not in first
    assert second.endswith("✔ 10")
    assert grade("history", "1.1", "--show", "2").stdout == RIGHT
    back = grade("history", "1.1", "--back", "2")
    assert "is number 2 again" in back.stdout
    assert work.read_text() == RIGHT
    (copy,) = work.parent.glob("*.txt")
    assert copy.read_text() == MEAN
    assert grade("history", "1.1", "--show", "3").returncode == 2
    assert grade("config", "history", "off", course=[]).returncode == 0
    work.write_text(RIGHT + "# more\n")
    grade("1.1")
    assert "None is kept" in grade("history", "1.1").stdout


def test_an_essay_is_held_against_its_points_and_then_compared(grade, work, tmp_path):
    assert "Nothing is written yet" in grade("essay", "1.2").stdout
    (work.parent / "ex01_02.py").write_text("def essay():\n    return 'so'\n")
    assert "☐ 1 Says what maximum and mean look at" in grade("essay", "1.2").stdout
    ticked = grade("essay", "1.2", "--tick", "1").stdout
    assert "☑ 1" in ticked
    assert "最大值只看" in ticked
    assert "最大值只看" not in grade("essay", "1.2", "--untick", "1").stdout
    assert grade("essay", "1.2", "--tick", "2").returncode == 2
    assert "has no essay" in grade("essay", "1.1").stderr


def test_a_call_is_written_as_a_script_that_runs(grade, work, tmp_path):
    script = grade("try", "1.1", "mean", "[1.0, 2.0]", "--script").stdout
    done = subprocess.run([sys.executable, "-c", script], cwd=work.parent, capture_output=True, encoding="utf-8")
    assert done.stdout == "1.5\n"


def test_status_counts_the_days_and_says_what_to_repeat(grade, work, tmp_path):
    grade("1.1")
    assert "Days of work: 1, 1 of them in a row" in grade("status").stdout
    path = tmp_path / "grade-status.json"
    state = json.loads(path.read_text())
    (entry,) = (one["1.1"] for one in state["courses"].values())
    entry["passed_on"] = ["2020-01-01"]
    path.write_text(json.dumps(state))
    said = grade("status").stdout
    assert "Time to repeat: 1.1 Mean and range, passed" in said
    assert "Days of work" not in grade("status", "chapter1").stdout
