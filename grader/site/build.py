"""Builds the folder of a site from this package, a course, and the parts that others made: the same bytes each time."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from grader.course.catalog import Course, Exercise
from grader.files import write_whole
from grader.player.browser import LIMITS
from grader.site.kept import keep
from grader.site.parts import gather, parts, unpacked
from grader.version import __version__

STATIC = Path(__file__).with_name("static")
_PACKAGE = Path(__file__).resolve().parents[1]
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LEFT_OUT = ("cli", "classroom", "verify", "__pycache__", "_course", "static")
"""Rooms of the package that a page has no use for."""
_NOT_ASKED_FOR = {"__pycache__", "right", "textbook", "audit", "grader", "bench", "fuzz"}
"""Folders of a course that no verdict needs."""
_THEN = (1980, 1, 1, 0, 0, 0)


def build(folder: Path, course: Course, exercises: Sequence[Exercise], parts_folder: Path) -> None:
    """Writes the whole site into a folder, with what is kept of these exercises."""
    found = gather(parts_folder)
    files, software = _files(course, found)
    for name, data in files.items():
        _write(folder / name, data)
    for exercise, kept in zip(exercises, keep(course, exercises, software), strict=True):
        _write(folder / "kept" / f"{exercise.id}.zip", _zip(kept))


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data)


def _files(course: Course, found: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, str]]:
    """All files but what is kept, and the versions of the software that they are."""
    by_name = {part.name: part for part in parts()}
    pyodide = unpacked(found[by_name["pyodide"].file])
    files = {f"pyodide/{name}": pyodide[name] for name in _PYODIDE}
    use: dict[str, list[str]] = {"player": ["pyodide/python_stdlib.zip"], "referee": ["pyodide/python_stdlib.zip"]}
    for part in parts():
        if not part.use or part.file not in found:
            continue
        name, data = f"parts/{part.file}", found[part.file]
        if part.file.endswith(".tar.gz"):
            name, data = f"parts/{part.name}-{part.version}.zip", _python_of(data)
        files[name] = data
        for worker in part.use:
            use[worker].append(name)
    files["guest.zip"] = _zip(dict(_guest(course)))
    files["course.zip"] = _zip(dict(_course(course)))
    lock = json.loads(pyodide["pyodide-lock.json"])
    site = {
        "lock": {"info": lock["info"], "packages": {}},
        "player": [*use["player"], "guest.zip"],
        "referee": [*use["referee"], "course.zip"],
        "settings": {
            "reply_bytes": LIMITS.reply_bytes,
            "preload": [f"/guest/exercises/{path.name}" for path in course.preload],
        },
        "memory": LIMITS.memory,
    }
    files["site.json"] = (json.dumps(site, indent=1) + "\n").encode()
    files |= {path.name: path.read_bytes() for path in sorted(STATIC.iterdir())}
    software = {
        "grader": __version__,
        "python": lock["info"]["python"],
        "numpy": by_name["numpy"].version,
        "hypothesis": by_name["hypothesis"].version,
    }
    return files, software


def _python_of(data: bytes) -> bytes:
    """The package in a release of source files, which needs no compiler."""
    return _zip({name.removeprefix("src/"): data for name, data in unpacked(data).items() if name.startswith("src/")})


def _guest(course: Course) -> Iterable[tuple[str, bytes]]:
    """What a player imports: its inside, and the data sets of the course."""
    for path in sorted((_PACKAGE / "player" / "guest").glob("*.py")):
        yield f"_grader_player_guest/{path.name}", path.read_bytes()
    for path in course.preload:
        yield f"exercises/{path.name}", path.read_bytes()
    for path in sorted((course.exercises_dir / "data").glob("*")):
        yield f"exercises/data/{path.name}", path.read_bytes()


def _course(course: Course) -> Iterable[tuple[str, bytes]]:
    """What the referee imports and reads."""
    for path in sorted(_PACKAGE.rglob("*")):
        name = path.relative_to(_PACKAGE)
        if path.is_file() and not {*name.parts} & {*_LEFT_OUT}:
            yield f"grader/{name.as_posix()}", path.read_bytes()
    trees = {"exercises": course.exercises_dir, "solutions": course.solutions_dir, "tests": course.tests_dir}
    for tree, folder in trees.items():
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.is_file() and not {*name.parts} & _NOT_ASKED_FOR:
                yield f"{tree}/{name.as_posix()}", path.read_bytes()
    templates = _PACKAGE.parent / "templates"
    for path in sorted(templates.rglob("*")):
        if path.is_file():
            yield f"templates/{path.relative_to(templates).as_posix()}", path.read_bytes()


def _zip(files: Mapping[str, bytes]) -> bytes:
    """The same bytes for the same files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _THEN), files[name], zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()
