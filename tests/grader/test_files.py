"""What is written and kept: in one step, without litter, within bounds."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from grader.cache import Cache
from grader.files import whole, write_named, write_whole


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", "one")
    write_whole(tmp_path / "a", "二 \ud800")
    assert (tmp_path / "a").read_text(encoding="utf-8") == "二 \\ud800"
    assert os.listdir(tmp_path) == ["a"]


def test_a_full_disk_leaves_the_old_file_and_no_litter(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"old")

    def fill() -> None:
        with whole(tmp_path / "a") as file:
            file.write(b"half")
            raise OSError(errno.ENOSPC, "the disk is full")

    with pytest.raises(OSError, match="full"):
        fill()
    assert (tmp_path / "a").read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_a_cache_gives_back_what_was_saved(tmp_path: Path) -> None:
    cache = Cache("things", tmp_path)
    assert cache.load("a") is None
    cache.save("a", b"1")
    assert cache.load("a") == b"1"


def test_a_cache_keeps_within_its_bound_what_was_used_last(tmp_path: Path) -> None:
    cache = Cache("things", tmp_path, most_bytes=3_000)
    for day, key in enumerate("abc"):
        cache.save(key, bytes(1_000))
        os.utime(tmp_path / key, (day, day))
    assert cache.load("a")  # used now
    cache.save("d", bytes(1_000))
    assert sorted(os.listdir(tmp_path)) == ["a", "c", "d"]


def test_a_cache_that_cannot_be_used_is_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache = Cache("things", tmp_path / "file")
    cache.save("a", b"1")
    assert cache.load("a") is None


def test_what_a_user_named_may_be_a_link_a_pipe_or_a_device(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    (tmp_path / "link").symlink_to("a")
    write_named(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "a").read_text() == "new"
    write_named(Path("/dev/null"), "gone")
    assert Path("/dev/null").is_char_device()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reading = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_named(tmp_path / "pipe", "through")
    assert os.read(reading, 100) == b"through"
    os.close(reading)
    assert (tmp_path / "pipe").is_fifo()


def test_a_minus_is_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    write_named(Path("-"), "said")
    assert capfdbinary.readouterr().out == b"said"
    assert not Path("-").exists()
