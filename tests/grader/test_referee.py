"""The referee's verdicts: what students really hand in, and what each of it earns."""

import pytest

from grader.player import Limits, Stage
from grader.referee.referee import Referee
from grader.submission import read_files

MEAN = "def mean(values):\n    return sum(values) / len(values)\n"
SPREAD = "def spread(values):\n    return max(values) - min(values)\n"


def statuses(result):
    return [check.status for check in result.checks]


def test_a_right_answer_earns_all_points(grade):
    result = grade("1.1", MEAN + SPREAD)
    assert (result.status, result.points, statuses(result)) == ("passed", 10.0, ["passed"] * 3)


def test_points_are_weights_of_ten(grade):
    result = grade("1.1", MEAN)
    assert (result.status, result.points) == ("in_progress", 7.5)
    assert [check.max_points for check in result.checks] == [2.5, 5.0, 2.5]


def test_a_failure_shows_the_smallest_input_expected_and_got(grade):
    failure = grade("1.1", "def mean(values):\n    return max(values)\n" + SPREAD).checks[1].failure
    assert failure.inputs["values"].data == [0.0, 0.25]
    assert (failure.expected.data, failure.got.data) == (0.125, 0.25)
    assert failure.calls[-1].function == "mean"
    assert failure.message.en == "The mean: too large"


def test_hints_stand_under_what_is_wrong_and_not_under_slips_of_writing(grade):
    spread = "def spread(values):\n    return max(values) - min(values)\n"
    for body, hinted in (("return 0.5", True), ("return valeus", False), ("1 / 0", True), ("while True: pass", True)):
        wrong = [check for check in grade("1.1", f"def mean(values):\n    {body}\n{spread}").checks if check.failure]
        assert [bool(check.hint and check.hint.en) for check in wrong] == [hinted] * len(wrong)
        assert wrong


def test_the_stub_is_not_attempted(grade, miniature):
    for exercise in miniature.exercises:
        result = grade(exercise.id, exercise.stub_source)
        assert (result.status, result.points, result.checks) == ("not_attempted", 0.0, [])


@pytest.mark.parametrize("source", ["", "# nothing yet\n", "import math\n", "def mean(values): ...\n"])
def test_an_empty_file_is_not_attempted(grade, source):
    assert grade("1.1", source).status == "not_attempted"


def test_a_function_not_yet_written_skips_only_its_checks(grade):
    result = grade("1.1", MEAN + "def spread(values):\n    '''later'''\n    raise NotImplementedError\n")
    assert statuses(result) == ["passed", "passed", "skipped"]
    assert result.checks[2].reason.en == "spread is not written yet"


def test_a_misspelt_function_is_pointed_out(grade):
    result = grade("1.1", MEAN + SPREAD.replace("spread", "spreed"))
    assert statuses(result)[2] == "skipped"
    assert "did you mean your spreed?" in result.notes[0].en


def test_a_function_that_is_itself_asked_for_is_no_misspelling(grade):
    result = grade("1.1", SPREAD)
    assert result.notes == []  # the list of functions says that mean is missing
    (note,) = grade("1.1", MEAN.replace("mean", "spreads")).notes
    assert note.en == "Exercise 1.1 has no function spread; did you mean your spreads?"


def test_a_syntax_error_has_its_line_and_caret(grade):
    result = grade("1.1", "def mean(values):\n    return (1 +\n")
    assert (result.status, result.points) == ("failed", 0.0)
    assert result.problem.error.type == "SyntaxError"
    assert result.problem.error.frames[-1].line == 2
    assert result.problem.error.column == 12


def test_an_import_that_fails_is_a_note_with_the_students_own_line(grade):
    result = grade("1.1", "import numpy\nimport sklearn\n" + MEAN)
    assert result.problem is None
    assert result.notes[0].en.startswith("What failed in ex01_01.py, line 2 was skipped: sklearn cannot be used")


def test_an_exception_shows_the_students_own_frames_only(grade):
    result = grade(
        "1.1", "def mean(values):\n    return helper(values)\n\n\ndef helper(values):\n    return values[99]\n"
    )
    failure = result.checks[0].failure
    assert result.checks[0].status == "error"
    assert failure.error.type == "IndexError"
    assert [(frame.function, frame.line) for frame in failure.error.frames] == [("mean", 2), ("helper", 6)]
    assert failure.error.frames[1].source.strip() == "return values[99]"


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        ("None", "should be a number, but came as None"),
        ("'3.0'", "should be a number, but came as str"),
        ("[3.0]", "should be a number, but came as list of 1 float"),
        ("float('nan')", "NaN or infinity"),
        ("(x for x in [1])", "generator"),
        ("lambda: 3", "function"),
    ],
)
def test_a_wrong_type_says_what_was_expected_and_what_came(grade, expression, words):
    failure = grade("1.1", f"def mean(values):\n    return {expression}\n").checks[0].failure
    assert words in failure.message.en
    assert failure.message.zh != failure.message.en


def test_a_wrong_number_of_arguments_is_an_error_that_names_the_function(grade):
    failure = grade("1.1", "def mean(a, b):\n    return 0\n").checks[0].failure
    assert failure.error.type == "TypeError"
    assert "mean()" in failure.error.message


def test_an_argument_changed_in_place_fails_even_a_right_result_once(grade):
    result = grade("1.1", "def mean(values):\n    m = sum(values) / len(values)\n    values.append(m)\n    return m\n")
    assert statuses(result)[:2] == ["failed", "passed"]
    assert "changed `values` in place" in result.checks[0].failure.message.en


def test_an_endless_loop_costs_only_its_own_checks(grade):
    result = grade("1.1", "def mean(values):\n    while True: pass\n" + SPREAD)
    assert statuses(result) == ["timeout", "timeout", "passed"]


def test_a_crash_is_killed_and_the_other_checks_go_on(grade):
    result = grade("1.1", "import os\ndef mean(values):\n    os._exit(0)\n" + SPREAD)
    assert statuses(result) == ["killed", "killed", "passed"]


def test_a_crash_on_a_later_input_does_not_spoil_an_earlier_verdict(grade):
    source = "import os\ndef mean(values):\n    if len(values) > 4: os._exit(0)\n    return 0.0\n"
    assert statuses(grade("1.1", source))[1] == "failed"


def test_sys_exit_and_output_earn_nothing(grade):
    result = grade("1.1", "import sys\ndef mean(values):\n    print('passed 10/10')\n    sys.exit(0)\n")
    assert result.points == 0.0
    assert "passed 10/10" in result.output


def test_an_answer_may_import_its_neighbours(grade):
    result = grade("1.1", "from mine import mean\nfrom ex01_02 import spread\n", mine=MEAN, ex01_02=SPREAD)
    assert result.status == "passed"


def test_written_parts_are_shown_for_review_and_earn_nothing(grade):
    source = "def counterexample(n):\n    return None\n\n\ndef essay():\n    return 'because'\n"
    result = grade("1.2", source)
    assert (result.points, result.to_review) == (0.0, True)
    assert result.written[0].text == "because"
    assert result.written[0].rubric[0].en == "Says what maximum and mean look at"


def test_the_same_answer_has_the_same_result_every_time(grade):
    source = "def mean(values):\n    return max(values)\n" + SPREAD
    first, *others = [
        [(check.status, check.points, check.failure) for check in grade("1.1", source).checks] for _ in range(5)
    ]
    assert all(other == first for other in others)


def test_an_answer_that_cheats_on_the_examples_fails_the_properties(grade):
    assert statuses(grade("1.1", "def mean(values):\n    return 3.0\n"))[:2] == ["passed", "failed"]


def test_the_exercises_of_one_file_do_not_see_each_other_but_share_unmarked_cells(referee, miniature):
    text = (
        "from __future__ import annotations\nimport math\n"
        "# %% exercise 1.1\ndef mean(values: Unknown):\n    return math.fsum(values) / len(values)\n"
        + SPREAD
        + "# %% exercise 1.2\ndef counterexample(n):\n    return mean([n])\n"
        "# %%\nprint(mean([1, 2]))\n"
    )
    report = referee.grade(read_files("s001", {"homework.py": text.encode()}, {}, []), miniature.exercises)
    first, second = report.exercises
    assert first.status == "passed"
    assert second.checks[0].failure.error.message == "name 'mean' is not defined"
    assert second.checks[0].failure.error.frames[-1].source == "return mean([n])"
    assert "What failed in homework.py, line 12 was skipped" in second.notes[-1].en


def test_a_shared_cell_with_a_syntax_error_is_skipped_and_said(referee, miniature):
    text = f"# %% exercise 1.1\n{MEAN}{SPREAD}\n# %%\nmean([1, 2\n"
    report = referee.grade(read_files("s001", {"homework.py": text.encode()}, {}, []), miniature.find("1.1"))
    assert report.exercises[0].status == "passed"
    assert "a bracket [ that is never closed" in report.exercises[0].notes[0].en


def test_a_shared_cell_that_never_ends_is_waited_for_once_and_not_for_each_exercise(miniature):
    class Counting(Stage):
        asked = 0

        def player(self, source):
            Counting.asked += 1
            return super().player(source)

    text = f"while True: pass\n# %% exercise 1.1\n{MEAN}{SPREAD}# %% exercise 1.2\ndef counterexample(n): return n\n"
    submission = read_files("s001", {"homework.py": text.encode()}, {}, [])
    with Counting(limits=Limits(load_cpu_seconds=0.3)) as stage:
        report = Referee(miniature, stage).grade(submission, miniature.exercises)
    said = {exercise.problem.message.en for exercise in report.exercises}
    assert len(said) == 1
    assert "While loading the cells that all exercises share: " in said.pop()
    assert {exercise.problem.status for exercise in report.exercises} == {"timeout"}
    assert Counting.asked == 2  # with the first exercise, and without it to know whose fault it was


def test_an_exercise_that_never_ends_is_not_the_fault_of_the_shared_cells(miniature):
    text = (
        f"import math\n# %% exercise 1.1\n{MEAN}{SPREAD}while True: pass\n# %% exercise 1.2\ndef counterexample(n):\n"
    )
    text += "    return {'a': [2] * n, 'b': [3] + [0] * (n - 1)}\n"
    submission = read_files("s001", {"homework.py": text.encode()}, {}, [])
    with Stage(limits=Limits(load_cpu_seconds=0.3)) as stage:
        first, second = Referee(miniature, stage).grade(submission, miniature.exercises).exercises
    assert first.problem.message.en.startswith("While loading the file: ")
    assert second.status == "passed"


def test_a_syntax_error_in_one_exercise_leaves_the_others_their_points(referee, miniature):
    text = f"# %% exercise 1.1\n{MEAN}{SPREAD}# %% exercise 1.2\ndef counterexample(n:\n"
    report = referee.grade(read_files("s001", {"homework.py": text.encode()}, {}, []), miniature.exercises)
    assert [exercise.status for exercise in report.exercises] == ["passed", "failed"]
    assert report.exercises[1].problem.error.frames[-1].line == 7


def test_a_check_that_is_slow_over_all_its_inputs_times_out(grade, monkeypatch):
    monkeypatch.setattr("grader.asking.budget.CHECK_SECONDS", 0.2)
    source = "import time\ndef mean(values):\n    end = time.process_time() + 0.1\n"
    source += "    while time.process_time() < end: pass\n"
    assert statuses(grade("1.1", source + "    return sum(values) / len(values)\n" + SPREAD))[1:] == [
        "timeout",
        "passed",
    ]
