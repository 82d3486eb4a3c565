"""Finding submissions: what people and learning platforms hand over, and whose each piece is."""

from __future__ import annotations

import os
import zipfile
from datetime import datetime
from pathlib import Path

import pytest

from grader.classroom.batch import layout
from grader.classroom.batch.finding import Contents, Place, submissions_in
from grader.classroom.batch.roster import Owner, Roster, Student, read_roster
from grader.errors import WrongUsage
from tests.grader.classroom.conftest import RIGHT
from tests.grader.classroom.test_archive import zipped

CODE = RIGHT.encode()


def found(path: Path) -> dict[str, tuple[Place, Contents]]:
    with submissions_in(path) as places:
        return {place.label: (place, place.read()) for place in places}


def test_a_path_that_is_nothing_says_what_was_expected(tmp_path: Path) -> None:
    for name in ("nowhere", "nowhere.zip", "notes.txt"):
        with pytest.raises(WrongUsage, match="expected a folder"):
            found(tmp_path / name)


def test_a_damaged_class_archive_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "class.zip").write_bytes(b"no zip")
    with pytest.raises(WrongUsage, match="damaged"):
        found(tmp_path / "class.zip")


def test_unreadable_submissions_are_found_with_a_reason(tmp_path: Path) -> None:
    zipped(tmp_path / "evil.zip", {"../x.py": CODE})
    (tmp_path / "s002.rar").write_bytes(b"Rar!")
    (tmp_path / "s003.pdf").write_bytes(b"%PDF")
    (tmp_path / "s004").mkdir()
    (tmp_path / "link.py").symlink_to("/etc/passwd")
    (tmp_path / "loop").symlink_to(tmp_path)
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "README.md").write_text("not a submission")
    problems = {label: contents.problem.en for label, (_, contents) in found(tmp_path).items() if contents.problem}
    assert "leads out" in problems["evil.zip"]
    assert "use .zip" in problems["s002.rar"]
    assert problems["s003.pdf"] == problems["s004/"] == "There is no .py or .ipynb file in it"
    assert "symbolic link" in problems["link.py"]
    assert "not a plain file" in problems["pipe.py"]
    assert set(problems) == {"evil.zip", "s002.rar", "s003.pdf", "s004/", "link.py", "pipe.py", "loop"}


def test_one_bad_archive_leaves_the_other_files_of_a_submission(tmp_path: Path) -> None:
    (tmp_path / "s001").mkdir()
    (tmp_path / "s001" / "ex01_01.py").write_bytes(CODE)
    (tmp_path / "s001" / "rest.zip").write_bytes(b"broken")
    _, contents = found(tmp_path)["s001/"]
    assert set(contents.files) == {"ex01_01.py"}
    assert "damaged" in contents.unreadable["rest.zip"].en
    assert contents.problem is None


def test_folders_files_and_archives_are_submissions(tmp_path: Path) -> None:
    (tmp_path / "s001").mkdir()
    (tmp_path / "s001" / "ex01_01.py").write_bytes(CODE)
    (tmp_path / "s002.ipynb").write_bytes(b"{}")
    (tmp_path / "s003.py").write_bytes(CODE)
    zipped(tmp_path / "s004.zip", {"ex01_01.py": CODE})
    places = found(tmp_path)
    assert {place.owner.id for place, _ in places.values()} == {"s001", "s002", "s003", "s004"}
    assert all(contents.files for _, contents in places.values())


def test_a_moodle_download_is_recognised(tmp_path: Path) -> None:
    inner = zipped(tmp_path / "inner.zip", {"hw/ex01_01.py": CODE}).read_bytes()
    bulk = {
        "Maria Lopez_12345_assignsubmission_file_/ex01_01.py": CODE,
        "张三_12346_assignsubmission_file_/作业.zip": inner,
        "Li Si_12347_assignsubmission_onlinetext_/onlinetext.html": b"<p>",
        "Wang Wu_12348_assignsubmission_file_ex01_01.py": CODE,
    }
    places = found(zipped(tmp_path / "HW1-123.zip", bulk))
    owners = {place.owner.moodle: (place.owner.name, contents) for place, contents in places.values()}
    assert {number: name for number, (name, _) in owners.items()} == {
        "12345": "Maria Lopez",
        "12346": "张三",
        "12347": "Li Si",
        "12348": "Wang Wu",
    }
    assert owners["12345"][1].files == {"ex01_01.py": CODE}
    assert owners["12346"][1].files == {"hw/ex01_01.py": CODE}
    assert owners["12347"][1].problem is not None
    assert owners["12348"][1].files == {"ex01_01.py": CODE}


def test_a_canvas_download_is_recognised(tmp_path: Path) -> None:
    bulk = {
        "lopezmaria_101_9001_ex01_01.py": b"old",
        "lopezmaria_101_9005_ex01_01-1.py": CODE,
        "lopezmaria_101_9006_ex01_02.py": CODE,
        "zhangsan_LATE_102_9002_homework-2.zip": zipped(tmp_path / "i.zip", {"ex01_01.py": CODE}).read_bytes(),
        "lisi_103_9003_homework.ipynb": b"{}",
    }
    places = {
        place.owner.canvas: (place, contents)
        for place, contents in found(zipped(tmp_path / "submissions.zip", bulk)).values()
    }
    assert set(places) == {"101", "102", "103"}
    assert places["101"][1].files == {"ex01_01.py": CODE, "ex01_02.py": CODE}
    assert (places["101"][0].late, places["102"][0].late) == (False, True)
    assert places["102"][1].files == {"ex01_01.py": CODE}


def test_a_folder_with_nothing_but_a_platform_archive_is_that_class(tmp_path: Path) -> None:
    zipped(tmp_path / "bulk.zip", {f"n{i}_{i}_assignsubmission_file_/ex01_01.py": CODE for i in range(3)})
    assert len(found(tmp_path)) == 3
    (tmp_path / "bulk.zip").unlink()
    zipped(tmp_path / "s001.zip", {"ex01_01.py": CODE})
    assert set(found(tmp_path)) == {"s001.zip"}


def test_one_folder_around_everything_is_looked_through(tmp_path: Path) -> None:
    places = found(zipped(tmp_path / "class.zip", {f"hw1/s00{i}/ex01_01.py": CODE for i in range(3)}))
    assert {place.owner.id for place, _ in places.values()} == {"s000", "s001", "s002"}


def test_names_are_told_apart_from_platforms() -> None:
    assert layout.recognised(["s001/ex01_01.py", "s002/ex01_01.py"]) == ""
    assert layout.recognised(["my_1_2_file.py", "s002.py", "s003.py"]) == ""


# the roster


def roster(*students: Student) -> Roster:
    return Roster(students)


def test_a_roster_without_ids_says_what_it_has(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text("name,mail\nx,y\n")
    with pytest.raises(WrongUsage, match=r"no column id; it has \['name', 'mail'\]"):
        read_roster(tmp_path / "r.csv")


def test_a_roster_with_an_id_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text("id\ns001\ns001\n")
    with pytest.raises(WrongUsage, match="s001 twice"):
        read_roster(tmp_path / "r.csv")


def test_a_due_time_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text("id,due\ns001,tomorrow\n")
    with pytest.raises(WrongUsage, match="'tomorrow'"):
        read_roster(tmp_path / "r.csv")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "gbk"])
def test_a_roster_in_chinese_is_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "r.csv").write_bytes("学号,姓名,截止时间\n2026001,欧阳 七,2026/11/30 23:59\n".encode(encoding))
    (student,) = read_roster(tmp_path / "r.csv").students
    assert (student.id, student.name) == ("2026001", "欧阳 七")
    assert student.due == datetime(2026, 11, 30, 23, 59).astimezone()


@pytest.mark.parametrize(
    "owner",
    [
        Owner("S001"),
        Owner("第3章_s001_作业"),
        Owner("55", "anything", moodle="12345"),
        Owner("101", "lopezmaria"),
        Owner("x", "Maria Lopez"),
        Owner("Lopez, Maria"),
    ],
)
def test_a_student_is_found_by_id_number_or_name(owner: Owner) -> None:
    others = [Student("s002", "Wang Wu"), Student("s003", "张三")]
    assert roster(Student("s001", "Maria Lopez", moodle="12345"), *others).student(owner).id == "s001"


def test_a_name_that_two_share_finds_nobody() -> None:
    student = roster(Student("s001", "张三"), Student("s002", "张三")).student(Owner("张三_作业"))
    assert (student.id, student.on_roster) == ("张三_作业", False)


def test_two_ids_in_one_name_find_nobody() -> None:
    assert not roster(Student("s001"), Student("s002")).student(Owner("s001_s002")).on_roster


def test_an_archive_of_the_class_is_read_one_student_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for i in range(1200):  # more files than any single student may hand in
            archive.writestr(f"s{i:04}/ex01_01.py", CODE)
    with submissions_in(path) as places:
        assert len(places) == 1200
        assert places[7].read().files == {"ex01_01.py": CODE}
