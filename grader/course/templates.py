"""The templates of all that is printed: reports, class pages, the files of a new exercise, the Gradescope scripts.

They stand in `templates/` at the top of the repository, and inside the package in an installation. A file of the same
name in the `templates/` of a course takes the place of one of them: its author is trusted as the author of a check is.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from grader.cache import Cache
from grader.course.catalog import Course, own_course
from grader.errors import GraderBroken, WrongUsage
from grader.text import Text

if TYPE_CHECKING:
    from jinja2 import Environment

SUFFIXES = (".html", ".css", ".js", ".jinja")
"""What a template is called: pages with their styles and scripts; `.jinja` is a text that nobody's browser opens."""
MOST_BYTES = 1 << 20
"""How large one template may be: larger ones are in that folder by mistake."""
FOLDER = "templates"


@dataclass(frozen=True)
class Templates:
    """The templates in force: those of the package, and what a course puts in their place."""

    own: tuple[tuple[str, str], ...] = ()
    """The templates of the course, name and text: all that a page needs, on another computer too."""

    @classmethod
    def of(cls, own: Mapping[str, str]) -> Self:
        return cls(tuple(sorted(own.items())))

    @classmethod
    def at(cls, folder: Path) -> Self:
        """With those in a folder, which need not exist."""
        return cls() if folder == _package() else cls.of({name: _text(folder / name) for name in _names_in(folder)})

    @cached_property
    def replaced(self) -> dict[str, str]:
        return dict(self.own)

    @property
    def names(self) -> list[str]:
        """All of them, those that a course adds included."""
        return sorted({*_names_in(_package()), *self.replaced})

    def text(self, name: str) -> str:
        """A template as it is written."""
        own = self.replaced.get(name)
        return _text(_package() / name) if own is None else own

    @cached_property
    def digest(self) -> str:
        """One name for all that pages are made of."""
        pages = [(name, self.text(name)) for name in self.names if not name.endswith(".jinja")]
        return hashlib.sha256(json.dumps(pages).encode()).hexdigest()

    def environment(self, **options: Any) -> Environment:
        """A fresh environment: what is no `.jinja` is a page, and every string in a page is escaped."""
        from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, StrictUndefined

        def own(name: str) -> tuple[str, str, None] | None:
            return (self.replaced[name], _place(name), None) if name in self.replaced else None

        return Environment(
            loader=ChoiceLoader([FunctionLoader(own), FileSystemLoader(_package())]),
            autoescape=lambda name: name is None or not name.endswith(".jinja"),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            bytecode_cache=_compiled(),
            **options,
        )

    def rendered(self, environment: Environment, name: str, values: Mapping[str, Any]) -> str:
        """What a template comes to; where one of the course is at fault, `GraderBroken` says which line."""
        try:
            return environment.get_template(name).render(values)
        except Exception as error:
            place = self._fault(error)
            if place is None:
                raise
            words = f"{type(error).__name__}: {error}"
            raise GraderBroken(
                f"课程的模板 {place} 有错：{words}", f"The course's template {place} is wrong: {words}"
            ) from error

    def written(self, name: str, **values: Any) -> str:
        """A text that is no page: a file of an exercise, a script."""
        return self.rendered(self.environment(keep_trailing_newline=True), name, values)

    def _fault(self, error: Exception) -> str | None:
        """The line of the course's own template in which an exception was raised, if in any."""
        places = {_place(name) for name in self.replaced}
        from jinja2 import TemplateSyntaxError

        if isinstance(error, TemplateSyntaxError):
            return f"{error.filename}:{error.lineno}" if error.filename in places else None
        frames = [one for one in traceback.extract_tb(error.__traceback__) if one.filename in places]
        return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else None


PACKAGE = Templates()
"""Those of the package alone."""


def listed(course: Course) -> Text:
    """The templates of the package, and which of them a course replaces or adds."""
    templates, known = Templates.at(course.templates_dir), PACKAGE.names
    replaced = Text("  ← 课程自己的", "  ← of the course")
    added = Text("  ← 课程自己的，不代替任何模板", "  ← of the course, in the place of none")
    notes = {name: replaced if name in known else added for name in templates.replaced}
    lines = [(name, notes.get(name, Text("", ""))) for name in templates.names]
    return Text("\n".join(name + note.zh for name, note in lines), "\n".join(name + note.en for name, note in lines))


def copy_out(folder: Path, wanted: Sequence[str] = ()) -> list[Path]:
    """Copies templates of the package (all, where none is named) into a folder; overwrites nothing."""
    known = PACKAGE.names
    for name in wanted:
        if name not in known:
            near = (difflib.get_close_matches(name, known, n=1, cutoff=0.3) or known)[0]
            raise WrongUsage(
                f"没有模板 {name!r}；最接近的是 {near}。全部名单见：grade templates",
                f"There is no template {name!r}; the nearest is {near}. See them all with: grade templates",
            )
    places = {name: folder / name for name in wanted or known}
    there = [place for place in places.values() if place.exists()]
    if there:
        raise WrongUsage(
            f"{there[0]} 已存在，没有写任何文件；请换一个目录，或只写出你要改的：grade templates 目录 名字",
            f"{there[0]} is there already, so nothing was written; choose another folder, or copy only what you want to"
            " change: grade templates DIR NAME",
        )
    for name, place in places.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(PACKAGE.text(name), encoding="utf-8", newline="\n")
    return list(places.values())


def _package() -> Path:
    return own_course().templates_dir


def _place(name: str) -> str:
    """A template of a course, as messages name it."""
    return f"{FOLDER}/{name}"


def _names_in(folder: Path) -> list[str]:
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())
    return sorted(path.as_posix() for path in found if not any(part[0] == "." for part in path.parts))


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise GraderBroken(
                f"模板 {path} 超过 {MOST_BYTES >> 20} MiB", f"The template {path} is larger than {MOST_BYTES >> 20} MiB"
            )
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GraderBroken(f"读不了模板 {path}：{error}", f"Cannot read the template {path}: {error}") from error


def _compiled() -> Any:
    """What templates were compiled to is kept from run to run, as Python keeps it of modules."""
    from jinja2 import BytecodeCache
    from jinja2.bccache import Bucket

    class Compiled(BytecodeCache):
        kept = Cache("templates", most_bytes=4 << 20)

        def load_bytecode(self, bucket: Bucket) -> None:
            if (data := self.kept.load(bucket.key)) is not None:
                bucket.bytecode_from_string(data)

        def dump_bytecode(self, bucket: Bucket) -> None:
            self.kept.save(bucket.key, bucket.bytecode_to_string())

    return Compiled()
