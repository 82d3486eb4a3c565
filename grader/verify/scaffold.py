"""A new exercise: all of its files, which work at once as a tiny example and say what to put in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grader.course.about import FILE as ABOUT
from grader.course.books import FILE, Book, Books
from grader.course.catalog import Course, Exercise, own_course
from grader.course.templates import Templates
from grader.errors import WrongUsage
from grader.text import Text
from grader.verify.copying import copied
from grader.verify.structure import files_of, places_to_fill_in

_FOLDER, _SUFFIX = "exercise/", ".py.jinja"
_ENTRY, _EXPLANATION = f"{_FOLDER}about.toml.jinja", f"{_FOLDER}explanation.md.jinja"
_CONFTEST = f"{_FOLDER}conftest{_SUFFIX}"
_TAKEN = ("chapter", "chap", "ch", "ex", "exercise", *(book.folders for book in own_course().books))
"""Prefixes that mean something already."""


def create_exercise(root: Path, name: str, *, like: tuple[Course, Exercise] | None = None) -> Exercise:
    """Creates exercise `name` ("3.11") in the course folder `root`, which need not exist; overwrites nothing.

    A name such as `hw1.1` in a course that does not exist yet begins a book of that prefix, which stands beside those
    that come with the grader. `like` is an exercise to copy, and its course.
    """
    begun = _new_book(root, name)
    books = Books.of(root / "exercises") if begun is None else begun[0]
    named = books.named(name)
    if named is None or not named.chapter or not named.number or max(named.chapter, named.number) > 99:
        examples = ", ".join(book.id(3, 11) for book in books)
        raise WrongUsage(
            f"新练习要写成 章。题，例如 {examples}，而不是 {name!r}",
            f"Expected chapter.number of the new exercise, such as {examples}, but got {name!r}",
        )
    templates = Templates.at(root / "templates")
    files = dict(
        _files(root, templates, named.book, named.chapter, named.number)
        if like is None
        else copied(root, *like, named.book, named.chapter, named.number, whole=not books.beside)
    )
    if begun is not None:
        files[root / "exercises" / FILE] = begun[1]
    files = {path: text for path, text in files.items() if not _same(path, text)}
    there = [path for path in files if path.exists()]
    if there:
        raise WrongUsage(
            f"{there[0]} 已存在，没有写任何文件；请换一个编号",
            f"{there[0]} is there already, so nothing was written; choose another number",
        )
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, bytes):
            path.write_bytes(text)
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
    if like is None:
        about = root / "exercises" / named.book.folder(named.chapter) / ABOUT
        entry = templates.written(_ENTRY, **_names(named.book, named.chapter, named.number))
        before = about.read_text(encoding="utf-8").rstrip("\n") + "\n\n" if about.exists() else ""
        about.write_text(before + entry, encoding="utf-8", newline="\n")
    package = root / "tests" / named.book.folder(named.chapter) / "__init__.py"
    package.touch()
    conftest = root / "tests" / "conftest.py"
    if not conftest.exists():
        conftest.write_text(templates.written(_CONFTEST), encoding="utf-8", newline="\n")
    (exercise,) = Course.at(root).find(name)
    return exercise


def _same(path: Path, text: str | bytes) -> bool:
    """Whether this file is there already as it would be written: chapters share some."""
    wanted = text if isinstance(text, bytes) else text.encode()
    return path.is_file() and path.read_bytes() == wanted


def _new_book(root: Path, name: str) -> tuple[Books, str] | None:
    """The books of a course that begins with an exercise `hw1.1`, and the file that says so."""
    found = re.fullmatch(r"([a-z]+)\d+\.\d+", name.strip())
    if (root / "exercises").exists() or found is None or found[1] in _TAKEN:
        return None
    prefix = found[1]
    title = Text(root.name, root.name)
    text = (
        "# The books of this course; they stand beside those that come with the grader.\n"
        f'course = "{_plain(root.name)}"\nbeside = true\n\n[[book]]\nfolders = "{prefix}"\nfiles = "{prefix}"\n'
        f'title = {{ zh = "{_plain(root.name)}", en = "{_plain(root.name)}" }}\nsource = {{ zh = "", en = "" }}\n'
    )
    book = Book(folders=prefix, files=prefix, title=title, source=Text("", ""), first=False)
    return Books((book,), root.name, beside=True), text


def _plain(name: str) -> str:
    return re.sub(r'["\\\n]', "", name)


def next_steps(exercise: Exercise) -> Text:
    """The files that were written, what to fill in, and how to know when it is done."""
    files = "\n".join(f"  {path}" for path in files_of(exercise))
    left = "\n".join(f"  {place.removeprefix('still to fill in: ')}" for place in places_to_fill_in(exercise))
    return Text(
        f"写好了练习 {exercise.id}：\n{files}\n\n请填写每一处 TODO：\n{left}\n\n"
        f"然后：grade verify {exercise.id} --mutants",
        f"Wrote exercise {exercise.id}:\n{files}\n\nFill in every TODO:\n{left}\n\n"
        f"Then: grade verify {exercise.id} --mutants",
    )


def _files(root: Path, templates: Templates, book: Book, chapter: int, number: int) -> Iterator[tuple[Path, str]]:
    """Every template in `exercise/` makes a file: `right_*` and `textbook_*` answers, also those that a course adds."""
    folder, module = book.folder(chapter), book.module(chapter, number)
    names = _names(book, chapter, number)
    yield root / "solutions" / folder / f"{module}.md", templates.written(_EXPLANATION, **names)
    places = {
        "stub": root / "exercises" / folder / f"{module}.py",
        "solution": root / "solutions" / folder / f"{module}.py",
        "checks": root / "tests" / folder / f"test_{module}.py",
        "wrong": root / "tests" / folder / "wrong" / f"{module}.py",
    }
    for name in templates.names:
        kind = name.removeprefix(_FOLDER).removesuffix(_SUFFIX)
        bank, _, how = kind.partition("_")
        if name == f"{_FOLDER}{kind}{_SUFFIX}" and (kind in places or bank in ("right", "textbook")):
            place = places.get(kind) or root / "tests" / folder / bank / f"{module}_{how}.py"
            yield place, templates.written(name, **names)


def _names(book: Book, chapter: int, number: int) -> dict[str, Any]:
    return {"id": book.id(chapter, number), "chapter": chapter, "module": book.module(chapter, number)}
