"""Reads the gradebook: every student's standing."""

from __future__ import annotations

import json

from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.oddity import oddities_of
from grader.classroom.gradebook.rules import Rules
from grader.classroom.gradebook.rulings import Ruling
from grader.classroom.gradebook.score import Score, decided
from grader.classroom.gradebook.standing import ClassOverview, Standing
from grader.text import Text


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
        (exercise, function): most
        for exercise, function, most in gradebook.query("SELECT exercise, function, max_points FROM written")
        if exercise in titles and (exercise, function) in marked
    }
    marks, waiting = _marks(gradebook)
    written: dict[str, float] = {}
    for (exercise, _), most in worth.items():
        written[exercise] = written.get(exercise, 0.0) + most
    words = _words(gradebook, rules)
    odd = oddities_of(gradebook)
    standings = []
    for row in gradebook.rows(
        "SELECT t.id, t.name, t.email, t.moodle, t.canvas, t.on_roster, s.label, s.status, s.reason_zh, s.reason_en,"
        " s.submitted, s.late, s.report, t.upload, s.late_seconds, s.rule, s.unclear, s.recognised, s.unrecognised,"
        " s.remarks, s.candidates, s.clock, t.section FROM submission s JOIN student t ON t.id = s.student"
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
                review=marks.get(label, {}),
                review_max=written,
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
                candidates=tuple(json.loads(row["candidates"])),
                section=row["section"],
                clock=row["clock"],
            )
        )
    maxima = dict(gradebook.query("SELECT exercise, max(max_points) FROM verdict GROUP BY exercise"))
    most = sum(maxima.get(id, 10.0) * rules.weight(id) for id in titles if id not in rules.extra)
    most += sum(points * rules.weight(id) for id, points in written.items() if id not in rules.extra)
    return ClassOverview(
        course=course,
        isolation=isolation,
        exercises=titles,
        max_points=most,
        rows=standings,
        star_share=rules.strict,
        out_of=rules.out_of,
        title=rules.title,
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
            one = decided(one, rulings, _check_points(gradebook, key))
        scores.setdefault(label, {})[exercise] = one
        if open:
            provisional[label] = (*provisional.get(label, ()), exercise)
    return scores, provisional


def _check_points(gradebook: Gradebook, verdict: str) -> dict[str, float]:
    return dict(gradebook.query("SELECT id, points FROM check_result WHERE verdict = ?", verdict))


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


def _marks(gradebook: Gradebook) -> tuple[dict[str, dict[str, float]], dict[str, int]]:
    """By submission: the points given for the answers as they are now, and how many answers wait for a reader."""
    points: dict[str, dict[str, float]] = {}
    waiting: dict[str, int] = {}
    for label, exercise, given in gradebook.query(
        "SELECT r.submission, r.exercise, m.points FROM result r JOIN answer a ON a.verdict = r.verdict"
        " JOIN submission s ON s.label = r.submission LEFT JOIN mark m ON m.student = s.student"
        " AND m.exercise = r.exercise AND m.function = a.function AND m.answer = a.digest"
    ):
        if given is None:
            waiting[label] = waiting.get(label, 0) + 1
        else:
            own = points.setdefault(label, {})
            own[exercise] = own.get(exercise, 0.0) + given
    return points, waiting
