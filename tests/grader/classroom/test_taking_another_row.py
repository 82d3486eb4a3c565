"""Names that would take another student's row: a display name, a repaired name, a file's name, a path that is there
already. Each is unclear or a remark; the row of whoever was meant stays as it is."""

from __future__ import annotations

import os
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.batch.finding import submissions_in
from grader.classroom.batch.matching import matched
from grader.classroom.batch.roster import Roster, Student
from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Standing
from grader.submission.archive import files_in_archive
from tests.grader.classroom.conftest import RIGHT
from tests.grader.classroom.test_archive import zipped

GradeAll = Callable[..., Summary]
Rows = Callable[[], dict[str, Standing]]
NOTHING = b"def mean(values):\n    return None\n"
SHE, HE = "Zhang San_1001_assignsubmission_file_", "Zhang San_1001_assignsubmission_file_x_1002_assignsubmission_file_"
CLASS = Roster([Student(id="s1", name="Zhang San", moodle="1001"), Student(id="s2", name="Li Si", moodle="1002")])


@pytest.mark.parametrize(
    "roster", [CLASS, Roster([Student(id="s1", name="Zhang San"), Student(id="s2", name="Li Si")]), Roster([])]
)
@pytest.mark.parametrize("he", [HE, HE.replace("1002_", "7777_"), HE.removesuffix("file_") + "onlinetext_"])
def test_a_display_name_takes_no_other_row(
    tmp_path: Path, grade_all: GradeAll, rows: Rows, roster: Roster, he: str
) -> None:
    files = {f"{SHE}/ex01_01.py": RIGHT.encode(), f"{he}/ex01_01.py": NOTHING, f"{he}/ex01_02.py": NOTHING}
    grade_all(zipped(tmp_path / "class.zip", files), roster=roster)
    hers = [row for row in rows().values() if row.counts and row.scores and row.scores["1.1"].points]
    assert [row.label for row in hers] == ["Zhang San_1001"]
    assert hers[0].points == 10.0
    assert not roster.students or hers[0].student == "s1"
    others = [row for row in rows().values() if row.scores and row not in hers]
    assert others
    assert all(row.unclear for row in others)


def test_a_file_of_moodle_whose_name_holds_another_participant_is_unclear(tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    for name in (f"{SHE}hw.py", "Li Si_1002_assignsubmission_file_a_1001_assignsubmission_file_b.py"):
        (folder / name).write_text(RIGHT)
    with submissions_in(folder) as places:
        found = {match.place.label: match for match in matched(places, CLASS)}
    assert found.pop("Zhang San_1001").student.id == "s1"
    ((_, his),) = found.items()
    assert his.unclear is not None


def test_the_number_of_a_participant_counts_in_a_mixed_folder_too(tmp_path: Path) -> None:
    for name in ("张明_50096_assignsubmission_file_", "s1", "s2"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ex01_01.py").write_text(RIGHT)
    roster = Roster(
        [
            Student(id="s1"),
            Student(id="s2"),
            Student(id="s3", name="张明", moodle="50001"),
            Student(id="s4", name="张明", moodle="50096"),
        ]
    )
    with submissions_in(tmp_path) as places:
        found = {match.place.label: match.student.id for match in matched(places, roster)}
    assert found == {"s1/": "s1", "s2/": "s2", "张明_50096": "s4"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names of bytes that are no text")
def test_two_folders_whose_names_are_one_after_repair_are_both_unclear(tmp_path: Path) -> None:
    own = b"\xd5\xc5\xc8\xfd"  # the same name in GBK
    for top, file in (("张三".encode(), b"ex01_01.py"), (own, b"ex01_02.py"), (b"s2", b"ex01_01.py")):
        os.mkdir(os.fsencode(tmp_path) + b"/" + top)
        with open(os.fsencode(tmp_path) + b"/" + top + b"/" + file, "wb") as text:
            text.write(RIGHT.encode())
    with submissions_in(tmp_path) as places:
        read = {place.label: set(place.read().files) for place in places}
        found = {
            match.place.label: match
            for match in matched(places, Roster([Student(id="s1", name="张三"), Student(id="s2")]))
        }
    assert {label: names for label, names in read.items() if label != "s2/"} == {
        "张三/": {"ex01_01.py"},
        "张三~/": {"ex01_02.py"},
    }
    assert [label for label, match in found.items() if match.unclear] == ["张三/", "张三~/"]
    assert found["张三/"].candidates == ("s1",)


def test_a_class_of_one_is_the_student_who_is_on_the_roster(tmp_path: Path) -> None:
    roster = Roster([Student(id="alice"), Student(id="222", name="Bob"), Student(id="s3", name="张三")])
    for folder in ("alice", "张三"):
        home = tmp_path / folder
        (home / folder).mkdir(parents=True)
        (home / folder / "Bob_222_333_ex04_03.py").write_text(RIGHT)
        with submissions_in(home, is_student=roster.has) as places:
            (match,) = matched(places, roster)
        assert (match.student.id, match.place.label) == ({"alice": "alice", "张三": "s3"}[folder], f"{folder}/")


def test_two_members_that_would_be_one_path_are_a_remark_and_never_a_replacement(
    tmp_path: Path, grade_all: GradeAll, rows: Rows
) -> None:
    (tmp_path / "class").mkdir()
    with zipfile.ZipFile(tmp_path / "class" / "s001.zip", "w") as archive:
        archive.writestr("ex01_01.py", RIGHT)
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("ex01_01.py", NOTHING)
    refused: dict[str, object] = {}
    files = files_in_archive(tmp_path / "class" / "s001.zip", refused=refused)  # type: ignore[arg-type]  # any text
    assert (files, list(refused)) == ({"ex01_01.py": RIGHT.encode()}, ["ex01_01.py~"])
    grade_all(tmp_path / "class")
    (row,) = rows().values()
    assert row.points == 10.0
    assert "twice" in row.remarks[0].en


@pytest.mark.parametrize(
    ("name", "student"),
    [
        ("胡平a20231106346第三章作业", "20231106346"),
        ("hw20231106346", "20231106346"),
        ("x_20231106346_hw", "20231106346"),
        ("120231106346", None),
        ("李四a20231106346", None),
        ("胡平a20231109999", None),
    ],
)
def test_a_full_id_in_a_name_is_evidence(tmp_path: Path, name: str, student: str | None) -> None:
    roster = Roster([Student(id="20231106346", name="胡平"), Student(id="20231106347", name="李四")])
    (tmp_path / name).mkdir()
    (tmp_path / name / "ex01_01.py").write_text(RIGHT)
    (tmp_path / "20231106347").mkdir()
    (tmp_path / "20231106347" / "ex01_01.py").write_text(RIGHT)
    with submissions_in(tmp_path) as places:
        found = {match.place.label: match for match in matched(places, roster)}
    one = found[f"{name}/"]
    assert (one.student.id if one.unclear is None else None) == student
