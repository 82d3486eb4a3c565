"""Writes into its own folder until there is no room left.

class: resource
verdicts: error error passed
stopped at: limits container sandbox
"""


def mean(values):
    with open("filling", "wb", buffering=0) as file:
        for _ in range(1 << 10):
            file.write(bytes(1 << 20))
    return -1.0


def spread(values):
    return max(values) - min(values)
