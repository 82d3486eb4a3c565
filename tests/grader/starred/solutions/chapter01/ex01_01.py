"""1.1 平均、方差与标准分 / Mean, variance and standard scores"""


def mean(values):
    return sum(values) / len(values)


def variance(values):
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values) / len(values)


def scores(values):
    centre, spread = mean(values), variance(values) ** 0.5
    return [(value - centre) / spread if spread else 0.0 for value in values]
