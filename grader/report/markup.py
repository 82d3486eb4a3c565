"""Text that may come from anybody, made into HTML that can only be read.

Whatever is not printable is shown as the escape Python would write (`\\x1b`, `\\u202e`), so that nothing is stripped
and nothing acts; text beyond a limit is cut, and the cut says how much is missing and where it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from grader.report.formula import mathml
from grader.report.visible import escaped
from grader.report.words import WORDS
from grader.text import Text

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.renderer import RendererHTML
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token
    from markdown_it.utils import EnvType, OptionsDict

LINE, PARAGRAPHS = 2_000, 30_000
"""How many characters are shown of a title or message, and of a statement or written answer."""

_CJK = re.compile("[\u3400-\u9fff\uf900-\ufaff]")
_CHINESE_BREAK = re.compile(
    r"(?<=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])\n(?=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])"
)


def cut(text: str, limit: int) -> tuple[str, int]:
    """The first `limit` characters and how many were left out."""
    return (text, 0) if len(text) <= limit else (text[:limit], len(text) - limit)


def line(text: object, limit: int = LINE) -> Markup:
    """Somebody's text on one line."""
    shown, missing = cut(str(text), limit)
    return escape(escaped(shown.replace("\n", "\\n"))) + _cut_note(missing)


def lines(text: str, limit: int = PARAGRAPHS) -> Markup:
    """Somebody's text as it is, newlines included; for a `<pre>`."""
    shown, missing = cut(text, limit)
    return escape(escaped(shown.replace("\r\n", "\n"))) + _cut_note(missing)


def word(name: str, /, **parts: object) -> Markup:
    """A sentence of the report itself, in both languages."""
    return filled_in(WORDS[name], **parts)


def filled_in(text: Text, **parts: object) -> Markup:
    """A sentence of ours in both languages, with somebody's words in the places that it leaves for them."""
    safe = {key: part if isinstance(part, Markup) else line(part, 200) for key, part in parts.items()}
    return both(Text(*(Markup(side).format(**safe) for side in text)), lambda side: Markup(side))


def both(text: Text, show: Callable[[str], Markup] | None = None, tag: str = "span", cls: str = "") -> Markup:
    """`text` in both languages, each marked with its own; the style sheet shows one of them.

    Text that is the same in both is written once, and belongs to neither.
    """
    show = show or sentence
    attributes = Markup(' class="{}"').format(cls) if cls else Markup("")
    if text.zh == text.en:
        shown = show(text.zh)
        if _CJK.search(text.zh[:LINE]):
            return Markup('<{0}{1} lang="zh">{2}</{0}>').format(Markup(tag), attributes, shown)
        return Markup("<{0}{1}>{2}</{0}>").format(Markup(tag), attributes, shown) if cls or tag != "span" else shown
    return Markup('<{0}{1} lang="zh-CN">{2}</{0}><{0}{1} lang="en">{3}</{0}>').format(
        Markup(tag), attributes, show(text.zh), show(text.en)
    )


def sentence(text: str) -> Markup:
    """A title, message or hint: `code` and $formulas$ and nothing else, for it may quote a student."""
    shown, missing = cut(text, LINE)
    if "`" not in shown and "$" not in shown:
        return escape(escaped(shown)) + _cut_note(missing)
    return _inline(shown) + _cut_note(missing)


def brief(text: str) -> Markup:
    """A title: a sentence that is not allowed to fill the screen."""
    shown, missing = cut(text, 240)
    return sentence(shown) + _cut_note(missing)


def prose(text: str) -> Markup:
    """A statement or hint: Markdown, in which no blank stands where a line of Chinese ends."""
    shown, missing = cut(_CHINESE_BREAK.sub("", text), PARAGRAPHS)
    return _blocks(shown, True) + _cut_note(missing)


def answer(text: str) -> Markup:
    """A student's Markdown: no links, no pictures, nothing that leads out of the page."""
    shown, missing = cut(text, PARAGRAPHS)
    return _blocks(shown, False) + _cut_note(missing)


def language_of(text: str) -> str:
    """The `lang` of somebody's text, so that a screen reader picks a voice that can read it."""
    return "zh" if _CJK.search(text[:PARAGRAPHS]) else ""


def _cut_note(missing: int) -> Markup:
    if not missing:
        return Markup("")
    return Markup(' <span class="cut">{}</span>').format(word("text_cut", n=f"{missing:,}"))


@lru_cache(maxsize=4096)
def _inline(text: str) -> Markup:
    return Markup(_parser("inline").renderInline(escaped(text)))


@lru_cache(maxsize=1024)
def _blocks(text: str, trusted: bool) -> Markup:
    return Markup(_parser("trusted" if trusted else "untrusted").render(escaped(text)))


@lru_cache(maxsize=3)
def _parser(profile: str) -> MarkdownIt:
    from markdown_it import MarkdownIt

    if profile == "inline":
        parser = MarkdownIt("zero", {"html": False}).enable("backticks")
    else:
        parser = MarkdownIt("commonmark", {"html": False}).enable("table").disable("html_inline")
        parser.disable(["html_block", "image"])
        if profile == "untrusted":
            parser.disable(["link", "autolink", "reference", "entity"])
        parser.validateLink = lambda url: url.startswith(("https://", "#"))  # type: ignore[method-assign]
        parser.block.ruler.before("fence", "formula_block", _formula_block, {"alt": ["paragraph"]})
        parser.add_render_rule("formula_block", _show_formula)
        for rule in ("heading_open", "heading_close"):
            parser.add_render_rule(rule, _show_heading)
    parser.inline.ruler.before("backticks", "formula", _formula)
    parser.add_render_rule("formula", _show_formula)
    return parser


def _formula(state: StateInline, silent: bool) -> bool:
    """`$x$` and `$$x$$`; the closing sign follows no space and precedes no digit, so that $5 and $6 are prices."""
    source, start = state.src, state.pos
    if source[start] != "$":
        return False
    fence = "$$" if source.startswith("$$", start) else "$"
    end = source.find(fence, start + len(fence), state.posMax)
    body = source[start + len(fence) : end]
    if end < 0 or not body.strip():
        return False
    after = source[end + 1 : end + 2]
    if fence == "$" and (body[0].isspace() or body[-1].isspace() or after.isdigit()):
        return False
    if not silent:
        token = state.push("formula", "math", 0)
        token.content, token.markup = body.strip(), fence
    state.pos = end + len(fence)
    return True


def _formula_block(state: StateBlock, start_line: int, end_line: int, silent: bool) -> bool:
    """A formula of its own lines between `$$`: what is inside is no list, whatever its lines begin with."""
    begin = state.bMarks[start_line] + state.tShift[start_line]
    if not state.src.startswith("$$", begin) or state.is_code_block(start_line):
        return False
    end = state.src.find("$$", begin + 2, state.eMarks[end_line - 1])
    if end < 0:
        return False
    last = start_line + state.src.count("\n", begin, end)
    if last >= end_line or state.src[end + 2 : state.eMarks[last]].strip():
        return False
    if not silent:
        token = state.push("formula_block", "math", 0)
        token.content, token.markup, token.map = state.src[begin + 2 : end].strip(), "$$", [start_line, last + 1]
        state.line = last + 1
    return True


def _show_formula(
    renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
) -> str:
    return mathml(tokens[index].content, tokens[index].markup == "$$")


def _show_heading(
    renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
) -> str:
    """The page has its own outline; a heading inside a text is a line that stands out."""
    return '<p class="heading">' if tokens[index].nesting > 0 else "</p>\n"


def finalize(value: Any) -> Any:
    """What a template prints: anything that is not HTML yet is somebody's text."""
    return value if isinstance(value, Markup) else line(value) if isinstance(value, str) else value
