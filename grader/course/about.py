"""`about.toml` beside the stubs of a chapter: how hard its exercises are, what to do before them, and its track.

An exercise without an entry has no header, and nothing follows from it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

from grader.errors import GraderBroken

FILE = "about.toml"
TRACK = "track"
HARDEST = 5


@dataclass(frozen=True, kw_only=True)
class About:
    """What a student may want to know of an exercise before reading it."""

    difficulty: int
    """From 1 to `HARDEST`."""
    minutes: int
    read: str
    """Where to read in the book."""
    after: tuple[str, ...] = ()
    """The exercises to do first."""
    starred: bool = False
    """Whether the book itself marks it as hard."""
    usual: tuple[str, ...] = ()
    """The known mistakes that people make here, the most usual first."""
    another: str = ""
    """An answer of `right/` that is worth reading beside the reference."""
    track: bool = False
    """Whether it is one of the few with which one sees the chapter."""


@dataclass(frozen=True)
class Chapter:
    """All that the file of a chapter says, as it is now."""

    entries: Mapping[str, About]
    track: tuple[str, ...]


NOTHING = Chapter({}, ())


def chapter_in(folder: Path) -> Chapter:
    """What stands in the file of a folder of stubs; nothing where there is none."""
    path = folder / FILE
    try:
        written = path.stat().st_mtime_ns
    except OSError:
        return NOTHING
    return _read(path, written)


@lru_cache(maxsize=256)
def _read(path: Path, written: int) -> Chapter:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        track = _texts(TRACK, data.pop(TRACK, []))
        return Chapter({id: _entry(entry, id in track) for id, entry in data.items()}, track)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, TypeError, ValueError) as error:
        raise GraderBroken(f"{path} 不可用：{error}", f"{path} cannot be used: {error}") from error


def _entry(data: Any, track: bool) -> About:
    if not isinstance(data, dict):
        raise TypeError(f'expected a table ["3.5"] for each exercise, but got {data!r}')
    allowed = {field.name for field in fields(About)} - {TRACK}
    if any(name.isdigit() for name in data):
        raise TypeError('an exercise is called ["3.5"], in quotes')
    if unknown := sorted(set(data) - allowed):
        raise ValueError(f"{', '.join(unknown)} means nothing here; there are {', '.join(sorted(allowed))}")
    if missing := sorted({"difficulty", "minutes", "read"} - set(data)):
        raise ValueError(f"each exercise says its {', '.join(missing)}")
    for name, kind in (("difficulty", int), ("minutes", int), ("read", str), ("starred", bool), ("another", str)):
        if name in data and type(data[name]) is not kind:
            raise TypeError(f"expected {name} as {kind.__name__}, but got {data[name]!r}")
    if not 1 <= data["difficulty"] <= HARDEST or data["minutes"] < 1:
        raise ValueError(f"difficulty is from 1 to {HARDEST}, and minutes are at least 1")
    lists = {name: _texts(name, data.get(name, [])) for name in ("after", "usual")}
    return About(**{**data, **lists}, track=track)


def _texts(name: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise TypeError(f"expected {name} as a list of names, but got {value!r}")
    return tuple(value)
