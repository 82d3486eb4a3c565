"""The verbs for what a batch leaves behind: `grade review`, `grade decide`, `grade export`, `grade publish`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.cli.options import (
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
from grader.text import Text

if TYPE_CHECKING:
    pass


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
    """评阅书面回答：本机网页或表格 / Read written answers: a local page, or a table."""
    from grader.classroom.batch.folder import only_one
    from grader.classroom.gradebook import Gradebook
    from grader.classroom.page.page import write_class_page
    from grader.classroom.review import publish, read_marks, write_sheet

    language = language_of(lang)
    with only_one(folder), Gradebook(folder) as gradebook:
        if csv_path is not None:
            number = write_sheet(gradebook, csv_path, anonymous=anonymous)
            say(Text(f"{number} 份回答写到 {csv_path}", f"Wrote {number} answers to {csv_path}"), language)
            return
        if read is not None:
            marking = read_marks(gradebook, read)
        else:
            from grader.classroom.review.server import serve

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
@click.option("--points", help="代替自动批改的分数；all：加分 / instead of the grader's; all: added")
@click.option("--comment", default="", help="评语，@名字 引用规则里的 / a comment; @name is one of the rules'")
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
    """改判或写评语：一项检查、一题或整份 / Decide otherwise, or comment: a check, an exercise, the whole work."""
    from grader.classroom.batch.folder import only_one
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
@click.option("--assignment", "title", default="Homework", help="Canvas：作业列 / column, Homework 3 (4567)")
@click.option("--worksheet", type=PATH, help="Moodle：填好它的评分表 / fill in its own worksheet")
@click.option("--comments", is_flag=True, help="Moodle：也写评语 / comments too")
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
    chapter: Sequence[str],
    wheel: Path | None,
    isolation: str | None,
    course: Path | None,
    lang: str | None,
) -> None:
    """导出成绩，或 Gradescope, Classroom 50 的自动批改 / Export grades, or an autograder for a platform."""
    from grader.classroom import export as exports
    from grader.classroom.gradebook import Gradebook

    language = language_of(lang)
    if out_of is not None and not 0 < out_of < math.inf:
        raise WrongUsage(f"--out-of 应大于 0, 不是 {out_of:g}", f"--out-of is more than 0, not {out_of:g}")
    if kind == "classroom50" or (kind == "gradescope" and folder is None):
        wanted = course_at(course)
        names = [exercise.id for exercise in exercises_named(wanted, chapter)]
        write = exports.write_autograder if kind == "gradescope" else exports.write_folder
        target = out or Path("autograder.zip" if kind == "gradescope" else "autograder")
        own = None if course is None else wanted.root
        write(target, names, wheel=wheel, course=own, isolation=level_named(isolation), language=language)
    else:
        if kind not in exports.FORMATS:
            known = ", ".join(exports.FORMATS)
            raise WrongUsage(f"没有格式 {kind!r}；有 {known}", f"There is no format {kind!r}; there are {known}")
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
    """公布批改用的种子：之后人人可以重现 / Publish the seed: from then on everybody can see the same at home."""
    from grader.classroom.batch.folder import only_one
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
            f"种子是 {seed}，写进了每份报告：grade 3.3 --seed {seed} 得到同样的输入",
            f"The seed is {seed}, and every report says so: grade 3.3 --seed {seed} draws the same inputs",
        ),
        language,
    )


VERBS = (review, decide, export, publish)
