"""Answers that are alike, across the class and to what is known: evidence for a person to look at, never a verdict.

Known are the reference, the right answers that come with the exercise, and what others handed in before. What the stub
gave to everybody is taken away first, and what many have in common says nothing about any two of them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from grader.classroom.gradebook.fingerprint import fingerprints
from grader.classroom.gradebook.gradebook import Gradebook
from grader.classroom.gradebook.verdict import verdict_as_json

LEAST_FINGERPRINTS = 20
"""A shorter answer has one obvious form, which everybody finds."""
LEAST_SHARE = 0.8
MANY = 10
"""What more students than this share, and more than a quarter of the class, is how one writes it."""
MOST_PAIRS = 200
"""For each exercise: where half the class is alike, the task is to blame."""
KNOWN = "@"
"""How the name of a known text begins; no student is called that on a page."""
Known = Mapping[str, Mapping[str, str]]
"""Exercise -> name -> text."""


@dataclass(frozen=True)
class Pair:
    """Two answers to one exercise that are alike: the share of the longer one that is in the other."""

    exercise: str
    one: str
    other: str
    share: float


@dataclass(frozen=True)
class Cluster:
    """Answers to one exercise each of which is like another of them; the pairs, the most alike first."""

    exercise: str
    members: tuple[str, ...]
    pairs: tuple[Pair, ...]

    @property
    def students(self) -> list[str]:
        return [one for one in self.members if not one.startswith(KNOWN)]

    @property
    def share(self) -> float:
        return self.pairs[0].share

    @property
    def page(self) -> str:
        return f"similar.html#{self.anchor}"

    @property
    def anchor(self) -> str:
        """A name that any id may be part of."""
        text = "\0".join((self.exercise, *self.members))
        return "p" + hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


def find_similar(gradebook: Gradebook, stubs: Mapping[str, str], known: Known | None = None) -> list[Cluster]:
    """Compares all answers to each of these exercises (id -> its stub), and keeps what is alike."""
    pairs: list[Pair] = []
    texts: list[tuple[str, str, str]] = []
    for exercise, stub in stubs.items():
        given = fingerprints(stub)
        others = {f"{KNOWN}{name}": text for name, text in (known or {}).get(exercise, {}).items()}
        answers = {**sources(gradebook, exercise), **others}
        by_text = {text: fingerprints(text) - given for text in set(answers.values())}
        found = _alike(exercise, {name: by_text[text] for name, text in answers.items()})
        pairs += found
        named = {name for pair in found for name in (pair.one, pair.other)}
        texts += [(exercise, name, others[name]) for name in sorted(named & others.keys())]
    gradebook.keep_similar([(pair.exercise, pair.one, pair.other, pair.share) for pair in pairs], texts)
    return similar(gradebook)


def similar(gradebook: Gradebook) -> list[Cluster]:
    """What was found the last time, the most alike first."""
    found = gradebook.query("SELECT exercise, one, other, share FROM similar ORDER BY share DESC, exercise, one, other")
    pairs = [Pair(*line) for line in found]
    clusters = [
        cluster
        for exercise in dict.fromkeys(pair.exercise for pair in pairs)
        for cluster in _clusters([pair for pair in pairs if pair.exercise == exercise])
    ]
    return sorted(clusters, key=lambda one: (-one.share, one.exercise, one.members))


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
            texts[key] = str(verdict_as_json(verdict)["source"])
        found[student] = texts[key]
    return found


def known_texts(gradebook: Gradebook, exercise: str) -> dict[str, str]:
    """The known texts that an answer to this exercise is like."""
    return dict(gradebook.query("SELECT name, text FROM known_text WHERE exercise = ?", exercise))


def _alike(exercise: str, prints: Mapping[str, frozenset[int]]) -> list[Pair]:
    """Only answers that share a fingerprint are compared; two known texts never are."""
    holders: dict[int, list[str]] = {}
    for name, found in prints.items():
        for one in found:
            holders.setdefault(one, []).append(name)
    students = sum(not name.startswith(KNOWN) for name in prints)
    many = max(MANY, students // 4)
    rare = {one: names for one, names in holders.items() if _students(names) <= many}
    prints = {name: found & rare.keys() for name, found in prints.items()}
    prints = {name: found for name, found in prints.items() if len(found) >= LEAST_FINGERPRINTS}
    shared: Counter[tuple[str, str]] = Counter()
    for names in rare.values():
        shared.update(combinations([name for name in names if name in prints], 2))
    pairs = [
        Pair(exercise, one, other, round(share, 4))
        for (one, other), number in shared.items()
        if not one.startswith(KNOWN)
        if (share := number / max(len(prints[one]), len(prints[other]))) >= LEAST_SHARE
    ]
    return sorted(pairs, key=lambda pair: (-pair.share, pair.one, pair.other))[:MOST_PAIRS]


def _students(names: Sequence[str]) -> int:
    return sum(not name.startswith(KNOWN) for name in names)


def _clusters(pairs: Sequence[Pair]) -> list[Cluster]:
    """Whatever is joined by pairs. A known text joins nobody: two who are like the reference need not be alike."""
    group: dict[str, set[str]] = {}
    for pair in pairs:
        if not pair.other.startswith(KNOWN):
            joined = group.get(pair.one, {pair.one}) | group.get(pair.other, {pair.other})
            group |= dict.fromkeys(joined, joined)
    for pair in pairs:
        group.setdefault(pair.one, {pair.one})
    found = []
    for members in {id(one): one for one in group.values()}.values():
        inside = [pair for pair in pairs if pair.one in members]
        named = {name for pair in inside for name in (pair.one, pair.other)}
        found.append(Cluster(pairs[0].exercise, tuple(sorted(named)), tuple(inside)))
    return found
