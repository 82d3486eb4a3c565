"""A picture in the HTML report: its address, and how wide it must be for its letters to be read."""

from __future__ import annotations

import base64
import re

from markupsafe import Markup

from grader.results.model import Picture
from grader.text import Language

MAX_PICTURE = 1_500_000
LEAST_TEXT, PIXELS = 8, 16
"""Pixels of the smallest letters in a picture on a phone, and of one rem."""
PHONE, WIDE = 21, (26, 32, 40, 48, 56, 64, 76)
"""What a phone shows at once, and the widths that the style sheet knows of, in rem."""


def address(picture: Picture, language: Language) -> Markup:
    """The SVG as the address of an `<img>`: inside one, scripts and links are dead."""
    svg = {"zh": picture.svg_zh or picture.svg_en, "en": picture.svg_en or picture.svg_zh}[language]
    if not svg or len(svg) > MAX_PICTURE:
        return Markup()
    # Base64 has no character that means anything in HTML; as plain text it would be cut like any long text.
    return Markup("data:image/svg+xml;base64," + base64.b64encode(svg.encode("utf-8", "replace")).decode())


def least_width(svg: str) -> float:
    """How wide a picture must be for its smallest letters to be read, in rem."""
    width = re.search(r'<svg[^>]* width="([\d.]+)pt"', svg[:2_000])
    sizes = [float(size) for size in re.findall(r"font(?:-size)?: [^;\"]*?([\d.]+)px", svg)]
    return float(width[1]) * LEAST_TEXT / min(sizes) / PIXELS if width and min(sizes, default=0) > 0 else 0.0


def width_class(picture: Picture) -> str:
    """Of a picture that a phone has to scroll: the width that it keeps there."""
    least = least_width(picture.svg_zh or picture.svg_en)
    if least <= PHONE:
        return ""
    return f"wide wide-{next((step for step in WIDE if step >= least), WIDE[-1])}"
