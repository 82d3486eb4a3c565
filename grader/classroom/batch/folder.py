"""The folder of results: what it holds, and that only one batch writes to it."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grader.errors import GraderBroken, WrongUsage

REPORTS = "reports"
INPUTS = "inputs"
"""Where a batch keeps the inputs that it draws, for all its workers."""


def file_name(student: str) -> str:
    """A name for a file, whatever the student's id is made of; two students never share one."""
    safe = re.sub(r"[^\w.-]+", "_", student).strip("._")[:60]
    # Some disks do not tell S001 from s001.
    if safe and safe == student == student.lower():
        return safe
    return f"{safe}-{hashlib.sha256(student.encode()).hexdigest()[:8]}"


@contextmanager
def writable(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise GraderBroken(
            f"写不到 {folder}：{error.strerror}。已批改的都在成绩册里；解决后再运行同一条命令即可继续。",
            f"Cannot write to {folder}: {error.strerror}. What was graded is in the gradebook; once this is solved, run"
            " the same command again and it goes on.",
        ) from error


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """One batch at a time in a folder. The lock is SQLite's, so it ends with its process, however that ends."""
    with writable(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / ".lock", timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise GraderBroken(f"写不到 {folder}：{error}", f"Cannot write to {folder}: {error}") from error
            raise WrongUsage(
                f"另一个命令（grade batch、review、decide 或 publish）正在 {folder} 里工作",
                f"Another command (grade batch, review, decide or publish) is at work in {folder}",
            ) from error
        yield
    finally:
        lock.close()
