"""What needs a person: every row that a machine cannot settle, why, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.classroom.gradebook import Standing
from grader.classroom.gradebook.clock import one_copy
from grader.classroom.gradebook.essays import Essay
from grader.classroom.gradebook.similarity import KNOWN, Cluster
from grader.text import Text


@dataclass(frozen=True)
class Case:
    """One thing to look at."""

    kind: str
    """A name in the words of the page, which says what to do."""
    standing: Standing
    why: Text
    link: str = ""


def needs_a_person(
    rows: list[Standing], clusters: list[Cluster], essays: Sequence[Essay] = ()
) -> list[tuple[str, list[Case]]]:
    """Every kind with its cases: first whose work it is, then what was not read, then what waits for a judgment."""
    cases = [case for row in rows for case in _about(row)]
    if (copied := one_copy(rows)) is not None:
        cases.append(Case("case_copied", next(row for row in rows if row.clock == "file"), copied))
    cases += _to_read(rows, essays)
    by_student = {row.student: row for row in rows if row.counts}
    for one in clusters:
        if first := next((student for student in one.students if student in by_student), None):
            others = ", ".join(name.removeprefix(KNOWN) for name in one.members if name != first)[:200]
            words = Text(
                f"{one.exercise}：与 {others} 相同之处多至 {one.share:.0%}",
                f"{one.exercise}: up to {one.share:.0%} like {others}",
            )
            cases.append(Case("similar", by_student[first], words, one.page))
    found = [(kind, [case for case in cases if case.kind == kind]) for kind in KINDS]
    return [(kind, some) for kind, some in found if some]


KINDS = (
    "case_unclear",
    "case_perhaps",
    "case_copied",
    "case_failed",
    "case_broken",
    "case_unreadable",
    "case_unrecognised",
    "case_nothing",
    "case_versions",
    "case_remark",
    "case_late",
    "case_timeout",
    "case_outdated",
    "case_table",
    "case_literal",
    "case_to_review",
    "similar",
)


def _about(row: Standing) -> list[Case]:
    def case(kind: str, why: Text) -> Case:
        return Case(kind, row, why, row.report)

    found = [case("case_unclear", _perhaps(why, row.candidates)) for why in row.unclear]
    if row.status == "missing" and row.candidates:
        found.append(case("case_perhaps", row.reason))
    if row.status == "failed":
        found.append(case("case_failed", row.reason))
    elif row.status == "unreadable":
        found.append(case("case_unreadable", row.reason))
    elif row.status == "duplicate":
        found.append(case("case_versions", row.reason))
    elif row.status == "graded":
        found += _about_graded(row)
    return found


def _perhaps(why: Text, candidates: Sequence[str]) -> Text:
    names = ", ".join(candidates)[:200]
    return Text(f"{why.zh}（{names}？）", f"{why.en} ({names}?)") if names else why


def _to_read(rows: list[Standing], essays: Sequence[Essay]) -> list[Case]:
    """One case for each text that nobody has read, however many handed it in."""
    by_student = {row.student: row for row in rows if row.counts}
    found = []
    for one in essays:
        waiting = [student for student in one.waiting if student in by_student]
        if waiting:
            others = Text("", "")
            if len(waiting) > 1:
                names = ", ".join(waiting[1:])[:200]
                others = Text(f"；{len(waiting)} 人一样：{names}", f"; the same text from {len(waiting)}: {names}")
            what = f"{one.exercise} {one.function}"
            row = by_student[waiting[0]]
            found.append(Case("case_to_review", row, Text(what + others.zh, what + others.en), row.report))
    return found


def _about_graded(row: Standing) -> list[Case]:
    def case(kind: str, why: Text) -> Case:
        return Case(kind, row, why, row.report)

    found = []
    if not row.recognised and row.unrecognised:
        found.append(case("case_unrecognised", row.unrecognised[0][1]))
    elif row.scores and all(score.status == "not_attempted" for score in row.scores.values()):
        found.append(case("case_nothing", row.intake))
    if row.open:
        ids = ", ".join(row.open)
        found.append(
            case("case_broken", Text(f"{ids}：检查自己出错，没有分数", f"{ids}: a check went wrong: no points"))
        )
    for remark in row.remarks:
        found.append(case("case_versions" if "handed in twice" in remark.en else "case_remark", remark))
    if row.late and row.late_seconds is None:
        found.append(
            case(
                "case_late",
                Text(
                    "平台标记为迟交，不知道迟了多久",
                    "Late by the platform's word, not by how much",
                ),
            )
        )
    if row.provisional:
        ids = ", ".join(row.provisional)
        found.append(case("case_timeout", Text(f"{ids}：超时一次", f"{ids}: ran out of time, once so far")))
    for id, score in row.scores.items():
        if score.outdated:
            found.append(
                case(
                    "case_outdated",
                    Text(
                        f"{id}：改判之后自动批改变了",
                        f"{id}: the verdict has changed since",
                    ),
                )
            )
    for id, kind, words in row.oddities:
        found.append(case(f"case_{kind}", Text(f"{id}: {words.zh}", f"{id}: {words.en}")))
    return found
