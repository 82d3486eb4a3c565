"""The same submission has the same verdict: in every run, as .py and as .ipynb, on a busy machine, two at a time.

GRADER_RUNS=50 repeats each comparison so often; the default is 5.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grader
from grader.course.catalog import Course
from grader.deciding import inputs
from grader.deciding.inputs import InputCache
from grader.player import Limits, Stage
from grader.referee.referee import Referee
from grader.results.model import Report, to_json
from grader.submission import read_files

RUNS = int(os.environ.get("GRADER_RUNS", "5"))
LIMITS = Limits(cpu_seconds=0.5, wall_factor=60.0)
"""Patient: time-outs shall come from the CPU clock, whatever else this machine has to do."""
CELLS = {
    "right": (
        "def mean(values):\n    return sum(values) / len(values)\n\n\n"
        "def spread(values):\n    return max(values) - min(values)\n",
        "def counterexample(n):\n    return {'a': [2] * n, 'b': [3] + [0] * (n - 1)}\n",
    ),
    "wrong in part": (
        "def mean(values):\n    return sorted(values)[len(values) // 2]\n\n\n"
        "def spread(values):\n    print(values)\n    return max(values) - min(values)\n",
        "def counterexample(n):\n    return {'a': [2, 2], 'b': [3, 0]}\n",
    ),
    "random": (
        "import random\nimport numpy as np\n\n\n"
        "def mean(values):\n    return random.choice(values) + np.random.rand() / 4\n\n\n"
        "def spread(values):\n    return max(set(values), key=lambda v: hash(str(v))) - min(values)\n",
        "def counterexample(n):\n    return dict.fromkeys({'a', 'b', 'c'}, list(np.random.permutation(n)))\n",
    ),
    "raising": (
        "def mean(values):\n    return values[4] / values[3]\n\n\ndef spread(values):\n    return undefined\n",
        "def counterexample(n):\n    raise ValueError({'x', 'y', 'z', n})\n",
    ),
    "hanging": (
        "def mean(values):\n    while len(values) > 4: pass\n    return sum(values) / len(values)\n\n\n"
        "def spread(values):\n    return [values]\n",
        "import os\n\n\ndef counterexample(n):\n    os._exit(n)\n",
    ),
}


def as_py(name: str) -> dict[str, bytes]:
    cells = [f"# %% exercise 1.{number}\n{cell}" for number, cell in enumerate(CELLS[name], 1)]
    return {"homework.py": "".join(cells).encode()}


def as_notebook(name: str) -> dict[str, bytes]:
    cells = [
        {
            "cell_type": "code",
            "id": f"cell-{number}",
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "source": f"# exercise 1.{number}\n{cell}",
        }
        for number, cell in enumerate(CELLS[name], 1)
    ]
    return {"homework.ipynb": json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}).encode()}


def outcome(report: Report) -> str:
    """Everything in a report but how long it took, and the user that the player was."""
    data = json.loads(to_json(report))
    data["isolation"]["layers"] = [re.sub(r"user \(\d+\)", "user", layer) for layer in data["isolation"]["layers"]]
    return json.dumps(_without_seconds(data), ensure_ascii=False, indent=1)


def _without_seconds(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_seconds(value) for key, value in data.items() if key != "seconds"}
    return [_without_seconds(item) for item in data] if isinstance(data, list) else data


def graded(course: Course, files: dict[str, bytes], cache: InputCache) -> str:
    """The outcome on a stage, and with a referee, that have seen nothing before."""
    with Stage(limits=LIMITS) as stage:
        return outcome(Referee(course, stage, cache=cache).grade(read_files("s001", files, {}, []), course.exercises))


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> InputCache:
    return InputCache(tmp_path_factory.mktemp("inputs"))


@pytest.fixture(scope="module")
def first(miniature: Course, cache: InputCache) -> dict[str, str]:
    return {name: graded(miniature, as_py(name), cache) for name in CELLS}


@contextlib.contextmanager
def busy_machine() -> Iterator[None]:
    """More processes that compute than there are processors."""
    number = (os.cpu_count() or 1) + 1
    busy = [subprocess.Popen([sys.executable, "-S", "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_the_samples_differ_in_their_verdicts(first: dict[str, str]) -> None:
    statuses = {name: re.findall(r'"status": "(\w+)"', text) for name, text in first.items()}
    assert {status for found in statuses.values() for status in found} >= {"passed", "failed", "error", "timeout"}
    assert len({tuple(found) for found in statuses.values()}) == len(CELLS)


@pytest.mark.parametrize("name", CELLS)
def test_the_result_is_the_same_in_every_run(
    name: str, first: dict[str, str], miniature: Course, cache: InputCache
) -> None:
    for _ in range(RUNS - 1):
        assert graded(miniature, as_py(name), cache) == first[name]


def test_the_result_does_not_depend_on_what_was_graded_before(
    first: dict[str, str], miniature: Course, cache: InputCache
) -> None:
    with Stage(limits=LIMITS) as stage:
        referee = Referee(miniature, stage, cache=cache)
        for name in [*CELLS, *reversed(CELLS)]:
            report = referee.grade(read_files("s001", as_py(name), {}, []), miniature.exercises)
            assert outcome(report) == first[name]


def test_inputs_that_are_drawn_anew_are_the_same(first: dict[str, str], miniature: Course, tmp_path: Path) -> None:
    for number, name in enumerate(CELLS):
        assert graded(miniature, as_py(name), InputCache(tmp_path / str(number))) == first[name]


def test_a_part_of_hypothesis_that_is_gone_is_no_silence() -> None:
    """Drawn inputs depend on what is replaced in hypothesis: were it renamed there, this says so."""
    subprocess.run([sys.executable, "-W", "error::UserWarning", "-c", "import grader.deciding.inputs"], check=True)
    with pytest.warns(UserWarning, match="has no renamed: inputs may differ"):
        inputs.replace_part(inputs.engine, "renamed", lambda: None)


@pytest.mark.parametrize("name", CELLS)
def test_a_notebook_has_the_result_of_the_same_code_in_a_file(
    name: str, first: dict[str, str], miniature: Course, cache: InputCache
) -> None:
    def comparable(text: str) -> str:
        """A notebook has a line of ours before each cell, another way of marking it, and says which cells it holds."""
        text = re.sub(r'"cells": \[[^]]*\]', "", text)
        text = re.sub(r'"source": .*|"line": \d+|homework\.\w+(:\d+)?', "", text)
        return re.sub(r"line \d+|第 \d+ 行", "", text)

    notebook = graded(miniature, as_notebook(name), cache)
    assert comparable(notebook) == comparable(first[name])


@pytest.mark.parametrize("name", CELLS)
def test_the_result_is_the_same_on_a_busy_machine(
    name: str, first: dict[str, str], miniature: Course, cache: InputCache
) -> None:
    with busy_machine():
        for _ in range(max(1, RUNS // 5)):
            assert graded(miniature, as_py(name), cache) == first[name]


PROGRAM = """
import sys
from grader.course.catalog import Course
from grader.deciding.inputs import InputCache
from pathlib import Path
from tests.grader.test_determinism import CELLS, as_py, graded

course, cache = Course.at(Path(sys.argv[1])), InputCache(Path(sys.argv[2]))
for name in CELLS:
    print(graded(course, as_py(name), cache), end="\\0")
"""


def test_two_graders_at_once_come_to_the_same_results(first: dict[str, str], miniature: Course, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(miniature.root), str(tmp_path)]
    root = Path(grader.__file__).parents[1]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", cwd=root) for _ in range(2)]
    for process in both:
        text, _ = process.communicate()
        assert text.split("\0")[:-1] == list(first.values())
