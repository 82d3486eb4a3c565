"""The verbs for a whole class: `grade batch`, `grade review`, `grade decide`, `grade export`."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

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
from grader.errors import WrongUsage
from grader.text import Language, Text

if TYPE_CHECKING:
    from grader.classroom.batch.class_run import ClassRun
    from grader.classroom.batch.progress import Silent
    from grader.classroom.batch.run import Summary


@click.command()
@click.argument("submissions", type=PATH, metavar="SUBMISSIONS")
@click.option("--out", type=PATH, required=True, help="结果写到这里 / where results go")
@click.option("--chapter", multiple=True, help="3 或/or 3.3; 可多次/repeat")
@click.option("--exercises", help="只批这几题 / just these: 3.1,3.3,3.5")
@click.option("--plan", is_flag=True, help="只看谁的作业是哪一份, 不批改 / who is matched to what; grades nothing")
@click.option("--settle", type=PATH, help="填好的 plan.csv / the plan with its column settle filled in")
@click.option("--rules", type=PATH, help="迟交、权重、加分 / lateness, weights, extra points: TOML")
@click.option("--similar/--no-similar", default=True, help="找相似的答案 / look for answers that are alike")
@click.option("--also", type=PATH, multiple=True, help="与往年的、别的班的比 / compare with those of other years")
@click.option("--pictures", is_flag=True, help="报告中画图, 要慢一些 / pictures in the reports, which takes longer")
@click.option("--roster", type=PATH, help="名单/class: CSV id,name,email,due")
@click.option("--due", help="截止时间 / deadline, 2026-11-30 23:59")
@click.option("--workers", type=click.IntRange(min=1), help="默认每核一个 / default: one a core")
@click.option("--engine", default="local", help="local | dask")
@click.option("--scheduler", help="tcp://host:8786")
@click.option("--regrade", multiple=True, help="重批这一题 / grade again: 3.3")
@click.option("--isolation", default="sandbox", help="process | limits | container | sandbox")
@click.option("--max-seconds", "most_seconds", type=float, default=1800.0, help="每份上限 / limit for a submission")
@click.option("--json-lines", is_flag=True, help="每件事一行 JSON / one event a line")
@click.option("--seed", type=int, help="默认随机, 保密 / default: random and secret until grade publish")
@course_option
@language_option
def batch(
    submissions: Path,
    out: Path,
    chapter: Sequence[str],
    exercises: str | None,
    plan: bool,
    settle: Path | None,
    rules: Path | None,
    similar: bool,
    also: Sequence[Path],
    pictures: bool,
    roster: Path | None,
    due: str | None,
    workers: int | None,
    engine: str,
    scheduler: str | None,
    regrade: Sequence[str],
    isolation: str,
    most_seconds: float,
    json_lines: bool,
    seed: int | None,
    course: Path | None,
    lang: str | None,
) -> int:
    """批改整个班的提交, 中断后再运行即可继续 / Grade a whole class; run it again and it goes on where it was."""
    from grader.classroom.batch.class_run import ClassRun, grade_class
    from grader.classroom.batch.roster import Roster, moment, read_roster
    from grader.classroom.gradebook.rules import read_rules

    language, wanted = language_of(lang), course_at(course)
    chosen = _exercises(wanted, [*chapter, *(name for name in (exercises or "").split(",") if name.strip())])
    asked = ClassRun(
        course=wanted,
        exercises=chosen,
        submissions=submissions,
        out=out,
        language=language,
        isolation=level_named(isolation),
        roster=read_roster(roster) if roster else Roster([]),
        due=moment(due or "", "--due"),
        regrade=sorted({exercise.id for name in regrade for exercise in wanted.find(name)}),
        settle=settle,
        rules=read_rules(rules, {exercise.id: exercise for exercise in chosen}) if rules else None,
        similar=similar,
        also=also,
        pictures=pictures,
        workers=workers,
        engine=engine,
        scheduler=scheduler,
        most_seconds=most_seconds,
        seed=seed,
    )
    asked.check()
    if plan:
        return _plan(asked)
    summary, page = grade_class(asked, _watcher(json_lines, language))
    if not json_lines:
        say(_summary(summary, page), language)
    return BROKEN if summary.broken else FAILED if summary.failed else PASSED


@click.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--csv", "csv_path", type=PATH, help="写成表格 / write a table to fill in")
@click.option("--read", type=PATH, help="读回表格 / read the table back")
@click.option("--port", type=int, default=0, help="0 = 任意 / any")
@click.option("--anonymous", is_flag=True, help="不显示是谁的 / without saying whose they are")
@language_option
def review(
    folder: Path, csv_path: Path | None, read: Path | None, port: int, anonymous: bool, lang: str | None
) -> None:
    """评阅书面回答: 本机网页或表格 / Read written answers: a local page, or a table."""
    from grader.classroom.batch.run import only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.page.page import write_class_page
    from grader.classroom.review import publish, read_marks, serve, write_sheet

    language = language_of(lang)
    with only_one(folder), Gradebook(folder) as gradebook:
        if csv_path is not None:
            number = write_sheet(gradebook, csv_path, anonymous=anonymous)
            say(Text(f"{number} 份回答写到 {csv_path}", f"Wrote {number} answers to {csv_path}"), language)
            return
        if read is not None:
            marking = read_marks(gradebook, read)
        else:

            def started(url: str) -> None:
                say(Text(f"请打开 {url}", f"Open {url}"), language)

            marking = serve(gradebook, port, language, started, anonymous=anonymous)
        number = len(marking.changed)
        publish(gradebook, folder, marking.affected(), language)
        write_class_page(gradebook, folder, language)
    say(Text(f"{number} 名学生的分数有变动", f"The marks of {number} students changed"), language)


@click.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.argument("student", required=False, metavar="[STUDENT]")
@click.argument("what", required=False, metavar="[3.3|3.3/test_loss|all]")
@click.option("--points", help="代替自动批改的分数; all: 加分 / instead of the grader's; all: added")
@click.option("--comment", default="", help="评语, @名字 引用规则里的 / a comment; @name is one of the rules'")
@click.option("--remove", is_flag=True, help="收回 / take it back")
@click.option("--read", type=PATH, help="表格/table: student,what,points,comment")
@language_option
def decide(
    folder: Path,
    student: str | None,
    what: str | None,
    points: str | None,
    comment: str,
    remove: bool,
    read: Path | None,
    lang: str | None,
) -> None:
    """改判或写评语: 一项检查、一题或整份 / Decide otherwise, or comment: a check, an exercise, the whole work."""
    from grader.classroom.batch.run import only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.page.page import write_class_page
    from grader.classroom.review import decide as deciding
    from grader.classroom.review import publish

    language = language_of(lang)
    with only_one(folder), Gradebook(folder) as gradebook:
        if read is not None:
            students = deciding.read_rulings(gradebook, read)
        else:
            if student is None or what is None or (not remove and points is None and not comment):
                raise WrongUsage(
                    "用法: grade decide FOLDER s001 3.3 --points 8 --comment '…' (或 --remove)",
                    "Usage: grade decide FOLDER s001 3.3 --points 8 --comment '…' (or --remove)",
                )
            given = None if remove else deciding.points_of(points or "")
            deciding.decide(gradebook, student, what, given, "" if remove else comment)
            students = {student}
        publish(gradebook, folder, students, language)
        write_class_page(gradebook, folder, language)
    say(Text(f"{len(students)} 名学生的分数有变动", f"The marks of {len(students)} students changed"), language)


@click.command()
@click.argument("kind", metavar="csv|json|junit|gradescope|classroom50|dolos|moodle[-feedback]|canvas[-feedback]")
@click.argument("folder", type=PATH, required=False, metavar="[FOLDER]")
@click.option("--out", type=PATH, help="写到这里 / where to write")
@click.option("--out-of", type=float, help="换算成满分 / scale to so many points")
@click.option("--bom", is_flag=True, help="供 Excel 识别 UTF-8 / lets Excel see UTF-8")
@click.option("--assignment", "title", default="Homework", help="Canvas: 作业列 / column, Homework 3 (4567)")
@click.option("--worksheet", type=PATH, help="Moodle: 填好它的评分表 / fill in its own worksheet")
@click.option("--comments", is_flag=True, help="Moodle: 也写评语 / comments too")
@click.option("--chapter", multiple=True, help="gradescope, classroom50: 3 或/or 3.3")
@click.option("--wheel", type=PATH, help="随包安装/install this wheel")
@click.option("--isolation", help="process | limits | container | sandbox (默认: 最好的 / default: the best there is)")
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
    chapter: Sequence[str],
    wheel: Path | None,
    isolation: str | None,
    course: Path | None,
    lang: str | None,
) -> None:
    """导出成绩, 或 Gradescope, Classroom 50 的自动批改 / Export grades, or an autograder for a platform."""
    from grader.classroom import export as exports
    from grader.classroom.gradebook import Gradebook

    language = language_of(lang)
    if out_of is not None and not 0 < out_of < math.inf:
        raise WrongUsage(f"--out-of 应大于 0, 不是 {out_of:g}", f"--out-of is more than 0, not {out_of:g}")
    if kind == "classroom50" or (kind == "gradescope" and folder is None):
        wanted = course_at(course)
        names = [exercise.id for exercise in _exercises(wanted, chapter)]
        write = exports.write_autograder if kind == "gradescope" else exports.write_folder
        target = out or Path("autograder.zip" if kind == "gradescope" else "autograder")
        own = None if course is None else wanted.root
        write(target, names, wheel=wheel, course=own, isolation=level_named(isolation), language=language)
    else:
        if kind not in exports.FORMATS:
            known = ", ".join(exports.FORMATS)
            raise WrongUsage(f"没有格式 {kind!r}; 有 {known}", f"There is no format {kind!r}; there are {known}")
        if folder is None:
            raise WrongUsage("请给出批改结果的目录", "Say in which folder grade batch wrote its results")
        with Gradebook(folder) as gradebook:
            options = exports.Options(
                language=language, out_of=out_of, bom=bom, assignment=title, worksheet=worksheet, comments=comments
            )
            target = exports.write(kind, gradebook, out or folder / exports.FORMATS[kind].default_name, options)
    say(Text(f"已写到 {target}", f"Wrote {target}"), language)


@click.command()
@click.argument("folder", type=PATH, metavar="FOLDER")
@click.option("--seed", "tell_seed", is_flag=True, help="公布种子 / every report says the seed from now on")
@language_option
def publish(folder: Path, tell_seed: bool, lang: str | None) -> None:
    """公布批改用的种子: 之后人人可以重现 / Publish the seed: from then on everybody can see the same at home."""
    from grader.classroom.batch.run import only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.gradebook.seed import publish_seed
    from grader.classroom.review import publish as write_reports

    language = language_of(lang)
    if not tell_seed:
        raise WrongUsage("用法: grade publish FOLDER --seed", "Usage: grade publish FOLDER --seed")
    with only_one(folder), Gradebook(folder) as gradebook:
        seed = publish_seed(gradebook)
        write_reports(gradebook, folder, None, language)
    say(
        Text(
            f"种子是 {seed}, 写进了每份报告: grade 3.3 --seed {seed} 得到同样的输入",
            f"The seed is {seed}, and every report says so: grade 3.3 --seed {seed} draws the same inputs",
        ),
        language,
    )


VERBS = (batch, review, decide, export, publish)


def _plan(asked: ClassRun) -> int:
    """Shows and writes who is matched to what; the status says whether anything is unclear."""
    from grader.classroom.batch.class_run import plan_class
    from grader.classroom.batch.plan import plan_text, write_plan
    from grader.course.templates import Templates

    matches = plan_class(asked)
    print(plan_text(matches, asked.roster, asked.language))
    table, page = write_plan(matches, asked.roster, asked.out, asked.language, Templates.at(asked.course.templates_dir))
    say(Text(f"已写到 {table} 和 {page}", f"Wrote {table} and {page}"), asked.language)
    return FAILED if any(match.unclear for match in matches) else PASSED


def _watcher(json_lines: bool, language: Language) -> Silent:
    from rich.console import Console

    from grader.classroom.batch.progress import JsonLines, Silent, TerminalLine

    if json_lines:
        return JsonLines()
    console = Console(stderr=True, highlight=False)
    return TerminalLine(console, language) if console.is_terminal and sys.stdout.isatty() else Silent()


def _summary(summary: Summary, page: Path) -> Text:
    zh = [f"批改 {summary.graded} 份", f"未变 {summary.unchanged} 份"]
    en = [f"{summary.graded} graded", f"{summary.unchanged} unchanged"]
    for number, words in (
        (summary.rewritten, Text("只重写报告", "with only the report rewritten")),
        (summary.unreadable, Text("无法读取", "unreadable")),
        (summary.failed, Text("没有批成", "not gradable")),
        (summary.duplicate, Text("重复", "duplicate")),
        (summary.missing, Text("未交", "missing")),
        (summary.late, Text("迟交", "late")),
        (summary.unclear, Text("不清楚是谁的", "unclear whose")),
        (summary.broken, Text("没有评判完 (检查自己出错)", "not judged to the end (a check went wrong)")),
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
