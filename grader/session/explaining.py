"""`grade explain 3.5`: for whoever has the ten points, or when the day has come that the course names."""

from __future__ import annotations

from grader.course.catalog import Exercise
from grader.course.explanation import Explanation, explanation_of
from grader.results.model import ExerciseResult
from grader.session import workspace
from grader.session.grading import Grading, Work
from grader.session.solved import is_open
from grader.submission import Submission, Unreadable
from grader.text import Text

_MOST = 3
"""How many of the checks that are missing are named."""


def explained(grading: Grading, exercise: Exercise) -> Explanation | Text:
    """The explanation, or why there is none yet. What was passed once is open; else the work is judged now."""
    course = grading.course
    if not exercise.explanation.is_file():
        return Text(f"{exercise.id} 还没有讲解。", f"There is no explanation of {exercise.id} yet.")
    work, submission = _work_on(grading, exercise)
    if not is_open(course, grading.home, exercise):
        if work is None or submission is None:
            return _closed(exercise, None)
        report = grading.grade(submission, [exercise])
        workspace.save_state(report, course, grading.home)
        if report.exercises[0].status != "passed":
            return _closed(exercise, report.exercises[0])
    own = submission.text_of(exercise) if submission else ""
    return explanation_of(course, exercise, own, workspace.passed(grading.home, course))


def _work_on(grading: Grading, exercise: Exercise) -> tuple[Work | None, Submission | None]:
    path = workspace.find_work([exercise], grading.home)
    if path is None:
        return None, None
    work = Work(path, [exercise], own=True)
    try:
        return work, grading.read(work)
    except Unreadable:
        return work, None


def _closed(exercise: Exercise, result: ExerciseResult | None) -> Text:
    """What is missing, and how to go on."""
    zh = f"{exercise.id} 的讲解要到十分之后才看。没有头绪时：grade hint {exercise.id}"
    en = f"{exercise.id} is explained once it has its ten points. Where you are stuck: grade hint {exercise.id}"
    if result is None or result.status == "not_attempted":
        return Text(f"{exercise.id} 还没有动手。{zh}", f"Nothing is written for {exercise.id} yet. {en}")
    if result.problem is not None:
        return Text(f"{result.problem.message.zh}。{zh}", f"{result.problem.message.en}. {en}")
    missing = [check.title for check in result.checks if check.status not in ("passed", "followed") and not check.extra]
    more = len(missing) - _MOST
    score = f"{result.points:g}/{result.max_points:g}"
    zh_named, en_named = ([f"“{side}”" for side in sides] for sides in zip(*missing[:_MOST], strict=True))
    rest = Text(f" 等 {len(missing)} 条", f" and {more} more") if more > 0 else Text("", "")
    return Text(
        f"{exercise.id} 现在 {score} 分，还差：{'、'.join(zh_named)}{rest.zh}。{zh}",
        f"{exercise.id} has {score} points; still missing: {', '.join(en_named)}{rest.en}. {en}",
    )
