"""A person's word beside the machine's: in the gradebook, reports and exports, through regrading and damage."""

from __future__ import annotations

import csv
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from grader.classroom.batch.roster import Roster, Student
from grader.classroom.export import Options, write
from grader.classroom.gradebook import Gradebook, Standing, overview
from grader.classroom.gradebook.rules import Rules, read_rules
from grader.classroom.page.attention import needs_a_person
from grader.classroom.review import publish
from grader.classroom.review.decide import decide, read_rulings
from grader.errors import GraderBroken, WrongUsage
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS, Here

GradeAll = Callable[..., object]
ROSTER = Roster([Student(id="s001", name="Maria Lopez"), Student(id="s002", name="张三")])


@pytest.fixture
def graded(hand_in: Callable[..., Path], grade_all: GradeAll, out: Path) -> Path:
    hand_in("s001", ex01_01=HALF, ex01_02=WITNESS)
    hand_in("s002", ex01_01=RIGHT)
    grade_all(roster=ROSTER)
    return out


def standings(out: Path) -> dict[str, Standing]:
    with Gradebook(out) as gradebook:
        return {row.student: row for row in overview(gradebook).rows}


def say(out: Path, *word: object) -> None:
    with Gradebook(out) as gradebook:
        decide(gradebook, *word)  # type: ignore[arg-type]
        publish(gradebook, out, {str(word[0])}, "en")


def test_points_of_a_person_take_the_place_of_the_machines_and_both_are_shown(graded: Path) -> None:
    assert standings(graded)["s001"].points == 17.5
    say(graded, "s001", "1.1", 9.0, "差一点")
    row = standings(graded)["s001"]
    assert (row.points, row.scores["1.1"].points, row.scores["1.1"].machine) == (19.0, 9.0, 7.5)
    assert row.comments == ("1.1: 差一点",)
    report = (graded / "reports" / "s001.html").read_text(encoding="utf-8")
    assert "Decided by your teacher" in report
    assert "the grader gave 7.5" in report
    with Gradebook(graded) as gradebook:
        path = graded / "g.csv"
        write("csv", gradebook, path, Options(language="en"))
    head, line, *_ = list(csv.reader(path.open(encoding="utf-8", newline="")))
    cell = dict(zip(head, line, strict=True))
    assert (cell["automatic"], cell["by_hand"], cell["points"]) == ("17.5", "1.5", "19")


def test_a_word_on_one_check_changes_that_check(graded: Path) -> None:
    with Gradebook(graded) as gradebook:
        checks = gradebook.query(
            "SELECT c.id, c.points, c.max_points FROM check_result c JOIN result r ON r.verdict = c.verdict"
            " WHERE r.submission = 's001/' AND r.exercise = '1.1'"
        )
    (failed,) = [check for check in checks if check[1] < check[2]]
    say(graded, "s001", f"1.1/{failed[0]}", failed[2], "")
    assert standings(graded)["s001"].scores["1.1"].points == 10.0


def test_points_for_the_whole_work_are_added_and_taken_back(graded: Path) -> None:
    say(graded, "s002", "all", 2.5, "额外的图")
    assert standings(graded)["s002"].points == 12.5
    say(graded, "s002", "all", None, "")
    assert standings(graded)["s002"].points == 10.0


@pytest.mark.parametrize(
    ("student", "what", "points", "why"),
    [
        ("s009", "1.1", 1.0, "no student"),
        ("s001", "9.9", 1.0, "no graded exercise"),
        ("s001", "1.1/nothing", 1.0, "there are test_"),
        ("s001", "1.1", -1.0, "from 0"),
        ("s001", "all", 1e9, "from -1000"),
    ],
)
def test_a_word_on_what_is_not_there_is_refused(graded: Path, student: str, what: str, points: float, why: str) -> None:
    with pytest.raises(WrongUsage, match=why):
        say(graded, student, what, points, "")


def test_one_wrong_line_of_a_table_and_none_counts(graded: Path) -> None:
    table = graded / "t.csv"
    table.write_text("student,what,points,comment\ns001,1.1,9,x\ns002,1.1,many,x\n")
    with Gradebook(graded) as gradebook, pytest.raises(WrongUsage, match=r"t\.csv:3"):
        read_rulings(gradebook, table)
    assert standings(graded)["s001"].points == 17.5
    table.write_text("student;what;points;comment\ns001;1.1;8,5;x\n")
    with Gradebook(graded) as gradebook:
        assert read_rulings(gradebook, table) == {"s001"}
    assert standings(graded)["s001"].scores["1.1"].points == 8.5


def test_a_word_is_kept_through_regrading_and_asked_about_when_the_verdict_changes(
    graded: Path, hand_in: Callable[..., Path], grade_all: GradeAll
) -> None:
    say(graded, "s001", "1.1", 9.0, "ok")
    grade_all(roster=ROSTER, regrade=["1.1"])
    row = standings(graded)["s001"]
    assert (row.scores["1.1"].points, row.scores["1.1"].outdated) == (9.0, False)
    assert "Decided by your teacher" in (graded / "reports" / "s001.html").read_text(encoding="utf-8")
    hand_in("s001", ex01_01=RIGHT)
    grade_all(roster=ROSTER)
    row = standings(graded)["s001"]
    assert (row.scores["1.1"].points, row.scores["1.1"].machine, row.scores["1.1"].outdated) == (9.0, 10.0, True)
    assert "case_outdated" in dict(needs_a_person([row], []))


def test_what_people_gave_survives_a_damaged_gradebook(graded: Path, grade_all: GradeAll, executor: Here) -> None:
    say(graded, "s001", "1.1", 9.0, "ok")
    (graded / "gradebook.sqlite").write_bytes(b"no database" * 500)
    for more in ("-wal", "-shm"):
        (graded / f"gradebook.sqlite{more}").unlink(missing_ok=True)
    with pytest.raises(GraderBroken, match=r"damaged.*Move it away.*by_hand\.json"):
        Gradebook(graded)
    (graded / "gradebook.sqlite").unlink()
    grade_all(roster=ROSTER)
    assert standings(graded)["s001"].points == 19.0


# rules


def test_lateness_takes_points_off_after_grace_and_all_after_the_cut_off(
    hand_in: Callable[..., Path], grade_all: GradeAll, out: Path
) -> None:
    now = datetime.now().astimezone()
    late = {"s001": timedelta(minutes=10), "s002": timedelta(hours=2), "s003": timedelta(days=1, hours=2),
            "s004": timedelta(days=9)}  # fmt: skip
    for student in late:
        hand_in(student, ex01_01=RIGHT)
    rules = Rules(late_percent_per_day=20, grace_minutes=15, cut_off_days=3)
    people = [Student(id=student, due=now - delay, submitted=now) for student, delay in late.items()]
    grade_all(roster=Roster(people), rules=rules)
    assert {id: row.points for id, row in standings(out).items()} == {
        "s001": 10.0, "s002": 8.0, "s003": 6.0, "s004": 0.0,
    }  # fmt: skip
    grade_all(roster=Roster(people))
    assert standings(out)["s002"].points == 8.0  # rules stay until others are given


def test_weights_and_extra_exercises(hand_in: Callable[..., Path], grade_all: GradeAll, out: Path) -> None:
    hand_in("s001", ex01_01=HALF, ex01_02=WITNESS)
    grade_all(rules=Rules(weights={"1.1": 2.0}, extra=("1.2",)))
    with Gradebook(out) as gradebook:
        seen = overview(gradebook)
    assert (seen.max_points, seen.rows[0].points) == (20.0, 25.0)


def test_rules_are_read_and_what_means_nothing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(
        'extra = ["1.2"]\n[weights]\n"1.1" = 2\n[late]\npercent_per_day = 10\ncut_off_days = 5\n'
        '[comments]\nok = "好"\n',
        encoding="utf-8",
    )
    rules = read_rules(path, {"1.1": 0, "1.2": 0})
    assert rules == Rules(
        weights={"1.1": 2.0},
        extra=("1.2",),
        late_percent_per_day=10.0,
        grace_minutes=0.0,
        cut_off_days=5.0,
        comments={"ok": "好"},
    )
    assert Rules.from_json(rules.to_json()) == rules
    assert rules.spelled_out("@ok!") == "好!"
    for text, why in (
        ("late_penalty = 3", "means nothing"),
        ('extra = ["9.9"]', "not among the graded"),
        ("[late]\npercent_per_day = -1", "expected a number"),
        ("x = ", "Cannot read"),
    ):
        path.write_text(text)
        with pytest.raises(WrongUsage, match=why):
            read_rules(path, {"1.1": 0})
