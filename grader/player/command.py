"""How a guest process is started: which interpreter, with which settings, in which environment."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from grader.machine import ONE_THREAD
from grader.player.replies import Limits
from grader.results.model import Level

PROGRAM = Path(__file__).with_name("guest") / "__main__.py"
_TO_START_PYTHON = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
_ON_WINDOWS = ("PATH",)
"""conda keeps the libraries that numpy needs in folders of PATH."""


@dataclass(frozen=True)
class Command:
    """The settings of a guest process; `level` is the highest that it should try for."""

    level: Level
    limits: Limits
    preload: tuple[Path, ...]

    def line(self, part: Literal["server", "fresh"]) -> list[str]:
        settings = {
            "part": part,
            "level": self.level,
            "memory": self.limits.memory,
            "reply_bytes": self.limits.reply_bytes,
            "preload": [str(path) for path in self.preload],
            "packages": sorted({str(_folder_of(name).parent) for name in ("numpy", "msgpack")}),
            "readable": [str(path) for path in _numpy_folders()],
            "parent": os.getpid(),
        }
        return [sys.executable, "-P", "-s", "-S", "-X", "utf8", str(PROGRAM), json.dumps(settings)]

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of ours: no HOME, no tokens. The fixed hash seed gives sets the same order in every player."""
        environment = {"PYTHONHASHSEED": "0", **ONE_THREAD}
        wanted = (*_TO_START_PYTHON, *(_ON_WINDOWS if sys.platform == "win32" else ()))
        return environment | {name: os.environ[name] for name in wanted if name in os.environ}


def _folder_of(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ImportError(f"Expected the package {package!r} to be installed. Install it: pip install {package}")
    return Path(next(iter(spec.submodule_search_locations))).resolve()


def _numpy_folders() -> Sequence[Path]:
    numpy = _folder_of("numpy")
    return [folder for folder in (numpy, numpy.with_name("numpy.libs")) if folder.is_dir()]
