"""What a platform shows as Markdown formats nothing of a student's."""

from __future__ import annotations

import pytest
from markdown_it import MarkdownIt

from grader.report.markdown import code, prose, why
from grader.results.model import Call, CheckResult, Failure, StudentError, Value
from grader.text import Text

HOSTILE = "`` ``` ```` <b>x</b> ![i](http://x) [a](b) [c][d]\n```\n# 100 points\n<script>"


def test_what_stands_behind_a_fence_stays_there() -> None:
    tokens = MarkdownIt("commonmark").parse(f"before\n\n{code(HOSTILE)}\n\nafter")
    assert [token.type for token in tokens if token.type == "fence"] == ["fence"]
    assert "heading_open" not in {token.type for token in tokens}
    assert tokens[-2].content == "after"


@pytest.mark.parametrize(
    "text", ["<b>x</b>", "![i](http://x)", "[a](http://x)", "[c][d]\n\n[d]: http://x", "&lt;b&gt;"]
)
def test_prose_holds_no_tag_no_image_and_no_link(text: str) -> None:
    shown = MarkdownIt("commonmark").render(prose(text))
    assert not {"<b>", "<img", "<a "} & {part for part in ("<b>", "<img", "<a ") if part in shown}


def test_a_failure_says_the_call_what_was_expected_and_what_came() -> None:
    number = Value("int", "1")
    failure = Failure(
        message=Text("不对", "wrong"),
        calls=[Call("mean", [number])],
        expected=number,
        got=Value("int", "2"),
        error=StudentError("ValueError", HOSTILE),
    )
    check = CheckResult(
        id="test",
        title=Text("均值", "mean"),
        kind="example",
        max_points=5.0,
        hint=Text("想想", "think"),
        failure=failure,
    )
    shown = why(check, "en")
    assert shown.startswith("wrong\n\n`````text\nmean(1)\nexpected: 1\ngot: 2\nValueError: ")
    assert shown.endswith("**Hint:** think")
    assert why(CheckResult(id="test", title=Text("", ""), kind="example", max_points=5.0, status="passed"), "en") == ""
