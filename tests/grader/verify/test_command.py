"""`grade verify` and `grade new` from outside: output, JSON, the table, exit status."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from grader.cli import authors
from grader.cli.main import main
from grader.errors import WrongUsage

from .conftest import CHECKS, PAGE, SOLUTION, forget_modules

Edit = Callable[[str, str, str], None]
Grade = Callable[..., "Done"]


class Done(NamedTuple):
    """How a run of `grade` ended."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def grade(root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Grade:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def grade(*words: str) -> Done:
        """Runs `grade` on the copied course, in this process."""
        forget_modules(root)
        course = [] if "--course" in words else ["--course", str(root)]
        monkeypatch.setattr(sys, "argv", ["grade", *words, *course])
        with pytest.raises(SystemExit) as ended:
            main()
        assert isinstance(ended.value.code, int)
        return Done(ended.value.code, *capsys.readouterr())

    return grade


def test_a_fit_course(grade: Grade) -> None:
    done = grade("verify", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "✔ 1.1   Mean and range  1 examples, 2 properties, 2 right, 4 wrong, " in done.stdout
    assert done.stdout.endswith("2 exercises: all fit to ship\n")


def test_an_unfit_exercise_with_survivors(edit: Edit, grade: Grade) -> None:
    edit(CHECKS, '("极差", "the range")', "abs=9e99")
    done = grade("verify", "1.1", "--mutants", "--workers", "1")
    assert done.returncode == 1
    assert "    wrong/ex01_01.py: largest_only is accepted\n" in done.stdout
    assert (
        "    @@ -9 +9 @@ survives\n    -return max(values) - min(values)\n    +return max(values) + min(values)\n"
        in done.stdout
    )
    assert done.stdout.endswith("1 exercise: 1 not fit to ship\n")


def test_json(edit: Edit, grade: Grade, root: Path) -> None:
    edit(SOLUTION, "return max(values) - min(values)", "return max(0, max(values) - min(values))")
    (root / "solutions/chapter01/ex01_09.py").touch()
    done = grade("verify", "--mutants", "--json", "--workers", "2")
    data = json.loads(done.stdout)
    assert done.returncode == 1, "a file that belongs to no exercise"
    assert data["version"] == 1
    assert data["strays"] == [str(Path("solutions/chapter01/ex01_09.py")) + " belongs to no exercise"]
    first = data["exercises"][0]
    assert {key: first[key] for key in ("id", "fit", "kind", "examples", "properties", "right", "wrong")} == {
        **{"id": "1.1", "fit": True, "kind": "program"},
        **{"examples": 1, "properties": 2, "right": 2, "wrong": 4},
    }
    assert first["title"] == {"zh": "平均与极差", "en": "Mean and range"}
    assert first["mutants"]["total"] - first["mutants"]["killed"] == 1
    assert first["mutants"]["survivors"][0]["diff"].startswith("@@ -9 +9 @@\n-return max(0, ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["verify", "7.7"], "There is no chapter or exercise"),
        (["verify", "1.1", "--table", "x.md"], "--table"),
        (["verify", "--changed-since", "no-such-revision"], "--changed-since asks git"),
        (["new", "three"], "Expected chapter.number"),
        (["new", "1.1"], "is there already"),
    ],
)
def test_wrong_usage(words: list[str], complaint: str, grade: Grade) -> None:
    done = grade(*words, *(["--lang", "en"] if words[0] == "new" else []))
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_new_exercise_lacks_nothing_but_what_is_to_fill_in(grade: Grade, root: Path) -> None:
    done = grade("new", "2.10", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Wrote exercise 2.10:" in done.stdout
    assert "  tests/chapter02/test_ex02_10.py:10: book=" in done.stdout
    assert "Then: grade verify 2.10 --mutants" in done.stdout
    data = json.loads(grade("verify", "2.10", "--mutants", "--json", "--workers", "1").stdout)
    (exercise,) = data["exercises"]
    assert exercise["findings"]
    assert [line for line in exercise["findings"] if not line.startswith("still to fill in: ")] == []
    about = root / "exercises/chapter02/about.toml"
    assert any("exercises/chapter02/about.toml:2: difficulty" in line for line in exercise["findings"])
    for path in [about, *root.rglob("*ex02_10*.py"), *root.rglob("*ex02_10.md")]:
        path.write_text(path.read_text(encoding="utf-8").replace("TODO", "好 good"), encoding="utf-8")
    done = grade("verify", "--mutants", "--workers", "1")
    assert done.returncode == 0, done.stdout


def test_a_new_exercise_in_a_folder_that_is_no_course_yet(root: Path, grade: Grade) -> None:
    folder = root / "of" / "my own"
    assert grade("new", "3.11", "--course", str(folder)).returncode == 0
    assert (folder / "exercises/chapter03/ex03_11.py").is_file()
    assert grade("new", "3.12", "--course", str(folder)).returncode == 0
    assert (folder / "exercises/chapter03/about.toml").read_text().count("difficulty = 2") == 2
    assert (folder / "tests/chapter03/__init__.py").is_file()


def test_changed_since(edit: Edit, grade: Grade, root: Path) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=root, check=True)

    def touched() -> list[str]:
        done = grade("verify", "--changed-since", "HEAD", "--json", "--workers", "1")
        return [row["id"] for row in json.loads(done.stdout)["exercises"]]

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "all")
    assert touched() == []
    edit(PAGE, "sorted(values)", "list(sorted(values))")
    assert touched() == ["1.1"]
    (root / "tests/chapter01/shared.py").touch()
    assert touched() == ["1.1", "1.2"]
    (root / "tests/chapter01/shared.py").unlink()
    git("commit", "-qam", "one")
    (root / "tests/chapter01/right/ex01_02_new.py").touch()
    assert touched() == ["1.2"]


def test_the_table(grade: Grade, root: Path) -> None:
    page = root / "table.md"
    done = grade("verify", "--mutants", "--table", str(page), "--workers", "1")
    assert done.returncode == 0, done.stdout
    lines = page.read_text(encoding="utf-8").splitlines()
    row = next(line for line in lines if line.startswith("| 1.1 "))
    assert row.startswith(
        "| 1.1 | 平均与极差 / Mean and range | program | oracle | 1 | 2 | 2 | 0 | 4 | – | – | 12/12 | 38/38 | 0."
    )
    assert lines[-1].startswith("| **2** |  |  |  | 2 | 4 | 4 | 0 | 8 | – | – | ")


def test_an_installation_is_no_place_for_a_new_exercise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authors, "is_installed", lambda: True)
    assert authors.new.callback is not None
    with pytest.raises(WrongUsage, match="--course"):
        authors.new.callback(name="3.11", like=None, from_course=None, course=None, lang=None)
