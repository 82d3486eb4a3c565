"""How often the diagnosis is right: every known mistake is handed in under other names and another layout,
and once more among somebody else's functions: those of a right answer that is written differently.

It should be named, and never as another; with its own cell taken off the page, nothing should be named at all.

    python -m tests.bench diagnosis [--style] [3.3 chapter4 …]     --style: only the second
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from unittest import mock

from grader.course.catalog import Exercise, own_course
from grader.course.mistakes import Mistake
from grader.player import Stage
from grader.referee.referee import Referee
from grader.results.model import Diagnosis
from grader.submission import read_files


def main() -> None:
    """Prints the misses as they come, then the shares."""
    course = own_course()
    names = [name for name in sys.argv[2:] if name != "--style"]
    exercises = [exercise for name in names for exercise in course.find(name)] or course.exercises
    renamed, restyled = Shares("under other names"), Shares("in another style")
    with Stage(preload=course.preload) as stage:
        referee = Referee(course, stage)
        for exercise in exercises:
            bank = referee.known.bank(exercise)
            for mistake in exercise.mistakes:
                if mistake.narrow:  # never named
                    continue
                for style, source in in_other_styles(exercise, mistake):
                    restyled.count(exercise, mistake, _diagnosed(referee, exercise, source), style)
                if "--style" in sys.argv:
                    continue
                source = disguised(mistake.source)
                renamed.count(exercise, mistake, _diagnosed(referee, exercise, source))
                others = replace(bank, suspects=[other for other in bank.suspects if other.mistake != mistake])
                with mock.patch.object(referee.known, "bank", lambda _, others=others: others):
                    unknown = _diagnosed(referee, exercise, source)
                if unknown:
                    renamed.outcomes["unknown, yet named"] += 1
                    print(f"{exercise.id:<6}{mistake.name}, not on the page: named {unknown.misconception}")
    renamed.print()
    restyled.print()


@dataclass
class Shares:
    """How many answers were named rightly, wrongly, or not."""

    manner: str
    outcomes: Counter[str] = field(default_factory=Counter)
    total: int = 0

    def count(self, exercise: Exercise, mistake: Mistake, named: Diagnosis | None, style: str = "") -> None:
        right = named is not None and named.misconception == mistake.name
        outcome = "named rightly" if right else "named wrongly" if named else "not named"
        self.outcomes[outcome] += 1
        self.total += 1
        if not right:
            told = f" as {named.misconception}" if named else ""
            print(f"{exercise.id:<6}{mistake.name} {self.manner} {style}: {outcome}{told}", flush=True)

    def print(self) -> None:
        for outcome, count in self.outcomes.items():
            print(f"{self.manner}: {outcome:<20}{count:>5} of {self.total}  {count / self.total:.1%}")


def _diagnosed(referee: Referee, exercise: Exercise, source: str) -> Diagnosis | None:
    files = {path.name: path.read_bytes() for path in exercise.solution.parent.glob("*.py")}
    changed = {exercise.stub.name: source.encode()}
    submission = read_files("s001", files | changed, {}, [exercise.id], books=referee.course.books)
    return referee.grade_exercise(submission, exercise).diagnosis


def in_other_styles(exercise: Exercise, mistake: Mistake) -> Iterator[tuple[str, str]]:
    """The mistaken functions of a mistake among the functions of each right answer of the bank."""
    wrong = ast.parse(mistake.source)
    reference = ast.parse(exercise.solution.read_text(encoding="utf-8"))
    mistaken = [name for name in exercise.functions if reached(wrong, name) != reached(reference, name)]
    if not mistaken or len(mistaken) == len(exercise.functions):
        return
    theirs = {name: f"theirs_{name}" for name in definitions(wrong)}
    for node in ast.walk(wrong):
        if isinstance(node, ast.Name) and node.id in theirs:
            node.id = theirs[node.id]
        elif isinstance(node, ast.FunctionDef) and node.name in theirs:
            node.name = theirs[node.name]
    taken = "\n".join(f"{name} = {theirs[name]}" for name in mistaken if name in theirs)
    for path in exercise.bank("right"):
        yield path.stem, f"{path.read_text(encoding='utf-8')}\n\n{ast.unparse(wrong)}\n{taken}\n"


def definitions(module: ast.Module) -> dict[str, ast.stmt]:
    """What a module defines at its top level, by name."""
    found: dict[str, ast.stmt] = {}
    for statement in module.body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            found[statement.name] = statement
        elif isinstance(statement, ast.Assign):
            found |= {
                n.id: statement for target in statement.targets for n in ast.walk(target) if isinstance(n, ast.Name)
            }
    return found


def reached(module: ast.Module, name: str) -> dict[str, str]:
    """The code of a function and of all that it reaches in its own module."""
    own, code, open_names = definitions(module), {}, [name]
    while open_names:
        if (name := open_names.pop()) in code or name not in own:
            continue
        code[name] = ast.dump(own[name])
        open_names += [node.id for node in ast.walk(own[name]) if isinstance(node, ast.Name)]
    return code


def disguised(source: str) -> str:
    """The same program under other local names, without comments, in another layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            _rename_locals(node)
    return ast.unparse(tree)


def _rename_locals(function: ast.FunctionDef) -> None:
    """Renames what one function stores and nothing else stores or declares; nested functions keep their names."""
    inner = [n for n in ast.walk(function) if n is not function and isinstance(n, (ast.FunctionDef, ast.Lambda))]
    if inner or any(isinstance(n, (ast.Global, ast.Nonlocal)) for n in ast.walk(function)):
        return
    stored = {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    names = {name: f"renamed_{name}" for name in stored if not hasattr(builtins, name)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and node.id in names and node.id not in {a.arg for a in function.args.args}:
            node.id = names[node.id]


if __name__ == "__main__":
    main()
