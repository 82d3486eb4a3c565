"""The engine over HTTP: what the page asks and gets, and that both halves name the same methods."""

from __future__ import annotations

import inspect
import json
import re
import signal
import typing
from datetime import date
from pathlib import Path

import pytest

from grader.page.frame import SCRIPTS
from grader.page.judge import Judge
from grader.page.study import Study
from grader.serve.app import METHODS
from tests.grader.conftest import MINIATURE
from tests.grader.serve.conftest import RIGHT, WRONG, answer
from tests.grader.serving import ROOT, Command

PAGE = ROOT / "templates" / "page"


def test_the_page_asks_what_there_is_and_gives_what_is_wanted() -> None:
    asked = dict(re.findall(r'ask\("(\w+)"(?:, \{ (.*?) \})?\)', (PAGE / "engine.js").read_text(encoding="utf-8")))
    given = {name: {one.partition(":")[0] for one in names.split(", ") if one} for name, names in asked.items()}
    assert given.pop("try_call") == set(inspect.signature(Judge.try_call).parameters) - {"self"}
    assert given == {name: set(wanted) for name, wanted in METHODS.items()}


@pytest.mark.parametrize("name", METHODS)
def test_a_method_takes_what_the_server_lets_through(name: str) -> None:
    hints = typing.get_type_hints(getattr(Study, name))
    hints.pop("return")
    assert hints == METHODS[name]


def test_the_page_is_made_of_all_its_modules_and_no_others() -> None:
    there = {path.name for path in PAGE.glob("*.js")} - {"codemirror.js"}
    assert set(SCRIPTS) == there
    for name in there:
        imported = re.findall(r'from "\./([\w.]+)"', (PAGE / name).read_text(encoding="utf-8"))
        assert set(imported) <= {*there, "codemirror.js"}


def test_an_exercise_from_the_stub_to_ten_points(served: Command, home: Path) -> None:
    catalogue = served.ask_engine("exercises")
    assert catalogue["current"] == "1.1"
    (chapter,) = catalogue["books"][0]["chapters"]
    assert [one["state"] for one in chapter["exercises"]] == ["untouched", "untouched"]
    statement = served.ask_engine("statement", id="1.1")
    assert (statement["before"], statement["after"]) == ("", "1.2")
    assert [one["call"] for one in statement["functions"]] == ["mean(values)", "spread(values)"]
    work = served.ask_engine("read", id="1.1")
    assert (work["exists"], work["file"]) == (False, "chapter01/ex01_01.py")
    saved = served.ask_engine("save", id="1.1", text=WRONG, based_on=work["version"])
    assert saved["conflict"] is None
    assert (home / "chapter01" / "ex01_01.py").read_text() == WRONG

    begun, *checks, last = served.grade("1.1")
    assert [one["id"] for one in begun["checks"]] == [one["id"] for one in checks]
    assert "failed" in {one["status"] for one in checks}
    verdict = last["verdict"]
    assert (verdict["version"], verdict["state"]) == (saved["version"], "begun")
    assert {one["line"] for one in verdict["marks"]} == {1}
    assert verdict["calls"][0]["function"] == "mean"
    tried = served.ask_engine("try_call", id="1.1", name="mean", args=["[1.0, 2.0, 3.0]"])
    assert (tried["call"], tried["outcome"]["en"], tried["fine"]) == ("mean([1.0, 2.0, 3.0])", "3.0", True)
    assert "from ex01_01 import mean" in tried["script"]
    assert served.ask_engine("try_call", id="1.1", name="mean", args=None)["call"].startswith("mean(")

    served.ask_engine("save", id="1.1", text=RIGHT, based_on=saved["version"])
    verdict = served.verdict("1.1")
    assert (verdict["points"], verdict["state"]) == (10, "passed")
    assert "sum(values)" in served.ask_engine("explain", id="1.1")["html"]
    kept = served.ask_engine("history", id="1.1")["kept"]
    assert [one["passed"] for one in kept] == [True, False]
    assert served.ask_engine("version", id="1.1", name=kept[1]["name"])["text"] == WRONG
    reset = served.ask_engine("reset", id="1.1")
    assert "NotImplementedError" in reset["work"]["text"]
    assert (home / reset["copy"]).read_text() == RIGHT
    assert served.end() == 0
    assert served.errors() == ""


def test_what_did_not_change_is_not_judged_again(served: Command, home: Path) -> None:
    answer(home, RIGHT)
    assert [event["kind"] for event in served.grade("1.1")] == ["begun", "check", "check", "check", "verdict"]
    assert [event["kind"] for event in served.grade("1.1")] == ["verdict"]


def test_who_only_looks_has_not_worked(served: Command, home: Path) -> None:
    answer(home, RIGHT)
    served.grade("1.1")
    state = home / "grade-status.json"
    past = state.read_text().replace(date.today().isoformat(), "2020-01-01")
    state.write_text(past)
    served.end()
    with Command(home, "--course", str(MINIATURE)) as again:
        assert again.verdict("1.1")["points"] == 10
        assert state.read_text() == past
        assert [one["id"] for one in again.ask_engine("progress")["repeat"]] == ["1.1"]


def test_nothing_is_written_over_what_its_writer_has_not_seen(served: Command, home: Path) -> None:
    path = answer(home, WRONG)
    version = served.ask_engine("read", id="1.1")["version"]
    path.write_text("# changed elsewhere\n")
    conflict = served.ask_engine("save", id="1.1", text=RIGHT, based_on=version)["conflict"]
    assert conflict["text"] == path.read_text() == "# changed elsewhere\n"
    served.ask_engine("save", id="1.1", text=RIGHT, based_on=conflict["version"])
    assert path.read_text() == RIGHT


def test_what_cannot_be_is_a_sentence(served: Command) -> None:
    for method, given in (
        ("statement", {"id": "9.9"}),
        ("hint", {"id": "1.1", "number": 99}),
        ("explain", {"id": "1.1"}),
        ("try_call", {"id": "1.1", "name": "mean", "args": ["1"]}),
        ("version", {"id": "1.1", "name": "../../x"}),
    ):
        reply = served.post(f"/api/{method}", json.dumps(given))
        assert reply.status == 409
        said = json.loads(reply.text)["said"]
        assert said["zh"]
        assert said["en"]
    assert served.grade("1.1") == [
        {
            "kind": "error",
            "refused": True,
            "said": {"zh": "还没有文件：先保存。", "en": "There is no file yet: save first."},
        }
    ]


def test_a_dead_judge_is_said_and_another_takes_its_place(served: Command, home: Path) -> None:
    import psutil

    answer(home, RIGHT)
    served.grade("1.1")
    (judge,) = [
        one for one in psutil.Process(served.process.pid).children() if "grader.serve.judge_program" in one.cmdline()
    ]
    judge.suspend()
    judge.send_signal(signal.SIGKILL)
    judge.wait(10)
    assert served.verdict("1.1")["points"] == 10


def test_a_port_that_is_taken_is_said_and_a_second_server_takes_the_next(served: Command, home: Path) -> None:
    with pytest.raises(AssertionError, match="Cannot use port"):
        Command(home, "--course", str(MINIATURE), port=served.port)


HOMEWORK = """title = { zh = "作业一", en = "Homework 1" }
course = "COURSE"
exercises = ["1.2", "1.1"]
due = "2026-11-30 23:59"
"""


def test_an_assignment_is_one_list_in_its_own_order(home: Path) -> None:
    (home / "homework1.toml").write_text(HOMEWORK.replace("COURSE", str(MINIATURE)), encoding="utf-8")
    with Command(home, "homework1.toml") as served:
        found = served.ask_engine("exercises")
        assert found["title"]["en"] == "Homework 1, due 2026-11-30 23:59"
        ((chapter,),) = [book["chapters"] for book in found["books"]]
        assert [one["id"] for one in chapter["exercises"]] == ["1.2", "1.1"]
        assert found["current"] == "1.2"
        assert served.ask_engine("statement", id="1.2")["after"] == "1.1"
        answer(home, RIGHT)
        assert served.verdict("1.1")["points"] == 10
        assert "Homework 1" in served.get("/").text
