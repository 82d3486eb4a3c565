"""On kernels that lack what newer ones have the verdicts are the same, and the level in force is the one promised.

The kernel is this one behind a filter (`older_kernel.py`), which answers "no such call" where an older one would.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grader.player.guest import seccomp
from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.conftest import MINIATURE

if not sys.platform.startswith("linux") or not seccomp.supported():
    pytest.skip("the filter is one of Linux'", allow_module_level=True)

from grader.player.guest import landlock
from tests.grader.older_kernel import MISSING

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ATTACKS = HERE / "attacks"
BEST = "container" if os.geteuid() == 0 else "limits"
"""The level in force without Landlock: only root can close the files in another way."""
HOSTILE = ["001", "012", "020", "023", "037", "058", "096", "107"]
READERS = ["039", "040", "041", "081", "085"]
"""Attacks that only a walled level stops."""
NOTEBOOK_OF_A_KERNEL = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell()
shell.extension_manager.load_extension("grader")
shell.run_cell(CELL, store_history=True).raise_error()
shell.user_ns["shown"] = shell.run_cell("%grade 1.1 --course " + COURSE).result
report = shell.user_ns["shown"].report
print(report.isolation.level, report.exercises[0].status)
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module", params=MISSING)
def kernel(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def run(kernel: str, *command: str, cache: Path, statuses: tuple[int, ...] = (0,)) -> str:
    """What a Python command prints on such a kernel; on this one, if it is called ""."""
    before = [sys.executable, str(HERE / "older_kernel.py"), kernel] if kernel else []
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "LC_ALL": "C.UTF-8"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [*before, sys.executable, *command], env=environment, cwd=cache, capture_output=True, encoding="utf-8"
    )
    assert done.returncode in statuses, done.stdout + done.stderr
    return done.stderr if done.returncode == 3 else done.stdout


def test_the_filter_hides_what_such_a_kernel_does_not_have(kernel: str, cache: Path) -> None:
    ask = f"""
import errno, os, sys
sys.path.insert(0, {str(ROOT)!r})
from grader.player.guest import linux
for number in (434, 436, 444):  # pidfd_open, close_range, landlock_create_ruleset
    try:
        linux.system_call(number, 1 << 30, 0, 1 << 30)
    except OSError as problem:
        print(problem.errno == errno.ENOSYS, end=" ")
"""
    missing = {"4.14": "True True True", "5.3": "False True True", "no-landlock": "False False True"}
    assert run(kernel, "-c", ask, cache=cache).strip() == missing[kernel]


def test_an_exercise_of_the_book_gets_the_same_verdict(kernel: str, cache: Path) -> None:
    right = ROOT / "solutions/chapter03/ex03_03.py"
    for answer, status in ((("--from", str(right)), 0), (("--wrong", "gradient_sign"), 1)):
        seen = []
        for one in ("", kernel):
            said = run(*(one, "-m", "grader", "3.3", *answer, "--json", "-"), cache=cache, statuses=(status,))
            seen.append(json.loads(said))
        here, there = seen
        assert there["isolation"]["level"] == BEST
        assert any(layer.startswith("seccomp") for layer in there["isolation"]["layers"])
        assert "landlock: Function not implemented" in there["isolation"]["missing"][0]
        assert [_verdict(exercise) for exercise in there["exercises"]] == [_verdict(one) for one in here["exercises"]]


def _verdict(exercise: dict[str, object]) -> object:
    checks = exercise["checks"]
    assert isinstance(checks, list)
    return exercise["status"], exercise["points"], [(one["id"], one["status"], one["points"]) for one in checks]


@pytest.fixture(scope="module")
def submissions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty of them: files, notebooks, attacks."""
    folder = tmp_path_factory.mktemp("class") / "submissions"
    attacks = HOSTILE + (READERS if BEST == "container" else [])
    answers = [RIGHT, HALF, "def mean(values:\n", "import os\n\n\ndef mean(values):\n    return 0\n"]
    for number in range(20 - len(attacks)):
        student = folder / f"s{number:03}"
        student.mkdir(parents=True)
        answer = answers[number % len(answers)]
        if number % 3 == 2:
            cells = [f"%%exercise 1.1\n{answer}", f"%%exercise 1.2\n{WITNESS}"]
            (student / "homework.ipynb").write_text(_notebook(cells), encoding="utf-8")
        else:
            (student / "ex01_01.py").write_text(answer, encoding="utf-8")
            (student / "ex01_02.py").write_text(WITNESS, encoding="utf-8")
    for attack in attacks:
        (hostile,) = ATTACKS.glob(f"{attack}_*.py")
        student = folder / f"x{attack}"
        student.mkdir()
        (student / "ex01_01.py").write_bytes(hostile.read_bytes())
        (student / "ex01_02.py").write_text(WITNESS, encoding="utf-8")
        (student / "line.py").write_bytes((ATTACKS / "line.py").read_bytes())
        (student / "target.py").write_text(
            f"COURSE = {str(MINIATURE)!r}\nFOLDER = {str(folder)!r}\nPORT = 9\nMARK = 'mark'\nREFEREE = 1\n",
            encoding="utf-8",
        )
    return folder


def _notebook(cells: list[str]) -> str:
    made = [
        {"cell_type": "code", "id": str(number), "metadata": {}, "source": text, "outputs": [], "execution_count": 1}
        for number, text in enumerate(cells)
    ]
    return json.dumps({"cells": made, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


@pytest.fixture(scope="module")
def grades_here(submissions: Path, cache: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    return _grades("", "sandbox" if _has_landlock() else BEST, submissions, cache, tmp_path_factory.mktemp("here"))


def _has_landlock() -> bool:
    try:
        return landlock.version() > 0
    except OSError:
        return False


def _grades(kernel: str, level: str, submissions: Path, cache: Path, folder: Path) -> str:
    common = ("--chapter", "1", "--out", str(folder / "results"), "--course", str(MINIATURE), "--isolation", level)
    run(kernel, "-m", "grader", "batch", str(submissions), *common, cache=cache)
    run(kernel, "-m", "grader", "export", "csv", str(folder / "results"), "--out", str(folder / "csv"), cache=cache)
    return (folder / "csv").read_text(encoding="utf-8")


def test_a_class_with_attacks_in_it_gets_the_same_grades(
    kernel: str, submissions: Path, cache: Path, tmp_path: Path, grades_here: str
) -> None:
    assert len(list(submissions.iterdir())) == 20
    assert grades_here.count("graded") == 20
    assert _grades(kernel, BEST, submissions, cache, tmp_path) == grades_here


def test_a_batch_refuses_the_sandbox_and_names_what_is_there(kernel: str, submissions: Path, cache: Path) -> None:
    out = str(cache / "refused")
    line = ("-m", "grader", "batch", str(submissions), "--chapter", "1", "--out", out, "--course", str(MINIATURE))
    said = run(kernel, *line, "--lang", "en", cache=cache, statuses=(3,))
    assert f"the isolation level sandbox (only {BEST}): landlock: Function not implemented" in said
    assert f"--isolation {BEST}" in said


def test_a_notebook_grades_its_cells(kernel: str, cache: Path) -> None:
    pytest.importorskip("IPython")
    given = f"CELL = {'%%exercise 1.1' + chr(10) + RIGHT!r}\nCOURSE = {str(MINIATURE)!r}\n"
    said = run(kernel, "-c", given + NOTEBOOK_OF_A_KERNEL, cache=cache)
    assert said.split()[-2:] == [BEST, "passed"]
