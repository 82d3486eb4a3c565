"""The catalog: which chapters and exercises a course has, and where their files are.

A course is any folder with the parallel trees `exercises/ solutions/ tests/` (right answers and known mistakes live
inside `tests/`), and perhaps `templates/`. The course that comes with the package is found beside it.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from grader.course.about import About, chapter_in
from grader.course.books import Book, Books
from grader.course.docstrings import first_sentences, title_and_statement
from grader.course.mistakes import Mistake, read_page
from grader.course.nearest import nearest
from grader.text import Text

_PACKAGE = Path(__file__).resolve().parents[1]
POINTS = 10.0
"""What every exercise is worth."""


class UnknownName(ValueError):
    """A chapter or exercise that the course does not have; the message names the nearest one that it has."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """One exercise and its files; nothing is read before it is asked for."""

    book: Book
    chapter: int
    number: int
    stub: Path
    solution: Path
    checks: Path
    banks: Path
    """The folder that holds `right/` and `wrong/`."""

    @property
    def id(self) -> str:
        return self.book.id(self.chapter, self.number)

    @property
    def chapter_name(self) -> str:
        """The chapter as `grade` is asked for it: `chapter3`, `slides4`."""
        return self.book.chapter(self.chapter)

    @property
    def module(self) -> str:
        """The name under which a submission's other modules may import it."""
        return self.stub.stem

    @cached_property
    def title(self) -> Text:
        # `grade list` shows the titles of hundreds of stubs: their first line is enough, as stubs are written.
        found = re.fullmatch(r'"""([^"\\]+)', self.stub_source.partition("\n")[0])
        return title_and_statement(found[1], self.id)[0] if found else self._docstring[0]

    @property
    def statement(self) -> Text:
        return self._docstring[1]

    @cached_property
    def stub_source(self) -> str:
        return self.stub.read_text(encoding="utf-8")

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """The functions the student is to write, in the order of the stub."""
        return tuple(self.parameters)

    @cached_property
    def parameters(self) -> dict[str, tuple[str, ...]]:
        """Function of the stub -> the names of its parameters."""
        body = ast.parse(self.stub_source).body
        return {
            node.name: tuple(argument.arg for argument in (*node.args.posonlyargs, *node.args.args))
            for node in body
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
        }

    @property
    def about(self) -> About | None:
        """How hard it is, what comes before it, …; None where nobody has said."""
        return chapter_in(self.stub.parent).entries.get(self.id)

    @property
    def sentences(self) -> dict[str, Text]:
        """Function of the stub -> the first sentence about it."""
        body = ast.parse(self.stub_source).body
        found = {node.name: ast.get_docstring(node) or "" for node in body if isinstance(node, ast.FunctionDef)}
        return {name: first_sentences(found[name]) for name in self.functions}

    @property
    def solutions(self) -> dict[str, Path]:
        """The solutions of the whole chapter by module name: one may import another."""
        return {path.stem: path for path in sorted(self.solution.parent.glob(f"{self.book.files}*.py"))}

    def bank(self, kind: str) -> list[Path]:
        """The complete answers of one kind, such as `right`, in order of name."""
        return sorted((self.banks / kind).glob(f"{self.module}_*.py"))

    @property
    def mistakes_page(self) -> Path:
        return self.banks / "wrong" / f"{self.module}.py"

    @property
    def mistakes(self) -> list[Mistake]:
        """The known mistakes, in the order of their page, as it is now."""
        return read_page(self.mistakes_page, self.solution)

    def mistake(self, name: str) -> Mistake:
        """The known mistake of this name; `UnknownName` says which is the nearest."""
        mistakes = {mistake.name: mistake for mistake in self.mistakes}
        if name not in mistakes:
            near = next(iter(difflib.get_close_matches(name, mistakes, n=1, cutoff=0.0)), "")
            raise UnknownName(
                Text(
                    f"{self.id} 没有名为 {name!r} 的已知错误；最接近的是 {near}。全部名单见：grade wrong {self.id}",
                    f"{self.id} has no known mistake {name!r}; the nearest is {near}. "
                    f"See them all with: grade wrong {self.id}",
                )
                if near
                else Text(f"{self.id} 还没有已知的错误", f"{self.id} has no known mistakes yet")
            )
        return mistakes[name]

    @property
    def explanation(self) -> Path:
        """Why the reference is written so; there need be none."""
        return self.solution.with_suffix(".md")

    @property
    def pins(self) -> Path:
        """The inputs that its checks are always tried on, where they stand in a file of their own."""
        return self.banks / "pins" / f"{self.module}.py"

    @property
    def audit(self) -> Path:
        """What `grade verify` may excuse; there need be none."""
        return self.banks / "audit" / f"{self.module}.toml"

    @cached_property
    def _docstring(self) -> tuple[Text, Text]:
        docstring = ast.get_docstring(ast.parse(self.stub_source)) or ""
        return title_and_statement(docstring, self.id)


@dataclass(frozen=True, kw_only=True)
class Course:
    """The exercises of one course, in order."""

    root: Path
    exercises_dir: Path
    solutions_dir: Path
    tests_dir: Path
    templates_dir: Path
    base: Course | None = None
    """The course beside whose books those of this one stand, if it is such a one: it has the exercises of both."""

    @property
    def loaders(self) -> list[Path]:
        """The modules with data sets and solvers that are this course's own."""
        return sorted(path for path in self.exercises_dir.glob("*.py") if path.name != "__init__.py")

    @property
    def preload(self) -> list[Path]:
        """The modules that every player may import: data sets and solvers."""
        theirs, own = self.base.preload if self.base else [], {path.name for path in self.loaders}
        return [*(path for path in theirs if path.name not in own), *self.loaders]

    def home_of(self, exercise: Exercise) -> Course:
        """The course whose folders the files of an exercise lie in."""
        return self if self.base is None or exercise.stub.is_relative_to(self.exercises_dir) else self.base

    @cached_property
    def books(self) -> Books:
        own = Books.of(self.exercises_dir)
        return own.after(self.base.books, self.exercises_dir) if self.base else own

    @property
    def name(self) -> str:
        return self.books.course or self.root.name

    @property
    def title(self) -> Text:
        """The course as its reader knows it: by its first book."""
        title = self.books.first.title
        return title if title.en else Text(self.root.name, self.root.name)

    def report_title(self, exercises: Sequence[Exercise]) -> Text:
        """The headline of a report on these exercises."""
        books = {exercise.book for exercise in exercises}
        title = next(iter(books)).title if len(books) == 1 else self.title
        title = title if title.en else self.title
        chapters = {(exercise.book, exercise.chapter) for exercise in exercises}
        if len(chapters) != 1:
            return title
        ((_, chapter),) = chapters
        return Text(f"{title.zh}第 {chapter} 章", f"{title.en}, chapter {chapter}")

    @classmethod
    def at(cls, root: Path) -> Course:
        """The course in a folder; `UnknownName` says what is missing when it is none."""
        if not (root / "exercises").is_dir():
            zh, en = "不是课程目录：其中没有 exercises/ 文件夹", "is not a course: it has no folder exercises/"
            raise UnknownName(Text(f"{root} {zh}", f"{root} {en}"))
        base = own_course() if Books.of(root / "exercises").beside else None
        return _course(root, root, base)

    @cached_property
    def exercises(self) -> tuple[Exercise, ...]:
        """All exercises, book after book."""
        return (*(self.base.exercises if self.base else ()), *self.own_exercises)

    @property
    def own_exercises(self) -> tuple[Exercise, ...]:
        """Those whose files lie in this course's own folders."""
        own = self.books.all[len(self.base.books.all) if self.base else 0 :]
        return tuple(exercise for book in own for exercise in self._exercises_of(book))

    def _exercises_of(self, book: Book) -> list[Exercise]:
        found = []
        for stub in self.exercises_dir.glob(f"{book.folders}[0-9][0-9]/{book.files}[0-9][0-9]_[0-9][0-9].py"):
            chapter, number = (int(part) for part in stub.stem.removeprefix(book.files).split("_"))
            tests = self.tests_dir / stub.parent.name
            found.append(
                Exercise(
                    book=book,
                    chapter=chapter,
                    number=number,
                    stub=stub,
                    solution=self.solutions_dir / stub.parent.name / stub.name,
                    checks=tests / f"test_{stub.name}",
                    banks=tests,
                )
            )
        return sorted(found, key=lambda exercise: (exercise.chapter, exercise.number))

    @property
    def chapters(self) -> dict[str, list[Exercise]]:
        """Chapter, as `grade` is asked for it -> its exercises; book after book."""
        chapters: dict[str, list[Exercise]] = {}
        for exercise in self.exercises:
            chapters.setdefault(exercise.chapter_name, []).append(exercise)
        return chapters

    def find(self, name: str) -> list[Exercise]:
        """What `chapter3`, `ch3`, `3`, `第3章`, `3.3`, `slides4.1` or `slides` means; never an empty list."""
        if named := self.books.named(name):
            found = [
                exercise
                for exercise in self.exercises
                if exercise.book == named.book
                and named.chapter in (None, exercise.chapter)
                and named.number in (None, exercise.number)
            ]
            if found:
                return found
        names = [*self.chapters, *(exercise.id for exercise in self.exercises)]
        raise UnknownName(nearest(name, names, self.books, self.root))


def own_course() -> Course:
    """The course that comes with this package: in a checkout beside it, in an installation partly inside it."""
    root = _PACKAGE.parent
    trees = _PACKAGE / "_course" if is_installed() else root
    return _course(root, trees)


def _course(root: Path, trees: Path, base: Course | None = None) -> Course:
    return Course(
        root=root,
        exercises_dir=root / "exercises",
        solutions_dir=trees / "solutions",
        tests_dir=trees / "tests",
        templates_dir=trees / "templates",
        base=base,
    )


def course_at(folder: Path | None) -> Course:
    """The course in a folder; the one that comes with the grader where none is named."""
    return own_course() if folder is None else Course.at(folder.resolve())


def is_installed() -> bool:
    """Whether this package was installed, and so is no place to write exercises in."""
    return (_PACKAGE / "_course").is_dir()
