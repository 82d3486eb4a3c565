"""The verbs by which people judge what a batch left behind: `grade review`, `grade decide`."""

from __future__ import annotations

from pathlib import Path

import click

from grader.cli.options import PATH, language_of, language_option, say
from grader.errors import WrongUsage
from grader.text import Text


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
@click.option("--more", is_flag=True, help="可以多于这题的满分 / points may exceed what the exercise is worth")
@language_option
def decide(
    folder: Path,
    student: str | None,
    what: str | None,
    points: str | None,
    comment: str,
    remove: bool,
    read: Path | None,
    more: bool,
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
            students = deciding.read_rulings(gradebook, read, more=more)
        else:
            if student is None or what is None or (not remove and points is None and not comment):
                raise WrongUsage(
                    "用法: grade decide FOLDER s001 3.3 --points 8 --comment '…' (或 --remove)",
                    "Usage: grade decide FOLDER s001 3.3 --points 8 --comment '…' (or --remove)",
                )
            given = None if remove else deciding.points_of(points or "")
            deciding.decide(gradebook, student, what, given, "" if remove else comment, more=more)
            students = {student}
        publish(gradebook, folder, students, language)
        write_class_page(gradebook, folder, language)
    say(Text(f"{len(students)} 名学生的分数有变动", f"The marks of {len(students)} students changed"), language)


VERBS = (review, decide)
