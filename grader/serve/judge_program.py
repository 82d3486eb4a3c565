"""`python -m grader.serve.judge_program`: grades for the page, warm. Only its players run students' code."""

from __future__ import annotations

import os
from typing import Any

from grader.machine import ONE_THREAD
from grader.serve.asked import Desk, Question


def main() -> None:
    for name, one in ONE_THREAD.items():  # before numpy is imported: there is a process for every core already
        os.environ.setdefault(name, one)
    desk = Desk()
    from grader.page.judge import Judge
    from grader.session.grading import Grading

    with Grading(desk.study.course, desk.language) as grading:
        judge = Judge(desk.study, grading)

        def answer(question: Question) -> Any:
            if question.method == "try_call":
                return judge.try_call(**question.given)
            judge.grade(**question.given, tell=lambda event: desk.tell(question, event))
            return None

        desk.serve(answer)


if __name__ == "__main__":
    main()
