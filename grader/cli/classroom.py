"""The verb for a whole class: `grade batch`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.cli.options import (
    BROKEN,
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
from grader.text import Language, Text

if TYPE_CHECKING:
    from grader.classroom.batch.class_run import ClassRun
    from grader.classroom.batch.progress import Silent
    from grader.classroom.batch.summary import Summary
    from grader.course.assignment import Assignment


@click.command()
@click.argument("submissions", type=PATH, metavar="SUBMISSIONS")
@click.option("--out", type=PATH, required=True, help="结果写到这里 / where results go")
@click.option("--assignment", "assigned", type=PATH, help="作业文件 / the assignment: homework1.toml")
@click.option("--chapter", multiple=True, help="3 或/or 3.3；可多次/repeat")
@click.option("--exercises", help="只批这几题 / just these: 3.1,3.3,3.5")
@click.option("--plan", is_flag=True, help="只看谁的作业是哪一份，不批改 / who is matched to what; grades nothing")
@click.option("--settle", type=PATH, help="填好的 plan.csv / the plan with its column settle filled in")
@click.option("--rules", type=PATH, help="迟交、权重、加分 / lateness, weights, extra points: TOML")
@click.option("--similar/--no-similar", default=True, help="找相似的答案 / look for answers that are alike")
@click.option("--also", type=PATH, multiple=True, help="与往年的、别的班的比 / compare with those of other years")
@click.option("--pictures", is_flag=True, help="报告中画图，要慢一些 / pictures in the reports, which takes longer")
@click.option("--roster", type=PATH, help="名单/class: CSV id,name,email,due")
@click.option("--worksheet", type=PATH, help="Moodle 评分表：交的时间 / Moodle's: when they handed in")
@click.option("--zone", help="压缩包里的时区 / zone of the times in an archive: +08:00")
@click.option("--due", help="截止时间 / deadline, 2026-11-30 23:59")
@click.option("--workers", type=click.IntRange(min=1), help="默认每核一个 / default: one a core")
@click.option("--engine", default="local", help="local | dask")
@click.option("--scheduler", help="tls://host:8786")
@click.option("--no-tls", is_flag=True, help="允许不加密的 tcp:// / lets the line be tcp://, open to its network")
@click.option("--regrade", multiple=True, help="重批这一题 / grade again: 3.3")
@click.option("--isolation", default="sandbox", help="process | limits | container | sandbox")
@click.option("--max-seconds", "most_seconds", type=float, default=1800.0, help="每份上限 / limit for a submission")
@click.option("--json-lines", is_flag=True, help="每件事一行 JSON / one event a line")
@click.option("--seed", type=int, help="默认随机，保密 / default: random and secret until grade publish")
@course_option
@language_option
def batch(
    submissions: Path,
    out: Path,
    assigned: Path | None,
    chapter: Sequence[str],
    exercises: str | None,
    plan: bool,
    settle: Path | None,
    rules: Path | None,
    similar: bool,
    also: Sequence[Path],
    pictures: bool,
    roster: Path | None,
    worksheet: Path | None,
    zone: str | None,
    due: str | None,
    workers: int | None,
    engine: str,
    scheduler: str | None,
    no_tls: bool,
    regrade: Sequence[str],
    isolation: str,
    most_seconds: float,
    json_lines: bool,
    seed: int | None,
    course: Path | None,
    lang: str | None,
) -> int:
    """批改整个班的提交，中断后再运行即可继续 / Grade a whole class; run it again and it goes on where it was."""
    from grader.classroom.batch.candidates import Due
    from grader.classroom.batch.class_run import ClassRun, grade_class
    from grader.classroom.batch.roster import Roster, moment, read_roster, zone_named
    from grader.classroom.gradebook.rules import read_rules, rules_of

    language = language_of(lang)
    names = [*chapter, *(name for name in (exercises or "").split(",") if name.strip())]
    homework = _assignment(assigned, names, rules) if assigned else None
    wanted = homework.course if homework else course_at(course)
    chosen = list(homework.exercises) if homework else exercises_named(wanted, names)
    ids = {exercise.id: exercise for exercise in chosen}
    given = read_rules(rules, ids) if rules else None
    sections: dict[str, datetime] = {}
    if homework:
        given = replace(rules_of(homework.rules, str(assigned), ids), title=homework.title)
        roster, due = roster or homework.roster, due or homework.due
        times = {name: moment(text, str(assigned)) for name, text in homework.sections.items()}
        sections = {name: time for name, time in times.items() if time}
    asked = ClassRun(
        course=wanted,
        exercises=chosen,
        submissions=submissions,
        out=out,
        language=language,
        isolation=level_named(isolation),
        roster=read_roster(roster) if roster else Roster([]),
        due=Due(moment(due or "", "--due"), sections),
        worksheet=worksheet,
        zone=zone_named(zone) if zone else None,
        regrade=sorted({exercise.id for name in regrade for exercise in wanted.find(name)}),
        settle=settle,
        rules=given,
        similar=similar,
        also=also,
        pictures=pictures,
        workers=workers,
        engine=engine,
        scheduler=scheduler,
        no_tls=no_tls,
        most_seconds=most_seconds,
        seed=seed,
    )
    asked.check()
    if plan:
        return _plan(asked)
    summary, page = grade_class(asked, _watcher(json_lines, language))
    if not json_lines:
        say(_summary(summary, page), language)
        for one in summary.left_out:
            say(Text(f"没有参加批改：{one.zh}", f"Took no part: {one.en}"), language)
        for one in summary.remarks:
            say(one, language)
    return BROKEN if summary.broken else FAILED if summary.failed else PASSED


@click.command()
@click.argument("assignment", type=PATH, metavar="ASSIGNMENT")
@click.option("--out", type=PATH, help="写到这里 / where to write")
@language_option
def handout(assignment: Path, out: Path | None, lang: str | None) -> None:
    """发给学生的作业包：没有检查和答案 / What students get of an assignment: no checks, no solutions."""
    from grader.classroom.export.handout import write_handout
    from grader.course.assignment import read_assignment

    language, read = language_of(lang), read_assignment(assignment)
    target = out or assignment.with_name(f"{read.name}-handout.zip")
    names = write_handout(read, target)
    say(Text(f"已写到 {target}：", f"Wrote {target}:"), language, bold=True)
    for name in names:
        click.echo(f"  {name}")


VERBS = (batch, handout)


def _assignment(path: Path, names: Sequence[str], rules: Path | None) -> Assignment:
    """What the file says; nothing stands in two places."""
    from grader.course.assignment import read_assignment

    if names or rules:
        raise WrongUsage(
            "有 --assignment 就不用 --chapter、--exercises、--rules：都写在那个文件里",
            "With --assignment there is no --chapter, --exercises or --rules: that file says all of it",
        )
    return read_assignment(path)


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
        (summary.broken, Text("没有评判完（检查自己出错）", "not judged to the end (a check went wrong)")),
    ):
        if number:
            zh.append(f"{words.zh} {number} 份")
            en.append(f"{number} {words.en}")
    return Text(
        f"{', '.join(zh)}；用时 {summary.seconds:.1f} 秒。全班：{page}",
        f"{', '.join(en)}; {summary.seconds:.1f} s. The class: {page}",
    )
