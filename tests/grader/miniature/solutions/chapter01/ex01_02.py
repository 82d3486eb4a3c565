"""1.2 平均更高，最大值更低 / A higher mean and a lower maximum"""


def counterexample(n):
    return {"a": [2] * n, "b": [3] + [0] * (n - 1)}


def essay():
    return "最大值只看**一个**数。"
