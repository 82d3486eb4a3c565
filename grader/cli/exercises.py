"""The verbs of a student who looks for what to do: list, show, hint, status, next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from grader.cli.learning import say_days
from grader.cli.options import (
    asked_for,
    course_option,
    language_of,
    language_option,
    say,
)
from grader.course.catalog import POINTS, Course, Exercise, course_at
from grader.text import Language, Text

STAR_PART = "\n**★**"
"""How the part of a statement begins that says what the star asks."""


@click.command("list")
@course_option
@language_option
def list_exercises(course: Path | None, lang: str | None) -> None:
    """所有章与练习 / All chapters and exercises."""
    from grader.course.graph import dots
    from grader.session import workspace

    language, wanted = language_of(lang), course_at(course)
    state = workspace.load_state(workspace.home(wanted, Path.cwd()), wanted)
    for chapter, exercises in _by_book(wanted, language):
        say(Text(chapter, chapter), language)
        width = max(6, *(len(exercise.id) + 1 for exercise in exercises))
        known = any(exercise.about for exercise in exercises)
        for exercise in exercises:
            hard = f"{dots(exercise.about.difficulty) if exercise.about else '':<6}" if known else ""
            star = _star(state.get(exercise.id, {})) or ("☆" if STAR_PART in exercise.stub_source else "")
            marks = "".join(f"  {mark}" for mark in (_track(exercise, language), star) if mark)
            click.echo(f"  {exercise.id:<{width}}{hard}{exercise.title.in_(language)}{marks}")


@click.command()
@click.argument("name", metavar="NAME")
@click.option("--contract", is_flag=True, help="★ 另外要求什么 / what the ★ asks beyond the ten points")
@course_option
@language_option
def show(name: str, contract: bool, course: Path | None, lang: str | None) -> None:
    """练习的题目与函数 / The statement and functions of an exercise."""
    language, wanted = language_of(lang), course_at(course)
    for exercise in wanted.find(name):
        _say_title(exercise, language)
        if contract:
            _say_contract(wanted, exercise, language)
            continue
        _say_statement(wanted, exercise, language)


def _say_contract(course: Course, exercise: Exercise, language: Language) -> None:
    from grader.course.loading import load_checks

    contract = load_checks(course, exercise).info.contract
    if contract is None:
        say(Text("这道练习没有 ★。", "This exercise has no ★."), language)
        return
    say(Text("十分之外，★ 还看：", "Beyond the ten points the ★ asks for:"), language)
    for line in contract:
        say(Text(f"- {line.zh}", f"- {line.en}"), language)
    if not contract:
        say(Text("- 更大、更小、更长的输入", "- larger, smaller and longer inputs"), language)


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
            due = workspace.next_hint(exercise, wanted, len(steps), workspace.home(wanted, Path.cwd()))
            say(steps[due], language)
            say(_more_hints(exercise, len(steps) - due - 1), language)


def _more_hints(exercise: Exercise, left: int) -> Text:
    if left:
        return Text(
            f"（还有 {left} 步提示：再运行一次 grade hint {exercise.id}）",
            f"({left} more: run grade hint {exercise.id} again)",
        )
    return Text(
        f"（提示到此为止；grade {exercise.id} 会在每个失败处再给提示）",
        f"(That was the last; grade {exercise.id} gives further hints where something fails)",
    )


@click.command()
@click.argument("name", required=False, metavar="[NAME]")
@course_option
@language_option
def status(name: str | None, course: Path | None, lang: str | None) -> None:
    """各章的进度，或一章各题的进度 / Progress by chapter, or in one chapter."""
    from grader.session import workspace

    language = language_of(lang)
    wanted, exercises, _ = asked_for(name, course) if name else (course_at(course), [], "")
    state = workspace.load_state(workspace.home(wanted, Path.cwd()), wanted)
    if name:
        width = max(len(exercise.id) for exercise in exercises)
        for exercise in exercises:
            click.echo(_line(exercise, state.get(exercise.id, {}), language, width))
    else:
        width = max((len(chapter) for chapter in wanted.chapters), default=0)
        for chapter, exercises in _by_book(wanted, language):
            click.echo(f"{chapter:<{width}} {_chapter(exercises, state, language)}")
    if not name:
        say_days(wanted, state, language)
    following: Exercise | None = workspace.following(wanted, state)
    command = "grade next"
    if name and following not in exercises:
        following = next((one for one in exercises if state.get(one.id, {}).get("status") != "passed"), None)
        command = f"grade show {following.id}" if following else ""
    if following:
        on = f"{following.id} {following.title.in_(language)}"
        say(Text(f"接着做 {on}：{command}", f"Go on with {on}: {command}"), language, bold=True)


@click.command("next")
@course_option
@language_option
def next_exercise(course: Path | None, lang: str | None) -> None:
    """下一道没有通过的练习 / The first exercise that is not passed."""
    from grader.session import workspace

    language, wanted = language_of(lang), course_at(course)
    home = workspace.home(wanted, Path.cwd())
    state = workspace.load_state(home, wanted)
    done = workspace.latest(wanted, state)
    if done is not None and state[done.id].get("status") == "passed":
        say(_good_for(done, wanted), language)
    following = workspace.following(wanted, state)
    if following is None:
        say(Text("全部练习都通过了。", "All exercises are passed."), language, bold=True)
        return
    _say_title(following, language)
    _say_statement(wanted, following, language)
    work = workspace.find_or_start(wanted, [following], home, language)
    file = work.path / following.stub.name if work.path.is_dir() else work.path
    if not file.exists():
        workspace.start(wanted, [following], home, language)
    say(Text(f"\n文件：{file}", f"\nFile: {file}"), language)
    say(Text(f"批改：grade {following.id} --watch", f"Grade it: grade {following.id} --watch"), language, bold=True)


VERBS = (next_exercise, list_exercises, show, hint, status)


def _good_for(exercise: Exercise, course: Course) -> Text:
    """What a passed exercise was good for: where the book has it, and which later ones build on it."""
    from grader.course.graph import later_of

    users = [other.id for other in later_of(course, exercise)] or [
        other.id
        for other in course.chapters[exercise.chapter_name]
        if other != exercise and f"from {exercise.module} import" in other.stub_source + _text_of(other.solution)
    ]
    written = ", ".join(exercise.functions)
    zh = f"{exercise.id} {exercise.title.zh} 通过了：你写了 {written}。"
    en = f"{exercise.id} {exercise.title.en} is passed: you wrote {written}."
    if users:
        zh, en = f"{zh} {', '.join(users)} 会用到它。", f"{en} {', '.join(users)} can build on it."
    return Text(f"{zh}\n", f"{en}\n")


def _text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _chapter(exercises: list[Exercise], state: dict[str, dict[str, object]], language: Language) -> str:
    entries = [state.get(exercise.id, {}) for exercise in exercises]
    statuses = [str(entry.get("status", "")) for entry in entries]
    passed = sum(one == "passed" for one in statuses)
    started = sum(one in ("partial", "in_progress", "failed") for one in statuses)
    rest = len(exercises) - passed - started
    gained, most = sum(map(_points, entries)), POINTS * len(exercises)
    stars = sum(bool(_star(entry)) for entry in entries)
    zh, en = (f"，★ {stars}", f", ★ {stars}") if stars else ("", "")
    track = [
        status for exercise, status in zip(exercises, statuses, strict=True) if exercise.about and exercise.about.track
    ]
    if track:
        done = f"{sum(one == 'passed' for one in track)}/{len(track)}"
        zh, en = f"{zh}，主线 {done}", f"{en}, track {done}"
    counts = Text(
        f"通过 {passed}，进行中 {started}，未动 {rest}；{gained:g}/{most:g} 分{zh}",
        f"{passed} passed, {started} in progress, {rest} untouched; {gained:g}/{most:g} points{en}",
    )
    return f"{_bar(statuses)}  {counts.in_(language)}"


def _line(exercise: Exercise, entry: dict[str, object], language: Language, width: int) -> str:
    sign = _bar([str(entry.get("status", ""))])
    graded = str(entry.get("graded", ""))[:16].replace("T", " ")
    title = exercise.title.in_(language)
    score = f"{_points(entry):g}/{POINTS:g}" if entry.get("status") else ""
    star, date = _star(entry) or " ", f"  ({graded})" if graded else ""
    track = f"  {_track(exercise, language)}" if _track(exercise, language) else ""
    return f"{sign} {exercise.id:<{max(width, 6)}} {score:>7}{star} {title}{track}{date}"


def _track(exercise: Exercise, language: Language) -> str:
    on_it = exercise.about is not None and exercise.about.track
    return Text("主线", "track").in_(language) if on_it else ""


def _star(entry: dict[str, object]) -> str:
    return "★" if entry.get("strict") == "passed" else ""


def _points(entry: dict[str, object]) -> float:
    points = entry.get("points", 0.0)
    return round(float(points), 2) if isinstance(points, (int, float)) else 0.0


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


def _say_statement(course: Course, exercise: Exercise, language: Language) -> None:
    """Header and statement as they are to be read, and before its last parts each function with its first sentence."""
    from grader.course.graph import header_of
    from grader.course.statement import LAST, parts_of, text_of

    if header := header_of(course, exercise):
        click.secho(header.in_(language), dim=True)
    parts = parts_of(exercise.statement, language)
    _say_prose(text_of([part for part in parts if part.key not in LAST]))
    click.echo()
    _say_functions(exercise, language)
    if last := [part for part in parts if part.key in LAST]:
        click.echo()
        _say_prose(text_of(last))


def _say_functions(exercise: Exercise, language: Language) -> None:
    from grader.course.stubs import for_the_star
    from grader.report.spelled import plain

    starred = for_the_star(exercise)
    for name, sentence in exercise.sentences.items():
        if name in starred[:1]:
            click.echo("  ★")
        parameters = ", ".join(exercise.parameters[name])
        click.echo(f"  {name}({parameters})  {plain(sentence.in_(language))}")


def _say_prose(prose: str) -> None:
    """Markdown set on a terminal, spelled out in a pipe."""
    from rich.console import Console
    from rich.markdown import Markdown

    from grader.report.spelled import paragraphs, plain

    console = Console(highlight=False)
    if console.is_terminal:
        console.print(Markdown(paragraphs(prose)))
    else:
        click.echo(plain(prose))


def _bar(statuses: Sequence[str]) -> str:
    return "".join(
        "■" if one == "passed" else "◧" if one in ("partial", "in_progress", "failed") else "□" for one in statuses
    )
