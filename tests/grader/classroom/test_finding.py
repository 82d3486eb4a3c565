"""Finding submissions: what people and learning platforms hand over, and whose each piece is."""

from __future__ import annotations

import io
import os
import stat
import tarfile
import zipfile
from datetime import datetime
from pathlib import Path

import pytest

from grader.classroom.batch import layout
from grader.classroom.batch.finding import Contents, Place, submissions_in
from grader.classroom.batch.roster import moment, read_roster
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
    (tmp_path / "s005").mkdir()
    (tmp_path / "s005" / ".ex01_01.py").write_bytes(CODE)
    (tmp_path / "link.py").symlink_to("/etc/passwd")
    (tmp_path / "loop").symlink_to(tmp_path)
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "README.md").write_text("not a submission")
    problems = {label: contents.problem.en for label, (_, contents) in found(tmp_path).items() if contents.problem}
    assert "leads out" in problems["evil.zip"]
    assert "use .zip" in problems["s002.rar"]
    assert problems["s003.pdf"] == problems["s004/"] == problems["s005/"] == "There is no .py or .ipynb file in it"
    assert "symbolic link" in problems["link.py"]
    assert "not a plain file" in problems["pipe.py"]
    assert set(problems) == {"evil.zip", "s002.rar", "s003.pdf", "s004/", "s005/", "link.py", "pipe.py", "loop"}


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
        "wangwu_104_text.html": b"<p>",
        "zhaoliu_105_link.html": b"<a>",
        "zhangsan_LATE_102_9002_homework-2.zip": zipped(tmp_path / "i.zip", {"ex01_01.py": CODE}).read_bytes(),
        "lisi_103_9003_homework.ipynb": b"{}",
    }
    places = {
        place.owner.canvas: (place, contents)
        for place, contents in found(zipped(tmp_path / "submissions.zip", bulk)).values()
    }
    assert set(places) == {"101", "102", "103", "104", "105"}
    assert places["101"][1].files == {"ex01_01.py": CODE, "ex01_02.py": CODE, "~earlier/ex01_01.py": b"old"}
    assert {place.owner.upload for place, _ in places.values()} == {
        "lopezmaria_101_9001",
        "zhangsan_102_9002",
        "lisi_103_9003",
        "",
    }
    for number in ("104", "105"):
        assert "entered in the platform" in places[number][1].problem.en
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


def test_a_roster_without_ids_says_what_it_has(tmp_path: Path) -> None:
    (tmp_path / "r.csv").write_text("name,mail\nx,y\n")
    with pytest.raises(WrongUsage, match=r"no column id; it has name, mail"):
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
    ("text", "meant"),
    [
        ("2026/11/3 9:05", datetime(2026, 11, 3, 9, 5)),
        ("2026-11-30", datetime(2026, 11, 30, 23, 59, 59)),
        ("2026年11月30日 18:00", datetime(2026, 11, 30, 18, 0)),
        ("2026-11-30T18:00:05", datetime(2026, 11, 30, 18, 0, 5)),
    ],
)
def test_times_are_read_as_people_write_them_and_a_day_lasts_until_its_end(text: str, meant: datetime) -> None:
    assert moment(text, "--due") == meant.astimezone()


@pytest.mark.parametrize("text", ["2026-13-01", "2026-11-30 25:00", "tomorrow", "30.11.2026"])
def test_a_time_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(WrongUsage, match="cannot understand the time"):
        moment(text, "--due")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "gbk"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_roster_is_read_as_spreadsheets_write_it(tmp_path: Path, encoding: str, separator: str) -> None:
    lines = [["学号", "姓名", "邮箱"], ["s001", "张三", "z@x.test"]]
    (tmp_path / "r.csv").write_bytes("\n".join(map(separator.join, lines)).encode(encoding))
    (student,) = read_roster(tmp_path / "r.csv").students
    assert (student.id, student.name, student.email) == ("s001", "张三", "z@x.test")


# what one student hands in never stops a class


def test_a_bad_member_of_a_class_archive_costs_its_own_student_alone(tmp_path: Path) -> None:
    folder = "n{}_{}_assignsubmission_file_/"
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for i in range(1, 7):
            archive.writestr(folder.format(i, i) + "ex01_01.py", CODE)
        link = zipfile.ZipInfo(folder.format(1, 1) + "link.py")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr(folder.format(2, 2) + "../n3_3_assignsubmission_file_/ex01_01.py", b"evil")
        archive.writestr(folder.format(4, 4) + "zeros.py", bytes(17 << 20), zipfile.ZIP_DEFLATED)
        archive.writestr(folder.format(5, 5) + "x.py", CODE, zipfile.ZIP_LZMA)
        archive.writestr("!!", b"no name")
    data = (tmp_path / "class.zip").read_bytes()
    (tmp_path / "class.zip").write_bytes(data.replace(b"!!", b"\0!"))  # a name ends at the first zero
    contents = {place.owner.moodle: contents for place, contents in found(tmp_path / "class.zip").values()}
    assert {number: one.files.get("ex01_01.py") for number, one in contents.items()} == dict.fromkeys("123456", CODE)
    reasons = {number: " ".join(text.en for text in one.unreadable.values()) for number, one in contents.items()}
    assert "link or a device" in reasons["1"]
    assert "leads out" in reasons["2"]
    assert "bomb" in reasons["4"]
    assert "compression" in reasons["5"]
    assert reasons["3"] == reasons["6"] == ""


@pytest.mark.parametrize("method", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_compression_that_asks_for_memory_is_refused_with_a_reason(tmp_path: Path, method: int) -> None:
    with zipfile.ZipFile(tmp_path / "s001.zip", "w", method) as archive:
        archive.writestr("ex01_01.py", CODE * 100)
    data = bytearray((tmp_path / "s001.zip").read_bytes())
    data[60:90] = os.urandom(30)
    (tmp_path / "s001.zip").write_bytes(data)
    ((_, contents),) = found(tmp_path).values()
    assert contents.problem is not None


def test_a_huge_file_beside_an_answer_is_a_remark(tmp_path: Path) -> None:
    zipped(tmp_path / "s001.zip", {"ex01_01.py": CODE, "dump.py": b"#" * (300 << 10), "rest.zip": b"broken"})
    ((_, contents),) = found(tmp_path).values()
    assert contents.files == {"ex01_01.py": CODE}
    assert "larger than 256 kB" in contents.unreadable["dump.py"].en
    assert "damaged" in contents.unreadable["rest.zip"].en


def test_names_that_are_no_text_are_cleaned_at_the_door(tmp_path: Path) -> None:
    raw = os.fsencode(tmp_path)
    for name in ("张三".encode("gbk"), b"\xff\xfe_x", b"a\x1b[31mred", "\u202egnp.s001".encode()):
        os.mkdir(raw + b"/" + name)
        with open(raw + b"/" + name + b"/ex01_01.py", "wb") as file:
            file.write(CODE)
    labels = set(found(tmp_path))
    assert "张三/" in labels
    assert len(labels) == 4
    assert all(label.isprintable() and label.encode() for label in labels)
    assert all(contents.files == {"ex01_01.py": CODE} for _, contents in found(tmp_path).values())


def test_a_time_outside_the_calendar_is_none(tmp_path: Path) -> None:
    (tmp_path / "s001.py").write_bytes(CODE)
    os.utime(tmp_path / "s001.py", (2**40, 2**40))
    info = tarfile.TarInfo("s002/ex01_01.py")
    info.size, info.mtime = len(CODE), 2**45
    with tarfile.open(tmp_path / "class.tar", "w", format=tarfile.GNU_FORMAT) as archive:
        archive.addfile(info, io.BytesIO(CODE))
    for where in (tmp_path / "s001.py").parent, tmp_path / "class.tar":
        assert all(contents.files for _, contents in found(where).values())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_folder_that_cannot_be_opened_is_a_row_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "s001").mkdir(mode=0)
    (tmp_path / "s002.py").write_bytes(CODE)
    try:
        assert "Cannot open s001/" in found(tmp_path)["s001/"][1].problem.en
    finally:
        (tmp_path / "s001").chmod(0o700)


def test_an_archive_that_is_written_to_while_it_is_read_is_no_fault_of_the_student(tmp_path: Path) -> None:
    path = zipped(tmp_path / "class.zip", {f"s00{i}/ex01_01.py": os.urandom(5000) for i in range(3)})
    with submissions_in(path) as places:
        path.write_bytes(b"rewritten" * 1000)
        failures = [place.read().failure for place in places]
    assert all(failure is not None and "while it was read" in failure.en for failure in failures)


def test_many_plain_files_of_zeros_are_bounded_together(tmp_path: Path) -> None:
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for i in range(300):
            archive.writestr(f"s001/f{i}.py", bytes(255 << 10))
        archive.writestr("s002/ex01_01.py", CODE)
    places = found(path)
    assert sum(map(len, places["s001/"][1].files.values())) <= 64 << 20
    assert any("too large" in why.en for why in places["s001/"][1].unreadable.values())
    assert places["s002/"][1].files == {"ex01_01.py": CODE}


# where the class is


def test_the_folder_of_the_results_is_no_student(tmp_path: Path) -> None:
    (tmp_path / "s001.py").write_bytes(CODE)
    (tmp_path / "results" / "reports").mkdir(parents=True)
    (tmp_path / "results" / "gradebook.sqlite").write_bytes(b"")
    with submissions_in(tmp_path, without=tmp_path / "results") as places:
        assert [place.label for place in places] == ["s001.py"]


def test_an_empty_folder_is_wrong_usage_and_no_class_that_is_missing(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(WrongUsage, match="no submission in"):
        found(tmp_path / "empty")


def test_folders_around_the_class_are_looked_through_and_those_in_a_students_work_are_not(tmp_path: Path) -> None:
    for i in range(3):
        folder = tmp_path / "a" / "class" / "hw3" / f"s00{i}"
        folder.mkdir(parents=True)
        (folder / "ex01_01.py").write_bytes(CODE)
    assert {place.owner.id for place, _ in found(tmp_path / "a").values()} == {"s000", "s001", "s002"}
    for chapter in ("chapter03", "chapter04"):
        folder = tmp_path / "b" / "s001" / chapter
        folder.mkdir(parents=True)
        (folder / "ex01_01.py").write_bytes(CODE)
    assert {place.owner.id for place, _ in found(tmp_path / "b").values()} == {"s001"}


def test_the_archive_of_one_student_is_no_class_whatever_its_names_imitate(tmp_path: Path) -> None:
    zipped(tmp_path / "s001.zip", {f"n{i}_{i}_assignsubmission_file_/ex01_01.py": CODE for i in range(3)})
    with submissions_in(tmp_path, is_student=lambda name: name == "s001") as places:
        assert [place.owner.id for place in places] == ["s001"]


def test_files_that_a_student_numbered_keep_their_names_in_a_canvas_download(tmp_path: Path) -> None:
    bulk = {"lopezmaria_101_9001_ch3-1.py": b"1", "lopezmaria_101_9002_ch3-2.py": b"2", "lisi_102_9003_a-2.py": b"3"}
    places = {place.owner.canvas: one for place, one in found(zipped(tmp_path / "c.zip", bulk)).values()}
    assert places["101"].files == {"ch3-1.py": b"1", "ch3-2.py": b"2"}
    assert places["102"].files == {"a.py": b"3"}


def test_an_archive_of_the_class_is_read_one_student_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for i in range(1200):  # more files than any single student may hand in
            archive.writestr(f"s{i:04}/ex01_01.py", CODE)
    with submissions_in(path) as places:
        assert len(places) == 1200
        assert places[7].read().files == {"ex01_01.py": CODE}
