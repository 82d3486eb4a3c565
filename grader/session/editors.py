"""What `grade start` leaves for editors: a task of VS Code that grades the open file and marks its mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from grader.report.lines import PATTERN
from grader.text import Language, Text

_LABEL = Text("批改这个文件", "Grade this file")


def tasks(language: Language) -> dict[str, Any]:
    """The contents of `.vscode/tasks.json`."""
    matcher = {
        "owner": "grade",
        "source": "grade",
        "fileLocation": ["autoDetect", "${workspaceFolder}"],
        "pattern": {"regexp": PATTERN, "file": 1, "line": 2, "message": 3},
    }
    task = {
        "label": _LABEL.in_(language),
        "type": "process",
        "command": "grade",
        "args": ["${relativeFile}", "--lines"],
        "group": {"kind": "test", "isDefault": True},
        "presentation": {"clear": True},
        "problemMatcher": matcher,
    }
    return {"version": "2.0.0", "tasks": [task]}


def write_tasks(folder: Path, language: Language) -> Path | None:
    """Writes the file where there is none; somebody's own is left alone."""
    path = folder / ".vscode" / "tasks.json"
    try:
        path.parent.mkdir(exist_ok=True)
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            json.dump(tasks(language), file, ensure_ascii=False, indent=2)
            file.write("\n")
    except OSError:  # it is there, or cannot be written: nobody needs it for a verdict
        return None
    return path
