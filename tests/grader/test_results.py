"""Results: one data model, a published schema, a round trip, and defaults that earn nothing."""

import json
from pathlib import Path

import numpy as np
import pytest

from grader.results import schema
from grader.results.model import (
    CheckResult,
    ExerciseResult,
    Isolation,
    Report,
    exercise_status,
    from_json,
    to_json,
)
from grader.results.values import describe_type, differences, expression, show
from grader.submission import read_files
from grader.text import Text

PUBLISHED = Path(__file__).parents[2] / "docs" / "results.schema.json"
SPREAD = "def spread(values):\n    return max(values) - min(values)\n"
SOURCES = {
    "right": "def mean(values):\n    return sum(values) / len(values)\n" + SPREAD,
    "wrong": "import numpy as np\ndef mean(values):\n    return np.array([values, values])\n",
    "raising": "def mean(values):\n    return 1 / 0\n",
    "broken": "def mean(:\n",
    "nothing": "",
    "strange": "def mean(values):\n    return {1.5: (True, None), (1, 2): {3}, 'x': [float('inf'), 2**80, 1j]}\n",
}


@pytest.fixture(params=SOURCES)
def report(request, referee, miniature):
    submission = read_files("s001", {"ex01_01.py": SOURCES[request.param].encode()}, {}, [])
    return referee.grade(submission, miniature.exercises)


def test_the_published_schema_is_that_of_the_data_model():
    assert PUBLISHED.read_text(encoding="utf-8") == schema.render(), (
        "run: python -m grader.results.schema > docs/results.schema.json"
    )


def test_every_report_fits_the_schema(report):
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(json.loads(to_json(report)), schema.schema())


def test_a_report_survives_the_round_trip(report):
    assert from_json(to_json(report)) == report


def test_another_schema_is_refused(report):
    data = json.loads(to_json(report)) | {"schema": 99}
    with pytest.raises(ValueError, match="schema=99"):
        from_json(json.dumps(data))


def test_defaults_earn_nothing():
    check = CheckResult(id="id", title=Text("题", "title"), kind="example", max_points=5.0)
    exercise = ExerciseResult(
        id="1.1", title=Text("题", "title"), statement=Text("", ""), kind="program", book="", max_points=10.0
    )
    report = Report(submission="s001", course="course", exercises=[], isolation=Isolation("process"), versions={})
    assert (check.status, check.points, exercise.status, exercise.points) == ("failed", 0.0, "failed", 0.0)
    assert not report.all_passed


def test_an_exercise_without_checks_is_not_passed():
    assert exercise_status([]) == "failed"


@pytest.mark.parametrize(
    ("value", "text", "data"),
    [
        ([1, 2.5, "是"], "[1, 2.5, '是']", [1, 2.5, "是"]),
        ((1,), "(1,)", {"tuple": [1]}),
        ({2, 1}, "{1, 2}", {"set": [1, 2]}),
        (set(), "set()", {"set": []}),
        ({(0, 1): None}, "{(0, 1): None}", {"dict": [[{"tuple": [0, 1]}, None]]}),
        (float("nan"), "np.nan", {"float": "nan"}),
        (2**60, str(2**60), {"int": str(2**60)}),
        (1 + 2j, "(1+2j)", {"complex": [1.0, 2.0]}),
        (
            np.array([[1.0, 2.0]]),
            "np.array([[1.0, 2.0]])",
            {"array": [[1.0, 2.0]], "dtype": "float64", "shape": [1, 2]},
        ),
    ],
)
def test_values_are_shown_as_python_and_as_json(value, text, data):
    shown = show(value)
    assert (shown.text, shown.data, shown.complete) == (text, data, True)


@pytest.mark.parametrize(
    ("value", "text", "kind", "data"),
    [
        (np.float64(3.0), "3.0", "float", 3.0),
        (np.int64(3), "3", "int", 3),
        (np.True_, "True", "bool", True),
        ([np.float64(0.5), 1.0], "[0.5, 1.0]", "list of 2 float", [0.5, 1.0]),
        ({"a": np.float64(np.inf)}, "{'a': np.inf}", "dict of 1", {"dict": [["a", {"float": "inf"}]]}),
    ],
)
def test_numbers_of_numpy_are_shown_as_the_numbers_that_they_are(value, text, kind, data):
    shown = show(value)
    assert (shown.text, shown.type, shown.data) == (text, kind, data)
    assert "numpy" not in repr(type(shown.data))


def test_large_values_are_cut_with_a_mark_and_never_written_out_whole():
    for value in (np.zeros((10_000, 100)), "x" * 10**7, list(range(10**6)), [[[0] * 50] * 50] * 50, 10**5000):
        shown = show(value)
        assert len(shown.text) <= 4_400
        assert shown.text.endswith("…") or not isinstance(value, list)
    assert not show(np.zeros((10_000, 100))).complete


def test_types_are_described_as_a_student_would():
    assert describe_type(np.zeros((2, 3))) == "float64 array (2, 3)"
    assert describe_type([1.0, 2.0]) == "list of 2 float"
    assert describe_type([1.0, "a"]) == "list of 2"
    assert describe_type(None) == "None"


def test_differences_are_paths_to_the_entries():
    assert differences([1.0, [2.0, 3.0]], [1.0, [2.0, 4.0]]) == [[1, 1]]
    assert differences({"a": 1, "b": 2}, {"a": 1, "b": 3}) == [["b"]]
    assert differences([1], [1, 2]) == [[]]
    assert expression({"a": [1]}) == "{'a': [1]}"
