"""An exercise of another course taken into an own one: its files under another number, with what they import."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from grader.course.books import Book
from grader.course.catalog import Course, Exercise
from grader.keys import solutions_reached

_LOADERS = re.compile(r"\bexercises\.(\w+)|from exercises import (\w+)")


def copied(
    root: Path, course: Course, like: Exercise, book: Book, chapter: int, number: int, *, whole: bool
) -> Iterator[tuple[Path, str | bytes]]:
    """Each file of the copy with its text; `whole` brings the data sets, too, which a course beside the other has."""
    folder, module, id = book.folder(chapter), book.module(chapter, number), book.id(chapter, number)
    home = course.home_of(like)

    def renamed(text: str) -> str:
        return re.sub(rf"\b(test_)?{like.module}(?=\b|_)", lambda found: f"{found[1] or ''}{module}", text)

    def text_of(path: Path) -> str:
        return renamed(path.read_text(encoding="utf-8"))

    yield root / "exercises" / folder / f"{module}.py", renumbered(text_of(like.stub), like.id, id)
    for solution in solutions_reached(like):
        name = f"{module}.py" if solution == like.solution else solution.name
        yield root / "solutions" / folder / name, text_of(solution)
    tests = root / "tests" / folder
    yield tests / f"test_{module}.py", text_of(like.checks)
    for path in (like.mistakes_page, like.pins, like.audit):
        if path.is_file():
            yield tests / path.parent.name / path.name.replace(like.module, module), text_of(path)
    for path in (*like.bank("right"), *like.bank("textbook")):
        yield tests / path.parent.name / path.name.replace(like.module, module), text_of(path)
    for path in _shared(like):
        yield tests / path.relative_to(like.banks), path.read_text(encoding="utf-8")
    if whole:
        yield from _data(home, root, [like.stub, like.solution, like.checks, *_shared(like)])


def _shared(like: Exercise) -> list[Path]:
    """What the checks of a chapter import from beside them, and what that imports."""
    there = {path.stem: path for path in like.banks.glob("*.py") if not path.name.startswith(("test_", "__init__"))}
    found: list[Path] = []
    waiting = [like.checks, *([like.pins] if like.pins.is_file() else [])]
    while waiting:
        text = waiting.pop().read_text(encoding="utf-8")
        more = [path for name, path in there.items() if re.search(rf"\b{name}\b", text) and path not in found]
        found += more
        waiting += more
    return found


def _data(home: Course, root: Path, users: list[Path]) -> Iterator[tuple[Path, str | bytes]]:
    """The modules with data sets that these files import, and the data."""
    texts = [path.read_text(encoding="utf-8") for path in users]
    wanted = {name for text in texts for pair in _LOADERS.findall(text) for name in pair if name}
    loaders = [path for path in home.loaders if path.stem in wanted]
    for path in loaders:
        yield root / "exercises" / path.name, path.read_text(encoding="utf-8")
    if loaders:
        for path in sorted((home.exercises_dir / "data").glob("*")):
            if path.is_file():
                yield root / "exercises" / "data" / path.name, path.read_bytes()


def renumbered(stub: str, old: str, new: str) -> str:
    """The stub with its own number in the first line, as its title has it."""
    head, line, rest = stub.partition("\n")
    return head.replace(old, new, 1) + line + rest
