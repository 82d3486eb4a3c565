"""What the checks of this chapter share."""

from math import log2


def entropy(counts):
    """In bits."""
    total = sum(counts)
    return sum(count / total * log2(total / count) for count in counts if count)
