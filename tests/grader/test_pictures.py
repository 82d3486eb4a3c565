"""Pictures are drawn from the student's own answers, in both languages, or the reason stands in their place."""

from dataclasses import replace

import pytest

from grader.authoring.checks import picture
from grader.authoring.compare import number
from grader.referee.pool import RefereePool
from grader.report import pictures
from grader.report.colours import confused
from grader.report.figures import LEAST_TEXT, least_width
from grader.report.pictures import with_pictures
from grader.submission import read_files
from grader.text import Text


@picture("平均值", "The mean", alt=("一根柱子，高为平均值", "One bar as high as the mean"))
def draw_mean(figure, answer, reference, says):
    axes = figure.subplots()
    axes.bar([says("你的", "yours"), says("参考", "reference")], [answer.mean([1.0, 2.0]), reference.mean([1.0, 2.0])])


@pytest.fixture
def drawn(referee, miniature, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    (exercise,) = miniature.find("1.1")

    def drawn(source, function=draw_mean):
        module, prepared = referee.prepare(exercise)
        with_picture = replace(module, pictures=(function.picture,))
        monkeypatch.setattr(referee, "prepare", lambda exercise: (with_picture, prepared))
        submission = read_files("s001", {"ex01_01.py": source.encode()}, {}, [])
        with RefereePool(referee) as pool:
            report = with_pictures(referee.grade(submission, [exercise]), pool, submission, [exercise])
        return report.exercises[0].pictures

    return drawn


def test_a_picture_is_drawn_in_both_languages(drawn):
    (shown,) = drawn("def mean(values):\n    return 1.5\n")
    assert shown.svg_zh.startswith("<?xml")
    assert "你的" in shown.svg_zh
    assert "yours" in shown.svg_en
    assert shown.alt == Text("一根柱子，高为平均值", "One bar as high as the mean")
    assert shown.reason is None


def test_a_wrong_answer_is_drawn_too_and_equal_answers_give_equal_pictures(drawn):
    first, second = drawn("def mean(values):\n    return 9\n"), drawn("def mean(values):\n    return 9\n")
    assert first == second
    assert first != drawn("def mean(values):\n    return 1\n")


def test_the_pictures_of_an_answer_are_kept(drawn, monkeypatch):
    first = drawn("def mean(values):\n    return 9\n")
    monkeypatch.setattr(pictures, "pictures_of", None)  # nothing is drawn again
    assert drawn("def mean(values):\n    return 9\n") == first
    with pytest.raises(TypeError):
        drawn("def mean(values):\n    return 8\n")


@pytest.mark.parametrize("damage", [b"", b"[[", b"[]", b"[[1]]", b"7"])
def test_a_kept_picture_that_is_damaged_is_drawn_again(drawn, damage, tmp_path):
    first = drawn("def mean(values):\n    return 9\n")
    kept = [path for path in tmp_path.rglob("*") if path.is_file() and path.parent.name == "pictures"]
    assert kept
    for path in kept:
        path.write_bytes(damage)
    assert drawn("def mean(values):\n    return 9\n") == first


def test_where_nothing_could_be_drawn_it_is_tried_again(drawn, monkeypatch):
    (failed,) = drawn("def mean(values):\n    return 1 / 0\n")
    assert failed.reason
    monkeypatch.setattr(pictures, "pictures_of", None)
    with pytest.raises(TypeError):
        drawn("def mean(values):\n    return 1 / 0\n")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("return 1 / 0", "ZeroDivisionError"),
        ("raise NotImplementedError", "not written yet"),
        ("return 'tall'", "cannot be used"),
        ("return None", "cannot be used"),
        ("while True: pass", "endless loop"),
    ],
)
def test_an_answer_that_crashes_gets_the_reason_instead(drawn, body, words):
    (shown,) = drawn(f"def mean(values):\n    {body}\ndef spread(values):\n    return 0\n")
    assert (shown.svg_zh, shown.svg_en) == ("", "")
    assert words in shown.reason.en
    assert shown.reason.zh != shown.reason.en


def test_a_picture_of_an_answer_that_is_not_right_says_what_is_wrong_with_it(drawn):
    @picture("平均值", "The mean", alt=("一根柱子", "One bar"))
    def draw_number(figure, answer, reference, says):
        number(answer.mean([1.0, 2.0]), ("平均值", "the mean"))

    (shown,) = drawn("def mean(values):\n    return 'tall'\n", draw_number)
    assert shown.reason.en.startswith("Not drawn: The mean ")


def test_a_picture_that_takes_too_long_is_given_up(drawn, monkeypatch):
    monkeypatch.setattr(pictures, "MOST_SECONDS", 1)

    @picture("慢", "Slow", alt=("慢", "Slow"))
    def draw_slowly(figure, answer, reference, says):
        while True:
            pass

    (shown,) = drawn("def mean(values):\n    return 1\n", draw_slowly)
    assert "too large" in shown.reason.en


def test_an_exercise_that_was_not_attempted_has_no_pictures(drawn):
    assert drawn("") == []


def test_the_smallest_letters_decide_how_wide_a_phone_shows_a_picture():
    svg = '<svg width="720pt"><text style="font: 10px \'DejaVu\'"/><text style="font-size: 8px; x: y"/>'
    assert least_width(svg) == 720 * LEAST_TEXT / 8 / 16
    assert least_width("<svg></svg>") == 0


def test_red_and_green_are_confused_and_blue_and_orange_are_not():
    assert confused("fill: #2ca02c; stroke: #d62728") == [("#2ca02c", "#d62728")]
    assert confused("".join(f"fill: {colour};" for colour in pictures.COLOURS)) == []
