"""Grades that go out: one number in every format, none for a row that is not settled, and a history of what changed."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from grader.classroom.batch.candidates import Due
from grader.classroom.batch.roster import Roster, Student
from grader.classroom.export import Options, publishing
from grader.classroom.export.table import write_table
from grader.classroom.gradebook import Gradebook, Rules, overview
from grader.classroom.gradebook.changes import changes, note_changes
from grader.classroom.gradebook.essays import essays
from grader.classroom.gradebook.items import correlation, items
from grader.classroom.page.attention import needs_a_person
from grader.classroom.page.page import class_page
from grader.classroom.review.decide import decide, read_rulings
from grader.cli.main import app
from grader.errors import WrongUsage
from grader.text import Text
from tests.grader.classroom.agreeing import assert_all_say_the_same, grades, shown, table
from tests.grader.classroom.classes import make_class, statistics
from tests.grader.classroom.conftest import ESSAY, HALF, RIGHT, WITNESS

YESTERDAY = datetime.now().astimezone() - timedelta(hours=20)
RULES = Rules(weights={"1.1": 2.0}, late_percent_per_day=10, strict=0.2)
ROSTER = Roster(
    [
        Student(id="20231101", name="陈雨桐", moodle="", canvas="901", email="c1@x.test"),
        Student(id="20231102", name="陈雨桐", moodle="", canvas="902", email="c2@x.test"),
        Student(id="20231103", name="李四", moodle="5003", canvas="903", section="A 班"),
        Student(id="20231104", name="王五", moodle="5004", canvas="904", due=YESTERDAY, section="A 班"),
        Student(id="20231105", name="赵六", moodle="5005", canvas="905", section="B 班"),
        Student(id="20231106", name="钱七", moodle="5006", canvas="906"),
    ]
)
UNCLEAR = {"20231101", "20231102"}
GradeAll = Callable[..., object]


@pytest.fixture
def graded(hand_in: Callable[..., Path], grade_all: GradeAll, out: Path) -> Path:
    """Whose 陈雨桐 is nobody knows; one right, one late, one half wrong with a decision, one who handed in nothing."""
    hand_in("陈雨桐", ex01_01=RIGHT)
    hand_in("20231103", ex01_01=RIGHT, ex01_02=ESSAY)
    hand_in("20231104", ex01_01=RIGHT, ex01_02=WITNESS)
    hand_in("20231105", ex01_01=HALF)
    grade_all(roster=ROSTER, rules=RULES)
    with Gradebook(out) as gradebook:
        decide(gradebook, "20231105", "all", 1.5, "")
        note_changes(gradebook)
    return out


def published(out: Path, **options: object) -> Path:
    with Gradebook(out) as gradebook:
        publishing.write_all(gradebook, out / "published", Options(language="en", **options))  # type: ignore[arg-type]
    return out / "published"


def run(arguments: list[str]) -> Result:
    """`grade` with these arguments; its `return_value` is the exit status."""
    return CliRunner().invoke(app, arguments, standalone_mode=False)


def test_who_handed_in_gets_no_zero_while_it_is_unclear_whose_it_is(graded: Path) -> None:
    folder = published(graded)
    assert set(grades(folder)) == {"20231103", "20231104", "20231105", "20231106"}
    for name, key in (
        ("canvas.csv", "SIS User ID"),
        ("blackboard.csv", "Username"),
        ("brightspace.csv", "OrgDefinedId"),
    ):
        assert not UNCLEAR & set(table(folder / name, key))
    there = table(folder / "moodle.csv", "ID number")
    assert [there[student]["Grade"] for student in sorted(UNCLEAR)] == ["", ""]
    page = (graded / "index.html").read_text(encoding="utf-8")
    assert "20231101" in page


@pytest.mark.parametrize("out_of", [None, 100.0])
def test_every_format_says_the_number_of_the_csv(graded: Path, out_of: float | None) -> None:
    with Gradebook(graded) as gradebook:
        publishing.settle_rules(gradebook, None, out_of, None)
    published(graded)
    points = {"20231103": 30.0, "20231104": 27.0, "20231105": 16.5, "20231106": 0.0}
    assert {student: float(grade) for student, grade in assert_all_say_the_same(graded).items()} == {
        student: round(one * (out_of or 30) / 30, 2) for student, one in points.items()
    }


def test_the_report_of_a_worker_says_what_the_gradebook_says(graded: Path) -> None:
    """The page that came with the verdict, before anybody published anything."""
    with Gradebook(graded) as gradebook:
        seen = overview(gradebook)
        said = {
            row.student: shown((graded / row.report).read_text(encoding="utf-8")) for row in seen.rows if row.report
        }
        assert said["20231104"] == "27" == f"{seen.grade(next(r for r in seen.rows if r.student == '20231104')):g}"


def test_a_report_says_weights_lateness_and_what_counts(graded: Path) -> None:
    text = (published(graded).parent / "reports" / "20231104.html").read_text(encoding="utf-8")
    assert "× 2 counts 20" in text
    assert re.search(r"Late by \d+ h: × 0.9, which takes off 3 points", text)
    assert "Grade: 27 of 30" in text
    plain = re.sub(r"<[^>]+>", "", text)
    assert "迟交" in plain


def test_no_grade_for_those_who_handed_in_nothing_where_that_is_chosen(graded: Path) -> None:
    with Gradebook(graded) as gradebook:
        publishing.settle_rules(gradebook, "empty", None, None)
    assert "20231106" not in grades(published(graded))
    with Gradebook(graded) as gradebook:
        decide(gradebook, "20231106", "all", 5.0, "")
    assert grades(published(graded))["20231106"] == "5"


def test_publishing_says_what_goes_out_and_refuses_what_is_not_settled(graded: Path) -> None:
    refused = run(["publish", str(graded), "--lang", "en"])
    assert (refused.return_value, (graded / "published").exists()) == (1, False)
    assert "陈雨桐/: Several students have this name (20231101, 20231102?)" in refused.output
    assert "4 grades, out of 30" in refused.output
    assert run(["publish", str(graded), "--plan", "--lang", "en"]).return_value == 1
    assert not (graded / "published").exists()
    done = run(["publish", str(graded), "--without-unclear", "--lang", "en"])
    assert (done.return_value, set(grades(graded / "published"))) == (
        0,
        {"20231103", "20231104", "20231105", "20231106"},
    )


def test_sections_have_their_own_files(graded: Path) -> None:
    folder = published(graded)
    (own,) = (path for path in folder.iterdir() if path.is_dir() and path.name.startswith("A"))
    assert set(grades(own)) == {"20231103", "20231104"}


def test_the_worksheet_that_goes_in_comes_out_and_only_the_grades_of_settled_rows_change(
    graded: Path, tmp_path: Path
) -> None:
    own = tmp_path / "w.csv"
    head = ["Identifier", "Full name", "Status", "Grade", "Maximum Grade", "Last modified (grade)"]
    numbers = [*range(5001, 5089)]
    lines = [[f"Participant {n}", f"N{n}", "Submitted for grading", "88.00", "100.00", "-"] for n in numbers]
    with own.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *lines])
    with Gradebook(graded) as gradebook:
        gradebook.query("UPDATE student SET moodle = '5001' WHERE id = '20231101'")
        publishing.settle_rules(gradebook, None, None, own)
    folder = published(graded, worksheet=own)
    written = list(csv.reader((folder / "moodle.csv").open(encoding="utf-8", newline="")))
    assert len(written) == 1 + 88
    changed = {line[0]: line[3] for line, before in zip(written[1:], lines, strict=True) if line != before}
    by_csv = grades(folder)
    assert changed == {f"Participant 500{i}": by_csv[f"2023110{i}"] for i in (3, 4, 5, 6)}
    assert by_csv["20231103"] == "100"  # the worksheet says what the grades are out of


def test_a_worksheet_with_another_maximum_is_refused(graded: Path, tmp_path: Path) -> None:
    own = tmp_path / "w.csv"
    own.write_text("Identifier,Grade,Maximum Grade\nParticipant 5003,,50\n")
    with Gradebook(graded) as gradebook, pytest.raises(WrongUsage, match="out of 50, the grades out of 100"):
        publishing.settle_rules(gradebook, None, 100.0, own)


def test_feedback_says_how_many_of_how_many_and_fails_where_it_is_empty(graded: Path) -> None:
    some = run(["export", "feedback", str(graded), "--lang", "en"])
    assert (some.return_value, some.output.splitlines()[0].endswith("feedback.zip")) == (0, True)
    none = run(["export", "canvas-feedback", str(graded), "--lang", "en"])
    assert none.return_value == 1
    assert "0 of 3" in none.output
    assert "3 are not in it" in none.output
    warned = run(["export", "canvas", str(graded), "--lang", "en"])
    assert "3 rows are not settled" in warned.output


def test_an_export_may_be_written_to_standard_output(graded: Path) -> None:
    done = run(["export", "csv", str(graded), "--out", "-", "--lang", "en"])
    assert done.stdout.startswith("student,name,")
    assert not Path("-").exists()


# what changed


def test_a_decision_is_a_change_with_its_reason(graded: Path) -> None:
    run(["decide", str(graded), "20231105", "1.1", "--points", "9", "--lang", "en"])
    with Gradebook(graded) as gradebook:
        found = [(one.student, one.exercise, one.before, one.after, one.why) for one in changes(gradebook)]
    assert found == [("20231105", "1.1", 7.5, 9.0, "decision"), ("20231105", "", 16.5, 19.5, "decision")]
    told = run(["changes", str(graded), "--lang", "en"]).output
    assert "1 students 20231105: 1.1 from 7.5 to 9 (a decision)" in told


def test_another_submission_is_a_change_and_the_same_class_again_is_none(
    graded: Path, hand_in: Callable[..., Path], grade_all: GradeAll
) -> None:
    grade_all(roster=ROSTER, rules=RULES)
    with Gradebook(graded) as gradebook:
        assert note_changes(gradebook) == []
    hand_in("20231105", ex01_01=RIGHT)
    grade_all(roster=ROSTER, rules=RULES)
    with Gradebook(graded) as gradebook:
        found = [(one.exercise, one.before, one.after, one.why) for one in note_changes(gradebook)]
    assert found == [("1.1", 7.5, 10.0, "submission"), ("", 16.5, 21.5, "submission")]


def test_other_rules_change_grades_and_no_points(graded: Path) -> None:
    with Gradebook(graded) as gradebook:
        gradebook.change_rules(replace(gradebook.rules, weights={}, title=Text("作业", "Homework")))
        found = {one.student: (one.exercise, one.before, one.after, one.why) for one in note_changes(gradebook)}
    assert found["20231103"] == ("", 30.0, 20.0, "rules")


def test_publishing_says_how_many_grades_are_others_than_before(graded: Path) -> None:
    published(graded)
    with Gradebook(graded) as gradebook:
        decide(gradebook, "20231105", "1.1", 9.0, "")
        assert publishing.going_out(gradebook).changed == 1


# what people decide, and when it was handed in


def test_points_beyond_the_worth_of_an_exercise_have_to_be_meant(graded: Path) -> None:
    with Gradebook(graded) as gradebook:
        with pytest.raises(WrongUsage, match="from 0 to 10 but got 99; to give more, say --more"):
            decide(gradebook, "20231105", "1.1", 99.0, "")
        decide(gradebook, "20231105", "1.1", 12.0, "", more=True)
        assert next(row for row in overview(gradebook).rows if row.student == "20231105").scores["1.1"].points == 12


def test_a_comment_that_the_rules_do_not_have_is_refused(graded: Path) -> None:
    with Gradebook(graded) as gradebook:
        gradebook.change_rules(replace(gradebook.rules, comments={"单位": "写明单位。", "units": "Say the unit."}))
        with pytest.raises(WrongUsage, match=r"no comment @unit; there are @units, @单位"):
            decide(gradebook, "20231105", "1.1", None, "see @unit")
        decide(gradebook, "20231105", "1.1", None, "@单位再看 a@b.cn, @@property")
        (ruling,) = (one for one in gradebook.rulings("20231105") if one.exercise)
    assert ruling.comment == "写明单位。再看 a@b.cn, @property"


def test_a_table_of_decisions_reads_the_class_once(graded: Path, tmp_path: Path, monkeypatch: Any) -> None:
    lines = [[student, "1.1", "5", ""] for student in ("20231103", "20231104", "20231105")] * 20
    write_table(tmp_path / "d.csv", [["student", "what", "points", "comment"], *lines])
    asked = 0

    def counting(gradebook: Gradebook) -> object:
        nonlocal asked
        asked += 1
        return overview(gradebook)

    monkeypatch.setattr("grader.classroom.review.decide.overview", counting)
    with Gradebook(graded) as gradebook:
        assert read_rulings(gradebook, tmp_path / "d.csv") == {"20231103", "20231104", "20231105"}
    assert asked == 1


def test_times_that_look_like_one_copy_are_said_so(
    hand_in: Callable[..., Path], grade_all: Callable[..., Any], out: Path
) -> None:
    for i in range(5):
        hand_in(f"s{i}", ex01_01=RIGHT)
    summary = grade_all(due=Due(YESTERDAY))
    assert "looks like that of a copy" in summary.remarks[0].en
    with Gradebook(out) as gradebook:
        seen = overview(gradebook)
        kinds = dict(needs_a_person(seen.rows, []))
    assert len(kinds["case_copied"]) == 1
    times = {"": datetime.now().astimezone()}
    assert grade_all(due=Due(datetime.now().astimezone() + timedelta(days=1)), times=times).remarks == []


def test_the_platforms_word_comes_before_the_time_of_a_file(
    hand_in: Callable[..., Path], grade_all: Callable[..., Any], out: Path
) -> None:
    hand_in("s1", ex01_01=RIGHT)
    roster = Roster([Student(id="s1", moodle="77", section="B")])
    early = YESTERDAY - timedelta(days=2)
    grade_all(roster=roster, due=Due(YESTERDAY, {"B": YESTERDAY - timedelta(days=1)}), times={"77": early})
    with Gradebook(out) as gradebook:
        (row,) = overview(gradebook).rows
    assert (row.late, row.clock, row.submitted) == (False, "worksheet", early.isoformat(timespec="seconds"))


# what the class says about the items


def test_identical_answers_are_one_line_to_read(graded: Path, hand_in: Callable[..., Path], grade_all: Any) -> None:
    hand_in("20231105", ex01_01=HALF, ex01_02=ESSAY)
    grade_all(roster=ROSTER, rules=RULES)
    with Gradebook(graded) as gradebook:
        (one,) = essays(gradebook)
        cases = dict(needs_a_person(overview(gradebook).rows, [], [one]))["case_to_review"]
    assert one.students == one.waiting == ("20231103", "20231105")
    assert [case.why.en for case in cases] == ["1.2 essay; the same text from 2: 20231105"]


def test_one_mistake_on_two_exercises_is_one_line() -> None:
    seen = make_class(10)
    page = class_page(seen, statistics(seen), "en")
    assert page.count("Forgets the bias term") == 1
    assert '<b class="num">2.5, 4.3</b>' in page


def test_items_say_how_hard_and_how_telling_they_were(
    hand_in: Callable[..., Path], grade_all: Callable[..., Any], out: Path
) -> None:
    """Six students; who has 1.1 wrong has 1.2 wrong: counted by hand."""
    for i in range(6):
        bad = i < 3
        hand_in(
            f"s{i}",
            ex01_01=(HALF if bad else RIGHT) + f"# {i}\n",
            ex01_02="def counterexample(n):\n    return {}\n" if bad else WITNESS,
        )
    grade_all()
    with Gradebook(out) as gradebook:
        found = {(one.exercise, one.check): one for one in items(gradebook)}
    first, second = found["1.1", ""], found["1.2", ""]
    assert (first.students, first.difficulty) == (6, pytest.approx((3 * 0.75 + 3) / 6))
    assert first.discrimination == pytest.approx(1.0)
    assert second.discrimination == pytest.approx(1.0)
    spread = found["1.1", "test_spread"]
    assert spread.difficulty == pytest.approx(0.5)
    assert correlation([(1, 2), (2, 1), (3, 3)]) == pytest.approx(0.5)
    assert correlation([(1, 1), (1, 2)]) is None
