"""What the documents promise is there."""

from __future__ import annotations

import re
from pathlib import Path

from grader.course.catalog import own_course

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
IN_THE_BOOK = {1: 5}
"""Exercises of a chapter, where they are not ten."""


def test_nothing_is_installed_from_where_it_is_not() -> None:
    for page in PAGES:
        assert "pip install watermelon-grader" not in page.read_text(encoding="utf-8"), page.name


def test_the_chapters_that_are_called_whole_are_whole() -> None:
    said = re.search(r"chapters? ([\d, andto\s]+) whole", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert said
    chapters: set[int] = set()
    for first, last in re.findall(r"(\d+)(?: to (\d+))?", said[1]):
        chapters |= set(range(int(first), int(last or first) + 1))
    for chapter in chapters:
        there = own_course().chapters[f"chapter{chapter}"]
        assert len(there) == IN_THE_BOOK.get(chapter, 10), chapter


def test_students_are_spoken_to_in_one_manner() -> None:
    """Chinese has two; this is a conversation, not a letter."""
    course = own_course()
    texts = [*(ROOT / "grader").rglob("*.py"), *(ROOT / "grader").rglob("*.html"), *PAGES]
    for path in [*texts, *(exercise.stub for exercise in course.exercises)]:
        assert "您" not in path.read_text(encoding="utf-8"), path.name
