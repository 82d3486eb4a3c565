"""The reference as students write it: with prints, with numpy's numbers."""

from __future__ import annotations

from pathlib import Path

from .conftest import SOLUTION, Verify


def test_a_reference_that_loses_points_by_a_print_is_found(root: Path, verify: Verify) -> None:
    path = root / SOLUTION
    path.write_text(path.read_text(encoding="utf-8") + "\n\nprint = None\n", encoding="utf-8")
    findings = [finding for finding in verify().findings if finding.startswith("the reference with")]
    assert len(findings) == 1
    assert findings[0].startswith("the reference with a print in each function loses points: ")
