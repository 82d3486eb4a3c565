"""What every report says in plain words: the states, points, and a student's text made harmless."""

from __future__ import annotations

from grader.text import Text

STATUS = {
    "passed": ("✔", "green", Text("通过", "passed")),
    "partial": ("◐", "yellow", Text("部分通过", "partly passed")),
    "failed": ("✘", "red", Text("未通过", "failed")),
    "not_attempted": ("·", "dim", Text("未作答", "not attempted")),
    "error": ("✘", "red", Text("出错", "raised an error")),
    "timeout": ("✘", "red", Text("超时", "timed out")),
    "killed": ("✘", "red", Text("被终止", "was stopped")),
    "skipped": ("·", "dim", Text("跳过", "skipped")),
    "broken": ("!", "magenta", Text("评分程序出错", "not judged")),
}
"""Sign, style, and words for each state of an exercise or a check."""
LONGEST = 300
INDENT = " " * 6


def points(value: float) -> str:
    """Points with at most two decimals."""
    return f"{round(value, 2):g}"


def safe(text: str, longest: int = LONGEST) -> str:
    """Text of a student as it may be shown: cut late and with a mark, and unable to pass for a line of ours.

    Escape sequences, other control characters and bidi controls are shown, never obeyed; later lines are indented.
    """
    cut = text if len(text) <= longest else text[:longest] + "…"
    shown = (c if c.isprintable() or c in "\n\t\u3000" else c.encode("unicode_escape").decode() for c in cut)
    return "".join(shown).replace("\n", f"\n{INDENT}")
