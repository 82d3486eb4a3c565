"""The verb of somebody who hosts the page that grades itself: site."""

from __future__ import annotations

from pathlib import Path

import click

from grader.cli.options import PATH, course_option, language_of, language_option, say
from grader.course.catalog import course_at
from grader.text import Text


@click.command()
@click.argument("folder", metavar="DIR", type=PATH)
@click.option("--books", metavar="NAMES", help="只要这些书或章 / only these books or chapters: chapter,slides4")
@click.option("--parts", "parts_folder", type=PATH, help="部件所在的文件夹 / the folder of the parts")
@course_option
@language_option
def site(folder: Path, books: str | None, parts_folder: Path | None, course: Path | None, lang: str | None) -> None:
    """在浏览器里自己批改的网页 / The page that grades in the browser, as a folder for any web server."""
    from grader.cache import private_folder
    from grader.site.build import build

    language, wanted = language_of(lang), course_at(course)
    names = [name for name in (books or "").split(",") if name]
    exercises = [one for name in names for one in wanted.find(name)] or list(wanted.exercises)
    built = build(folder, wanted, list(dict.fromkeys(exercises)), parts_folder or private_folder("parts"), language)
    size = sum(built.files.values()) / 1e6
    say(
        Text(
            f"{folder}：{len(exercises)} 道练习，{len(built.files)} 个文件，{size:.0f} MB。放到任何网站上即可",
            f"{folder}: {len(exercises)} exercises, {len(built.files)} files, {size:.0f} MB. Any web server will do",
        ),
        language,
        bold=True,
    )
    say(Text(f"试一试：python -m http.server -d {folder}", f"Try it: python -m http.server -d {folder}"), language)
    if not built.pictures:
        say(
            Text("没有图：部件里没有 matplotlib", "No pictures: matplotlib is not among the parts"),
            language,
        )


VERBS = (site,)
