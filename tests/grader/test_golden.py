"""Golden results of whole submissions: what is judged, what it earns, and what the student is told.

`python -m tests.grader.test_golden` writes them anew; read the difference before you commit it. Counterexamples are
left out, since another version of hypothesis may find others.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import v4

from grader.results.model import Report, to_json
from grader.submission import read_files

GOLDEN = Path(__file__).parent / "golden"
MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
SPREAD = "def spread(values):\n    return max(values) - min(values)\n"
WITNESS = "def counterexample(n):\n    return {'a': [2] * n, 'b': [3] + [0] * (n - 1)}\n"


def notebook(*cells: str) -> str:
    return nbformat.writes(v4.new_notebook(cells=[v4.new_code_cell(cell) for cell in cells]))


SUBMISSIONS: dict[str, dict[str, str]] = {
    "all_right": {"ex01_01.py": MEAN + SPREAD, "ex01_02.py": WITNESS + "def essay():\n    return '见图'\n"},
    "half_done": {"ex01_01.py": MEAN},
    "misconception": {"ex01_01.py": MEAN.replace("/ len(values)", "// len(values)") + SPREAD},
    "syntax_error": {"ex01_01.py": "def mean(values)\n    return 0\n", "ex01_02.py": WITNESS},
    "raises": {"ex01_01.py": "def mean(values):\n    return values[100]\n" + SPREAD},
    "changes_its_input": {"ex01_01.py": MEAN.replace("    return", "    values.sort()\n    return") + SPREAD},
    "wrong_shape": {"ex01_01.py": "def mean(values):\n    return [sum(values) / len(values)]\n" + SPREAD},
    "fixed_witness": {"ex01_02.py": "def counterexample(n):\n    return {'a': [2, 2], 'b': [3, 0]}\n"},
    "one_file": {"homework.py": f"# %% exercise 1.1\n{MEAN}{SPREAD}# %% exercise 1.2\n{WITNESS}"},
    "notebook": {"homework.ipynb": notebook("%pylab", f"%%exercise 1.1\n{MEAN}{SPREAD}", "mean(")},
    "broken_notebook": {"homework.ipynb": "{"},
    "nothing": {},
}


def stable(report: Report) -> Any:
    """The parts of a report that no version of a library changes."""
    data = json.loads(to_json(report))
    for key in ("versions", "isolation"):
        del data[key]
    for exercise in data["exercises"]:
        exercise["checks"] = [
            {key: check[key] for key in ("id", "status", "points", "max_points", "reason")}
            | {"message": check["failure"] and check["failure"]["message"], "error": _error(check["failure"])}
            for check in exercise["checks"]
        ]
        for key in ("seconds", "statement", "source", "title", "hint", "pictures"):
            del exercise[key]
    return data


def _error(failure: Any) -> Any:
    return failure["error"] if failure else None


def graded(name: str, referee: Any) -> Any:
    files = {path: text.encode() for path, text in SUBMISSIONS[name].items()}
    exercises = referee.course.exercises
    return stable(referee.grade(read_files("s001", files, {}, [e.id for e in exercises]), exercises))


@pytest.mark.parametrize("name", SUBMISSIONS)
def test_a_whole_submission_has_its_golden_result(name, referee):
    expected = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert graded(name, referee) == expected


def write_all() -> None:
    from grader.course.catalog import Course
    from grader.player import Stage
    from grader.referee.referee import Referee

    GOLDEN.mkdir(exist_ok=True)
    with Stage() as stage:
        referee = Referee(Course.at(Path(__file__).parent / "miniature"), stage)
        for name in SUBMISSIONS:
            text = json.dumps(graded(name, referee), ensure_ascii=False, indent=1)
            (GOLDEN / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
