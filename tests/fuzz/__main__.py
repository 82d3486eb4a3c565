"""Throws random answers at decoder, comparisons and display: `python -m tests.fuzz [COUNT] [SEED]`.

Nothing may raise but the refusals that are meant, take over a second of CPU, or 200 MB.
`python -m tests.fuzz class [NUMBER] [SEED]` grades a class of submissions that no editor wrote.
"""

from __future__ import annotations

import sys
import time

from tests.fuzz import classes
from tests.fuzz.throwing import MOST_MEMORY, MOST_SECONDS, throw

COUNT = 20_000


def main() -> int:
    if sys.argv[1:2] == ["class"]:
        classes.main(sys.argv[2:])
        return 0
    words = [int(word) for word in sys.argv[1:]]
    count, seed = (*words, *(COUNT, 0)[len(words) :])
    start = time.monotonic()
    found = throw(count, seed)
    for one in found.problems[:20]:
        print(one)
    print(
        f"{count} answers and messages in {time.monotonic() - start:.0f} s: {len(found.problems)} problems; the slowest"
        f" {found.slowest:.2f} s (at most {MOST_SECONDS:g}), the largest {found.largest >> 20} MB"
        f" (at most {MOST_MEMORY >> 20})"
    )
    return bool(found.problems)


if __name__ == "__main__":
    sys.exit(main())
