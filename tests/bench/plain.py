"""What graders do today, as the baseline: the student's code beside the checks, hypothesis drawing in every run.

As a pytest plugin (`-p tests.bench.plain --plain FOLDER`) it runs each check in one process without isolation; as a
function it does the same without pytest, in a process that is warm.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import types
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, Phase

from grader.authoring.checks import Check

ROOT = Path(__file__).parents[2]
COURSE_PLUGIN = "grader.cli.pytest_plugin"
PATIENCE = 30.0
"""Seconds after which pytest is stopped, where it would go on shrinking for minutes: its times are at least these."""
SETTINGS: dict[str, Any] = {
    "derandomize": True,
    "database": None,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "report_multiple_bugs": False,
    # The same as the grader's: without the explain phase, which makes a failing run four times as long.
    "phases": [Phase.generate, Phase.shrink],
}


def run_plain(check: Check, answer: Any, reference: Any) -> None:
    """One check the ordinary way; raises what it raises."""
    more = {"reference": reference} if check.wants_reference else {}
    for inputs in check.also:
        check.function(answer=answer, **more, **inputs)
    if not check.given:
        if not check.also:
            check.function(answer=answer, **more)
        return

    @hypothesis.settings(max_examples=check.examples, **SETTINGS)
    @hypothesis.given(hypothesis.strategies.fixed_dictionaries(dict(check.given)))
    def run(inputs: dict[str, Any]) -> None:
        check.function(answer=answer, **more, **inputs)

    run()


def run_all_plain(checks: Iterable[Check], answer: Any, reference: Any) -> int:
    """How many of the checks pass, in this process."""
    passed = 0
    for check in checks:
        try:
            run_plain(check, answer, reference)
            passed += 1
        except Exception:
            continue
    return passed


def run_pytest(checks: Path, submission: Path, *, right: bool, without: Sequence[str] = ()) -> None:
    """These checks on a submission under plain pytest, in a process of its own; raises where it finds something else.

    The course's own plugin is left out with those named: it would judge the references, by the referee.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.bench.plain", "--plain", str(submission), str(checks)]
    command += [word for plugin in ("cacheprovider", COURSE_PLUGIN, *without) for word in ("-p", f"no:{plugin}")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return
    if done.returncode != (0 if right else 1):
        raise RuntimeError(f"Expected {submission.name} to be {'right' if right else 'wrong'}\n{done.stdout}")


def module_of(path: Path) -> types.ModuleType:
    """A student's file imported here, as graders do."""
    spec = importlib.util.spec_from_file_location(f"plain_{path.stem}_{abs(hash(str(path)))}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))  # it may import its neighbours
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
        for name in [name for name in sys.modules if re.fullmatch(r"ex\d\d_\d\d", name)]:
            del sys.modules[name]
    return module


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--plain", required=True, help="folder with a submission")


@pytest.fixture
def answer(request: pytest.FixtureRequest) -> types.ModuleType:
    return module_of(Path(request.config.getoption("--plain")) / request.path.name.removeprefix("test_"))


@pytest.fixture
def reference(request: pytest.FixtureRequest) -> types.ModuleType:
    root = request.path.parents[2]
    name = request.path.name.removeprefix("test_")
    return module_of(root / "solutions" / request.path.parent.name / name)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    check = getattr(pyfuncitem.function, "check", None)
    if check is None:
        return None
    run_plain(check, pyfuncitem.funcargs["answer"], pyfuncitem.funcargs.get("reference"))
    return True
