"""What is kept between runs lies where nobody else can have put anything."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis.configuration import storage_directory

from grader.cache import private_folder
from grader.deciding import inputs

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes and owners of files")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "grader"


def test_a_folder_of_the_users_own_is_made_for_the_user_alone(home: Path) -> None:
    assert private_folder("kind") == home / "kind"
    assert (home / "kind").stat().st_mode & 0o777 == 0o700
    assert private_folder("kind") == home / "kind"


def test_what_somebody_else_may_have_made_is_left_alone(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    (home / "open").mkdir()
    (home / "open").chmod(0o777)
    os.mkfifo(home / "open" / "charmap.json.gz")
    (tmp_path / "elsewhere").mkdir()
    (home / "link").symlink_to(tmp_path / "elsewhere")
    (home / "file").write_text("")
    for name in ("open", "link", "file"):
        found = private_folder(name)
        assert found.parent != home
        assert found.is_dir()
        assert found.stat().st_mode & 0o077 == 0
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_hypothesis_keeps_nothing_where_others_may_write() -> None:
    assert inputs.__name__
    folder = Path(storage_directory("unicode_data").path)
    assert folder.parent.name != "grader-hypothesis"
    assert folder.parent.stat().st_mode & 0o022 == 0
