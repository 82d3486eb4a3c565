"""A class with the 21 odd kinds of submissions that teachers meet: a grade only where it is settled, and one number."""

from __future__ import annotations

import io
import os
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.batch.roster import Roster, Student
from grader.classroom.export import Options, publishing
from grader.classroom.gradebook import Gradebook, Rules
from tests.grader.classroom.agreeing import assert_all_say_the_same
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.test_recognition import colab, jupyterlab

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs links, and names that Windows refuses")
IDS = [f"20231106{i:03}" for i in range(40)]
ROSTER = Roster(
    [
        Student(id=id, name="陈雨桐" if i in (20, 21) else f"学生{chr(0x4E00 + 7 * i)}号", moodle=str(5000 + i))
        for i, id in enumerate(IDS)
    ]
)
UNCLEAR, WITHOUT = {IDS[20], IDS[21]}, {IDS[39]}


def zipped(**files: str | bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/").replace("_py", ".py").replace("_zip", ".zip"), data)
    return made.getvalue()


def gbk_names() -> bytes:
    """An archive of an old Windows program: names in GBK, without the mark for UTF-8."""
    data = zipped(AAAA__ex01_01_py=RIGHT, AAAA__ex01_02_py=WITNESS)
    return data.replace(b"AAAA", "作业".encode("gbk"))


def hand_in(folder: Path) -> None:
    """Twenty ordinary ones, then the odd kinds, one student each."""
    for i in range(18):
        first = (HALF if i % 3 == 0 else RIGHT) + f"# {i % 5}\n"
        write(folder / IDS[i] / "ex01_01.py", first)
        if i % 2:
            write(folder / IDS[i] / "ex01_02.py", WITNESS)
    write(folder / IDS[18] / "ex01_01.py", RIGHT.encode().replace(b"def mean", "# 平均\ndef mean".encode("gbk"), 1))
    (folder / f"{IDS[19]}.zip").write_bytes(gbk_names())
    write(folder / "陈雨桐" / "ex01_01.py", RIGHT)  # two students have this name
    (folder / f"{IDS[22]}.ipynb").write_text(jupyterlab(f"# %% exercise 1.1\n{RIGHT}", f"# %% 习题 1.2\n{WITNESS}"))
    (folder / f"{IDS[23]}.ipynb").write_text(colab("print(1)", RIGHT, WITNESS), encoding="utf-8")
    (folder / f"{IDS[24]}.zip").write_bytes(zipped(inner_zip=zipped(ex01_01_py=RIGHT)))
    (folder / f"{IDS[25]}.zip").write_bytes(zipped(a_zip=zipped(b_zip=zipped(c_zip=zipped(ex01_01_py=RIGHT)))))
    (folder / f"{IDS[26]}.rar").write_bytes(b"Rar!\x1a\x07\x00")
    (folder / f"{IDS[27]}.7z").write_bytes(b"7z\xbc\xaf\x27\x1c")
    write(folder / IDS[28] / "作业.py", RIGHT)  # wrong names
    write(folder / IDS[29] / "ex01_01.py", RIGHT + "# 1\n")  # copied
    (folder / IDS[30]).mkdir()  # empty
    write(folder / IDS[31] / "ex01_01.py", HALF)
    (folder / f"{IDS[31]}_v2.zip").write_bytes(zipped(ex01_01_py=RIGHT))
    os.utime(folder / IDS[31] / "ex01_01.py", (1, 1))
    write(folder / f"胡平a{IDS[32]}第一章作业" / "ex01_01.py", RIGHT)
    write(folder / "学生X号_5033_assignsubmission_file_" / "ex01_01.py", RIGHT)  # Moodle's name in a mixed folder
    (folder / f"{IDS[34]}.zip").write_bytes(zipped(**{"..__..__ex01_01_py": RIGHT}))  # traversal
    (folder / f"{IDS[35]}.zip").write_bytes(zipped(ex01_01_py=b"#" * (80 << 20)))  # a bomb
    write(folder / IDS[36] / "ex01_01.py", b"#" * (3 << 20))  # large
    (folder / IDS[37]).mkdir()
    (folder / IDS[37] / "ex01_01.py").symlink_to("/etc/passwd")
    (folder / f"{IDS[38]}.zip").write_bytes(b"PK\3\4 broken")
    # IDS[39] handed in nothing


def write(path: Path, text: str | bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_an_odd_class_has_one_number_everywhere_and_none_for_what_is_unclear(
    submissions: Path, grade_all: Callable[..., object], out: Path
) -> None:
    hand_in(submissions)
    rules = Rules(weights={"1.2": 2.0}, late_percent_per_day=10, missing="empty", out_of=100)
    grade_all(roster=ROSTER, rules=rules)
    with Gradebook(out) as gradebook:
        going = publishing.going_out(gradebook)
        publishing.write_all(gradebook, out / "published", Options(language="en"))
    said = assert_all_say_the_same(out)
    assert not (UNCLEAR | WITHOUT) & set(said)
    assert {row.student for row in going.unsettled} >= UNCLEAR
    wanted = {IDS[i]: (7.5 if i % 3 == 0 else 10) + (20 if i % 2 else 0) for i in range(18)}
    wanted |= {IDS[i]: 30.0 for i in (19, 22, 23)} | {IDS[i]: 10.0 for i in (18, 24, 28, 29, 31, 32, 33)}
    wanted |= {IDS[i]: 0.0 for i in (25, 26, 27, 30, 34, 35, 36, 37, 38)}
    assert {student: float(grade) for student, grade in said.items()} == {
        student: round(points * 100 / 30, 2) for student, points in wanted.items()
    }
