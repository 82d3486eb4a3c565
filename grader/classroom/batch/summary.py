"""What a run over a class did, in numbers."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from grader.text import Text


@dataclass(kw_only=True)
class Summary:
    """What a run did."""

    graded: int = 0
    rewritten: int = 0
    """Only the report was written anew: nothing was judged."""
    unchanged: int = 0
    failed: int = 0
    unreadable: int = 0
    duplicate: int = 0
    missing: int = 0
    late: int = 0
    unclear: int = 0
    broken: int = 0
    """Rows with an exercise at which a check went wrong."""
    remarks: list[Text] = field(default_factory=list)
    """What whoever reads the numbers should know about all of them."""
    left_out: list[Text] = field(default_factory=list)
    """Computers that could not take part."""
    seconds: float = 0.0
    started: float = field(default_factory=time.monotonic, repr=False)
