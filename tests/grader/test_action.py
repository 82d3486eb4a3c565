"""The GitHub action: its steps run as a script, and what it and the workflows use is pinned."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.grader.classroom.conftest import HALF, RIGHT, WITNESS
from tests.grader.conftest import MINIATURE

ROOT = Path(__file__).parents[2]
ACTION = ROOT / "action.yml"
SCRIPT = ROOT / ".github" / "grade-action.sh"
pytestmark = pytest.mark.skipif(not ACTION.exists(), reason="only in a checkout")


@pytest.mark.skipif(sys.platform == "win32", reason="GitHub's bash is not everybody's")
@pytest.mark.parametrize(("answer", "status", "failures"), [(RIGHT, 0, 0), (HALF, 1, 1), (None, 3, 0)])
def test_the_steps_leave_a_summary_and_the_reports(
    answer: str | None, status: int, failures: int, tmp_path: Path
) -> None:
    (tmp_path / "grade").write_text(f'#!/bin/sh\nexec {sys.executable} -m grader "$@" --course {MINIATURE}\n')
    (tmp_path / "grade").chmod(0o755)
    work, out, summary = tmp_path / "work", tmp_path / "out", tmp_path / "summary.md"
    work.mkdir()
    if answer is not None:
        (work / "ex01_01.py").write_text(answer)
        (work / "ex01_02.py").write_text(WITNESS)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(tmp_path), str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": str(ROOT),
        "NAMES": "1.1 1.2",
        "SUBMISSION": str(work if answer is not None else tmp_path / "nowhere"),
        "OUT": str(out),
        "ISOLATION": "",
        "LANGUAGE": "en",
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    done = subprocess.run([str(SCRIPT)], env=environment, capture_output=True, text=True, timeout=120)
    if answer is None:
        assert done.returncode > 1
        assert not summary.exists()
        return
    assert done.returncode == status, done.stderr
    assert "#### 1.1 " in summary.read_text(encoding="utf-8")
    assert ("✘" in summary.read_text(encoding="utf-8")) == bool(failures)
    assert json.loads((out / "report.json").read_text(encoding="utf-8"))["points"] == (20 if status == 0 else 17.5)
    assert (out / "report.html").stat().st_size > 1000
    suites = ElementTree.parse(out / "junit.xml").getroot()
    assert sum(int(suite.get("failures", "0")) for suite in suites) == failures


def test_the_action_runs_that_script() -> None:
    text = ACTION.read_text(encoding="utf-8")
    assert ".github/grade-action.sh" in text
    given = set(re.findall(r"^        ([A-Z]+): ", text, re.MULTILINE))
    assert {"NAMES", "SUBMISSION", "OUT", "ISOLATION", "LANGUAGE"} <= given


def test_everything_that_a_workflow_uses_is_pinned_by_its_hash() -> None:
    files = [ACTION, *sorted((ROOT / ".github" / "workflows").glob("*.yml"))]
    used = [line for file in files for line in re.findall(r"uses: (.*)", file.read_text(encoding="utf-8"))]
    assert used
    for line in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", line) or line.startswith("./"), line
