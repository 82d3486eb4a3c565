"""Small inputs on which known mistakes showed, kept as text beside the checks: a failure is shown on them at once.

    {"checks": {"test_mean": "6a1f0c…"}}
    {"check": "test_mean", "mistake": "takes_the_largest", "input": {"values": "[3.75, 0.0]"}}

`grade verify --keep` makes them, once for each change of what a check may be asked with (`known.permitted`), and they
travel with the course. They choose what is shown and never what is right: status and points come from the drawn inputs
alone, so a verdict is the same whether they are there or not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from grader.course.catalog import Course, Exercise
from grader.files import write_whole
from grader.known.permitted import digests
from grader.player.guest import codec
from grader.results import literal

MOST, LARGEST = 16, 4_096
"""How many are kept for each check, and of how many letters: the smallest; nobody could read a larger one.

A search takes over where none of them shows the mistake.
"""

Line = Mapping[str, Any]


class Counterexamples:
    """What is kept for the checks of one exercise; nothing is read before the first of them fails."""

    def __init__(self, course: Course, exercise: Exercise, files: Iterable[Path]) -> None:
        self._course, self._exercise, self._files = course, exercise, tuple(files)
        self._inputs: dict[str, tuple[bytes, ...]] = {}
        self.unreadable: list[str] = []
        """What stands in it and is no input; complete once all checks have been asked for."""

    def inputs_of(self, check: str) -> tuple[bytes, ...]:
        """The inputs for this check, encoded, the smallest first; none where they belong to another state of it."""
        if check not in self._inputs:
            lines = [] if check in self.outdated else self._lines.get(check, [])
            found = {encoded for line in lines if (encoded := self._encoded(line)) is not None}
            self._inputs[check] = tuple(sorted(found, key=_by_size))
        return self._inputs[check]

    @cached_property
    def outdated(self) -> list[str]:
        """The checks that may be asked with other inputs now than when theirs were kept, or that are gone."""
        now = digests(self._course, self._exercise, self._files)
        return [check for check in self._lines if now.get(check) != self._made_for.get(check)]

    @cached_property
    def _read(self) -> tuple[Mapping[str, str], Mapping[str, list[Line]]]:
        lines: dict[str, list[Line]] = {}
        try:
            head, *rest = map(json.loads, file_of(self._exercise).read_text(encoding="utf-8").splitlines())
            made_for = {str(check): str(digest) for check, digest in head["checks"].items()}
            for line in rest:
                lines.setdefault(str(line["check"]), []).append(line["input"])
        except FileNotFoundError:
            return {}, {}
        except (OSError, ValueError, TypeError, AttributeError, KeyError, RecursionError) as error:
            self.unreadable.append(f"{type(error).__name__}: {error}")
            return {}, {}
        return made_for, lines

    @property
    def _made_for(self) -> Mapping[str, str]:
        return self._read[0]

    @property
    def _lines(self) -> Mapping[str, list[Line]]:
        return self._read[1]

    def _encoded(self, line: Line) -> bytes | None:
        try:
            return codec.encode({str(name): literal.read(text) for name, text in line.items()})
        except (literal.NotALiteral, codec.CodecError, AttributeError) as error:
            self.unreadable.append(str(error))
            return None


Found = Mapping[str, Mapping[bytes, str]]
"""Check -> input, encoded -> the known mistake that showed on it."""


def save_counterexamples(course: Course, exercise: Exercise, files: Iterable[Path], found: Found) -> Path:
    """Keeps the smallest of these inputs, in the place of what was kept before."""
    path = file_of(exercise)
    path.parent.mkdir(parents=True, exist_ok=True)
    now = digests(course, exercise, files)
    smallest = {check: list(_smallest(inputs)) for check, inputs in sorted(found.items()) if check in now}
    lines: list[Line] = [{"checks": {check: now[check] for check, inputs in smallest.items() if inputs}}]
    for check, inputs in smallest.items():
        lines += [{"check": check, "mistake": mistake, "input": written} for mistake, written in inputs]
    write_whole(path, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    return path


def _smallest(inputs: Mapping[bytes, str]) -> Iterator[tuple[str, Line]]:
    """The mistake and the arguments, written out, of those that can be kept."""
    left = MOST
    for encoded in sorted(inputs, key=_by_size):
        written = _written(encoded)
        if left and written and sum(map(len, written.values())) <= LARGEST:
            left -= 1
            yield inputs[encoded], written


def _written(encoded: bytes) -> Line | None:
    """The arguments as expressions, where these say all of them."""
    try:
        written = {name: literal.written(value) for name, value in codec.decode(encoded).items()}
        again = codec.encode({name: literal.read(text) for name, text in written.items()})
    except (TypeError, ValueError):
        return None
    return written if again == encoded else None


def _by_size(encoded: bytes) -> tuple[int, bytes]:
    return len(encoded), encoded


def file_of(exercise: Exercise) -> Path:
    """Where they are kept, or would be."""
    return exercise.banks / "shown" / f"{exercise.module}.jsonl"
