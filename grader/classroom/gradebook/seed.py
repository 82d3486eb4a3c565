"""The seed of a batch: drawn with its gradebook and kept there, secret until it is published.

At home everybody grades with seed 0. What a class is graded on nobody knows beforehand, so that a table of answers to
the public inputs earns little; afterwards `grade 3.3 --seed N` shows everybody the same.
"""

from __future__ import annotations

import secrets

from grader.classroom.gradebook.gradebook import Gradebook
from grader.days import has_come

_MOST = 2**31 - 1


def seed_of(gradebook: Gradebook, given: int | None = None) -> int:
    """The seed that this gradebook is graded with; `given` takes the place of whatever was there."""
    kept = _kept(gradebook)
    if given is None and kept is not None:
        return kept
    seed = given if given is not None else 1 + secrets.randbelow(_MOST)
    if seed != kept:
        gradebook.query("INSERT OR REPLACE INTO draw VALUES (1, ?, 0)", seed)
    return seed


def publish_seed(gradebook: Gradebook) -> int | None:
    """Lets every report say the seed from now on; None where there is none yet."""
    gradebook.query("UPDATE draw SET published = 1")
    return _kept(gradebook)


def published_seed(gradebook: Gradebook) -> int | None:
    """The seed, where everybody may know it: it was published, or its day in the rules has come."""
    found = gradebook.query("SELECT seed, published FROM draw")
    if not found:
        return None
    ((seed, published),) = found
    return int(seed) if published or has_come(gradebook.rules.publish_seed) else None


def _kept(gradebook: Gradebook) -> int | None:
    found = gradebook.query("SELECT seed FROM draw")
    return int(found[0][0]) if found else None
