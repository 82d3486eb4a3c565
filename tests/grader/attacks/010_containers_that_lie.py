"""Returns subclasses of dict, list and str with methods that contradict what they hold.

class: forging
verdicts: failed/error failed/error passed
stopped at: process limits container sandbox
"""


class Keys(dict):
    def __len__(self):
        return 1 << 40

    def items(self):
        while True:
            yield "mean", 3.0

    keys = __iter__ = items


class Items(list):
    def __iter__(self):
        return iter([3.0])

    def __len__(self):
        return 1


class Words(str):
    def __str__(self):
        return "3.0"

    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


def mean(values):
    return Items([Keys(mean=Words("0.0"))])


def spread(values):
    return max(values) - min(values)
