"""The books of a course: what their folders and files are called, and so what their exercises are called.

`exercises/books.toml` lists them in order. The exercises of the first are called by their numbers alone, `3.3`; those
of any other carry the prefix of its folders, `slides4.1`. A course without that file has one book, in
`chapter03/ex03_03.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.days import has_come, moment
from grader.errors import GraderBroken
from grader.text import Text

FILE = "books.toml"
ID = re.compile(r"([^\W\d_]*)0*(\d{1,2})\.0*(\d{1,2})")
"""An exercise as its marks name it: the prefix of its book, chapter, number."""
_MODULE = re.compile(r"([^\W\d_]+)(\d\d)_(\d\d)")
_NAME = re.compile(r"(?:exercise|练习)?[ _]*([^\W\d_]*?)\.?[ _]*(?:0*(\d+)(?:[._]0*(\d+))?章?)?", re.IGNORECASE)
_DIGITS = "零一二三四五六七八九"
_WRITTEN_OUT = re.compile(r"第([一二三四五六七八九]?十?[一二三四五六七八九]?)章(?<!第章)")
_BARE = ("", "第", "chapter", "chap", "ch", "ex")
"""What may stand before the number of a chapter of the first book, whatever its folders are called."""


@dataclass(frozen=True)
class Book:
    """One book: the prefix of its folders and of its files, and what its readers know it as."""

    folders: str
    files: str
    title: Text
    source: Text
    """What to read."""
    first: bool

    def id(self, chapter: int, number: int) -> str:
        return f"{'' if self.first else self.folders}{chapter}.{number}"

    def chapter(self, chapter: int) -> str:
        """A chapter as its readers call it: `chapter3`, `slides4`."""
        return f"{self.folders}{chapter}"

    def folder(self, chapter: int) -> str:
        return f"{self.folders}{chapter:02}"

    def module(self, chapter: int, number: int) -> str:
        return f"{self.files}{chapter:02}_{number:02}"

    @property
    def names(self) -> tuple[str, ...]:
        """What may stand before a number in the name of a chapter or exercise."""
        return (self.folders, self.files, *(_BARE if self.first else ()))


@dataclass(frozen=True)
class Named:
    """What a name stands for: a book, a chapter of it, or an exercise."""

    book: Book
    chapter: int | None
    number: int | None


@dataclass(frozen=True)
class Books:
    """The books of a course, in order."""

    all: tuple[Book, ...]
    course: str = ""
    """The name of the course, where its list of books gives one."""
    explain_from: str = ""
    """From when on everybody may see how the exercises are solved; those who have solved one see it before."""
    beside: bool = False
    """Whether these books stand beside those that come with the grader, and none of them is the first."""

    def __iter__(self) -> Iterator[Book]:
        return iter(self.all)

    @property
    def explains_to_all(self) -> bool:
        return has_come(self.explain_from)

    @property
    def first(self) -> Book:
        return self.all[0]

    @classmethod
    def of(cls, folder: Path) -> Books:
        """The books that the folder `exercises/` of a course lists."""
        path = folder / FILE
        if not path.is_file():
            return ONE_BOOK
        import tomllib  # most courses have one book, and no need of it

        try:
            listed = tomllib.loads(path.read_text(encoding="utf-8"))
            beside = listed.get("beside", False) is True
            books = tuple(
                Book(
                    entry["folders"],
                    entry["files"],
                    _text(entry["title"]),
                    _text(entry["source"]),
                    not position and not beside,
                )
                for position, entry in enumerate(listed["book"])
            )
            course = str(listed.get("course", ""))
            explain_from = moment(listed.get("explain_from", ""))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError, ValueError) as error:
            raise _unusable(path, f"{type(error).__name__}: {error}") from error
        for names in ([book.folders for book in books], [book.files for book in books]):
            if len(set(names)) != len(names) or not all(re.fullmatch(r"[a-z]+", name) for name in names):
                raise _unusable(path, f"prefixes should be different words of a-z: {', '.join(names)}")
        if not books:
            raise _unusable(path, "it lists no book")
        return cls(books, course, explain_from, beside)

    def after(self, others: Books, path: Path) -> Books:
        """These books beside others, which come first."""
        taken = {name for book in others for name in (book.folders, book.files)}
        if twice := sorted({name for book in self for name in (book.folders, book.files)} & taken):
            raise _unusable(path / FILE, f"another book is called {', '.join(twice)} already")
        return Books((*others.all, *self.all), self.course, self.explain_from, beside=True)

    def named(self, name: str) -> Named | None:
        """What `chapter3`, `第3章`, `3`, `3.3`, `slides4.1`, `slides04_01` or `slides` stands for, if for anything."""
        match = _NAME.fullmatch(_WRITTEN_OUT.sub(_in_digits, name.strip()))
        if match is None:
            return None
        prefix = match[1].lower()
        chapter, number = (int(part) if part else None for part in (match[2], match[3]))
        for book in self:
            if prefix in book.names and (chapter is not None or prefix == book.folders):
                return Named(book, chapter, number)
        return None

    def id_of_module(self, module: str) -> str | None:
        """The exercise that a file called like this answers: `ex03_03` -> `3.3`."""
        match = _MODULE.fullmatch(module)
        book = match and next((book for book in self if book.files == match[1]), None)
        return book.id(int(match[2]), int(match[3])) if match and book else None

    def module_of_id(self, id: str) -> str:
        """The module that an exercise is to the rest of a submission: `3.3` -> `ex03_03`."""
        match = ID.fullmatch(id)
        if match is None:
            return id
        prefix, chapter, number = match[1], int(match[2]), int(match[3])
        book = self.first if not prefix else next((book for book in self if book.folders == prefix), None)
        return book.module(chapter, number) if book else f"{prefix}{chapter:02}_{number:02}"

    def id_as_written(self, words: str) -> str | None:
        """The exercise that a student's mark means: `03.03` -> `3.3`, `Slides4.1` -> `slides4.1`; None for no mark.

        A prefix that no book has stays as it is: better a mark that names nothing than code that counts for everything.
        """
        match = ID.fullmatch(words.strip())
        named = self.named(words) if match else None
        if match and named and named.chapter is not None and named.number is not None:
            return named.book.id(named.chapter, named.number)
        return f"{match[1].lower()}{int(match[2])}.{int(match[3])}" if match else None

    def knows(self, id: str) -> bool:
        """Whether an exercise of this id may belong to one of the books."""
        return self.named(id) is not None


def _in_digits(match: re.Match[str]) -> str:
    """`第十二章` -> `第12章`."""
    tens, ten, ones = match[1].rpartition("十")
    number = (_DIGITS.find(tens or "一") * 10 if ten else 0) + (_DIGITS.find(ones) if ones else 0)
    return f"第{number}章"


def _text(value: str | dict[str, str]) -> Text:
    return Text(value, value) if isinstance(value, str) else Text(value["zh"], value["en"])


def _unusable(path: Path, why: str) -> GraderBroken:
    return GraderBroken(f"{path} 不可用：{why}", f"{path} cannot be used: {why}")


ONE_BOOK = Books((Book("chapter", "ex", Text("", ""), Text("", ""), True),))
