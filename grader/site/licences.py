"""The licences of everything in a site, inside it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from grader.site.archives import unpacked
from grader.site.parts import parts

_TEXTS = Path(__file__).with_name("texts")
_LICENCE = re.compile(r"(?:^|.*\.dist-info/(?:licenses/)?)((?:.*/)?(?:LICEN[CS]E|COPYING|NOTICE)[^/]*)", re.IGNORECASE)


def licences(found: Mapping[str, bytes]) -> dict[str, bytes]:
    """What is said of each part, and the texts that it came with."""
    files = {f"licences/{path.name}": path.read_bytes() for path in sorted(_TEXTS.iterdir())}
    files["licences/watermelon-grader/LICENSE"] = _own().encode()
    said = ["watermelon-grader  MIT  watermelon-grader/LICENSE", "CodeMirror 6  MIT  at the top of codemirror.js"]
    for part in parts():
        if part.file not in found:
            continue
        texts = {m[1]: data for name, data in unpacked(found[part.file]).items() if (m := _LICENCE.fullmatch(name))}
        files |= {f"licences/{part.name}/{name}": data for name, data in texts.items()}
        place = f"{part.name}/" if texts else f"{part.name}.txt"
        said.append(f"{part.name} {part.version}  {part.licence}  {place}  sha256 {part.sha256} of {part.file}")
    files["licences/index.txt"] = "\n".join([*said, ""]).encode()
    return files


def _own() -> str:
    """The licence of this package: in a checkout at its top, in an installation among what pip knows of it."""
    beside = Path(__file__).resolve().parents[2] / "LICENSE"
    if beside.is_file():
        return beside.read_text(encoding="utf-8")
    return metadata.distribution("watermelon-grader").read_text("licenses/LICENSE") or "MIT\n"
