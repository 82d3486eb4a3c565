"""The command line: thin verbs over the rooms. Heavy imports wait until a verb needs them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
import typer.core
from rich.console import Console

import grader
from grader.cli import classroom
from grader.cli.options import CourseOption, LanguageOption, course_at, language_of
from grader.course.catalog import own_course
from grader.text import Language, Text, user_language

if TYPE_CHECKING:
    pass

PASSED, FAILED, USAGE, BROKEN = 0, 1, 2, 3
"""Exit statuses: all passed; something failed or is not attempted; wrong usage; the grader itself could not work."""
INTERRUPTED = 130
UsageError = typer.BadParameter.__mro__[1]
"""What typer raises for a wrong option; it keeps the class to itself."""


class NameFirst(typer.core.TyperGroup):
    """A group whose first word may also be a chapter, an exercise or a file: `grade chapter3`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = ["check", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=NameFirst,
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="批改《机器学习》的习题 / Grades the exercises of 《机器学习》.\n\n"
    "grade chapter3 · grade 3.3 · grade homework.ipynb · grade list",
)

NameArgument = Annotated[str, typer.Argument(help="chapter3, 3.3", show_default=False)]
NamesArgument = Annotated[list[str], typer.Argument(help="chapter3, 3.3, homework.ipynb", show_default=False)]


def main() -> NoReturn:
    """Runs the command line; what goes wrong is one sentence, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # a Windows console may be GBK
    try:
        sys.exit(app(standalone_mode=False) or PASSED)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except Exception as error:
        sys.exit(_explain(error))


def _explain(error: Exception) -> int:
    """Says what went wrong, and gives the exit status that means it."""
    from grader.errors import GraderBroken
    from grader.player import IsolationUnavailable

    stderr = Console(stderr=True, highlight=False, soft_wrap=True, markup=False)
    if isinstance(error, UsageError):
        error.show()  # type: ignore[attr-defined]  # typer does not export the class
        return USAGE
    broken = isinstance(error, (GraderBroken, IsolationUnavailable))
    text = getattr(error, "reason" if isinstance(error, IsolationUnavailable) else "text", None)
    if isinstance(text, Text):
        stderr.print(text.in_(_language_wanted()))
        return BROKEN if broken else USAGE
    if isinstance(error, OSError):
        stderr.print(str(error))
        return BROKEN
    stderr.print_exception(max_frames=8)
    stderr.print("批改器自身出错, 请报告此问题 / The grader itself failed; please report this")
    return BROKEN


def _language_wanted() -> Language:
    """The language of an error message, before or after options are parsed."""
    words = sys.argv[1:]
    for position, word in enumerate(words):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and position + 1 < len(words):
            value = words[position + 1]
        if value in ("zh", "en"):
            return language_of(value)
    return user_language()


@app.command("check", hidden=True)
def check(
    names: NamesArgument,
    from_path: Annotated[Path | None, typer.Option("--from", help="somebody's file, folder, notebook or zip")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="存盘即重批 / regrade on save")] = False,
    everything: Annotated[bool, typer.Option("--all", help="显示全部失败 / show every failure")] = False,
    json_path: Annotated[Path | None, typer.Option("--json", help="- = stdout")] = None,
    junit_path: Annotated[Path | None, typer.Option("--junit")] = None,
    html_path: Annotated[Path | None, typer.Option("--html")] = None,
    pictures: Annotated[bool, typer.Option(help="报告中画图 / pictures in the report")] = True,
    seed: Annotated[int, typer.Option("--seed", help="换一批生成的输入 / draw other inputs")] = 0,
    isolation: Annotated[str | None, typer.Option("--isolation", help="process | limits | sandbox")] = None,
    course: CourseOption = None,
    lang: LanguageOption = None,
) -> None:
    """批改一章、一题或一个文件 / Grade a chapter, an exercise or a file."""
    from grader.session.grading import Grading, Outputs

    language = language_of(lang)
    outputs = Outputs(json_path, junit_path, html_path, everything, pictures)
    with Grading(course_at(course), language, isolation=isolation, seed=seed) as grading:
        work = grading.find(names, from_path)
        if watch:
            grading.watch(work, outputs)
        report = grading.run(work, outputs)
    raise typer.Exit(BROKEN if report.broken else PASSED if report.all_passed else FAILED)


@app.command("start")
def start(
    name: NameArgument,
    notebook: Annotated[bool, typer.Option("--notebook", help="写成笔记本 / write a notebook")] = False,
    course: CourseOption = None,
    lang: LanguageOption = None,
) -> None:
    """把练习的框架写到当前目录 / Write the stubs of a chapter into this directory."""
    from grader.session import workspace

    language, exercises = language_of(lang), course_at(course).find(name)
    if notebook:
        from grader.session.notebook import write_notebook

        created = [write_notebook(exercises, Path.cwd(), language)]
    else:
        created = list(workspace.start(exercises, Path.cwd()).created)
    _say(_files_written(created), language)
    for path in created:
        _say(Text(f"  {path}", f"  {path}"), language)


@app.command("list")
def list_exercises(course: CourseOption = None, lang: LanguageOption = None) -> None:
    """所有章与练习 / All chapters and exercises."""
    language = language_of(lang)
    for chapter, exercises in course_at(course).chapters.items():
        _say(Text(f"chapter{chapter}", f"chapter{chapter}"), language)
        for exercise in exercises:
            _say(Text(f"  {exercise.id:<6}{exercise.title.zh}", f"  {exercise.id:<6}{exercise.title.en}"), language)


@app.command("show")
def show(name: NameArgument, course: CourseOption = None, lang: LanguageOption = None) -> None:
    """练习的题目与函数 / The statement and functions of an exercise."""
    language = language_of(lang)
    for exercise in course_at(course).find(name):
        title = exercise.title.in_(language)
        _say(Text(f"{exercise.id} {title}", f"{exercise.id} {title}"), language, style="bold")
        _say(exercise.statement, language)
        _say(
            Text("\n函数: " + ", ".join(exercise.functions), "\nFunctions: " + ", ".join(exercise.functions)), language
        )


@app.command("hint")
def hint(name: NameArgument, course: CourseOption = None, lang: LanguageOption = None) -> None:
    """练习的提示 / The hints of an exercise."""
    from grader.course.loading import load_checks

    language, wanted = language_of(lang), course_at(course)
    for exercise in wanted.find(name):
        module = load_checks(wanted, exercise)
        title = exercise.title.in_(language)
        _say(Text(f"{exercise.id} {title}", f"{exercise.id} {title}"), language, style="bold")
        for step in module.info.hints:
            _say(step, language)
        for check in module.checks:
            if check.hint.in_(language):
                line = f"  · {check.title.in_(language)}: {check.hint.in_(language)}"
                _say(Text(line, line), language)


@app.command("status")
def status(course: CourseOption = None, lang: LanguageOption = None) -> None:
    """各章的进度 / Progress by chapter."""
    from grader.session import workspace

    language, state = language_of(lang), workspace.load_state(Path.cwd())
    for chapter, exercises in course_at(course).chapters.items():
        statuses = [str(state.get(exercise.id, {}).get("status", "")) for exercise in exercises]
        passed = sum(one == "passed" for one in statuses)
        started = sum(one in ("partial", "failed") for one in statuses)
        rest = len(exercises) - passed - started
        _say(
            Text(
                f"chapter{chapter:<3} {_bar(statuses)}  通过 {passed}, 进行中 {started}, 未动 {rest}",
                f"chapter{chapter:<3} {_bar(statuses)}  {passed} passed, {started} in progress, {rest} untouched",
            ),
            language,
        )


@app.command("verify")
def verify(
    names: Annotated[list[str] | None, typer.Argument(help="chapter3, 3.3", show_default=False)] = None,
    mutants: Annotated[bool, typer.Option("--mutants", help="逐个改动参考解 / mutants of the reference")] = False,
    changed_since: Annotated[str | None, typer.Option(help="只看此后改动的练习 / only what changed since")] = None,
    table_path: Annotated[Path | None, typer.Option("--table", help="写出练习总表 / write the table of all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="machine-readable")] = False,
    workers: Annotated[int | None, typer.Option("--workers", min=1, show_default=False)] = None,
    course: CourseOption = None,
) -> None:
    """这道练习可以发布吗? / May this exercise ship?"""
    from grader.verify.changes import changed_since as changed
    from grader.verify.report import verify_and_show

    if table_path and (names or changed_since):
        raise typer.BadParameter("--table 总是包含全部练习 / --table takes all exercises: name none")
    wanted = course_at(course)
    exercises = [exercise for name in names or [] for exercise in wanted.find(name)] or list(wanted.exercises)
    if changed_since:
        exercises = changed(changed_since, wanted, exercises)
    fit = verify_and_show(wanted, exercises, mutants=mutants, as_json=as_json, workers=workers, table_path=table_path)
    raise typer.Exit(PASSED if fit else FAILED)


@app.command("new")
def new(
    name: Annotated[str, typer.Argument(help="3.11", show_default=False)],
    course: CourseOption = None,
    lang: LanguageOption = None,
) -> None:
    """新建一道练习的全部文件 / Create the files of a new exercise."""
    from grader.verify.scaffold import create_exercise, next_steps

    exercise = create_exercise(course or own_course().root, name)
    _say(next_steps(exercise), language_of(lang))


@app.command("version")
def version() -> None:
    """版本 / The version."""
    print(grader.__version__)


classroom.register(app)


def _bar(statuses: Sequence[str]) -> str:
    return "".join("■" if one == "passed" else "◧" if one in ("partial", "failed") else "□" for one in statuses)


def _files_written(created: Sequence[Path]) -> Text:
    if not created:
        return Text("全部文件都已存在, 没有改动", "All files are there already; nothing was changed")
    return Text(f"已写好 {len(created)} 个文件:", f"Wrote {len(created)} files:")


def _say(text: Text, language: Language, style: str = "") -> None:
    Console(highlight=False, soft_wrap=True, markup=False).print(text.in_(language), style=style)
