"""Publishing: what goes out, and what does not; then every format, the page and the reports with the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from grader.classroom.batch.folder import file_name
from grader.classroom.export import FORMATS, write
from grader.classroom.export.options import Options, Sent
from grader.classroom.export.worksheet import Worksheet
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing, overview
from grader.classroom.gradebook.changes import keep_publication, last_publication
from grader.classroom.gradebook.reports import look_of
from grader.classroom.gradebook.rules import Missing
from grader.classroom.page.page import write_class_page
from grader.classroom.review import publish as write_reports
from grader.errors import WrongUsage
from grader.text import Text

PUBLISHED = "published"
ALWAYS = ("csv", "xlsx", "json", "moodle", "canvas", "blackboard", "brightspace", "gradescope", "feedback")
OF_A_PLATFORM = ("moodle-feedback", "canvas-feedback")
"""Written where somebody can be found there."""
OF_A_SECTION = ("csv", "xlsx", "feedback")
_NAMED = 20
"""Rows that are named in words; the page of the class has all."""


@dataclass(frozen=True, kw_only=True)
class Going:
    """What would go out."""

    seen: ClassOverview
    before: dict[str, float | None] | None
    """The grades that went out the last time."""
    at: str = ""
    """When that was."""

    @property
    def graded(self) -> list[Standing]:
        return [row for row in self.seen.rows if row.gradable]

    @property
    def unsettled(self) -> list[Standing]:
        return self.seen.unsettled

    @property
    def missing(self) -> list[Standing]:
        """Who handed in nothing, as far as that is clear."""
        return [row for row in self.seen.rows if row.status == "missing" and not row.unsettled]

    @property
    def changed(self) -> int:
        """How many grades are others than when they went out."""
        now = {row.student: self.seen.grade(row) for row in self.seen.rows if row.counts}
        before = self.before or {}
        return sum(now.get(student) != before.get(student) for student in {*now, *before})


def going_out(gradebook: Gradebook) -> Going:
    at, before = last_publication(gradebook) or ("", None)
    return Going(seen=overview(gradebook), before=before, at=at)


def settle_rules(gradebook: Gradebook, missing: Missing | None, out_of: float | None, worksheet: Path | None) -> None:
    """What is said when publishing becomes the rule, so that pages, reports and later exports say the same number.

    A worksheet says by its maximum what the grades are out of.
    """
    rules = gradebook.rules
    if missing is not None:
        rules = replace(rules, missing=missing)
    if out_of is not None:
        rules = replace(rules, out_of=out_of)
    if worksheet is not None and (maxima := Worksheet.read(worksheet).maxima):
        most = overview(gradebook).max_points if rules.out_of is None else rules.out_of
        if out_of is None and rules.out_of is None and len(maxima) == 1:
            (most,) = maxima
            rules = replace(rules, out_of=most)
        if maxima != {most}:
            there = ", ".join(f"{one:g}" for one in sorted(maxima))
            raise WrongUsage(
                f"评分表的满分是 {there}，成绩的满分是 {most:g}：用 --out-of 说清楚，或改平台上的满分",
                f"The worksheet is out of {there}, the grades out of {most:g}: say --out-of, or change it there",
            )
    if rules != gradebook.rules:
        gradebook.change_rules(rules)


def words(going: Going) -> Iterator[Text]:
    """What would go out, line by line."""
    seen = going.seen
    yield Text(
        f"{len(going.graded)} 人有成绩，满分 {seen.maximum:g}",
        f"{len(going.graded)} grades, out of {seen.maximum:g}",
    )
    if going.missing:
        number = len(going.missing)
        yield (
            Text(f"{number} 人没有交：不发成绩", f"{number} handed in nothing: no grade goes out")
            if seen.rows[0].rules.missing == "empty"
            else Text(
                f"{number} 人没有交：0 分（--missing empty 就不发成绩）",
                f"{number} handed in nothing: 0 points (with --missing empty, no grade)",
            )
        )
    waiting = sum(row.to_review for row in going.graded)
    if waiting:
        yield Text(f"{waiting} 份书面回答还没有评阅", f"{waiting} written answers are not read yet")
    if once := sum(bool(row.provisional) for row in going.graded):
        yield Text(
            f"{once} 人超时一次：再运行一次 grade batch 就会再试",
            f"{once} timed out once: grade batch tries them again",
        )
    if going.before is not None:
        yield Text(
            f"和 {going.at[:16]} 发出的相比，{going.changed} 人的成绩变了：grade changes",
            f"{going.changed} grades are others than those of {going.at[:16]}: see grade changes",
        )
    if going.unsettled:
        yield Text(
            f"还不清楚的 {len(going.unsettled)} 行，不发：", f"Not settled, and not sent: {len(going.unsettled)}"
        )
    for row in going.unsettled[:_NAMED]:
        why, who = row.unsettled or Text("", ""), row.label if row.unclear else row.student
        maybe = f" ({', '.join(row.candidates)}?)" if row.unclear and row.candidates else ""
        yield Text(f"  {who}：{why.zh}{maybe}", f"  {who}: {why.en}{maybe}")


def write_all(gradebook: Gradebook, folder: Path, options: Options) -> list[tuple[Path, Sent]]:
    """Every format into a folder, the reports and the page anew, and a note of what went out."""
    seen = overview(gradebook)
    outdated = {
        row.student
        for row in seen.rows
        if row.counts
        and row.report
        and gradebook.digests_of(row.label)[1] != look_of(gradebook, row.student, options.language)
    }
    write_reports(gradebook, gradebook.folder, outdated, options.language)
    write_class_page(gradebook, gradebook.folder, options.language)
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for kind in (*ALWAYS, *OF_A_PLATFORM):
        path = folder / FORMATS[kind].default_name
        done = write(kind, gradebook, path, options)
        if kind in OF_A_PLATFORM and not done.number:
            path.unlink()
        else:
            found.append((path, done))
    for section in seen.sections:
        for kind in OF_A_SECTION:
            path = folder / file_name(section) / FORMATS[kind].default_name
            found.append((path, write(kind, gradebook, path, replace(options, section=section))))
    keep_publication(gradebook, seen)
    return found
