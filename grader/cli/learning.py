"""The verbs of somebody who learns: serve, history, essay."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import click

from grader.cli.options import course_option, language_of, language_option, one_exercise, say
from grader.course.catalog import Course, Exercise, course_at
from grader.errors import WrongUsage
from grader.text import Language, Text


@click.command()
@click.argument("name", required=False, default="", metavar="[NAME]")
@click.option("--port", type=int, help="0 = 任意 / any")
@click.option("--open/--no-open", "open_browser", default=True, help="在浏览器中打开 / open the browser")
@course_option
@language_option
def serve(name: str, port: int | None, open_browser: bool, course: Path | None, lang: str | None) -> None:
    """在网页上做练习 / The page to learn in, for this computer alone."""
    from grader.serve.command import run

    run(language_of(lang), name=name, port=port, open_browser=open_browser, course_folder=course)


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--show", type=int, metavar="N", help="第 N 份的全文 / the text of number N")
@click.option("--back", type=int, metavar="N", help="换回第 N 份，现在的留一份 / put number N back; a copy is kept")
@course_option
@language_option
def history(name: str, show: int | None, back: int | None, course: Path | None, lang: str | None) -> None:
    """一道练习批改过的每一份 / What was graded of an exercise before, with its verdicts."""
    from grader.session import history as kept_texts
    from grader.session import workspace

    language, wanted = language_of(lang), course_at(course)
    exercise, home = one_exercise(wanted, name), workspace.home(wanted, Path.cwd())
    kept = kept_texts.kept(exercise.id, home)
    number = back if show is None else show
    if number is None:
        if not kept_texts.is_on():
            say(Text("没有在保留：grade config history on", "None is kept: grade config history on"), language)
        for position, one in enumerate(kept, 1):
            click.echo(f"{position:>3}  {one.when:%Y-%m-%d %H:%M:%S}  {'✔' if one.passed else ' '} {one.points:g}")
        return
    if not 1 <= number <= len(kept):
        raise WrongUsage(
            f"{exercise.id} 的历史有 {len(kept)} 份", f"The history of {exercise.id} has {len(kept)} texts"
        )
    if show is not None:
        click.echo(kept[number - 1].text(), nl=False)
        return
    text = kept[number - 1].text()
    path, copy = workspace.put_in_place(wanted, exercise, home, text)
    say(Text(f"{path} 换回了第 {number} 份", f"{path} is number {number} again"), language, bold=True)
    if copy is not None:
        say(Text(f"原来写的在 {copy}", f"What you wrote is in {copy}"), language)


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--tick", type=int, multiple=True, metavar="N", help="第 N 条看过了 / point N was looked at")
@click.option("--untick", type=int, multiple=True, metavar="N", help="收回 / take it back")
@course_option
@language_option
def essay(name: str, tick: Sequence[int], untick: Sequence[int], course: Path | None, lang: str | None) -> None:
    """短文的要点，自己对照；写好并对照完给出参考答案 / The points of an essay, and then a model answer."""
    from grader.session import essays, workspace

    language, wanted = language_of(lang), course_at(course)
    exercise, home = one_exercise(wanted, name), workspace.home(wanted, Path.cwd())
    text = _text_of(wanted, exercise, home, language)
    found = essays.essays(wanted, exercise, text, home)
    if not found:
        raise WrongUsage(f"{exercise.id} 没有短文", f"{exercise.id} has no essay")
    places = [(one.function, point) for one in found for point in range(len(one.points))]
    for numbers, on in ((tick, True), (untick, False)):
        for number in numbers:
            if not 1 <= number <= len(places):
                zh, en = f"{exercise.id} 有 {len(places)} 条要点", f"{exercise.id} has {len(places)} points"
                raise WrongUsage(zh, en)
            essays.tick(wanted, exercise, home, *places[number - 1], on)
    number = 0
    for one in essays.essays(wanted, exercise, text, home):
        click.secho(one.function, bold=True)
        if not one.text.strip():
            say(one.fixed or Text("还没有写", "Nothing is written yet"), language)
        for position, point in enumerate(one.points):
            number += 1
            click.echo(f"  {'☑' if position in one.ticked else '☐'} {number} {point.in_(language)}")
        if one.model:
            say(Text("参考答案：", "A model answer:"), language, bold=True)
            click.echo(one.model)
        else:
            say(
                Text(
                    f"写好并勾完要点（grade essay {exercise.id} --tick 1），就给出参考答案。",
                    f"Written, and every point ticked (grade essay {exercise.id} --tick 1): then comes a model answer.",
                ),
                language,
            )


VERBS = (serve, history, essay)


def _text_of(course: Course, exercise: Exercise, home: Path, language: Language) -> str:
    from grader.page.files import own_file

    return own_file(course, exercise, home, language).text


def say_days(course: Course, state: dict[str, dict[str, object]], language: Language) -> None:
    """On how many days somebody worked, and what is worth doing again."""
    from grader.session.repeating import days_worked, in_a_row, to_repeat

    today = date.today()
    if days := days_worked(state):
        row = in_a_row(days, today)
        zh = f"动手 {len(days)} 天，最近连续 {row} 天"
        say(Text(zh, f"Days of work: {len(days)}, {row} of them in a row"), language)
    for one in to_repeat(course, state, today):
        exercise, (zh, en) = one.exercise, one.said
        title = exercise.title
        say(
            Text(
                f"该重做了：{exercise.id} {title.zh}，{zh}（grade reset {exercise.id}）",
                f"Time to repeat: {exercise.id} {title.en}, {en} (grade reset {exercise.id})",
            ),
            language,
        )
