"""2.3 F1 高，BEP 一定高吗 / Higher F1, higher break-even point?"""

from math import ceil


def f1(ranking, cut):
    return 2 * sum(ranking[:cut]) / (cut + sum(ranking))  # 2 TP / (predicted + positives)


def break_even(ranking):
    n_pos = sum(ranking)  # TP/cut = TP/n_pos needs cut = n_pos
    return sum(ranking[:n_pos]) / n_pos if n_pos else 0.0


def higher_f1_lower_bep(n_pos, n_neg):
    # B ranks perfectly but cuts badly: everything is positive, or only one sample.
    a = {"ranking": [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1), "cut": n_pos + 1}
    b = {"ranking": [1] * n_pos + [0] * n_neg, "cut": n_pos + n_neg if n_neg > 1 else 1}
    return {"a": a, "b": b}


def same_at_best_cut(n_pos, n_neg):
    # A finds its last two positives just behind cut n_pos; B finds one before it and the other at the very end.
    a = [1] * (n_pos - 2) + [0, 0, 1, 1] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 2) + [0, 1] + [0] * (n_neg - 1) + [1]
    return {"a": a, "b": b}


def with_gap(gap):
    n_pos = 1000
    ahead = ceil(gap * n_pos)  # negatives ahead of all positives of A lower its BEP by gap, its F1 by less
    a = {"ranking": [0] * ahead + [1] * n_pos, "cut": ahead + n_pos}
    b = {"ranking": [1] * n_pos + [0] * ahead, "cut": 1}
    return {"a": a, "b": b}
