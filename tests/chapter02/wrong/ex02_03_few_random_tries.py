"""随机试几百次, 规模大时找不到反例 / A few hundred random tries, which find nothing for large sizes

caught by: test_disagreement_at_the_best_cuts
book: §2.3.2
"""

import random
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
    chance = random.Random(0)
    samples = [1] * n_pos + [0] * n_neg
    for _ in range(300):
        a, b = chance.sample(samples, len(samples)), chance.sample(samples, len(samples))
        if break_even(a) < break_even(b) and best_f1(a) > best_f1(b):
            return {"a": a, "b": b}
    return None


def best_f1(ranking):
    hits, best = 0, 0
    for cut, label in enumerate(ranking, 1):
        hits += label
        best = max(best, 2 * hits / (cut + sum(ranking)))
    return best


def with_gap(gap):
    n_pos = 1000
    ahead = ceil(gap * n_pos)  # negatives ahead of all positives of A lower its BEP by gap, its F1 by less
    a = {"ranking": [0] * ahead + [1] * n_pos, "cut": ahead + n_pos}
    b = {"ranking": [1] * n_pos + [0] * ahead, "cut": 1}
    return {"a": a, "b": b}
