"""lab2.2 长度 / Length"""

from lab02_01 import squares


def length(values):
    return squares(values) ** 0.5
