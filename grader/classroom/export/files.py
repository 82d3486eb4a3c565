"""The whole gradebook as JSON, as JUnit XML, and as one `results.json` for each submission."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from grader.classroom.export.gradescope import write_results
from grader.classroom.export.options import Options, Sent, sent
from grader.classroom.gradebook import ClassOverview, Gradebook, Standing
from grader.classroom.gradebook.reports import report_of
from grader.classroom.gradebook.verdict import verdict_as_json
from grader.files import named, write_named
from grader.report import junit
from grader.results.shown import shown
from grader.submission.names import cleaned

VERSION = 1


def write_json(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """Every row with every check; student by student, so that a large class is no large memory."""
    seen = options.seen(gradebook)
    head = {
        "version": VERSION,
        "course": seen.course,
        "isolation": seen.isolation,
        "max_points": seen.max_points,
        "grade_max": seen.maximum,
        "exercises": {id: {"zh": title.zh, "en": title.en} for id, title in seen.exercises.items()},
    }
    with named(path) as file:

        def say(text: str) -> None:
            file.write(text.encode("utf-8", "backslashreplace"))

        say(_json(head)[:-1] + ', "submissions": [')
        for number, row in enumerate(seen.rows):
            say((",\n" if number else "\n") + _json(_plain(gradebook, seen, row)))
        say("\n]}\n")
    return sent(seen, sum(row.gradable for row in seen.rows))


def _plain(gradebook: Gradebook, seen: ClassOverview, row: Standing) -> dict[str, Any]:
    points = row.points if row.gradable else None
    data = asdict(row) | {
        "points": points,
        "grade": seen.grade(row),
        "late_factor": row.late_factor,
        "open": row.open,
        "reason": {"zh": row.reason.zh, "en": row.reason.en},
    }
    for name in ("scores", "rules"):
        del data[name]
    data["by_hand"] = [asdict(ruling) for ruling in gradebook.rulings(row.student)] if row.counts else []
    data["exercises"] = [
        verdict_as_json(verdict)
        for (verdict,) in gradebook.query(
            "SELECT v.report FROM result r JOIN verdict v ON v.key = r.verdict WHERE r.submission = ? ORDER BY v.rowid",
            row.label,
        )
    ]
    data["exercises"].sort(key=lambda exercise: list(row.scores).index(exercise["id"]))
    return data


def _json(data: object) -> str:
    """JSON in which nothing acts on a terminal or turns the direction of a line."""
    text = json.dumps(data, ensure_ascii=False)
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else json.dumps(one)[1:-1] for one in text)


def write_junit(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """One suite for each exercise of each student, named after both."""
    root = ElementTree.Element("testsuites")
    seen = options.seen(gradebook)
    number = 0
    for row in seen.rows:
        report = report_of(gradebook, row)
        if report is None or not row.counts:
            continue
        number += 1
        for suite in ElementTree.fromstring(junit.render(report, options.language).encode()):
            suite.set("name", f"{cleaned(row.student)} {suite.get('name')}")
            for case in suite.iter("testcase"):
                case.set("classname", f"{cleaned(row.student)}.{case.get('classname')}")
            root.append(suite)
    ElementTree.indent(root)
    write_named(path, ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n")
    return sent(seen, number)


def write_gradescope(gradebook: Gradebook, path: Path, options: Options) -> Sent:
    """A folder with one `results.json` for each submission that has a grade, named like its report."""
    path.mkdir(parents=True, exist_ok=True)
    seen = options.seen(gradebook)
    number = 0
    for row in seen.rows:
        report = report_of(gradebook, row)
        if report is not None and row.gradable:
            grade = replace(row.grade, out_of=seen.out_of)
            report = shown(report, gradebook.rules.shows_now)
            write_results(report, path / f"{Path(row.report).stem}.json", options.language, grade=grade)
            number += 1
    return sent(seen, number)
