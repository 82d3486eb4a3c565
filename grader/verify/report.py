"""`grade verify` as its user sees it: a row for each exercise, every finding below its row; or all of it as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from grader.course.catalog import Course, Exercise
from grader.verify.result import Fitness
from grader.verify.seeds import SEEDS
from grader.verify.statements import stray_entries
from grader.verify.structure import strays
from grader.verify.surviving_mutants import Survival
from grader.verify.table import page
from grader.verify.verify import inspect

SCHEMA_VERSION = 1


def verify_and_show(
    course: Course,
    exercises: Sequence[Exercise],
    *,
    mutants: bool = False,
    again: bool = False,
    seeds: int = SEEDS,
    as_json: bool = False,
    workers: int | None = None,
    table_path: Path | None = None,
    draft: bool = False,
) -> bool:
    """Whether all exercises are fit to ship, or a `draft` to be graded with; says why not, as it goes."""
    report = FitnessReport(as_json=as_json, draft=draft)
    rows = report.rows(inspect(course, exercises, workers, mutants=mutants, again=again, seeds=seeds))
    misplaced = [*strays(course, exercises), *stray_entries(course, exercises)]
    report.end(rows, misplaced)
    if table_path is not None:
        table_path.write_text(page(course, rows), encoding="utf-8", newline="\n")
    return not misplaced and all(not row.errors if draft else row.fit for row in rows)


class FitnessReport:
    """Shows each exercise as it comes; `as_json` shows everything at the end."""

    def __init__(self, *, as_json: bool, draft: bool = False) -> None:
        self._as_json, self._draft = as_json, draft
        self._console = Console(highlight=False, soft_wrap=True)

    def rows(self, inspected: Iterable[Fitness]) -> list[Fitness]:
        rows = []
        for fitness in inspected:
            rows.append(fitness)
            if not self._as_json:
                self._show(fitness)
        return rows

    def end(self, rows: Sequence[Fitness], strays: Sequence[str]) -> None:
        if self._as_json:
            data = {"version": SCHEMA_VERSION, "exercises": [row.as_json() for row in rows], "strays": list(strays)}
            print(json.dumps(data, ensure_ascii=False, indent=1))
            return
        for stray in strays:
            self._print("✘ " + stray, "red")
        unfit = sum(not row.fit for row in rows)
        if unchanged := sum(row.unchanged for row in rows):
            self._print(f"{unchanged} have not changed since they were found fit (--again verifies them, too)", "dim")
        if self._draft:
            wrong = sum(bool(row.errors) for row in rows)
            said = f"{wrong} with errors" if wrong else "no errors: as a draft they can be graded with"
            self._print(f"{_exercises(rows)}: {said}; pieces of advice: {sum(len(row.minor) for row in rows)}")
            return
        self._print(f"{_exercises(rows)}: " + (f"{unfit} not fit to ship" if unfit else "all fit to ship"))

    def _show(self, fitness: Fitness) -> None:
        fit = not fitness.errors if self._draft else fitness.fit
        sign = Text("✔" if fit else "✘", "green" if fit else "red")
        self._console.print(sign, f"{fitness.id:<5} {fitness.title.en}", Text(f" {_counts(fitness)}", "dim"))
        for finding in fitness.errors if self._draft else fitness.findings:
            self._print(f"    {finding}", "red")
        for finding in fitness.minor if self._draft else ():
            self._print(f"    advice: {finding}", "dim")
        for line in fitness.advice:
            self._print(f"    · {line}", "dim")
        if fitness.survival:
            self._show_survivors(fitness.survival)

    def _show_survivors(self, survival: Survival) -> None:
        for survivor in survival.unexplained:
            head, before, after = survivor.diff
            self._print(f"    {head} survives", "dim")
            self._print(f"    {before}", "dim")
            self._print(f"    {after}", "yellow")

    def _print(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style))


def _counts(fitness: Fitness) -> str:
    counts = [
        f"{fitness.examples} examples",
        f"{fitness.properties} properties",
        f"{fitness.right} right",
        f"{fitness.wrong} wrong",
    ]
    if fitness.survival:
        counts.append(f"{fitness.survival.killed}/{fitness.survival.total} mutants")
    if fitness.sabotage:
        counts.append(f"{fitness.sabotage.caught}/{fitness.sabotage.total} saboteurs")
    if fitness.seconds is not None:
        counts.append(f"{fitness.seconds:.2f} s")
    return ", ".join(counts)


def _exercises(rows: Sequence[Fitness]) -> str:
    return "1 exercise" if len(rows) == 1 else f"{len(rows)} exercises"
