"""Syntax errors in words that say what to do: the character that is no Python, the bracket that was never closed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from grader.results.model import StudentError
from grader.results.places import place
from grader.text import Text

KINDS = ("SyntaxError", "IndentationError", "TabError")

_WIDE = 0xFEE0
"""A full-width character stands so far behind the one it looks like."""
_MEANT = {
    "，": ",",
    "。": ".",
    "、": ",",
    "：": ":",
    "；": ";",
    "（": "(",
    "）": ")",
    "【": "[",
    "】": "]",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "−": "-",
    "–": "-",
    "—": "-",
    "×": "*",
    "÷": "/",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "！": "!",
    "《": "<",
    "》": ">",
    "…": "...",
}
_BLANKS = {
    "\u3000": Text("全角空格", "a full-width blank"),
    "\u00a0": Text("不间断空格", "a no-break space"),
    "\u200b": Text("看不见的零宽字符", "an invisible character of no width"),
    "\ufeff": Text("看不见的零宽字符", "an invisible character of no width"),
}
_WRONG_CHARACTER = re.compile(r"invalid (?:non-printable )?character.*\(?U\+([0-9A-F]{4,6})\)?")

_Said = tuple[str, Callable[[re.Match[str]], tuple[str, str]]]


def _fixed(zh: str, en: str) -> Callable[[re.Match[str]], tuple[str, str]]:
    return lambda _: (zh, en)


_SAID: tuple[_Said, ...] = (
    (
        r"unexpected indent",
        _fixed("这一行缩进多了，应与上一行对齐", "is indented too far: align it with the line above"),
    ),
    (
        r"expected an indented block after (.*) on line (\d+)",
        lambda m: (
            f"应当缩进：它属于上面 {m[1]} 的冒号下面（什么也不做就写 pass）",
            f"should be indented: it belongs below the colon of the {m[1]} above (write pass to do nothing)",
        ),
    ),
    (
        r"unindent does not match any outer indentation level",
        _fixed("的缩进和上面任何一行都不对齐", "is indented like no line above it: align it with one of them"),
    ),
    (r"expected ':'", _fixed("末尾少了冒号 :", "lacks a colon : at its end")),
    (
        r"'(.)' was never closed",
        lambda m: (f"的括号 {m[1]} 没有配上另一半", f"has a bracket {m[1]} that is never closed: add the other half"),
    ),
    (
        r"unmatched '(.)'",
        lambda m: (f"多了一个 {m[1]}，前面没有与它配对的括号", f"has a {m[1]} too many: no bracket before it fits"),
    ),
    (
        r"closing parenthesis '(.)' does not match opening parenthesis '(.)'(.*)",
        lambda m: (
            f"用 {m[2]} 开头的括号被 {m[1]} 关上了，两边要成对",
            f"closes a bracket {m[2]} with {m[1]}: make them a pair",
        ),
    ),
    (
        r"unterminated (?:triple-quoted )?(?:f-)?string literal.*",
        _fixed("的字符串少了结尾的引号", "has a string without its closing quote"),
    ),
    (
        r"cannot assign to (.*?)(?: here.*)?",
        lambda m: (
            f"的等号左边不能赋值（{m[1]}）：变量写在左边，比较相等要写 ==",
            f"cannot assign to {m[1]}: the variable stands on the left, and == compares",
        ),
    ),
    (
        r".*Maybe you meant '==' (?:or ':=' )?instead of '='\?",
        _fixed("里比较相等要写 ==，一个 = 是赋值", "compares with =, which assigns: write =="),
    ),
    (
        r".*Perhaps you forgot a comma\?",
        _fixed(
            "可能少了一个逗号，或少了运算符（乘号 * 不能省）",
            "may lack a comma, or an operator (a product needs its *)",
        ),
    ),
    (
        r"Missing parentheses in call to '(\w+)'.*",
        lambda m: (f"里 {m[1]} 的内容要放在括号里：{m[1]}(…)", f"needs brackets: {m[1]}(…)"),
    ),
    (
        r"'return' outside function",
        _fixed(
            "的 return 在函数外面：让它和函数体一样缩进", "has a return outside any function: indent it like the body"
        ),
    ),
    (
        r"invalid decimal literal",
        _fixed(
            "里数字后面直接跟了字母：乘号 * 不能省，变量名不能以数字开头",
            "has letters right after a number: write the *; no name begins with a digit",
        ),
    ),
    (
        r"positional argument follows keyword argument.*",
        _fixed("里带名字的参数要放在不带名字的后面", "has a plain argument after one with a name: put it before"),
    ),
    (
        r"inconsistent use of tabs and spaces in indentation",
        _fixed("混用了制表符（Tab）和空格来缩进：全部改成空格", "mixes tabs and spaces: indent with spaces only"),
    ),
    (
        r"invalid syntax",
        _fixed(
            "或它的上一行写得不是 Python（少了括号、引号、冒号？）",
            "or the line above is not Python (a bracket, quote or colon missing?)",
        ),
    ),
)


def words(error: StudentError, text: str = "", cells: Sequence[int] = ()) -> Text | None:
    """What to do about a syntax error; `text` is the whole file, `cells` the lines at which a notebook's begin."""
    if error.type not in KINDS or not error.frames:
        return None
    frame = error.frames[-1]
    found = _mark_of_a_merge(frame.source) or _character(error) or _tabs(error, text) or _known(error.message)
    if found is None:
        return None
    if cells:
        where = place(frame.file, frame.line, cells)
        return Text(f"{where.zh}{found[0]}", f"{where.en[:1].upper()}{where.en[1:]} {found[1]}")
    return Text(f"第 {frame.line} 行{found[0]}", f"Line {frame.line} {found[1]}")


def _mark_of_a_merge(line: str) -> tuple[str, str] | None:
    if not re.match(r"\s*(<{7}|={7}|>{7})(\s|$)", line):
        return None
    return (
        "是 git 合并冲突的标记：选定要保留的一份，把 <<<<<<<、=======、>>>>>>> 三行都删掉",
        "marks a conflict that git left: keep one version and delete the lines <<<<<<<, ======= and >>>>>>>",
    )


def _character(error: StudentError) -> tuple[str, str] | None:
    character = _wrong_character(error)
    if character is None:
        return None
    if character in _BLANKS:
        zh, en = _BLANKS[character]
        return f"有{zh}（第 {error.column} 列），应是普通空格", f"has {en} (column {error.column}): use a plain one"
    if 0 < ord(character) - _WIDE < 0x7F or character in _MEANT:
        meant = _MEANT.get(character) or chr(ord(character) - _WIDE)
        return f"有中文的“{character}”，应是英文的 {meant}", f"has the full-width “{character}”: it should be {meant}"
    return (
        f"有 Python 不认识的字符“{character}”（U+{ord(character):04X}），删去或换掉它",
        f"has “{character}” (U+{ord(character):04X}), which is no Python: remove or replace it",
    )


def _wrong_character(error: StudentError) -> str | None:
    """The character that is no Python; directly after a number, Python before 3.11.4 speaks of the number alone."""
    if match := _WRONG_CHARACTER.fullmatch(error.message):
        return chr(int(match[1], 16))
    after = re.search(r"\d([^\w\s\x00-\x7f])", error.frames[-1].source)
    return after[1] if after and error.message == "invalid decimal literal" else None


def _tabs(error: StudentError, text: str) -> tuple[str, str] | None:
    """Tabs among spaces: Python blames the line after them, and does not always name them."""
    if error.type == "SyntaxError":
        return None
    lines = text.split("\n")
    line = error.frames[-1].line
    near = [(n, lines[n - 1]) for n in range(max(1, line - 3), min(line, len(lines)) + 1)]
    indents = [(n, one[: len(one) - len(one.lstrip())]) for n, one in near if one.strip()]
    tabs = [n for n, indent in indents if "\t" in indent]
    if not tabs or not any(" " in indent for _, indent in indents):
        return None
    return (
        "附近的缩进混用了制表符（Tab）和空格：全部改成空格",
        "stands near an indentation by tabs among others by spaces: use spaces only",
    )


def _known(message: str) -> tuple[str, str] | None:
    for pattern, said in _SAID:
        if match := re.fullmatch(pattern, message):
            return said(match)
    return None
