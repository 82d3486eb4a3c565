"""What the documentation names is there: tests, attacks, files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grader.player import Limits
from grader.player.guest import plain
from grader.supervised import ALLOWED

ROOT = Path(__file__).resolve().parents[2]
ISOLATION = (ROOT / "docs" / "isolation.md").read_text(encoding="utf-8")
TESTS = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "grader").rglob("test_*.py")}


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(test_\w+)`", ISOLATION))))
def test_a_test_that_holds_a_promise_of_isolation_is_there(name: str) -> None:
    assert any(f"def {name}(" in text for text in TESTS.values())


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]+\.py)`", ISOLATION))))
def test_a_file_that_holds_a_promise_of_isolation_is_there(name: str) -> None:
    assert (ROOT / name).is_file() or name in {path.name for path in TESTS}


def test_the_attacks_that_are_cited_are_there_and_all_are_cited() -> None:
    cited = set()
    for group in re.findall(r"\[([\d–, ]+)\]", ISOLATION):
        for part in group.split(","):
            first, _, last = part.strip().partition("–")
            cited |= set(range(int(first), int(last or first) + 1))
    there = {int(path.name[:3]) for path in (ROOT / "tests" / "grader" / "attacks").glob("[0-9]*.py")}
    assert cited == there


def test_the_limits_are_those_in_force() -> None:
    rows = dict(re.findall(r"(?m)^\| ([a-z][^|]+?) \| ([^|]+?) \| [^|]+? \|$", ISOLATION.split("### Limits")[1]))
    limits = Limits()
    assert (
        rows["one call"]
        == f"{limits.cpu_seconds:g} s of CPU time, {limits.wall_seconds(limits.cpu_seconds):g} s of real time"
    )
    importing = next(text for name, text in rows.items() if name.startswith("importing"))
    load = limits.load_cpu_seconds
    assert importing.startswith(f"{load:g} s of CPU time, {limits.wall_seconds(load):g} s of real time")
    assert rows["judging one answer, on our side"] == (
        f"{ALLOWED.memory >> 30} GiB of memory, {ALLOWED.cpu_seconds:g} s of our CPU time (Linux)"
    )
    reply = next(text for name, text in rows.items() if name.startswith("a reply"))
    numbers = {int(digits.replace(",", "")) for digits in re.findall(r"[\d,]*\d", reply)}
    limits_of_a_reply = {plain.MAX_DEPTH, plain.MAX_CONTAINERS, plain.MAX_ITEMS, plain.MAX_ELEMENTS, plain.MAX_KEY}
    assert numbers >= {limits.reply_bytes >> 20, *limits_of_a_reply}


@pytest.mark.parametrize(
    "path",
    re.findall(
        r"(?m)^\| .+ \| `([\w/.]+)`",
        (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Where does my change belong?")[1],
    ),
)
def test_the_file_that_a_change_belongs_to_is_there(path: str) -> None:
    assert (ROOT / path).is_file()
