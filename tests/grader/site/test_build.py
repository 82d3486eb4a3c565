"""The folder of a site: the same each time, whole, and with the licence of everything in it."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from grader.course.catalog import Course
from grader.errors import WrongUsage
from grader.site.build import build
from grader.site.parts import parts
from tests.grader.site.conftest import PARTS, needs_parts

pytestmark = needs_parts


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_built_twice_it_is_equal(site: Path, miniature: Course, tmp_path: Path) -> None:
    build(tmp_path / "again", miniature, miniature.exercises, PARTS, "en")
    first, again = contents(site), contents(tmp_path / "again")
    assert set(first) == set(again) == set(json.loads(first["files.json"]))
    assert [name for name in first if first[name] != again[name]] == []


def test_built_anew_it_takes_the_place_of_the_old_one_and_of_nothing_else(miniature: Course, tmp_path: Path) -> None:
    build(tmp_path, miniature, miniature.exercises, PARTS, "en")
    build(tmp_path, miniature, miniature.exercises[:1], PARTS, "en")
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["1.1.zip"]
    (tmp_path / "files.json").unlink()
    with pytest.raises(WrongUsage, match="something else"):
        build(tmp_path, miniature, miniature.exercises, PARTS, "en")


def test_the_player_gets_nothing_of_the_checks(site: Path) -> None:
    described = json.loads((site / "site.json").read_text())
    assert "course.tgz" not in described["player"]
    assert "grader.zip" not in described["player"]
    with zipfile.ZipFile(io.BytesIO((site / "guest.zip").read_bytes())) as guest:
        assert {name.partition("/")[0] for name in guest.namelist()} <= {"_grader_player_guest", "exercises"}


def test_every_part_brings_its_licence(site: Path) -> None:
    index = (site / "licences" / "index.txt").read_text()
    for part in parts():
        if (PARTS / part.file).is_file():
            assert f"{part.name} {part.version}  {part.licence}" in index
            place = site / "licences" / part.name
            texts = list(place.rglob("*")) if place.is_dir() else [place.with_name(f"{part.name}.txt")]
            assert any(text.is_file() and text.stat().st_size > 150 for text in texts), part.name
