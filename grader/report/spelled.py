"""Formulas in letters, for a terminal: `$\\sum_{i} \\lambda_i x_i$` as ∑ᵢ λᵢ xᵢ."""

from __future__ import annotations

import re

_SYMBOLS = {
    **dict(zip(("alpha", "beta", "gamma", "delta", "epsilon", "varepsilon", "zeta", "eta"), "αβγδϵεζη", strict=True)),
    **dict(zip(("theta", "kappa", "lambda", "mu", "nu", "xi", "pi", "rho", "sigma", "tau"), "θκλμνξπρστ", strict=True)),
    **dict(zip(("phi", "varphi", "chi", "psi", "omega", "ell", "infty", "nabla", "partial"), "ϕφχψωℓ∞∇∂", strict=True)),
    **dict(zip(("Gamma", "Delta", "Theta", "Lambda", "Sigma", "Phi", "Psi", "Omega"), "ΓΔΘΛΣΦΨΩ", strict=True)),
    **dict(
        zip(("sum", "prod", "int", "cdot", "times", "odot", "pm", "mid", "in", "top"), "∑∏∫·×⊙±|∈\u22a4", strict=True)
    ),
    **dict(zip(("le", "leq", "ge", "geq", "ne", "neq", "approx", "equiv", "ll", "gg"), "≤≤≥≥≠≠≈≡≪≫", strict=True)),
    **dict(zip(("lVert", "rVert", "Vert", "lfloor", "rfloor", "lceil", "rceil"), "‖‖‖⌊⌋⌈⌉", strict=True)),
    **dict(zip(("leftarrow", "rightarrow", "to", "Rightarrow", "dots", "ldots", "cdots"), "←→→⇒………", strict=True)),
    **dict(
        zip(("cup", "cap", "subseteq", "subset", "notin", "forall", "exists", "emptyset"), "\u222a∩⊆⊂∉∀∃∅", strict=True)
    ),
    **dict.fromkeys(("left", "right", "big", "Big", "displaystyle", "limits", "nolimits"), ""),
    **{
        "quad": "  ",
        "qquad": "    ",
        "lvert": "|",
        "rvert": "|",
        "langle": "⟨",
        "rangle": "⟩",
        "wedge": "∧",
        "vee": "\u2228",
    },
}
_ACCENTS = {
    "hat": "\u0302",
    "widehat": "\u0302",
    "tilde": "\u0303",
    "bar": "\u0304",
    "overline": "\u0304",
    "vec": "\u20d7",
}
_ACCENTED = re.compile(rf"\\({'|'.join(_ACCENTS)})\s*(?:\{{(\\?\w+)\}}|(\\[a-zA-Z]+|\w))")
_RAISED = str.maketrans("0123456789+-=()nijkmtxT\u22a4*", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱʲᵏᵐᵗˣᵀᵀ*")
_LOWERED = str.maketrans("0123456789+-=()aeijkmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑᵢⱼₖₘₙₒₚᵣₛₜᵤᵥₓ")
_PUNCTUATION = tuple("，。；：、？！（）“”")
_GROUP = r"\{((?:[^{}]|\{[^{}]*\})*)\}"
_PIECE = re.compile(r"(`[^`]*`)|\$([^$]+)\$")


def spelled(latex: str) -> str:
    """A formula as letters; what has no letter of its own keeps its name, and braces become brackets."""
    text = latex.strip()
    for _ in range(4):  # fractions within fractions
        text = re.sub(rf"\\[dt]?frac\s*{_GROUP}\s*{_GROUP}", lambda m: f"{_bracketed(m[1])}/{_bracketed(m[2])}", text)
        text = re.sub(rf"\\sqrt\s*{_GROUP}", lambda m: f"√{_bracketed(m[1])}", text)
        text = re.sub(rf"\\(?:text|mathrm|mathbf|mathcal|boldsymbol|operatorname|mathbb)\s*{_GROUP}", r"\1", text)
    text = _ACCENTED.sub(lambda m: f"{m[2] or m[3]}{_ACCENTS[m[1]]}", text)
    text = re.sub(r"\\[,;:! ]", " ", text)
    text = re.sub(r"\\([{}|%_&#])", lambda m: {"{": "\x01", "}": "\x02", "|": "‖"}.get(m[1], m[1]), text)
    text = re.sub(r"\\([a-zA-Z]+)", lambda m: _SYMBOLS.get(m[1], f"{m[1]} "), text)
    text = re.sub(rf"([\^_])\s*(?:{_GROUP}|(\S))", lambda m: _script(m[1], m[2] if m[2] is not None else m[3]), text)
    text = text.replace("{", "").replace("}", "").replace("\x01", "{").replace("\x02", "}")
    text = re.sub(r"‖\s*(.*?)\s*‖", r"‖\1‖", text)
    return re.sub(r" {2,}", " ", text).strip()


def _bracketed(part: str) -> str:
    return part if re.fullmatch(r"\\?\w+", part.strip()) else f"({part})"


def _script(kind: str, content: str) -> str:
    table = _RAISED if kind == "^" else _LOWERED
    if all(ord(letter) in table for letter in content):
        return content.translate(table)
    return f"{kind}{content}" if len(content) == 1 else f"{kind}({content})"


def paragraphs(markdown: str) -> str:
    """A statement with its formulas spelled and each paragraph in one line, still Markdown; what is indented stays."""
    parts = re.split(r"\n[ \t]*\n(?:[ \t]*\n)*", markdown)
    return "\n\n".join(part if _is_indented(part) else _one_line(_without_formulas(part)) for part in parts)


def plain(markdown: str) -> str:
    """The same without emphasis, for where nothing can be bold."""
    return re.sub(r"\\([*_])", r"\1", re.sub(r"(?<!\\)\*\*", "", paragraphs(markdown)))


def _is_indented(part: str) -> bool:
    return all(line.startswith("    ") for line in part.split("\n"))


def _without_formulas(markdown: str) -> str:
    def shown(match: re.Match[str]) -> str:
        return match[1] or re.sub(r"([*_])", r"\\\1", spelled(match[2].replace("\n", " ")))

    return _PIECE.sub(shown, markdown.replace("$$", "$"))


def _one_line(part: str) -> str:
    """A paragraph or the items of a list, each in one line; a table stays as it is."""
    lines: list[str] = []
    for line in part.split("\n"):
        begins = (
            not lines or re.match(r"\s*([-*+]|\d+\.)\s|\s*[|>#]|```", line) or lines[-1].startswith(("|", "```", "#"))
        )
        if begins:
            lines.append(line)
        else:
            words = line.strip()
            full_width = lines[-1][-1:] in _PUNCTUATION or words[:1] in _PUNCTUATION
            blank = " " if not full_width and (lines[-1][-1:].isascii() or words[:1].isascii()) else ""
            lines[-1] = f"{lines[-1].rstrip()}{blank}{words}"
    return "\n".join(lines)
