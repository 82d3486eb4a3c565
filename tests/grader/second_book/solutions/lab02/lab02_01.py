"""lab2.1 平方和 / Sum of squares"""


def squares(values):
    return float(sum(value * value for value in values))
