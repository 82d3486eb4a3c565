"""写出各类的循环节，用 numpy 拼接 / Periods written out for each number of classes, joined with numpy"""

import numpy as np

PERIOD = {
    2: [[1], [-1]],
    3: [[-1, 1, 1], [1, -1, 1], [1, 1, -1]],
    4: [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]],
}


def min_distance(code):
    code = np.array(code)
    n = len(code)
    differ = (code[:, None, :] != code[None, :, :]).sum(axis=2)
    differ[np.arange(n), np.arange(n)] = code.shape[1]
    return differ.min()


def best_code(n_classes, length):
    return np.tile(PERIOD[n_classes], (1, length))[:, :length]


def best_distance(n_classes, length):
    return min_distance(best_code(n_classes, length))


def pair_weights(n_classes):
    return {(i, j): 7 for j in range(n_classes) for i in range(j)}


def proof():
    return "略"
