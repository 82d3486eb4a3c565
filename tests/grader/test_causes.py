"""Which failure is named as the cause of another, and which is shown first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.explaining.causes import Failed, used_by, with_causes
from grader.results.model import Call, CheckResult, ExerciseResult, Failure, Value
from grader.text import Text


def failed(name: str, *functions: str) -> Failed:
    return Failed(name, Text(name, name), functions)


def causes(code: str, *several: Failed) -> dict[str, str]:
    results = [CheckResult(id=one.check, title=one.title, kind="example", max_points=1.0) for one in several]
    named = with_causes(results, several, code.encode())
    return {one.id: one.reason.en.removeprefix("perhaps ").partition(",")[0] for one in named if one.reason}


CODE = """
def _inner(x): return slope(x)
def slope(x): return 1
def gradient(x): return [_inner(v) for v in x]
def train(x): return gradient(x)
def odd(n): return even(n - 1)
def even(n): return odd(n - 1)
"""


def test_a_function_that_calls_a_wrong_one_is_perhaps_right() -> None:
    assert causes(CODE, failed("first", "gradient"), failed("second", "slope")) == {"first": "slope"}


def test_the_deepest_of_several_is_named() -> None:
    found = causes(CODE, failed("a", "train"), failed("b", "gradient"), failed("c", "slope"))
    assert found == {"a": "slope", "b": "slope"}


def test_a_check_of_several_functions_names_the_one_that_fails_alone_before_or_after_it() -> None:
    assert causes("", failed("both", "slope", "train"), failed("alone", "train")) == {"both": "train"}


@pytest.mark.parametrize(
    "several",
    [
        [failed("a", "slope"), failed("b", "unrelated")],
        [failed("a", "odd"), failed("b", "even")],  # each needs the other
        [failed("a", "slope", "train"), failed("b", "slope", "odd")],  # slope is not wrong by itself
        [failed("a")],
    ],
)
def test_nothing_is_named_that_is_not_shown(several: list[Failed]) -> None:
    assert causes(CODE, *several) == {}


def test_a_function_that_fails_twice_is_said_to_be_one_and_the_more_telling_failure_leads() -> None:
    several = [failed("a", "slope"), failed("b", "slope"), failed("c", "gradient"), failed("d", "odd")]
    results = [check("a", "[" + "1, " * 99 + "]"), check("b"), check("c"), check("d")]
    said = {one.id: one.reason for one in with_causes(results, several, CODE.encode())}
    assert said == {
        "a": Text(
            "又是 slope，也许和“b”里是同一个错：先改那里",
            "slope again, perhaps the same mistake as in “b”: mend that first",
        ),
        "b": None,
        "c": Text(
            "可能是因为 slope：它在“b”里已经不对，先改那里",
            "perhaps slope, which is wrong already in “b”: mend that first",
        ),
        "d": None,
    }


def test_functions_that_need_each_other_do_not_send_a_reader_in_circles() -> None:
    several = [failed("a", "odd"), failed("b", "even"), failed("c", "odd")]
    results = [check(one.check) for one in several]
    assert [one.id for one in with_causes(results, several, CODE.encode()) if one.reason] == ["c"]


@pytest.mark.parametrize(
    "code",
    [
        b"def f(:",
        b"\0",
        b"def f():\n    return " + b"(" * 9_000 + b")" * 9_000,
        b"x = " + b"-" * 200_000 + b"1",
        b"x = 1",
    ],
)
def test_code_that_cannot_be_read_explains_nothing(code: bytes) -> None:
    assert not any(used_by(code, ["f"]).values())


def test_a_reason_that_is_there_stays() -> None:
    said = CheckResult(id="first", title=Text("", ""), kind="example", max_points=1.0, reason=Text("有了", "there"))
    (same,) = with_causes([said], [failed("first", "gradient"), failed("second", "slope")], CODE.encode())
    assert same.reason == said.reason


def check(name: str, text: str = "[1]", **more: object) -> CheckResult:
    call = Call("f", [Value("list", text)], Value("int", "1"))
    result = CheckResult(
        id=name,
        title=Text(name, name),
        kind="example",
        max_points=1.0,
        failure=Failure(message=Text("", ""), calls=[call]),
    )
    return replace(result, **more)  # type: ignore[arg-type]


def test_what_explains_itself_on_a_call_that_can_be_read_comes_first() -> None:
    computed = Failure(
        message=Text("", ""), calls=[Call("f", [], Value("int", "1", 1))], got=Value("float", "0.5", 0.5)
    )
    checks = [
        check("computed from what came back", failure=computed),
        check("long", "[" + "1, " * 99 + "]"),
        check("explained", reason=Text("因", "cause")),
        check("optional", extra=True),
        check("plain"),
        check("passed", status="passed"),
        check("short"),
        check("without a call", failure=None),
    ]
    exercise = ExerciseResult(
        id="1.1", title=Text("", ""), statement=Text("", ""), kind="program", book="", max_points=10.0, checks=checks
    )
    names = [one.id for one in exercise.failing]
    assert names == [
        "plain",
        "short",
        "without a call",
        "computed from what came back",
        "long",
        "explained",
        "optional",
    ]


@pytest.mark.parametrize(
    ("returned", "got", "taken"),
    [
        (Value("float", "1.5", 1.5), Value("float", "1.5", 1.5), False),
        (Value("float64 array (1,)", "np.array([1.5])", {"array": [1.5]}), Value("list", "[1.5]", [1.5]), False),
        (Value("tuple", "(1,)", {"tuple": [1]}), Value("list", "[1]", [1]), False),
        (Value("list", "[1.5]", [1.5]), Value("float", "1.5", 1.5), True),
        (Value("list", "[1, …", None, complete=False), Value("list", "[1, …", None, complete=False), False),
        (None, Value("float", "1.5", 1.5), False),
    ],
)
def test_a_value_taken_from_what_came_back_is_told_apart(returned: Value | None, got: Value, taken: bool) -> None:
    failure = Failure(message=Text("", ""), calls=[Call("f", [], returned)], got=got)
    assert failure.taken_from_returned is taken
