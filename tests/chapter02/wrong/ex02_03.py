"""Known mistakes of 2.3. Each cell holds what differs from the reference."""

# %% bep_as_f1_at_best_cut: 把最大的 F1 当作平衡点 / The largest F1 is taken for the break-even point
# caught by: test_break_even_is_its_definition
# book: §2.3.2
def break_even(ranking):
    return max(f1(ranking, cut) for cut in range(1, len(ranking) + 1))


# %% bep_at_the_middle: 在样本的一半处读平衡点 / The break-even point is read at half of the samples
# caught by: test_break_even_is_its_definition
# book: §2.3.2
def break_even(ranking):
    half = (len(ranking) + 1) // 2
    return sum(ranking[:half]) / half


# %% bep_is_last_recall: 把末尾的查准率（正例占比）当作平衡点 / The precision at the last cut is taken for the break-even point
# caught by: test_a_ranking_of_five, test_break_even_is_its_definition
# book: §2.3.2
def break_even(ranking):
    return sum(ranking) / len(ranking)


# %% best_cut_ties: A 与 B 取最佳截断点时 F1 相等，只有 BEP 不同 / At the best cuts F1 is the same, only the BEP differs
# caught by: test_disagreement_at_the_best_cuts
# book: §2.3.2
def same_at_best_cut(n_pos, n_neg):
    # A finds its last two positives just behind cut n_pos; B finds one before it and the other at the very end.
    a = [1] * (n_pos - 2) + [0, 0, 1, 1] + [0] * (n_neg - 2)
    b = [1] * (n_pos - 2) + [0, 1, 0, 1] + [0] * (n_neg - 2)
    return {"a": a, "b": b}


# %% claims_implied: 以为 F1 高则 BEP 必高，不给反例 / Takes it that a higher F1 implies a higher BEP and gives no counterexample
# caught by: test_higher_f1_and_lower_break_even, test_disagreement_at_the_best_cuts
# book: §2.3.2
def higher_f1_lower_bep(n_pos, n_neg):
    return None  # the one with the higher F1 wins


def same_at_best_cut(n_pos, n_neg):
    return None


def with_gap(gap):
    return None


# %% different_sizes: A 与 B 的正、反例数不同 / A and B rank different numbers of positives and negatives
# caught by: test_higher_f1_and_lower_break_even
# book: §2.3.2
def higher_f1_lower_bep(n_pos, n_neg):
    a = {"ranking": [0, 1] + [1] * (n_pos - 1) + [0] * (n_neg - 1), "cut": n_pos + 1}
    b = {"ranking": [1] + [0] * n_neg + [0] * n_pos, "cut": n_pos + n_neg}
    return {"a": a, "b": b}


# %% f1_arithmetic_mean: F1 用了算术平均 / F1 is the arithmetic mean of precision and recall
# caught by: test_a_ranking_of_five, test_f1_is_its_definition
# book: (2.10)
def f1(ranking, cut):
    hits = sum(ranking[:cut])
    return (hits / cut + hits / sum(ranking)) / 2


# %% f1_of_negatives: F1 把反例当成正例来算 / F1 with negatives taken for positives
# caught by: test_a_ranking_of_five, test_f1_is_its_definition
# book: §2.3.2
def f1(ranking, cut):
    hits = ranking[cut:].count(0)
    return 2 * hits / max(1, len(ranking) - cut + ranking.count(0))  # 2 TP / (predicted + positives)


# %% few_random_tries: 随机试几百次，规模大时找不到反例 / A few hundred random tries, which find nothing for large sizes
# caught by: test_disagreement_at_the_best_cuts
# book: §2.3.2
import random


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


# %% fixed_example: 无论问什么规模，都返回同一个例子 / The same example whatever the size asked for
# caught by: test_higher_f1_and_lower_break_even
# book: §2.3.2
def higher_f1_lower_bep(n_pos, n_neg):
    # B ranks perfectly but cuts badly: everything is positive, or only one sample.
    n_pos, n_neg = 3, 3
    a = {"ranking": [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1), "cut": n_pos + 1}
    b = {"ranking": [1] * n_pos + [0] * n_neg, "cut": n_pos + n_neg if n_neg > 1 else 1}
    return {"a": a, "b": b}


# %% gap_in_thousandths: 把差距取成三位小数，差一点达不到 / The gap is cut to three decimals and just missed
# caught by: test_gaps_as_large_as_asked
# book: §2.3.2
def with_gap(gap):
    n_pos = 1000
    ahead = int(gap * 1000)
    a = {"ranking": [0] * ahead + [1] * n_pos, "cut": ahead + n_pos}
    b = {"ranking": [1] * n_pos + [0] * ahead, "cut": 1}
    return {"a": a, "b": b}


# %% gap_of_ten_samples: 样本太少，达不到较大的差距 / Too few samples for the larger gaps
# caught by: test_gaps_as_large_as_asked
# book: §2.3.2
def with_gap(gap):
    n_pos = 10
    ahead = ceil(gap * n_pos)  # negatives ahead of all positives of A lower its BEP by gap, its F1 by less
    a = {"ranking": [0] * ahead + [1] * n_pos, "cut": ahead + n_pos}
    b = {"ranking": [1] * n_pos + [0] * ahead, "cut": 1}
    return {"a": a, "b": b}


# %% last_cut_missed: 找平衡点时漏了最后一个截断点 / Looks for the break-even point without the last cut
# caught by: test_break_even_is_its_definition
# book: §2.3.2
def break_even(ranking):
    for cut in range(1, len(ranking)):
        if cut == sum(ranking) and sum(ranking[:cut]):
            return sum(ranking[:cut]) / cut
    return 0.0


# %% no_negatives_among_a: 反例的个数不管，规模小时反例不够 / Ignores the number of negatives asked for
# caught by: test_higher_f1_and_lower_break_even
# book: §2.3.2
def higher_f1_lower_bep(n_pos, n_neg):
    # B ranks perfectly but cuts badly: everything is positive, or only one sample.
    n_neg = max(n_neg, 2)
    a = {"ranking": [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1), "cut": n_pos + 1}
    b = {"ranking": [1] * n_pos + [0] * n_neg, "cut": n_pos + n_neg}
    return {"a": a, "b": b}


# %% no_positives_crashes: 没有正例时除以 0 / Divides by 0 where there are no positives
# caught by: test_break_even_is_its_definition
# book: §2.3.2
# kind: narrow
def break_even(ranking):
    n_pos = sum(ranking)  # TP/cut = TP/n_pos needs cut = n_pos
    return sum(ranking[:n_pos]) / n_pos


# %% single_negative_forgotten: 只有一个反例时，两者的 F1 相等 / With a single negative the two have the same F1
# caught by: test_higher_f1_and_lower_break_even
# book: §2.3.2
def higher_f1_lower_bep(n_pos, n_neg):
    # B ranks perfectly but cuts badly: everything is positive, or only one sample.
    a = {"ranking": [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1), "cut": n_pos + 1}
    b = {"ranking": [1] * n_pos + [0] * n_neg, "cut": n_pos + n_neg}
    return {"a": a, "b": b}


# %% swapped_roles: A 与 B 写反了 / The roles of A and B are exchanged
# caught by: test_higher_f1_and_lower_break_even
# book: §2.3.2
def higher_f1_lower_bep(n_pos, n_neg):
    # B ranks perfectly but cuts badly: everything is positive, or only one sample.
    a = {"ranking": [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1), "cut": n_pos + 1}
    b = {"ranking": [1] * n_pos + [0] * n_neg, "cut": n_pos + n_neg if n_neg > 1 else 1}
    return {"a": b, "b": a}
