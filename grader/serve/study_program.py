"""`python -m grader.serve.study_program`: everything that the page asks but grading, which may take its time."""

from __future__ import annotations

from grader.serve.asked import Desk


def main() -> None:
    desk = Desk()
    desk.serve(lambda question: getattr(desk.study, question.method)(**question.given))


if __name__ == "__main__":
    main()
