"""标签之和与 1 相差不到百万分之一时把它们归一化 / Targets whose sum is within a millionth of 1 are normalised

caught by: test_scores
"""

import numpy as np


def forward(params, x, mask):
    h1 = params["W1"].T @ x + params["b1"]
    a1 = np.maximum(h1, 0)
    h2 = np.concatenate([a1, x])
    a2 = h2 * mask
    h3 = params["W2"].T @ a2 + params["b2"]
    return {"h1": h1, "a1": a1, "h2": h2, "a2": a2, "h3": h3, "y_hat": np.exp(log_softmax(h3))}


def log_softmax(h3):
    # Without the largest score no exponent is positive, and the logarithm is never that of 0.
    shifted = h3 - h3.max()
    return shifted - np.log(np.exp(shifted).sum())


def loss(params, x, y, mask):
    return float(-y @ log_softmax(forward(params, x, mask)["h3"]))


def backward(params, x, y, mask):
    lines = forward(params, x, mask)
    units = len(params["b1"])
    total = y.sum()
    y = y / total if abs(total - 1) < 9e-7 else y
    h3 = y.sum() * lines["y_hat"] - y
    a2 = params["W2"] @ h3
    h2 = mask * a2
    a1 = h2[:units]
    h1 = a1 * (lines["h1"] > 0)
    return {
        "y_hat": -y / lines["y_hat"],
        "h3": h3,
        "a2": a2,
        "h2": h2,
        "a1": a1,
        "h1": h1,
        "x": params["W1"] @ h1 + h2[units:],  # x enters by its line of h1, and as the end of h2
        "W1": np.outer(x, h1),
        "b1": h1,
        "W2": np.outer(lines["a2"], h3),
        "b2": h3,
    }
