"""The house is as `docs/architecture.md` says: its rooms, in which order, and which modules are long and why."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import FrameType

import pytest

from grader.course.catalog import Course
from grader.results.model import ExerciseResult
from grader.session.grading import Grading
from grader.submission import read

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LONGEST, MOST_LONG = 300, 6
DOORS = {"grader", "grader.__main__"}
"""What is above all rooms: `%load_ext grader` and `python -m grader`."""


def table(heading: str) -> dict[str, str]:
    """First column, a name in backticks -> second column, of the table below a heading; in order."""
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"(?m)^\| (`.+?) \| (.+?) \|", part)
    return {name: text for names, text in rows for name in re.findall(r"`([\w./]+)`", names)}


ROOMS = list(table("Rooms"))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in sorted((ROOT / "grader").rglob("*.py"))}


def imports(name: str) -> set[str]:
    """The modules of the grader that a module imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.partition(".")[0] == "grader"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "grader":
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {one if one in MODULES else str(node.module) for one in inner}
    return found


def room(name: str) -> str:
    return name.split(".")[1]


def test_the_table_has_every_room() -> None:
    there = {room(name) for name in MODULES if name not in DOORS}
    assert set(ROOMS) == there


@pytest.mark.parametrize("name", [name for name in MODULES if name not in DOORS])
def test_imports_lead_to_the_same_room_or_to_one_below(name: str) -> None:
    upwards = [one for one in imports(name) if one in DOORS or ROOMS.index(room(one)) > ROOMS.index(room(name))]
    assert not upwards, f"{name} imports {', '.join(upwards)}, which is higher in the house"


def test_no_two_modules_need_each_other() -> None:
    graph = {name: {one for one in imports(name) if one != name} for name in MODULES if name not in DOORS}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(f"a cycle: {' → '.join(error.args[1])}") from None


def test_a_module_is_short_or_the_page_says_why_not() -> None:
    lines = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in MODULES.items()}
    long = {str(MODULES[name].relative_to(ROOT / "grader")) for name, number in lines.items() if number > LONGEST}
    listed = set(table("Long modules"))
    assert long <= listed
    assert len(listed) <= MOST_LONG


def test_what_decides_knows_neither_how_a_failure_is_shown_nor_which_mistake_it_is() -> None:
    inside = [name for name in MODULES if name not in DOORS]
    needed = reached([name for name in inside if room(name) == "deciding"]) - DOORS
    assert not [name for name in needed if room(name) in ("explaining", "known", "report")]


def reached(names: list[str]) -> set[str]:
    """These modules, and all that they import, directly or not."""
    found, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found and name in MODULES:
            found.add(name)
            waiting += imports(name)
    return found


SMALL = ("children", "asking", "deciding", "explaining", "known", "referee")
"""The rooms in which no class may become a bag."""
MOST_ATTRIBUTES = 8


def attributes(cls: ast.ClassDef) -> set[str]:
    """What an object of a class holds: the fields of a dataclass, and all that is assigned to `self`."""
    decorated = any("dataclass" in ast.unparse(decorator) for decorator in cls.decorator_list)
    fields = {ast.unparse(node.target) for node in cls.body if decorated and isinstance(node, ast.AnnAssign)}
    return fields | {
        node.attr
        for node in ast.walk(cls)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }


def test_no_class_that_judges_holds_more_than_eight_things() -> None:
    bags = {
        f"{name}.{node.name}": sorted(attributes(node))
        for name in MODULES
        if name not in DOORS and room(name) in SMALL
        for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and len(attributes(node)) > MOST_ATTRIBUTES
    }
    assert not bags


MOST_BY_POSITION = 5
"""Fields of a dataclass that may be told apart by their position."""


def test_what_has_many_fields_is_made_by_name() -> None:
    positional = [
        f"{name}.{node.name}"
        for name, path in MODULES.items()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for decorator in node.decorator_list
        if "dataclass" in ast.unparse(decorator) and "kw_only=True" not in ast.unparse(decorator)
        if sum(isinstance(field, ast.AnnAssign) for field in node.body) > MOST_BY_POSITION
    ]
    assert not positional


def test_the_inside_of_the_player_imports_nothing_of_the_grader() -> None:
    for name in MODULES:
        if name.startswith("grader.player.guest"):
            assert not [one for one in imports(name) if not one.startswith("grader.player.guest")]


def test_importing_the_package_loads_nothing_heavy() -> None:
    script = "import sys, grader; print({'numpy', 'matplotlib', 'hypothesis', 'pytest', 'rich'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout.strip() == "set()"


def test_no_test_takes_private_names_of_the_grader_by_import_or_by_word() -> None:
    """What it takes as an attribute is found by ruff (SLF001)."""
    private = re.compile(
        r"(?m)^from grader.* import .*\b_[a-z].*$|\b(?:setattr|getattr|delattr)\([^\n]*, [\"']_[a-zA-Z].*$"
    )
    found = {
        f"{path.relative_to(ROOT)}: {line.group().strip()}"
        for folder in ("grader", "bench", "fuzz")
        for path in (ROOT / "tests" / folder).rglob("*.py")
        if "attacks" not in path.parts
        for line in private.finditer(path.read_text(encoding="utf-8"))
    }
    assert not found


def way(heading: str) -> list[type]:
    """The types that the page names, in their order."""
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    names = re.findall(r"(?m)^\d+\. `([\w.]+)\.(\w+)`", part)
    return [getattr(importlib.import_module(f"grader.{module}"), name) for module, name in names]


def test_a_submission_goes_its_way_in_ten_hand_overs(tmp_path: Path, miniature: Course) -> None:
    (tmp_path / "ex01_01.py").write_text("def mean(values): return 0.0\ndef spread(values): return 0.0\n", "utf-8")
    made: list[type] = []

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_name == "__init__":
            kind = type(frame.f_locals["self"])
            checks = frame.f_locals.get("checks")  # the default is no list yet
            blank = kind is ExerciseResult and not (isinstance(checks, list) and checks)
            if kind in named and kind not in made and not blank:
                made.append(kind)

    named = way("The way of one submission")
    with Grading(miniature, "en") as grading:
        sys.setprofile(note)
        try:
            work = grading.find(["1.1"], tmp_path)
            grading.referee.grade(read(work.path, work.exercises), work.exercises)
        finally:
            sys.setprofile(None)
    assert len(named) <= 10
    assert made == named


def test_the_way_of_a_class_names_types() -> None:
    assert all(isinstance(kind, type) for kind in way("The way of a class"))
