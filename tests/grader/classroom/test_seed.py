"""A class is graded on inputs that nobody knows beforehand; afterwards everybody may see the same at home."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.classroom.gradebook import Gradebook, Rules, overview
from grader.classroom.gradebook.seed import published_seed, seed_of
from grader.classroom.page.attention import needs_a_person
from grader.cli.main import main
from grader.course.catalog import Course
from grader.deciding.inputs import InputCache
from grader.player import Stage
from grader.player.guest import codec
from grader.referee.referee import Referee
from tests.grader.classroom.conftest import RIGHT, WITNESS
from tests.grader.conftest import MINIATURE

Run = Callable[..., int]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, submissions: Path, out: Path, tmp_path: Path) -> Run:
    def run(*words: str, verb: str = "batch") -> int:
        batch = [str(submissions), "--chapter", "1", "--out", str(out), "--course", str(MINIATURE), "--lang", "en"]
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        monkeypatch.setattr("sys.argv", ["grade", verb, *(batch if verb == "batch" else [str(out)]), *words])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0)

    return run


def _seed(out: Path) -> int:
    with Gradebook(out) as gradebook:
        return seed_of(gradebook)


def test_a_gradebook_has_a_seed_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    seeds = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with Gradebook(tmp_path / name, create=True) as gradebook:
            seeds.append(seed_of(gradebook))
            assert seed_of(gradebook) == seeds[-1] > 0
            assert published_seed(gradebook) is None
    assert seeds[0] != seeds[1]
    with Gradebook(tmp_path / "one") as gradebook:
        assert seed_of(gradebook, 7) == seed_of(gradebook) == 7
        for day, shown in (("2999-01-01T00:00:00+00:00", None), ("2020-01-01T00:00:00+00:00", 7)):
            gradebook.query("INSERT OR REPLACE INTO assignment (id, course, exercises, isolation, rules)"
                            " VALUES (1, '', '[]', 'sandbox', ?)", Rules(publish_seed=day).to_json())  # fmt: skip
            assert published_seed(gradebook) == shown


def test_nothing_says_the_seed_before_it_is_published_and_every_report_does_afterwards(
    run: Run, hand_in: Callable[..., Path], out: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    hand_in("s001", ex01_01=RIGHT.replace("max(values) -", "1 +"), ex01_02=WITNESS)
    assert run("--json-lines") == 0
    seed = _seed(out)
    said = capfd.readouterr().out
    assert run(verb="publish") == 0
    pages = [path for path in out.rglob("*") if path.suffix in (".html", ".json", ".csv", ".xml")]
    assert len(pages) >= 8
    for text in (said, *(path.read_text(encoding="utf-8") for path in pages)):
        assert str(seed) not in text
    assert run("--seed", verb="publish") == 0
    assert str(seed) in capfd.readouterr().out
    assert str(seed) in (out / "reports" / "s001.html").read_text(encoding="utf-8")
    assert run("--json-lines") == 0
    assert json.loads(capfd.readouterr().out.splitlines()[-1])["unchanged"] == 1


def test_the_inputs_of_a_batch_lie_in_its_own_folder(run: Run, hand_in: Callable[..., Path], out: Path) -> None:
    hand_in("s001", ex01_01=RIGHT)
    assert run("--seed", "5") == 0
    assert list((out / "inputs").iterdir())
    assert _seed(out) == 5


def test_a_table_of_the_public_answers_is_a_line_for_a_person(
    run: Run, hand_in: Callable[..., Path], out: Path, miniature: Course, tmp_path: Path
) -> None:
    exercise = miniature.find("1.1")[0]
    with Stage("sandbox") as stage:
        _, prepared = Referee(miniature, stage, cache=InputCache(tmp_path / "inputs")).prepare(exercise)
    table = {repr((1.0, 2.0, 6.0)): (3.0, 5.0)}
    for check in prepared:
        for encoded in check.inputs:
            if values := codec.decode(bytearray(encoded)).get("values"):
                table[repr(tuple(values))] = (sum(values) / len(values), max(values) - min(values))
    source = f"TABLE = {table!r}\n\n\ndef mean(values):\n    return TABLE.get(repr(tuple(values)), (0.0, 0.0))[0]\n\n\n"
    source += "def spread(values):\n    return TABLE.get(repr(tuple(values)), (0.0, 0.0))[1]\n"
    hand_in("table", ex01_01=source, ex01_02=WITNESS)
    hand_in("again", ex01_01=source, ex01_02=WITNESS)
    hand_in("honest", ex01_01=RIGHT, ex01_02=WITNESS)
    hand_in("half", ex01_01=RIGHT.replace("max(values) -", "max(values) +"), ex01_02=WITNESS)
    hand_in("packed", ex01_01="import zlib\n\n\n" + RIGHT)
    assert run("--seed", "11") == 0
    with Gradebook(out) as gradebook:
        rows = overview(gradebook).rows
    points = {row.student: row.scores["1.1"].points for row in rows}
    assert points["table"] <= 5.0
    assert points["honest"] == 10.0
    cases = {kind: sorted(case.standing.student for case in found) for kind, found in needs_a_person(rows, [])}
    assert cases["case_table"] == ["again", "table"]
    assert cases["case_literal"] == ["packed"]
    page = (out / "reports" / "table.html").read_text(encoding="utf-8")
    assert "public inputs" not in page


def test_inputs_that_were_cut_short_are_drawn_anew(miniature: Course, tmp_path: Path) -> None:
    exercise = miniature.find("1.1")[0]
    with Stage("sandbox") as stage:

        def inputs() -> list[int]:
            fresh = Referee(miniature, stage, cache=InputCache(tmp_path / "inputs"))
            return [len(one.inputs) for one in fresh.prepare(exercise)[1]]

        before = inputs()
        import msgpack

        (file,) = (tmp_path / "inputs").iterdir()
        kept, numbers = msgpack.unpackb(file.read_bytes())
        file.write_bytes(msgpack.packb([{id: found[:1] for id, found in kept.items()}, numbers]))
        assert inputs() == before


def test_the_seed_survives_a_gradebook_that_is_moved_away(run: Run, hand_in: Callable[..., Path], out: Path) -> None:
    hand_in("s001", ex01_01=RIGHT)
    assert run() == 0
    seed = _seed(out)
    with sqlite3.connect(out / "gradebook.sqlite") as database:
        database.execute("INSERT INTO settlement VALUES ('s001/', '-')")
    assert run() == 0
    for path in out.glob("gradebook.sqlite*"):
        path.unlink()
    assert run() == 0
    assert _seed(out) == seed
