"""Answers that are like the course's own, or those of other years, and what Dolos gets of a class."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.batch.others import handed_in_before, known_to_all, together
from grader.classroom.export.dolos import write_dolos
from grader.classroom.export.options import Options
from grader.classroom.gradebook import Gradebook, overview
from grader.classroom.gradebook.fingerprint import fingerprints
from grader.classroom.gradebook.similarity import find_similar
from grader.classroom.page.attention import needs_a_person
from grader.classroom.page.page import write_class_page
from grader.course.catalog import Course, own_course
from tests.grader.classroom.test_intake import LONG, OTHER, RENAMED

GradeAll = Callable[..., object]


def test_names_order_comments_and_docstrings_leave_no_mark() -> None:
    first, second = LONG.split("\n\n\ndef spread")
    head, mean = first.split("\n\n\n")
    turned = f'"""Mine."""\n{head.splitlines()[1]}\n\n\ndef spread{second}\n\n\n{mean}\n'
    one, other = fingerprints(RENAMED), fingerprints(turned)
    assert len(one & other) / max(len(one), len(other)) > 0.8
    assert not fingerprints(OTHER) & fingerprints("def f(:\n'")


def test_the_reference_with_other_names_is_listed_with_what_it_is_like(tmp_path: Path) -> None:
    exercise = own_course().find("3.3")[0]
    text = exercise.solution.read_text(encoding="utf-8")
    known = known_to_all([exercise])["3.3"]
    assert "solution" in known
    prints = {name: fingerprints(source) - fingerprints(exercise.stub_source) for name, source in known.items()}
    mine = fingerprints("# mine\n" + text.replace("beta", "theta").replace("X", "data"))
    mine -= fingerprints(exercise.stub_source)
    shares = {name: len(mine & one) / max(len(mine), len(one)) for name, one in prints.items()}
    assert max(shares, key=lambda name: shares[name]) == "solution"
    assert shares["solution"] >= 0.8


def test_who_is_like_another_year_is_a_line_for_a_person(
    hand_in: Callable[..., Path], grade_all: GradeAll, out: Path, miniature: Course, tmp_path: Path
) -> None:
    old = tmp_path / "2025"
    (old / "zhang").mkdir(parents=True)
    (old / "zhang" / "ex01_01.py").write_text(LONG)
    (old / "broken.zip").write_bytes(b"PK")
    for student, text in (("s001", RENAMED), ("s002", OTHER), ("s003", RENAMED.replace("acc", "sum_"))):
        hand_in(student, ex01_01=text)
    grade_all()
    exercises = list(miniature.exercises)
    known = together(known_to_all(exercises), handed_in_before(old, miniature, exercises))
    with Gradebook(out) as gradebook:
        (cluster,) = find_similar(gradebook, {one.id: one.stub_source for one in exercises}, known)
        assert cluster.members == ("@2025/zhang/", "s001", "s003")
        assert cluster.students == ["s001", "s003"]
        cases = dict(needs_a_person(overview(gradebook).rows, [cluster]))
        assert "2025/zhang/, s003" in cases["similar"][0].why.en
        write_class_page(gradebook, out, "en")
        page = (out / "similar.html").read_text(encoding="utf-8")
        assert "2025/zhang" in page
        write_dolos(gradebook, out / "dolos", Options())
    with zipfile.ZipFile(out / "dolos" / "1.1.zip") as archive:
        lines = list(csv.DictReader(io.StringIO(archive.read("info.csv").decode())))
        assert [line["full_name"] for line in lines] == ["s001", "s002", "s003"]
        assert archive.read(lines[1]["filename"]).decode().strip() == OTHER.strip()


@pytest.mark.parametrize("text", ["", "\x00", "x = '", "  (\n" * 500, "é" * 9])
def test_whatever_is_no_program_has_fingerprints_all_the_same(text: str) -> None:
    assert isinstance(fingerprints(text), frozenset)
