"""Builds the folder of a site from this package, a course, and the parts that others made: the same bytes each time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.course.catalog import Course, Exercise, own_course
from grader.course.templates import Templates
from grader.errors import WrongUsage
from grader.files import write_whole
from grader.page import frame
from grader.player.browser import LIMITS
from grader.site.archives import tarred, unpacked, zipped
from grader.site.kept import keep
from grader.site.licences import licences
from grader.site.parts import gather, parts
from grader.text import Language
from grader.version import __version__

LIST = "site.json"
STATIC = Path(__file__).with_name("static")
_PACKAGE = Path(__file__).resolve().parents[1]
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LEFT_OUT = {"cli", "classroom", "verify", "serve", "web", "_course", "static", "__pycache__"}
"""What of the package a page has no use for."""
_NOT_ASKED_FOR = {"__pycache__", "right", "textbook", "audit", "grader", "bench", "fuzz"}
"""Folders of a course that no verdict needs."""
_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self';"
    " img-src data:; base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True)
class Built:
    """What a site came to."""

    files: dict[str, int]
    """Name -> bytes."""
    pictures: bool
    """Whether it can draw."""


def build(folder: Path, course: Course, exercises: Sequence[Exercise], parts_folder: Path, language: Language) -> Built:
    """Writes the whole site into a folder, which is new, empty, or holds an earlier one."""
    _clear(folder)
    found = gather(parts_folder)
    core, software = _core(course, exercises, found, language)
    sizes = {}

    def write(name: str, data: bytes) -> None:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
        sizes[name] = len(data)

    for name, data in core.items():
        write(name, data)
    for exercise, kept in zip(exercises, keep(course, exercises, software), strict=True):
        write(f"kept/{exercise.id}.zip", zipped(kept))
    write("files.json", (json.dumps(sorted([*sizes, "files.json"]), indent=1) + "\n").encode())
    return Built(sizes, any(part.pictures and part.file in found for part in parts()))


def _clear(folder: Path) -> None:
    """Removes an earlier site; anything else is left alone, and refused."""
    written = folder / "files.json"
    if written.is_file():
        for name in json.loads(written.read_text(encoding="utf-8")):
            (folder / name).unlink(missing_ok=True)
    elif folder.is_dir() and any(folder.iterdir()):
        raise WrongUsage(
            f"{folder} 里有别的东西；请给一个新的或空的文件夹",
            f"There is something else in {folder}; name a new or empty folder",
        )


def _core(
    course: Course, exercises: Sequence[Exercise], found: Mapping[str, bytes], language: Language
) -> tuple[dict[str, bytes], dict[str, str]]:
    """All files but what is kept of exercises, and the versions of the software that they are."""
    by_name = {part.name: part for part in parts()}
    pyodide = unpacked(found[by_name["pyodide"].file])
    files = {f"pyodide/{name}": pyodide[name] for name in _PYODIDE}
    use: dict[str, list[str]] = {worker: ["pyodide/python_stdlib.zip"] for worker in ("player", "referee", "pictures")}
    for part in parts():
        if part.use and part.file in found:
            name, data = f"parts/{part.file}", found[part.file]
            if part.file.endswith(".tar.gz"):
                name, data = f"parts/{part.name}-{part.version}.zip", _python_of(data)
            files[name] = data
            for worker in part.use:
                use[worker].append(name)
    files["guest.zip"] = zipped(dict(_guest(course)))
    files["grader.zip"] = zipped(dict(_package()))
    files["course.tgz"] = tarred(dict(_course(course, exercises)))
    lock = json.loads(pyodide["pyodide-lock.json"])
    site = {
        "lock": {"info": lock["info"], "packages": {}},
        "player": [*use["player"], "guest.zip"],
        "referee": [*use["referee"], "grader.zip", "course.tgz"],
        "settings": {
            "reply_bytes": LIMITS.reply_bytes,
            "preload": [f"/guest/exercises/{path.name}" for path in course.preload],
        },
        "memory": LIMITS.memory,
        "language": language,
    }
    files[LIST] = (json.dumps(site, indent=1) + "\n").encode()
    files |= _page(course, language)
    files |= licences(found)
    files["service-worker.js"] = _service_worker(files)
    return files, {
        "grader": __version__,
        "python": lock["info"]["python"],
        "numpy": by_name["numpy"].version,
        "hypothesis": by_name["hypothesis"].version,
    }


def _page(course: Course, language: Language) -> dict[str, bytes]:
    """The page of `grade serve`, with the engine for the browser in the place of its own."""
    templates = Templates.at(course.templates_dir)
    names = (*frame.SCRIPTS, "codemirror.js", "page.css")
    texts = {name: templates.text(f"page/{name}") for name in names}
    texts["report.css"] = templates.text("report/report.css")
    texts["index.html"] = frame.page(templates, language, course.title, _POLICY)
    ours = {path.name: path.read_text(encoding="utf-8") for path in sorted(STATIC.iterdir())}
    return {name: text.encode() for name, text in {**texts, **ours}.items()}


def _service_worker(files: Mapping[str, bytes]) -> bytes:
    """It knows the site by one name, and which files to fetch at once: all but the licences, which nobody runs."""
    core = [name for name in sorted(files) if name != "service-worker.js" and not name.startswith("licences/")]
    digest = hashlib.sha256(b"".join(hashlib.sha256(files[name]).digest() for name in sorted(files))).hexdigest()[:16]
    text = files["service-worker.js"].decode()
    return text.replace('"SITE"', json.dumps(digest)).replace('["CORE"]', json.dumps(core)).encode()


def _python_of(data: bytes) -> bytes:
    """The package in a release of source files, which needs no compiler."""
    return zipped({name.removeprefix("src/"): data for name, data in unpacked(data).items() if name.startswith("src/")})


def _guest(course: Course) -> Iterable[tuple[str, bytes]]:
    """What a player imports: its inside, and the data sets of the course."""
    for path in sorted((_PACKAGE / "player" / "guest").glob("*.py")):
        yield f"_grader_player_guest/{path.name}", path.read_bytes()
    for path in course.preload:
        yield f"exercises/{path.name}", path.read_bytes()
    for path in sorted((course.exercises_dir / "data").glob("*")):
        yield f"exercises/data/{path.name}", path.read_bytes()


def _package() -> Iterable[tuple[str, bytes]]:
    """What the referee imports, and the templates."""
    yield from _tree("grader", _PACKAGE, _LEFT_OUT)
    yield from _tree("templates", own_course().templates_dir, set())


def _course(course: Course, exercises: Sequence[Exercise]) -> Iterable[tuple[str, bytes]]:
    """What the referee reads: of chapters of which no exercise is wanted, nothing."""
    folders = {exercise.stub.parent.name for exercise in exercises}
    others = {exercise.stub.parent.name for exercise in course.exercises} - folders
    for tree, folder in (
        ("exercises", course.exercises_dir),
        ("solutions", course.solutions_dir),
        ("tests", course.tests_dir),
    ):
        yield from _tree(tree, folder, _NOT_ASKED_FOR | others)
    for exercise in exercises:
        for path in exercise.bank("right")[:1]:  # the other right way that is told after ten points
            yield f"tests/{path.relative_to(course.tests_dir).as_posix()}", path.read_bytes()
    if course.templates_dir != own_course().templates_dir and course.templates_dir.is_dir():
        yield from _tree("templates", course.templates_dir, set())


def _tree(name: str, folder: Path, left_out: set[str]) -> Iterable[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and not {*inside.parts} & left_out:
            yield f"{name}/{inside.as_posix()}", path.read_bytes()
