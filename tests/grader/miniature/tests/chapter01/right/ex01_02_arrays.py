"""返回数组 / Returns arrays"""
import numpy as np


def counterexample(n):
    return {"a": np.ones(n), "b": 3 * np.eye(n)[0] - 1}
