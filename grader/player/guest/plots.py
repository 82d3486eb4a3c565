"""An empty stand-in for what draws: a plot beside the functions does nothing, and costs nothing.

Nothing of matplotlib is in a player, and nobody would see the picture. Whatever is asked of the stand-in is the
stand-in again, so that the usual ways to draw run through.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import types
from collections.abc import Iterator
from typing import Any

import numpy as np

PACKAGES = ("matplotlib", "mpl_toolkits", "seaborn", "pylab", "IPython")


class Nothing:
    """Every attribute of it, and whatever it is called with, is nothing again."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _SHAPED.get(name, NOTHING)

    def __setattr__(self, name: str, value: Any) -> None:
        pass

    def __call__(self, *_: Any, **__: Any) -> Any:
        return NOTHING

    def __getitem__(self, _: Any) -> Any:
        return NOTHING

    def __setitem__(self, key: Any, value: Any) -> None:
        pass

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __enter__(self) -> Any:
        return NOTHING

    def __exit__(self, *_: object) -> None:
        pass

    def __bool__(self) -> bool:
        return False


NOTHING = Nothing()


def _subplots(nrows: int = 1, ncols: int = 1, *_: Any, squeeze: bool = True, **__: Any) -> Any:
    axes = np.full((nrows, ncols), NOTHING, dtype=object)
    if not squeeze:
        return NOTHING, axes
    axes = axes.squeeze()
    return NOTHING, axes if axes.ndim else NOTHING


def _one(*_: Any, **__: Any) -> list[Any]:
    return [NOTHING]


def _histogram(*_: Any, **__: Any) -> tuple[Any, ...]:
    return np.zeros(1), np.array([0.0, 1.0]), [NOTHING]


def _limits(*_: Any, **__: Any) -> tuple[float, float]:
    return 0.0, 1.0


_SHAPED: dict[str, Any] = {
    "subplots": _subplots,
    "plot": _one,
    "hist": _histogram,
    "xlim": _limits,
    "ylim": _limits,
    "get_xlim": _limits,
    "get_ylim": _limits,
}
"""What is taken apart where it is called: `fig, ax = plt.subplots()`."""


class PlotFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds every module of what draws, empty."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name.partition(".")[0] not in PACKAGES:
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def exec_module(self, module: types.ModuleType) -> None:
        def attribute(name: str) -> Any:
            return getattr(NOTHING, name)

        vars(module)["__getattr__"] = attribute
