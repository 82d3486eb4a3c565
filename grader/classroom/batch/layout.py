"""How submissions are packed: by people, by Moodle, by Canvas. A layout sorts paths into submissions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from grader.classroom.batch.roster import Owner
from grader.submission.names import FOREIGN_ARCHIVES, ignored, is_archive, is_code, without_suffix
from grader.text import Text

_MOODLE = re.compile(r"(?P<name>.+)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)_?(?P<file>.*)")
_OF_MOODLE = re.compile(r"_\d+_assignsubmission_")
"""What Moodle writes once into a name: who calls himself or his file so wants to be taken for somebody else."""
_CANVAS = re.compile(
    r"(?P<name>[^_/]+)_(?P<late>LATE_)?(?P<user>\d+)_(?:(?P<upload>\d+)_(?P<file>.+)|(?P<entry>(?:text|link)\.html?))"
)
"""A file that was uploaded, or what was typed into Canvas itself: a text or an address."""
_HANDED_IN = (*FOREIGN_ARCHIVES, ".pdf", ".doc", ".docx", ".html")
"""What students hand in though nothing can grade it: a row with a reason. Other files beside submissions are none."""
_CANVAS_VERSION = re.compile(r"-(\d+)(?=\.[^.]+$|\.tar\.gz$)")
_PART_OF_A_COURSE = re.compile(
    r"(?:chapter|chap|ch|slides|statistics|week|hw|homework|ex|exercise|solutions?|src|code|第)?[ _.-]*\d*[章周次]?",
    re.IGNORECASE,
)
"""Folders that one student sorts homework into; nobody is called that."""
_ONE_EXERCISE = re.compile(r"[ _.-]+(?:ex|exercise|习题|练习)[ _]*\d{1,2}[._-]\d{1,2}$", re.IGNORECASE)


@dataclass
class Group:
    """The paths of one submission; each with the name that the file has for its student."""

    label: str
    owner: Owner
    paths: dict[str, str] = field(default_factory=dict)
    late: bool = False


def group(
    paths: Sequence[str], *, packed: bool = False, is_student: Callable[[str], bool] = lambda name: False
) -> list[Group]:
    """The submissions that these paths are, in a folder or packed in an archive; names tell the layout."""
    paths = [path for path in paths if not ignored(path)]
    folder = _around(paths, packed=packed)
    if folder and not is_student(folder.rstrip("/")):
        groups = group([path.removeprefix(folder) for path in paths], packed=packed, is_student=is_student)
        for one in groups:
            one.paths = {f"{folder}{path}": name for path, name in one.paths.items()}
            one.label = f"{folder}{one.label}"
        return groups
    sort = {"moodle": _by_moodle, "canvas": _by_canvas, "plain": _by_person}[recognised(paths) or "plain"]
    return sort(paths)


def _around(paths: Sequence[str], *, packed: bool) -> str:
    """The one folder around the whole class, where there is such a one and it is not the one student's."""
    tops = {path.partition("/")[0] for path in paths}
    if len(tops) != 1 or not all("/" in path for path in paths) or _MOODLE.fullmatch(next(iter(tops))):
        return ""
    folder = next(iter(tops)) + "/"
    inner = [path.removeprefix(folder) for path in paths if path != folder]
    below = {path.partition("/")[0] for path in inner}
    if recognised(inner) or (packed and any("/" in path or is_archive(path) for path in inner)):
        return folder
    several = len(below) > 1 and not any(is_code(path) for path in inner if "/" not in path)
    people = several and not all(_PART_OF_A_COURSE.fullmatch(without_suffix(name)) for name in below)
    return folder if people or (len(below) == 1 and _around(inner, packed=packed)) else ""


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
        if not _add_by_moodle(groups, path):
            _add_by_person(groups, path)
    return list(groups.values())


def _add_by_moodle(groups: dict[str, Group], path: str) -> bool:
    top, _, rest = path.partition("/")
    match = _MOODLE.fullmatch(top)
    if match is None:
        return False
    key, owner = f"{match['name']}_{match['number']}", Owner(name=match["name"], moodle=match["number"])
    if len(_OF_MOODLE.findall(top)) > 1:
        twice = Text("名字里有两个 Moodle 编号", "There are two of Moodle's numbers in the name")
        key, owner = top, replace(owner, doubtful=twice)
    groups.setdefault(key, Group(key, owner)).paths[path] = rest or match["file"]
    return True


def _by_canvas(paths: Sequence[str]) -> list[Group]:
    groups: dict[str, Group] = {}
    for path in paths:
        match = _CANVAS.fullmatch(path)
        if match is None:
            _add_by_person(groups, path)
            continue
        key = f"{match['name']}_{match['user']}"
        upload = f"{match['name']}_{match['user']}_{match['upload']}" if match["upload"] else ""
        owner = Owner(name=match["name"], canvas=match["user"], upload=upload)
        one = groups.setdefault(key, Group(key, owner))
        if upload and not one.owner.upload:
            one.owner = owner
        one.late = one.late or bool(match["late"])
        one.paths[path] = match["file"] or match["entry"]
    for one in groups.values():
        one.paths = _own_names(one.paths)
    return list(groups.values())


def _own_names(paths: dict[str, str]) -> dict[str, str]:
    """The names that the files had for their student: Canvas adds `-1` to one that was handed in again.

    Where both are there the newest bears the name and stands first. Two of them without one that has no number were
    numbered by the student: those names stay. Nothing is left out.
    """
    versions: dict[str, list[tuple[int, str]]] = {}
    for path, name in paths.items():
        version = _CANVAS_VERSION.search(name)
        plain = _CANVAS_VERSION.sub("", name)
        versions.setdefault(plain, []).append((int(version[1]) if version else 0, path))
    names: dict[str, str] = {}
    for plain, found in versions.items():
        found.sort(reverse=True)
        numbered = len(found) > 1 and found[-1][0] > 0
        for place, (_, path) in enumerate(found):
            names[path] = paths[path] if numbered else plain if not place else f"~earlier/{paths[path]}"
    return names


def _by_person(paths: Sequence[str]) -> list[Group]:
    groups: dict[str, Group] = {}
    for path in paths:
        _add_by_person(groups, path)
    return list(groups.values())


def _add_by_person(groups: dict[str, Group], path: str) -> None:
    top, _, rest = path.partition("/")
    if _OF_MOODLE.search(top) and _add_by_moodle(groups, path):
        return
    if "/" in path:
        groups.setdefault(top + "/", Group(top + "/", Owner(id=top))).paths[path] = rest
    elif is_code(path) or is_archive(path) or path.lower().endswith(_HANDED_IN) or "." not in path:
        whose = without_suffix(path)
        groups[path] = Group(path, Owner(id=_ONE_EXERCISE.sub("", whose) or whose), {path: path})
