"""Archives: what is unsafe is refused with a reason, what is odd but harmless is read."""

from __future__ import annotations

import gzip
import io
import os
import stat
import tarfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.submission import Unreadable, read
from grader.submission.archive import files_in_archive

CODE = b"def mean(values):\n    return 1\n"


def zipped(path: Path, files: dict[str, bytes], change: Callable[[zipfile.ZipInfo], None] = lambda info: None) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name, (2026, 11, 1, 12, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            change(info)
            archive.writestr(info, data)
    return path


def tarred(path: Path, *members: tarfile.TarInfo, data: bytes = CODE) -> Path:
    with tarfile.open(path, "w:gz") as archive:
        for member in members:
            if member.isreg():
                member.size = len(data)
            archive.addfile(member, io.BytesIO(data) if member.isreg() else None)
    return path


def member(name: str, kind: bytes = tarfile.REGTYPE, link: str = "") -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type, info.linkname = kind, link
    return info


@pytest.mark.parametrize(
    "name", ["../ex01_01.py", "a/../../ex01_01.py", "/ex01_01.py", "C:\\ex01_01.py", "..\\ex01_01.py"]
)
def test_a_path_that_leads_out_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Unreadable, match="leads out of the archive"):
        files_in_archive(zipped(tmp_path / "a.zip", {"ex01_02.py": CODE, name: CODE}))
    if "\\" not in name:
        with pytest.raises(Unreadable, match="leads out of the archive"):
            files_in_archive(tarred(tmp_path / "a.tar.gz", member(name)))


def test_links_and_devices_are_refused(tmp_path: Path) -> None:
    def as_link(info: zipfile.ZipInfo) -> None:
        info.external_attr = (stat.S_IFLNK | 0o777) << 16

    with pytest.raises(Unreadable, match="is a link or a device"):
        files_in_archive(zipped(tmp_path / "a.zip", {"ex01_01.py": b"/etc/passwd"}, as_link))
    for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE, tarfile.CHRTYPE):
        with pytest.raises(Unreadable, match="is a link or a device"):
            files_in_archive(tarred(tmp_path / "a.tar.gz", member("ex01_01.py", kind, "/etc/passwd")))


def test_an_archive_that_is_itself_a_link_or_a_pipe_is_refused(tmp_path: Path) -> None:
    zipped(tmp_path / "real.zip", {"ex01_01.py": CODE})
    (tmp_path / "link.zip").symlink_to("real.zip")
    os.mkfifo(tmp_path / "pipe.zip")
    for name in ("link.zip", "pipe.zip"):
        with pytest.raises(Unreadable):
            files_in_archive(tmp_path / name)


def test_bombs_are_refused_without_unpacking_them(tmp_path: Path) -> None:
    started = time.monotonic()
    with pytest.raises(Unreadable, match="bomb"):
        files_in_archive(zipped(tmp_path / "ratio.zip", {"ex01_01.py": bytes(64 << 20)}))
    with gzip.open(tmp_path / "stream.tar.gz", "wb", compresslevel=1) as stream:
        header = member("ex01_01.py")
        header.size = 8 << 30
        stream.write(header.tobuf())
        for _ in range(64):
            stream.write(bytes(1 << 20))
    with pytest.raises(Unreadable, match=r"bomb|too large"):
        files_in_archive(tmp_path / "stream.tar.gz")
    assert time.monotonic() - started < 5


def test_many_plausible_files_that_are_too_much_together_are_refused(tmp_path: Path) -> None:
    noise = os.urandom(125 << 10).hex().encode()
    zipped(tmp_path / "a.zip", {f"n{i}.py": noise for i in range(270)})
    with pytest.raises(Unreadable, match="too large"):
        files_in_archive(tmp_path / "a.zip")


def test_thousands_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="too many files"):
        files_in_archive(zipped(tmp_path / "a.zip", {f"{i}.txt": b"" for i in range(1001)}))


def test_archives_within_archives_are_read_two_deep_and_no_deeper(tmp_path: Path) -> None:
    inner = zipped(tmp_path / "inner.zip", {"ex01_01.py": CODE}).read_bytes()
    middle = zipped(tmp_path / "middle.zip", {"inner.zip": inner, "ex01_02.py": CODE}).read_bytes()
    assert set(files_in_archive(tmp_path / "middle.zip")) == {"ex01_02.py", "inner.zip/ex01_01.py"}
    with pytest.raises(Unreadable, match="too deeply"):
        files_in_archive(zipped(tmp_path / "outer.zip", {"middle.zip": middle}))


def test_an_encrypted_archive_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {"ex01_01.py": CODE})
    data = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(signature) + offset] |= 1
    path.write_bytes(data)
    with pytest.raises(Unreadable, match="password"):
        files_in_archive(path)


@pytest.mark.parametrize("name", ["a.zip", "a.tar.gz", "a.tar"])
@pytest.mark.parametrize("data", [b"", b"PK\3\4 not a zip", b"\x1f\x8b\x08 not a tar", os.urandom(3000)])
def test_what_is_no_archive_is_said_to_be_damaged(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(Unreadable, match="damaged"):
        files_in_archive(tmp_path / name)


def test_a_truncated_archive_is_said_to_be_damaged(tmp_path: Path) -> None:
    whole = tarred(tmp_path / "a.tar.gz", member("ex01_01.py"), data=os.urandom(9000)).read_bytes()
    (tmp_path / "a.tar.gz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(Unreadable, match="damaged"):
        files_in_archive(tmp_path / "a.tar.gz")


def test_chinese_names_in_gbk_are_read(tmp_path: Path) -> None:
    raw = zipped(tmp_path / "a.zip", {"1234567890/ex01_01.py": CODE}).read_bytes()
    old, new = b"1234567890", "第一章作业".encode("gbk")
    assert len(old) == len(new)
    (tmp_path / "a.zip").write_bytes(raw.replace(old, new))
    assert set(files_in_archive(tmp_path / "a.zip")) == {"第一章作业/ex01_01.py"}


def test_utf8_names_without_the_flag_are_read(tmp_path: Path) -> None:
    raw = zipped(tmp_path / "a.zip", {"123456/ex01_01.py": CODE}).read_bytes()
    (tmp_path / "a.zip").write_bytes(raw.replace(b"123456", "作业".encode()))
    assert set(files_in_archive(tmp_path / "a.zip")) == {"作业/ex01_01.py"}


def test_what_computers_add_is_skipped(tmp_path: Path) -> None:
    files = {"__MACOSX/._ex01_01.py": b"\0\5\x16\7", "hw/.ipynb_checkpoints/x.ipynb": b"", "hw/ex01_01.py": CODE}
    assert set(files_in_archive(zipped(tmp_path / "a.zip", files))) == {"hw/ex01_01.py"}


def test_backslashes_of_old_windows_programs_are_folders(tmp_path: Path) -> None:
    raw = zipped(tmp_path / "a.zip", {"hw/ex01_01.py": CODE}).read_bytes()
    (tmp_path / "a.zip").write_bytes(raw.replace(b"hw/ex01_01.py", b"hw\\ex01_01.py"))
    assert set(files_in_archive(tmp_path / "a.zip")) == {"hw/ex01_01.py"}


def test_a_zip_is_a_submission(tmp_path: Path) -> None:
    submission = read(zipped(tmp_path / "s001.zip", {"hw/ex01_01.py": CODE, "hw/notes.pdf": b"%PDF"}))
    assert set(submission.documents) == {"1.1"}
    assert submission.documents["1.1"].text() == CODE.decode() + "\n"


def test_a_large_notebook_is_read_however_it_is_packed(tmp_path: Path) -> None:
    data = os.urandom(3 << 20)
    for kind in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        with zipfile.ZipFile(tmp_path / "a.zip", "w", kind) as archive:
            archive.writestr("ex01_01.ipynb", data)
        assert files_in_archive(tmp_path / "a.zip") == {"ex01_01.ipynb": data}
