"""Half-width punctuation in Chinese prose, which has ，。：；？！（） instead.

Code spans, formulas, numbers and English keep their own: `f(x, y)`, $x = 1, y = 2$, [0, 1), 3,000, (3.27). Where it
cannot be told whether a mark belongs to a formula or to the sentence, nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

FULL_WIDTH = {",": "，", ".": "。", ":": "：", ";": "；", "?": "？", "!": "！", "(": "（", ")": "）"}
_ATOM, _FIELD = "\ue000", "\ue001"
"""Stand in for what is not prose, character by character: code and formulas; values that are put in later."""
_BETWEEN = " \t\n*\u200b"
"""What may stand between a mark and its neighbour."""
_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_WORD = re.compile(r"[A-Za-z]{3,}")
_ENGLISH = re.compile(r"\b(?:the|of|and|with|are|as|by|for|from|that|to|which)\b")
_SENTENCE = re.compile(r"[A-Za-z'’-]{2,}(?: [A-Za-z'’-]{2,})+")
_LIKE_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff，。：；？！（）“”‘’《》「」、—§]")
_NOT_PROSE = re.compile(
    r"""
      (?P<code> ^\|[-:| \t]+\|[ \t]*$                          # the rule of a table
      | ^[ \t]*>>>.*\n(?:[ \t]*\S.*(?:\n|\Z))*      # a worked example and its output
      | ^[ \t]*(?P<fence>```+|~~~+)[^\n]*\n[\s\S]*?^[ \t]*(?P=fence)
      | (?P<ticks>`+)(?!`)[\s\S]+?(?<!`)(?P=ticks)(?!`)
      | \$\$[\s\S]+?\$\$
      | (?<![\\$])\$(?=[^\s$])[^$\n]*(?:\n[^$\n]+)??\$
      | <(?:style|script|svg)\b[\s\S]*?</(?:style|script|svg)>
      | <!--[\s\S]*?--> | </?[A-Za-z][^<>]*>
      | \{\{-?[\s\S]*?\}\} | \{%[\s\S]*?%\} | \{\#[\s\S]*?\#\}
      | (?<=\])\([^()\s]*\)                                 # where a Markdown link leads
      | \b[a-z]+://[^\s，。；（）()]+
      | "[^"\n“”]{0,60}" )
    | (?P<raw> [\[(][^\[\](){}\n\u3000-\u9fff，。；（）\ue000]{1,40}[\])] )  # tuples and intervals, also half-open ones
    | (?P<field> \{[A-Za-z_]\w*(?:[.!:][^{}\s]*)?\} | %(?:\(\w+\))?[sd] )
    | (?P<head> ^\#\ %%\ \w+: | ^(?:\#\ ?)?[ \t]*(?:caught\ by|hint|book|narrow|name|exercise):(?=\ ) )
    """,
    re.MULTILINE | re.VERBOSE,
)
_ABBREVIATION = re.compile(r"(?:^|[^A-Za-z])(?:e\.g|i\.e|etc|cf|vs|[Ff]igs?|[Ee]qs?|et al|resp|ch|[Ss]ec|No|Vol|pp)$")
_ENDS = re.compile(r"[，。：；？！（）]|[,.:;?!](?=\s|\Z)")


def half_width(text: str) -> list[int]:
    """Where marks stand that should be full-width, in order."""
    return sorted(place for start, end in _units(text) for place in _in_unit(text, start, end))


def excerpt(text: str, place: int, around: int = 12) -> str:
    """A few words about a place of a text, in one line."""
    return " ".join(text[max(0, place - around) : place + around + 1].split())


def masked(text: str) -> str:
    """The text with placeholders of the same length for what is not prose."""

    def hide(match: re.Match[str]) -> str:
        words = match[0]
        if match["raw"]:
            return words
        return (_ATOM if match["code"] or match["head"] else _FIELD) * len(words)

    return _NOT_PROSE.sub(hide, text)


def _units(text: str) -> Iterator[tuple[int, int]]:
    """The paragraphs that are Chinese; of a line `中文 / English`, the Chinese side."""
    hidden = masked(text)
    for match in re.finditer(r"(?:[^\n]*[^\s][^\n]*(?:\n|\Z))+", hidden):
        cells = re.finditer(r"[^|\n]+", match[0]) if match[0].startswith("|") else re.finditer(r"[\s\S]+", match[0])
        for cell in cells:
            begin, end = match.start() + cell.start(), match.start() + cell.end()
            end = min((begin + place for place in _borders(cell[0])), default=end)
            if _is_chinese(hidden[begin:end]):
                yield begin, end


def _is_chinese(words: str) -> bool:
    english = len(_WORD.findall(words)) + 10 * len(_ENGLISH.findall(words))
    return 2 * len(_CHINESE.findall(words)) > english


def _borders(paragraph: str) -> Iterator[int]:
    """Where the English side of a title in two languages may begin."""
    if paragraph.count("\n") <= 3:
        for match in re.finditer(r"\s/\s", paragraph):
            before, after = paragraph[: match.start()], paragraph[match.end() :]
            named = re.sub(r"《[^》]*》", "", after)  # a Chinese book has no other name
            if _CHINESE.search(before) and _WORD.search(after) and not _CHINESE.search(named):
                yield match.start()


def _in_unit(text: str, start: int, end: int) -> Iterator[int]:
    hidden = masked(text)[start:end]
    formula, prose = _brackets(hidden)
    for place in prose:
        if _after_english(hidden, place):
            continue
        yield start + place
        hidden = hidden[:place] + FULL_WIDTH[hidden[place]] + hidden[place + 1 :]
    for place, mark in enumerate(hidden):
        if mark in ",.:;?!" and not formula[place] and _is_prose(hidden, place, mark):
            yield start + place


def _brackets(hidden: str) -> tuple[list[bool], list[int]]:
    """Which places lie within a formula's brackets, and the parentheses of the sentence itself."""
    formula, prose, opened = [False] * len(hidden), [], list[int]()
    for place, mark in enumerate(hidden):
        if mark in "([{":
            opened.append(place)
        elif mark in ")]}" and opened:
            begin = opened.pop()
            inside = hidden[begin + 1 : place]
            if hidden[begin] == "[" and hidden[place + 1 : place + 2] == _ATOM:
                continue  # the words of a Markdown link
            if hidden[begin] + mark == "()" and _is_aside(hidden, begin, inside):
                prose += [begin, place]
            elif hidden[begin] + mark in ("()", "[]", "{}") or not _CHINESE.search(inside):
                formula[begin : place + 1] = [True] * (place + 1 - begin)
    return formula, [place for place in prose if not formula[place]]


def _is_aside(hidden: str, begin: int, inside: str) -> bool:
    """Whether a parenthesis belongs to the sentence, not to a formula or a call."""
    end = begin + 1 + len(inside) + 1
    before, after = hidden[begin - 1 : begin], hidden[end : end + 1]
    if before and (before.isalnum() or before in "_'′)]^·×/") and not _CHINESE.match(before):
        return False
    if after and after in "/^·×²":
        return False
    named = (before and _CHINESE.match(before)) or re.search(
        r"(?:返回|元组|形状|数对|三元组)(?:是|为)? \Z", hidden[:begin]
    )
    if named and re.fullmatch(r"[^\s,，]{1,6}(?:, [^\s,，]{1,6})+", inside):
        return False
    if _CHINESE.search(re.sub(r"_[\u3400-\u9fff]+", "", inside)):  # but for subscripts, as in n_叶
        return True
    gloss = set(inside) <= {_ATOM, _FIELD} or re.fullmatch(r"§[\d.]+|[A-Za-z][A-Za-z'’\- ]+[A-Za-z]", inside)
    return bool(inside and gloss and _CHINESE.match(_left(hidden, begin)))


def _left(hidden: str, place: int) -> str:
    return hidden[:place].rstrip(_BETWEEN)[-1:]


def _right(hidden: str, place: int) -> str:
    return hidden[place + 1 :].lstrip(_BETWEEN)[:1]


def _is_prose(hidden: str, place: int, mark: str) -> bool:
    """Whether a mark outside of formulas ends a part of the Chinese sentence."""
    left, right = _left(hidden, place), _right(hidden, place)
    chinese = [bool(_LIKE_CHINESE.match(side)) for side in (left, right)]
    touching, follows = hidden[place - 1 : place], hidden[place + 1 : place + 2]
    apart = not follows or follows in _BETWEEN or bool(_LIKE_CHINESE.match(follows)) or follows in ")”’"
    if not left:  # a text that goes on where another ends
        return mark in ",.;" and follows == " " and chinese[1]
    if touching in "\n \t" or not (apart or _CHINESE.match(touching) or touching in "）”’》"):
        return False
    if _after_english(hidden, place) or (not chinese[0] and _within_english(hidden, place, 3 if chinese[1] else 1)):
        return False
    if mark == ".":
        return apart and _ends_sentence(hidden, place, chinese)
    if mark == "!":
        return chinese[0] or left in ")" or left == _ATOM
    if mark == "?":
        return True
    if mark in ":;":
        latin = _WORD.search(hidden[:place].rstrip(_BETWEEN)[-3:]) and _WORD.match(hidden[place + 1 :].lstrip(_BETWEEN))
        goes_on = re.split(_ENDS, hidden[place + 1 :])[0]
        return any(chinese) or not latin or len(_CHINESE.findall(goes_on)) > 1
    if any(chinese):
        return True
    if _ATOM in (left, right):
        return "…" not in (left, right)
    return _divides_clauses(hidden, place, left, right)


def _after_english(hidden: str, place: int) -> bool:
    """Whether the line is an English sentence so far, which may name something Chinese."""
    words = hidden[hidden.rfind("\n", 0, place) + 1 : place]
    return bool(_ENGLISH.search(words)) and not _is_chinese(words)


def _within_english(hidden: str, place: int, most: int) -> bool:
    """Whether more than `most` English words in a row have come since the last Chinese, or the line is English."""
    since = re.split(_CHINESE, hidden[:place])[-1]
    if any(len(run.split()) > most for run in _SENTENCE.findall(since)):
        return True
    line = hidden[hidden.rfind("\n", 0, place) + 1 :].partition("\n")[0]
    return not _CHINESE.search(line) and len(_WORD.findall(line)) > 2


def _ends_sentence(hidden: str, place: int, chinese: list[bool]) -> bool:
    before = hidden[:place]
    if before.endswith(".") or hidden[place + 1 : place + 2] == ".":
        return False
    if chinese[0]:
        return True
    line = before.rpartition("\n")[2]
    if re.fullmatch(r"[ \t]*\d+", line):  # a numbered list
        return False
    initial = re.search(r"(?:^|[ .])[A-Z]$", before) and re.match(r"\.[ ][A-Z](?:[a-z]|\.)", hidden[place:])
    return not initial and not _ABBREVIATION.search(before)


def _divides_clauses(hidden: str, place: int, left: str, right: str) -> bool:
    """Whether a comma between two formulas or numbers parts two clauses, and not two items of a list."""
    before, after = re.split(_ENDS, hidden[:place])[-1], re.split(_ENDS, hidden[place + 1 :])[0]
    if "…" in (left, right):
        return False
    if re.search(r"\(\d+\.\d+\)\Z", before) and _CHINESE.search(before) and right != "(":  # after a formula's label
        return True
    enough = 2 if right.isalpha() else 3
    return min(len(_CHINESE.findall(before)), len(_CHINESE.findall(after))) >= enough
