"""Back to the platform: what is written is read by importers that follow Moodle's and Canvas' own rules."""

from __future__ import annotations

import csv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.batch.roster import Roster, Student
from grader.classroom.export import Options, write
from grader.classroom.gradebook import Gradebook
from grader.classroom.review.decide import decide
from grader.errors import WrongUsage
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.classroom.importers import CanvasCourse, MoodleAssignment

ROSTER = Roster(
    [
        Student(id="s001", name="Maria Lopez", email="m@x.test"),
        Student(id="s002", name="张三"),
        Student(id="s003", name="李四"),
    ]
)
GradeAll = Callable[..., object]


@pytest.fixture
def moodle(tmp_path: Path, grade_all: GradeAll, out: Path) -> Path:
    """A class graded from Moodle's archive; the roster knows no numbers, so names have to do."""
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("Maria Lopez_12345_assignsubmission_file/ex01_01.py", RIGHT)
        archive.writestr("张三_12346_assignsubmission_file/ex01_01.py", HALF)
        archive.writestr("张三_12346_assignsubmission_file/ex01_02.py", WITNESS)
        archive.writestr("Nobody Known_12399_assignsubmission_file/ex01_01.py", RIGHT)
    grade_all(path, ROSTER)
    return out


def exported(out: Path, kind: str, **options: object) -> Path:
    with Gradebook(out) as gradebook:
        write(kind, gradebook, out / "x" / kind, Options(language="en", **options))  # type: ignore[arg-type]
    return out / "x" / kind


def test_moodle_takes_the_worksheet_though_students_were_found_by_name(moodle: Path) -> None:
    there = MoodleAssignment({12345, 12346, 12399}, 100, comments={12345: "kept"})
    there.import_worksheet(exported(moodle, "moodle", out_of=100.0))
    assert there.grades == {12345: 50.0, 12346: 87.5}  # whose 12399 is nobody knows: nothing is sent
    assert there.comments == {12345: "kept"}


def test_comments_are_sent_when_asked_for(moodle: Path) -> None:
    with Gradebook(moodle) as gradebook:
        decide(gradebook, "s001", "1.1", 9.0, "=好, 但慢")
    there = MoodleAssignment({12345, 12346}, 20)
    there.import_worksheet(exported(moodle, "moodle", comments=True))
    assert there.grades[12345] == 9.0
    assert "=好, 但慢" in there.comments[12345]


def test_moodles_own_worksheet_is_filled_in_whatever_its_language(moodle: Path, tmp_path: Path) -> None:
    own = tmp_path / "评分.csv"
    head = ["识别符", "全名", "电子邮件地址", "状态", "成绩", "最高分", "最近更改(提交)", "最近更改(成绩)", "反馈评论"]
    lines = [
        ["参与者12345", "Maria Lopez", "m@x.test", "已提交", "", "50.00", "x", "2026年11月1日", "旧评语"],
        ["参与者99999", "Other", "o@x.test", "", "7", "50.00", "", "-", ""],
    ]
    with own.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file).writerows([head, *lines])
    written = list(csv.reader(exported(moodle, "moodle", worksheet=own).open(encoding="utf-8", newline="")))
    assert written[0] == head
    assert written[1] == [*lines[0][:4], "25", *lines[0][5:]]
    assert written[2] == lines[1]


def test_a_worksheet_without_grades_is_refused(moodle: Path, tmp_path: Path) -> None:
    (tmp_path / "w.csv").write_text("a,b\n1,2\n")
    with pytest.raises(WrongUsage, match="no column Grade"):
        exported(moodle, "moodle", worksheet=tmp_path / "w.csv")


def test_moodle_gives_each_participant_the_own_report(moodle: Path) -> None:
    there = MoodleAssignment({12345, 12346, 12399}, 20)
    assert there.import_feedback(exported(moodle, "moodle-feedback")) == {
        12345: ["report.html"],
        12346: ["report.html"],
    }


@pytest.fixture
def canvas(tmp_path: Path, grade_all: GradeAll, out: Path) -> Path:
    path = tmp_path / "submissions.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("lopezmaria_101_9001_ex01_01.py", RIGHT)
        archive.writestr("张三_LATE_102_9002_ex01_01-1.py", HALF)
        archive.writestr("李四_103_text.html", "<p>")
    grade_all(path, ROSTER)
    return out


def test_canvas_takes_the_grades_and_creates_nobody(canvas: Path) -> None:
    course = CanvasCourse({101: ("s001", "m", "Lopez"), 102: ("s002", "z", "Z"), 103: ("s003", "l", "L")})
    assert course.import_grades(exported(canvas, "canvas", assignment="HW 3 (77)")) == "HW 3 (77)"
    assert (course.possible, course.scores) == ("20", {101: "10", 102: "7.5", 103: "0"})


def test_canvas_attaches_each_report_to_what_was_handed_in(canvas: Path) -> None:
    course = CanvasCourse({}, uploads={9001: 101, 9002: 102})
    assert set(course.import_attachments(exported(canvas, "canvas-feedback"))) == {101, 102}


def test_what_the_grader_failed_at_is_no_zero(canvas: Path) -> None:
    with Gradebook(canvas) as gradebook:
        gradebook.query("UPDATE submission SET status = 'failed', report = '' WHERE student = 's001'")
        gradebook.query("UPDATE student SET moodle = '12345' WHERE id = 's001'")
    course = CanvasCourse(
        {101: ("s001", "m", "L"), 102: ("s002", "z", "Z"), 103: ("s003", "l", "L")}, scores={101: "9"}
    )
    course.import_grades(exported(canvas, "canvas"))
    assert course.scores[101] == "9"
    there = MoodleAssignment({12345}, 20, grades={12345: 9.0})
    there.import_worksheet(exported(canvas, "moodle"))
    assert there.grades == {12345: 9.0}
    head, *lines = list(csv.reader(exported(canvas, "csv").open(encoding="utf-8", newline="")))
    assert [line[head.index("points")] for line in lines] == ["", "7.5", "0"]


def test_an_export_that_cannot_be_written_says_so_and_leaves_nothing(moodle: Path) -> None:
    (moodle / "x" / "csv").mkdir(parents=True)
    with pytest.raises(WrongUsage, match="Cannot write to"):
        exported(moodle, "csv")
    assert sorted(path.name for path in (moodle / "x").iterdir()) == ["csv"]
