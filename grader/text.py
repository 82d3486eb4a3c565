"""Everything a student reads exists in Chinese and in English."""

from __future__ import annotations

import locale
import os
import re
from typing import Literal, NamedTuple

Language = Literal["zh", "en"]
_CHINESE = re.compile(r"[\u4e00-\u9fff]")


class Text(NamedTuple):
    """One message in both languages."""

    zh: str
    en: str

    def in_(self, language: Language) -> str:
        return self.zh if language == "zh" else self.en

    @classmethod
    def of(cls, value: Text | tuple[str, str] | str) -> Text:
        """A `Text` from what authors write: a pair (zh, en), or one string that needs no translation."""
        if isinstance(value, str):
            return cls(value, value)
        zh, en = value
        return cls(zh, en)

    @classmethod
    def split(cls, line: str) -> Text:
        """`中文 / English` in one line, where formulas may hold " / " as well.

        The English side has no Chinese in it. Of several places that leave it so, the border is the one with as many
        " / " before it as after it, since formulas are told on both sides; else the first that a capital follows.
        """
        parts = line.split(" / ")
        sides = [(" / ".join(parts[:i]).strip(), " / ".join(parts[i:]).strip()) for i in range(1, len(parts))]
        possible = [(zh, en) for zh, en in sides if not _CHINESE.search(en)] or sides
        balanced = [(zh, en) for zh, en in possible if zh.count(" / ") == en.count(" / ")]
        capital = [(zh, en) for zh, en in possible if en[:1].isupper()]
        found = balanced or capital or possible
        return cls(*found[0]) if found else cls(line.strip(), "")


def user_language() -> Language:
    """Chinese or English, as the user has settled or the locale says; English where neither says."""
    from grader.settings import settings

    if (settled := settings().get("lang")) in ("zh", "en"):
        return "zh" if settled == "zh" else "en"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "zh" if value.lower().startswith("zh") else "en"
    try:
        name = locale.getlocale()[0] or ""
    except ValueError:
        name = ""
    return "zh" if name.lower().startswith(("zh", "chinese")) else "en"


def language_in(words: list[str]) -> Language:
    """The language that a command line asks for, before or after its options are parsed; else the user's."""
    for position, word in enumerate(words):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and position + 1 < len(words):
            value = words[position + 1]
        if value in ("zh", "en"):
            return "zh" if value == "zh" else "en"
    return user_language()
