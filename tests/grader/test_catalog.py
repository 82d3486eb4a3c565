"""The catalog finds exercises by the names people use, and helps with those that they mistype."""

import pytest

from grader.course.catalog import Course, UnknownName, title_and_statement


@pytest.mark.parametrize("name", ["chapter1", "chapter01", "Chapter1", "ch1", "1", "第1章", " 1 "])
def test_a_chapter_has_many_names(miniature, name):
    assert [exercise.id for exercise in miniature.find(name)] == ["1.1", "1.2"]


@pytest.mark.parametrize("name", ["1.2", "01.02", "ex01_02", "exercise 1.2"])
def test_an_exercise_has_many_names(miniature, name):
    assert [exercise.id for exercise in miniature.find(name)] == ["1.2"]


@pytest.mark.parametrize(("wrong", "right"), [("1.22", "1.2"), ("chapter11", "chapter1"), ("chaptr1", "chapter1")])
def test_a_wrong_name_is_answered_with_the_nearest_right_one(miniature, wrong, right):
    with pytest.raises(UnknownName) as caught:
        miniature.find(wrong)
    assert f"nearest is {right}." in caught.value.text.en
    assert right in caught.value.text.zh


def test_a_folder_that_is_no_course_is_refused(tmp_path):
    with pytest.raises(UnknownName, match="no folder exercises/"):
        Course.at(tmp_path)


def test_an_empty_course_says_so(tmp_path):
    (tmp_path / "exercises").mkdir()
    with pytest.raises(UnknownName, match="no exercises yet"):
        Course.at(tmp_path).find("3.3")


def test_a_stub_tells_title_statement_and_functions(miniature):
    (exercise,) = miniature.find("1.1")
    assert exercise.title == ("平均与极差", "Mean and range")
    assert exercise.statement == ("写出一列数的平均值和极差。", "Write the mean and the range of some numbers.")
    assert exercise.functions == ("mean", "spread")


def test_a_table_in_a_statement_does_not_end_the_chinese_part():
    title, statement = title_and_statement("2.1* 标题 / Title\n\n|a|\n|---|\n\n---\n\nEnglish\n\n---\nmore", "2.1")
    assert title == ("标题", "Title")
    assert statement.zh == "|a|\n|---|"
    assert statement.en == "English\n\n---\nmore"


@pytest.mark.parametrize(
    "head",
    [
        '"""1.1 题 / A title\n\n题目.\n"""',
        '"""1.1* 题 / A title"""',
        '\n"""\n1.1 题 / A title\n"""',
        'r"""1.1 题 / A title\n"""',
    ],
)
def test_a_title_stands_in_the_first_line_of_the_docstring_wherever_that_begins(tmp_path, head):
    stub = tmp_path / "exercises" / "chapter01" / "ex01_01.py"
    stub.parent.mkdir(parents=True)
    stub.write_text(f"{head}\n\ndef f():\n    ...\n", encoding="utf-8")
    (exercise,) = Course.at(tmp_path).exercises
    assert exercise.title == ("题", "A title")
