"""A bar on a terminal while exercises are graded."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from grader.course.catalog import Exercise
from grader.results.model import ExerciseResult


@contextlib.contextmanager
def bar(console: Console, total: int) -> Iterator[Callable[[Exercise, ExerciseResult], None]]:
    """What is yielded is told of each exercise that is done."""
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}")
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task("", total=total)

        def done(exercise: Exercise, _: ExerciseResult) -> None:
            shown.update(task, advance=1, description=exercise.id)

        yield done
