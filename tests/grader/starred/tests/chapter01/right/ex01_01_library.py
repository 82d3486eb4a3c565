"""标准库 / The standard library"""

import math


def mean(values):
    return math.fsum(values) / len(values)


def variance(values):
    centre = mean(values)
    return mean([(value - centre) ** 2 for value in values])


def scores(values):
    centre, spread = mean(values), math.sqrt(variance(values))
    return tuple((value - centre) / spread if spread else 0.0 for value in values)
