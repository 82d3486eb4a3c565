"""平方的平均减去平均的平方。 The mean of the squares less the square of the mean."""


def mean(values):
    return sum(values) / len(values)


def variance(values):
    return max(0.0, mean([value**2 for value in values]) - mean(values) ** 2)


def scores(values):
    centre, spread = mean(values), variance(values) ** 0.5
    return [(value - centre) / spread if spread else 0.0 for value in values]
