"""以为 F1 高则 BEP 必高, 不给反例 / Takes it that a higher F1 implies a higher BEP and gives no counterexample

caught by: test_higher_f1_and_lower_break_even, test_disagreement_at_the_best_cuts, test_gaps_as_large_as_asked
book: §2.3.2
"""

def f1(ranking, cut):
    return 2 * sum(ranking[:cut]) / (cut + sum(ranking))


def break_even(ranking):
    n_pos = sum(ranking)  # TP/cut = TP/n_pos needs cut = n_pos
    return sum(ranking[:n_pos]) / n_pos if n_pos else 0.0


def higher_f1_lower_bep(n_pos, n_neg):
    return None  # the one with the higher F1 wins


def same_at_best_cut(n_pos, n_neg):
    return None


def with_gap(gap):
    return None
