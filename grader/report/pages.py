"""The environment that prints the templates of pages: every string in it is somebody's text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from grader.report import markup

if TYPE_CHECKING:
    from jinja2 import Environment


def environment_of(folder: Path) -> Environment:
    """A fresh environment, to which a page adds its own names."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=markup.finalize,
        auto_reload=False,
    )
