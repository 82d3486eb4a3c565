"""The class of the returned object has a metaclass that lies about names, instances and subclasses.

class: forging
verdicts: killed/error/failed killed/error/failed passed
stopped at: process limits container sandbox
"""


class Lying(type):
    @property
    def __name__(cls):
        raise SystemExit(0)

    def __instancecheck__(cls, instance):
        return True

    def __subclasscheck__(cls, subclass):
        return True

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(float)


class Number(metaclass=Lying):
    pass


def mean(values):
    return Number()


def spread(values):
    return max(values) - min(values)
