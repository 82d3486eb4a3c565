"""A class of fuzzed submissions, from what no editor writes to what no student should: each is to become a row.

python -m tests.fuzz class [NUMBER] [SEED]        10,000 by default; the suite runs some of them
"""

from __future__ import annotations

import gzip
import io
import json
import os
import random
import resource
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

RIGHT = """def mean(values):
    return sum(values) / len(values)


def spread(values):
    return max(values) - min(values)
"""
NAMES = ["ex01_01.py", "Ex1_1.py", "ex01_01 (1).py", "作业.py", "a/b/ex01_02.py", "..\\x.py", "hw.ipynb"]
NAMES += ["习题1.1.ipynb", "x" * 120 + ".py", "\u202etxt.py", "a\x1b[31m.py", "=1+1.py", "ex01_01.PY", "con.py", " .py"]
PIECES = ["", "\0", "(" * 300, "\t", "# %% exercise 1.1\n", "\ufeff", "%%", "\\\n", '"""', "\x0c", "\u03bb", "\u2028"]
PIECES += ["# -*- coding: rot13 -*-\n"]
Fuzz = Callable[[random.Random], bytes]


def _text(chance: random.Random) -> bytes:
    """Source that was cut, doubled, mixed or written in another encoding."""
    text = RIGHT
    for _ in range(chance.randrange(4)):
        i, j = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        text = text[:i] + chance.choice([*PIECES, text[i:j] * 2]) + text[j:]
    return text.encode(chance.choice(["utf-8", "utf-8-sig", "utf-16", "gb18030", "utf-32"]), "replace")


def _noise(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(3000))


def _notebook(chance: random.Random) -> bytes:
    def value(depth: int) -> object:
        kind = chance.randrange(8 if depth else 5)
        if kind == 5:
            return [value(depth - 1) for _ in range(chance.randrange(4))]
        if kind >= 6:
            keys = ("cells", "nbformat", "cell_type", "source", "metadata", "worksheets", "grader", "exercise")
            return {chance.choice(keys): value(depth - 1) for _ in range(chance.randrange(5))}
        return (None, 4, "code", RIGHT, -1e308)[kind]

    cells = [{"cell_type": "code", "source": chance.choice([RIGHT, [RIGHT], value(3)]), "metadata": value(2)}
             for _ in range(chance.randrange(4))]  # fmt: skip
    book = chance.choice([value(5), {"nbformat": chance.choice([4, 3, 2, "4", None]), "cells": cells}])
    data = json.dumps(book).encode()
    return data[: chance.randrange(len(data) + 1)] if chance.random() < 0.3 else data


def _zip(chance: random.Random) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for _ in range(chance.randrange(5)):
            info = zipfile.ZipInfo(chance.choice([*NAMES, "../x.py", "/etc/x.py", "inner.zip", "s002/ex01_01.py"]))
            info.compress_type = chance.choice([0, 8, 8, 8, 12, 14])
            info.external_attr = chance.choice([0, 0o644 << 16, 0o120777 << 16, 0o020666 << 16])
            archive.writestr(info, chance.choice([_text, _noise, _notebook, _zeros])(chance))
    return _damaged(chance, buffer.getvalue())


def _zeros(chance: random.Random) -> bytes:
    return bytes(chance.choice([0, 10, 300_000, 1 << 20]))


def _tar(chance: random.Random) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as archive:
        for _ in range(chance.randrange(4)):
            info = tarfile.TarInfo(chance.choice([*NAMES[:8], "../x.py"]))
            info.type = chance.choice([tarfile.REGTYPE, tarfile.REGTYPE, tarfile.SYMTYPE, tarfile.FIFOTYPE])
            info.mtime = chance.choice([0, -(2**40), 2**50, 1.7e9])
            data = _text(chance) if info.isreg() else b""
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return _damaged(chance, buffer.getvalue())


def _headers(chance: random.Random) -> bytes:
    """A tar whose headers say what no program writes: sizes below zero, sparse members, headers about headers."""
    blocks = []
    for _ in range(chance.randrange(1, 12)):
        info = tarfile.TarInfo(chance.choice(NAMES[:7]))
        info.type = chance.choice([b"0", b"0", b"S", b"x", b"g", b"L", b"K", b"5", b"7"])
        key = chance.choice(["size", "path", "mtime", "GNU.sparse.size", "GNU.sparse.map", "hdrcharset"])
        value = chance.choice(["-1", "9" * chance.randrange(1, 9_000), "0,1,2", "x" * 300, "-1000000000", "1e9"])
        record = f" {key}={value}\n".encode()
        data = chance.choice([b"%d%s" % (len(record) + 3, record), _text(chance), b"1" * chance.randrange(30_000)])
        info.size = len(data)
        block = bytearray(info.tobuf(tarfile.GNU_FORMAT))
        if chance.random() < 0.4:
            said = chance.choice([-1, -(1 << 60), 1 << 40, 20 << 20, 0])
            block[124:136] = (
                b"\x80" + said.to_bytes(11, "big") if said >= 0 else b"\xff" + said.to_bytes(11, "big", signed=True)
            )
            block[148:156] = b" " * 8
            block[148:156] = b"%06o\0 " % sum(block)
        blocks.append(bytes(block) + data + bytes(-len(data) % tarfile.BLOCKSIZE))
    return gzip.compress(b"".join(blocks), 1)


def _damaged(chance: random.Random, data: bytes) -> bytes:
    """The same, often with some bytes changed, or cut."""
    kind = chance.randrange(4)
    if kind == 0 and data:
        changed = bytearray(data)
        for _ in range(chance.randrange(1, 8)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        return bytes(changed)
    return data[: chance.randrange(len(data) + 1)] if kind == 1 else data


def fuzz_class(folder: Path, number: int, seed: int = 0) -> int:
    """Writes so many submissions into a folder; how many there are in the end."""
    chance = random.Random(seed)
    for i in range(number):
        kind = chance.randrange(8)
        name = f"s{i:05}"
        if kind <= 3:
            home = folder / name
            home.mkdir()
            for _ in range(chance.randrange(4)):
                inner = home / chance.choice(NAMES).replace("\\", "_").replace("/", "_")
                make = _notebook if inner.suffix == ".ipynb" else chance.choice([_text, _noise, _zeros])
                inner.write_bytes(make(chance))
            if chance.random() < 0.1:
                (home / "link.py").symlink_to(chance.choice(["/etc/passwd", "nowhere", ".."]))
            if chance.random() < 0.1:
                os.utime(home, (0, 2**33))
        elif kind == 4:
            (folder / f"{name}.zip").write_bytes(_zip(chance))
        elif kind == 5:
            (folder / f"{name}.tar.gz").write_bytes(chance.choice([_tar, _headers])(chance))
        elif kind == 6:
            (folder / f"{name}.ipynb").write_bytes(_notebook(chance))
        else:
            ending = chance.choice([b"", b"\xc4\xe3", b"\x1b[2J", b" "]) + b".py"
            with open(os.fsencode(folder) + b"/" + name.encode() + ending, "wb") as file:
                file.write(_text(chance))
    return number


def main(arguments: list[str]) -> None:
    """Grades a fuzzed class of the miniature course and says what became of it."""
    from grader.classroom.batch.finding import submissions_in
    from grader.classroom.batch.folder import only_one
    from grader.classroom.batch.local import LocalExecutor
    from grader.classroom.batch.progress import Silent
    from grader.classroom.batch.run import Batch, make_setup
    from grader.classroom.gradebook import Gradebook, overview
    from grader.course.catalog import Course

    number, seed = (int(word) for word in [*arguments[:2], *["10000", "0"][len(arguments) :]])
    course = Course.at(Path(__file__).parents[1] / "grader" / "miniature")
    with tempfile.TemporaryDirectory() as name:
        folder, out = Path(name, "class"), Path(name, "out")
        folder.mkdir()
        fuzz_class(folder, number, seed)
        started = time.monotonic()
        with submissions_in(folder) as places, only_one(out), Gradebook(out, create=True) as gradebook:
            setup = make_setup(course, course.exercises, "sandbox", 0, "en")
            Batch(setup, out, gradebook).run(places, LocalExecutor(setup), Silent())
            rows = overview(gradebook).rows
        states: dict[str, int] = {}
        for row in rows:
            states[row.status] = states.get(row.status, 0) + 1
        silent = [row.label for row in rows if not (row.points or row.reason.en or row.unrecognised or row.scores)]
        own, children = (
            resource.getrusage(who).ru_maxrss >> 10 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
        )
        print(f"{number} submissions, {len(rows)} rows {states}, {len(silent)} without a reason;")
        print(f"{time.monotonic() - started:.0f} s, {own} MB at most here, {children} MB in a child")
        if len(rows) != number or silent:
            raise SystemExit(f"lost or silent: {silent[:5]}")
