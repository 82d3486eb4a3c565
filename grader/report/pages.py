"""Where the templates of pages are, and the environment that prints them: every string in it is somebody's text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from grader.report import markup

if TYPE_CHECKING:
    from jinja2 import Environment


def folder_of(kind: str) -> Path:
    """The templates of one kind of page: beside the package in a checkout, inside it in a wheel."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package.parent / "templates" / kind, package / "_course" / "templates" / kind):
        if (folder / "page.html").is_file():
            return folder
    raise FileNotFoundError(f"Expected the templates of the {kind} page in {folder}; install the package again")


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
