"""Takes memory piece by piece and keeps it when there is no more.

class: resource
verdicts: error/timeout/killed error/timeout/killed passed
stopped at: limits container sandbox
"""

hoard = []


def mean(values):
    while True:
        try:
            hoard.append(bytearray(64 << 20))
        except MemoryError:
            hoard.append(None)
            raise


def spread(values):
    return max(values) - min(values)
