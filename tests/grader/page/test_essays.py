"""Essays in the text of a file: taken out, put in, and looked over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.page import fragments
from grader.session.essays import essays, tick, with_essay

STUB = '''import math


def essay() -> str:
    """Say why, in Markdown."""
    raise NotImplementedError


def after():
    return 1
'''


def said(source: str) -> Any:
    space: dict[str, Any] = {}
    exec(source, space)
    assert space["after"]() == 1
    return space["essay"]()


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n\t\"'\\"), max_size=60))
def test_what_is_put_in_is_what_the_function_returns(essay: str) -> None:
    source = with_essay(STUB, "essay", essay)
    assert said(source).strip("\n") == essay.strip("\n")
    assert source.startswith('import math\n\n\ndef essay() -> str:\n    """Say why, in Markdown."""\n    return')
    again = with_essay(source, "essay", "second")
    assert said(again) == "\nsecond\n"


def test_a_function_that_is_missing_is_added(miniature: Course) -> None:
    source = with_essay("def after():\n    return 1\n", "essay", "Why *not*?")
    assert said(source) == "\nWhy *not*?\n"


@pytest.mark.parametrize(
    "body", ["return 'a' + 'b'", "x = 'a'\n    return x", "return f'{1}'", "print(1)\n    return 'a'"]
)
def test_what_code_puts_together_stays_with_its_author(miniature: Course, tmp_path: Path, body: str) -> None:
    source = f"def essay():\n    {body}\n"
    (found,) = essays(miniature, miniature.exercises[1], source, tmp_path)
    assert found.fixed is not None
    with pytest.raises(WrongUsage, match="edit it in the code"):
        with_essay(source, "essay", "mine")


def test_a_syntax_error_is_to_be_mended_first(miniature: Course, tmp_path: Path) -> None:
    (found,) = essays(miniature, miniature.exercises[1], "def essay(:\n", tmp_path)
    assert found.fixed is not None
    assert "Line 1" in found.fixed.en
    with pytest.raises(WrongUsage, match="syntax error"):
        with_essay("def essay(:\n", "essay", "mine")


def test_the_model_answer_waits_for_text_and_ticks(miniature: Course, tmp_path: Path) -> None:
    exercise, written = miniature.exercises[1], "def essay():\n    return 'so'\n"

    def model(source: str) -> str:
        (found,) = essays(miniature, exercise, source, tmp_path)
        return found.model

    assert model(written) == ""
    tick(miniature, exercise, tmp_path, "essay", 0, True)
    assert model(STUB) == ""
    assert "最大值" in model(written)
    tick(miniature, exercise, tmp_path, "essay", 0, False)
    assert model(written) == ""
    for function, point in (("essay", 1), ("essay", -1), ("other", 0)):
        with pytest.raises(WrongUsage, match="no such point"):
            tick(miniature, exercise, tmp_path, function, point, True)


def test_a_model_answer_is_shown_in_one_language_at_a_time() -> None:
    shown = fragments.model_answer("先说一句。\n\n再说 $x$。\n\nFirst.\n\nThen $x$.")
    zh, en = shown.split('<div class="md" lang="en">')
    assert "再说" in zh
    assert "First" not in zh
    assert "Then" in en
