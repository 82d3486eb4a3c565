"""只比较欧氏距离最近的 20 张 / Compares the 20 nearest by Euclidean distance only

caught by: test_classify
book: §6.3
"""

import numpy as np


def tangent_distance(x, y, T):
    return np.linalg.norm(x + T @ best_move(x, y, T) - y)


def best_move(x, y, T):
    return np.linalg.lstsq(T, y - x, rcond=None)[0]


def two_sided(x, Tx, y, Ty):
    return tangent_distance(x, y, np.hstack([Tx, -Ty]))  # moving y back is moving x on


def shift_tangents(image):
    padded = np.pad(np.asarray(image, dtype=float), 1)
    down = padded[2:, 1:-1] - padded[:-2, 1:-1]
    right = padded[1:-1, 2:] - padded[1:-1, :-2]
    return np.column_stack([down.ravel(), right.ravel()]) / 2


def classify(train, labels, queries, shape):
    train, found = np.asarray(train, dtype=float), []
    tangents = [shift_tangents(np.reshape(x, shape)) for x in train]
    for q in queries:
        few = np.argsort(np.sum((train - q) ** 2, axis=1))[:20]
        found.append(labels[int(min(few, key=lambda i: tangent_distance(train[i], q, tangents[i])))])
    return found


def lopsided(ratio):
    # The tangent at x is orthogonal to y - x, so that x cannot come nearer; that at y leads nearly to x.
    x, y = np.array([0.0, 0.0]), np.array([1.0, 0.0])
    return x, y, np.array([[0.0], [1.0]]), np.array([[1.0], [0.5 / ratio]])


def no_triangle(g):
    # Two parallel lines at a distance of g, and one that crosses both.
    across, upwards = np.array([[1.0], [0.0]]), np.array([[0.0], [1.0]])
    x, z = np.array([0.0, 0.0]), np.array([0.0, g])
    return (x, across), (x, upwards), (z, across)
