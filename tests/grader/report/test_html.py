"""What the HTML report says and what it refuses to do, read from the file without a browser."""

from __future__ import annotations

import ast
import base64
import errno
import hashlib
import io
import os
import re
import string
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
import samples
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from grader.authoring.exercise import Kind
from grader.course.catalog import own_course
from grader.report import html, markup, values
from grader.report.explained import Explainer
from grader.report.formula import mathml
from grader.report.plain import place_in_book
from grader.report.visible import escaped
from grader.report.words import EXERCISE_KINDS, WORDS
from grader.results.model import (
    Call,
    Failure,
    FunctionProgress,
    Isolation,
    Picture,
    StudentError,
    Value,
    WorkedValue,
    from_json,
    to_json,
)
from grader.results.values import show as value
from grader.session.notebook.explained import explained
from grader.text import Text

TEMPLATES = own_course().templates_dir / "report"
BASE = TEMPLATES.with_name("base.html")
VOID = {"meta", "link", "img", "input", "br", "hr"}


class Page(HTMLParser):
    """Every element of a page with its attributes, and its text; fails on tags that do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text += data


def texts(shown: object) -> str:
    """The text of a fragment."""
    return Page(f"<div>{shown}</div>").text


def marked(fragment: object) -> list[str]:
    """What is marked, without the words for screen readers."""
    return [re.sub("<[^>]*>", "", m) for m in re.findall(r"<mark[^>]*>(.*?)<span class=\"sr\">", str(fragment))]


def assert_inert(text: str) -> None:
    page = Page(text)
    for tag, attributes in page.elements:
        assert tag not in {"script", "iframe", "object", "embed", "base", "form", "foreignobject", "animate", "set"}
        assert not any(name.startswith("on") or name == "style" for name in attributes), (tag, attributes)
        for name in ("href", "src", "xlink:href", "action", "formaction", "srcset"):
            assert (attributes.get(name) or "#").startswith(("#", "data:,", "data:image/svg+xml;base64,")), attributes
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert not [c for c in text if c != "\n" and not c.isprintable() and c != "\u3000"]
    text.encode()


# both languages


def test_every_sentence_exists_in_both_languages() -> None:
    for name, text in {**WORDS, **EXERCISE_KINDS}.items():
        fields = [[f for _, f, _, _ in string.Formatter().parse(side) if f] for side in text]
        assert all(side.strip() for side in text), name
        assert sorted(fields[0]) == sorted(fields[1]), name
        assert re.search("[\u4e00-\u9fff]", text.zh) or text.zh == text.en, name
        assert not re.search("[\u4e00-\u9fff]", text.en), name


def test_every_kind_of_exercise_has_a_name() -> None:
    assert set(EXERCISE_KINDS) == set(get_args(Kind))


def test_every_sentence_that_is_said_is_defined_and_every_one_defined_is_said() -> None:
    pages = "".join(p.read_text(encoding="utf-8") for p in [BASE, *TEMPLATES.glob("*.html")])
    code = pages + "".join(p.read_text(encoding="utf-8") for p in Path(html.__file__).parent.glob("*.py"))
    said = set(re.findall(r'(?:\bt|\bword)\(f?"(\w+)"', code)) | set(re.findall(r'WORDS\["(\w+)"\]', code))
    families = {name for name in said if name.endswith("_")}  # t("check_" ~ status)
    assert said - families <= set(WORDS)
    said |= set(re.findall(r'"(\w+)"', pages)) | {
        "passed",
        "partial",
        "failed",
        "in_progress",
        "not_attempted",
        "broken",
    }
    assert [name for name in WORDS if name not in said and not name.startswith((*families, "mark_"))] == []


@pytest.mark.parametrize("language", ["zh", "en"])
def test_page_opens_in_the_language_asked_for_and_holds_both(language: str) -> None:
    text = html.render(samples.CHAPTER, language=language)  # type: ignore[arg-type]  # a str of the two
    page = Page(text)
    assert dict(page.elements)["html"]["lang"] == {"zh": "zh-CN", "en": "en"}[language]
    (chosen,) = [a["id"] for tag, a in page.elements if tag == "input" and "checked" in a]
    assert chosen == f"show-{language}"
    body = text[text.index("<body") :]
    assert body.count('lang="zh-CN"') == body.count('lang="en"') - 1 > 100  # the switch itself has one more
    assert "对率回归" in page.text
    assert "Logistic regression" in page.text


def test_text_that_needs_no_translation_is_written_once() -> None:
    assert str(markup.both(Text.of("NumPy"))) == "NumPy"
    assert str(markup.both(Text.of("西瓜"))) == '<span lang="zh">西瓜</span>'


# what a student sees


def test_first_failure_is_named_before_the_list_of_exercises() -> None:
    text = html.render(samples.CHAPTER)
    todo = text[text.index('id="next"') : text.index('class="all"')]
    assert "3.3" in todo
    assert 'href="#ex-3-3-c1"' in todo
    assert "应返回 11.7835" in todo


def test_all_passed_says_so_and_folds_everything() -> None:
    text = html.render(samples.PASSED)
    assert WORDS["next_done"].zh in text
    assert not [a for tag, a in Page(text).elements if tag == "details" and "open" in a]


def test_ring_is_of_the_colour_of_passing_only_when_all_is_passed() -> None:
    assert 'class="arc part"' in html.render(samples.report(samples.LOGISTIC))
    assert 'class="arc"' in html.render(samples.PASSED)


def test_passed_exercise_that_is_alone_shows_its_picture_and_what_comes_next() -> None:
    text = html.render(samples.report(replace(samples.PERFECT, pictures=[samples.PICTURE])))
    (exercise,) = (a for tag, a in Page(text).elements if tag == "details" and a.get("id") == "ex-3-1")
    assert "open" in exercise
    assert "<figure>" in text
    assert "grade next" in text[text.index('id="next"') :]


def test_not_attempted_comes_after_what_is_wrong_and_is_no_error() -> None:
    text = html.render(samples.report(samples.PERFECT, samples.UNTOUCHED))
    assert WORDS["next_try"].zh in text
    assert WORDS["problem"].zh not in text


@pytest.mark.parametrize("status", ["passed", "partial", "failed", "not_attempted", "to_review"])
def test_state_of_an_exercise_is_a_word_and_a_shape(status: str) -> None:
    text = html.render(samples.CHAPTER)
    assert f'is-{status}"><svg class="icon" aria-hidden="true"><use href="#i-{status}"/>' in text
    assert WORDS[status].zh in text
    assert WORDS[status].en in text


@pytest.mark.parametrize("status", ["failed", "error", "timeout", "killed", "skipped"])
def test_state_of_a_check_is_a_word_and_a_shape(status: str) -> None:
    text = html.render(samples.report(samples.LOGISTIC))
    assert f"#i-{status}" in text
    assert status == "skipped" or WORDS[f"check_{status}"].en in text


def test_diagnosis_hint_book_output_and_notes_are_there() -> None:
    shown = Page(
        html.render(samples.report(replace(samples.LOGISTIC, notes=[Text("只批最后一次定义", "last one counts")])))
    ).text
    for part in ("时得到的正是这些数", "差一个因子", "§3.3, (3.27)", "epoch 1 loss 8.90", "last one counts"):
        assert part in shown


def test_call_can_be_copied_and_run() -> None:
    text = html.render(samples.report(samples.LOGISTIC))
    calls = [texts(code) for code in re.findall(r'<code class="run">(.*?)</code>', text, re.DOTALL)]
    assert "entropy(['是', '否'])" in calls
    for call in calls:
        ast.parse(call, mode="eval")
    assert WORDS["call_cut"].zh not in text


def test_long_argument_stands_below_under_its_name_and_runs() -> None:
    rows = [[i / 7, i / 9] for i in range(200)]
    call = Call("f", [value(np.array(rows)), value(3)], value(1.5))
    check = replace(samples.NLL, failure=Failure(message=Text("x", "x"), calls=[call]))
    exercise = replace(samples.exercise("1.1", Text("x", "x"), [check]), source="def f(X, k):\n    return 1.5\n")
    text = html.render(samples.report(exercise))
    (shown,) = re.findall(r'<code class="run">(.*?)</code>', text, re.DOTALL)
    assert texts(shown) == "f(X, 3)"
    (setup,) = re.findall(r'<pre class="copy"[^>]*><code>(.*?)</code>', text, re.DOTALL)
    names = {"np": np, "f": lambda X, k: (X.tolist(), k)}
    *assignments, last = texts(setup).split("\n")
    exec("\n".join(assignments), names)
    assert eval(last, names) == (rows, 3)


def test_the_call_that_decides_comes_first_then_expected_and_got() -> None:
    calls = [Call("f", [value(i)], value(-i)) for i in range(8)]
    failure = Failure(
        message=Text("x", "x"),
        inputs={"seen": value(1)},
        calls=calls[-1:],
        others=calls[:-1],
        expected=value(70.5),
        got=value(-7),
    )
    text = html.render(samples.report(samples.exercise("1.1", Text("x", "x"), [replace(samples.NLL, failure=failure)])))
    shown = [texts(code) for code in re.findall(r'<code class="run">(.*?)</code>', text, re.DOTALL)]
    assert shown[0] == "f(7)"
    assert sorted(shown[1:]) == [f"f({i})" for i in range(7)]
    places = [text.index(part) for part in ('<code class="run">', "-expected", "-got", 'class="inputs"')]
    assert places == sorted(places)


def test_fix_this_next_says_what_was_raised_and_what_hung() -> None:
    raised = Failure(message=Text("x", "x"), error=StudentError("NameError", "name 'valeus' is not defined"))
    hung = Failure(message=Text("超时", "computed for more than 2 seconds"), calls=[Call("gradient", [value(1)])])
    for failure, status, words in (
        (raised, "error", "name &#39;valeus&#39; is not defined"),
        (hung, "timeout", "gradient did not finish."),
    ):
        check = replace(samples.NLL, status=status, failure=failure)
        text = html.render(samples.report(samples.exercise("1.1", Text("x", "x"), [check])))
        assert words in text[text.index('id="next"') : text.index("<details")]


def test_unfinished_exercise_has_a_line_for_each_function_and_says_what_to_go_on_with() -> None:
    functions = [
        FunctionProgress("mean", True, [WorkedValue("mean([1.0])", "1.0", "1.0", True)]),
        FunctionProgress("spread", True, [WorkedValue("spread([1.0, 5.0])", "4.0", "-4.0", False)]),
        FunctionProgress("rest", False),
    ]
    unfinished = replace(samples.exercise("1.1", Text("x", "x"), []), status="in_progress", functions=functions)
    text = html.render(samples.report(unfinished))
    for words in (
        "written, 1 worked value right",
        "0 of 1 worked values right",
        "not written yet",
        "Go on with spread",
    ):
        assert words in text
    assert "Go on with spread" in text[text.index('id="next"') : text.index("<details")]


def test_skipped_checks_do_not_claim_inputs_and_no_picture_is_said_once() -> None:
    skipped = replace(samples.NLL, kind="property", status="skipped", failure=None, examples=61)
    picture = Picture(
        id="p", title=Text("图", "picture"), alt=Text("x", "x"), reason=Text("没有画出：出错", "Not drawn: an error")
    )
    text = html.render(samples.report(replace(samples.exercise("1.1", Text("x", "x"), [skipped]), pictures=[picture])))
    assert "61" not in texts(text)
    assert texts(text).count("Not drawn") == 1


def test_place_in_the_book_may_be_written_in_both_languages() -> None:
    assert place_in_book("图 4.8 / fig. 4.8") == Text("图 4.8", "fig. 4.8")
    assert place_in_book("(6.24), 表 6.1 / table 6.1") == Text("(6.24), 表 6.1", "(6.24), table 6.1")
    assert place_in_book("§16.1, 图 16.8 / §16.1, fig. 16.8") == Text("§16.1, 图 16.8", "§16.1, fig. 16.8")
    assert place_in_book("§4.4, (4.2)") == Text("§4.4, (4.2)", "§4.4, (4.2)")


def test_call_with_a_cut_argument_says_that_it_does_not_run() -> None:
    large = Value("list of 9 int", "[1, 2, …", None, False)
    check = replace(samples.NLL, failure=Failure(message=Text("x", "x"), calls=[Call("f", [large])]))
    assert WORDS["call_cut"].zh in html.render(samples.report(samples.exercise("1.1", Text("x", "x"), [check])))


def test_failing_line_is_shown_in_the_students_source() -> None:
    text = html.render(samples.report(samples.LOGISTIC))
    hits = [texts(row) for row in re.findall(r'<span class="l hit".*?\n</span>', text)]
    assert len(hits) == 2
    assert all("scores = X @ beta" in row for row in hits)
    assert 'data-n="24"' in text


def test_syntax_error_marks_the_column() -> None:
    text = html.render(samples.report(samples.SYNTAX))
    assert '<mark class="caret">(</mark>Sw, (mu0 - mu1)' in text


def test_long_recursion_shows_both_ends() -> None:
    error = samples.RAISES.failure.error  # type: ignore[union-attr]  # the sample has one
    frames = [replace(error.frames[0], line=i, source=f"f({i})") for i in range(1, 1001)]  # type: ignore[union-attr]
    failure = Failure(message=Text("x", "x"), error=replace(error, frames=frames))  # type: ignore[type-var]
    text = html.render(
        samples.report(samples.exercise("1.1", Text("x", "x"), [replace(samples.RAISES, failure=failure)]))
    )
    assert "994" in Page(text).text
    assert text.count('class="l hit"') == 6


def test_written_answer_is_rendered_without_links_and_with_its_rubric() -> None:
    text = html.render(samples.report(samples.WRITTEN))
    answer = text[text.index("<blockquote") : text.index("</blockquote>")]
    assert "<strong>半正定</strong>" in answer
    assert "<math" in answer
    assert "<a" not in answer
    assert "&lt;b onclick=alert(1)&gt;" in answer
    assert "说出严格凸的条件" in text


def test_picture_has_a_text_in_both_languages_and_a_missing_one_its_reason() -> None:
    page = Page(html.render(samples.report(samples.LOGISTIC)))
    pictures = [a for tag, a in page.elements if tag == "img"]
    assert [a["alt"] for a in pictures] == list(samples.PICTURE.alt)
    assert base64.b64decode((pictures[0]["src"] or "").split(",")[1]).decode() == samples.PICTURE.svg_zh
    assert "returned no parameters" in page.text


@pytest.mark.parametrize("level", ["process", "limits", "container", "sandbox"])
def test_report_says_when_it_was_not_isolated(level: str) -> None:
    isolation = Isolation(level, ["rlimits"], ["seccomp"])  # type: ignore[arg-type]  # a str of the four
    text = html.render(samples.report(samples.PERFECT, isolation=isolation))
    assert (WORDS["not_isolated"].en in text) == (level in ("process", "limits"))
    assert "rlimits" in text
    assert "seccomp" in text
    assert "6.120.3" in text


def test_points_beyond_the_maximum_and_none_at_all_are_drawn() -> None:
    assert html.share_of(12, 10) == 100
    assert html.share_of(1, 0) == 0
    assert html.points_shown(2.50) == "2.5"
    assert WORDS["no_exercises"].zh in html.render(samples.report())


# values


@pytest.mark.parametrize(
    ("data", "tag"),
    [
        (3, "<code"),
        (["是", "否"], '<ol class="vec"'),
        ((1, 2), '<ol class="vec tuple"'),
        ({1, 2}, '<ol class="vec set"'),
        (np.eye(2), "<table"),
        ([[1], [2, 3]], "<table"),
        ([{"a": 1}, {"a": 2}], '<th scope="col">a</th>'),
        ({"a": [1, 2]}, 'class="map"'),
        ({"label": 1}, '<ul class="tree"'),
        (np.zeros((2, 2, 2)), '<ol class="items"'),
        ([], "<code>[]</code>"),
        (np.zeros((0, 3)), "<code>[]</code>"),
        (np.array(2.5), "2.5"),
        (float("nan"), "nan"),
        (2**70, str(2**70)),
        (1 - 2j, "(1.0-2.0j)"),
        ([None, True, "x", 1.5], "<code>None</code>"),
    ],
)
def test_shape_of_a_value(data: object, tag: str) -> None:
    assert tag in str(values.show(value(data), ids="x").html)


@pytest.mark.parametrize(
    ("expected", "got", "marks"),
    [
        ([1, 2, 3], [1, 5, 3], [[1]]),
        (np.eye(2), np.ones((2, 2)), [[0, 1], [1, 0]]),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [["b"]]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 4}], [[1, "a"]]),
        ({1: [0, 1]}, {1: [0, 7]}, [["1", 1]]),
        (samples.TREE_WANT, samples.TREE_GOT, [["branches", "清晰", "le", "label"]]),
        (list(range(300)), [*range(299), -1], [[299]]),
        ([list(range(30)) for _ in range(40)], [[*range(29), -1 - i] for i in range(40)], [[39, 29]]),
    ],
)
def test_entries_that_decide_are_marked_in_both(expected: object, got: object, marks: list[list[int | str]]) -> None:
    left, right = values.pair(value(expected), value(got), marks, ids="x")
    assert len(marked(left.html)) == len(marked(right.html)) == len(marks)
    assert marked(left.html) != marked(right.html)
    assert WORDS["mark_got"].en in str(right.html)
    assert WORDS["mark_expected"].zh in str(left.html)


def test_marking_a_row_marks_its_cells_and_marking_the_whole_says_so() -> None:
    assert len(marked(values.show(value(np.eye(3)), ids="x", side="got", marks=[[1]]).html)) == 3
    shown = values.show(value(np.eye(3)), ids="x", side="got", marks=[[]])
    assert shown.whole
    assert not marked(shown.html)


def test_places_are_named_where_the_value_is_large() -> None:
    shown = values.pair(value(np.zeros((40, 30))), value(np.eye(40, 30)), [[i, i] for i in range(30)], ids="x")[1]
    assert "[0][0], [1][1]" in shown.notes[0]
    assert not values.pair(value([1, 2]), value([1, 3]), [[1]], ids="x")[1].notes


def test_rounding_never_makes_two_marked_entries_look_alike() -> None:
    left, right = values.pair(value([1 / 3, 2 / 3]), value([1 / 3 + 1e-9, 2 / 3]), [[0]], ids="x")
    assert marked(left.html) != marked(right.html)
    assert "0.666666667" in str(right.html)
    assert "9" in str(right.notes[0])


def test_strings_show_where_they_part() -> None:
    left, right = values.pair(
        value("x" * 500 + "left" + "y" * 500), value("x" * 500 + "rigid" + "y" * 500), [], ids="x"
    )
    assert (marked(left.html), marked(right.html)) == (["left"], ["rigid"])
    assert len(texts(left.html)) < 400


def test_values_that_look_alike_name_their_types() -> None:
    left, right = values.pair(value([1, 2]), value((1, 2)), [[]], ids="x")
    assert any(WORDS["type_differs"].en in note for note in right.notes) or texts(left.html) != texts(right.html)
    same = values.pair(value(np.array([1, 2])), value(np.array([1, 2], dtype=np.int8)), [[]], ids="x")[1]
    assert any(WORDS["type_differs"].en in note for note in same.notes)


def test_tree_is_indented_by_its_answers() -> None:
    shown = texts(values.show(value(samples.TREE_WANT), ids="x").html)
    assert re.sub(r"\s", "", shown).startswith("纹理='清晰'密度≤0.3815'否'>0.3815'是'='稍糊'触感")
    numbered = {"feature": 3, "threshold": 0.5, "le": {"label": 0}, "gt": {"label": 1}}
    assert "x[3]" in texts(values.show(value(numbered), ids="x").html)


def test_value_that_was_cut_says_so() -> None:
    shown = values.show(Value("list of 9000 int", "[0, 1, …", None, False), ids="x")
    assert "[0, 1, …" in shown.html
    assert any("JSON" in note for note in shown.notes)


@pytest.mark.parametrize(
    "data",
    [{"no": "tag"}, {"tuple": 3}, {"dict": [1]}, {"dict": [[1, 2, 3]]}, {"array": 1}, {"float": "1"}, object(), {}],
)
def test_strange_data_falls_back_to_the_text(data: object) -> None:
    assert "the text" in values.show(Value("x", "the text", data), ids="x").html


def test_deep_and_wide_values_stay_small() -> None:
    deep: object = 1
    for _ in range(38):
        deep = [deep]
    for data in (deep, [[0.5] * 60] * 60, {str(i): [i] * 5 for i in range(200)}, [[[i]] for i in range(500)]):
        shown = values.show(value(data), ids="x")
        assert len(shown.html) < 40_000
        Page(str(shown.html))


# formulas


@pytest.mark.parametrize("latex", [r"\frac{", r"\left(", "x_{", "{" * 3000, "x" * 5000])
def test_formula_that_cannot_be_converted_is_shown_as_source(latex: str) -> None:
    assert str(mathml(latex)).startswith('<code class="tex">')


def test_formulas_are_rebuilt_from_an_allow_list() -> None:
    shown = str(
        mathml(r"\text{<script>alert(1)</script>} \href{javascript:x}{y} \style{a}{b} \class{c}{d} \color{red}{z}")
    )
    assert shown.startswith("<math")
    assert "<script" not in shown
    assert not re.search(r"href|style=|class=|mathcolor", shown)


def test_alphabets_are_characters_and_words_are_words() -> None:
    assert "\N{MATHEMATICAL BOLD ITALIC SMALL W}" in mathml(r"\boldsymbol{w}")
    assert "\N{DOUBLE-STRUCK CAPITAL R}" in mathml(r"\mathbb{R}")
    assert "<mi>Ent</mi>" in mathml(r"\mathrm{Ent}")


def test_prices_are_no_formula_and_names_are_no_emphasis() -> None:
    assert str(markup.sentence("from $5 to $6, __init__ *x* <b>")) == "from $5 to $6, __init__ *x* &lt;b&gt;"
    assert str(markup.sentence("`a_b` and $x$")).startswith("<code>a_b</code> and <math")


def test_displayed_formula_may_hold_lines_that_look_like_a_list() -> None:
    shown = str(markup.prose("before\n\n$$\na\n- b\n+ c\n$$\n\nafter"))
    assert '<math display="block">' in shown
    assert "<li>" not in shown
    assert "<p>after</p>" in shown


# hostile text


@pytest.mark.parametrize("attack", samples.ATTACKS)
def test_hostile_text_is_only_text(attack: str) -> None:
    text = html.render(samples.hostile(attack))
    assert_inert(text)


def test_everything_that_is_not_printable_is_an_escape() -> None:
    assert escaped("\x1b[31m\u202e\ud800\u200b\x00é是　") == "\\x1b[31m\\u202e\\ud800\\u200b\\x00é是　"
    assert "\\u0301" in escaped("Z" + "\u0301" * 9)
    assert escaped("é") == "é"


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    st.text(st.characters(), max_size=30)
    | st.text(st.sampled_from("<>&\"'$`\\{}[]()|*_#-\n\t !=%\u202e\ud800"), max_size=60)
)
def test_any_text_is_only_text(text: str) -> None:
    assert_inert(html.render(samples.hostile(text)))


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.text(st.sampled_from("ab^_{}\\ frtextsqrlighmo<>&\"'=+|\n"), max_size=60))
def test_any_formula_is_well_formed(latex: str) -> None:
    Page(f"<div>{mathml(latex)}{markup.answer(f'${latex}$')}</div>")


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["tuple", "set", "array", "shape", "dtype", "float", "label", "dict"]), inner, max_size=3
        )
        | st.lists(
            st.tuples(st.sampled_from(["attribute", "branches", "le", "gt", "label", "x"]), inner).map(list), max_size=4
        ).map(lambda pairs: {"dict": pairs})
    ),
    max_leaves=15,
)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    json_data, json_data, st.lists(st.lists(st.integers(0, 3) | st.sampled_from(["le", "x"]), max_size=3), max_size=3)
)
def test_any_data_is_drawn(first: object, second: object, marks: list[list[int | str]]) -> None:
    for shown in values.pair(Value("a", "A", first), Value("b", "B", second), marks, ids="x"):
        Page(f"<div>{shown.html}</div>")


def test_ten_megabytes_of_text_are_cut_and_the_cut_says_where_the_rest_is() -> None:
    text = html.render(samples.hostile("<b>", long=10_000_000))
    assert len(text) < 2_500_000
    assert_inert(text)
    assert "JSON report has them all" in text
    assert "9,99" in text


# the file


def test_chapter_is_light() -> None:
    failing = replace(samples.LOGISTIC, pictures=[])
    chapter = samples.report(*(replace(failing, id=f"3.{i}") for i in range(1, 11)))
    text = html.render(chapter)
    assert len(text.encode()) < 400_000


def test_one_file_without_scripts_or_addresses() -> None:
    for report in (samples.CHAPTER, samples.PASSED):
        text = html.render(report)
        assert_inert(text)
        assert not re.search(r"https?:|@import|url\(", text)


def test_a_large_picture_arrives_whole() -> None:
    svg = "<svg xmlns='http://www.w3.org/2000/svg'>" + "<path d='M0 0'/>" * 5_000 + "</svg>"
    picture = replace(samples.PICTURE, svg_zh=svg, svg_en=svg)
    page = Page(html.render(samples.report(replace(samples.LOGISTIC, pictures=[picture]))))
    (first, *_) = [a for tag, a in page.elements if tag == "img"]
    assert base64.b64decode((first["src"] or "").split(",")[1]).decode() == svg


def test_policy_forbids_everything_but_this_style_sheet_and_pictures_inside() -> None:
    text = html.render(samples.PASSED)
    style = re.search("<style>(.*?)</style>", text, re.DOTALL)
    assert style
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:; base-uri 'none'; form-action 'none'"
    assert policy in text.replace("&#39;", "'")
    assert text.index("Content-Security-Policy") < text.index("<style>")


def test_results_read_back_from_json_look_the_same() -> None:
    assert html.render(from_json(to_json(samples.CHAPTER))) == html.render(samples.CHAPTER)


def test_written_file_is_utf_8_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "new" / "报告.html"
    assert html.write(samples.hostile("\ud800"), target) == target
    assert html.write(samples.CHAPTER, target, "en") == target
    assert target.read_text(encoding="utf-8") == html.render(samples.CHAPTER, language="en")
    assert os.listdir(target.parent) == [target.name]


def test_links_are_not_followed(tmp_path: Path) -> None:
    secret, link = tmp_path / "secret", tmp_path / "report.html"
    secret.write_text("keep")
    link.symlink_to(secret)
    with pytest.raises(OSError, match=r"report\.html is a symbolic link"):
        html.write(samples.PASSED, link, "en")
    assert secret.read_text() == "keep"


def test_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(
        OSError, match=r"Cannot write the report to .*r\.html: Read-only file system\. .*--html"
    ) as caught:
        html.write(samples.PASSED, tmp_path / "r.html", "en")
    assert caught.value.errno == errno.EROFS
    assert os.listdir(tmp_path) == []


def test_a_folder_in_the_place_of_the_file_is_an_error_and_stays(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="报告写不到"):
        html.write(samples.PASSED, tmp_path)
    assert tmp_path.is_dir()
    assert os.listdir(tmp_path) == []


# colours


def _luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    digits = digits if len(digits) == 6 else "".join(c * 2 for c in digits)
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("block", [0, 1, 2])
def test_every_colour_of_text_stands_out_from_every_ground_it_is_on(block: int) -> None:
    """WCAG AA, 4.5 to 1: light, dark and print; also where axe cannot tell."""
    css = (TEMPLATES / "report.css").read_text(encoding="utf-8")
    colours = dict(
        re.findall(
            r"--([\w-]+): (#\w+)", [b for b in re.findall(r":root \{(.*?)\}", css, re.DOTALL) if "--page" in b][block]
        )
    )
    grounds = ["page", "card", "sunk"]
    pairs = [(ink, ground) for ink in ("ink", "dim", "pass", "fail", "part", "link", "look") for ground in grounds]
    pairs += [(f"code-{c}", ground) for c in "kscmf" for ground in grounds]
    pairs += [(tone, f"{tone}-bg") for tone in ("pass", "fail", "part", "rest", "look")]
    pairs += [("card", "ink"), ("card", "fail"), *(("ink", f"{tone}-bg") for tone in ("fail", "look", "rest", "part"))]
    pairs += [("fail", "fail-bg"), ("dim", "rest-bg")]
    for ink, ground in pairs:
        low, high = sorted((_luminance(colours[ink]), _luminance(colours[ground])))
        assert (high + 0.05) / (low + 0.05) >= 4.5, (ink, ground)


def test_no_blank_stands_where_a_line_of_chinese_ends() -> None:
    assert "由样本估计" in markup.prose("由样本\n估计")
    assert "well known" in markup.prose("well\nknown").replace("\n", " ")
    assert "行一\n    行二" in markup.prose("前\n\n    行一\n        行二")


def test_an_explanation_is_whole_on_every_surface() -> None:
    (first, *_) = samples.PASSED.exercises
    found = samples.explained(first)
    page = html.render(samples.PASSED, explanations={first.id: found})
    alone = html.render_explanations([found], "en", Text("第 3 章", "Chapter 3"))
    console = Console(file=io.StringIO(), width=100)
    Explainer(console, "zh").show(found)
    assert isinstance(console.file, io.StringIO)
    shown = [Page(page).text, Page(alone).text, console.file.getvalue(), str(explained(found, "zh"))]
    for words in (
        "接着做 3.4 比较",
        "说到了偏置",
        "一种答法。",
        "再想一步。",
        "除以个数减一",
        "数组",
        "从你的写法到参考的",
    ):
        assert all(words in text for text in shown), words
    assert "接着做 3.4 比较" not in Page(html.render(samples.PASSED)).text


def test_every_part_of_a_sentence_may_have_any_name() -> None:
    for name, text in WORDS.items():
        parts = {field: "x" for side in text for _, field, _, _ in string.Formatter().parse(side) if field}
        assert markup.word(name, **parts)
