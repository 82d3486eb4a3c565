"""Notebooks as nbformat and the world write them: read cell for cell, or refused in a sentence, and within limits."""

import codecs
import json
import logging
import subprocess
import sys
import warnings

import nbformat
import pytest
from hypothesis import given
from hypothesis import strategies as st
from nbformat import v1, v2, v3, v4

from grader.session.notebook import write_notebook
from grader.submission import Unreadable, read_apart, read_files
from grader.submission.cell_code import python_lines
from grader.submission.notebook import notebook_document
from tests.grader.conftest import MINIATURE

ONE = "# exercise 1.1\ndef mean(values):\n    return 1\n"
ANY_TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\r"))
OLD_TEXT = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]) | st.sampled_from(" \n"))
"""nbformat 3 splits at more than line ends, and joins again with line ends."""


def cells_of(text):
    return st.lists(st.tuples(st.sampled_from(["code", "markdown"]), text.filter(lambda one: "%%" not in one)))


def code_in(document):
    return ["\n".join(document.lines[cell.start + 1 : cell.end]) for cell in document.cells]


def as_python(cells):
    return ["\n".join(python_lines(source.split("\n"))) for kind, source in cells if kind == "code"]


def written(cells, version):
    made = [v4.new_code_cell(source) if kind == "code" else v4.new_markdown_cell(source) for kind, source in cells]
    return nbformat.writes(v4.new_notebook(cells=made), version)


@given(cells_of(ANY_TEXT))
def test_what_nbformat_writes_is_read_cell_for_cell(cells):
    document = notebook_document("a.ipynb", written(cells, 4).encode())
    assert code_in(document) == as_python(cells)
    assert not document.remarks


@given(cells_of(OLD_TEXT))
def test_what_nbformat_writes_in_format_3_is_read_cell_for_cell(cells):
    document = notebook_document("a.ipynb", written(cells, 3).encode())
    assert code_in(document) == as_python(cells)
    assert not document.remarks


CELL = {"cell_type": "code", "id": "a", "source": ONE, "metadata": {}, "outputs": [], "execution_count": 1}


def cell(without="", **changed):
    return {name: one for name, one in {**CELL, **changed}.items() if name != without}


def notebook(*cells, minor=5, **changed):
    made = {"nbformat": 4, "nbformat_minor": minor, "metadata": {}, "cells": list(cells)} | changed
    return json.dumps(made, ensure_ascii=False)


OUTPUT = {"output_type": "stream", "name": "stdout"}
READ = {
    "format 1": v1.writes_json(v1.new_notebook(cells=[v1.new_code_cell(code=ONE)])),
    "format 2": v2.writes_json(v2.new_notebook(worksheets=[v2.new_worksheet(cells=[v2.new_code_cell(input=ONE)])])),
    "format 3": v3.writes_json(v3.new_notebook(worksheets=[v3.new_worksheet(cells=[v3.new_code_cell(input=ONE)])])),
    "format 4": notebook(cell()),
    "nearly 20 MB of lines": notebook(cell(outputs=[{**OUTPUT, "text": ["0123456789abcdef\n"] * 900_000}])),
    "nearly 20 MB in a picture": notebook(
        cell(outputs=[{"output_type": "display_data", "metadata": {}, "data": {"image/png": "A" * 20_900_000}}])
    ),
    "nearly 20 MB of outputs that are invalid": notebook(cell(outputs=[{"output_type": "?"}] * 800_000)),
    "GBK": notebook(cell(source=f"{ONE}# 均值")).encode("gbk"),
    "UTF-16": notebook(cell(source=f"{ONE}# 均值")).encode("utf-16"),
    "a byte order mark": codecs.BOM_UTF8 + notebook(cell(source=f"{ONE}# 均值")).encode(),
    "half a character": json.dumps({**json.loads(notebook(cell())), "cells": [cell(source=f"{ONE}'\ud800'")]}),
    "ids that are missing": notebook(cell(without="id")),
}
REFUSED = {
    "over 20 MB": notebook(cell(outputs=[{**OUTPUT, "text": "x" * (21 << 20)}])),
    "nothing": "",
    "cut off in the middle": notebook(cell())[:-40],
    "lists nested 100,000 deep": '{"nbformat": 4, "metadata": {}, "cells": ' + "[" * 100_000 + "]" * 100_000 + "}",
    "lists that never end": "[" * 100_000,
    "metadata nested 900 deep": notebook(cell(metadata={"mine": "DEEP"})).replace('"DEEP"', "[" * 900 + "]" * 900),
    "a list": "[]",
    "a number of a million digits": '{"nbformat": ' + "9" * 1_000_000 + "}",
    "a format that is not there yet": notebook(cell(), nbformat=5),
    "a format that is text": notebook(cell(), nbformat="4"),
    "no cells": '{"nbformat": 4}',
    "cells that are a number": notebook(cells=5),
    "metadata that is a number": notebook(cell(metadata=5)),
    "lines that are numbers": notebook(cell(source=[1, 2])),
    "sheets that are a number": '{"nbformat": 3, "worksheets": 5}',
    "noise": bytes(range(256)) * 100,
    "a hundred thousand empty cells": '{"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": ['
    + "{}," * 100_000
    + "{}]}",
}


def saved(tmp_path, content):
    path = tmp_path / "homework.ipynb"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize("content", READ.values(), ids=READ.keys())
def test_a_notebook_of_any_format_and_encoding_is_read(content, tmp_path, miniature):
    submission = read_apart(saved(tmp_path, content), miniature.find("1.1"))
    assert "def mean" in submission.documents["1.1"].text_for("1.1")
    assert not submission.notes


@pytest.mark.parametrize("content", REFUSED.values(), ids=REFUSED.keys())
@pytest.mark.parametrize("own", [True, False], ids=["own", "handed in"])
def test_what_is_no_notebook_is_refused_in_a_sentence(content, own, tmp_path, miniature):
    try:
        submission = read_apart(saved(tmp_path, content), miniature.find("1.1"), own=own)
    except Unreadable as unreadable:
        said = unreadable.text
    else:
        assert not submission.documents
        said = submission.problems["1.1"]
        assert "homework.ipynb" in said.en
        assert "homework.ipynb" in said.zh
    for words in said:
        assert len(words) < 250
        assert words.isprintable()


INVALID = {
    "no outputs": notebook(cell(without="outputs")),
    "an id before there were any": notebook(cell(), minor=4),
    "a field that does not exist": notebook(cell(mine=1)),
}


@pytest.mark.parametrize("content", INVALID.values(), ids=INVALID.keys())
def test_a_notebook_that_is_invalid_and_can_be_read_gets_a_remark(content, miniature):
    submission = read_files("s001", {"a.ipynb": content.encode()}, {}, ["1.1"])
    assert "def mean" in submission.documents["1.1"].text_for("1.1")
    (remark,) = submission.notes["1.1"]
    assert remark.en.startswith("a.ipynb is not quite a valid notebook (")
    assert len(remark.en) < 250


def test_what_nbformat_says_by_itself_nobody_sees(caplog):
    twice = notebook(cell(), cell(source="x = 1", mine=1))
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert notebook_document("a.ipynb", twice.encode()).remarks
    assert not said
    assert not caplog.records
    logging.getLogger("traitlets").error("heard")
    assert [record.message for record in caplog.records] == ["heard"]


def test_a_python_file_loads_no_nbformat(tmp_path):
    (tmp_path / "ex01_01.py").write_text("def mean(values):\n    return 1\n")
    script = (
        "import sys, grader\n"
        "print({'nbformat'} & set(sys.modules))\n"
        "from grader.cli.main import main\n"
        f"sys.argv = ['grade', '1.1', '--course', {str(MINIATURE)!r}]\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print({'nbformat', 'jsonschema', 'pytest'} & set(sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path)
    first, *shown, last = done.stdout.splitlines()
    assert (first, last) == ("set()", "set()")
    assert any("1.1" in line for line in shown)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_what_grade_start_writes_is_valid(language, miniature, tmp_path):
    path = write_notebook(miniature, miniature.exercises, tmp_path, language)
    found = nbformat.read(path, nbformat.NO_CONVERT)
    nbformat.validate(found)
    assert len({one.id for one in found.cells}) == len(found.cells)
    assert not notebook_document(path.name, path.read_bytes()).remarks
