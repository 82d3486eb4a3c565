"""A player in a worker of a web page: one interpreter, warmed up once, that lives one life after another.

The page's script makes the channel a device, so that it is read and written as everywhere. Between two lives it puts
the interpreter's memory back to what it was after `prepare`: what a student did in one is not to be found in the next.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from . import warm
from .channel import Channel, open_standard_streams
from .layers import Layers
from .serve import Player

LEVEL = "browser"
_IN_FORCE = ("worker", "memory", "no_network", "no_storage")
"""What the page's script has seen to before it calls us."""
_OURS = ("js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "pyodide_fixups")
"""What leads from Python to the page; a player needs none of it, nor do students."""


def prepare(channel: str, folder: str, reply_bytes: int, preload: Sequence[str]) -> None:
    """Imports what students may use, and forgets what leads out."""
    global _life
    open_standard_streams()
    warm.warm_up([Path(path) for path in preload])
    sys.path[:] = [entry for entry in sys.path if entry.endswith(".zip")]  # numpy is here; what lies beside it is not
    sys.meta_path[:] = [finder for finder in sys.meta_path if not type(finder).__module__.startswith("_pyodide")]
    for name in [name for name in sys.modules if name.partition(".")[0] in _OURS]:
        del sys.modules[name]
    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    fd = os.open(channel, os.O_RDWR)
    _life = partial(Player, Channel(fd, fd), reply_bytes)


def live() -> None:
    """One life: until the referee hangs up."""
    assert _life is not None
    with contextlib.suppress(EOFError, KeyboardInterrupt):  # who hangs up on us while we compute interrupts us
        _life().serve(Layers(LEVEL, list(_IN_FORCE)))


_life: Callable[[], Player] | None = None
