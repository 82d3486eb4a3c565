"""用循环 / With a loop"""


def squares(values):
    total = 0.0
    for value in values:
        total += value**2
    return total
