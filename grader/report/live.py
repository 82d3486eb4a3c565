"""The report of --watch: it loads itself again whenever it is written again, and needs no server for that.

A page that was opened from a file may read no other file, but it may run one as a script: `.report.latest.js` beside
the report calls back with the name of the latest one. It is there as long as somebody watches.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

from grader.course.explanation import Explanation
from grader.course.templates import PACKAGE, Templates
from grader.files import write_whole
from grader.report import html
from grader.results.model import Report
from grader.text import Language, Text


def write(
    report: Report,
    path: Path,
    language: Language = "zh",
    title: Text | None = None,
    templates: Templates = PACKAGE,
    explanations: Mapping[str, Explanation] | None = None,
) -> Path:
    """Writes the page as `html.write` does, with a script that looks for the next."""
    version, latest = secrets.token_hex(8), path.with_name(f".{path.stem}.latest.js")
    constants = f"const NOW = {json.dumps(quote(latest.name))}, VERSION = {json.dumps(version)};"
    script = f"{constants}\n{templates.text('report/live.js').strip()}\n"
    html.write(report, path, language, title, templates, explanations, script=script)
    with contextlib.suppress(OSError):
        write_whole(latest, f"reportIs({json.dumps(version)});\n")
        atexit.register(latest.unlink, missing_ok=True)
    return path
