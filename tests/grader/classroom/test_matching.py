"""Whose a submission is: numbers, ids and names never stand for one another, and what is unclear is not guessed."""

from __future__ import annotations

import pytest

from grader.classroom.batch.finding import Contents, Place
from grader.classroom.batch.matching import NOBODY, Match, matched
from grader.classroom.batch.roster import Owner, Roster, Student
from grader.errors import WrongUsage

ROSTER = Roster(
    [
        Student(id="s001", name="Maria Lopez", moodle="12345", canvas="101"),
        Student(id="s002", name="Wang Wu"),
        Student(id="s003", name="张三"),
        Student(id="s004", name="张三丰"),
        Student(id="3", name="李四"),
        Student(id="2026001", name="欧阳七"),
        Student(id="s007", name="王五"),
        Student(id="s008", name="王五"),
        Student(id="1-23"),
        Student(id="12-3"),
    ]
)


def place(label: str, owner: Owner | None = None) -> Place:
    return Place(label=label, owner=owner or Owner(id=label), modified=None, late=False, read=lambda: Contents({}))


def match(owner: Owner | str, settled: dict[str, str] | None = None) -> Match:
    one = place(owner) if isinstance(owner, str) else place("it", owner)
    (found,) = matched([one], ROSTER, settled or {})
    return found


@pytest.mark.parametrize(
    ("owner", "student", "rule"),
    [
        ("s001", "s001", "id"),
        ("S001", "s001", "id"),
        ("3", "3", "id"),
        ("1-23", "1-23", "id"),
        ("hw_12-3_final", "12-3", "id in name"),
        ("第3章_s001_作业", "s001", "id in name"),
        ("s003张三", "s003", "id in name"),
        ("2026001", "2026001", "id"),
        ("作业_2026001_欧阳七", "2026001", "id in name"),
        ("homework_3_李四", "3", "id in name"),
        ("Lopez, Maria", "s001", "name"),
        ("hw3_maria_lopez", "s001", "name"),
        ("张三丰的作业", "s004", "name"),
        ("张三作业", "s003", "name"),
        (Owner(name="anything", moodle="12345"), "s001", "moodle"),
        (Owner(name="lopezmaria", canvas="101"), "s001", "canvas"),
        (Owner(name="Wang Wu", moodle="777"), "s002", "name"),
        (Owner(name="wangwu", canvas="778"), "s002", "name"),
    ],
)
def test_a_student_is_found_by_a_rule_that_has_a_name(owner: Owner | str, student: str, rule: str) -> None:
    found = match(owner)
    assert (found.student.id, found.rule, found.unclear) == (student, rule, None)


@pytest.mark.parametrize(
    ("owner", "why", "candidates"),
    [
        ("homework_3_张三", "different students", {"3", "s003"}),
        ("homework_3", "any other number", {"3"}),
        ("s001_s002", "several ids", {"s001", "s002"}),
        ("s001_张三", "different students", {"s001", "s003"}),
        ("2026999_张三", "on no roster", {"s003"}),
        ("王五_作业", "Several students", {"s007", "s008"}),
        ("\uff53\uff10\uff10\uff11", "other characters", {"s001"}),
        ("stranger", "Nobody", set()),
        (Owner(name="Nobody", moodle="3"), "Nobody", set()),
        (Owner(name="someone", canvas="2026001"), "Nobody", set()),
        (Owner(name="s002", moodle="9"), "Nobody", {"s002"}),
        (Owner(name="s002 Maria Lopez", moodle="9"), "Nobody", {"s002"}),
        (Owner(name="Maria Lopez", moodle="9"), "has the number 12345", {"s001"}),
        (Owner(name="张三", moodle="12345"), "another's", {"s001", "s003"}),
        (Owner(name="王五", moodle="9"), "Several students", {"s007", "s008"}),
    ],
)
def test_what_is_unclear_is_nobodys_and_says_why(owner: Owner | str, why: str, candidates: set[str]) -> None:
    found = match(owner)
    assert found.rule == "nobody"
    assert found.unclear is not None
    assert why in found.unclear.en
    assert set(found.candidates) == candidates
    assert not found.student.on_roster
    assert not ROSTER.has(found.student.id)


def test_two_participants_never_share_a_row() -> None:
    both = [place("a", Owner(name="Wang Wu", moodle="1")), place("b", Owner(name="Wang Wu", moodle="2"))]
    assert [one.candidates for one in matched(both, ROSTER)] == [("s002",), ("s002",)]
    assert all(one.unclear for one in matched(both, ROSTER))


def test_the_numbers_of_a_platform_survive_matching_by_name() -> None:
    assert match(Owner(name="Wang Wu", moodle="777")).student.moodle == "777"
    found = match(Owner(name="wangwu", canvas="778", upload="wangwu_778_9001")).student
    assert (found.canvas, found.upload) == ("778", "wangwu_778_9001")


def test_a_settlement_decides() -> None:
    found = match("homework_3_张三", {"homework_3_张三": "s003"})
    assert (found.student.id, found.rule, found.unclear) == ("s003", "settled", None)
    assert matched([place("x")], ROSTER, {"x": NOBODY}) == []
    with pytest.raises(WrongUsage, match="not on the roster"):
        match("x", {"x": "s999"})


def test_without_a_roster_everybody_is_who_the_name_says_and_a_number_is_no_id() -> None:
    found = [one.student.id for one in matched([place("s001"), place("b", Owner(name="X", moodle="3"))], Roster([]))]
    assert found == ["s001", "moodle-3"]
