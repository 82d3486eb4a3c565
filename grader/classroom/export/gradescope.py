"""A report as the `results.json` that Gradescope shows to a student.

python -m grader.classroom.export.gradescope report.json results.json zh|en [rules.json]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from grader.classroom.gradebook.reports import grade_of
from grader.classroom.gradebook.rules import rules_in
from grader.report.counted import counted
from grader.report.markdown import prose, why
from grader.report.plain import NO_STAR_YET, STAR, short_of_star, star
from grader.results.grade import Grade
from grader.results.model import ExerciseResult, Report, from_json
from grader.results.shown import shown
from grader.text import Language, Text

_NOT_ATTEMPTED = Text("这一题还没做，或者没有认出来：交的文件里没有它", "Not attempted, or not recognised in the files")


def results(report: Report, language: Language, *, grade: Grade | None = None) -> dict[str, Any]:
    """One test for each check; an exercise that was not graded check by check is one test by itself.

    The score is that of the whole, so a grade, with its weights and what is taken off, is said in words beside it.
    """
    reckoned = [prose(one.in_(language)) for one in counted(grade)] if grade and not grade.plain else []
    return {
        "score": round(report.points, 6) if grade is None else grade.grade,
        "output": "\n\n".join(
            [*reckoned, *_once(report, language), _isolation(report, language), *_stars(report, language)]
        ),
        "output_format": "md",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "tests": [test for exercise in report.exercises for test in _tests(exercise, language)],
    }


def _tests(exercise: ExerciseResult, language: Language) -> list[dict[str, Any]]:
    if not exercise.checks:
        notes = [note.in_(language) for note in exercise.notes] or [_NOT_ATTEMPTED.in_(language)]
        problem = exercise.problem.message.in_(language) if exercise.problem else "\n".join(notes)
        return [_test(exercise, exercise.title.in_(language), exercise.points, exercise.max_points, prose(problem))]
    tests = [
        _test(exercise, check.title.in_(language), check.points, check.max_points, why(check, language))
        for check in exercise.checks
    ]
    checked = sum(check.points for check in exercise.checks)
    worth = sum(check.max_points for check in exercise.checks)
    if exercise.max_points - worth > 1e-6:  # what a person gave for written parts
        words = "\n".join(note.in_(language) for note in exercise.notes)
        title = {"zh": "书面回答", "en": "Written answers"}[language]
        tests.append(_test(exercise, title, exercise.points - checked, exercise.max_points - worth, prose(words)))
    return tests


def _test(exercise: ExerciseResult, title: str, points: float, most: float, output: str) -> dict[str, Any]:
    return {
        "number": exercise.id,
        "name": f"{exercise.id} {title}",
        "score": round(points, 6),
        "max_score": round(most, 6),
        "status": "passed" if points >= most - 1e-6 else "failed",
        "output": output,
        "output_format": "md",
        "visibility": "visible",
    }


def _once(report: Report, language: Language) -> list[str]:
    """The exercises in which one mistake failed more checks than it may cost."""
    capped = [exercise for exercise in report.exercises if exercise.diagnosis and exercise.diagnosis.costs is not None]
    return [
        {
            "zh": f"{exercise.id}：没有通过的各项出于同一个错，只扣一次，得 {exercise.points:g} 分",
            "en": f"{exercise.id}: what failed is one mistake and costs once; {exercise.points:g} points",
        }[language]
        for exercise in capped
        if exercise.points > sum(check.points for check in exercise.checks) + 1e-6
    ]


def _stars(report: Report, language: Language) -> list[str]:
    """The exercises with a star, and why others have none yet; no test of its own, since it costs nothing."""
    stars = [f"{exercise.id} {STAR}" for exercise in report.exercises if star(exercise)]
    reasons = [(exercise.id, why.in_(language)) for exercise in report.exercises for why in short_of_star(exercise)]
    return [*stars, *(f"{id} {NO_STAR_YET.in_(language)}{prose(why)}" for id, why in reasons)]


def _isolation(report: Report, language: Language) -> str:
    level = report.isolation.level
    return {"zh": f"隔离：{level}", "en": f"Isolation: {level}"}[language]


def write_results(report: Report, path: Path, language: Language, *, grade: Grade | None = None) -> None:
    text = json.dumps(results(report, language, grade=grade), ensure_ascii=True, indent=1, allow_nan=False)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    source, target, language, *rules = sys.argv[1:]
    report = from_json(Path(source).read_text(encoding="utf-8"))
    asked = rules_in(rules)
    grade = grade_of(report, [], [], asked, late=False, late_seconds=None)
    write_results(shown(report, asked.shows_now), Path(target), "en" if language == "en" else "zh", grade=grade)
    # For the instructor, who alone sees what is printed.
    print(f"Isolation: {report.isolation.level}; not in force: {'; '.join(report.isolation.missing) or 'nothing'}")
    if not report.isolation.walled:
        print("Warning: at this level a submission can read the solutions that this container holds.")


if __name__ == "__main__":
    main()
