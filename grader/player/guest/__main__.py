"""Starts the untrusted side: `python -P -s -S PATH/guest/__main__.py SETTINGS`, with SETTINGS as JSON.

Not `python -I`, which ignores PYTHONHASHSEED and with it the fixed order of sets; the environment is made anew instead.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

# A name that no student gives to a module.
PACKAGE = "_grader_player_guest"


def _import_package() -> None:
    here = Path(__file__).resolve().parent
    spec = importlib.util.spec_from_file_location(PACKAGE, here / "__init__.py", submodule_search_locations=[str(here)])
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[PACKAGE] = package
    spec.loader.exec_module(package)


def main() -> None:
    settings = json.loads(sys.argv[1])
    sys.argv = [""]
    sys.orig_argv[:] = [""]  # it names the grader's folders, and the course's
    library = list(sys.path)
    sys.path += settings["packages"]
    _import_package()
    part, warm = _module(settings["part"]), _module("warm")
    channel = part.take_channel() if settings["part"] == "fresh" else None
    preload = [Path(path) for path in settings["preload"]]
    warm.warm_up(preload)
    # Whatever is installed beside numpy is out of the student's sight.
    sys.path[:] = library
    readable = [Path(path) for path in settings["readable"]] + [path.parent / "data" for path in preload]
    common = (settings["level"], settings["memory"], settings["reply_bytes"], readable)
    if channel is not None:
        part.run(channel, settings["parent"], *common)
    else:
        part.Server(*common).run()


def _module(name: str) -> Any:
    return importlib.import_module(f"{PACKAGE}.{name}")


if __name__ == "__main__":
    main()
