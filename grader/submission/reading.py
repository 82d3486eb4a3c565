"""Reads a submission from disk: every file once, as bytes, and never through a link or a device."""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from grader.course.books import ONE_BOOK, Books
from grader.course.catalog import Exercise
from grader.submission.cutting import cut
from grader.submission.document import Document, Unreadable, python_document
from grader.submission.names import ARCHIVES, LARGEST_NOTEBOOK, ignored, is_archive, is_code, without_suffix
from grader.submission.notebook import is_notebook, notebook_document
from grader.submission.recognition import exercise_in_name, exercises_by_functions, newest_first
from grader.submission.submission import Submission
from grader.text import Text

MOST_FILES = 500
MOST_EXERCISES = 200
MOST_CODE = 4 << 20
"""Characters in all files together: every player gets them all."""


def read(path: Path, exercises: Iterable[Exercise] = (), *, own: bool = False, books: Books = ONE_BOOK) -> Submission:
    """The submission in a folder, .py file, notebook or archive.

    A .py file without marks answers the one exercise asked for, where just one is. Only the user's `own` file may
    import the modules beside it: beside somebody else's lies the work of others.
    """
    path = Path(os.path.abspath(path))  # not resolved: a link is refused below, not followed
    exercises = tuple(exercises)
    asked = [exercise.id for exercise in exercises]
    functions = functions_of(exercises)
    if path.is_dir() and not path.is_symlink():
        return read_files(path.name, *_folder(path), asked, books=books, functions=functions)
    if is_archive(path.name):
        from grader.submission.archive import files_in_archive

        refused: dict[str, Text] = {}
        files = files_in_archive(path, refused=refused)
        return read_files(without_suffix(path.name), files, refused, asked, books=books, functions=functions)
    if not is_code(path.name):
        raise Unreadable(
            f"无法批改 {path.name}：需要文件夹、.py、.ipynb 或压缩包（{', '.join(ARCHIVES)}）",
            f"Cannot grade {path.name}: expected a folder, .py, .ipynb or an archive ({', '.join(ARCHIVES)})",
        )
    if own:
        return read_own(path, read_file(path), exercises, books)
    return read_files(path.stem, {path.name: read_file(path)}, {}, asked, books=books, functions=functions)


def read_own(path: Path, data: bytes, exercises: Iterable[Exercise] = (), books: Books = ONE_BOOK) -> Submission:
    """The user's own file with this content, whatever lies on disk: it may import the modules beside it."""
    exercises = tuple(exercises)
    asked, beside = [exercise.id for exercise in exercises], _neighbours(path, data)
    return read_files(path.stem, {path.name: data}, {}, asked, beside, books=books, functions=functions_of(exercises))


def functions_of(exercises: Iterable[Exercise]) -> dict[str, Sequence[str]]:
    """What each of these exercises asks for."""
    return {exercise.id: exercise.functions for exercise in exercises}


def _neighbours(path: Path, data: bytes) -> dict[str, bytes]:
    """The modules beside a file that it names, and those that they name: it may import them."""
    beside = {other.stem: other for other in path.parent.glob("*.py") if other.name != path.name}
    found: dict[str, bytes] = {}
    texts = [data]
    while texts and len(found) < MOST_FILES:
        text = texts.pop()
        for name, other in beside.items():
            if other.name not in found and re.search(rb"\b%s\b" % re.escape(name.encode()), text):
                try:
                    found[other.name] = read_file(other)
                except Unreadable:
                    continue
                texts.append(found[other.name])
    return found


def read_file(path: Path) -> bytes:
    """The bytes of a plain file; links, devices, pipes and files that are far too large are refused."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        if path.is_symlink():
            raise Unreadable(f"{path.name} 是符号链接，不予读取", f"{path.name} is a symbolic link and is not followed")
        descriptor = os.open(path, flags)
    except FileNotFoundError:
        raise Unreadable(f"没有文件 {path}", f"There is no file {path}") from None
    except OSError as error:
        raise Unreadable(
            f"无法打开 {path.name}：{error.strerror}", f"Cannot open {path.name}: {error.strerror}"
        ) from error
    with os.fdopen(descriptor, "rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise Unreadable(f"{path.name} 不是普通文件", f"{path.name} is not a plain file")
        if status.st_size > LARGEST_NOTEBOOK:
            raise Unreadable(
                f"{path.name} 超过 {LARGEST_NOTEBOOK >> 20} MB",
                f"{path.name} is larger than {LARGEST_NOTEBOOK >> 20} MB",
            )
        return file.read(LARGEST_NOTEBOOK + 1)


def read_files(
    name: str,
    files: Mapping[str, bytes],
    unreadable: Mapping[str, Text],
    asked: list[str],
    neighbours: Mapping[str, bytes] | None = None,
    *,
    books: Books = ONE_BOOK,
    functions: Mapping[str, Sequence[str]] | None = None,
) -> Submission:
    """The submission made of these files (path -> bytes); `unreadable` files are remarks, not the end.

    `neighbours` are there to be imported. The `functions` of the exercises tell what an unmarked file answers.
    """
    submission = Submission(name=_text(name), documents={}, books=books)
    for path, text in sorted(unreadable.items()):
        _refuse(submission, path, text, asked)
    documents = _documents(submission, files, asked)
    if documents is None:
        problem = Text(
            f"交的太多：上限 {MOST_CODE >> 20} MB 代码，{MOST_EXERCISES} 个练习",
            f"Handed in too much: at most {MOST_CODE >> 20} MB of code and {MOST_EXERCISES} exercises",
        )
        return Submission(name=submission.name, documents={}, problems=dict.fromkeys(asked, problem), books=books)
    others = [one for one in documents if not _place(submission, one, asked, alone=len(files) == 1)]
    others = [one for one in others if not _place_by_name(submission, one)]
    unmarked = [one for one in others if not _place_by_functions(submission, one, functions or {})]
    if len(submission.documents) > MOST_EXERCISES:
        submission.documents.clear()
    if unmarked and not submission.documents and not submission.problems:
        _remark_on_unmarked(submission, unmarked, asked)
    _remark_on_unknown_marks(submission, asked)
    _forgive(submission)
    for path, data in sorted((neighbours or {}).items()):
        with contextlib.suppress(Unreadable):
            submission.helpers.setdefault(path.removesuffix(".py"), python_document(path, data))
    return submission


def _documents(submission: Submission, files: Mapping[str, bytes], asked: list[str]) -> list[Document] | None:
    """Every file that can be read, the newest of several copies first; None for more than any player is given."""
    found, size = [], 0
    for path, data in sorted(files.items(), key=lambda item: newest_first(item[0])):
        file = PurePosixPath(path).name
        if not is_code(file):
            continue
        try:
            make = notebook_document if is_notebook(file) else python_document
            found.append(make(_text(path), data, submission.books))
        except Unreadable as error:
            _refuse(submission, path, error.text, asked)
            continue
        size += sum(map(len, found[-1].lines)) + len(found[-1].lines)
        if size > MOST_CODE:
            return None
    return found


def _forgive(submission: Submission) -> None:
    """A file that cannot be read is a problem only where nothing else answers; else it is a remark, made once."""
    said = set[Text]()
    for id in [id for id in submission.problems if id in submission.documents]:
        text = submission.problems.pop(id)
        if text not in said:
            said.add(text)
            submission.notes.setdefault(id, []).append(text)


def _text(name: str) -> str:
    """A file's name as text; on disk it may hold bytes that are none."""
    return name.encode("utf-8", "backslashreplace").decode()


def _place(submission: Submission, document: Document, asked: list[str], *, alone: bool) -> bool:
    """Finds out which exercises a document says it answers, by marks or by the name of a stub; whether it says any."""
    answers = document.marked
    if not answers and (named := submission.books.id_of_module(PurePosixPath(document.name).stem)):
        answers = [named]
    if not answers and alone and len(asked) == 1:
        answers = asked
    _answer(submission, document, answers)
    if not answers and not document.is_notebook:
        submission.helpers.setdefault(PurePosixPath(document.name).name.removesuffix(".py"), document)
    return bool(answers)


def _place_by_name(submission: Submission, document: Document) -> bool:
    """The same by a name that is near enough; one that is exactly right comes before it."""
    named = exercise_in_name(PurePosixPath(document.name).name, submission.books)
    if named is not None:
        _answer(submission, document, [named])
    return named is not None


def _place_by_functions(submission: Submission, document: Document, functions: Mapping[str, Sequence[str]]) -> bool:
    """The same by the functions it defines, for exercises that nothing else answers."""
    answers = [id for id in exercises_by_functions(document, functions) if id not in submission.documents]
    cuts = cut(document, functions, answers)
    for id in answers:
        _answer(submission, cuts[id].document if id in cuts else document, [id])
        if id in cuts and (note := cuts[id].note):
            submission.notes.setdefault(id, []).append(note)
    return bool(answers)


def _answer(submission: Submission, document: Document, answers: Sequence[str]) -> None:
    for id in answers:
        if id not in submission.documents and document.remarks:
            submission.notes.setdefault(id, []).extend(document.remarks)
        kept = submission.documents.setdefault(id, document)
        if kept is not document and kept.text_for(id) != document.text_for(id):
            submission.notes.setdefault(id, []).append(
                Text(
                    f"练习 {id} 交了两份：批改了 {kept.name}，没有看 {document.name}",
                    f"Exercise {id} was handed in twice: {kept.name} was graded, {document.name} was ignored",
                )
            )


def _remark_on_unmarked(submission: Submission, unmarked: Sequence[Document], asked: list[str]) -> None:
    """Says why nothing counts as attempted, though something was handed in."""
    names = ", ".join(document.name for document in unmarked)
    for id in asked:
        module = submission.books.module_of_id(id)
        submission.notes.setdefault(id, []).append(
            Text(
                f"{names} 没有标出是哪个练习：在它前面写一行 # %% exercise {id}，或把文件命名为 {module}.py",
                f"{names} does not say which exercise it answers: begin it with the line # %% exercise {id}, "
                f"or name the file {module}.py",
            )
        )


def _remark_on_unknown_marks(submission: Submission, asked: list[str]) -> None:
    """Says which marks name an exercise of no book: what stands below them counts for nothing."""
    for id, document in submission.documents.items():
        if not submission.books.knows(id):
            prefixes = ", ".join(book.folders for book in submission.books)
            text = Text(
                f"{document.name} 里的标记 {id} 不属于任何一本书（有 {prefixes}），它下面的代码没有批改",
                f"The mark {id} in {document.name} belongs to no book (there are {prefixes}): "
                "the code below it was not graded",
            )
            for asked_id in asked:
                submission.notes.setdefault(asked_id, []).append(text)


def _refuse(submission: Submission, path: str, text: Text, asked: list[str]) -> None:
    named = submission.books.id_of_module(PurePosixPath(path).stem)
    for id in [named] if named else asked:
        submission.problems.setdefault(id, text)


def _folder(folder: Path) -> tuple[dict[str, bytes], dict[str, Text]]:
    """The .py and .ipynb files of a folder and its subfolders, and why others could not be read."""
    files: dict[str, bytes] = {}
    unreadable: dict[str, Text] = {}
    for directory, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not ignored(name))
        relative = Path(directory).relative_to(folder)
        for name in sorted(names + [entry for entry in folders if entry.endswith(".py")]):
            path = Path(directory, name)
            if is_archive(name) and not ignored(name):
                _unpack(path, relative, files, unreadable)
            if not is_code(name) or ignored(name):
                continue
            key = (relative / name).as_posix()
            if len(files) + len(unreadable) >= MOST_FILES:
                raise Unreadable(
                    f"{folder.name} 里的文件超过 {MOST_FILES} 个", f"{folder.name} has more than {MOST_FILES} files"
                )
            try:
                if path.is_dir():
                    raise Unreadable(f"{name} 是文件夹，应是文件", f"{name} is a folder where a file should be")
                files[key] = read_file(path)
            except Unreadable as error:
                unreadable[key] = error.text
    return files, unreadable


def _unpack(path: Path, relative: Path, files: dict[str, bytes], unreadable: dict[str, Text]) -> None:
    """The files of an archive among the files of a folder."""
    from grader.submission.archive import files_in_archive

    key = (relative / path.name).as_posix()
    refused: dict[str, Text] = {}
    try:
        files |= {f"{key}/{name}": data for name, data in files_in_archive(path, refused=refused).items()}
    except Unreadable as error:
        unreadable[key] = error.text
    unreadable |= {f"{key}/{name}": why for name, why in refused.items()}
