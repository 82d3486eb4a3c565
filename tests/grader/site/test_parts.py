"""The parts of a site: pinned, checked, and named where they cannot be had."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grader.errors import WrongUsage
from grader.site import parts as module
from grader.site.parts import Missing, Part, gather, parts


def test_every_part_is_pinned_and_says_where_it_is_had_and_under_which_licence() -> None:
    listed = parts()
    assert {"pyodide", "numpy", "hypothesis", "msgpack"} <= {part.name for part in listed}
    for part in listed:
        assert re.fullmatch(r"[0-9a-f]{64}", part.sha256)
        assert part.version in part.file
        assert part.licence
        assert part.places


def test_a_file_that_is_not_the_part_is_refused(tmp_path: Path) -> None:
    (part, *_) = parts()
    (tmp_path / part.file).write_bytes(b"something else")
    with pytest.raises(WrongUsage, match=rf"{re.escape(part.file)}.*is not.*{part.sha256}"):
        gather(tmp_path)


def test_what_cannot_be_had_is_named_with_its_hash_and_where_to_put_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = (tmp_path / "nowhere.whl").as_uri()
    part = Part(name="a", version="1", licence="MIT", file="a-1.whl", sha256="0" * 64, places=(("url", nowhere),))
    monkeypatch.setattr(module, "parts", lambda: [part])
    with pytest.raises(Missing) as caught:
        gather(tmp_path / "parts")
    for word in ("a-1.whl", "0" * 64, str(tmp_path / "parts"), nowhere):
        assert word in caught.value.text.en
        assert word in caught.value.text.zh


def test_a_place_is_believed_only_where_it_sends_these_very_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import hashlib

    (tmp_path / "false").write_bytes(b"other")
    (tmp_path / "true").write_bytes(b"these")
    places = tuple(("url", (tmp_path / name).as_uri()) for name in ("false", "true"))
    sha256 = hashlib.sha256(b"these").hexdigest()
    part = Part(name="a", version="1", licence="MIT", file="a-1.whl", sha256=sha256, places=places)
    monkeypatch.setattr(module, "parts", lambda: [part])
    assert gather(tmp_path / "parts") == {"a-1.whl": b"these"}
    assert (tmp_path / "parts" / "a-1.whl").read_bytes() == b"these"
