"""数组 / Arrays"""

import numpy as np


def mean(values):
    return np.mean(values)


def variance(values):
    return np.var(values)


def scores(values):
    spread = np.std(values)
    return (np.array(values) - np.mean(values)) / spread if spread else np.zeros(len(values))
