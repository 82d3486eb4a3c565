"""The other end of a `Backend`: what its programs have in common."""

from __future__ import annotations

import json
import select
import sys
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.children.program import Service
from grader.course.assignment import read_assignment
from grader.course.catalog import course_at
from grader.page.study import Study
from grader.text import Language, Text


@dataclass(frozen=True)
class Question:
    """A method, and what it is given."""

    number: int
    method: str
    given: dict[str, Any]


class Stopped(Exception):
    """Nobody waits for the answer any more."""


class Desk:
    """Where questions come in and answers go out."""

    def __init__(self) -> None:
        self._service = Service()
        self._waiting: deque[Question] = deque()
        self._stopped: set[int] = set()
        setup = json.loads(self._service.asked() or b"null")
        if setup is None:
            sys.exit()
        self.language: Language = setup["language"]
        assignment = read_assignment(Path(setup["assignment"])) if setup["assignment"] else None
        course = assignment.course if assignment else course_at(Path(setup["course"]) if setup["course"] else None)
        self.study = Study(course, Path(setup["home"]), self.language, assignment=assignment)

    def serve(self, answer: Callable[[Question], Any]) -> None:
        """Answers one question after another, until there are no more."""
        while (question := self._next()) is not None:
            try:
                self._send(question, {"answer": answer(question)})
            except Stopped:
                continue
            except Exception as error:
                self._send(question, _refusal(error))

    def tell(self, question: Question, event: dict[str, Any]) -> None:
        """Something on the way to an answer. Raises `Stopped` where nobody waits for it."""
        self._send(question, {"event": event})
        while sys.platform != "win32" and select.select([self._service], [], [], 0)[0]:
            if not self._take():
                raise Stopped
        if question.number in self._stopped:
            raise Stopped

    def _next(self) -> Question | None:
        while True:
            while self._waiting:
                question = self._waiting.popleft()
                if question.number not in self._stopped:
                    return question
            if not self._take():
                return None

    def _take(self) -> bool:
        """Takes in one message; whether there was any."""
        data = self._service.asked()
        if data is None:
            return False
        message = json.loads(data)
        if "stop" in message:
            self._stopped.add(message["stop"])
        else:
            self._waiting.append(Question(message["number"], message["method"], message["given"]))
        return True

    def _send(self, question: Question, message: dict[str, Any]) -> None:
        self._service.answer(json.dumps({"number": question.number, **message}).encode())


def _refusal(error: Exception) -> dict[str, Any]:
    """What is answered where a method raised something."""
    text = getattr(error, "text", None) or getattr(error, "reason", None)
    if isinstance(text, Text):
        return {"refused": {"zh": text.zh, "en": text.en}}
    traceback.print_exc()
    what = f"{type(error).__name__}: {error}"[:300]
    return {"refused": {"zh": f"程序自己出错：{what}", "en": f"It went wrong: {what}"}, "broken": True}
