"""What is read of a submission, and what a row says about it: nothing is dropped without a word."""

from __future__ import annotations

import os
import sys
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.folder import only_one
from grader.classroom.batch.job import Setup
from grader.classroom.batch.matching import matched
from grader.classroom.batch.plan import plan_text, read_settlements, write_plan
from grader.classroom.batch.progress import Silent
from grader.classroom.batch.roster import Roster, Student
from grader.classroom.batch.run import Batch
from grader.classroom.export.table import read_table, write_table
from grader.classroom.gradebook import Gradebook, Standing
from grader.classroom.gradebook.similarity import find_similar, similar
from grader.classroom.page.attention import needs_a_person
from grader.classroom.page.page import write_class_page
from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.submission import apart
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS, Here

GradeAll = Callable[..., object]
Rows = Callable[[], dict[str, Standing]]


def test_files_that_answer_different_exercises_are_one_submission(
    submissions: Path, grade_all: GradeAll, rows: Rows
) -> None:
    (submissions / "s1_ex1.1.py").write_text(RIGHT)
    (submissions / "s1_ex1.2.py").write_text(WITNESS)
    grade_all(roster=Roster([Student(id="s1")]))
    ((label, row),) = rows().items()
    assert label == "s1_ex1.1.py + s1_ex1.2.py"
    assert (row.student, row.points, row.recognised) == ("s1", 20.0, ("1.1", "1.2"))


def test_of_two_that_overlap_the_newest_counts_and_what_only_the_older_has_is_said(
    submissions: Path, grade_all: GradeAll, rows: Rows
) -> None:
    now = datetime.now().astimezone()
    for name, text, age in (("s001_old.py", RIGHT, 100), ("s001_new.py", RIGHT, 0)):
        more = f"# %% exercise 1.2\n{WITNESS}" if age else ""
        (submissions / name).write_text(f"# %% exercise 1.1\n{text}{more}")
        time = now.timestamp() - age
        os.utime(submissions / name, (time, time))
    # The platform's time is one for both: it says nothing about which is newer.
    grade_all(roster=Roster([Student(id="s001", submitted=now - timedelta(days=1))]))
    found = rows()
    assert found["s001_new.py"].status == "graded"
    assert found["s001_old.py"].status == "duplicate"
    assert "only this one answers 1.2" in found["s001_old.py"].reason.en
    assert "case_versions" in dict(needs_a_person(list(found.values()), []))


def test_a_row_says_how_much_was_recognised_and_why_no_more(
    hand_in: Callable[..., Path], submissions: Path, grade_all: GradeAll, rows: Rows
) -> None:
    hand_in("s001", ex01_01=RIGHT)
    (submissions / "s002.py").write_text("def average(x):\n    return 0\n")
    (submissions / "s003.ipynb").write_text("{broken")
    (submissions / "s004").mkdir()
    (submissions / "s004" / "ex01_01.py").write_text(RIGHT)
    (submissions / "s004" / "draft.ipynb").write_text("")
    grade_all()
    found = rows()
    assert found["s001/"].intake.en == "1 of 2 exercises recognised"
    assert "no ex01_02.py" in found["s001/"].unrecognised[0][1].en
    assert found["s002.py"].intake.en == "0 of 2 exercises recognised"
    assert "does not say which exercise" in found["s002.py"].unrecognised[0][1].en
    assert found["s003.ipynb"].status == "unreadable"
    assert (found["s004/"].status, found["s004/"].scores["1.1"].points) == ("graded", 10.0)
    assert "draft.ipynb" in found["s004/"].remarks[0].en
    kinds = {kind: [case.standing.label for case in cases] for kind, cases in needs_a_person(list(found.values()), [])}
    assert kinds == {"case_unreadable": ["s003.ipynb"], "case_unrecognised": ["s002.py"], "case_remark": ["s004/"]}


def test_what_is_unclear_is_planned_settled_kept_and_then_graded(
    hand_in: Callable[..., Path], submissions: Path, grade_all: GradeAll, rows: Rows, out: Path
) -> None:
    hand_in("homework_3_张三", ex01_01=RIGHT)
    hand_in("s001", ex01_01=HALF)
    roster = Roster([Student(id="3", name="李四"), Student(id="s009", name="张三"), Student(id="s001")])
    with submissions_in(submissions) as places:
        matches = matched(places, roster)
        table, page = write_plan(matches, roster, out, "en")
        labels = [place.label for place in places]
    assert "? homework_3_张三/: The id and the name are of different students (3, s009?)" in plan_text(
        matches, roster, "en"
    )
    assert "different students" in page.read_text(encoding="utf-8")
    grade_all(roster=roster)
    row = rows()["homework_3_张三/"]
    assert (row.on_roster, row.counts, row.points) == (False, False, 10.0)
    assert rows()["(3)"].reason.en == rows()["(s009)"].reason.en == "Perhaps homework_3_张三/, which is not clear"
    head, *lines = read_table(table)
    lines[0][head.index("settle")] = "s009"
    write_table(table, [head, *lines])
    grade_all(roster=roster, settled=read_settlements(table, labels))
    grade_all(roster=roster)  # what was settled once stays so
    found = rows()["homework_3_张三/"]
    assert (found.student, found.counts, found.rule) == ("s009", True, "settled")
    with pytest.raises(WrongUsage, match="no submission"):
        read_settlements(table, ["other"])


def test_a_failure_of_the_grader_is_a_failed_row_and_the_others_are_graded(
    tmp_path: Path, setup: Setup, out: Path, executor: Here, rows: Rows
) -> None:
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for i in range(3):
            archive.writestr(f"s00{i}/ex01_01.py", RIGHT + "#" * 20_000)
    with submissions_in(path) as places, only_one(out), Gradebook(out, create=True) as gradebook:
        path.write_bytes(b"rewritten meanwhile")
        summary = Batch(setup, out, gradebook).run(places, executor, Silent())
    assert (summary.failed, summary.graded) == (3, 0)
    assert all("while it was read" in row.reason.en and not row.gradable for row in rows().values())


def test_a_verdict_by_the_clock_is_found_twice_before_it_is_kept(
    hand_in: Callable[..., Path], grade_all: GradeAll, executor: Here, rows: Rows
) -> None:
    hand_in("s001", ex01_01=RIGHT.replace("return", "while True: pass\n    return", 1))
    grade_all()
    assert rows()["s001/"].provisional == ("1.1",)
    assert "case_timeout" in dict(needs_a_person(list(rows().values()), []))
    grade_all()
    assert executor.jobs[1].exercises == ["1.1"]
    assert rows()["s001/"].provisional == ()
    grade_all()
    assert len(executor.jobs) == 2


# similar answers

LONG = '''"""A docstring."""
import math


def mean(values):
    total, weight = 0.0, 0.0
    for position, value in enumerate(values):
        if position % 2 == 0:
            total = total + value * 1.0
        else:
            total = total - (0 - value)
        weight = weight + 1
    return total / max(weight, 1)


def spread(values):
    smallest, largest = math.inf, -math.inf
    for value in values:
        smallest = min(smallest, value)
        largest = max(largest, value)
    return largest - smallest
'''
RENAMED = "# mine\n" + LONG.replace("total", "acc").replace("weight", "n").replace("largest", "hi").replace(
    "\n\n\n",
    "\n\n",
)
OTHER = """import statistics


def mean(values):
    ordered = sorted(values, reverse=True)
    middle = [one for one in ordered if one is not None]
    assert middle, "there is nothing"
    while len(middle) > 10 ** 6:
        middle.pop()
    return statistics.fmean(middle)


def spread(values):
    ordered = sorted(values)
    first, *_, last = [ordered[0], *ordered, ordered[-1]]
    return {"spread": last - first}["spread"]
"""


def test_copies_are_found_under_other_names_and_nobody_is_accused(
    hand_in: Callable[..., Path], grade_all: GradeAll, out: Path, miniature: Course
) -> None:
    for student, text in (("s001", LONG), ("s002", RENAMED), ("s003", OTHER), ("s004", LONG)):
        hand_in(student, ex01_01=text)
    grade_all()
    with Gradebook(out) as gradebook:
        stubs = {one.id: one.stub_source for one in miniature.exercises}
        find_similar(gradebook, stubs)
        (cluster,) = similar(gradebook)
        assert cluster.members == ("s001", "s002", "s004")
        assert len(cluster.pairs) == 3
        assert all(pair.share > 0.9 for pair in cluster.pairs)
        write_class_page(gradebook, out, "en")
        points = gradebook.query("SELECT DISTINCT points FROM verdict WHERE exercise = '1.1'")
    assert points == [(10.0,)]
    page = (out / "similar.html").read_text(encoding="utf-8")
    assert cluster.anchor in page
    assert "def mean(values):\n    total, weight" in page
    assert "evidence, and no verdict" in (out / "index.html").read_text(encoding="utf-8")


def test_what_the_stub_gave_to_everybody_is_not_alike(
    hand_in: Callable[..., Path], grade_all: GradeAll, out: Path
) -> None:
    for student, value in (("s001", "1"), ("s002", "[2, 3]")):
        hand_in(student, ex01_01=LONG + f"EXTRA = {value}\n")
    grade_all()
    with Gradebook(out) as gradebook:
        assert find_similar(gradebook, {"1.1": LONG}) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no such child")
def test_what_exhausts_whoever_reads_it_is_one_row(
    hand_in: Callable[..., Path],
    submissions: Path,
    grade_all: GradeAll,
    rows: Rows,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(apart, "READING", replace(apart.READING, memory=60 << 20))
    hand_in("s001", ex01_01=RIGHT)
    cells = '{"cells": [' + "{}, " * 2_000_000 + '{}], "nbformat": 4, "nbformat_minor": 5, "metadata": {}}'
    (submissions / "s002.ipynb").write_text(cells, encoding="utf-8")
    hand_in("s003", ex01_01=RIGHT)
    grade_all()
    found = rows()
    assert [found[label].points for label in ("s001/", "s003/")] == [10.0, 10.0]
    assert (found["s002.ipynb"].status, found["s002.ipynb"].points) == ("unreadable", 0.0)
    assert "more memory than it may" in found["s002.ipynb"].reason.en
