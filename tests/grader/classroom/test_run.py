"""A run of a batch: every submission becomes a row, whatever it is, and nothing is graded twice."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from grader.classroom.batch.candidates import Due
from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.folder import file_name, only_one
from grader.classroom.batch.job import Setup
from grader.classroom.batch.local import LocalExecutor
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.roster import Roster, Student
from grader.classroom.batch.run import Batch
from grader.classroom.batch.summary import Summary
from grader.classroom.batch.worker import Grader
from grader.classroom.gradebook import Gradebook, Standing
from grader.errors import GraderBroken, WrongUsage
from grader.player import IsolationUnavailable, Stage
from grader.text import Text
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS, Here

Rows = Callable[[], dict[str, Standing]]
GradeAll = Callable[..., Summary]


def test_isolation_that_is_not_to_be_had_is_refused_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, setup: Setup
) -> None:
    def unavailable(self: Stage) -> None:
        raise IsolationUnavailable(Text("没有", "no Landlock (kernel 5.10 < 5.13)"))

    monkeypatch.setattr(Stage, "isolation", property(unavailable))
    with pytest.raises(GraderBroken, match="no Landlock"):
        Grader(setup)


def test_a_full_disk_stops_with_a_reason_and_the_next_run_goes_on(
    setup: Setup,
    submissions: Path,
    out: Path,
    hand_in: Callable[..., Path],
    executor: Here,
    rows: Rows,
    grade_all: GradeAll,
) -> None:
    for i in range(6):
        hand_in(f"s{i:03}", ex01_01=RIGHT + f"# {os.urandom(9000).hex()}\n")
    with submissions_in(submissions) as places, only_one(out), Gradebook(out, create=True) as gradebook:
        ((pages,),) = gradebook.query("PRAGMA page_count")
        gradebook.query(f"PRAGMA max_page_count = {pages + 8}")
        with pytest.raises(GraderBroken, match=r"full.*run the same command again"):
            Batch(setup, out, gradebook).run(places, executor, Silent())
    kept = len(rows())
    assert 0 < kept < 6
    assert grade_all().graded == 6 - kept
    assert {row.points for row in rows().values()} == {10.0}


def test_a_second_batch_in_the_same_folder_is_refused(out: Path) -> None:
    with only_one(out), pytest.raises(WrongUsage, match="at work"), only_one(out):
        pass
    with only_one(out):
        pass


def test_a_gradebook_of_a_newer_grader_is_refused(out: Path) -> None:
    out.mkdir()
    with Gradebook(out, create=True) as gradebook:
        gradebook.query("PRAGMA user_version = 99")
    with pytest.raises(GraderBroken, match="newer grader"):
        Gradebook(out)


def test_what_is_no_gradebook_is_said_to_be_none(out: Path) -> None:
    with pytest.raises(WrongUsage, match="run grade batch first"):
        Gradebook(out)
    out.mkdir()
    (out / "gradebook.sqlite").write_bytes(b"no database" * 500)
    with pytest.raises(GraderBroken, match="not a database"):
        Gradebook(out)


def test_every_kind_of_submission_is_a_row(
    submissions: Path, hand_in: Callable[..., Path], grade_all: GradeAll, rows: Rows
) -> None:
    hand_in("s001", ex01_01=RIGHT, ex01_02=WITNESS)
    hand_in("s002", ex01_01="def mean(:\n")
    (submissions / "s003.zip").write_bytes(b"broken")
    hand_in("s004", ex01_01=HALF)
    time.sleep(0.02)
    (submissions / "s004.py").write_text("# %% exercise 1.1\n" + RIGHT)
    hand_in("stranger", ex01_01=RIGHT)
    summary = grade_all(roster=Roster([Student(id=f"s00{i}", name=f"学生 {i}") for i in range(1, 6)]))
    found = rows()
    assert {label: (row.student, row.status, row.points) for label, row in found.items()} == {
        "s001/": ("s001", "graded", 20.0),
        "s002/": ("s002", "graded", 0.0),
        "s003.zip": ("s003", "unreadable", 0.0),
        "s004.py": ("s004", "graded", 10.0),
        "s004/": ("s004", "duplicate", 0.0),
        "(s005)": ("s005", "missing", 0.0),
        "stranger/": ("stranger", "graded", 10.0),
    }
    assert "damaged" in found["s003.zip"].reason.en
    assert "s004.py was graded" in found["s004/"].reason.en
    assert not found["stranger/"].on_roster
    assert (summary.graded, summary.unreadable, summary.duplicate, summary.missing) == (5, 1, 1, 1)


def test_late_is_what_comes_after_the_students_own_deadline(
    hand_in: Callable[..., Path], grade_all: GradeAll, rows: Rows
) -> None:
    now = datetime.now().astimezone()
    for student in ("s001", "s002", "s003", "s004"):
        hand_in(student, ex01_01=RIGHT)
    grade_all(
        roster=Roster(
            [
                Student(id="s001"),
                Student(id="s002", due=now + timedelta(hours=1)),
                Student(id="s003", submitted=now - timedelta(days=2)),
                Student(id="s004", due=now - timedelta(days=3), submitted=now - timedelta(days=2)),
            ]
        ),
        due=Due(now - timedelta(days=1)),
    )
    assert {label: row.late for label, row in rows().items()} == {
        "s001/": True,
        "s002/": False,
        "s003/": False,
        "s004/": True,
    }


def test_a_second_run_grades_nothing(hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here) -> None:
    hand_in("s001", ex01_01=RIGHT)
    assert grade_all().graded == 1
    executor.jobs.clear()
    summary = grade_all()
    assert (summary.graded, summary.unchanged, executor.jobs) == (0, 1, [])


def test_a_changed_answer_grades_that_exercise_alone(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here, rows: Rows
) -> None:
    hand_in("s001", ex01_01=HALF, ex01_02=WITNESS)
    grade_all()
    hand_in("s001", ex01_01=RIGHT)
    grade_all()
    assert [job.exercises for job in executor.jobs] == [["1.1", "1.2"], ["1.1"]]
    assert rows()["s001/"].points == 20.0


def test_a_changed_helper_grades_what_imports_it(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here, rows: Rows
) -> None:
    borrowed = "from tools import mean, spread\n"
    hand_in("s001", ex01_01=borrowed, ex01_02=WITNESS, tools=HALF)
    grade_all()
    hand_in("s001", tools=RIGHT)
    grade_all()
    assert executor.jobs[1].exercises == ["1.1"]
    assert rows()["s001/"].points == 20.0


def test_code_that_imports_by_a_made_up_name_depends_on_everything(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here
) -> None:
    hidden = (
        "import importlib\ntools = importlib.import_module('to' + 'ols')\nmean, spread = tools.mean, tools.spread\n"
    )
    hand_in("s001", ex01_01=hidden, tools=HALF)
    grade_all()
    hand_in("s001", tools=RIGHT)
    grade_all()
    assert executor.jobs[1].exercises == ["1.1"]


def test_the_same_answer_of_two_students_is_graded_once(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here, rows: Rows
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    hand_in("s002", ex01_01=RIGHT)
    grade_all()
    assert [job.exercises for job in executor.jobs] == [["1.1", "1.2"], []]
    assert [row.points for row in rows().values()] == [10.0, 10.0]


def test_regrading_forgets_one_exercise_and_survives_being_killed(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here, out: Path
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    hand_in("s002", ex01_01=HALF)
    grade_all()
    executor.jobs.clear()
    grade_all(regrade=["1.1"])
    assert [job.exercises for job in executor.jobs] == [["1.1"], ["1.1"]]
    executor.jobs.clear()
    with Gradebook(out) as gradebook:
        gradebook.query("UPDATE assignment SET finished = 0")  # as if that run had been killed
    grade_all(regrade=["1.1"])
    assert executor.jobs == []
    grade_all(regrade=["1.1"])
    assert len(executor.jobs) == 2


def test_a_lost_report_is_written_again_without_grading(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here, out: Path
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    grade_all()
    os.unlink(out / "reports" / "s001.html")
    grade_all()
    assert executor.jobs[1].exercises == []
    assert "s001" in (out / "reports" / "s001.html").read_text(encoding="utf-8")


def test_a_submission_that_is_gone_is_no_row_any_more(
    hand_in: Callable[..., Path], submissions: Path, grade_all: GradeAll, rows: Rows
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    hand_in("s002", ex01_01=RIGHT)
    grade_all()
    (submissions / "s002" / "ex01_01.py").unlink()
    (submissions / "s002").rmdir()
    grade_all()
    assert set(rows()) == {"s001/"}


def test_names_that_are_no_file_names_get_reports_of_their_own() -> None:
    names = ["s001", "张三", "../s001", "s/001", "", "..", "a" * 500, "s 001", "s_001", "S001"]
    files = [file_name(name) for name in names]
    assert len({file.casefold() for file in files}) == len(files)  # some disks do not tell S001 from s001
    assert all("/" not in file and len(file) < 80 and not file.startswith(".") and file for file in files)


def test_a_submission_that_reads_like_an_attack_gets_its_row(
    hand_in: Callable[..., Path], grade_all: GradeAll, rows: Rows
) -> None:
    hand_in("s001", ex01_01="import os, sys\nos.kill(os.getppid(), 9)\n" + RIGHT)
    hand_in("s002", ex01_01=RIGHT.replace("return", "while True: pass\n    return", 1))
    hand_in("s003", ex01_01="import os\nos._exit(0)\n")
    hand_in("s004", ex01_01=RIGHT)
    hand_in("<script>alert(1)", ex01_01=RIGHT)
    grade_all()
    points = {row.student: row.points for row in rows().values()}
    # s001's kill is refused; a statement that fails between the functions is skipped.
    assert points == {"s001": 10.0, "s002": 2.5, "s003": 0.0, "s004": 10.0, "<script>alert(1)": 10.0}


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not say which cores there are")
def test_with_a_worker_for_every_core_each_keeps_to_one(setup: Setup) -> None:
    cores = sorted(os.sched_getaffinity(0))
    assert [LocalExecutor(setup, len(cores)).core_of(seat) for seat in range(len(cores))] == cores
    assert LocalExecutor(setup, len(cores) + 1).core_of(0) is None
