"""Which exercise a file is meant for, where that can only be one: by its name as people spell it, by its functions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath

from grader.course.books import Books
from grader.submission.document import Document

_COPIES = r"(?:[ _-]*(?:副本|的副本|拷贝|copy)(?: ?\(?\d+\)?)?|[ _]*\(\d+\)|-\d+)*"
"""What file managers, browsers and Canvas add to the name of a file that there is already."""
_NUMBER = r"0*(?P<chapter>\d{1,2})(?P<dot>[._-])0*(?P<number>\d{1,2})"
_LATER = re.compile(r"(?:\((\d+)\)|-(\d+))$")
_WORDS = ("ex", "exercise")
_FUNCTION = re.compile(r"(?:async\s+)?def\s+(\w+)\s*\(")


def exercise_in_name(file: str, books: Books) -> str | None:
    """The exercise that a file named like this answers, beyond doubt: `Ex3_7 (1).py`, `王五_习题3.7 - 副本.ipynb`."""
    stem = unicodedata.normalize("NFKC", PurePosixPath(file).stem).strip()
    words = "|".join(sorted({*_WORDS, *(name for book in books for name in (book.files, book.folders))}))
    named = rf"(?:(?<![a-z0-9])(?P<word>{words})|习题|练习)[ _.-]*{_NUMBER}{_COPIES}$"
    match = re.search(named, stem, re.IGNORECASE) or re.fullmatch(_NUMBER.replace("_-", "") + _COPIES, stem)
    if match is None or re.search(r"test", stem, re.IGNORECASE):
        return None
    word = (match.groupdict().get("word") or "ex").lower()
    book = next((book for book in books if word in (book.files, book.folders)), books.first)
    return book.id(int(match["chapter"]), int(match["number"]))


def newest_first(name: str) -> tuple[int, str]:
    """Sorts copies of one file: a platform and a browser give the later one the larger number; a 副本 is a copy."""
    stem = unicodedata.normalize("NFKC", PurePosixPath(name).stem)
    later = _LATER.search(stem)
    copied = bool(re.search(r"(?:副本|拷贝|copy)", stem, re.IGNORECASE))
    return (1 if copied else -int(later[1] or later[2]) if later else 0, name)


def exercises_by_functions(document: Document, functions: Mapping[str, Sequence[str]]) -> list[str]:
    """The exercises whose functions a file defines: those that no other exercise asks for by the same name, and those
    that stand under the exercise's heading."""
    owners: dict[str, list[str]] = {}
    for id, names in functions.items():
        for name in names:
            owners.setdefault(name, []).append(id)
    defined = {match[1] for line in document.lines if (match := _FUNCTION.match(line))}
    headed = {
        (cell.heading, match[1])
        for cell in document.cells
        if cell.heading in functions
        for line in document.lines[cell.start : cell.end]
        if (match := _FUNCTION.match(line))
    }
    return [
        id
        for id in functions
        if any((owners[name] == [id] and name in defined) or (id, name) in headed for name in functions[id])
    ]
