"""The verbs for grades that go out: `grade export`, `grade publish`, `grade changes`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.cli.options import (
    FAILED,
    PASSED,
    PATH,
    course_option,
    exercises_named,
    language_of,
    language_option,
    level_named,
    say,
)
from grader.course.catalog import course_at
from grader.errors import WrongUsage
from grader.files import is_standard_output
from grader.text import Language, Text

if TYPE_CHECKING:
    from grader.classroom.export import Asked, Sent

_KINDS = (
    "csv|xlsx|json|junit|items|feedback|moodle[-feedback]|canvas[-feedback]|blackboard|brightspace|gradescope"
    "|classroom50|dolos"
)


@click.command()
@click.argument("kind", metavar=_KINDS)
@click.argument("folder", type=PATH, required=False, metavar="[FOLDER]")
@click.option("--out", type=PATH, help="写到这里，- 是标准输出 / where to write; - is standard output")
@click.option("--out-of", type=float, help="换算成满分 / scale to so many points")
@click.option("--bom", is_flag=True, help="供 Excel 识别 UTF-8 / lets Excel see UTF-8")
@click.option(
    "--assignment", "title", default="Homework", help="成绩列的名字，或作业文件 / name of a column, or the file"
)
@click.option("--worksheet", type=PATH, help="Moodle：填好它的评分表 / fill in its own worksheet")
@click.option("--comments", is_flag=True, help="Moodle：也写评语 / comments too")
@click.option("--section", default="", help="只要这个班 / only this section")
@click.option("--before", type=PATH, help="items：与以前的结果比 / compare with an earlier FOLDER")
@click.option("--chapter", multiple=True, help="gradescope, classroom50: 3 或/or 3.3")
@click.option("--wheel", type=PATH, help="随包安装/install this wheel")
@click.option("--isolation", help="process | limits | container | sandbox (默认：最好的 / default: the best there is)")
@course_option
@language_option
def export(
    kind: str,
    folder: Path | None,
    out: Path | None,
    out_of: float | None,
    bom: bool,
    title: str,
    worksheet: Path | None,
    comments: bool,
    section: str,
    before: Path | None,
    chapter: Sequence[str],
    wheel: Path | None,
    isolation: str | None,
    course: Path | None,
    lang: str | None,
) -> int:
    """导出成绩，或 Gradescope, Classroom 50 的自动批改 / Export grades, or an autograder for a platform."""
    from grader.classroom import export as exports
    from grader.classroom.gradebook import Gradebook

    language = language_of(lang)
    _positive(out_of)
    if kind == "classroom50" or (kind == "gradescope" and folder is None):
        write = exports.write_autograder if kind == "gradescope" else exports.write_folder
        target = out or Path("autograder.zip" if kind == "gradescope" else "autograder")
        asked = _asked(title, chapter, course)
        write(target, replace(asked, wheel=wheel, isolation=level_named(isolation), language=language))
        say(Text(f"已写到 {target}", f"Wrote {target}"), language)
        return PASSED
    if kind not in exports.FORMATS:
        known = ", ".join(exports.FORMATS)
        raise WrongUsage(f"没有格式 {kind!r}；有 {known}", f"There is no format {kind!r}; there are {known}")
    if folder is None:
        raise WrongUsage("请给出批改结果的目录", "Say in which folder grade batch wrote its results")
    with Gradebook(folder) as gradebook:
        options = exports.Options(
            language=language,
            out_of=out_of,
            bom=bom,
            assignment=title,
            worksheet=worksheet,
            comments=comments,
            section=section,
            before=before,
        )
        target = out or folder / exports.FORMATS[kind].default_name
        done = exports.write(kind, gradebook, target, options)
        unsettled = len(options.seen(gradebook).unsettled)
    _say_sent(target, done, language)
    if unsettled and kind not in ("json", "junit", "items", "dolos"):
        words = Text(
            f"有 {unsettled} 行还不清楚，没有成绩：grade publish {folder} --plan 一一列出",
            f"{unsettled} rows are not settled and have no grade: grade publish {folder} --plan names them",
        )
        click.echo(words.in_(language), err=True)
    return FAILED if done.of and not done.number else PASSED


def _asked(title: str, chapter: Sequence[str], course: Path | None) -> Asked:
    """What an autograder for a platform grades."""
    from grader.classroom.export import Asked
    from grader.classroom.gradebook.rules import rules_of
    from grader.course.assignment import is_assignment, read_assignment

    if not is_assignment(title):
        wanted = course_at(course)
        names = [exercise.id for exercise in exercises_named(wanted, chapter)]
        return Asked(names=names, course=wanted.root if course else None)
    if chapter or course:
        raise WrongUsage(
            f"有 {title} 就不用 --chapter、--course：都写在那个文件里",
            f"With {title} there is no --chapter or --course: that file says all of it",
        )
    assignment = read_assignment(Path(title))
    ids = {exercise.id: exercise for exercise in assignment.exercises}
    rules = replace(rules_of(assignment.rules, title, ids), title=assignment.title)
    return Asked(names=list(ids), course=assignment.course.root if assignment.course_folder else None, rules=rules)


@click.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--plan", is_flag=True, help="只说会发什么 / only say what would go out")
@click.option("--without-unclear", is_flag=True, help="不清楚的不发，其余照发 / leave out what is not settled")
@click.option("--missing", help="没交的：zero 或 empty / who handed in nothing: zero or empty")
@click.option("--out-of", type=float, help="换算成满分 / scale to so many points")
@click.option("--worksheet", type=PATH, help="Moodle：填好它的评分表 / fill in its own worksheet")
@click.option("--assignment", "title", help="成绩列的名字 / name of the column, Homework 3 (4567)")
@click.option("--comments", is_flag=True, help="Moodle：也写评语 / comments too")
@click.option("--bom", is_flag=True, help="供 Excel 识别 UTF-8 / lets Excel see UTF-8")
@click.option("--out", type=PATH, help="默认 FOLDER/published / by default FOLDER/published")
@click.option("--seed", "tell_seed", is_flag=True, help="只公布种子 / only the seed: every report says it from now on")
@language_option
def publish(
    folder: Path,
    plan: bool,
    without_unclear: bool,
    missing: str | None,
    out_of: float | None,
    worksheet: Path | None,
    title: str | None,
    comments: bool,
    bom: bool,
    out: Path | None,
    tell_seed: bool,
    lang: str | None,
) -> int:
    """发布成绩：先说发什么，再写出每种格式 / Publish grades: says what goes out, then writes every format."""
    from grader.classroom.batch.folder import only_one
    from grader.classroom.export import Options, publishing
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.gradebook.rules import missing_named

    language = language_of(lang)
    _positive(out_of)
    if tell_seed:
        return _publish_seed(folder, language)
    wanted = None if missing is None else missing_named(missing, "--missing")
    with only_one(folder), Gradebook(folder) as gradebook:
        if not plan:
            publishing.settle_rules(gradebook, wanted, out_of, worksheet)
        going = publishing.going_out(gradebook)
        for line in publishing.words(going):
            say(line, language)
        if plan:
            return FAILED if going.unsettled else PASSED
        if going.unsettled and not without_unclear:
            words = Text(
                "没有发布。弄清楚它们（grade batch --plan、--settle，grade decide），或用 --without-unclear 先发其余的",
                "Nothing was published. Settle them (grade batch --plan and --settle, grade decide), or publish the"
                " others with --without-unclear",
            )
            click.echo(words.in_(language), err=True)
            return FAILED
        named = title or going.seen.title.in_(language) or "Homework"
        options = Options(language=language, assignment=named, worksheet=worksheet, comments=comments, bom=bom)
        for path, done in publishing.write_all(gradebook, out or folder / publishing.PUBLISHED, options):
            _say_sent(path, done, language)
    return PASSED


def _publish_seed(folder: Path, language: Language) -> int:
    from grader.classroom.batch.folder import only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.gradebook.seed import publish_seed
    from grader.classroom.review import publish as write_reports

    with only_one(folder), Gradebook(folder) as gradebook:
        seed = publish_seed(gradebook)
        write_reports(gradebook, folder, None, language)
    say(
        Text(
            f"种子是 {seed}，写进了每份报告：grade 3.3 --seed {seed} 得到同样的输入",
            f"The seed is {seed}, and every report says so: grade 3.3 --seed {seed} draws the same inputs",
        ),
        language,
    )
    return PASSED


@click.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--since", default="", help="从这时起 / from then on: 2026-11-20")
@click.option("--csv", "table", type=PATH, help="写成表格 / write them as a table")
@language_option
def changes(folder: Path, since: str, table: Path | None, lang: str | None) -> None:
    """谁的分数变了，从多少到多少，为什么 / Whose points changed, from what to what, and why."""
    from grader.classroom.export.changes import history, write_changes
    from grader.classroom.gradebook import Gradebook

    language = language_of(lang)
    with Gradebook(folder) as gradebook:
        if table is not None:
            done = write_changes(gradebook, table, since)
            return _say_sent(table, done, language)
        for line in history(gradebook, since):
            say(line, language)


VERBS = (export, publish, changes)


def _positive(out_of: float | None) -> None:
    if out_of is not None and not 0 < out_of < math.inf:
        raise WrongUsage(f"--out-of 应大于 0, 不是 {out_of:g}", f"--out-of is more than 0, not {out_of:g}")


def _say_sent(path: Path, done: Sent, language: Language) -> None:
    """Beside what is written to standard output nothing is said there."""
    some = (
        Text("", "")
        if done.number == done.of
        else Text(f"：{done.of} 中的 {done.number}", f": {done.number} of {done.of}")
    )
    err = is_standard_output(path) or path.is_relative_to("/dev")
    click.echo(Text(f"已写到 {path}{some.zh}", f"Wrote {path}{some.en}").in_(language), err=err)
    for note in done.notes:
        click.echo(f"  {note.in_(language)}", err=True)
