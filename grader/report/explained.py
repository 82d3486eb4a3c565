"""The explanation of an exercise on a terminal, in the order in which it is read."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.syntax import Syntax

from grader.course.explanation import Explanation
from grader.report.spelled import paragraphs, plain
from grader.report.words import WORDS
from grader.text import Language

_INDENT = " " * 4


class Explainer:
    """Prints explanations: set on a terminal, plain lines in a pipe."""

    def __init__(self, console: Console, language: Language) -> None:
        self._console, self._language = console, language

    def show(self, found: Explanation) -> None:
        """All of it; what there is nothing to say of is left out."""
        self._heading(f"{found.exercise} {found.title.in_(self._language)}")
        self._prose(found.why.in_(self._language))
        self._heading(self._word("reference"))
        self._code(found.reference.strip(), "python")
        if found.another:
            self._heading(f"{self._word('another_way')} {found.another_title.in_(self._language)}")
            self._code(found.another, "diff")
        if found.usual:
            self._heading(self._word("usual_mistakes"))
            for title in found.usual:
                self._console.print(f"- {title.in_(self._language)}", markup=False, soft_wrap=True)
        if found.difference is not None:
            self._heading(self._word("own_difference" if found.difference else "own_same"))
        if found.difference:
            self._code(found.difference, "diff")
        for function, points in found.rubric.items():
            self._heading(f"{function}: {self._word('rubric')}")
            for point in points:
                self._console.print(f"☐ {point.in_(self._language)}", markup=False, soft_wrap=True)
        for part in (found.answer, found.further):
            if part.in_(self._language):
                self._console.print()
                self._prose(part.in_(self._language))
        if found.following.zh:
            self._heading(WORDS["following"].in_(self._language).format(exercise=found.following.in_(self._language)))

    def _word(self, name: str) -> str:
        return WORDS[name].in_(self._language)

    def _heading(self, words: str) -> None:
        self._console.print()
        self._console.print(words, style="bold", markup=False, soft_wrap=True)

    def _prose(self, markdown: str) -> None:
        if self._console.is_terminal:
            self._console.print(Markdown(paragraphs(markdown)))
        else:
            self._console.print(plain(markdown), markup=False, soft_wrap=True)

    def _code(self, text: str, kind: str) -> None:
        if self._console.is_terminal:
            self._console.print(Syntax(text, kind, theme="ansi_dark", background_color="default", word_wrap=True))
            return
        for line in text.split("\n"):
            self._console.print(f"{_INDENT}{line}".rstrip(), markup=False, soft_wrap=True)
