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


def observations():
    return """
F1 由一个截断点上的 P 与 R 决定，BEP 由另一个截断点（恰好取正例那么多个）决定，两者可以各走各的：B 排得完美，BEP 是 1，
截断点选得糟，F1 就低。各取最佳截断点也不保证：BEP 只看前 n_pos 个里有几个正例，排在后面一点还是排到最末尾，对它没有区别，
对 F1 却有。A 的两个正例紧跟在第 n_pos 位之后，多取两个就能全拿到；B 在前面多一个，另一个却掉到最后。
"""


def with_gap(gap):
    n_pos = 1000
    ahead = ceil(gap * n_pos)  # negatives ahead of all positives of A lower its BEP by gap, its F1 by less
    a = {"ranking": [0] * ahead + [1] * n_pos, "cut": ahead + n_pos}
    b = {"ranking": [1] * n_pos + [0] * ahead, "cut": 1}
    return {"a": a, "b": b}
