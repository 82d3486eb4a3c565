"""What is decided before any check runs: whether a submission can be loaded, and what a person is to read."""

from __future__ import annotations

from grader.asking.calls import question_of
from grader.asking.conversation import Conversation
from grader.course.loading import CheckModule
from grader.deciding.verdict import status_of
from grader.player import Loaded, PlayerStopped, Returned, TimedOut
from grader.results.model import Problem, StudentError, WrittenResult
from grader.text import Text

MOST_WRITTEN = 64 << 10
"""Letters of a written answer that are kept: nobody reads more."""


def stopped_loading(stopped: PlayerStopped, shared: PlayerStopped | None) -> Problem:
    """Loading stopped the player; if the cells for all exercises do so by themselves, they are named."""
    if shared is not None:
        zh, en = shared.reason
        message = Text(f"载入公共单元（各练习共用）时：{zh}", f"While loading the cells that all exercises share: {en}")
        return Problem(message, status=status_of(shared))
    zh, en = stopped.reason
    where = stopped.where if isinstance(stopped, TimedOut) else None
    error = StudentError("TimeoutError", "time is up", [where]) if where else None
    return Problem(Text(f"载入文件时：{zh}", f"While loading the file: {en}"), error, status=status_of(stopped))


def load_problem(error: StudentError) -> Problem:
    if error.type in ("SyntaxError", "IndentationError", "TabError"):
        return Problem(Text("文件有语法错误，无法运行", "The file has a syntax error and cannot run"), error)
    return Problem(Text("文件一载入就出错", "The file fails as soon as it is loaded"), error)


def is_untouched(loaded: Loaded, functions: tuple[str, ...]) -> bool:
    """Whether the student wrote nothing, under the names of the stub or under others."""
    misnamed = bool(loaded.defined) and not loaded.unwritten
    return set(functions) <= {*loaded.missing, *loaded.unwritten} and not misnamed


def written_parts(module: CheckModule, conversation: Conversation) -> list[WrittenResult]:
    """The parts for a person to read; of one that is missing or fails the text is empty."""
    parts = []
    conversation.begin(Text("", ""))
    for function, rubric in (module.info.written or {}).items():
        reply = conversation.ask(question_of(function, ()))
        value = reply.value if isinstance(reply, Returned) else None
        text = value if isinstance(value, str) and value.strip() else ""
        if len(text) > MOST_WRITTEN:
            text = f"{text[:MOST_WRITTEN]}…"
        parts.append(WrittenResult(function, text, list(rubric)))
    return parts
