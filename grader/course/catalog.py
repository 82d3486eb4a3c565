"""The catalog: which chapters and exercises a course has, and where their files are.

A course is any folder with the four parallel trees `exercises/ solutions/ tests/` (the banks of right and wrong
answers live inside `tests/`). The course that comes with the package is found beside it.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from grader.text import Text

STUB_NAME = re.compile(r"ex(\d\d)_(\d\d)\.py")
_NAME = re.compile(r"(?:第|chapter|chap\.?|ch\.?|exercise|ex)?[ _]*0*(\d+)(?:[._]0*(\d+))?(?:章)?", re.IGNORECASE)
_PACKAGE = Path(__file__).resolve().parents[1]
POINTS = 10.0
"""What every exercise is worth."""


class UnknownName(ValueError):
    """A chapter or exercise that the course does not have; the message names the nearest one that it has."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


@dataclass(frozen=True)
class Exercise:
    """One exercise and its files; nothing is read before it is asked for."""

    chapter: int
    number: int
    stub: Path
    solution: Path
    checks: Path
    banks: Path
    """The folder that holds `right/` and `wrong/`."""

    @property
    def id(self) -> str:
        return f"{self.chapter}.{self.number}"

    @property
    def module(self) -> str:
        """The name under which a submission's other modules may import it."""
        return self.stub.stem

    @property
    def title(self) -> Text:
        return self._docstring[0]

    @property
    def statement(self) -> Text:
        return self._docstring[1]

    @cached_property
    def stub_source(self) -> str:
        return self.stub.read_text(encoding="utf-8")

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """The functions the student is to write, in the order of the stub."""
        body = ast.parse(self.stub_source).body
        return tuple(node.name for node in body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"))

    def bank(self, kind: str) -> list[Path]:
        """The files of the bank `right` or `wrong`, in order of name."""
        return sorted((self.banks / kind).glob(f"{self.module}_*.py"))

    @cached_property
    def _docstring(self) -> tuple[Text, Text]:
        docstring = ast.get_docstring(ast.parse(self.stub_source)) or ""
        return parse_docstring(docstring, self.id)


def parse_docstring(docstring: str, id: str) -> tuple[Text, Text]:
    """Title and statement from a stub's docstring: `3.3 标题 / Title`, Chinese, a line `---`, English."""
    title, _, body = docstring.strip().partition("\n")
    zh_title, _, en_title = title.removeprefix(id).strip(" *").partition(" / ")
    zh, _, en = re.sub(r"(?m)^-{3,}$", "\x00", body, count=1).partition("\x00")
    return Text(zh_title.strip(), en_title.strip()), Text(zh.strip(), en.strip())


@dataclass(frozen=True)
class Course:
    """The exercises of one course, in order."""

    root: Path
    exercises_dir: Path
    solutions_dir: Path
    tests_dir: Path

    @property
    def name(self) -> str:
        return "watermelon" if self == own_course() else self.root.name

    @property
    def title(self) -> Text:
        """The course as its reader knows it."""
        return (
            Text("《机器学习》", "Machine Learning") if self == own_course() else Text(self.root.name, self.root.name)
        )

    def report_title(self, exercises: Sequence[Exercise]) -> Text:
        """The headline of a report on these exercises."""
        chapters = sorted({exercise.chapter for exercise in exercises})
        if len(chapters) != 1:
            return self.title
        return Text(f"{self.title.zh}第 {chapters[0]} 章", f"{self.title.en}, chapter {chapters[0]}")

    @classmethod
    def at(cls, root: Path) -> Course:
        """The course in a folder; `UnknownName` says what is missing when it is none."""
        if not (root / "exercises").is_dir():
            raise UnknownName(
                Text(
                    f"{root} 不是课程目录: 其中没有 exercises/ 文件夹",
                    f"{root} is not a course: it has no folder exercises/",
                )
            )
        return cls(root, root / "exercises", root / "solutions", root / "tests")

    @cached_property
    def exercises(self) -> tuple[Exercise, ...]:
        found = []
        for stub in sorted(self.exercises_dir.glob("chapter*/ex*.py")):
            if match := STUB_NAME.fullmatch(stub.name):
                folder = stub.parent.name
                found.append(
                    Exercise(
                        int(match[1]),
                        int(match[2]),
                        stub,
                        self.solutions_dir / folder / stub.name,
                        self.tests_dir / folder / f"test_{stub.name}",
                        self.tests_dir / folder,
                    )
                )
        return tuple(sorted(found, key=lambda exercise: (exercise.chapter, exercise.number)))

    @property
    def chapters(self) -> dict[int, list[Exercise]]:
        chapters: dict[int, list[Exercise]] = {}
        for exercise in self.exercises:
            chapters.setdefault(exercise.chapter, []).append(exercise)
        return chapters

    def find(self, name: str) -> list[Exercise]:
        """What `chapter3`, `ch3`, `3`, `第3章` or `3.3` means; never an empty list."""
        match = _NAME.fullmatch(name.strip())
        if match:
            chapter, number = int(match[1]), match[2] and int(match[2])
            found = [e for e in self.exercises if e.chapter == chapter and number in (None, e.number)]
            if found:
                return found
        raise UnknownName(self._nearest(name))

    def _nearest(self, name: str) -> Text:
        names = [f"chapter{chapter}" for chapter in self.chapters] + [exercise.id for exercise in self.exercises]
        if not names:
            return Text(f"{self.root} 里还没有练习", f"{self.root} has no exercises yet")
        match = _NAME.fullmatch(name.strip())
        wanted = f"{match[1]}.{match[2]}" if match and match[2] else f"chapter{match[1]}" if match else name.lower()
        near = (difflib.get_close_matches(wanted, names, n=1, cutoff=0.3) or names)[0]
        return Text(
            f"没有名为 {name!r} 的章或练习; 最接近的是 {near}. 全部名单见: grade list",
            f"There is no chapter or exercise {name!r}; the nearest is {near}. See them all with: grade list",
        )


def own_course() -> Course:
    """The course that comes with this package: in a checkout beside it, in an installation partly inside it."""
    root = _PACKAGE.parent
    inside = _PACKAGE / "_course" / "tests"
    return Course(root, root / "exercises", root / "solutions", inside if inside.is_dir() else root / "tests")
