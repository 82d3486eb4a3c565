"""The report on a terminal: a table, then what to mend first; plain lines where the output is no terminal."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
import samples
from rich.console import Console

from grader.report.terminal import TerminalReport
from grader.results.model import Diagnosis, Isolation, Report
from grader.text import Language, Text


def shown(report: Report, language: Language = "en", *, terminal: bool = False, everything: bool = False) -> str:
    written = StringIO()
    console = Console(file=written, force_terminal=terminal, width=100, no_color=True, highlight=False)
    TerminalReport(console, language).show(report, everything=everything)
    return written.getvalue()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_terminal_gets_a_table_and_a_pipe_gets_lines(language: Language) -> None:
    table, lines = (shown(samples.CHAPTER, language, terminal=terminal) for terminal in (True, False))
    heading = "练习" if language == "zh" else "Exercise"
    assert heading in table.splitlines()[0]
    for exercise in samples.CHAPTER.exercises:
        title = exercise.title.in_(language)
        colon = "：" if language == "zh" else ": "
        assert f"{exercise.id} {title}{colon}" in lines
        assert title in table


def test_a_failure_shows_its_call_or_its_input_what_was_expected_the_hint_and_the_place() -> None:
    said = shown(samples.CHAPTER, everything=True)
    for label in ("call: ", "expected: ", "got: ", "hint: ", "book: "):
        assert label in said
    first = next(check for exercise in samples.CHAPTER.exercises for check in exercise.checks if check.failure)
    assert first.failure is not None
    without_calls = replace(first, failure=replace(first.failure, calls=[]))
    one = replace(samples.LOGISTIC, checks=[without_calls])
    assert all(f"{name}: " in shown(samples.report(one)) for name in first.failure.inputs)


def test_a_place_that_nobody_gave_is_not_shown() -> None:
    bare = replace(samples.LOGISTIC, book="", checks=[replace(samples.RAISES, book="", hint=Text("", ""))])
    said = shown(samples.report(bare))
    assert "book: " not in said
    assert "hint: " not in said


def test_more_failures_than_anybody_reads_are_counted() -> None:
    many = replace(samples.LOGISTIC, checks=[replace(samples.NLL, id=f"test_{n}") for n in range(12)])
    said = shown(samples.report(many))
    assert f"more failing in {many.id}: grade {many.id} --all" in said
    assert "more failing" not in shown(samples.report(many), everything=True)


def test_a_syntax_error_has_its_caret_under_the_place() -> None:
    lines = shown(samples.report(samples.SYNTAX)).splitlines()
    caret = next(index for index, line in enumerate(lines) if line.strip() == "^")
    assert samples.SYNTAX.problem is not None
    assert samples.SYNTAX.problem.error is not None
    assert lines[caret - 1].strip() == samples.SYNTAX.problem.error.frames[-1].source.strip()


@pytest.mark.parametrize("book", ["§3.3", ""])
def test_the_misconception_is_named(book: str) -> None:
    known = replace(samples.LOGISTIC, diagnosis=Diagnosis("sign", Text("符号反了", "The sign is reversed"), book))
    said = shown(samples.report(known))
    assert "The sign is reversed" in said
    assert ("(book §3.3)" in said) == bool(book)


def test_remarks_and_a_weaker_isolation_are_said() -> None:
    noted = replace(samples.PERFECT, notes=[Text("交了两份", "handed in twice")])
    said = shown(samples.report(noted, isolation=Isolation("process", ["process"], [])))
    assert "! 3.1 handed in twice" in said
    assert "process" in said.splitlines()[-1]
    assert "handed in twice" not in shown(samples.PASSED)


def test_the_end_of_what_the_code_printed_is_shown_while_a_mistake_is_looked_for() -> None:
    printed = "".join(f"round {number}\n" for number in range(9))
    failing = replace(samples.LOGISTIC, status="failed", output=printed + "\x1b[2J")
    said = shown(samples.report(failing))
    assert "your code printed, the last 5 of 10 lines" in said
    assert "round 8" in said
    assert "round 3" not in said
    assert "\x1b" not in said
    assert "round 3" in shown(samples.report(failing), everything=True)
    assert "printed" not in shown(samples.report(replace(failing, status="passed")))
