"""The environment that prints the templates of pages: every string in it is somebody's text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from grader.cache import Cache
from grader.report import markup

if TYPE_CHECKING:
    from jinja2 import Environment


def environment_of(folder: Path) -> Environment:
    """A fresh environment, to which a page adds its own names."""
    from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined
    from jinja2.bccache import Bucket

    class Compiled(BytecodeCache):
        """What templates were compiled to is kept from run to run, as Python keeps it of modules."""

        kept = Cache("templates", most_bytes=4 << 20)

        def load_bytecode(self, bucket: Bucket) -> None:
            if (data := self.kept.load(bucket.key)) is not None:
                bucket.bytecode_from_string(data)

        def dump_bytecode(self, bucket: Bucket) -> None:
            self.kept.save(bucket.key, bucket.bytecode_to_string())

    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=markup.finalize,
        auto_reload=False,
        bytecode_cache=Compiled(),
    )
