"""The worst archives among honest ones: each costs its own row, and the process that runs the batch next to nothing."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grader.classroom.batch import trees
from grader.classroom.batch.summary import Summary
from grader.classroom.gradebook import Standing
from grader.submission import Unreadable
from grader.submission.archive import files_in_archive
from grader.submission.cell_code import python_lines
from tests.grader.classroom.bombs import BOMBS, CODE, write_bombs
from tests.grader.classroom.conftest import RIGHT, WITNESS

GradeAll = Callable[..., Summary]
Rows = Callable[[], dict[str, Standing]]
READ_IN_PART = {"many.zip"}
"""It holds an honest answer beside what is wrong with it."""


@pytest.fixture
def bounded() -> Iterator[None]:
    """A test that costs more than 20 s of CPU, or 1.5 GB, ends with an error instead of the machine."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


@pytest.mark.parametrize("name", [name for name in BOMBS if name not in (*READ_IN_PART, "lists.zip", "help.zip")])
def test_an_archive_that_costs_more_than_it_may_is_refused_before_it_does(
    tmp_path: Path, name: str, bounded: None
) -> None:
    (tmp_path / name).write_bytes(BOMBS[name]())
    with pytest.raises(Unreadable):
        files_in_archive(tmp_path / name)


def test_a_long_row_of_blanks_costs_a_moment(bounded: None) -> None:
    line = f"a?{' ' * 100_000}x"
    assert python_lines([line]) == [line]
    assert python_lines(["a?  # help", "np.sum? ;"]) == ["pass", "pass"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere nothing can be forked")
def test_the_worst_archives_cost_their_own_rows(
    hand_in: Callable[..., Path], submissions: Path, grade_all: GradeAll, rows: Rows
) -> None:
    for number in range(4):
        hand_in(f"s{number:03}", ex01_01=RIGHT, ex01_02=WITNESS)
    names = write_bombs(submissions)
    grade_all()
    found = rows()
    assert set(found) == {f"s{number:03}/" for number in range(4)} | set(names)
    for label, row in found.items():
        if label.startswith("s0"):
            assert (row.status, row.points) == ("graded", 20.0)
        elif label in READ_IN_PART:
            assert (row.status, row.points > 0) == ("graded", True), label
        elif label != "help.zip":
            assert (row.status, row.points) == ("unreadable", 0.0), label
        remarks = [*row.remarks, row.reason, *(why for _, why in row.unrecognised)]
        assert len(row.remarks) <= 21
        assert all(len(words.en) < 1_000 for words in remarks), label


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere nothing can be forked")
def test_the_archive_of_a_class_is_opened_by_a_child(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grade_all: GradeAll, rows: Rows
) -> None:
    import zipfile

    opened: list[int] = []
    really = trees.open_archive

    def noting(*args: object, **more: object) -> object:
        opened.append(os.getpid())
        return really(*args, **more)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(trees, "open_archive", noting)
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        archive.writestr("s001/ex01_01.py", CODE + b"def spread(values):\n    return max(values) - min(values)\n")
        archive.writestr("s002/ex01_01.py", RIGHT)
    grade_all(tmp_path / "class.zip")
    assert {label: row.points for label, row in rows().items()} == {"s001/": 10.0, "s002/": 10.0}
    assert os.getpid() not in opened


def test_an_archive_that_is_larger_than_any_homework_is_not_opened(tmp_path: Path) -> None:
    with open(tmp_path / "large.zip", "wb") as file:
        file.truncate(65 << 20)
    with pytest.raises(Unreadable, match="larger than"):
        files_in_archive(tmp_path / "large.zip")
