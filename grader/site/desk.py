"""What runs in the referee's worker of a web page: answers what `engine.js` asks, as `grade serve` does.

It is the only part that is made for the page: all that it calls is the package as it is everywhere. Work lies in a
folder in memory; what changes there is told with each answer, so that the page's script can keep it.
"""

from __future__ import annotations

import base64
import importlib
import io
import json
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from grader.cache import caches
from grader.course.catalog import Course
from grader.page.judge import Judge
from grader.page.study import Study
from grader.player.browser import LIMITS, BrowserPlayers
from grader.player.stage import Stage
from grader.session import workspace
from grader.session.grading import Grading
from grader.session.handing_in import pack
from grader.submission import as_answer
from grader.submission.archive import files_in_archive
from grader.submission.names import LONGEST_SOURCE, is_archive
from grader.text import Language, Text

COURSE, HOME = Path("/course"), Path("/home/work")


class Desk:
    """The work of one student in one page."""

    def __init__(self, page: Any, language: Language) -> None:
        """`page` is the page's script: its `line` to players, `read(name)` for a file of the site, `told(event)`."""
        self._page = page
        self._kept: dict[Path, bytes] = {}
        course = Course.at(COURSE)
        self.study = Study(course, HOME, language)
        self.grading = Grading(
            course, language, stage=Stage("browser", limits=LIMITS, players=BrowserPlayers(page.line))
        )
        self.judge = Judge(self.study, self.grading)

    def answer(self, verb: str, given: dict[str, Any]) -> dict[str, Any]:
        """What came of a question, and what became of the files; None for one that is no more."""
        try:
            own: Callable[..., Any] | None = getattr(self, f"on_{verb}", None)
            said = {"answer": (own or getattr(self.study, verb))(**given)}
        except Exception as error:
            said = _refusal(error)
        return {**said, "files": self._changed()}

    def on_begin(self, files: dict[str, str]) -> None:
        """The work as it was left."""
        HOME.mkdir(parents=True, exist_ok=True)
        self.on_put(files)

    def on_put(self, files: Mapping[str, str | None]) -> None:
        """What was kept, or changed in another tab."""
        for name, data in files.items():
            path = HOME / name
            if not path.resolve().is_relative_to(HOME):
                continue
            if data is None:
                path.unlink(missing_ok=True)
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(base64.b64decode(data))
        self._kept = dict(_files())

    def on_grade(self, id: str) -> None:
        self._fill_cache(id)
        self.judge.grade(id, lambda event: self._page.told(json.dumps({"id": id, "event": event}, default=str)))

    def on_try_call(self, id: str, name: str, args: list[str] | None) -> Any:
        return self.judge.try_call(id, name, args)

    def on_report(self, id: str, text: str) -> Any:
        """The results on an answer to one exercise that stands in no file, as `grade --json` writes them."""
        from grader.results.model import to_json

        self._fill_cache(id)
        exercise = self.study.exercise(id)
        return json.loads(to_json(self.grading.pool.referee.grade(as_answer(exercise, text), [exercise])))

    def on_pack(self) -> dict[str, str]:
        """All work as the archive that `grade pack` makes, which `grade batch` recognises."""
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder, "work.zip")
            pack([HOME], self.study.course.exercises, self.study.course, archive)
            return {"name": archive.name, "data": base64.b64encode(archive.read_bytes()).decode()}

    def on_bring(self, name: str, data: str) -> dict[str, list[str]]:
        """Puts answers from a file or an archive in their places; of what stood there a copy is kept."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, Path(name).name)
            path.write_bytes(base64.b64decode(data))
            files = files_in_archive(path) if is_archive(path.name) else {path.name: path.read_bytes()}
        places = {exercise.stub.name: exercise for exercise in self.study.course.exercises}
        brought = []
        for inside, text in sorted(files.items()):
            exercise = places.get(PurePosixPath(inside).name)
            if exercise is not None and len(text) <= LONGEST_SOURCE:
                place, _ = workspace.reset(self.study.course, exercise, HOME, self.grading.language)
                place.write_bytes(text)
                brought.append(exercise.id)
        return {"brought": brought}

    @cache  # noqa: B019 - there is one desk, for as long as the page lives
    def _fill_cache(self, id: str) -> None:
        """Puts what was found out about an exercise when the site was built where the referee looks for it."""
        data = self._page.read(f"kept/{self.study.exercise(id).id}.zip")
        if data is not None:
            with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as kept:
                kept.extractall(caches()[0])

    def _changed(self) -> dict[str, str | None]:
        now, before = dict(_files()), self._kept
        self._kept = now
        changed: dict[str, str | None] = {
            path.relative_to(HOME).as_posix(): base64.b64encode(data).decode()
            for path, data in now.items()
            if before.get(path) != data
        }
        return changed | {path.relative_to(HOME).as_posix(): None for path in before if path not in now}


def _files() -> Iterator[tuple[Path, bytes]]:
    for path in sorted(HOME.rglob("*")):
        if path.is_file():
            yield path, path.read_bytes()


def _refusal(error: Exception) -> dict[str, Any]:
    text = getattr(error, "text", None) or getattr(error, "reason", None)
    if isinstance(text, Text):
        return {"refused": {"zh": text.zh, "en": text.en}, "kind": "refused"}
    what = f"{type(error).__name__}: {error}"[:300]
    return {"refused": {"zh": f"程序自己出错：{what}", "en": f"It went wrong: {what}"}, "kind": "broken"}


def desk(language: Language) -> Callable[[str, str], str]:
    """Answers the questions of the page: a verb, and what it is given as JSON."""
    answer = Desk(importlib.import_module("grader_page"), language).answer
    return lambda verb, given: json.dumps(answer(verb, json.loads(given)), default=str)
