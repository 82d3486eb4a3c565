"""The baseline of the benchmarks: what is compared with must really be what it is called."""

import shutil
from pathlib import Path

import pytest

from grader.course.catalog import Course
from tests.bench.plain import run_pytest

MINIATURE = Path(__file__).parent / "miniature"
CHECKS = MINIATURE / "tests" / "chapter01" / "test_ex01_01.py"


def test_plain_pytest_judges_the_submission_that_it_is_given(tmp_path: Path) -> None:
    answer = tmp_path / "ex01_01.py"

    shutil.copy(MINIATURE / "solutions" / "chapter01" / answer.name, answer)
    run_pytest(CHECKS, tmp_path, right=True)

    (exercise,) = Course.at(MINIATURE).find("1.1")
    answer.write_text(exercise.mistake("median").source, encoding="utf-8")
    with pytest.raises(RuntimeError):
        run_pytest(CHECKS, tmp_path, right=True)
