"""`grade verify` as its user sees it: a row for each exercise, every finding below its row."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console
from rich.markup import escape

from grader.catalog import Course, Exercise
from grader.verify.fitness import Fitness, verify


def verify_and_show(
    course: Course, exercises: Sequence[Exercise], *, as_json: bool = False, workers: int | None = None
) -> bool:
    """Whether all exercises are fit to ship; says why not, as it goes."""
    console = Console(highlight=False, soft_wrap=True)
    rows = []
    for fitness in verify(course, exercises, workers):
        rows.append(fitness)
        if not as_json:
            _show(fitness, console)
    fit = all(fitness.fit for fitness in rows)
    if as_json:
        print(json.dumps([{**asdict(row), "fit": row.fit} for row in rows], ensure_ascii=False, indent=1))
    else:
        unfit = sum(not row.fit for row in rows)
        console.print(f"{len(rows)} exercises: " + ("all fit to ship" if fit else f"{unfit} not fit to ship"))
    return fit


def _show(fitness: Fitness, console: Console) -> None:
    sign = "[green]✔[/]" if fitness.fit else "[red]✘[/]"
    counts = (
        f"{fitness.examples} examples, {fitness.properties} properties, {fitness.right} right, {fitness.wrong} wrong, "
        f"{fitness.seconds:.2f} s"
    )
    console.print(f"{sign} {fitness.id:<6}{escape(fitness.title)}  [dim]{counts}[/]")
    for finding in fitness.findings:
        console.print(f"    [red]{escape(finding)}[/]")
