"""Archives of parts: read as they come, written the same for the same files."""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from collections.abc import Mapping

_THEN = (1980, 1, 1, 0, 0, 0)


def unpacked(data: bytes) -> dict[str, bytes]:
    """The files of a wheel or zip; of a .tgz or .tar.gz without its outermost folder."""
    if data[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return {info.filename: archive.read(info) for info in archive.infolist() if not info.is_dir()}
    found = {}
    with tarfile.open(fileobj=io.BytesIO(data), mode="r:gz") as archive:
        for member in archive.getmembers():
            if member.isfile() and (file := archive.extractfile(member)) is not None:
                found[member.name.partition("/")[2]] = file.read()
    return found


def tarred(files: Mapping[str, bytes]) -> bytes:
    """The same as a .tgz, in which many small files that are alike take a third less."""
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w") as archive:
        for name in sorted(files):
            about = tarfile.TarInfo(name)
            about.size = len(files[name])
            archive.addfile(about, io.BytesIO(files[name]))
    return gzip.compress(target.getvalue(), 9, mtime=0)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files, in order of their names and without a time."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _THEN), files[name], zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()
