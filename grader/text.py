"""Everything a student reads exists in Chinese and in English."""

from __future__ import annotations

import locale
import os
from typing import Literal, NamedTuple

Language = Literal["zh", "en"]


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


def user_language() -> Language:
    """Chinese or English, as the user's locale says; English where it says neither."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "zh" if value.lower().startswith("zh") else "en"
    try:
        name = locale.getlocale()[0] or ""
    except ValueError:
        name = ""
    return "zh" if name.lower().startswith(("zh", "chinese")) else "en"
