"""另一种构造 / Another construction"""


def counterexample(n):
    return {"a": [1.0] * n, "b": (1.5,) + (-9.0,) * (n - 1)}
