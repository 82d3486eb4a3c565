"""What the docstrings of a stub say: title, statement, and the first sentence on each function."""

from __future__ import annotations

import re

from grader.text import Text

_CHINESE = re.compile(r".*?[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]", re.DOTALL)
_CHINESE_LETTER = re.compile(r"[\u4e00-\u9fff]")
_PARAGRAPHS = re.compile(r"\n[ \t]*\n")
_CHINESE_BREAK = re.compile(r"(?<=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u4e00-\u9fff\uff00-\uffef])")
_ENGLISH_END = r"(?<=[a-z0-9)\]}`$]\.)(?<!fig\.)\s(?=[A-Z`\"(\[{])"
_LONG = 160
MOSTLY_ENGLISH = 0.15
"""The share of Chinese letters that an English paragraph may have, for names and labels."""


def title_and_statement(docstring: str, id: str) -> tuple[Text, Text]:
    """From a stub's docstring: `3.3 标题 / Title`, Chinese, a line `---`, English."""
    title, _, body = docstring.strip().partition("\n")
    return Text.split(title.removeprefix(id).strip(" *")), both_sides(body)


def both_sides(text: str) -> Text:
    """What stands in Chinese above a line `---`, and in English below it."""
    zh, _, en = re.sub(r"(?m)^-{3,}$", "\x00", text, count=1).partition("\x00")
    return Text(zh.strip(), en.strip())


def first_sentences(docstring: str) -> Text:
    """The first sentence in Chinese and the first in English, which follows it in the same line or a later one."""
    prose = docstring.partition(">>>")[0].strip()
    if told := halves(prose):
        zh, en = (_PARAGRAPHS.split(side)[0] for side in told)
        return Text(_sentence(zh, "(?<=。)", "(?<=；)"), _sentence(en, _ENGLISH_END, r"(?<=;)\s"))
    zh = re.split(r"(?<=[。；])|\n\s*\n", prose, maxsplit=1)[0]
    english = [
        part for part in re.split(r"\n\s*\n", prose) if not _CHINESE.match(part[:20]) and not part.startswith("-")
    ]
    rest = english[0] if english else _CHINESE.split(prose)[-1].strip()
    en = re.split(r"(?<=[a-z)\]`$][.;])\s|\n\s*\n", rest, maxsplit=1)[0]
    return Text(" ".join(zh.split()), " ".join(en.split()) or " ".join(zh.split()))


def _sentence(paragraph: str, end: str, pause: str) -> str:
    """The first sentence in one line; of a long one what comes before its first pause."""
    line = " ".join(_CHINESE_BREAK.sub("", paragraph.strip()).split())
    first = re.split(end, line, maxsplit=1)[0]
    return first if len(first) <= _LONG else re.split(pause, first, maxsplit=1)[0]


def halves(prose: str) -> Text | None:
    """The paragraphs on a function, which come in Chinese and then as many in English; None where they do not."""
    paragraphs = _PARAGRAPHS.split(prose.strip())
    middle = len(paragraphs) // 2
    chinese, english = paragraphs[:middle], paragraphs[middle:]
    if len(chinese) != len(english) or not _CHINESE_LETTER.search(chinese[0]):
        return None
    if any(len(_CHINESE_LETTER.findall(one)) > MOSTLY_ENGLISH * len(one) for one in english):
        return None
    return Text("\n\n".join(chinese), "\n\n".join(english))
