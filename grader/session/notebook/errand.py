"""Grading for a kernel, in a process of its own: nothing of the grader's work happens where the student's cells run.

`python -m grader.session.notebook.errand` reads one request from standard input and answers it, both in JSON.
"""

from __future__ import annotations

import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from grader.children.program import Died, Program, Service
from grader.course.explanation import Explanation
from grader.results.model import Report, from_json, to_json
from grader.session.notebook.present import Present
from grader.text import Language, Text


class Refused(Exception):
    """It cannot be graded; the sentence says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


@dataclass(frozen=True)
class Graded:
    """What came back: the results, the same as plain text, and where the whole report lies."""

    report: Report
    plain: str
    page: Path | None
    explanations: dict[str, Explanation]
    """Of what was passed: exercise -> how it is solved."""


def grade(names: list[str], notebook: Present, course: str | None, language: Language) -> Graded:
    """Sends the notebook out to be graded, as if `grade` were called on its saved file."""
    request = {
        "names": names,
        "path": str(notebook.path),
        "notebook": notebook.content,
        "course": course,
        "language": language,
    }
    program = Program("grader.session.notebook.errand")
    try:
        reply = json.loads(program.exchange(json.dumps(request).encode()))
    except Died as died:
        words = died.words[-2000:]
        raise Refused(Text(f"批改器自身出错：{words}", f"The grader itself failed: {words}")) from None
    except BaseException:  # the student interrupts the kernel
        program.kill()
        raise
    finally:
        program.close()
    if "refused" in reply:
        raise Refused(Text(**reply["refused"]))
    page = Path(reply["page"]) if reply["page"] else None
    explanations = {id: Explanation.of(data) for id, data in reply["explanations"].items()}
    return Graded(from_json(reply["report"]), reply["plain"], page, explanations)


def main() -> None:
    service = Service()
    request = service.asked()
    if request is None:
        return
    try:
        reply = _graded(**json.loads(request))
    except Exception as error:
        text = getattr(error, "text", None) or getattr(error, "reason", None)
        if not isinstance(text, Text):
            raise
        reply = {"refused": {"zh": text.zh, "en": text.en}}
    service.answer(json.dumps(reply).encode())


def _graded(names: list[str], path: str, notebook: str, course: str | None, language: Language) -> dict[str, Any]:
    from rich.console import Console

    from grader.course.catalog import course_at
    from grader.report.terminal import TerminalReport
    from grader.session.grading import Grading, Outputs, Work
    from grader.session.solved import explanations_on
    from grader.session.workspace import part_of_chapter
    from grader.submission import read_own_apart

    wanted = course_at(Path(course) if course else None)
    exercises = list(dict.fromkeys(exercise for name in names for exercise in wanted.find(name)))
    with Grading(wanted, language) as grading:
        data = notebook.encode("utf-8", "backslashreplace")
        submission = read_own_apart(Path(path), data, exercises, wanted.books)
        report = grading.grade(submission, exercises)
        plain = io.StringIO()
        TerminalReport(Console(file=plain, highlight=False, width=100), language).show(report)
        work = Work(Path(path), exercises, own=True, part=part_of_chapter(wanted, exercises))
        written = grading.deliver(report, submission, work, Outputs(quiet=True))
        explanations = explanations_on(wanted, grading.home, report)
    return {
        "report": to_json(report),
        "plain": plain.getvalue(),
        "page": str(written[-1]) if written else None,
        "explanations": {id: asdict(one) for id, one in explanations.items()},
    }


if __name__ == "__main__":
    main()
