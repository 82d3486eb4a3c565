"""Whatever makes an exercise unfit to ship is found, and said in one line."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.children.outcome import TOO_LARGE, Allowance
from grader.course.catalog import Course
from grader.verify import Fitness, inspect
from grader.verify.structure import strays

from .conftest import CHECKS, PAGE, SOLUTION, STUB, forget_modules

Edit = Callable[[str, str, str], None]
Verify = Callable[..., Fitness]
MEAN = 'close(answer.mean(values), sum(values) / len(values), ("平均值", "the mean"))'
SPREAD = 'close(answer.spread(values), max(values) - min(values), ("极差", "the range"))'


def test_the_miniature_course_is_fit(verify: Verify) -> None:
    fitness = verify()
    assert fitness.findings == []
    assert (fitness.examples, fitness.properties, fitness.right, fitness.wrong) == (1, 2, 2, 4)
    assert fitness.seconds is not None
    assert fitness.seconds < 1.0
    assert verify("1.2").fit


def test_a_weakened_check_accepts_a_wrong_answer(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, MEAN, 'close(answer.mean(values), sum(values) / len(values), ("平均值", "the mean"), abs=1.0)')
    assert "wrong/ex01_01.py: integer_division is accepted" in verify().findings


def test_a_wrong_answer_caught_by_other_checks_than_it_names(edit: Edit, verify: Verify) -> None:
    edit(PAGE, "caught by: test_spread", "caught by: test_spread, test_mean")
    assert verify().findings == ["wrong/ex01_01.py: largest_only is not caught by test_mean (only by test_spread)"]


def test_a_wrong_answer_that_names_no_check(edit: Edit, verify: Verify) -> None:
    edit(PAGE, "caught by: test_spread", "caught by: test_sprad")
    assert "wrong/ex01_01.py: largest_only: `caught by` should name checks, not test_sprad" in verify().findings


def test_a_wrong_answer_meets_the_hint_that_it_names(edit: Edit, verify: Verify) -> None:
    edit(PAGE, "caught by: test_spread", "caught by: test_spread\n# hint: Find the largest")
    assert verify().fit
    edit(PAGE, "hint: Find the largest", "hint: 找最小")
    assert verify().findings == ["wrong/ex01_01.py: largest_only meets no hint with “找最小” in test_spread"]


@pytest.mark.parametrize(("old", "error"), [("def mean(values):", "1 / 0"), ("return sorted", "return return")])
def test_a_mistake_that_does_not_run(old: str, error: str, root: Path, verify: Verify) -> None:
    head, mark, median = (root / PAGE).read_text(encoding="utf-8").partition("# %% median")
    (root / PAGE).write_text(head + mark + median.replace(old, f"{error}\n{old}", 1), encoding="utf-8")
    (finding,) = verify().findings
    assert finding.startswith("wrong/ex01_01.py: median does not run")
    assert "ZeroDivisionError" in finding or "SyntaxError" in finding


def test_what_the_head_of_a_mistake_should_not_say(edit: Edit, verify: Verify) -> None:
    edit(
        PAGE, "# %% largest_only: 只取了最大值 / Takes the largest only", "# %% median: 只取了最大值\n# costs a lot: 3"
    )
    edit(PAGE, "# %% n_minus_one: ", "# %% 除以个数减一 / One less\n# kind: broad\n# ")
    unnamed = "wrong/ex01_01.py: 除以个数减一 / One less"
    findings = [finding for finding in verify().findings if finding.startswith(("wrong/", "the title"))]
    assert findings == [
        "the title of wrong/ex01_01.py: median is missing in English",
        "wrong/ex01_01.py: median: its head says costs a lot; what it may say is caught by, hint, book, kind, costs",
        "wrong/ex01_01.py: median is there twice: each needs a name of its own",
        f"the title of {unnamed} is missing in both languages",
        f"{unnamed}: a cell begins with # %% name: 中文 / English, where the name is one word",
        f"{unnamed}: `caught by` should name checks, not nothing",
        f"{unnamed}: the only kind is narrow, not broad",
    ]


def test_two_mistakes_that_are_one_program(edit: Edit, verify: Verify) -> None:
    edit(PAGE, "return sorted(values)[len(values) // 2]", "return sum(values) // len(values)")
    assert (
        "wrong/ex01_01.py: median is the same program as integer_division: one of them is enough" in verify().findings
    )


def test_a_wrong_reference(edit: Edit, verify: Verify) -> None:
    edit(SOLUTION, "max(values) - min(values)", "max(values)")
    findings = verify().findings
    assert any(finding.startswith("the reference fails test_spread (failed): ") for finding in findings)
    assert any(finding.startswith("a worked value of spread is not what the reference gives") for finding in findings)


def test_a_rejected_right_answer(root: Path, verify: Verify) -> None:
    text = "def mean(values):\n    return str(sum(values) / len(values))\n\n\ndef spread(values):\n    return 0\n"
    (root / "tests/chapter01/right/ex01_01_loop.py").write_text(text, encoding="utf-8")
    assert any(line.startswith("right/ex01_01_loop.py fails test_mean (failed)") for line in verify().findings)


def test_a_wrong_worked_value(edit: Edit, verify: Verify) -> None:
    edit(STUB, "    1.5\n", "    1.25\n")
    (finding,) = verify().findings
    assert finding.startswith("a worked value of mean")
    assert "1.25" in finding


def test_a_worked_dict_may_be_printed_in_another_order(edit: Edit, verify: Verify) -> None:
    edit(STUB, "    1.5\n", "    1.5\n    >>> {'a': 1, 'b': mean([2.0])}\n    {'b': 2.0, 'a': 1}\n")
    assert verify().fit


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ('("个数是 3。", "There', '("", "There', "the hint of test_example is missing in Chinese"),
        ('"Divide by how many there are."', '" "', "hint 1 of the exercise is missing in English"),
        ('"""平均乘以个数等于总和', '"""Mean', "the title of test_mean is not in Chinese: Mean"),
        ('book="§1"', 'book=""', "EXERCISE names no place in the book"),
        ("points=2", "points=0", "test_mean is worth 0 points"),
        ("points=2", "points=2, requires=['test_nothing']", "test_mean requires unknown checks: test_nothing"),
        ('patterns=["oracle"]', 'written={"essay": []}', "the written part essay is not in the stub"),
        ("The mean of 1, 2, 6 is 3", "The mean is 3.0001", "the title of test_example gives away 3.0001"),
    ],
)  # fmt: skip
def test_what_the_checks_leave_unsaid(old: str, new: str, finding: str, edit: Edit, verify: Verify) -> None:
    edit(CHECKS, old, new)
    assert any(line.startswith(finding) for line in verify().findings)


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("1.1 平均与极差 / Mean and range", "1.1 平均与极差", "the title of the stub is missing in English"),
        ("写出一列数的平均值和极差。", "", "the statement is missing in Chinese"),
        ("写出一列数", "用 10 秒 CPU 写出一列数", "the stub grants 10 seconds of CPU, but a call is ended after 2"),
        ("平均值；至少一个数。 The", "The", "mean has no Chinese docstring"),
        ("The mean of at least one number.", "", "mean has no English docstring"),
        ("def mean(values: list[float]) -> float:", "def mean(values):", "mean lacks type hints"),
        ("def mean(values:", "def mean(numbers:", "mean has the parameters (numbers), but (values) in the reference"),
        ("def spread(", "def extent(", "the reference has no function extent"),
    ],
)  # fmt: skip
def test_what_the_stub_leaves_unsaid(old: str, new: str, finding: str, edit: Edit, verify: Verify) -> None:
    edit(STUB, old, new)
    assert any(line.startswith(finding) for line in verify().findings)


def test_a_stub_that_gives_something_away(edit: Edit, verify: Verify) -> None:
    edit(STUB, '4.0\n    """\n    raise NotImplementedError', '4.0\n    """\n    return 4.0')
    assert any(line.startswith("the stub should be not_attempted but is in_progress") for line in verify().findings)


def test_files_that_are_missing(root: Path, verify: Verify) -> None:
    (root / "tests/chapter01/right/ex01_01_loop.py").unlink()
    page = (root / PAGE).read_text(encoding="utf-8")
    (root / PAGE).write_text(page.partition("# %% n_minus_one")[0], encoding="utf-8")
    assert verify().findings == [
        "right/ holds 1 answers, fewer than 2: add right/ex01_01_<how>.py",
        "wrong/ex01_01.py holds 3 mistakes, fewer than 4: add a cell # %% name: 中文 / English",
    ]
    (root / SOLUTION).unlink()
    (root / CHECKS).unlink()
    assert verify().findings[:2] == [
        f"there is no reference solution {SOLUTION}",
        f"there is no file of checks {CHECKS}",
    ]


def test_too_few_checks(root: Path, verify: Verify) -> None:
    text = (root / CHECKS).read_text(encoding="utf-8")
    head, _, _ = text.partition("@check(")
    (root / CHECKS).write_text(
        head + '@check(points=1, given={"v": NUMBERS})\n'
        'def test_mean(answer, v):\n    """对 / Right"""\n    close(answer.mean(v), sum(v) / len(v))\n',
        "utf-8",
    )
    findings = verify().findings
    assert "there is no example check" in findings
    assert "there are fewer than two property checks" in findings
    assert "no property exercises spread" in findings


def test_checks_that_cannot_be_loaded_do_not_stop_the_others(root: Path) -> None:
    (root / CHECKS).write_text("1 / 0\n", encoding="utf-8")
    course = Course.at(root)
    broken, sound = inspect(course, course.exercises, 1)
    assert broken.findings[-1].startswith("cannot be loaded: BrokenChecks: ")
    assert "ZeroDivisionError" in broken.findings[-1]
    assert sound.fit


def test_strategies_that_fail_are_a_finding(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, "numbers((1, 6)", "numbers((9, 6)")
    assert verify().findings[-1].startswith("cannot be loaded: InvalidArgument")


@pytest.mark.parametrize(
    ("check", "answering"),
    [
        ("if answer.mean(values) is not None:\n        " + MEAN, "None"),
        ("if answer.mean(values) != 0:\n        " + MEAN, "0"),
        ("got = answer.mean(values)\n    if got == got:\n        " + MEAN, "NaN"),
        ("if answer.mean(values) != values:\n        " + MEAN, "its own input"),
    ],
)
def test_answers_without_thought(check: str, answering: str, edit: Edit, verify: Verify) -> None:
    edit(CHECKS, MEAN, check)
    assert f"test_mean accepts an answer that always returns {answering}" in verify().findings


def test_zeros_in_the_right_shape(edit: Edit, verify: Verify) -> None:
    edit(SOLUTION, "return sum(values) / len(values)", "return [sum(values) / len(values)]")
    edit(CHECKS, MEAN, "assert isinstance(answer.mean(values), list)")
    findings = verify().findings
    assert "test_mean accepts an answer that always returns zeros in the right shape" in findings
    assert "test_mean accepts an answer that always returns NaN in the right shape" in findings


@pytest.mark.parametrize(
    ("answer", "check", "finding"),
    [
        ("[sum(values)]", "assert isinstance(got, list)", "tuples for lists and arrays: Does not hold"),
        (
            "(sum(values),)",
            "assert type(got) is tuple",
            "arrays for lists of numbers, and lists for tuples: Does not hold",
        ),
        ("len(values)", "assert type(got) is int", "floats for whole numbers: Does not hold"),
        ("0", "assert 'a'[got] == 'a'", "floats for whole numbers: This check itself went wrong"),
    ],
)
def test_right_answers_in_another_guise(answer: str, check: str, finding: str, edit: Edit, verify: Verify) -> None:
    edit(SOLUTION, "sum(values) / len(values)", answer)
    edit(CHECKS, MEAN, f"got = answer.mean(values)\n    {check}")
    found = f"test_mean refuses the reference's answers with {finding}"
    assert [one for one in verify().findings if one.startswith(found)]


def test_a_whole_number_among_texts_is_a_name(edit: Edit, verify: Verify) -> None:
    edit(SOLUTION, "sum(values) / len(values)", '("P", 1)')
    edit(CHECKS, MEAN, "assert answer.mean(values)[1] == 1 and type(answer.mean(values)[1]) is int")
    assert not [one for one in verify().findings if "test_mean refuses" in one]


@pytest.mark.parametrize(
    ("answer", "check"),
    [
        ("[sum(values)]", "assert isinstance(got, list) and got[0] == sum(values)"),  # one entry too few
        ("{'sum': sum(values)}", "assert isinstance(got, dict) and got['sum'] == sum(values)"),  # a key is missing
        ("[1.0]", "assert isinstance(got, list) and len(got) == 1 and got[0] > 0"),  # a text for a number
        ("['a']", "assert isinstance(got, list) and len(got) == 1 and got[0] in {'a'}"),  # a list for a label
    ],
)
def test_checks_that_go_wrong_over_one_spoilt_place(answer: str, check: str, edit: Edit, verify: Verify) -> None:
    edit(SOLUTION, "sum(values) / len(values)", answer)
    edit(CHECKS, MEAN, f"got = answer.mean(values)\n    {check}")
    found = "test_mean on an answer with one place spoilt: This check itself went wrong"
    assert [one for one in verify().findings if one.startswith(found)]


def test_a_lookup_table_of_the_examples(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, "numbers((1, 6), grid(0, 4) | grid(-4, 0))", "grid(1, 1).map(lambda one: [one, 2.0, 6.0])")
    edit(CHECKS, 'also=[pin("two apart", "the smallest that is not all alike", values=[1.0, 3.0])], ', "")
    edit(CHECKS, "6.0]), 3.0)", "6.0]), 3.0)\n    close(answer.spread([1.0, 2.0, 6.0]), 5.0)")
    assert "a lookup table of the example checks passes" in verify().findings


def test_a_function_that_no_property_exercises(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, SPREAD, MEAN)
    assert "no property exercises spread" in verify().findings


PICTURE = """
from grader.checks import picture


@picture("平均值", "The mean", alt=("两根柱子", "Two bars"))
def draw_mean(figure, answer, reference, says):
    figure.set_size_inches(SIZE, 2)
    heights = [answer.mean([1.0]), reference.mean([1.0])]
    figure.subplots().bar([says("你的", "yours"), says("参考", "reference")], heights, color=COLOURS)
"""


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("answer.mean([1.0])", "answer.mean([])", "of the reference: Not drawn: your function raised ZeroDiv"),
        ("SIZE", "90", "is too wide for the letters in it: on a phone they cannot be read"),
        # Of another length: Python takes a file of the same second and length for the same.
        ("COLOURS", '["#d62728", "#2ca02c", "k"]', "shows #2ca02c and #d62728, which people who do not tell"),
    ],
)
def test_a_picture_that_cannot_be_drawn_or_read(
    old: str, new: str, finding: str, root: Path, edit: Edit, verify: Verify
) -> None:
    def write(text: str) -> None:
        (root / CHECKS).write_text(checks + text.replace("SIZE", "4").replace("COLOURS", '["#0072b2", "#d55e00"]'))

    checks = (root / CHECKS).read_text("utf-8")
    write(PICTURE)
    assert verify().fit
    write(PICTURE.replace(old, new))
    (found,) = verify().findings
    assert found.startswith(f"the picture draw_mean {finding}")


def test_checks_that_take_long(edit: Edit, verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.verify.verify.MOST_SECONDS", 0.0)
    assert any("s on the reference, more than 0 s" in finding for finding in verify().findings)


@pytest.mark.parametrize("costly", ["FIRST_RUN", "busy_computer"])
def test_neither_a_first_run_nor_a_busy_computer_counts(
    edit: Edit, verify: Verify, monkeypatch: pytest.MonkeyPatch, costly: str
) -> None:
    monkeypatch.setattr("grader.verify.verify.MOST_SECONDS", 0.5)
    edit(
        CHECKS,
        "NUMBERS = ",
        """import time
from grader.authoring.checks import memo

def compute():
    start = time.process_time()
    while time.process_time() < start + 0.6:
        pass

FIRST_RUN = memo(compute)

def busy_computer():
    time.sleep(0.02)  # for each of the inputs

NUMBERS = """,
    )
    edit(CHECKS, MEAN, f"{costly}()\n    {MEAN}")
    fitness = verify()
    assert not [finding for finding in fitness.findings if "s on the reference" in finding]
    assert fitness.seconds is not None
    assert fitness.seconds < 0.5


def test_files_that_belong_to_no_exercise(root: Path) -> None:
    shutil.copy(root / PAGE, root / "tests/chapter01/wrong/ex1_1_misspelt.py")
    course = Course.at(root)
    stray = "tests/chapter01/wrong/ex1_1_misspelt.py belongs to no exercise"
    assert [line.replace("\\", "/") for line in strays(course, course.exercises)] == [stray]
    assert list(strays(course, course.find("1.1"))) == []


def test_many_workers_say_what_one_says(root: Path, edit: Edit) -> None:
    edit(SOLUTION, "max(values) - min(values)", "max(values)")
    course = Course.at(root)
    alone, together = (list(inspect(course, course.exercises, workers, mutants=True)) for workers in (1, 2))
    assert [row.id for row in together] == ["1.1", "1.2"]
    assert [row.findings for row in together] == [row.findings for row in alone]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no such child")
def test_checks_that_use_up_the_memory_are_a_finding_and_the_others_go_on(
    root: Path, edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grader.verify.workers.ALLOWED", Allowance(memory=200 << 20))
    edit(CHECKS, MEAN, f"bytearray(1 << 30)\n    {MEAN}")
    course = Course.at(root)
    hungry, sound = inspect(course, course.exercises, 1)
    assert hungry.findings == ["was not verified to the end: " + TOO_LARGE.en]
    assert sound.fit


@pytest.mark.parametrize(
    ("imports", "call", "shown"),
    [
        ("import random", "random.seed(0)", "random.seed"),
        ("import numpy as np", "np.random.shuffle([1])", "np.random.shuffle"),
        ("from numpy.random import rand", "rand(3)", "rand"),
        ("import warnings", "warnings.catch_warnings()", "warnings.catch_warnings"),
    ],
)
def test_checks_that_change_what_all_runs_share(
    imports: str, call: str, shown: str, root: Path, edit: Edit, verify: Verify
) -> None:
    text = (root / CHECKS).read_text(encoding="utf-8")
    (root / CHECKS).write_text(text.replace("\n\n", f"\n\n{imports}\n", 1), encoding="utf-8")
    edit(CHECKS, MEAN, f"{call}\n    {MEAN}")
    assert any(f"calls {shown}, whose state all runs of checks share" in finding for finding in verify().findings)


def test_a_generator_of_its_own_is_nobodys_business(edit: Edit, verify: Verify) -> None:
    edit(CHECKS, MEAN, f"import numpy as np\n    np.random.default_rng(0).random()\n    {MEAN}")
    assert not any("all runs of checks share" in finding for finding in verify().findings)


def test_what_was_found_fit_is_verified_again_only_when_something_changed(root: Path, edit: Edit) -> None:
    def again(*, insist: bool = False) -> list[bool]:
        forget_modules(root)
        course = Course.at(root)
        return [one.unchanged for one in inspect(course, course.exercises, 1, again=insist)]

    assert again() == [False, False]
    assert again() == [True, True]
    assert again(insist=True) == [False, False]
    edit(PAGE, "def spread", "# Another comment.\ndef spread")
    assert again() == [False, True]
    max((root / "tests/chapter01/right").glob("ex01_01_*.py")).unlink()
    assert again() == [False, True]


def test_what_is_not_fit_is_verified_every_time(root: Path, edit: Edit) -> None:
    edit(SOLUTION, "max(values) - min(values)", "max(values)")
    for _ in range(2):
        course = Course.at(root)
        (fitness,) = inspect(course, course.find("1.1"), 1)
        assert fitness.findings
        assert not fitness.unchanged


def test_the_json_says_on_which_pin_a_mistake_is_caught(verify: Verify) -> None:
    caught_on = verify().as_json()["caught_on"]
    assert {"test_spread": "two apart: the smallest that is not all alike"} in caught_on.values()


def test_a_stub_with_the_number_of_another_exercise_is_an_error(edit: Edit, verify: Verify, root: Path) -> None:
    (first,) = Course.at(root).find("1.1")
    line = first.stub_source.partition("\n")[0]
    edit(STUB, line, line.replace("1.1", "3.3", 1))
    fitness = verify()
    assert "the stub begins with 3.3, but this is exercise 1.1" in fitness.errors


def test_a_draft_tells_errors_from_advice(root: Path, verify: Verify) -> None:
    for path in (root / "tests/chapter01/right").glob("ex01_01_*.py"):
        path.unlink()
    fitness = verify()
    assert not fitness.fit
    assert fitness.errors == []
    assert any("right/ holds 0 answers" in advice for advice in fitness.minor)
