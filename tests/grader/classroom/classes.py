"""A class that never was, of any size, to look at its page."""

from __future__ import annotations

import random

from grader.classroom.gradebook.gradebook import Status
from grader.classroom.gradebook.score import Score
from grader.classroom.gradebook.standing import ClassOverview, Standing
from grader.classroom.gradebook.statistics import CheckStatistics, ExerciseStatistics
from grader.text import Text

TITLES = {
    "2.1": Text("留出法有多少种划分", "How many hold-out splits there are"),
    "2.5": Text("AUC 与排序损失", "AUC and the ranking loss"),
    "3.3": Text("对率回归", "Logistic regression"),
    "3.7": Text("ECOC 编码", "ECOC codes"),
    "4.3": Text("基于信息熵的决策树", "A decision tree by information gain"),
    "4.9": Text("缺失值与基尼指数", "Missing values and the Gini index"),
}
MISTAKES = [
    Text("用自然对数代替 log2", "Natural logarithm instead of log2"),
    Text("忘了偏置项", "Forgets the bias term"),
    Text("并列的样本没有按半个计", "Ties are not counted as one half"),
]
HOSTILE = "\u202e<script>window.pwned = 1</script><img src=x onerror='window.pwned = 1'>"


def make_class(size: int) -> ClassOverview:
    random.seed(7)
    rows = [_row(i) for i in range(size)]
    return ClassOverview(
        course="watermelon", isolation="sandbox", exercises=TITLES, max_points=10.0 * len(TITLES), rows=rows
    )


def _row(i: int) -> Standing:
    skill = random.betavariate(4, 2)
    status: Status = random.choices(("graded", "missing", "unreadable", "failed", "duplicate"), (90, 4, 2, 1, 1))[0]
    reasons = {
        "missing": Text("没有交", "Nothing was handed in"),
        "unreadable": Text("hw.zip 打不开：压缩包已损坏", "hw.zip cannot be opened: it is damaged"),
        "failed": Text("批改进程没有完成", "the worker did not finish"),
        "duplicate": Text("同一学生较早的一份", "An earlier one of the same student"),
    }
    name = HOSTILE if i == 3 else random.choice("赵钱孙李周吴郑王") + random.choice(["一", "二", "三三", "四四"])
    scores = {id: _score(skill) for id in TITLES} if status == "graded" else {}
    return Standing(
        student=f"s{i:04}",
        name=name,
        email=f"s{i:04}@x.test",
        moodle="",
        canvas="",
        on_roster=True,
        label=f"s{i:04}.zip",
        status=status,
        reason=reasons.get(status, Text("", "")),
        submitted="2026-11-18T12:00:00+08:00",
        late=random.random() < 0.06,
        report=f"reports/s{i:04}.html" if scores else "",
        scores=scores,
        to_review=int(random.random() < 0.1),
    )


def _score(skill: float) -> Score:
    share = max(0.0, min(1.0, random.gauss(skill, 0.25)))
    if random.random() < 0.08:
        return Score(status="not_attempted", points=0.0, max_points=10.0)
    points = 10.0 if share > 0.75 else round(share * 10, 2)
    status = "passed" if points == 10 else "failed" if points == 0 else "partial"
    return Score(status=status, points=points, max_points=10.0)


def statistics(seen: ClassOverview) -> list[ExerciseStatistics]:
    found = []
    for number, (id, title) in enumerate(seen.exercises.items()):
        scores = [row.scores[id] for row in seen.rows if row.scores]
        passed = sum(score.status == "passed" for score in scores)
        checks = [_check(i, number, passed, len(scores)) for i in range(4)]
        mistakes = [(MISTAKES[number % 3], 40 - 5 * number)] if number < 5 else []
        mean = sum(score.points for score in scores) / max(1, len(scores))
        found.append(
            ExerciseStatistics(
                id=id,
                title=title,
                submissions=len(scores),
                attempted=len(scores) - 5,
                passed=passed,
                mean=mean,
                seconds=0.2 * number + 0.1,
                checks=checks,
                misconceptions=mistakes,
            )
        )
    return found


def _check(i: int, number: int, passed: int, tried: int) -> CheckStatistics:
    title = Text(f"第 {i + 1} 项结果正确", f"Result {i + 1} is right")
    return CheckStatistics(
        id=f"test_{i}",
        title=title,
        passed=passed - 9 * i,
        tried=tried,
        timeouts=i * number,
        seconds=0.02 * (number + 1) + 0.01 * i,
    )
