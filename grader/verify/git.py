"""Which exercises a change touches, as git knows the change."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.course.loading import BrokenChecks, load_checks
from grader.errors import WrongUsage
from grader.verify.structure import files_of


def changed_since(revision: str, course: Course, exercises: Sequence[Exercise]) -> list[Exercise]:
    """Those of the exercises that have a file, or share one, that differs from this revision."""
    changed = _changed_files(revision, course.root)
    return [exercise for exercise in exercises if changed & {path.resolve() for path in _made_of(course, exercise)}]


def _made_of(course: Course, exercise: Exercise) -> list[Path]:
    own = files_of(exercise)
    try:
        return [*own, *load_checks(course, exercise).files]
    except BrokenChecks:  # verify will say so, if the change broke them
        return own


def _changed_files(revision: str, root: Path) -> set[Path]:
    top = Path(next(_git(root, "rev-parse", "--show-toplevel")))
    # `--end-of-options` keeps a revision such as `--output=x` from being read as an option.
    differing = _git(root, "diff", "--name-only", "-z", "--end-of-options", revision, "--")
    untracked = _git(root, "ls-files", "--others", "--exclude-standard", "--full-name", "-z")
    return {(top / name).resolve() for name in (*differing, *untracked)}


def _git(folder: Path, *words: str) -> Iterator[str]:
    try:
        done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        why = (getattr(error, "stderr", "") or str(error)).strip().partition("\n")[0]
        raise WrongUsage(
            f"--changed-since 需要 git：{why}", f"--changed-since asks git, which answered: {why}"
        ) from error
    return (name for name in done.stdout.strip("\n").split("\0") if name)
