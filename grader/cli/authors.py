"""The verbs of somebody who writes exercises and makes a course: verify, new, wrong, templates."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from grader.cli.options import FAILED, PASSED, PATH, course_option, language_of, language_option, one_exercise, say
from grader.course.catalog import course_at, is_installed, own_course
from grader.errors import WrongUsage
from grader.text import Text


@click.command()
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--mutants", is_flag=True, help="逐个改动参考解 / mutants of the reference")
@click.option("--keep", is_flag=True, help="保存小的反例 / keep small counterexamples beside the checks")
@click.option("--again", is_flag=True, help="没有改动的也重新检查 / also what has not changed since it was fit")
@click.option(
    "--draft", is_flag=True, help="自己用：只有错误才算 / for your own use: only errors count, the rest is advice"
)
@click.option("--seeds", type=click.IntRange(min=1), default=2, help="用几个种子检查 / under how many seeds")
@click.option("--changed-since", metavar="REVISION", help="只看此后改动的练习 / only what changed since")
@click.option("--table", "table_path", type=PATH, help="写出练习总表 / write the table of all")
@click.option("--json", "as_json", is_flag=True, help="machine-readable")
@click.option("--workers", type=click.IntRange(min=1))
@course_option
@language_option
def verify(
    names: Sequence[str],
    mutants: bool,
    keep: bool,
    again: bool,
    draft: bool,
    seeds: int,
    changed_since: str | None,
    table_path: Path | None,
    as_json: bool,
    workers: int | None,
    course: Path | None,
    lang: str | None,
) -> int:
    """这道练习可以发布吗？ / May this exercise ship?"""
    from grader.verify.git import changed_since as changed
    from grader.verify.report import verify_and_show

    language_of(lang)
    if table_path and (names or changed_since):
        raise WrongUsage("--table 总是包含全部练习，不要再指定练习", "--table takes all exercises: name none")
    wanted = course_at(course)
    exercises = [exercise for name in names for exercise in wanted.find(name)] or list(wanted.own_exercises)
    if changed_since:
        exercises = changed(changed_since, wanted, exercises)
    if keep:
        from grader.verify.making_counterexamples import keep as keep_counterexamples

        for exercise, count in keep_counterexamples(wanted, exercises, workers, mutants=mutants):
            if not as_json:
                click.echo(f"{exercise.id}: {count} counterexamples kept")
    fit = verify_and_show(
        wanted,
        exercises,
        mutants=mutants,
        again=again,
        seeds=seeds,
        as_json=as_json,
        workers=workers,
        table_path=table_path,
        draft=draft,
    )
    return PASSED if fit else FAILED


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--like", metavar="EXERCISE", help="照这一题的样子 / a copy of this one, to be changed: 3.3")
@click.option("--from-course", type=PATH, help="--like 的课程 / the course of that one")
@course_option
@language_option
def new(name: str, like: str | None, from_course: Path | None, course: Path | None, lang: str | None) -> None:
    """新建一道练习的全部文件 / Create the files of a new exercise."""
    from grader.verify.scaffold import create_exercise, next_steps

    if course is None and is_installed():
        raise WrongUsage(
            f"请用 --course 目录 指定你自己的课程（可以还不存在），例如 grade new {name} --course my_course",
            "Say with --course in which course of your own, which need not exist yet: "
            f"grade new {name} --course my_course",
        )
    source = course_at(from_course)
    model = None if like is None else (source, one_exercise(source, like))
    exercise = create_exercise(course or own_course().root, name, like=model)
    say(next_steps(exercise), language_of(lang))


@click.command()
@click.argument("folder", type=PATH, required=False, metavar="[DIR]")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@course_option
@language_option
def templates(folder: Path | None, names: Sequence[str], course: Path | None, lang: str | None) -> None:
    """列出或写出报告和页面的模板，供课程修改 / List or copy out the templates that a course may replace."""
    from grader.course.templates import copy_out, listed

    language = language_of(lang)
    if folder is None:
        return say(listed(course_at(course)), language)
    copied = copy_out(folder, names)
    say(
        Text(
            f"在 {folder} 写好了 {len(copied)} 个模板。放进你的课程的 templates/，只留下要改的：别的会跟着批改器更新。",
            f"Templates written to {folder}: {len(copied)}. Put them into templates/ of your course, and keep only"
            " those that you change: the others are updated with the grader.",
        ),
        language,
    )


@click.command()
@click.argument("name", metavar="EXERCISE")
@click.argument("mistake", required=False, metavar="[MISTAKE]")
@click.option("--diff", is_flag=True, help="只看与参考解的不同 / only its difference from the reference")
@course_option
@language_option
def wrong(name: str, mistake: str | None, diff: bool, course: Path | None, lang: str | None) -> None:
    """已知的错误：名单，或其中一个的程序 / The known mistakes, or the program of one of them."""
    from grader.course.mistakes import difference

    language, exercise = language_of(lang), one_exercise(course_at(course), name)
    if mistake is not None:
        one = exercise.mistake(mistake)
        click.echo(difference(one) if diff else one.source, nl=False)
        return
    for one in exercise.mistakes:
        narrow = Text("（只用来试检查）", " (narrow: only tries the checks)").in_(language) if one.narrow else ""
        changes = f" ({', '.join(one.changes)})" if one.changes else ""
        click.echo(f"{one.name}{changes}: {one.title.in_(language)}{narrow}")


VERBS = (verify, new, wrong, templates)
