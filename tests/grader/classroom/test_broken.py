"""A check that goes wrong is no zero: its row is open, a person is told, and the exit status says so."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.export.grades import write_grades
from grader.classroom.export.options import Options
from grader.classroom.export.table import read_table
from grader.classroom.gradebook import Gradebook, Ruling, overview
from grader.classroom.page.attention import needs_a_person
from grader.cli.main import main
from tests.grader.classroom.conftest import RIGHT, WITNESS
from tests.grader.conftest import MINIATURE

OVERFLOWS = "return sum(values) / len(values)", "return 10 ** 300"


@pytest.fixture
def breaking(tmp_path: Path) -> Path:
    """The miniature with a check of 1.1 that goes wrong over a number whose square no float can hold."""
    course = tmp_path / "course"
    shutil.copytree(MINIATURE, course, ignore=shutil.ignore_patterns("__pycache__"))
    checks = course / "tests" / "chapter01" / "test_ex01_01.py"
    text = checks.read_text(encoding="utf-8")
    square = r"\1    float(answer.mean(values)) ** 2\n"
    checks.write_text(re.sub(r'(\(answer, values\):\n    """(?s:.*?)"""\n)', square, text), encoding="utf-8")
    assert "float(answer" in checks.read_text(encoding="utf-8")
    return course


def test_a_broken_check_is_an_open_row_and_exit_status_3(
    breaking: Path,
    hand_in: Callable[..., Path],
    submissions: Path,
    out: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand_in("s001", ex01_01=RIGHT, ex01_02=WITNESS)
    hand_in("s002", ex01_01=RIGHT.replace(*OVERFLOWS), ex01_02=WITNESS)
    words = ["batch", str(submissions), "--chapter", "1", "--out", str(out), "--course", str(breaking), "--json-lines"]
    monkeypatch.setattr("sys.argv", ["grade", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 3
    assert json.loads(capfd.readouterr().out.splitlines()[-1])["broken"] == 1
    with Gradebook(out) as gradebook:
        rows = {row.student: row for row in overview(gradebook).rows}
        assert [row.gradable for row in rows.values()] == [True, False]
        assert rows["s002"].open == ["1.1"]
        cases = dict(needs_a_person(list(rows.values()), []))
        assert [case.standing.student for case in cases["case_broken"]] == ["s002"]
        write_grades(gradebook, out / "grades.csv", Options())
        head, _, line = read_table(out / "grades.csv")
        assert [line[head.index(column)] for column in ("1.1", "1.2", "points")] == ["", "10", ""]
        gradebook.rule("s002", Ruling("1.1", "", 4.0, "", None))
        (decided,) = (row for row in overview(gradebook).rows if row.student == "s002")
        assert (decided.gradable, decided.points) == (True, 14.0)
