"""Reads the gradebook: every student's standing."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

from grader.classroom.gradebook.gradebook import Gradebook, Status
from grader.classroom.gradebook.oddity import oddities_of
from grader.classroom.gradebook.rules import Rules
from grader.classroom.gradebook.rulings import Ruling
from grader.results.model import StrictStatus
from grader.text import Text


@dataclass(frozen=True, kw_only=True)
class Score:
    """What a submission has on one exercise."""

    status: str
    points: float
    """Of the machine's verdict, or of the person's word that takes its place."""
    max_points: float
    machine: float | None = None
    """What the machine gave, where a person decided otherwise."""
    outdated: bool = False
    """The verdict is another one than when the person decided."""
    strict: StrictStatus | None = None
    """Whether it has the star; None where there is none to have."""

    @property
    def open(self) -> bool:
        """Whether there are no points yet: a check went wrong, which is no zero."""
        return self.status == "broken" and self.machine is None


@dataclass(frozen=True, kw_only=True)
class Standing:
    """One student's line in the gradebook: the row, whose it is, and what it is worth."""

    student: str
    name: str
    email: str
    moodle: str
    canvas: str
    on_roster: bool
    label: str
    status: Status
    reason: Text
    submitted: str
    late: bool
    report: str
    scores: dict[str, Score] = field(default_factory=dict)
    review_points: float = 0.0
    review_max: float = 0.0
    to_review: int = 0
    """Written answers that nobody has read yet."""
    upload: str = ""
    late_seconds: float | None = None
    rule: str = ""
    unclear: tuple[Text, ...] = ()
    recognised: tuple[str, ...] = ()
    unrecognised: tuple[tuple[str, Text], ...] = ()
    remarks: tuple[Text, ...] = ()
    provisional: tuple[str, ...] = ()
    """Exercises on which it ran out of time, once so far."""
    bonus: float = 0.0
    """What a person added for the whole work."""
    comments: tuple[str, ...] = ()
    """What people wrote about it."""
    rules: Rules = field(default_factory=Rules)
    oddities: tuple[tuple[str, str, Text], ...] = ()
    """Exercise, kind and words: what a person should look at, and no verdict."""

    @property
    def points(self) -> float:
        """After weights, what people gave, and what is taken off for being late."""
        earned = sum(self.worth(score) * self.rules.weight(id) for id, score in self.scores.items())
        earned += self.review_points
        return round(max(0.0, earned * self.late_factor + self.bonus), 6)

    def worth(self, score: Score) -> float:
        """Its points, and the star where the rules count it; what a person decided is final."""
        return (
            score.points
            if score.machine is not None
            else self.rules.with_star(score.points, score.max_points, score.strict)
        )

    @property
    def stars(self) -> int:
        return sum(score.strict == "passed" for score in self.scores.values())

    @property
    def late_factor(self) -> float:
        return self.rules.factor(self.late_seconds) if self.late else 1.0

    @property
    def counts(self) -> bool:
        """Whether this row is the student's result; a duplicate is not, nor one that is nobody's yet."""
        return self.status != "duplicate" and not self.unclear

    @property
    def gradable(self) -> bool:
        """Whether there is a grade to send anywhere; what the grader failed at is no zero."""
        return self.counts and self.status != "failed" and not self.open

    @property
    def open(self) -> list[str]:
        """The exercises that nobody has judged: a check of theirs went wrong, and no person has decided yet."""
        return [id for id, score in self.scores.items() if score.open]

    @property
    def intake(self) -> Text:
        """How much of what was asked for was recognised; empty where all of it was."""
        number, all = len(self.recognised), len(self.recognised) + len(self.unrecognised)
        if number == all:
            return Text("", "")
        return Text(f"{all} 题中认出 {number} 题", f"{number} of {all} exercises recognised")


@dataclass(frozen=True, kw_only=True)
class ClassOverview:
    """Everything that a page or a file about the class is made of."""

    course: str
    isolation: str
    exercises: dict[str, Text]
    max_points: float
    rows: list[Standing]
    star_share: float = 0.0
    """What the star is worth of an exercise."""


def overview(gradebook: Gradebook) -> ClassOverview:
    """The rows of the class, by student; a student's duplicates stand below the one that counts."""
    ((course, exercises, isolation),) = gradebook.query("SELECT course, exercises, isolation FROM assignment")
    titles = {id: Text(zh, en) for id, zh, en in json.loads(exercises)}
    rules = gradebook.rules
    scores, provisional = _scores(gradebook)
    marked = {
        (exercise, function) for exercise, function in gradebook.query("SELECT DISTINCT exercise, function FROM mark")
    }
    worth = {
        (exercise, function): most * rules.weight(exercise)
        for exercise, function, most in gradebook.query("SELECT exercise, function, max_points FROM written")
        if exercise in titles and (exercise, function) in marked
    }
    marks, waiting = _marks(gradebook, rules)
    words = _words(gradebook, rules)
    odd = oddities_of(gradebook)
    standings = []
    for row in gradebook.rows(
        "SELECT t.id, t.name, t.email, t.moodle, t.canvas, t.on_roster, s.label, s.status, s.reason_zh, s.reason_en,"
        " s.submitted, s.late, s.report, t.upload, s.late_seconds, s.rule, s.unclear, s.recognised, s.unrecognised,"
        " s.remarks FROM submission s JOIN student t ON t.id = s.student"
        " ORDER BY t.id, s.status = 'duplicate', s.label"
    ):
        label = row["label"]
        bonus, comments = words.get(row["id"], (0.0, ()))
        counts = row["status"] != "duplicate"
        standings.append(
            Standing(
                student=row["id"],
                name=row["name"],
                email=row["email"],
                moodle=row["moodle"],
                canvas=row["canvas"],
                on_roster=bool(row["on_roster"]),
                label=label,
                status=row["status"],
                reason=Text(row["reason_zh"], row["reason_en"]),
                submitted=row["submitted"] or "",
                late=bool(row["late"]),
                report=row["report"],
                scores={id: scores[label][id] for id in titles if id in scores.get(label, {})},
                review_points=marks.get(label, 0.0),
                review_max=sum(worth.values()),
                to_review=waiting.get(label, 0),
                upload=row["upload"],
                late_seconds=row["late_seconds"],
                rule=row["rule"],
                unclear=_texts(row["unclear"]),
                recognised=tuple(json.loads(row["recognised"])),
                unrecognised=tuple((exercise, Text(*why)) for exercise, why in json.loads(row["unrecognised"])),
                remarks=_texts(row["remarks"]),
                provisional=provisional.get(label, ()),
                bonus=bonus if counts else 0.0,
                comments=comments if counts else (),
                rules=rules,
                oddities=odd.get(label, ()),
            )
        )
    maxima = dict(gradebook.query("SELECT exercise, max(max_points) FROM verdict GROUP BY exercise"))
    most = sum(maxima.get(id, 10.0) * rules.weight(id) for id in titles if id not in rules.extra)
    written = sum(points for (exercise, _), points in worth.items() if exercise not in rules.extra)
    return ClassOverview(
        course=course,
        isolation=isolation,
        exercises=titles,
        max_points=most + written,
        rows=standings,
        star_share=rules.strict,
    )


def _texts(packed: str) -> tuple[Text, ...]:
    return tuple(Text(*one) for one in json.loads(packed))


def _scores(gradebook: Gradebook) -> tuple[dict[str, dict[str, Score]], dict[str, tuple[str, ...]]]:
    """By submission: its scores, with what people decided; and the exercises on which it ran out of time once."""
    ruled: dict[tuple[str, str], list[Ruling]] = {}
    for student, *ruling in gradebook.query("SELECT student, exercise, check_id, points, comment, verdict FROM ruling"):
        ruled.setdefault((student, ruling[0]), []).append(Ruling(*ruling))
    scores: dict[str, dict[str, Score]] = {}
    provisional: dict[str, tuple[str, ...]] = {}
    for label, student, exercise, key, open, status, points, most, strict in gradebook.query(
        "SELECT r.submission, s.student, r.exercise, r.verdict, v.provisional, v.status, v.points, v.max_points,"
        " v.strict FROM result r JOIN verdict v ON v.key = r.verdict JOIN submission s ON s.label = r.submission"
    ):
        one = Score(status=status, points=points, max_points=most, strict=strict)
        if rulings := ruled.get((student, exercise)):
            one = _decided(one, rulings, _check_points(gradebook, key))
        scores.setdefault(label, {})[exercise] = one
        if open:
            provisional[label] = (*provisional.get(label, ()), exercise)
    return scores, provisional


def _check_points(gradebook: Gradebook, verdict: str) -> dict[str, float]:
    return dict(gradebook.query("SELECT id, points FROM check_result WHERE verdict = ?", verdict))


def _decided(score: Score, rulings: list[Ruling], checks: dict[str, float]) -> Score:
    points, outdated, decided = score.points, False, False
    whole = next((one for one in rulings if not one.check), None)
    for one in rulings:
        before = score.points if not one.check else checks.get(one.check)
        outdated |= one.verdict is not None and (before is None or abs(one.verdict - before) > 1e-6)
        if one.check and one.points is not None and before is not None:
            points, decided = points + one.points - before, True
    if whole is not None and whole.points is not None:
        points, decided = whole.points, True
    return replace(score, points=round(points, 6), machine=score.points if decided else None, outdated=outdated)


def _words(gradebook: Gradebook, rules: Rules) -> dict[str, tuple[float, tuple[str, ...]]]:
    """By student: what was added for the whole work, and every comment."""
    found: dict[str, tuple[float, tuple[str, ...]]] = {}
    for student, exercise, points, comment in gradebook.query(
        "SELECT student, exercise, points, comment FROM ruling UNION ALL"
        " SELECT student, exercise || ' ', points, comment FROM mark ORDER BY 1, 2"
    ):
        bonus, comments = found.get(student, (0.0, ()))
        if comment:
            comment = rules.spelled_out(comment)
            comments = (*comments, f"{exercise.strip()}: {comment}" if exercise else comment)
        found[student] = (bonus + (points or 0.0) if not exercise else bonus, comments)
    return found


def _marks(gradebook: Gradebook, rules: Rules) -> tuple[dict[str, float], dict[str, int]]:
    """By submission: the points given for the answers as they are now, and how many answers wait for a reader."""
    points: dict[str, float] = {}
    waiting: dict[str, int] = {}
    for label, exercise, given in gradebook.query(
        "SELECT r.submission, r.exercise, m.points FROM result r JOIN answer a ON a.verdict = r.verdict"
        " JOIN submission s ON s.label = r.submission LEFT JOIN mark m ON m.student = s.student"
        " AND m.exercise = r.exercise AND m.function = a.function AND m.answer = a.digest"
    ):
        if given is None:
            waiting[label] = waiting.get(label, 0) + 1
        else:
            points[label] = points.get(label, 0.0) + given * rules.weight(exercise)
    return points, waiting
