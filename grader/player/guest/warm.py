"""What a player finds imported: numpy whole, and the part of the standard library that students use.

A locked player may be unable to import anything later: its user cannot read the interpreter's folder where that lives
in somebody's home, and C modules that need system libraries are out of Landlock's reach.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import time
import types
from collections.abc import Iterable
from pathlib import Path

STANDARD_LIBRARY = """
    abc argparse array ast atexit base64 binascii bisect builtins calendar cmath codecs collections
    collections.abc colorsys concurrent.futures configparser contextlib contextvars copy copyreg csv ctypes
    dataclasses datetime decimal difflib dis enum errno fnmatch fractions functools gc glob graphlib gzip
    hashlib heapq hmac html inspect io itertools json keyword linecache locale logging math mmap multiprocessing
    numbers operator os os.path pathlib pickle platform pprint queue random re reprlib sched secrets shlex
    shutil signal socket statistics string stringprep struct subprocess symtable sys sysconfig tempfile textwrap
    threading time timeit token tokenize traceback types typing unicodedata unittest unittest.mock urllib.parse
    uuid warnings weakref zlib encodings.idna encodings.gbk encodings.gb18030 encodings.utf_8_sig
    encodings.latin_1 encodings.ascii
""".split()  # noqa: SIM905 - to be read, not parsed

NUMPY = """
    numpy numpy.linalg numpy.fft numpy.random numpy.polynomial numpy.ma numpy.lib numpy.lib.stride_tricks
    numpy.testing numpy.typing numpy.char numpy.rec numpy.ctypeslib numpy.matlib numpy.lib.scimath
    numpy.lib.recfunctions
""".split()  # noqa: SIM905 - to be read, not parsed


def warm_up(preload: Iterable[Path]) -> None:
    """Imports everything, then the files of `preload` as `exercises.<name>`."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in (*STANDARD_LIBRARY, *NUMPY):
            try:
                importlib.import_module(name)
            except ImportError:
                continue  # Not on this platform, or not in this numpy.
    time.localtime()  # Reads the time zone, which is out of reach later.
    package = types.ModuleType("exercises")
    package.__path__ = []
    sys.modules["exercises"] = package
    for path in preload:
        _import_file(f"exercises.{path.stem}", path, package)


def _import_file(name: str, path: Path, package: types.ModuleType) -> None:
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"Expected a Python file to preload but got path={str(path)!r}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    setattr(package, path.stem, module)
