"""The guest as another platform runs it: `python as_elsewhere.py SETTINGS PLATFORM`, which `elsewhere` starts.

What Python and numpy import for this platform is imported first; from then on the guest believes what it is told.
"""

import json
import os
import runpy
import sys
import types
from pathlib import Path

GUEST = Path(__file__).parents[3] / "grader" / "player" / "guest"


def main() -> None:
    platform = sys.argv.pop()
    warm = runpy.run_path(str(GUEST / "warm.py"))
    library = list(sys.path)
    sys.path += [str(Path(folder)) for folder in json.loads(sys.argv[1])["packages"]]
    warm["warm_up"]([])
    sys.path[:] = library
    for name in ("exercises", "resource"):
        sys.modules.pop(name, None)
    if platform == "win32":
        os.O_BINARY = 0
        sys.modules["msvcrt"] = types.SimpleNamespace(setmode=lambda fd, mode: 0)
    sys.platform = platform
    runpy.run_path(str(GUEST / "__main__.py"), run_name="__main__")


if __name__ == "__main__":
    main()
