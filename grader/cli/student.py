"""The verbs of somebody who does exercises: grade, start, list, show, hint, status."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.cli.options import (
    BROKEN,
    FAILED,
    PASSED,
    PATH,
    asked_for,
    course_option,
    language_of,
    language_option,
    level_named,
    one_exercise,
    say,
)
from grader.course.catalog import Course, course_at
from grader.errors import WrongUsage
from grader.settings import NAMES, file, settings, settle
from grader.text import Language, Text

if TYPE_CHECKING:
    from grader.results.model import Level
    from grader.session.grading import Outputs


@click.command(hidden=True)
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@click.option("--from", "from_path", type=PATH, help="somebody's file, folder, notebook or zip")
@click.option("--wrong", metavar="MISTAKE", help="一个已知的错误：grade wrong 3.3 / a known mistake")
@click.option("--watch", is_flag=True, help="保存即重批 / regrade on save")
@click.option("--next", "go_on", is_flag=True, help="--watch：通过后接着下一题 / go on with the next exercise")
@click.option("--all", "everything", is_flag=True, help="显示全部失败 / show every failure")
@click.option("--lines", is_flag=True, help="每个失败一行 file:line: message，供编辑器用 / for editors")
@click.option("--json", "json_path", type=PATH, help="- = stdout")
@click.option("--junit", "junit_path", type=PATH)
@click.option("--html", "html_path", type=PATH)
@click.option("--open", "open_report", is_flag=True, help="在浏览器中打开报告 / open the report in the browser")
@click.option("--pictures/--no-pictures", default=True, help="报告中画图 / pictures in the report")
@click.option("--seed", type=int, default=0, help="换一批生成的输入 / draw other inputs")
@click.option("--isolation", help="process | limits | container | sandbox")
@course_option
@language_option
def check(
    names: Sequence[str],
    from_path: Path | None,
    wrong: str | None,
    watch: bool,
    go_on: bool,
    everything: bool,
    lines: bool,
    json_path: Path | None,
    junit_path: Path | None,
    html_path: Path | None,
    open_report: bool,
    pictures: bool,
    seed: int,
    isolation: str | None,
    course: Path | None,
    lang: str | None,
) -> int:
    """批改一章、一题或一个文件 / Grade a chapter, an exercise or a file."""
    from grader.course.assignment import is_assignment
    from grader.session.grading import Grading, Outputs

    language = language_of(lang)
    outputs = Outputs(
        json=json_path,
        junit=junit_path,
        html=html_path,
        everything=everything,
        pictures=pictures,
        next=go_on,
        open=open_report,
        lines=lines,
    )
    if len(names) == 1 and is_assignment(names[0]):
        if from_path or wrong or watch or go_on or json_path or junit_path or html_path:
            raise WrongUsage(
                "批改作业时没有这个选项：一章一份报告；可以用 grade 3.3",
                "Not with an assignment, whose chapters have a report each; name an exercise of it",
            )
        return _assigned(Path(names[0]), outputs, language, level_named(isolation), seed)
    with Grading(course_at(course), language, isolation=level_named(isolation), seed=seed) as grading:
        work = grading.find(names, from_path) if wrong is None else grading.known_mistake(names, wrong)
        if watch or go_on:
            grading.watch(work, outputs)
        report = grading.run(work, outputs)
    return BROKEN if report.broken else PASSED if report.all_passed else FAILED


def _assigned(path: Path, outputs: Outputs, language: Language, isolation: Level | None, seed: int) -> int:
    """Grades one's own work on an assignment, chapter by chapter: each has its folder and its report."""
    from grader.course.assignment import read_assignment
    from grader.course.loading import is_handed_out, without_checks
    from grader.session import workspace
    from grader.session.grading import Grading

    assignment = read_assignment(path)
    with_checks = [one for one in assignment.exercises if not is_handed_out(assignment.course, one)]
    reports = []
    with Grading(assignment.course, language, isolation=isolation, seed=seed) as grading:
        for chapter in workspace.by_chapter(with_checks):
            reports.append(grading.run(grading.work_on(chapter), outputs))
    for exercise in assignment.exercises:
        if exercise not in with_checks:
            say(without_checks(exercise), language)
    if any(report.broken for report in reports):
        return BROKEN
    return PASSED if all(report.all_passed for report in reports) else FAILED


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--notebook", is_flag=True, help="写成笔记本 / write a notebook")
@course_option
@language_option
def start(name: str, notebook: bool, course: Path | None, lang: str | None) -> None:
    """把练习的框架写到当前目录 / Write the stubs of a chapter into this directory."""
    from grader.session import workspace
    from grader.session.editors import write_tasks

    language = language_of(lang)
    wanted, exercises, _ = asked_for(name, course)
    folder = workspace.home(wanted, Path.cwd())
    if notebook:
        from grader.session.notebook import write_notebook

        created = [write_notebook(wanted, exercises, folder, language, course and course.resolve())]
    else:
        chapters = workspace.by_chapter(exercises)
        created = [path for own in chapters for path in workspace.start(wanted, own, folder, language).created]
        write_tasks(folder, language)
    say(_files_written(created), language)
    for path in created:
        say(Text(f"  {path}", f"  {path}"), language)


@click.command()
@click.argument("name", metavar="NAME")
@course_option
@language_option
def reset(name: str, course: Path | None, lang: str | None) -> None:
    """一道练习从头再来，旧的留一份 / An exercise back to its stub; a copy is kept."""
    from grader.session import workspace

    language, wanted = language_of(lang), course_at(course)
    exercise, home = one_exercise(wanted, name), workspace.home(wanted, Path.cwd())
    path, copy = workspace.reset(wanted, exercise, home, language)
    say(Text(f"{path} 又是框架了", f"{path} is the stub again"), language, bold=True)
    if copy is not None:
        say(Text(f"原来写的在 {copy}", f"What you wrote is in {copy}"), language)


@click.command("try")
@click.argument("name", metavar="NAME")
@click.argument("function")
@click.argument("arguments", nargs=-1)
@click.option("--script", is_flag=True, help="写成脚本，供调试器用 / as a script, for a debugger")
@course_option
@language_option
def try_one(
    name: str, function: str, arguments: Sequence[str], script: bool, course: Path | None, lang: str | None
) -> int:
    """在出错的输入上单独运行自己的一个函数 / Run one function of yours on the input that fails."""
    from grader.session.grading import Grading
    from grader.session.trying import try_function

    language, wanted = language_of(lang), course_at(course)
    one_exercise(wanted, name)
    with Grading(wanted, language) as grading:
        tried = try_function(grading, grading.find([name], None), function, arguments)
    if script:
        click.echo(tried.script, nl=False)
        return PASSED if tried.fine else FAILED
    click.echo(tried.call)
    for line in tried.printed.splitlines():
        click.echo(f"  | {line}")
    click.echo(("→ " if tried.fine else "✘ ") + tried.outcome.in_(language))
    return PASSED if tried.fine else FAILED


@click.command()
@click.argument("name", metavar="NAME")
@course_option
@language_option
def explain(name: str, course: Path | None, lang: str | None) -> int:
    """得到十分之后：参考答案，以及为什么这样写 / Once it has its ten points: the reference, and why it is so."""
    from grader.report.explained import Explainer
    from grader.session.explaining import explained
    from grader.session.grading import Grading

    language, wanted = language_of(lang), course_at(course)
    exercise = one_exercise(wanted, name)
    with Grading(wanted, language) as grading:
        found = explained(grading, exercise)
        if isinstance(found, Text):
            say(found, language)
            return FAILED
        Explainer(grading.terminal.console, language).show(found)
    return PASSED


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--out", type=PATH, help="写到这里 / where to write")
@course_option
@language_option
def pack(name: str, out: Path | None, course: Path | None, lang: str | None) -> None:
    """打包一章以便上交 / Pack a chapter to hand it in."""
    from grader.session import workspace
    from grader.session.handing_in import pack as packed_work

    language = language_of(lang)
    wanted, exercises, called = asked_for(name, course)
    home = workspace.home(wanted, Path.cwd())
    places = [workspace.find_work(own, home) for own in workspace.by_chapter(exercises)]
    work = list(dict.fromkeys(place for place in places if place is not None))
    if not work:
        folder = home / exercises[0].stub.parent.name
        raise WrongUsage(f"没有找到 {folder}，没有东西可以打包", f"There is no {folder}, so there is nothing to pack")
    packed = packed_work(work, exercises, wanted, out or home / f"{called}.zip")
    say(Text(f"已打包：{packed.archive}", f"Packed: {packed.archive}"), language, bold=True)
    for exercise in packed.recognised:
        click.echo(f"  ✔ {exercise.id} {exercise.title.in_(language)}")
    for exercise in packed.not_attempted:
        untouched = Text("没有动手", "not attempted").in_(language)
        click.echo(f"  · {exercise.id} {exercise.title.in_(language)}: {untouched}")
    for remark in packed.remarks:
        click.echo(f"  ! {remark.in_(language)}")


@click.command()
@click.argument("name", required=False, type=click.Choice(NAMES), metavar="[lang|course|history]")
@click.argument("value", required=False)
@language_option
def config(name: str | None, value: str | None, lang: str | None) -> None:
    """记住语言和课程 / Remember language and course: grade config lang zh; grade config lang default."""
    if name is not None and value is not None:
        if name == "lang" and value not in ("zh", "en", "default"):
            raise WrongUsage(f"lang：zh | en | default，不是 {value!r}", f"lang: zh | en | default, not {value!r}")
        if name == "history" and value not in ("on", "off", "default"):
            zh, en = f"history：on | off | default，不是 {value!r}", f"history: on | off | default, not {value!r}"
            raise WrongUsage(zh, en)
        if name == "course" and value != "default":
            value = str(Course.at(Path(value).resolve()).root)
        settle(name, None if value == "default" else value)
    for key, kept in settings().items():
        click.echo(f"{key} = {kept}")
    say(Text(f"({file()})", f"({file()})"), language_of(lang))


VERBS = (check, start, try_one, reset, explain, pack, config)


def _files_written(created: Sequence[Path]) -> Text:
    if not created:
        return Text("全部文件都已存在，没有改动", "All files are there already; nothing was changed")
    return Text(f"已写好 {len(created)} 个文件：", f"Wrote {len(created)} file{'s' if len(created) > 1 else ''}:")
