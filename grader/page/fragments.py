"""The pieces of HTML that the page is made of, by the report's own means: what a student wrote stays text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date

from markupsafe import Markup

from grader.course.catalog import Course, Exercise
from grader.course.explanation import Explanation
from grader.course.statement import LAST, Part, parts_of, text_of
from grader.course.stubs import for_the_star
from grader.course.templates import Templates
from grader.page.frame import chapter_title, printed
from grader.report import markup
from grader.results.model import ExerciseResult
from grader.session.repeating import FIRST_DAYS, Repeat, days_worked, in_a_row
from grader.text import Language, Text

SIDES: tuple[Language, Language] = ("zh", "en")
_CJK = re.compile(r"[\u3400-\u9fff]")


def statement(templates: Templates, exercise: Exercise) -> Markup:
    """What is asked, then the functions to write, then what is read last."""
    parts = Text(*(text_of([part for part in _parts(exercise, side) if part.key not in LAST]) for side in SIDES))
    last = Text(*(text_of([part for part in _parts(exercise, side) if part.key in LAST]) for side in SIDES))
    values = {"exercise": exercise, "sentences": exercise.sentences, "starred": for_the_star(exercise)}
    return Markup(printed(templates, "statement.html", first=parts, last=last, **values))


def sentence(text: Text) -> Markup:
    """A title or message in both languages."""
    return markup.both(text, markup.brief)


def hint(text: Text) -> Markup:
    return markup.both(text, markup.prose, "div", "md")


def essay(text: str) -> Markup:
    """A student's essay as it will be read."""
    if not text.strip():
        return Markup("")
    spoken = markup.language_of(text)
    return Markup('<div class="md"{}>{}</div>').format(
        Markup(' lang="{}"').format(spoken) if spoken else "", markup.answer(text)
    )


def model_answer(text: str) -> Markup:
    """What a reference says, which is Chinese and then English."""
    return markup.both(_in_two(text), markup.prose, "div", "md")


def explained(templates: Templates, found: Explanation) -> Markup:
    """What there is to see once an exercise has its points."""
    return Markup(printed(templates, "explained.html", found=found))


def progress(
    templates: Templates,
    course: Course,
    state: Mapping[str, Mapping[str, object]],
    repeat: Sequence[Repeat],
    today: date,
) -> Markup:
    """One view over all books."""
    days = days_worked(state)
    books: dict[Text, list[tuple[str, Text, list[tuple[Exercise, str]]]]] = {}
    for name, exercises in course.chapters.items():
        states = [(one, state_of(state.get(one.id, {}))) for one in exercises]
        books.setdefault(exercises[0].book.title, []).append((name, chapter_title(exercises[0]), states))
    done = [state_of(entry) for entry in state.values()]
    return Markup(
        printed(
            templates,
            "progress.html",
            books=books,
            course=course,
            repeat=repeat,
            first_days=FIRST_DAYS,
            days=len(days),
            row=in_a_row(days, today),
            total=len(course.exercises),
            done=sum(one in ("passed", "star") for one in done),
            stars=done.count("star"),
        )
    )


def state_of(entry: Mapping[str, object] | ExerciseResult) -> str:
    """`untouched`, `begun`, `passed` or `star`."""
    if isinstance(entry, ExerciseResult):
        entry = {"status": entry.status, "strict": entry.strict}
    status = entry.get("status")
    if status == "passed":
        return "star" if entry.get("strict") == "passed" else "passed"
    return "begun" if status in ("partial", "in_progress", "failed", "broken") else "untouched"


def _parts(exercise: Exercise, language: Language) -> list[Part]:
    return parts_of(exercise.statement, language)


def _in_two(text: str) -> Text:
    """The two languages of a text: it is English from the first paragraph on after which no Chinese comes."""
    parts = text.strip().split("\n\n")
    start = len(parts)
    while start and not _CJK.search(parts[start - 1]):
        start -= 1
    if start in (0, len(parts)):
        return Text.of(text)
    return Text("\n\n".join(parts[:start]), "\n\n".join(parts[start:]))
