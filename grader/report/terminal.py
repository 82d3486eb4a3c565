"""Results for the terminal: what is wrong, on the smallest input that shows it, and what to try next."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text as RichText

from grader.report.plain import (
    ALSO_WRONG,
    EXPECTED,
    EXPECTED_THERE,
    GOT,
    LONGEST,
    NO_STAR_YET,
    OPTIONAL,
    RIGHT_HERE,
    STATUS,
    functions_in,
    mark_of,
    on_the_way,
    place_in_book,
    points,
    safe,
    short_of_star,
    star,
    statuses,
)
from grader.results.model import (
    Call,
    CheckResult,
    Diagnosis,
    ExerciseResult,
    Failure,
    Problem,
    Report,
    StudentError,
    Value,
)
from grader.results.places import place_of
from grader.text import Language, Text

NOT_ISOLATED = Text(
    "在隔离级别 {level} 下运行：只供自己练习，不能作为成绩依据。",
    "Ran at isolation level {level}: feedback for yourself, not a grade.",
)
_MOST_FAILURES = 3
_MOST_PRINTED = 5
"""Lines of what was printed; the HTML report has more."""


class TerminalReport:
    """Prints reports on a console: tables and colours on a terminal, plain lines in a pipe."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console, self.language = console, language
        self._everything = False

    def say(self, text: Text, style: str = "") -> None:
        self.console.print(RichText(text.in_(self.language)), style=style, highlight=False, soft_wrap=True)

    def rule(self, title: str) -> None:
        self.console.rule(title, style="dim")

    def show(self, report: Report, *, everything: bool = False) -> None:
        """The whole report: the table, then what to mend first."""
        self._everything = everything
        if self.console.is_terminal:
            self.console.print(self._table(report.exercises))
        else:
            for exercise in report.exercises:
                self._line(exercise)
        for exercise in report.exercises:
            failing = exercise.failing
            for note in exercise.notes:
                words = note.in_(self.language)
                whose = "" if exercise.id in words else f"{exercise.id} "
                self._print(f"[yellow]![/] {escape(safe(whose + words))}")
            if exercise.problem:
                self._problem(exercise, exercise.problem)
            if exercise.functions:
                self._functions(exercise)
            if exercise.diagnosis:
                self._diagnosis(exercise, exercise.diagnosis)
            shown = failing if everything else failing[:_MOST_FAILURES]
            for check in shown:
                self._failure(exercise, check)
            if rest := len(failing) - len(shown):
                self._print(
                    self._in(
                        f"… 练习 {exercise.id} 还有 {rest} 条未通过：grade {exercise.id} --all 或见 HTML 报告",
                        f"… {rest} more failing in {exercise.id}: grade {exercise.id} --all, or see the HTML report",
                    ),
                    "dim",
                )
            for why in short_of_star(exercise)[: None if everything else 1]:
                line = f"{exercise.id} {NO_STAR_YET.in_(self.language)}{safe(why.in_(self.language))}"
                self._print(escape(line), "dim")
            self._skipped(exercise)
            self._printed(exercise)
        self._print("")
        self._print(
            f"[bold]{self._in('得分', 'Score')} {points(report.points)} / {points(report.max_points)}[/]"
            + "".join(f"  {self._tally(report.exercises, status)}" for status in statuses(report.exercises))
        )
        if not report.isolation.walled:
            remark = NOT_ISOLATED.in_(self.language).format(level=report.isolation.level)
            self._print(escape(remark), "dim")

    def files(self, paths: Iterable[Path]) -> None:
        for path in paths:
            self._print(f"{self._in('报告：', 'Report: ')}{escape(str(path))}")

    def _table(self, exercises: list[ExerciseResult]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("", "", self._in("练习", "Exercise"), self._in("检查", "Checks")):
            table.add_column(heading, overflow="fold")
        table.add_column(self._in("得分", "Points"), justify="right")
        for exercise in exercises:
            sign, style, words = STATUS[exercise.status]
            passed = sum(check.status == "passed" for check in exercise.checks)
            table.add_row(
                f"[{style}]{sign}[/]",
                exercise.id,
                escape(exercise.title.in_(self.language)),
                f"{passed}/{len(exercise.checks)}" if exercise.checks else f"[dim]{words.in_(self.language)}[/]",
                f"{points(exercise.points)}/{points(exercise.max_points)}{star(exercise)}",
            )
        return table

    def _line(self, exercise: ExerciseResult) -> None:
        words = STATUS[exercise.status][2].in_(self.language)
        title = exercise.title.in_(self.language)
        colon = self._in("：", ": ")
        score = f"{points(exercise.points)}/{points(exercise.max_points)}{star(exercise)}"
        self._print(escape(f"{exercise.id} {title}{colon}{words} {score}"))

    def _diagnosis(self, exercise: ExerciseResult, diagnosis: Diagnosis) -> None:
        sentence, book = diagnosis.sentence.in_(self.language), diagnosis.book
        words, where = self._in("错在这里：", "The mistake: "), escape(place_in_book(book).in_(self.language))
        self._print("")
        self._print(
            f"[magenta bold]➜ {exercise.id}[/] [bold]{words}{escape(sentence)}[/]"
            + (f"[dim]{self._in(f'（见书 {where}）', f' (book {where})')}[/]" if book else "")
        )

    def _failure(self, exercise: ExerciseResult, check: CheckResult) -> None:
        status = STATUS[check.status]
        sign, style = ("✘", "red") if check.status != "followed" else status[:2]
        words = status[2].in_(self.language)
        self._print("")
        title = escape(check.title.in_(self.language))
        worth = OPTIONAL[check.strict is not None].in_(self.language) if check.extra else points(check.max_points)
        state = self._in(f"（{worth}，{words}）", f" ({worth}, {words})")
        self._print(f"[{style} bold]{sign} {exercise.id}[/] [bold]{title}[/][dim]{state}[/]")
        if check.failure:
            self._why(check.failure, exercise)
        if check.reason:
            self._labelled(self._in("起因", "cause"), check.reason.in_(self.language), "yellow")
        if check.hint.in_(self.language):
            self._labelled(self._in("提示", "hint"), check.hint.in_(self.language), "cyan")
        if book := check.book or exercise.book:
            self._labelled(self._in("见书", "book"), place_in_book(book).in_(self.language), "dim")

    def _skipped(self, exercise: ExerciseResult) -> None:
        """What was not judged, and why: once for each reason."""
        if exercise.status in ("not_attempted", "in_progress"):
            return
        skipped = [check for check in exercise.checks if check.status == "skipped" and check.reason]
        sorts = [(check.reason, check.extra, check.strict is not None) for check in skipped]
        for reason, extra, starred in dict.fromkeys(sorts):
            count = sorts.count((reason, extra, starred))
            assert reason
            what = self._in(f"{count} 条检查没有进行", f"{count} check{'s'[: count != 1]} not run")
            worth = OPTIONAL[starred].in_(self.language)
            optional = self._in(f"（{worth}）", f" ({worth})") if extra else ""
            colon = self._in("：", ": ")
            self._print(f"[dim]·[/] {exercise.id} {what}{optional}{colon}{escape(safe(reason.in_(self.language)))}")

    def _printed(self, exercise: ExerciseResult) -> None:
        """The end of what the student's code printed: whoever looks for a mistake prints."""
        lines = exercise.output.rstrip("\n").split("\n") if exercise.status != "passed" else [""]
        if lines == [""]:
            return
        shown = lines if self._everything else lines[-_MOST_PRINTED:]
        more = Text(f"，共 {len(lines)} 行，最后 {len(shown)} 行", f", the last {len(shown)} of {len(lines)} lines")
        rest = more.in_(self.language) if len(shown) < len(lines) else ""
        self._print("")
        self._print(
            f"[dim]·[/] {exercise.id} {self._in('你的代码打印了', 'your code printed')}{rest}{self._in('：', ':')}"
        )
        for line in shown:
            self._print(f"    [dim]{escape(safe(line))}[/]")

    def _functions(self, exercise: ExerciseResult) -> None:
        """Each function of an unfinished exercise, and what to go on with."""
        self._print("")
        self._print(f"[yellow bold]◔ {exercise.id}[/] [bold]{escape(exercise.title.in_(self.language))}[/]")
        width = max(len(one.name) for one in exercise.functions)
        for one in exercise.functions:
            sign = mark_of(one)
            style = {"✔": "green", "✘": "red"}.get(sign, "dim")
            self._print(f"  [{style}]{sign}[/] {escape(one.name):<{width}}  {on_the_way(one).in_(self.language)}")
            for value in [value for value in one.worked_values if not value.right][:1]:
                self._labelled(self._in("  算例", "  worked value"), safe(value.call))
                self._labelled(self._in("  应得", "  expected"), safe(value.expected), "green")
                self._labelled(self._in("  得到", "  got"), safe(value.got), "red")
        if exercise.goes_on_with:
            name = escape(exercise.goes_on_with)
            self._print(f"  [bold]{self._in(f'接着写 {name}', f'Go on with {name}')}[/]")

    def _why(self, failure: Failure, exercise: ExerciseResult) -> None:
        self._print(f"  {escape(safe(failure.message.in_(self.language)))}")
        self._calls(failure, exercise)
        if failure.error:
            self._error(failure.error, exercise)
        if not failure.calls:
            for name, value in failure.inputs.items():
                self._labelled(name, safe(value.text))
        if failure.expected:
            label = EXPECTED[failure.alternatives].in_(self.language)
            self._labelled(label, safe(failure.expected.text), "green")
        if failure.got:
            kind = f"  ({failure.got.type})" if failure.got.type != failure.got.text else ""
            self._labelled(GOT[failure.taken_from_returned].in_(self.language), safe(failure.got.text) + kind, "red")
        if failure.another:
            self._labelled(ALSO_WRONG.in_(self.language), self._call(failure.another.call), "red")
            if failure.another.message != failure.message:
                self._print(f"    {escape(safe(failure.another.message.in_(self.language)))}")
            if failure.another.expected:
                expected = safe(failure.another.expected.text)
                self._labelled(EXPECTED_THERE.in_(self.language), expected, "green")
        if failure.right:
            self._labelled(RIGHT_HERE.in_(self.language), self._call(failure.right), "green")

    def _calls(self, failure: Failure, exercise: ExerciseResult) -> None:
        for call in failure.calls:
            self._labelled(self._in("调用", "call"), self._call(call))
        for name, source in functions_in(failure.calls):
            self._labelled(self._in(f"其中 {name}", f"where {name}"), safe(f"\n{source}", 1_500))
        if any(self._is_cut(arg) for call in failure.calls for arg in call.args):
            again = f"grade try {exercise.id} {failure.calls[-1].function}"
            self._labelled(self._in("参数太长，没有全写出来；照样再调用", "cut; to call it again"), again, "dim")
        for call in failure.others if self._everything else ():
            self._labelled(self._in("还调用了", "also called"), self._call(call))

    def _call(self, call: Call) -> str:
        args = ", ".join(map(self._brief, call.args))
        returned = f" → {self._brief(call.returned)}" if call.returned else ""
        return f"{call.function}({args}){returned}"

    def _brief(self, value: Value) -> str:
        """A value within a line; a long one by its type, unless everything was asked for."""
        return f"<{safe(value.type)}>" if self._is_cut(value) else safe(value.text, self._longest)

    def _is_cut(self, value: Value) -> bool:
        return not value.complete or len(value.text) > self._longest

    @property
    def _longest(self) -> int:
        return 10 * LONGEST if self._everything else LONGEST

    def _problem(self, exercise: ExerciseResult, problem: Problem) -> None:
        self._print("")
        self._print(f"[red bold]✘ {exercise.id}[/] [bold]{escape(safe(problem.message.in_(self.language)))}[/]")
        if problem.error:
            self._error(problem.error, exercise)

    def _error(self, error: StudentError, exercise: ExerciseResult) -> None:
        for frame in error.frames[-4:]:
            self._print(f"    [dim]{escape(safe(place_of(frame, exercise).in_(self.language)))}[/]")
            if frame.source:
                self._print(f"      {escape(safe(frame.source))}")
        if error.column is not None and error.frames and error.frames[-1].source:
            source = error.frames[-1].source
            indent = len(source) - len(source.lstrip())
            self._print("      " + " " * max(0, error.column - 1 - (indent if not source.startswith(" ") else 0)) + "^")
        self._print(f"    [red]{escape(safe(f'{error.type}: {error.message}'))}[/]")

    def _labelled(self, label: str, value: str, style: str = "") -> None:
        content = escape(value)
        colon = ": " if label.isascii() else "："
        self._print(f"  [dim]{escape(label)}{colon}[/]" + (f"[{style}]{content}[/]" if style else content))

    def _tally(self, exercises: list[ExerciseResult], status: str) -> str:
        sign, style, words = STATUS[status]
        count = sum(exercise.status == status for exercise in exercises)
        return f"[{style}]{sign} {count} {words.in_(self.language)}[/]"

    def _print(self, markup: str, style: str = "") -> None:
        self.console.print(markup, style=style, highlight=False, soft_wrap=True)

    def _in(self, zh: str, en: str) -> str:
        return Text(zh, en).in_(self.language)
