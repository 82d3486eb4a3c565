"""The verbs of somebody who does exercises: grade, start, list, show, hint, status."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from grader.cli.options import (
    BROKEN,
    FAILED,
    PASSED,
    PATH,
    course_option,
    language_of,
    language_option,
    level_named,
    say,
)
from grader.course.catalog import Course, Exercise, course_at
from grader.text import Language, Text


@click.command(hidden=True)
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@click.option("--from", "from_path", type=PATH, help="somebody's file, folder, notebook or zip")
@click.option("--watch", is_flag=True, help="存盘即重批 / regrade on save")
@click.option("--all", "everything", is_flag=True, help="显示全部失败 / show every failure")
@click.option("--json", "json_path", type=PATH, help="- = stdout")
@click.option("--junit", "junit_path", type=PATH)
@click.option("--html", "html_path", type=PATH)
@click.option("--pictures/--no-pictures", default=True, help="报告中画图 / pictures in the report")
@click.option("--seed", type=int, default=0, help="换一批生成的输入 / draw other inputs")
@click.option("--isolation", help="process | limits | sandbox")
@course_option
@language_option
def check(
    names: Sequence[str],
    from_path: Path | None,
    watch: bool,
    everything: bool,
    json_path: Path | None,
    junit_path: Path | None,
    html_path: Path | None,
    pictures: bool,
    seed: int,
    isolation: str | None,
    course: Path | None,
    lang: str | None,
) -> int:
    """批改一章、一题或一个文件 / Grade a chapter, an exercise or a file."""
    from grader.session.grading import Grading, Outputs

    language = language_of(lang)
    outputs = Outputs(json_path, junit_path, html_path, everything, pictures)
    with Grading(course_at(course), language, isolation=level_named(isolation), seed=seed) as grading:
        work = grading.find(names, from_path)
        if watch:
            grading.watch(work, outputs)
        report = grading.run(work, outputs)
    return BROKEN if report.broken else PASSED if report.all_passed else FAILED


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--notebook", is_flag=True, help="写成笔记本 / write a notebook")
@course_option
@language_option
def start(name: str, notebook: bool, course: Path | None, lang: str | None) -> None:
    """把练习的框架写到当前目录 / Write the stubs of a chapter into this directory."""
    from grader.session import workspace

    language, exercises = language_of(lang), course_at(course).find(name)
    if notebook:
        from grader.session.notebook import write_notebook

        created = [write_notebook(exercises, Path.cwd(), language, course and course.resolve())]
    else:
        created = list(workspace.start(exercises, Path.cwd()).created)
    say(_files_written(created), language)
    for path in created:
        say(Text(f"  {path}", f"  {path}"), language)


@click.command("list")
@course_option
@language_option
def list_exercises(course: Path | None, lang: str | None) -> None:
    """所有章与练习 / All chapters and exercises."""
    language = language_of(lang)
    for chapter, exercises in _by_book(course_at(course), language):
        say(Text(chapter, chapter), language)
        width = max(6, *(len(exercise.id) + 1 for exercise in exercises))
        for exercise in exercises:
            click.echo(f"  {exercise.id:<{width}}{exercise.title.in_(language)}")


@click.command()
@click.argument("name", metavar="NAME")
@course_option
@language_option
def show(name: str, course: Path | None, lang: str | None) -> None:
    """练习的题目与函数 / The statement and functions of an exercise."""
    language = language_of(lang)
    for exercise in course_at(course).find(name):
        _say_title(exercise, language)
        say(exercise.statement, language)
        functions = ", ".join(exercise.functions)
        say(Text(f"\n函数: {functions}", f"\nFunctions: {functions}"), language)


@click.command()
@click.argument("name", metavar="NAME")
@course_option
@language_option
def hint(name: str, course: Path | None, lang: str | None) -> None:
    """练习的下一步提示 / The next hint of an exercise."""
    from grader.course.loading import load_checks
    from grader.session import workspace

    language, wanted = language_of(lang), course_at(course)
    for exercise in wanted.find(name):
        steps = load_checks(wanted, exercise).info.hints
        _say_title(exercise, language)
        if steps:
            due = workspace.next_hint(exercise, wanted, len(steps), Path.cwd())
            say(steps[due], language)
            say(_more_hints(exercise, len(steps) - due - 1), language)


def _more_hints(exercise: Exercise, left: int) -> Text:
    if left:
        return Text(
            f"(还有 {left} 步提示: 再运行一次 grade hint {exercise.id})",
            f"({left} more: run grade hint {exercise.id} again)",
        )
    return Text(
        f"(提示到此为止; grade {exercise.id} 会在每个失败处再给提示)",
        f"(That was the last; grade {exercise.id} gives further hints where something fails)",
    )


@click.command()
@course_option
@language_option
def status(course: Path | None, lang: str | None) -> None:
    """各章的进度 / Progress by chapter."""
    from grader.session import workspace

    language, wanted = language_of(lang), course_at(course)
    state = workspace.load_state(Path.cwd(), wanted)
    width = max((len(chapter) for chapter in wanted.chapters), default=0)
    for chapter, exercises in _by_book(wanted, language):
        statuses = [str(state.get(exercise.id, {}).get("status", "")) for exercise in exercises]
        passed = sum(one == "passed" for one in statuses)
        started = sum(one in ("partial", "failed") for one in statuses)
        rest = len(exercises) - passed - started
        counts = Text(
            f"通过 {passed}, 进行中 {started}, 未动 {rest}",
            f"{passed} passed, {started} in progress, {rest} untouched",
        )
        click.echo(f"{chapter:<{width}} {_bar(statuses)}  {counts.in_(language)}")


VERBS = (check, start, list_exercises, show, hint, status)


def _by_book(course: Course, language: Language) -> Iterator[tuple[str, list[Exercise]]]:
    """The chapters; where there are several books each begins with its title."""
    several = len({exercise.book for exercise in course.exercises}) > 1
    last = None
    for chapter, exercises in course.chapters.items():
        book = exercises[0].book
        if several and book != last:
            if last is not None:
                click.echo()
            say(book.title, language, bold=True)
            last = book
        yield chapter, exercises


def _say_title(exercise: Exercise, language: Language) -> None:
    title = f"{exercise.id} {exercise.title.in_(language)}"
    say(Text(title, title), language, bold=True)


def _bar(statuses: Sequence[str]) -> str:
    return "".join("■" if one == "passed" else "◧" if one in ("partial", "failed") else "□" for one in statuses)


def _files_written(created: Sequence[Path]) -> Text:
    if not created:
        return Text("全部文件都已存在, 没有改动", "All files are there already; nothing was changed")
    return Text(f"已写好 {len(created)} 个文件:", f"Wrote {len(created)} files:")
