"""A copy of everything that people gave, as text beside the gradebook: the one part that cannot be graded again."""

from __future__ import annotations

import json
import os
from pathlib import Path

from grader.classroom.gradebook.gradebook import BACKUP, Gradebook
from grader.errors import WrongUsage
from grader.files import whole

VERSION = 1
_TABLES = {
    "mark": ("student", "exercise", "function", "points", "comment", "answer"),
    "ruling": ("student", "exercise", "check_id", "points", "comment", "verdict"),
    "settlement": ("label", "student"),
}


def back_up(gradebook: Gradebook) -> Path | None:
    """Writes the copy in one step, and keeps the one before it; without anything by hand there is none to write."""
    data: dict[str, object] = {"version": VERSION, "rules": json.loads(gradebook.rules.to_json())}
    data["seed"] = dict(gradebook.query("SELECT 'seed', seed FROM draw")).get("seed")
    rows = {table: gradebook.query(f"SELECT {', '.join(names)} FROM {table}") for table, names in _TABLES.items()}
    path = gradebook.folder / BACKUP
    if not any(rows.values()) and not path.exists():
        return None
    for table, names in _TABLES.items():
        data[table] = [dict(zip(names, row, strict=True)) for row in rows[table]]
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return path
    with whole(path) as file:
        file.write(text.encode())
        if path.exists():
            os.replace(path, path.with_suffix(".before.json"))
    return path


def restore(gradebook: Gradebook) -> bool:
    """Reads the copy into a gradebook that has nothing by hand yet; whether there was one."""
    path = gradebook.folder / BACKUP
    empty = not any(gradebook.query(f"SELECT 1 FROM {table} LIMIT 1") for table in _TABLES)
    if not empty or gradebook.query("SELECT 1 FROM assignment") or not path.is_file():
        return False
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["version"] != VERSION:
            raise ValueError(f"version {data['version']}")
        rows = {table: [[one[name] for name in names] for one in data[table]] for table, names in _TABLES.items()}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise WrongUsage(
            f"读不了 {path}：{error}。它是人给的分数的副本；不需要就移走",
            f"Cannot read {path}: {error}. It is the copy of what people gave; move it away if it is not wanted",
        ) from error
    if isinstance(seed := data.get("seed"), int):
        gradebook.query("INSERT OR REPLACE INTO draw VALUES (1, ?, 0)", seed)
    for table, found in rows.items():
        for row in found:
            gradebook.query(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", *row)
    return True
