"""The diagnosis names the one misconception that behaves like the submission, and never guesses."""

import ast
import re
import shutil
import time

import pytest

from grader.asking.calls import Call, question_of
from grader.cache import Cache
from grader.course.catalog import Course
from grader.course.mistakes import Mistake
from grader.known.answers import CachedBank, ComparableReply, Suspect, bank_of
from grader.known.diagnosis import Evidence, diagnose
from grader.player import Returned, Source
from grader.player.guest import codec
from grader.referee.referee import Referee
from grader.submission import as_answer
from grader.text import Text

from .conftest import MINIATURE

RIGHT_SPREAD = "def spread(values):\n    return max(values) - min(values)\n"


def disguised(source):
    """The same code under other names and in another layout."""

    class Rename(ast.NodeTransformer):
        def visit_Name(self, node):
            node.id = {"values": "numbers"}.get(node.id, node.id)
            return node

        def visit_arg(self, node):
            node.arg = {"values": "numbers"}.get(node.arg, node.arg)
            return node

    return ast.unparse(Rename().visit(ast.parse(source)))


def test_every_known_mistake_is_named_in_disguise(grade, miniature):
    (exercise,) = miniature.find("1.1")
    for mistake in exercise.mistakes:
        diagnosis = grade("1.1", disguised(mistake.source)).diagnosis
        assert diagnosis is not None, mistake.name
        assert (diagnosis.misconception, diagnosis.sentence) == (mistake.name, mistake.title)


def test_a_narrow_mistake_is_never_named(tmp_path, stage):
    shutil.copytree(MINIATURE, tmp_path, dirs_exist_ok=True)
    page = tmp_path / "tests/chapter01/wrong/ex01_01.py"
    text = page.read_text(encoding="utf-8")
    assert named_of(tmp_path, stage, "median") == "median"
    page.write_text(re.sub("(# %% median.*\n)", "\\1# kind: narrow\n", text), encoding="utf-8")
    assert named_of(tmp_path, stage, "median") is None


def named_of(root, stage, name):
    """What the diagnosis calls a known mistake that is handed in."""
    course = Course.at(root)
    (exercise,) = course.find("1.1")
    answer = as_answer(exercise, exercise.mistake(name).source)
    diagnosis = Referee(course, stage).grade_exercise(answer, exercise).diagnosis
    return diagnosis and diagnosis.misconception


def test_the_page_of_mistakes_is_read_for_a_diagnosis_only(miniature, stage, monkeypatch):
    (exercise,) = miniature.find("1.1")
    right, wrong = exercise.solution.read_text(encoding="utf-8"), exercise.mistake("median").source
    read = []
    monkeypatch.setattr("grader.course.catalog.read_page", lambda *paths: read.append(paths) or [])
    referee = Referee(miniature, stage)
    assert referee.grade_exercise(as_answer(exercise, right), exercise).status == "passed"
    assert not read
    assert referee.grade_exercise(as_answer(exercise, wrong), exercise).diagnosis is None
    assert len(read) == 1


def test_a_right_answer_has_no_diagnosis(grade):
    assert grade("1.1", "def mean(values):\n    return sum(values) / len(values)\n" + RIGHT_SPREAD).diagnosis is None


@pytest.mark.parametrize(
    "mean",
    [
        "return max(values)",  # wrong in a way that nobody has described
        "return sum(values) // len(values) if len(values) < 4 else sum(values) / len(values)",  # only sometimes alike
        "return sum(values) // len(values) + (len(values) == 6)",
        "while True: pass",
    ],
)
def test_nothing_is_said_of_an_unknown_mistake(grade, mean):
    assert grade("1.1", f"def mean(values):\n    {mean}\n{RIGHT_SPREAD}").diagnosis is None


def test_nothing_is_said_where_no_call_of_a_failing_run_can_be_put_to_others(miniature, stage):
    (exercise,) = miniature.find("1.1")
    largest = exercise.mistake("largest_only")
    asked = Call(question_of("spread", ([1.0, 3.0],)), Returned(3.0))
    source = Source({"ex01_01": largest.source.encode()}, "ex01_01", ("mean", "spread"), {"ex01_01": "ex01_01.py"})

    def submission():
        return stage.player(source)

    named = diagnose(stage, bank_of(exercise), submission, Evidence(failing=[[asked]]), list)
    assert named is not None
    assert named.sentence == largest.title
    assert diagnose(stage, bank_of(exercise), submission, Evidence(failing=[[asked], []]), list) is None


def test_two_misconceptions_at_once_are_not_one(grade):
    source = "def mean(values):\n    return sum(values) // len(values)\ndef spread(values):\n    return max(values)\n"
    assert grade("1.1", source).diagnosis is None


def test_two_that_cannot_be_told_apart_are_not_shown(grade):
    # Equal means, or a and b exchanged: on these inputs a submission may be either.
    assert grade("1.2", "def counterexample(n):\n    return [1]\n").diagnosis is None


LISTS = ([1.0, 2.0, 6.0], [1.0, 2.0], [0.0])


def called(function, *replies):
    questions = [question_of(function, (values,)) for values in LISTS[: len(replies)]]
    return [Call(question, Returned(reply)) for question, reply in zip(questions, replies, strict=True)]


def named(miniature, stage, failing, others):
    (exercise,) = miniature.find("1.1")
    diagnosis = diagnose(stage, bank_of(exercise), None, Evidence([failing], others), lambda: [])
    return diagnosis and diagnosis.misconception


MISTAKE = called("mean", 3.0, 1.0, 0.0)
"""What the wrong answer that divides whole numbers returns; 3, 1.5 and 0 are right."""


def test_a_mistake_is_named_among_functions_that_are_right_in_another_way(miniature, stage):
    plain = named(miniature, stage, MISTAKE, called("spread", 5.0, 1.0, 0.0))
    assert plain is not None
    # The checks passed these, though the reference returns 5, 1 and 0.
    own_way = called("spread", 5.25, 1.0, 0.0)
    assert named(miniature, stage, MISTAKE, own_way) == plain
    assert named(miniature, stage, [*MISTAKE, *own_way], own_way) == plain


def test_a_failure_that_the_mistake_does_not_explain_is_not_named(miniature, stage):
    astray = called("spread", 5.25, 1.0, 0.0)
    assert named(miniature, stage, [*MISTAKE, *astray], []) is None  # nothing shows that this way is right
    assert named(miniature, stage, astray, [*astray, *MISTAKE]) is None
    right = called("spread", 5.0, 1.0, 0.0)
    assert named(miniature, stage, right, called("spread", 5.25)) is None


def test_where_a_known_answer_is_mistaken_the_submission_must_be_too(miniature, stage):
    assert named(miniature, stage, called("mean", 3.0, 1.25), called("mean", 3.0, 1.25)) is None
    assert named(miniature, stage, called("mean", 3.0, 1.0 + 1e-8), []) is not None  # computed in another way
    assert named(miniature, stage, called("mean", 3.0, 1.0 + 1e-5), []) is None


def test_what_a_suspect_answered_once_is_not_asked_again(miniature, stage):
    (exercise,) = miniature.find("1.1")
    guilty = bank_of(exercise).suspects
    first = [suspect.behaves_like(stage, MISTAKE) for suspect in guilty]
    assert sum(first) == 1
    assert [suspect.behaves_like(None, MISTAKE) for suspect in guilty] == first  # there is no stage to ask


def test_suspects_questioned_beforehand_need_no_player(miniature, stage):
    (exercise,) = miniature.find("1.1")
    for suspect in bank_of(exercise).suspects:
        suspect.learn(stage, [one.question for one in called("mean", 0.0, 0.0, 0.0)])
        assert suspect.behaves_like(None, called("mean", 17.0, 17.0, 17.0)) is False


def test_a_suspect_that_crashes_is_asked_once(miniature, stage):
    (exercise,) = miniature.find("1.1")
    cell = "import os\n\n\ndef mean(values):\n    os._exit(0)\n"
    reference = exercise.solution.read_text(encoding="utf-8")
    suspect = Suspect(exercise, Mistake("crashes", Text("崩溃", "crashes"), {}, cell, reference))
    assert not suspect.behaves_like(stage, called("mean", 3.0))
    assert not suspect.behaves_like(None, called("mean", 3.0))


def test_a_suspect_forgets_nothing_and_remembers_no_more_than_it_may(miniature, stage, monkeypatch):
    (exercise,) = miniature.find("1.1")
    monkeypatch.setattr("grader.known.answers.MOST_CALLS", 2)
    suspect = bank_of(exercise).suspects[0]
    suspect.learn(stage, [one.question for one in called("mean", 0.0, 0.0, 0.0)])
    assert len(suspect.known) == 2


def test_what_the_bank_answered_is_known_in_the_next_run(miniature, stage, tmp_path):
    (exercise,) = miniature.find("1.1")
    cache = Cache("known", tmp_path)
    first = CachedBank(exercise, "key", cache)
    answers = [suspect.replies(stage, MISTAKE) for suspect in first.bank.suspects]
    first.save()
    again = CachedBank(exercise, "key", cache)
    assert [suspect.replies(None, MISTAKE) for suspect in again.bank.suspects] == answers  # there is no stage to ask
    assert not any(suspect.known for suspect in CachedBank(exercise, "another key", cache).bank.suspects)
    again.save()  # nothing new


@pytest.mark.parametrize("damaged", [b"", b"no such thing", b"\x81\xa0\x05", b"\x81\xa0\x81\xc4\x01a\x93\x01\x02\x03"])
def test_what_cannot_be_read_is_asked_again(miniature, stage, tmp_path, damaged):
    (exercise,) = miniature.find("1.1")
    cache = Cache("known", tmp_path)
    cache.save("key.msgpack", damaged)
    assert not any(suspect.known for suspect in CachedBank(exercise, "key", cache).bank.suspects)


def test_a_value_too_long_to_be_kept_is_compared_and_asked_again_in_the_next_run(miniature, stage, tmp_path):
    (exercise,) = miniature.find("1.1")
    bank = CachedBank(exercise, "key", Cache("known", tmp_path))
    bank.bank.right.known |= {
        b"long": ComparableReply("Returned", long=[1.0] * 9),
        b"short": ComparableReply("Returned", sent=codec.encode(2.0)),
    }
    assert bank.bank.right.known[b"long"].same(ComparableReply("Returned", sent=codec.encode([1.0] * 9)))
    bank.save()
    assert list(CachedBank(exercise, "key", Cache("known", tmp_path)).bank.right.known) == [b"short"]


def test_an_answer_that_is_slow_to_be_probed_is_probed_once_and_for_a_bounded_time(miniature, stage, monkeypatch):
    monkeypatch.setattr("grader.known.diagnosis.MOST_SECONDS", 0.2)
    (exercise,) = miniature.find("1.1")
    asked = []

    def probes():
        asked.append(True)
        return [question_of("mean", ([float(number), 2.0],)) for number in range(200)]

    code = b"import time\ndef mean(values):\n    time.sleep(0.3)\n    return sum(values) // len(values)\n"
    slow = Source({"ex01_01": code}, "ex01_01", exercise.functions, {"ex01_01": "ex01_01.py"})
    start = time.monotonic()
    assert diagnose(stage, bank_of(exercise), lambda: stage.player(slow), Evidence([MISTAKE]), probes) is None
    assert asked == [True]
    assert time.monotonic() - start < 30  # of the 60 seconds that all probes would take
