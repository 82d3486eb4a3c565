"""Exports: tables that survive spreadsheets, files that platforms take in, an autograder that works."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from grader.classroom.batch.roster import Roster, Student
from grader.classroom.export import Asked, Options, write, write_autograder
from grader.classroom.export.grades import columns
from grader.classroom.export.gradescope import results
from grader.classroom.export.table import guarded, read_table, unguarded, visible, write_table
from grader.classroom.gradebook import ClassOverview, Gradebook, overview
from grader.classroom.gradebook.reports import report_of
from grader.cli.main import app
from grader.errors import WrongUsage
from grader.text import Text
from tests.grader.classroom.conftest import ESSAY, HALF, RIGHT
from tests.grader.classroom.test_archive import zipped
from tests.grader.conftest import MINIATURE

NASTY = [
    "=1+1",
    "@SUM(A1)",
    "+1",
    "-2+3",
    "'=x",
    "''",
    "\t=1",
    "\uff1d1",
    'O"Neil, Jr.',
    "欧阳, 七",
    "a\nb",
    "\r=1",
    "",
    "'",
    " =2+2",
    "b;=3+3",
    "x,\t-1",
    "a\n'=1",
    ";';'=",
]


@pytest.mark.parametrize("cell", NASTY)
def test_no_cell_begins_like_a_formula_and_each_reads_back(tmp_path: Path, cell: str) -> None:
    assert not guarded(cell).startswith(("=", "+", "-", "@", "\t", "\r", "\uff1d"))
    assert unguarded(guarded(cell)) == cell
    write_table(tmp_path / "t.csv", [["a", cell, 1.5]])
    assert read_table(tmp_path / "t.csv") == [["a", cell, "1.5"]]


@given(
    st.lists(
        st.lists(
            st.text(st.characters(exclude_categories=["Cs"]), max_size=8) | st.text("=+-@';,\t \n\"a", max_size=8),
            min_size=2,
            max_size=4,
        ),
        max_size=5,
    )
)
def test_any_table_reads_back(tmp_path_factory: pytest.TempPathFactory, table: list[list[str]]) -> None:
    path = tmp_path_factory.getbasetemp() / "any.csv"
    for bom in (False, True):
        write_table(path, table, bom=bom)
        assert read_table(path) == [[visible(cell) for cell in line] for line in table]


def test_a_cell_never_acts_on_a_terminal_or_turns_a_line() -> None:
    assert visible("a\x1b[31m\u202eb\tc\n") == "a\\x1b[31m\\u202eb\tc\n"


@pytest.mark.parametrize("cell", [" =2+2", "b;=3+3", "b\t@x", 'b;"=3', "b\n =1"])
def test_a_spreadsheet_that_separates_otherwise_finds_no_formula_either(cell: str) -> None:
    for separator in ",;\t\n|":
        assert not any(part.strip(' "').startswith(("=", "+", "-", "@")) for part in guarded(cell).split(separator))


def test_the_mark_for_excel_is_written_on_demand(tmp_path: Path) -> None:
    write_table(tmp_path / "t.csv", [["张三"]], bom=True)
    assert (tmp_path / "t.csv").read_bytes().startswith(b"\xef\xbb\xbf")


@pytest.fixture
def graded(hand_in: Callable[..., Path], submissions: Path, grade_all: Callable[..., object], out: Path) -> Path:
    """A class of four: right, half wrong, unreadable, missing."""
    hand_in("s001", ex01_01=RIGHT, ex01_02=ESSAY)
    hand_in("s002", ex01_01=HALF)
    (submissions / "s003.zip").write_bytes(b"broken")
    students = [
        Student(id="s001", name="Maria Lopez", email="m@x.test", moodle="12345", canvas="101"),
        Student(id="s002", name='=HYPERLINK("x"), 欧阳', moodle="12346", canvas="102"),
        Student(id="s003", name="丙"),
        Student(id="s004", name="丁"),
    ]
    grade_all(roster=Roster(students))
    return out


def exported(graded: Path, kind: str, **options: object) -> Path:
    with Gradebook(graded) as gradebook:
        write(kind, gradebook, graded / "x" / kind, Options(language="en", **options))  # type: ignore[arg-type]
    return graded / "x" / kind


def test_grades_as_csv(graded: Path) -> None:
    head, *lines = read_table(exported(graded, "csv", out_of=100.0))
    cells = [dict(zip(head, line, strict=True)) for line in lines]
    assert [cell["student"] for cell in cells] == ["s001", "s002", "s003", "s004"]
    assert [cell["points"] for cell in cells] == ["20", "7.5", "0", "0"]
    assert [cell["grade"] for cell in cells] == ["100", "37.5", "0", "0"]
    assert cells[1]["name"] == '=HYPERLINK("x"), 欧阳'
    assert [cell["status"] for cell in cells] == ["graded", "graded", "unreadable", "missing"]
    raw = exported(graded, "csv").read_text(encoding="utf-8")
    assert '"\'=HYPERLINK(""x""), 欧阳"' in raw


def test_the_whole_gradebook_as_json(graded: Path) -> None:
    data = json.loads(exported(graded, "json").read_text(encoding="utf-8"))
    assert data["version"] == 1
    assert [one["student"] for one in data["submissions"]] == ["s001", "s002", "s003", "s004"]
    assert [one["id"] for one in data["submissions"][1]["exercises"]] == ["1.1", "1.2"]
    assert data["submissions"][1]["exercises"][0]["checks"][2]["status"] == "failed"


def test_junit_names_student_exercise_and_check(graded: Path) -> None:
    root = ElementTree.parse(exported(graded, "junit")).getroot()
    assert [suite.get("name") for suite in root][:2] == [
        "s001 1.1 Mean and range",
        "s001 1.2 A higher mean and a lower maximum",
    ]
    failed = [case.get("classname") for case in root.iter("testcase") if case.find("failure") is not None]
    assert "s002.1.1" in failed


def test_junit_is_well_formed_whatever_names_and_messages_hold(
    hand_in: Callable[..., Path], grade_all: Callable[..., object], out: Path
) -> None:
    hand_in("s\x1b[31m\u202e", ex01_01="def mean(values):\n    raise ValueError('\\x1b\\x00\\ud800\\uffff')\n")
    grade_all()
    root = ElementTree.parse(exported(out, "junit")).getroot()
    assert "ValueError" in ElementTree.tostring(root, encoding="unicode")


def test_moodle_finds_its_participants(graded: Path) -> None:
    lines = list(csv.reader(exported(graded, "moodle", out_of=10.0).open(encoding="utf-8", newline="")))
    assert lines[0][:6] == ["Identifier", "Full name", "ID number", "Email address", "Grade", "Maximum Grade"]
    assert lines[1] == ["Participant 12345", "Maria Lopez", "s001", "m@x.test", "10", "10", "-"]
    assert lines[4][4] == "0"


def test_canvas_has_its_columns_and_the_points_possible(graded: Path) -> None:
    lines = list(csv.reader(exported(graded, "canvas", assignment="HW (4567)").open(encoding="utf-8", newline="")))
    assert lines[0] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "HW (4567)"]
    assert lines[1] == ["    Points Possible", "", "", "", "", "20"]
    assert lines[2] == ["Maria Lopez", "101", "s001", "m@x.test", "", "20"]


def test_gradescope_results_add_up_and_say_why(graded: Path) -> None:
    with Gradebook(graded) as gradebook:
        (row,) = (row for row in overview(gradebook).rows if row.student == "s002")
        report = report_of(gradebook, row)
    assert report is not None
    found = results(report, "en")
    assert found["score"] == pytest.approx(sum(test["score"] for test in found["tests"])) == 7.5
    assert sum(test["max_score"] for test in found["tests"]) == 20
    failed = [test for test in found["tests"] if test["status"] == "failed"]
    assert "expected: " in failed[0]["output"]
    assert {test["output_format"] for test in found["tests"]} == {"md"}
    assert "```text\n" in failed[0]["output"]
    folder = exported(graded, "gradescope")
    assert sorted(path.name for path in folder.iterdir()) == ["s001.json", "s002.json", "s003.json"]
    (test,) = (test for test in found["tests"] if test["number"] == "1.2")
    assert "not recognised" in test["output"]


# the autograder


def test_a_wheel_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(WrongUsage, match="no file"):
        write_autograder(tmp_path / "a.zip", Asked(names=["1.1"], wheel=tmp_path / "no.whl"))


@pytest.fixture
def autograder(tmp_path: Path) -> Path:
    """The archive unpacked as Gradescope does it."""
    write_autograder(tmp_path / "a.zip", Asked(names=["1.1"], course=MINIATURE, language="en"))
    root = tmp_path / "autograder"
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert all(archive.getinfo(name).external_attr >> 16 & 0o111 for name in ("setup.sh", "run_autograder"))
        archive.extractall(root / "source")
    (root / "submission").mkdir()
    (root / "results").mkdir()
    return root


def run_autograder(root: Path, *before: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "AUTOGRADER_ROOT": str(root), "PATH": path}
    script = str(root / "source" / "run_autograder")
    return subprocess.run([*before, "bash", script], env=environment, capture_output=True, text=True, timeout=60)


def test_the_autograder_grades_as_gradescope_runs_it(autograder: Path) -> None:
    (autograder / "submission" / "ex01_01.py").write_text(HALF)
    done = run_autograder(autograder)
    assert done.returncode == 0, done.stderr
    found = json.loads((autograder / "results" / "results.json").read_text())
    assert found["score"] == 7.5
    assert len(found["tests"]) == 3


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the filter is one of Linux'")
def test_without_landlock_the_autograder_takes_the_best_there_is_and_says_which(autograder: Path) -> None:
    (autograder / "submission" / "ex01_01.py").write_text(HALF)
    older = str(Path(__file__).parents[1] / "older_kernel.py")
    done = run_autograder(autograder, sys.executable, older, "4.14")
    assert done.returncode == 0, done.stderr
    found = json.loads((autograder / "results" / "results.json").read_text())
    level = "container" if os.geteuid() == 0 else "limits"
    assert (found["score"], found["output"]) == (7.5, f"Isolation: {level}")
    assert f"Isolation: {level}; not in force: landlock" in done.stdout
    assert ("Warning" in done.stdout) == (level == "limits")


def test_an_assignment_says_what_the_autograder_grades_and_what_it_is_worth(tmp_path: Path) -> None:
    homework = tmp_path / "homework1.toml"
    homework.write_text(
        f'title = "Homework 1"\ncourse = "{MINIATURE}"\nexercises = ["1.1"]\nshows = "names"\n[points]\n"1.1" = 20\n'
    )
    arguments = [
        "export",
        "gradescope",
        "--assignment",
        str(homework),
        "--out",
        str(tmp_path / "a.zip"),
        "--lang",
        "en",
    ]
    written = CliRunner().invoke(app, arguments)
    assert written.exit_code == 0, written.output
    root = tmp_path / "autograder"
    for name in ("submission", "results"):
        (root / name).mkdir(parents=True)
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        archive.extractall(root / "source")
    (root / "submission" / "ex01_01.py").write_text(HALF)
    done = run_autograder(root)
    assert done.returncode == 0, done.stderr
    found = json.loads((root / "results" / "results.json").read_text())
    assert found["score"] == 15
    assert "spread([" not in json.dumps(found)
    refused = CliRunner().invoke(app, [*arguments, "--chapter", "1"])
    assert isinstance(refused.exception, WrongUsage)


def test_an_autograder_that_cannot_work_leaves_no_verdict(autograder: Path) -> None:
    (autograder / "submission" / "ex01_01.py").write_text(RIGHT)
    script = autograder / "source" / "course" / "tests" / "chapter01" / "test_ex01_01.py"
    script.write_text("broken (")
    assert run_autograder(autograder).returncode == 3
    assert not (autograder / "results" / "results.json").exists()


def test_setup_installs_the_wheel_that_travels_along(tmp_path: Path) -> None:
    wheel = zipped(tmp_path / "watermelon_grader-0.1-py3-none-any.whl", {"x": b""})
    write_autograder(tmp_path / "a.zip", Asked(names=["chapter3"], wheel=wheel))
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert wheel.name in archive.namelist()
        assert f"pip install --no-cache-dir /autograder/source/{wheel.name}" in archive.read("setup.sh").decode()
        assert "--isolation" not in archive.read("run_autograder").decode()
    write_autograder(tmp_path / "b.zip", Asked(names=["chapter3"], wheel=wheel, isolation="container"))
    assert " --isolation container" in archive_text(tmp_path / "b.zip", "run_autograder")
    assert subprocess.run(["bash", "-n"], input=archive_text(tmp_path / "a.zip", "setup.sh"), text=True).returncode == 0


def archive_text(path: Path, name: str) -> str:
    with zipfile.ZipFile(path) as archive:
        return archive.read(name).decode()


def test_every_column_of_the_table_is_in_the_docs_in_its_order() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "batch.md").read_text(encoding="utf-8")
    table = page.split("The columns of `grades.csv`")[1].split("\n\n")[1]
    rows = [re.findall(r"`(.+?)`", line.split("|")[1]) for line in table.splitlines()[2:]]
    titles = {"3.1": Text("", ""), "3.2": Text("", "")}
    seen = ClassOverview(course="course", isolation="sandbox", exercises=titles, max_points=10.0, rows=[])
    assert [name for row in rows for name in row] == [column.name for column in columns(seen)]
