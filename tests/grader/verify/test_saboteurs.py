"""Classes of inputs on which wrong answers were once accepted: strategies draw them, and verify finds their absence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.deciding.inputs import InputCache
from grader.player import Stage
from grader.referee.referee import Referee
from grader.verify.saboteurs.result import Sabotage, sabotage

from .conftest import CHECKS, STUB, Edit, Verify

Try = Callable[[str, str, str], Sabotage]


@dataclass(frozen=True)
class Case:
    """A function, a check of it, and the inputs that leave a class out beside those that bring it along."""

    stub: str
    """The head of the function."""
    reference: str
    check: str
    """Compares the answer with `expected`."""
    narrow: str
    wide: str
    saboteurs: tuple[str, ...]


ROWS = "given={'X': matrices((1, 6), (2, 3), stretch=%s)}"
SUM = "    return [float(sum(row)) for row in X]"
SUMS = "close(answer.f(X), [sum(row) for row in X])"
MATRIX = ("def f(X: np.ndarray) -> list[float]:", SUM, SUMS)
LIST = ("def f(x: list[float]) -> float:", "    return max(x) - sum(x)", "close(answer.f(x), max(x) - sum(x))")
SCORES = (
    "def f(scores: list[float]) -> int:",
    "    return max(range(len(scores)), key=lambda i: scores[i])",
    "equal(answer.f(scores), scores.index(max(scores)))",
)
TABLE = (
    "def f(X: list[list[str]], domains: list[list[str]]) -> dict[str, int]:",
    "    return {v: sum(row[0] == v for row in X) for v in domains[0]}",
    "equal(answer.f(X, domains), {v: [row[0] for row in X].count(v) for v in domains[0]})",
)
RATE = ("def f(x: list[float], eta: float) -> list[float]:", "    return [eta * one for one in x]")
RATED = "close(answer.f(x, eta), [eta * one for one in x])"
TWO = ("def f(a: float, b: float) -> float:", "    return 2 * a - b", "close(answer.f(a, b), 2 * a - b)")
SEEDED = (
    "def f(n: int, seed: int) -> list[float]:",
    "    import numpy as np\n    return np.random.default_rng(seed).random(n).tolist()",
)
TERM = (
    "def f(term: list) -> int:",
    "    return 1 + max(f(one) if isinstance(one, list) else 0 for one in term)",
    "equal(answer.f(term), str(term).count('['))",
)
TERMS = "given={'term': nested(st.just(['x']), lambda t: st.just(['f', t]), (0, 3), stretch=%s)}"
STEPS = (
    "def f(x: float) -> float:",
    "    low, high = 0.0, 1.0\n"
    "    while high - low > 1e-12:\n"
    "        middle = (low + high) / 2\n"
    "        low, high = (middle, high) if middle * middle <= x else (low, middle)\n"
    "    return low",
)

CASES = {
    "parameters that are always drawn equal": Case(
        *TWO, "also=pins('alike', 'both the same', [{'a': x, 'b': x} for x in (1.0, 2.0)])",
        "given={'a': edges(0.001, 200), 'b': edges(0.001, 200)}", ("one scalar for two: a, b",),
    ),
    "ties and near ties": Case(
        *SCORES, "given={'scores': st.lists(grid(0, 8), min_size=2, max_size=6, unique=True)}",
        "given={'scores': numbers((2, 6)) | tied()}",
        ("tied numbers", "nearly tied numbers", "one value"),
    ),
    "the same call twice, and another seed": Case(
        *SEEDED, "sequence(answer.f(n, seed), n)", "given={'n': st.just(3), 'seed': st.integers(0, 99)}",
        "", ("ignores seed", "seed replaced by chance"),
    ),
    "values that share letters and look like numbers": Case(
        *TABLE,
        "given={'X': st.just([['a', 'c'], ['b', 'd'], ['e', 'c']]), 'domains': st.just([['a', 'b', 'e'], ['c', 'd']])}",
        "**NAMED_TABLES",
        ("texts that are prefixes of one another", "texts that look like numbers", "texts with blanks", "Chinese texts",
         "columns that share values"),
    ),
    "empty branches": Case(
        *TABLE, "given={'X': st.just([['a'], ['b']]), 'domains': st.just([['a', 'b']])}", "**NAMED_TABLES",
        ("a value of the domain that no row has",),
    ),
    "more rows and columns": Case(
        *MATRIX, ROWS % "False", ROWS % "True",
        ("more than 12 rows", "more than 40 rows", "more than 100 rows", "more than 3 columns",
         "more than 8 columns"),
    ),
    "scale": Case(
        *MATRIX, ROWS % "False", ROWS % "True", ("numbers above 1e4", "numbers below 1e-4", "more than 3 decimals")
    ),
    "degenerate and dependent data": Case(
        *MATRIX, "given={'X': st.just(np.array([[1.0, 2.5], [3.0, 7.0]]))}", ROWS % "True",
        ("one row", "duplicate rows", "a constant column", "a column that is the sum of others", "zero",
         "negative numbers"),
    ),
    "long lists": Case(
        *LIST, "given={'x': numbers(stretch=False)}", "given={'x': numbers()}",
        ("more than 12 entries", "more than 40 entries", "more than 100 entries"),
    ),
    "counts": Case(
        "def f(counts: list[int]) -> int:", "    return sum(counts)", "equal(answer.f(counts), sum(counts))",
        "given={'counts': counts(usual=(1, 12), stretch=False)}", "given={'counts': counts()}",
        ("numbers above 1e4", "numbers above 1e9", "zero"),
    ),
    "parameters at their edge": Case(
        *RATE, RATED, "given={'x': numbers(), 'eta': grid(0.25, 0.75)}",
        "given={'x': numbers(), 'eta': edges(0.001, 1.0)}",
        ("eta at most 0.01", "eta at least 0.99"),
    ),
    "a parameter that never changes": Case(
        *RATE, RATED, "given={'x': numbers(), 'eta': st.just(0.5)}", "given={'x': numbers(), 'eta': edges(0.001, 1.0)}",
        ("ignores eta",),
    ),
    "deep recursion": Case(*TERM, TERMS % "False", TERMS % "True", ("recursion above 40",)),
    "loops that take long": Case(
        *STEPS, "close(answer.f(x) ** 2, x, abs=0.1)", "given={'x': grid(0, 1)}", "",
        ("loops above 10", "a tolerance of 0.001"),
    ),
}  # fmt: skip
"""By what was missing."""
AUDIT = "tests/chapter01/audit/ex01_01.toml"
HEAD = '''"""Checks."""
import numpy as np
from hypothesis import strategies as st
from grader.checks import *
from grader.strategies import *

EXERCISE = exercise(kind="program", book="§1", hints=[("一", "One")])
NAMED_TABLES = {"given": {"table": tables((1, 9), (2, 3), numeric=False, values=(2, 3))}}
'''


@pytest.fixture
def tried(tmp_path: Path, stage: Stage) -> Callable[..., Sabotage]:
    """tried(stub, reference, check, inputs) -> what becomes of the saboteurs of an exercise made of these."""

    def tried(stub: str, reference: str, check: str, inputs: str, unasked: str = "", among: str = "") -> Sabotage:
        root = tmp_path / f"course{len(list(tmp_path.iterdir()))}"
        for tree in ("exercises", "solutions", "tests"):
            (root / tree / "chapter01").mkdir(parents=True)
        head = "import numpy as np\n"
        (root / STUB).write_text(
            f'"""1.1 甲 / A"""\n{head}\n\n{stub}\n    raise NotImplementedError\n', encoding="utf-8"
        )
        (root / "solutions/chapter01/ex01_01.py").write_text(f"{head}\n\n{stub}\n{reference}\n", encoding="utf-8")
        parameters = ", ".join(part.partition(":")[0].strip() for part in stub[6 : stub.index(") ->")].split(", "))
        body = f"    {check}\n"
        if "TABLES" in inputs:
            parameters, body = "table", f"    X, domains = table['X'], table['domains']\n{body}"
        text = f'@check(points=1, {inputs})\ndef test_f(answer, {parameters}):\n    "对 / Right"\n{body}'
        (root / CHECKS).write_text(HEAD + among + text, encoding="utf-8")
        (root / AUDIT).parent.mkdir()
        (root / AUDIT).write_text(unasked, encoding="utf-8")
        course = Course.at(root)
        return sabotage(
            Referee(course, stage, cache=InputCache(tmp_path / "cache"), explaining=False), course.exercises[0]
        )

    return tried


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "kept"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "kept"))


def accepted(found: Sabotage) -> set[str]:
    return {one.saboteur for one in found.unexplained}


STRONGER = {
    "the same call twice, and another seed": (
        "repeatable(answer, 'f', n, seed, between=[(n, seed + 1)])\n    seed_matters(answer, 'f', n)",
        "given={'n': st.just(3), 'seed': st.integers(0, 99)}",
    ),
    "loops that take long": ("close(answer.f(x) ** 2, x, abs=1e-9)", "given={'x': grid(0, 1) | numbers_between}"),
}  # fmt: skip
"""Where the check itself is too weak, and not its inputs."""


@pytest.mark.parametrize("missing", CASES)
def test_a_class_that_no_check_asks_for(missing: str, tried: Callable[..., Sabotage]) -> None:
    case = CASES[missing]
    weak = accepted(tried(case.stub, case.reference, case.check, case.narrow))
    assert set(case.saboteurs) <= weak, weak
    check, inputs = STRONGER.get(missing, (case.check, case.wide))
    more = "numbers_between = st.integers(1, 999).map(lambda k: k / 1000)\n"
    strong = tried(case.stub, case.reference, check, inputs, among=more)
    assert not set(case.saboteurs) & accepted(strong), strong.unexplained
    assert strong.applicable >= len(case.saboteurs)


def test_a_result_that_is_not_looked_at_as_a_whole(tried: Callable[..., Sabotage]) -> None:
    stub, reference, check = MATRIX
    glance = "require(len(answer.f(X)) == len(X), '个数', 'The length')"
    assert "one number of the result wrong" in accepted(tried(stub, reference, glance, ROWS % "True"))
    assert "one number of the result wrong" not in accepted(tried(stub, reference, check, ROWS % "True"))


def test_a_tolerance_that_is_too_wide(tried: Callable[..., Sabotage]) -> None:
    stub, reference, _ = MATRIX
    wide = "close(answer.f(X), [sum(row) for row in X], abs=0.01, rel=0.01)"
    names = {"arguments in float32", "arguments rounded to 3 digits", "result in float32", "result rounded to 4 digits"}
    assert names <= accepted(tried(stub, reference, wide, ROWS % "True"))
    assert not names & accepted(tried(stub, reference, SUMS, ROWS % "True"))


def test_a_function_that_others_call_stays_right_inside(tried: Callable[..., Sabotage]) -> None:
    stub = "def g(x: list[float]) -> float:\n    return 2 * sum(x)\n\n\ndef f(x: list[float]) -> float:"
    found = tried(stub, "    return g(x)", "close(answer.f(x), 2 * sum(x))", "given={'x': numbers()}")
    assert {one.function for one in found.accepted} <= {"f"}


def test_a_reason_excuses_a_saboteur_as_long_as_it_survives(tried: Callable[..., Sabotage]) -> None:
    def given(unasked: str) -> Sabotage:
        return tried(*LIST, "given={'x': numbers(stretch=False)}", unasked)

    before = given("")
    after = given(
        '[unasked.f]\n"more than 12 entries; more than 40 entries" = "ten at most"\n'
        '[unasked."*"]\n"negative numbers" = "x"\n'
    )
    assert accepted(before) - accepted(after) == {"more than 12 entries", "more than 40 entries"}
    assert (after.total, after.applicable) == (before.total - 2, before.applicable)
    assert after.stale == ("unasked excuses “negative numbers” for *, but no such saboteur survives there",)
    assert given("[unasked.g]").stale == ("unasked names g, which is no function of the stub",)
    assert given('[unasked.f]\n"more than 12 entries" = " "').stale == (
        "unasked gives no reason for “more than 12 entries” for f",
    )


def test_survivors_make_an_exercise_unfit(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, "numbers((1, 6), grid(0, 4) | grid(-4, 0))", "numbers((1, 6), grid(0, 4), stretch=False)")
    fitness = verify()
    long = "“more than 12 entries”, “more than 40 entries”, “more than 100 entries”"
    assert f'mean, spread: {long} – no check ever asks for it (it takes stretch class "long")' in fitness.findings
    assert not fitness.fit
    data = fitness.as_json()["saboteurs"]
    assert data["total"] - data["caught"] == len(data["survivors"]) > 0
    assert data["survivors"][0]["function"] == "mean"


def test_unchanged_exercises_cost_nothing(verify: Verify, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = verify().sabotage
    monkeypatch.setattr("grader.verify.saboteurs.result.Bench", lambda *_: pytest.fail("tried again"))
    assert verify().sabotage == first
