"""Where results are to go is looked at before anything is graded."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.errors import WrongUsage
from grader.session.grading import Outputs


@pytest.mark.parametrize("kind", ["json", "junit", "html"])
def test_a_place_that_cannot_be_written_is_refused_at_once(kind: str, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "x", tmp_path):
        with pytest.raises(WrongUsage, match="Cannot write to"):
            Outputs(**{kind: path}).check()
    Outputs(**{kind: tmp_path / "x"}).check()
    Outputs(json=Path("-")).check()
