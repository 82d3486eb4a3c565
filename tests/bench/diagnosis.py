"""How often the diagnosis is right: every wrong answer of the bank is handed in under other names and another layout.

It should be named, and never as another; with its own file taken out of the bank, nothing should be named at all.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections import Counter
from unittest import mock

from grader.course.bank import wrong_answers
from grader.course.catalog import Exercise, own_course
from grader.judging.referee import Referee
from grader.player import Stage
from grader.results.model import Diagnosis
from grader.submission import read_files


def main() -> None:
    """Prints the misses as they come, then the shares."""
    course = own_course()
    exercises = [exercise for name in sys.argv[2:] for exercise in course.find(name)] or course.exercises
    counts: Counter[str] = Counter()
    with Stage(preload=course.preload) as stage:
        referee = Referee(course, stage)
        for exercise in exercises:
            bank = referee.suspects(exercise)
            for answer in wrong_answers(exercise):
                source = disguised(answer.path.read_text(encoding="utf-8"))
                named = _diagnosed(referee, exercise, source)
                right = named is not None and named.misconception == answer.misconception
                outcome = "named rightly" if right else "named wrongly" if named else "not named"
                others = [other for other in bank if other.answer != answer]
                with mock.patch.object(referee, "suspects", lambda _, others=others: others):
                    unknown = _diagnosed(referee, exercise, source)
                counts[outcome] += 1
                counts["unknown, yet named"] += unknown is not None
                if not right or unknown:
                    as_other = f"; taken out of the bank: {unknown.misconception}" if unknown else ""
                    print(f"{exercise.id:<6}{answer.misconception}: {outcome}{as_other}")
    total = sum(counts[outcome] for outcome in ("named rightly", "named wrongly", "not named"))
    for outcome, count in counts.items():
        print(f"{outcome:<20}{count:>5} of {total}  {count / total:.1%}")


def _diagnosed(referee: Referee, exercise: Exercise, source: str) -> Diagnosis | None:
    files = {path.name: path.read_bytes() for path in exercise.solution.parent.glob("ex*.py")}
    submission = read_files("s001", files | {exercise.stub.name: source.encode()}, {}, [exercise.id])
    return referee.grade_exercise(submission, exercise).diagnosis


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
