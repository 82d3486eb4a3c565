"""Submissions are cut into exercises by their marks, in every form and encoding in which students hand them in."""

import json
import sys
import tarfile
import zipfile
from dataclasses import replace

import pytest

from grader.submission import Unreadable, apart, read, read_apart, read_files
from grader.submission.cell_code import python_lines

ONE = "def mean(values):\n    return 1\n"


def documents(files, asked=()):
    return read_files("s001", {name: text.encode() for name, text in files.items()}, {}, list(asked))


def notebook(*cells, **more):
    made = [
        {"cell_type": "code", "source": source, "metadata": metadata, "outputs": [], "execution_count": None}
        for source, metadata in ((cell, {}) if isinstance(cell, str) else cell for cell in cells)
    ]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": made, **more})


def exercise(miniature, id):
    return miniature.find(id)[0]


def test_a_folder_holds_one_file_per_exercise_and_helpers(miniature):
    submission = documents({"ex01_01.py": "import mine\n" + ONE, "mine.py": "x = 1\n", "readme.txt": "no"})
    source = submission.source_of(exercise(miniature, "1.1"))
    assert set(source.modules) == {"ex01_01", "mine"}
    assert submission.source_of(exercise(miniature, "1.2")) is None


def test_sections_of_one_file_keep_their_line_numbers(miniature):
    text = "import math\n# %% exercise 1.1\na = 1\n# %% exercise 1.2\nb = 2\n# %%\nc = 3\n"
    submission = documents({"homework.py": text})
    lines = submission.source_of(exercise(miniature, "1.2")).modules["ex01_02"].decode().split("\n")
    assert (lines[0], lines[2], lines[4], lines[6]) == ("import math", "", "b = 2", "c = 3")


@pytest.mark.parametrize("mark", ["# %% exercise 1.1", "#%% Exercise 1.1: mean", "# %% 练习 1.1", "# %%exercise 01.01"])
def test_marks_are_read_as_editors_write_them(mark):
    assert list(documents({"homework.py": f"{mark}\n{ONE}"}).documents) == ["1.1"]


@pytest.mark.parametrize("first", ["# %% exercise 1.1", "%%exercise 1.1", "#| exercise 1.1", "# exercise 1.1"])
def test_notebook_cells_belong_by_their_first_line(first):
    submission = documents({"homework.ipynb": notebook(f"{first}\n{ONE}")})
    assert "def mean" in submission.documents["1.1"].text_for("1.1")


def test_notebook_cells_belong_by_metadata():
    submission = documents({"a.ipynb": notebook((ONE, {"grader": {"exercise": "1.1"}}))})
    assert list(submission.documents) == ["1.1"]


def test_magics_and_shell_lines_are_dropped():
    cells = [
        "%matplotlib inline\n!pip install x\nimport math\nhelp?",
        "%%bash\nrm -rf /",
        "%%time\n# nothing\ny = 1",
        "# %% exercise 1.1\nif True:\n    %time x = 1\n",
    ]
    text = documents({"a.ipynb": notebook(*cells)}).documents["1.1"].text_for("1.1")
    compile(text, "a.ipynb", "exec")
    assert "import math" in text
    assert "rm -rf" not in text
    assert "y = 1" in text


def test_a_notebook_of_the_old_format_is_converted():
    old = {
        "nbformat": 3,
        "nbformat_minor": 0,
        "metadata": {"name": ""},
        "worksheets": [
            {
                "metadata": {},
                "cells": [
                    {"cell_type": "code", "input": f"# exercise 1.1\n{ONE}", "language": "python", "metadata": {},
                     "outputs": [], "collapsed": False, "prompt_number": 1}
                ],
            }
        ],
    }  # fmt: skip
    assert list(documents({"a.ipynb": json.dumps(old)}).documents) == ["1.1"]


@pytest.mark.parametrize(
    "text", ["{", "[]", '"x"', "null", '{"nbformat": "4"}', '{"nbformat": 3, "worksheets": 5}', "[" * 100_000]
)
def test_a_notebook_that_is_none_is_a_problem_with_a_reason(text, miniature):
    submission = documents({"ex01_01.ipynb": text}, asked=["1.1"])
    assert "ex01_01.ipynb" in submission.problem_of(exercise(miniature, "1.1")).message.en


def test_a_notebook_without_cells_answers_nothing(miniature):
    assert documents({"a.ipynb": '{"nbformat": 4}'}).source_of(exercise(miniature, "1.1")) is None


@pytest.mark.parametrize(
    "data",
    [
        "名 = 1\n".encode("utf-8-sig"),
        "名 = 1\r\n".encode(),
        "名 = 1\n".encode("gbk"),
        "名 = 1\n".encode("utf-16"),
        "名 = 1\r".encode(),
    ],
)
def test_sources_come_in_many_encodings(data):
    assert read_files("s001", {"ex01_01.py": data}, {}, []).documents["1.1"].lines == ("名 = 1", "")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"a\0b", b"#" * 300_000, bytes(range(256))])
def test_what_is_no_text_is_a_problem_with_a_reason(data, miniature):
    submission = read_files("s001", {"ex01_01.py": data}, {}, [])
    assert submission.problem_of(exercise(miniature, "1.1")) is not None


def test_the_second_answer_to_an_exercise_is_ignored_and_said(miniature):
    submission = documents({"ex01_01.py": ONE, "old/ex01_01.py": "other"})
    assert submission.file_of(exercise(miniature, "1.1")) == "ex01_01.py"
    assert "old/ex01_01.py was ignored" in submission.notes_on(exercise(miniature, "1.1"))[0].en


def test_a_single_file_answers_the_one_exercise_asked_for(miniature, tmp_path):
    path = tmp_path / "我的 作业.py"
    path.write_text(ONE, encoding="utf-8")
    assert list(read(path, [exercise(miniature, "1.1")]).documents) == ["1.1"]
    assert list(read(path, miniature.find("1")).documents) == ["1.1"]  # nothing else asks for a function mean
    path.write_text("x = 1\n", encoding="utf-8")
    assert read(path, miniature.find("1")).documents == {}


def test_links_folders_and_devices_are_refused_with_a_reason(miniature, tmp_path):
    secret = tmp_path / "secret.py"
    secret.write_text(ONE)
    work = tmp_path / "work"
    (work / "ex01_02.py").mkdir(parents=True)
    try:
        (work / "ex01_01.py").symlink_to(secret)
    except OSError:
        pytest.skip("this system does not let us make symbolic links")
    submission = read(work)
    assert "symbolic link" in submission.problem_of(exercise(miniature, "1.1")).message.en
    assert "folder where a file should be" in submission.problem_of(exercise(miniature, "1.2")).message.en


def test_an_archive_is_read_by_its_name_whatever_its_kind(miniature, tmp_path):
    (tmp_path / "ex01_01.py").write_text(ONE, encoding="utf-8")
    with zipfile.ZipFile(tmp_path / "work.zip", "w") as archive:
        archive.write(tmp_path / "ex01_01.py", "work/ex01_01.py")
    with tarfile.open(tmp_path / "work.tar.gz", "w:gz") as archive:
        archive.add(tmp_path / "ex01_01.py", "work/ex01_01.py")
    for name in ("work.zip", "work.tar.gz"):
        submission = read(tmp_path / name, miniature.find("1.1"))
        assert submission.name == "work"
        assert submission.text_of(exercise(miniature, "1.1")) == ONE


def test_a_file_that_says_not_what_it_answers_gets_a_remark(miniature, tmp_path):
    (tmp_path / "homework.py").write_text("def average(values):\n    return 1\n", encoding="utf-8")
    submission = read(tmp_path / "homework.py", miniature.find("chapter1"))
    for one in miniature.find("chapter1"):
        (note,) = submission.notes_on(one)
        assert "homework.py does not say" in note.en
        assert f"# %% exercise {one.id}" in note.zh
    marked = documents({"ex01_01.py": ONE, "helper.py": "x = 1\n"}, ["1.1", "1.2"])
    assert not marked.notes


def test_paths_that_cannot_be_graded_say_why(tmp_path):
    with pytest.raises(Unreadable, match="There is no file"):
        read(tmp_path / "gone.py")
    with pytest.raises(Unreadable, match="expected a folder"):
        read(tmp_path / "homework.docx")


def test_a_students_own_file_may_import_the_modules_beside_it(miniature, tmp_path, referee):
    (tmp_path / "ex01_02.py").write_text("from mine import total\n")
    (tmp_path / "mine.py").write_text("total = sum\n")
    (tmp_path / "unrelated.py").write_text("1 / 0\n")
    answer = tmp_path / "ex01_01.py"
    answer.write_text("from ex01_02 import total\ndef mean(values):\n    return total(values) / len(values)\n")
    submission = read(answer, miniature.find("1.1"), own=True)
    assert set(submission.helpers) == {"ex01_02", "mine"}
    assert list(submission.documents) == ["1.1"]
    assert referee.grade_exercise(submission, exercise(miniature, "1.1")).checks[0].status == "passed"


def test_somebody_elses_file_cannot_borrow_the_work_that_lies_beside_it(miniature, tmp_path):
    (tmp_path / "s001.py").write_text(ONE)
    (tmp_path / "s002.py").write_text("from s001 import mean\n")
    assert read(tmp_path / "s002.py", miniature.find("1.1")).helpers == {}


@pytest.mark.parametrize(
    ("source", "python"),
    [
        ("x = (a\n% b)", None),
        ('def f():\n    """Is x prime?\n    Yes?\n    """\n    return 1', None),
        ("s = '''\n!line\n%line\nwhat?\n'''", None),
        ("x = a \\\n% b", None),
        ("y = 'it is what?'\nprint('%d' % 3)  # ok?", None),
        ("%matplotlib inline\nx = 1", "pass\nx = 1"),
        ("if x:\n    !ls (\ny = [1]", "if x:\n    pass\ny = [1]"),
        ("len?\n?len\nnp.array??", "pass\npass\npass"),
        ("files = !ls\nhere = %pwd\nx = 5 % 3", "files = None\nhere = None\nx = 5 % 3"),
        ("!tar \\\n  -x it's\nx = 1", "pass\n\nx = 1"),
        ("%%exercise 3.3\nx = {\n'a': 1,\n}\n%time x", "pass\nx = {\n'a': 1,\n}\npass"),
    ],
)
def test_only_what_begins_a_statement_is_a_magic(source, python):
    assert "\n".join(python_lines(source.split("\n"))) == (source if python is None else python)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no such child")
def test_somebody_elses_work_is_read_in_a_child_with_limits(tmp_path, monkeypatch):
    monkeypatch.setattr(apart, "READING", replace(apart.READING, memory=60 << 20))
    (tmp_path / "ex01_01.py").write_text("x = 1\n")
    assert read_apart(tmp_path).documents.keys() == {"1.1"}
    with pytest.raises(Unreadable):
        read_apart(tmp_path / "nothing.py")
    cells = '{"cells": [' + "{}, " * 2_000_000 + '{}], "nbformat": 4, "nbformat_minor": 5, "metadata": {}}'
    (tmp_path / "s001.ipynb").write_text(cells, encoding="utf-8")
    with pytest.raises(Unreadable, match="more memory than it may"):
        read_apart(tmp_path / "s001.ipynb")
