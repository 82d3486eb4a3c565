"""The verbs for a whole class: `grade batch`, `grade review`, `grade export`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.cli.options import (
    FAILED,
    PASSED,
    PATH,
    course_at,
    course_option,
    language_of,
    language_option,
    level_named,
    say,
)
from grader.course.catalog import Course, Exercise
from grader.errors import WrongUsage
from grader.text import Language, Text

if TYPE_CHECKING:
    from grader.classroom.batch.job import Executor, Setup
    from grader.classroom.batch.progress import Silent
    from grader.classroom.batch.run import Summary


@click.command()
@click.argument("submissions", type=PATH, metavar="SUBMISSIONS")
@click.option("--out", type=PATH, required=True, help="结果写到这里 / where results go")
@click.option("--chapter", multiple=True, help="3 或/or 3.3; 可多次/repeat")
@click.option("--roster", type=PATH, help="名单/class: CSV id,name,email,due")
@click.option("--due", help="截止时间 / deadline, 2026-11-30 23:59")
@click.option("--workers", type=int, help="默认每核一个 / default: one a core")
@click.option("--engine", default="local", help="local | dask")
@click.option("--scheduler", help="tcp://host:8786")
@click.option("--regrade", multiple=True, help="重批这一题 / grade again: 3.3")
@click.option("--isolation", default="sandbox", help="process | limits | sandbox")
@click.option("--max-seconds", "most_seconds", type=float, default=1800.0, help="每份上限 / limit for a submission")
@click.option("--json-lines", is_flag=True, help="每件事一行 JSON / one event a line")
@click.option("--seed", type=int, default=0, help="换一批输入 / draw other inputs")
@course_option
@language_option
def batch(
    submissions: Path,
    out: Path,
    chapter: Sequence[str],
    roster: Path | None,
    due: str | None,
    workers: int | None,
    engine: str,
    scheduler: str | None,
    regrade: Sequence[str],
    isolation: str,
    most_seconds: float,
    json_lines: bool,
    seed: int,
    course: Path | None,
    lang: str | None,
) -> int:
    """批改整个班的提交, 中断后再运行即可继续 / Grade a whole class; run it again and it goes on where it was."""
    from grader.classroom.batch.finding import submissions_in
    from grader.classroom.batch.roster import moment, read_roster
    from grader.classroom.batch.run import Batch, make_setup, only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.page.page import write_class_page

    language, wanted = language_of(lang), course_at(course)
    exercises = _exercises(wanted, chapter)
    regraded = sorted({exercise.id for name in regrade for exercise in wanted.find(name)})
    class_list = read_roster(roster) if roster else None
    watcher = _watcher(json_lines, language)
    with submissions_in(submissions) as places, only_one(out), Gradebook(out, create=True) as gradebook:
        setup = make_setup(wanted, exercises, level_named(isolation), seed, language)
        executor = _executor(engine, scheduler, setup, workers, most_seconds)
        run = Batch(setup, out, gradebook)
        limit = moment(due or "", "--due")
        try:
            summary = run.run(places, executor, watcher, roster=class_list, due=limit, regrade=regraded)
        finally:
            watcher.end(run.summary)
        page = write_class_page(gradebook, out, language)
        gradebook.finish()
    if not json_lines:
        say(_summary(summary, page), language)
    return FAILED if summary.failed else PASSED


@click.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--csv", "csv_path", type=PATH, help="写成表格 / write a table to fill in")
@click.option("--read", type=PATH, help="读回表格 / read the table back")
@click.option("--port", type=int, default=0, help="0 = 任意 / any")
@language_option
def review(folder: Path, csv_path: Path | None, read: Path | None, port: int, lang: str | None) -> None:
    """评阅书面回答: 本机网页或表格 / Read written answers: a local page, or a table."""
    from grader.classroom.batch.run import only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.page.page import write_class_page
    from grader.classroom.review import publish, read_marks, serve, write_sheet

    language = language_of(lang)
    with only_one(folder), Gradebook(folder) as gradebook:
        if csv_path is not None:
            number = write_sheet(gradebook, csv_path)
            say(Text(f"{number} 份回答写到 {csv_path}", f"Wrote {number} answers to {csv_path}"), language)
            return
        if read is not None:
            desk = read_marks(gradebook, read)
        else:
            desk = serve(gradebook, port, language, lambda url: say(Text(f"请打开 {url}", f"Open {url}"), language))
        number = len(desk.changed)
        publish(gradebook, folder, desk.affected(), language)
        write_class_page(gradebook, folder, language)
    say(Text(f"{number} 名学生的分数有变动", f"The marks of {number} students changed"), language)


@click.command()
@click.argument("kind", metavar="csv|json|junit|gradescope|moodle|canvas")
@click.argument("folder", type=PATH, required=False, metavar="[FOLDER]")
@click.option("--out", type=PATH, help="写到这里 / where to write")
@click.option("--out-of", type=float, help="换算成满分 / scale to so many points")
@click.option("--bom", is_flag=True, help="供 Excel 识别 UTF-8 / lets Excel see UTF-8")
@click.option("--assignment", "title", default="Homework", help="Canvas: 作业列 / column, Homework 3 (4567)")
@click.option("--chapter", multiple=True, help="gradescope: 3 或/or 3.3")
@click.option("--wheel", type=PATH, help="gradescope: 随包安装/install this wheel")
@click.option("--isolation", default="sandbox", help="gradescope: process | limits | sandbox")
@course_option
@language_option
def export(
    kind: str,
    folder: Path | None,
    out: Path | None,
    out_of: float | None,
    bom: bool,
    title: str,
    chapter: Sequence[str],
    wheel: Path | None,
    isolation: str,
    course: Path | None,
    lang: str | None,
) -> None:
    """导出成绩, 或 Gradescope 自动批改包 / Export grades, or an autograder for Gradescope."""
    from grader.classroom import export as exports
    from grader.classroom.gradebook import Gradebook

    language = language_of(lang)
    if kind == "gradescope" and folder is None:
        wanted = course_at(course)
        names = [exercise.id for exercise in _exercises(wanted, chapter)]
        target = out or Path("autograder.zip")
        own = None if course is None else wanted.root
        level = level_named(isolation)
        exports.write_autograder(target, names, wheel=wheel, course=own, isolation=level, language=language)
    else:
        if kind not in exports.FORMATS:
            known = ", ".join(exports.FORMATS)
            raise WrongUsage(f"没有格式 {kind!r}; 有 {known}", f"There is no format {kind!r}; there are {known}")
        if folder is None:
            raise WrongUsage("请给出批改结果的目录", "Say in which folder grade batch wrote its results")
        with Gradebook(folder) as gradebook:
            options = exports.Options(language, out_of, bom, title)
            target = exports.write(kind, gradebook, out or folder / exports.FORMATS[kind].default_name, options)
    say(Text(f"已写到 {target}", f"Wrote {target}"), language)


VERBS = (batch, review, export)


def _watcher(json_lines: bool, language: Language) -> Silent:
    from rich.console import Console

    from grader.classroom.batch.progress import JsonLines, Silent, TerminalLine

    if json_lines:
        return JsonLines()
    console = Console(stderr=True, highlight=False)
    return TerminalLine(console, language) if console.is_terminal and sys.stdout.isatty() else Silent()


def _executor(engine: str, scheduler: str | None, setup: Setup, workers: int | None, most_seconds: float) -> Executor:
    if engine == "local":
        from grader.classroom.batch.local import LocalExecutor

        return LocalExecutor(setup, workers, most_seconds)
    if engine != "dask":
        raise WrongUsage(f"--engine 应是 local 或 dask, 不是 {engine!r}", f"--engine is local or dask, not {engine!r}")
    if scheduler is None:
        raise WrongUsage(
            "--engine dask 需要 --scheduler tcp://地址:8786", "--engine dask needs --scheduler tcp://address:8786"
        )
    from grader.classroom.batch.cluster import DaskExecutor

    return DaskExecutor(setup, scheduler, most_seconds)


def _summary(summary: Summary, page: Path) -> Text:
    zh = [f"批改 {summary.graded} 份", f"未变 {summary.unchanged} 份"]
    en = [f"{summary.graded} graded", f"{summary.unchanged} unchanged"]
    for number, words in (
        (summary.unreadable, Text("无法读取", "unreadable")),
        (summary.failed, Text("没有批成", "not gradable")),
        (summary.duplicate, Text("重复", "duplicate")),
        (summary.missing, Text("未交", "missing")),
        (summary.late, Text("迟交", "late")),
    ):
        if number:
            zh.append(f"{words.zh} {number} 份")
            en.append(f"{number} {words.en}")
    return Text(
        f"{', '.join(zh)}; 用时 {summary.seconds:.1f} 秒. 全班: {page}",
        f"{', '.join(en)}; {summary.seconds:.1f} s. The class: {page}",
    )


def _exercises(course: Course, names: Sequence[str]) -> list[Exercise]:
    if not names:
        raise WrongUsage("用 --chapter 3 说明批改哪一章", "Say what to grade: --chapter 3")
    return list(dict.fromkeys(exercise for name in names for exercise in course.find(name)))
