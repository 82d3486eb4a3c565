"""What `%grade` shows in a notebook: the verdict, the call that decides, what was expected and got, a way to the rest.

Only inline styles, and no colours but of marks that bring their own ground: the cell looks right in every theme.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from markupsafe import Markup

from grader.report.markup import line, lines, sentence
from grader.report.plain import (
    ALSO_WRONG,
    EXPECTED,
    EXPECTED_THERE,
    GOT,
    NO_STAR_YET,
    RIGHT_HERE,
    STATUS,
    mark_of,
    on_the_way,
    points,
    short_of_star,
    star,
)
from grader.report.words import WORDS
from grader.results.model import Call, CheckResult, ExerciseResult, Failure, StudentError, Value
from grader.results.places import place
from grader.session.notebook.errand import Graded
from grader.session.notebook.explained import explained
from grader.text import Language, Text

_GROUND = {"passed": "#14713f", "failed": "#b3243d", "not_attempted": "#59625e"}
_MONO = "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em;white-space:pre-wrap;overflow-wrap:anywhere"
_LONGEST = 600
_FURTHER = 12


class GradedExercises:
    """The report on some exercises, as HTML and as plain text."""

    def __init__(self, graded: Graded, basis: Text, language: Language, *, everything: bool = False) -> None:
        """With `everything` no failure is folded away."""
        self._everything = everything
        self.report, self.page, self.explanations = graded.report, graded.page, graded.explanations
        self._plain, self._basis, self._language = graded.plain, basis, language

    def _repr_html_(self) -> str:
        parts = [self._exercise(exercise) for exercise in self.report.exercises]
        return str(_block(*parts, self._foot(), style="line-height:1.55;max-width:60rem"))

    def __repr__(self) -> str:
        notes = [note for exercise in self.report.exercises for note in exercise.notes]
        said = [note.in_(self._language) for note in notes if note.in_(self._language) not in self._plain]
        return "\n".join([self._plain.strip("\n"), *said, self._basis.in_(self._language)])

    def _say(self, text: Text) -> Markup:
        return sentence(text.in_(self._language))

    def _in(self, zh: str, en: str) -> str:
        return Text(zh, en).in_(self._language)

    def _exercise(self, exercise: ExerciseResult) -> Markup:
        failing = exercise.failing
        rows = [self._head(exercise), *(_block(self._say(note)) for note in exercise.notes)]
        if exercise.problem:
            rows.append(_block(self._say(exercise.problem.message), style="font-weight:600"))
            if exercise.problem.error:
                rows.append(self._error(exercise, exercise.problem.error))
        if exercise.functions:
            rows += self._functions(exercise)
        if exercise.diagnosis:
            words = WORDS["diagnosis"].in_(self._language)
            rows.append(_block(Markup("<b>➜ {}: {}</b>").format(words, self._say(exercise.diagnosis.sentence))))
        open_ = failing if self._everything else failing[:1]
        rows += [self._check(exercise, check) for check in open_]
        if len(failing) > len(open_):
            rows.append(self._further(exercise, failing[1:]))
        for why in short_of_star(exercise)[:1]:
            words = Markup("{}{}").format(NO_STAR_YET.in_(self._language), self._say(why))
            rows.append(_block(words, style="opacity:.75"))
        if found := self.explanations.get(exercise.id):
            rows.append(explained(found, self._language))
        return _block(*rows, style="border-left:4px solid;padding:.1rem 0 .2rem .8rem;margin:.3rem 0")

    def _head(self, exercise: ExerciseResult) -> Markup:
        sign, _, words = STATUS[exercise.status]
        badge = Markup(
            '<span style="background:{};color:#fff;border-radius:4px;padding:.05rem .5rem;white-space:nowrap">{}</span>'
        ).format(_GROUND.get(exercise.status, "#8a5300"), f"{sign} {words.in_(self._language)}")
        score = f"{points(exercise.points)}/{points(exercise.max_points)}{star(exercise)}"
        return _block(Markup("{} <b>{} {}</b> {}").format(badge, exercise.id, self._say(exercise.title), score))

    def _functions(self, exercise: ExerciseResult) -> Iterable[Markup]:
        for one in exercise.functions:
            way = on_the_way(one).in_(self._language)
            yield _block(Markup("{} <code>{}</code> {}").format(mark_of(one), line(one.name), way))
            for value in [value for value in one.worked_values if not value.right][:1]:
                yield self._row(self._in("算例", "worked value"), value.call)
                yield self._row(self._in("应得", "expected"), value.expected)
                yield self._row(self._in("得到", "got"), value.got)
        yield _block(Markup("<b>{}</b>").format(self._in("接着写 ", "Go on with ") + exercise.goes_on_with))

    def _check(self, exercise: ExerciseResult, check: CheckResult) -> Markup:
        words = STATUS[check.status][2].in_(self._language)
        sign = STATUS["followed"][0] if check.status == "followed" else "✘"
        head = Markup("{} <b>{}</b> ({})").format(sign, self._say(check.title), words)
        rows = [_block(head, style="margin-top:.35rem")]
        if check.reason:
            rows.append(_block(self._say(check.reason)))
        if check.failure:
            rows += self._failure(exercise, check.failure)
        if any(check.hint):
            hint = WORDS["hint"].in_(self._language)
            rows.append(Markup("<details><summary>{}</summary>{}</details>").format(hint, self._say(check.hint)))
        return _block(*rows)

    def _failure(self, exercise: ExerciseResult, failure: Failure) -> Iterable[Markup]:
        if failure.calls:
            for call in failure.calls:
                yield self._row(self._in("调用", "call"), _call(call))
        else:
            for name, value in failure.inputs.items():
                yield self._row(name, _brief(value))
        if failure.expected:
            yield self._row(EXPECTED[failure.alternatives].in_(self._language), _brief(failure.expected))
        if failure.got:
            yield self._row(GOT[failure.taken_from_returned].in_(self._language), _brief(failure.got))
        if failure.another and failure.another.call.returned:
            wrong = f"{_call(failure.another.call)} → {_brief(failure.another.call.returned)}"
            yield self._row(ALSO_WRONG.in_(self._language), wrong)
            if failure.another.expected:
                yield self._row(EXPECTED_THERE.in_(self._language), _brief(failure.another.expected))
        if failure.right and failure.right.returned:
            right = f"{_call(failure.right)} → {_brief(failure.right.returned)}"
            yield self._row(RIGHT_HERE.in_(self._language), right)
        if failure.error:
            yield self._error(exercise, failure.error)
        else:
            yield _block(self._say(failure.message))

    def _row(self, label: str, value: str) -> Markup:
        return Markup(
            '<div style="display:flex;gap:.8rem"><span style="flex:none;min-width:4.5rem;opacity:.75">{}</span>'
            '<code style="{};background:none;color:inherit">{}</code></div>'
        ).format(line(label), _MONO, lines(value, _LONGEST))

    def _error(self, exercise: ExerciseResult, error: StudentError) -> Markup:
        rows = []
        for frame in error.frames[-2:]:
            cells = exercise.cells if frame.file == exercise.source_file else []
            at = place(frame.file, frame.line, cells, frame.function).in_(self._language)
            rows.append(
                Markup('{}\n<code style="color:inherit;background:none">    {}</code>').format(at, line(frame.source))
            )
        rows.append(Markup("<b>{}</b>").format(lines(f"{error.type}: {error.message}", _LONGEST)))
        return _block(Markup("\n").join(rows), style=_MONO)

    def _further(self, exercise: ExerciseResult, checks: list[CheckResult]) -> Markup:
        title = self._in(f"还有 {len(checks)} 条未通过", f"{len(checks)} more failing")
        inside = Markup("").join(self._check(exercise, check) for check in checks[:_FURTHER])
        return Markup('<details style="margin-top:.35rem"><summary>{}</summary>{}</details>').format(title, inside)

    def _foot(self) -> Markup:
        said = self._say(self._basis)
        if self.page is None:
            return _block(said, style="opacity:.75;font-size:.9em")
        link = Markup('<a href="{}" target="_blank">{}</a>').format(
            _address(self.page),
            self._in("完整的报告（题目、图、代码）", "the whole report (statement, pictures, code)"),
        )
        return _block(said, Markup(" "), link, style="font-size:.9em;margin-top:.3rem")


def _block(*parts: Markup, style: str = "") -> Markup:
    attribute = Markup(' style="{}"').format(style) if style else Markup()
    return Markup("<div{}>{}</div>").format(attribute, Markup("").join(parts))


def _call(call: Call) -> str:
    return f"{call.function}({', '.join(_brief(arg) for arg in call.args)})"


def _brief(value: Value) -> str:
    return value.text if len(value.text) <= _LONGEST else f"<{value.type}>"


def _address(page: Path) -> str:
    """Relative to the notebook where it can be: front ends open files beside it."""
    try:
        relative = os.path.relpath(page)
    except ValueError:  # another drive
        return page.as_uri()
    return page.as_uri() if relative.startswith("..") else Path(relative).as_posix()
