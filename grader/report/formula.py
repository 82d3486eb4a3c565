"""LaTeX to MathML that browsers draw: rebuilt from an allow-list, since the converter passes markup through."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from html import unescape
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from grader.report.visible import escaped

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

MAX_LENGTH, MAX_DEPTH = 2_000, 60

_ELEMENTS = {
    *("math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "mstyle", "mpadded", "mphantom", "menclose"),
    *("mfrac", "msqrt", "mroot", "msub", "msup", "msubsup", "munder", "mover", "munderover", "mtable", "mtr", "mtd"),
}
_WORDS_OF_ATTRIBUTES = {
    "display": {"block", "inline"},
    "stretchy": {"true", "false"},
    "fence": {"true", "false"},
    "separator": {"true", "false"},
    "largeop": {"true", "false"},
    "movablelimits": {"true", "false"},
    "accent": {"true", "false"},
    "displaystyle": {"true", "false"},
    "form": {"prefix", "infix", "postfix"},
    "columnalign": {"left", "right", "center"},
    "scriptlevel": {"0", "1", "2"},
}
_LENGTHS = {"width", "linethickness", "minsize", "maxsize"}
_LENGTH = re.compile(r"-?[0-9]?(\.[0-9]+)?(em|ex|px|pt)?|0")
_STYLES = {
    "bold": "BOLD",
    "italic": "ITALIC",
    "bold-italic": "BOLD ITALIC",
    "double-struck": "DOUBLE-STRUCK",
    "script": "SCRIPT",
    "bold-script": "BOLD SCRIPT",
    "fraktur": "FRAKTUR",
    "sans-serif": "SANS-SERIF",
    "monospace": "MONOSPACE",
}
_DIGITS = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"]
_THIN = Markup('<mspace width=".17em"></mspace>')


@lru_cache(maxsize=4096)
def mathml(latex: str, block: bool = False) -> Markup:
    """The formula, or its source as code where it cannot be converted."""
    from latex2mathml.converter import convert_to_element

    try:
        if len(latex) > MAX_LENGTH:
            raise ValueError(f"Expected a formula of at most {MAX_LENGTH} characters, but got {len(latex)}")
        return _element(convert_to_element(latex, display="block" if block else "inline"), 0)
    except (Exception, RecursionError):  # the converter raises whatever its parser runs into
        return Markup('<code class="tex">{}</code>').format(escaped(latex[:MAX_LENGTH]))


def _element(element: Element, depth: int) -> Markup:
    if element.tag not in _ELEMENTS or depth > MAX_DEPTH:
        raise ValueError(f"Expected MathML of known elements, but got <{element.tag}> at depth {depth}")
    text = escaped(unescape(element.text or ""))
    if element.tag in ("mi", "mn", "mtext"):
        text = styled(text, element.get("mathvariant", ""))
    attributes = "".join(f' {name}="{value}"' for name, value in element.attrib.items() if _allowed(name, value))
    if element.tag == "mi" and len(text) == 1 and element.get("mathvariant") == "normal":
        attributes += ' mathvariant="normal"'
    if element.tag == "mo" and text in ("|", "\u2016") and "form" not in element.attrib:
        attributes += ' lspace="0" rspace="0"'
    tag = Markup(element.tag)
    inner = escape(text) + _children(element, depth)
    return Markup("<{0}{1}>{2}</{0}>").format(tag, Markup(attributes), inner)


def _children(element: Element, depth: int) -> Markup:
    """The children; upright letters in a row are one word, and a function's name keeps off what follows it."""
    children = list(element)
    if element.tag == "mrow" and len(children) > 1 and all(_upright(child) for child in children):
        return Markup("<mi>{}</mi>").format(escaped("".join(unescape(child.text or "") for child in children)))
    shown = Markup("")
    for i, child in enumerate(children):
        shown += _element(child, depth + 1)
        in_row = element.tag in ("math", "mrow", "mstyle", "mtd")
        if in_row and i + 1 < len(children) and _apart(child, children[i + 1]):
            shown += _THIN
    return shown


def _apart(left: Element, right: Element) -> bool:
    return (
        left.tag != "mo" != right.tag
        and "mspace" not in (left.tag, right.tag)
        and (_is_function(left) or _is_function(right))
    )


def _upright(element: Element) -> bool:
    return element.tag == "mi" and element.get("mathvariant") == "normal" and len(unescape(element.text or "")) == 1


def _is_function(element: Element) -> bool:
    if element.tag in ("msub", "msup", "msubsup", "munder") and len(element):
        element = element[0]
    return element.tag == "mi" and len(element.text or "") > 1 and (element.text or "").isalpha()


def _allowed(name: str, value: str) -> bool:
    if name in _LENGTHS:
        return bool(_LENGTH.fullmatch(value))
    return value in _WORDS_OF_ATTRIBUTES.get(name, ())


@lru_cache(maxsize=1024)
def styled(text: str, variant: str) -> str:
    """Letters in a mathematical alphabet as the characters Unicode has for them: browsers dropped `mathvariant`."""
    style = _STYLES.get(variant)
    return "".join(_styled_letter(char, style) for char in text) if style else text


def _styled_letter(char: str, style: str) -> str:
    if "0" <= char <= "9":
        name = f"DIGIT {_DIGITS[int(char)]}"
    else:
        case = "CAPITAL" if char.isupper() else "SMALL"
        letter = unicodedata.name(char, "").split()
        if not char.isalpha() or letter[:1] not in (["LATIN"], ["GREEK"]):
            return char
        name = f"{case} {letter[-1]}"
    for full in (f"MATHEMATICAL {style} {name}", f"{style} {name}", f"BLACK-LETTER {name}"):
        try:
            return unicodedata.lookup(full)
        except KeyError:
            continue
    return char
