"""Answers that are alike, across the class: evidence for a person to look at, and never a verdict.

Fingerprints are those of copydetect (k-grams of a program in which every name is a letter and comments and layout are
gone), after those of the stub are taken away. All k-grams are kept, not a selection of them: answers are short, and so
the result does not depend on chance.
"""

from __future__ import annotations

import hashlib
import importlib
import io
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.verdict import unpack_verdict
from grader.errors import WrongUsage

K = 20
"""Characters of the reduced program in one fingerprint: about two short statements."""
LEAST_FINGERPRINTS = 60
"""A shorter answer has one obvious form, which everybody finds."""
LEAST_SHARE = 0.8
MANY = 10
"""What more students than this share, and more than a quarter of the class, is how one writes it."""
MOST_PAIRS = 200
"""For each exercise: where half the class is alike, the task is to blame."""


@dataclass(frozen=True)
class Pair:
    """Two students whose answers to one exercise are alike: the share of the longer one that is in the other."""

    exercise: str
    one: str
    other: str
    share: float

    @property
    def page(self) -> str:
        return f"similar.html#{self.anchor}"

    @property
    def anchor(self) -> str:
        """A name that any id may be part of."""
        text = f"{self.exercise}\0{self.one}\0{self.other}"
        return "p" + hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


def find_similar(gradebook: Gradebook, stubs: Mapping[str, str]) -> list[Pair]:
    """Compares all answers to each of these exercises (id -> its stub), and keeps what is alike."""
    try:
        # Any: copydetect has no type hints
        copydetect: Any = importlib.import_module("copydetect")
    except ImportError as error:
        raise WrongUsage(
            "--similar 需要 copydetect: pip install 'watermelon-grader[similar]'",
            "--similar needs copydetect: pip install 'watermelon-grader[similar]'",
        ) from error
    pairs: list[Pair] = []
    for exercise, stub in stubs.items():
        own = _fingerprints(copydetect, stub)
        prints = {
            student: found
            for student, source in sources(gradebook, exercise).items()
            if len(found := _fingerprints(copydetect, source) - own) >= LEAST_FINGERPRINTS
        }
        pairs += _alike(exercise, prints)
    gradebook.keep_similar([(pair.exercise, pair.one, pair.other, pair.share) for pair in pairs])
    return pairs


def similar(gradebook: Gradebook) -> list[Pair]:
    """What was found the last time, the most alike first."""
    found = gradebook.query("SELECT exercise, one, other, share FROM similar ORDER BY share DESC, exercise, one, other")
    return [Pair(*line) for line in found]


def sources(gradebook: Gradebook, exercise: str) -> dict[str, str]:
    """Student -> what was handed in for an exercise; one text that two students share is read once."""
    texts: dict[str, str] = {}
    found: dict[str, str] = {}
    for student, key in gradebook.query(
        "SELECT s.student, r.verdict FROM result r JOIN submission s ON s.label = r.submission"
        " WHERE r.exercise = ? AND s.status = 'graded' ORDER BY s.student",
        exercise,
    ):
        if key not in texts:
            ((verdict,),) = gradebook.query("SELECT report FROM verdict WHERE key = ?", key)
            texts[key] = unpack_verdict(verdict).exercises[0].source
        found[student] = texts[key]
    return found


def _fingerprints(copydetect: Any, source: str) -> frozenset[int]:
    one = copydetect.CodeFingerprint("answer.py", K, 1, fp=io.StringIO(source))
    return frozenset(map(int, one.hashes))


def _alike(exercise: str, prints: Mapping[str, frozenset[int]]) -> list[Pair]:
    """Only students who share a fingerprint are compared; one that many share says nothing about any two of them."""
    holders: dict[int, list[str]] = {}
    for student, found in prints.items():
        for one in found:
            holders.setdefault(one, []).append(student)
    many = max(MANY, len(prints) // 4)
    rare = {one: students for one, students in holders.items() if len(students) <= many}
    prints = {student: found & rare.keys() for student, found in prints.items()}
    prints = {student: found for student, found in prints.items() if len(found) >= LEAST_FINGERPRINTS}
    shared: Counter[tuple[str, str]] = Counter()
    for students in rare.values():
        shared.update(combinations([student for student in students if student in prints], 2))
    pairs = [
        Pair(exercise, one, other, round(share, 4))
        for (one, other), number in shared.items()
        if (share := number / max(len(prints[one]), len(prints[other]))) >= LEAST_SHARE
    ]
    return sorted(pairs, key=lambda pair: (-pair.share, pair.one, pair.other))[:MOST_PAIRS]
