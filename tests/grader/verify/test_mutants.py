"""Mutants: what is made, what survives, and what an exercise may say about survivors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.verify import Fitness
from grader.verify.mutants import mutants_of
from grader.verify.surviving_mutants import Survival, Survivor, known_survival

from .conftest import CHECKS, SOLUTION

Edit = Callable[[str, str, str], None]
Excuse = Callable[[str], None]
Verify = Callable[..., Fitness]


def afters(source: str, **options: object) -> set[str]:
    return {mutant.after for mutant in mutants_of(source, **options)}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a + b", {f"x = a {op} b" for op in ("-", "*", "/", "//", "%", "**")}),
        ("x = a & b", {"x = a | b", "x = a ^ b"}),
        ("x = a << b", {"x = a >> b"}),
        ("x = a < b", {f"x = a {op} b" for op in ("<=", ">", ">=", "==", "!=")}),
        ("x = a is None", {"x = a is not None"}),
        ("x = a == None", set()),
        ("x = f'{a + b}'", {f"x = f'{{a {op} b}}'" for op in ("-", "*", "/", "//", "%", "**")}),
        ("if a:\n    b\nelif c:\n    d", {"if not a:"}),
        ("x = a if b else c", {"x = a if not b else c"}),
        ("x: a | b = -1", {"x: a | b = 1", "x: a | b = -2", "x: a | b = -0"}),
        ("f(*a, **b)", set()),
        ("x = a and b", {"x = a or b"}),
        ("x = not a", {"x =  a"}),
        ("x = -a", {"x = a"}),
        ("x = True", {"x = False"}),
        ("x = f(1)", {"x = f(2)", "x = f(0)"}),
        ("for x in y:\n    break", {"for x in []:", "continue"}),
        ("x = 'text'", set()),
        ("def f(*, key): pass", set()),
    ],
)
def test_what_is_exchanged(source: str, expected: set[str]) -> None:
    assert afters(source) == expected


def test_a_mutant_keeps_the_lines_of_the_source() -> None:
    source = "x = [\n    # why\n    1,\n    2,\n]\n"
    assert {mutant.text.count("\n") for mutant in mutants_of(source)} == {5}
    assert [(mutant.line, mutant.before, mutant.after) for mutant in mutants_of(source)][-1] == (4, "2,", "1,")


def test_no_two_mutants_mean_the_same() -> None:
    mutants = mutants_of("def f(x):\n    return x if x != 0 and x > 2 else not x\n")
    assert len({mutant.text for mutant in mutants}) == len(mutants)
    assert afters("x = 1 * 1") == {"x = 1 + 1", "x = 1 - 1", "x = 1 / 1"}  # 1 // 1, 1 % 1, 1 ** 1 fold to 1 or 0


def test_functions_may_be_left_out() -> None:
    source = "def essay():\n    return 1 + 1\n\n\ndef f():\n    return True\n"
    assert afters(source, leave_out=["essay"]) == {"return False"}


def test_sound_checks_kill_all(verify: Verify) -> None:
    fitness = verify(mutants=True)
    assert fitness.fit
    assert fitness.survival is not None
    assert fitness.survival.killed == fitness.survival.total >= 12


def test_survivors_are_shown_with_a_diff(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, '("极差", "the range")', "abs=9e99")
    fitness = verify(mutants=True)
    assert fitness.survival is not None
    diffs = [survivor.diff for survivor in fitness.survival.survivors]
    change = ["-return max(values) - min(values)", "+return max(values) + min(values)"]
    assert ["@@ -9 +9 @@", *change] in diffs
    assert any("of the mutants fail" in finding and "it takes 90%" in finding for finding in fitness.findings)


def test_an_equivalent_mutant_counts_for_nothing(edit: Edit, audit: Excuse, verify: Verify) -> None:
    edit(SOLUTION, "return max(values) - min(values)", "return max(0, max(values) - min(values))")
    before = verify(mutants=True).survival
    assert before is not None
    assert [survivor.after for survivor in before.survivors] == ["return max(-1, max(values) - min(values))"]
    audit('[[equivalent]]\nwhy = "never negative"\nlines = ["return max( -1, max(values) - min(values))"]')
    fitness = verify(mutants=True)
    assert fitness.fit
    assert fitness.survival is not None
    assert fitness.survival.total == fitness.survival.killed == before.killed
    assert fitness.survival.survivors[0].reason == "never negative"


def test_one_reason_for_all_mutants_that_survive_in_a_function(edit: Edit, audit: Excuse, verify: Verify) -> None:
    edit(SOLUTION, "return max(values) - min(values)", "return max(0, max(values) - min(values))")
    audit('[[equivalent]]\nwhy = "never negative"\nfunction = "spread"')
    fitness = verify(mutants=True)
    assert fitness.fit
    assert fitness.survival is not None
    assert [survivor.reason for survivor in fitness.survival.survivors] == ["never negative"]


@pytest.mark.parametrize(
    ("excused", "named"),
    [('lines = ["return sum(values) * len(values)"]', "return sum(values) * len(values)"),
     ('function = "mean"', "all of mean")],
)  # fmt: skip
def test_a_stale_equivalent_mutant(excused: str, named: str, audit: Excuse, verify: Verify) -> None:
    audit(f'[[equivalent]]\nwhy = "no"\n{excused}')
    assert verify(mutants=True).findings == [f"the audit calls equivalent what no surviving mutant has: {named}"]


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ('[[equivalent]]\nwhy = " "\nlines = ["x"]', "the audit gives no reason for: x"),
        ('[[equivalent]]\nwhy = "no"', "expected why with either lines or function, but got why"),
        ("[equal]", "expected only unasked and equivalent, but got equal"),
        ("[[[", "ex01_01.toml cannot be read"),
    ],
)
def test_an_audit_that_says_too_little_or_too_much(text: str, finding: str, audit: Excuse, verify: Verify) -> None:
    audit(text)
    assert any(finding in line for line in verify().findings)


def test_an_endless_mutant_is_killed(edit: Edit, verify: Verify) -> None:
    loop = (
        "total, i = 0, 0\n    while i < len(values):\n        total += values[i]\n        i += 1\n    return total / i"
    )
    edit(SOLUTION, "return sum(values) / len(values)", loop)
    fitness = verify(mutants=True)
    assert fitness.survival is not None
    assert not any("i += 0" in survivor.after for survivor in fitness.survival.survivors)


def test_mutants_of_a_failing_reference_are_not_run(edit: Edit, verify: Verify) -> None:
    edit(SOLUTION, "max(values) - min(values)", "max(values)")
    fitness = verify(mutants=True)
    assert fitness.survival is None
    assert any(finding.startswith("the mutants were not run") for finding in fitness.findings)


def test_unchanged_exercises_cost_nothing(
    root: Path, edit: Edit, verify: Verify, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = verify(mutants=True).survival
    monkeypatch.setattr("grader.verify.surviving_mutants.mutants_of", lambda *_, **__: pytest.fail("made again"))
    assert verify(mutants=True).survival == first
    assert verify().survival == first
    with (root / CHECKS).open("a", encoding="utf-8") as file:
        file.write("# another content\n")
    course = Course.at(root)
    assert known_survival(course, course.find("1.1")[0]) is None


def test_the_share_leaves_equivalent_mutants_out() -> None:
    survivors = Survivor(1, "a", "b"), Survivor(2, "c", "d", "why")
    survival = Survival(11, survivors)
    assert (survival.killed, survival.total, survival.share) == (9, 10, 0.9)
    assert survival.findings() == []
    assert Survival(0, ()).share == 1.0


def test_without_parso_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "parso", None)
    with pytest.raises(WrongUsage, match=r"pip install 'watermelon-grader\[mutants\]'"):
        mutants_of("x = 1")
