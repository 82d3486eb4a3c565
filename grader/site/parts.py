"""The parts of a site that others made: which, in which version, and how they are had. Nothing else is ever used."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tempfile
import tomllib
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from typing import Any

from grader.errors import WrongUsage
from grader.files import write_whole

LIST = Path(__file__).with_name("parts.toml")
_SECONDS = 600
_AHEAD = 1 << 20


@dataclass(frozen=True, kw_only=True)
class Part:
    """One file as its publisher released it."""

    name: str
    version: str
    licence: str
    file: str
    sha256: str
    use: tuple[str, ...] = ()
    """Which workers get it: "player", "referee"."""
    pictures: bool = False
    """Whether only pictures need it: a site can do without."""
    places: tuple[tuple[str, str], ...] = ()
    """Where it is had, in this order: the kind of place, and its name."""
    member: str = ""
    """Its name inside the larger package that carries it, where one does."""


def parts() -> list[Part]:
    """The list, as it is written down."""
    return [_part(entry) for entry in tomllib.loads(LIST.read_text(encoding="utf-8"))["part"]]


def _part(entry: dict[str, Any]) -> Part:
    places = tuple((kind, entry.pop(kind)) for kind in list(entry) if kind in _HOW)
    return Part(**{**entry, "use": tuple(entry.get("use", ())), "places": places})


class Missing(WrongUsage):
    """Parts that could not be had."""

    def __init__(self, missing: list[Part], folder: Path) -> None:
        said = "\n".join(f"  {part.file}  sha256 {part.sha256}\n{_places(part)}" for part in missing)
        super().__init__(
            f"下面的部件没有取到；请放进 {folder}，再运行一次（可用 --parts 指定文件夹）：\n{said}",
            f"These parts could not be had; put them into {folder} and run again (--parts names the folder):\n{said}",
        )


def _places(part: Part) -> str:
    inside = f"    ({part.member})" if part.member else ""
    return "\n".join(f"    {kind}: {place}{inside if kind == 'inside' else ''}" for kind, place in part.places)


def gather(folder: Path) -> dict[str, bytes]:
    """The bytes of all parts by the names of their files; what the folder lacks is fetched into it.

    `Missing` names what could not be had; of pictures alone a site can do without.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, bytes] = {}
    missing = []
    for part in parts():
        data = _in(folder, part) or _fetched(part)
        if data is None:
            missing += [] if part.pictures else [part]
            continue
        found[part.file] = data
        if not (folder / part.file).is_file():
            write_whole(folder / part.file, data)
    if missing:
        raise Missing(missing, folder)
    return found


def _in(folder: Path, part: Part) -> bytes | None:
    path = folder / part.file
    data = path.read_bytes() if path.is_file() else None
    if data is not None and not _is(data, part):
        raise WrongUsage(
            f"{path} 不是 {part.name} {part.version}：sha256 应为 {part.sha256}",
            f"{path} is not {part.name} {part.version}: its sha256 should be {part.sha256}",
        )
    return data


def _is(data: bytes, part: Part) -> bool:
    return hashlib.sha256(data).hexdigest() == part.sha256


def _fetched(part: Part) -> bytes | None:
    for kind, place in part.places:
        try:
            data = _HOW[kind](place, part)
        except (OSError, KeyError, ValueError, zipfile.BadZipFile, subprocess.SubprocessError):
            continue
        if _is(data, part):
            return data
    return None


def _by_npm(what: str, part: Part) -> bytes:
    npm = which("npm")
    if npm is None:
        raise FileNotFoundError("npm")
    return _downloaded(part, lambda folder: [npm, "pack", "--silent", "--pack-destination", folder, what])


def _by_pip(what: str, part: Part) -> bytes:
    chosen = ["--no-binary=:all:"] if part.file.endswith(".tar.gz") else _WHEELS

    def command(folder: str) -> list[str]:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        return [*pip, *chosen, "--dest", folder, what]

    return _downloaded(part, command)


_WHEELS = ["--only-binary=:all:", "--python-version=3.14", "--platform=pyemscripten_2026_0_wasm32", "--platform=any"]


def _downloaded(part: Part, command: Callable[[str], list[str]]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(command(folder), check=True, capture_output=True, timeout=_SECONDS)
        return (Path(folder) / part.file).read_bytes()


def _by_url(url: str, _: Part) -> bytes:
    with urllib.request.urlopen(url, timeout=_SECONDS) as answer:
        return bytes(answer.read())


def _from_inside(url: str, part: Part) -> bytes:
    """A file of a zip far away: only the pieces of it that are needed."""
    with zipfile.ZipFile(io.BufferedReader(_Remote(url), _AHEAD)) as package:
        return package.read(part.member)


class _Remote(io.RawIOBase):
    """A file on a server that sends pieces."""

    def __init__(self, url: str) -> None:
        self._url, self._at = url, 0
        with urllib.request.urlopen(urllib.request.Request(url, method="HEAD"), timeout=_SECONDS) as answer:
            self._size = int(answer.headers["Content-Length"])

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        self._at = (0, self._at, self._size)[whence] + offset
        return self._at

    def readinto(self, target: Any) -> int:
        end = min(self._size, self._at + len(target)) - 1
        if end < self._at:
            return 0
        asked = urllib.request.Request(self._url, headers={"Range": f"bytes={self._at}-{end}"})
        with urllib.request.urlopen(asked, timeout=_SECONDS) as answer:
            if answer.status != 206:
                raise OSError("the server does not send pieces")
            data = answer.read()
        target[: len(data)] = data
        self._at += len(data)
        return len(data)


_HOW: dict[str, Callable[[str, Part], bytes]] = {
    "npm": _by_npm,
    "pypi": _by_pip,
    "url": _by_url,
    "inside": _from_inside,
}
