"""How an exercise is solved, in the cell that graded it: folded, with inline styles alone."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from grader.course.explanation import Explanation
from grader.report.markup import line, lines, prose, sentence
from grader.report.words import WORDS
from grader.text import Language, Text

_CODE = (
    "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em;white-space:pre-wrap;overflow-wrap:anywhere;"
    "border-left:2px solid;padding:.1rem .7rem;margin:.2rem 0;background:none;color:inherit"
)
_LONGEST = 20_000


def explained(found: Explanation, language: Language) -> Markup:
    """The whole of it below one line that opens it."""
    title = WORDS["explanation"].in_(language)
    inside = Markup("").join(_parts(found, language))
    return Markup('<details style="margin-top:.35rem"><summary>{}</summary>{}</details>').format(title, inside)


def _parts(found: Explanation, language: Language) -> Iterator[Markup]:
    def heading(name: str, more: Text = Text("", "")) -> Markup:
        words = f"{WORDS[name].in_(language)} {more.in_(language)}".strip()
        return Markup('<div style="font-weight:600;margin-top:.5rem">{}</div>').format(line(words))

    yield prose(found.why.in_(language))
    yield heading("reference")
    yield _code(found.reference.strip())
    if found.another:
        yield heading("another_way", found.another_title)
        yield _code(found.another)
    if found.usual:
        yield heading("usual_mistakes")
        yield _list([title.in_(language) for title in found.usual])
    if found.difference is not None:
        yield heading("own_difference" if found.difference else "own_same")
    if found.difference:
        yield _code(found.difference)
    for function, points in found.rubric.items():
        yield heading("rubric", Text(function, function))
        yield _list([f"☐ {point.in_(language)}" for point in points])
    yield prose(found.answer.in_(language))
    yield prose(found.further.in_(language))
    if found.following.zh:
        yield sentence(WORDS["following"].in_(language).format(exercise=found.following.in_(language)))


def _code(text: str) -> Markup:
    return Markup('<pre style="{}">{}</pre>').format(_CODE, lines(text, _LONGEST))


def _list(items: list[str]) -> Markup:
    return Markup("<ul>{}</ul>").format(Markup("").join(Markup("<li>{}</li>").format(sentence(one)) for one in items))
