"""How submissions are packed: by people, by Moodle, by Canvas. A layout sorts paths into submissions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from grader.classroom.batch.roster import Owner
from grader.submission.names import FOREIGN_ARCHIVES, ignored, is_archive, is_code, without_suffix

_MOODLE = re.compile(r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)_?(?P<file>.*)")
_CANVAS = re.compile(r"(?P<name>[^_/]+)_(?P<late>LATE_)?(?P<user>\d+)_(?P<upload>\d+)_(?P<file>.+)")
_HANDED_IN = (*FOREIGN_ARCHIVES, ".pdf", ".doc", ".docx")
"""What students hand in though nothing can grade it: a row with a reason. Other files beside submissions are none."""
_CANVAS_VERSION = re.compile(r"-(\d+)(?=\.[^.]+$|\.tar\.gz$)")


@dataclass
class Group:
    """The paths of one submission; each with the name that the file has for its student."""

    label: str
    owner: Owner
    paths: dict[str, str] = field(default_factory=dict)
    late: bool = False


def group(paths: Sequence[str], *, packed: bool = False) -> list[Group]:
    """The submissions that these paths are, in a folder or packed in an archive; names tell the layout."""
    paths = [path for path in paths if not ignored(path)]
    tops = {path.partition("/")[0] for path in paths}
    if len(tops) == 1 and all("/" in path for path in paths) and not _MOODLE.fullmatch(next(iter(tops))):
        # One folder around everything, as archives of folders have it; in a folder it is the one student's.
        folder = next(iter(tops))
        inner = [path.partition("/")[2] for path in paths]
        if recognised(inner) or (packed and any("/" in path or is_archive(path) for path in inner)):
            groups = group(inner)
            for one in groups:
                one.paths = {f"{folder}/{path}": name for path, name in one.paths.items()}
                one.label = f"{folder}/{one.label}"
            return groups
    sort = {"moodle": _by_moodle, "canvas": _by_canvas, "plain": _by_person}[recognised(paths) or "plain"]
    return sort(paths)


def recognised(paths: Sequence[str]) -> str:
    """The platform that wrote these names: most of them must look like it."""
    tops = {path.partition("/")[0] for path in paths if not ignored(path)}
    files = {path for path in paths if "/" not in path and not ignored(path)}
    if tops and sum(bool(_MOODLE.fullmatch(top)) for top in tops) > len(tops) / 2:
        return "moodle"
    if files and sum(bool(_CANVAS.fullmatch(file)) for file in files) > len(tops) / 2:
        return "canvas"
    return ""


def _by_moodle(paths: Sequence[str]) -> list[Group]:
    groups: dict[str, Group] = {}
    for path in paths:
        top, _, rest = path.partition("/")
        match = _MOODLE.fullmatch(top)
        if match is None:
            _add_by_person(groups, path)
            continue
        key = f"{match['name']}_{match['number']}"
        owner = Owner(match["number"], match["name"], moodle=match["number"])
        groups.setdefault(key, Group(key, owner)).paths[path] = rest or match["file"]
    return list(groups.values())


def _by_canvas(paths: Sequence[str]) -> list[Group]:
    groups: dict[str, Group] = {}
    newest: dict[tuple[str, str], int] = {}
    for path in paths:
        match = _CANVAS.fullmatch(path)
        if match is None:
            _add_by_person(groups, path)
            continue
        key = f"{match['name']}_{match['user']}"
        owner = Owner(match["user"], match["name"], canvas=match["user"])
        one = groups.setdefault(key, Group(key, owner))
        one.late = one.late or bool(match["late"])
        version = _CANVAS_VERSION.search(match["file"])
        name = _CANVAS_VERSION.sub("", match["file"])
        number = int(version[1]) if version else 0
        if number < newest.get((key, name), -1):
            continue
        newest[key, name] = number
        one.paths = {old: shown for old, shown in one.paths.items() if shown != name} | {path: name}
    return list(groups.values())


def _by_person(paths: Sequence[str]) -> list[Group]:
    groups: dict[str, Group] = {}
    for path in paths:
        _add_by_person(groups, path)
    return list(groups.values())


def _add_by_person(groups: dict[str, Group], path: str) -> None:
    top, _, rest = path.partition("/")
    if "/" in path:
        groups.setdefault(top + "/", Group(top + "/", Owner(top))).paths[path] = rest
    elif is_code(path) or is_archive(path) or path.lower().endswith(_HANDED_IN) or "." not in path:
        groups[path] = Group(path, Owner(without_suffix(path)), {path: path})
