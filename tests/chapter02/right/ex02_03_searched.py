"""在小范围内搜索反例，用 P、R 计算两个度量 / Counterexamples found by searching; measures from P and R"""

import numpy as np


def precision_recall(ranking, cut):
    tp = np.cumsum(ranking)[cut - 1]
    return tp / cut, tp / np.sum(ranking)


def f1(ranking, cut):
    p, r = precision_recall(ranking, cut)
    return 0.0 if p == 0 else 2 / (1 / p + 1 / r)


def break_even(ranking):
    for cut in range(1, len(ranking) + 1):
        p, r = precision_recall(ranking, cut)
        if p == r and p > 0:
            return p
    return 0.0


def block(n_pos, n_neg, ahead, cut_after):
    """`ahead` zeros, then all ones, then the other zeros."""
    return {"ranking": np.array([0] * ahead + [1] * n_pos + [0] * (n_neg - ahead)), "cut": cut_after}


def higher_f1_lower_bep(n_pos, n_neg):
    a = block(n_pos, n_neg, 1, n_pos + 1)
    worst = min(range(1, n_pos + n_neg + 1), key=lambda cut: f1([1] * n_pos + [0] * n_neg, cut))
    return {"a": a, "b": block(n_pos, n_neg, 0, worst)}


def best(ranking):
    tp = np.cumsum(ranking)
    return np.max(2 * tp / (np.arange(1, len(tp) + 1) + tp[-1]))


def same_at_best_cut(n_pos, n_neg):
    rng = np.random.default_rng(0)
    base = [1] * (n_pos - 2)
    while True:
        tail = [1, 1] + [0] * min(n_neg, 3)
        a, b = (base + list(rng.permutation(tail)) for _ in range(2))
        b = b[:-1] + [0] * (n_neg - 3) + b[-1:]
        a = a + [0] * (n_neg - 3)
        if best(a) > best(b) + 1e-9 and break_even(a) < break_even(b) - 1e-9:
            return {"a": tuple(a), "b": tuple(b)}


def with_gap(gap):
    for n_pos in range(2, 400):
        ahead = 1
        while ahead / n_pos < gap:
            ahead += 1
        if 2 * n_pos / (2 * n_pos + ahead) - 2 / (1 + n_pos) >= gap:
            return {"a": block(n_pos, ahead, ahead, ahead + n_pos), "b": block(n_pos, ahead, 0, 1)}


def observations():
    return "两个度量看的是不同的截断点。"
