"""What a user has settled once and for all: `grade config lang zh`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

NAMES = ("lang", "course", "history")


def file() -> Path:
    """Where the settings are kept."""
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or str(Path.home())
    else:
        base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base, "watermelon-grader", "config.json")


def settings() -> dict[str, str]:
    """All settings; none where the file cannot be read."""
    try:
        found = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):
        return {}
    return {name: found[name] for name in NAMES if isinstance(found.get(name), str)} if isinstance(found, dict) else {}


def settle(name: str, value: str | None) -> None:
    """Keeps a setting, or with None forgets it."""
    kept = {**settings(), name: value}
    path = file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({key: one for key, one in kept.items() if one is not None}, indent=1) + "\n")
