"""The HTML report: one file, both languages, no script; nothing a submission says can act in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from grader.course.explanation import Explanation
from grader.course.templates import PACKAGE, Templates
from grader.files import write_whole
from grader.report import figures, markup, source, values
from grader.report.counted import counted
from grader.report.literal import written_out
from grader.report.pages import environment_of, policy_hash
from grader.report.plain import mark_of, on_the_way, place_in_book, short_of_star, star
from grader.report.views import exercises_of, is_own, next_of
from grader.report.visible import escaped
from grader.report.words import EXERCISE_KINDS, WORDS
from grader.results.grade import Grade
from grader.results.model import Call, ExerciseResult, Failure, Frame, Report, StudentError
from grader.results.places import place
from grader.text import Language, Text

if TYPE_CHECKING:
    from jinja2 import Environment

LONG_ARGUMENT, MAX_SETUP, MAX_OUTPUT = 160, 40_000, 8_000


def render(
    report: Report,
    *,
    language: Language = "zh",
    title: Text | None = None,
    templates: Templates = PACKAGE,
    explanations: Mapping[str, Explanation] | None = None,
    script: str = "",
    grade: Grade | None = None,
) -> str:
    """The whole page; `language` is the one it opens in. `explanations` hold references: none without a reason.

    Only the report of --watch has a script. `grade` is what the work counts in a class.
    """
    views = exercises_of(report)
    heading = title or Text(*(f"{report.course} · {side}" for side in WORDS["report"]))
    values = {
        "report": report,
        "language": language,
        "title": heading,
        "page_title": escaped(f"{heading.in_(language)} · {report.submission}"[:200].replace("\n", " ")),
        "exercises": views,
        "next": next_of(views),
        "passed": sum(view.result.status == "passed" for view in views),
        "grade": grade,
        "counted": counted(grade) if grade and not grade.plain else [],
        "share": share_of(grade.points if grade else report.points, grade.max_points if grade else report.max_points),
        "explanations": explanations or {},
    }
    if script:
        values |= {"script": Markup(script), "script_hash": policy_hash(script), "script_loads": True}
    return templates.rendered(environment(templates), "report/page.html", values)


def write(
    report: Report,
    path: Path,
    language: Language = "zh",
    title: Text | None = None,
    templates: Templates = PACKAGE,
    explanations: Mapping[str, Explanation] | None = None,
    *,
    script: str = "",
    grade: Grade | None = None,
) -> Path:
    """Writes the page in one step: a reader finds the old file or the new one, never half of it."""
    content = render(
        report,
        language=language,
        title=title,
        templates=templates,
        explanations=explanations,
        script=script,
        grade=grade,
    )
    path = Path(path)
    if path.is_symlink():
        raise OSError(WORDS["is_symlink"].in_(language).format(path=path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        reason = error.strerror or str(error)
        message = WORDS["cannot_write"].in_(language).format(path=path, reason=reason)
        raise OSError(error.errno, message) from error
    return path


def render_explanations(
    explanations: Sequence[Explanation], language: Language, title: Text, templates: Templates = PACKAGE
) -> str:
    """A page with nothing but explanations."""
    values = {
        "language": language,
        "title": title,
        "page_title": escaped(title.in_(language)),
        "explanations": explanations,
    }
    return templates.rendered(environment(templates), "report/explanations.html", values)


# what the templates call


def _where(exercise: ExerciseResult, error: StudentError) -> list[Any]:
    """The frames, the innermost with its neighbours; of a long recursion the ends."""
    frames = error.frames
    shown: list[Any] = (
        list(enumerate(frames))
        if len(frames) <= 8
        else [
            *enumerate(frames[:3]),
            len(frames) - 6,
            *enumerate(frames[-3:], len(frames) - 3),
        ]
    )
    result = []
    for item in shown:
        if isinstance(item, int):
            result.append((None, markup.word("frames_cut", n=f"{item:,}")))
            continue
        i, frame = item
        innermost = i == len(frames) - 1
        column = error.column if innermost else None
        if innermost and is_own(exercise, frame):
            result.append((frame, source.excerpt(exercise.source, frame.line, column)))
        else:
            result.append((frame, source.single(frame.source, frame.line, column)))
    return result


def _at(exercise: ExerciseResult, frame: Frame) -> Text:
    """Where a line of a traceback is."""
    cells = exercise.cells if frame.file == exercise.source_file else []
    return place(frame.file[-120:], frame.line, cells, frame.function[:120])


def _call(call: Call, parameters: dict[str, list[str]]) -> dict[str, Any]:
    """A call as it is typed, with what came back; what is too long for a line stands under the parameter's name."""
    names = parameters.get(call.function, [])
    setup, args = [], []
    whole = True
    for position, value in enumerate(call.args):
        text = written_out(value)
        given = value.data.get("source") if isinstance(value.data, dict) else None
        if given:
            args.append(value.text)
            setup += [] if given == value.text else [given]
        elif text is None:
            whole = False
            args.append(f"<{value.type}>")
        elif len(text) <= LONG_ARGUMENT:
            args.append(text)
        else:
            args.append(names[position] if position < len(names) else f"argument_{position + 1}")
            setup.append(f"{args[-1]} = {text}")
    line = f"{call.function[:200]}({', '.join(args)})"
    return {
        "code": source.code(_one_line(line)),
        "setup": markup.lines("\n".join([*setup, line]), MAX_SETUP) if setup else None,
        "whole": whole,
        "returned": values.plain(call.returned) if call.returned is not None else None,
    }


def _one_line(text: str) -> str:
    return escaped(re.sub(r"\s*\n\s*", " ", text))


@lru_cache(maxsize=64)
def _parameters_in(text: str) -> dict[str, list[str]]:
    """What the student calls the parameters of each function."""
    try:
        body = ast.parse(text).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    return {node.name: [arg.arg for arg in node.args.args] for node in body if isinstance(node, ast.FunctionDef)}


def _parameters(exercise: ExerciseResult) -> dict[str, list[str]]:
    return _parameters_in(exercise.source)


def _pair(failure: Failure, ids: str) -> tuple[values.Shown, values.Shown] | None:
    if failure.expected is None or failure.got is None:
        return None
    return values.pair(failure.expected, failure.got, failure.differs_at, ids=ids)


def points_shown(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def share_of(points: float, maximum: float) -> float:
    return round(min(max(100 * points / maximum, 0.0), 100.0), 1) if maximum > 0 else 0.0


def _kind(exercise: ExerciseResult) -> Text:
    return EXERCISE_KINDS.get(exercise.kind, Text.of(exercise.kind))


@lru_cache(maxsize=4)
def environment(templates: Templates) -> Environment:
    names = {
        "t": markup.word,
        "both": markup.both,
        "brief": markup.brief,
        "prose": markup.prose,
        "answer": markup.answer,
        "language_of": markup.language_of,
        "lines": markup.lines,
        "show": values.show,
        "pair": _pair,
        "call": _call,
        "listing": source.listing,
        "changes": source.changes,
        "where": _where,
        "picture": figures.address,
        "width_class": figures.width_class,
        "kind": _kind,
        "place": place_in_book,
        "parameters": _parameters,
        "at": _at,
        "on_the_way": on_the_way,
        "mark_of": mark_of,
        "star": star,
        "short_of_star": short_of_star,
        "points": points_shown,
        "share": share_of,
        "MAX_OUTPUT": MAX_OUTPUT,
        "script": "",
        "script_hash": "",
    }
    return environment_of(templates, _style(templates.text("report/report.css")), names)


def _style(css: str) -> str:
    """The style sheet without comments and indentation; the report carries it every time."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "\n", css).strip()
