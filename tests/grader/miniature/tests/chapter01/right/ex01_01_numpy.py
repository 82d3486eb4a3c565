"""用 numpy / With numpy"""
import numpy as np


def mean(values):
    return np.mean(values)


def spread(values):
    return np.ptp(values)
