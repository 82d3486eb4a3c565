"""Results in Markdown, for platforms that show it. What is a student's cannot format anything.

python -m grader.report.markdown report.json [zh|en]

prints a report that `grade --json` wrote.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from grader.report.plain import NO_STAR_YET, short_of_star, star
from grader.report.visible import escaped
from grader.results.model import CheckResult, Failure, Report, from_json
from grader.text import Language, Text

_TOO_LONG = 2_000


def summary(report: Report, language: Language) -> str:
    """Every exercise with its checks, and why they were not passed."""
    lines: list[str] = []
    for exercise in report.exercises:
        points = f"{exercise.points:g} / {exercise.max_points:g}{star(exercise)}"
        lines += [f"#### {exercise.id} {prose(exercise.title.in_(language))}: {points}", ""]
        if exercise.problem:
            lines += [prose(exercise.problem.message.in_(language)), ""]
        for check in exercise.checks:
            sign = {"passed": "✔", "followed": "↳"}.get(check.status, "✘")
            lines += [f"{sign} {prose(check.title.in_(language))}", "", *filter(None, [why(check, language), ""])]
        for short in short_of_star(exercise):
            lines += [f"{NO_STAR_YET.in_(language)}{prose(short.in_(language))}", ""]
    level = report.isolation.level
    return "\n".join([*lines, "", Text(f"隔离：{level}", f"Isolation: {level}").in_(language), ""])


def why(check: CheckResult, language: Language) -> str:
    """Nothing for a check that was passed."""
    if check.status == "passed":
        return ""
    if check.reason:
        return prose(check.reason.in_(language))
    if check.failure is None:
        return check.status
    parts = [prose(check.failure.message.in_(language))]
    if details := _details(check.failure, language):
        parts.append(code(details))
    if check.hint.in_(language):
        parts.append(f"**{Text('提示', 'Hint').in_(language)}:** {prose(check.hint.in_(language))}")
    return "\n\n".join(parts)


def _details(failure: Failure, language: Language) -> str:
    """The call that decides, what was expected and what came."""
    expected, got = {"zh": ("应为", "得到"), "en": ("expected", "got")}[language]
    lines = [f"{call.function}({', '.join(argument.text for argument in call.args)})" for call in failure.calls[-1:]]
    lines += [f"{expected}: {failure.expected.text}"] if failure.expected else []
    lines += [f"{got}: {failure.got.text}"] if failure.got else []
    lines += [f"{failure.error.type}: {failure.error.message}"] if failure.error else []
    return "\n".join(lines)


def prose(text: str) -> str:
    """A sentence in which nothing is a tag, an image or a link."""
    text = escaped(text).replace("&", "&amp;").replace("<", "&lt;")
    return text.replace("](", "]\\(").replace("][", "]\\[").replace("![", "!\\[")


def code(text: str) -> str:
    """Text as it is, behind a fence that it cannot close."""
    text = escaped(text)
    text = f"{text[:_TOO_LONG]} …" if len(text) > _TOO_LONG else text
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", text)), default=0))
    return f"{fence}text\n{text}\n{fence}"


def main() -> None:
    source, *language = sys.argv[1:]
    report = from_json(Path(source).read_text(encoding="utf-8"))
    print(summary(report, "en" if language == ["en"] else "zh"))


if __name__ == "__main__":
    main()
