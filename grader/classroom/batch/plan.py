"""Who is matched to what, before anything is graded: a table, a file to settle what is unclear, and a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from grader.classroom.batch.matching import NOBODY, Match
from grader.classroom.batch.roster import Roster
from grader.classroom.export.table import read_table, write_table
from grader.classroom.page import page
from grader.course.templates import PACKAGE, Templates
from grader.errors import WrongUsage
from grader.files import write_whole
from grader.text import Language, Text

PLAN_TABLE, PLAN_PAGE = "plan.csv", "plan.html"
COLUMNS = ("submission", "student", "name", "rule", "submitted", "unclear", "candidates", "settle")
RULES: dict[str, Text] = {
    "settled": Text("由你决定", "settled by you"),
    "moodle": Text("Moodle 编号", "Moodle number"),
    "canvas": Text("Canvas 编号", "Canvas number"),
    "id": Text("学号", "id"),
    "id in name": Text("名字里的学号", "id in the name"),
    "name": Text("姓名", "name"),
    "itself": Text("没有名单", "no roster"),
    "nobody": Text("不清楚", "unclear"),
}


def missing(matches: Sequence[Match], roster: Roster) -> list[str]:
    """The students on the roster whom nothing was matched to."""
    found = {match.student.id for match in matches}
    return [student.id for student in roster.students if student.id not in found]


def write_plan(
    matches: Sequence[Match], roster: Roster, folder: Path, language: Language, templates: Templates = PACKAGE
) -> list[Path]:
    """Writes the table and the page, what is unclear first."""
    ordered = sorted(matches, key=lambda match: (match.unclear is None, match.student.id, match.place.label))
    folder.mkdir(parents=True, exist_ok=True)
    lines = [list(COLUMNS), *(_line(match, language) for match in ordered)]
    write_table(folder / PLAN_TABLE, lines, bom=True)
    absent = missing(matches, roster)
    content = page.render("plan.html", language, templates, matches=ordered, rules=RULES, absent=absent)
    write_whole(folder / PLAN_PAGE, content)
    return [folder / PLAN_TABLE, folder / PLAN_PAGE]


def _line(match: Match, language: Language) -> list[str]:
    modified = match.place.modified
    return [
        match.place.label,
        "" if match.unclear else match.student.id,
        match.student.name,
        match.rule,
        modified.isoformat(sep=" ", timespec="minutes") if modified else "",
        match.unclear.in_(language) if match.unclear else "",
        " ".join(match.candidates),
        match.student.id if match.rule == "settled" else "",
    ]


def plan_text(matches: Sequence[Match], roster: Roster, language: Language) -> str:
    """The plan in short: how many by which rule, and every unclear one."""
    counts: dict[str, int] = {}
    for match in matches:
        counts[match.rule] = counts.get(match.rule, 0) + 1
    lines = [f"{RULES[rule].in_(language)}: {number}" for rule, number in counts.items()]
    if absent := missing(matches, roster):
        lines.append(Text("没有作业", "nothing found").in_(language) + f": {len(absent)}")
    for match in matches:
        if match.unclear:
            perhaps = f" ({', '.join(match.candidates)}?)" if match.candidates else ""
            lines.append(f"? {match.place.label}: {match.unclear.in_(language)}{perhaps}")
    return "\n".join(lines)


def read_settlements(path: Path, labels: Sequence[str]) -> Mapping[str, str]:
    """Submission -> student, from the plan with its column `settle` filled in, or a table of those two columns."""
    try:
        head, *lines = read_table(path)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"读不了 {path}：{error}", f"Cannot read {path}: {error}") from error
    column = "settle" if "settle" in head else "student"
    if "submission" not in head or column not in head:
        raise WrongUsage(
            f"{path} 要有 submission 和 settle（或 student）两列",
            f"{path} needs the columns submission and settle (or student)",
        )
    known, settled = set(labels), dict[str, str]()
    for number, line in enumerate(lines, 2):
        cell = dict(zip(head, line, strict=False))
        label, whose = cell.get("submission", ""), cell.get(column, "").strip()
        if not whose:
            continue
        if label not in known:
            raise WrongUsage(
                f"{path.name}:{number}：没有作业 {label!r}",
                f"{path.name}:{number}: no submission {label!r}",
            )
        settled[label] = NOBODY if whose in (NOBODY, "−") else whose
    return settled
