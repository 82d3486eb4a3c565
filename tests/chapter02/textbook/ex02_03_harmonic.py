"""照式 (2.10) 左端：F1 = 2PR/(P+R)，由查准率 (2.8) 与查全率 (2.9) 算出 / The left-hand side of (2.10): F1 = 2PR/(P+R), from precision (2.8) and recall (2.9)"""


def precision_recall(ranking, cut):
    tp = sum(ranking[:cut])
    n_pos = sum(ranking)
    return tp / cut, (tp / n_pos if n_pos else 0.0)


def f1(ranking, cut):
    P, R = precision_recall(ranking, cut)
    if P == 0:
        return 0.0
    return 2 * P * R / (P + R)


def break_even(ranking):
    # 查准率 = 查全率，即 TP + FP = TP + FN：截断点恰为正例数
    n_pos = sum(ranking)
    if n_pos == 0:
        return 0.0
    return sum(ranking[:n_pos]) / n_pos


def higher_f1_lower_bep(n_pos, n_neg):
    a = [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1)
    b = [1] * n_pos + [0] * n_neg
    cuts = range(1, n_pos + n_neg + 1)
    return {
        "a": {"ranking": a, "cut": max(cuts, key=lambda c: f1(a, c))},
        "b": {"ranking": b, "cut": min(cuts, key=lambda c: f1(b, c))},
    }


def same_at_best_cut(n_pos, n_neg):
    a = [0, 0] + [1] * n_pos + [0] * (n_neg - 2)
    b = [0] + [1] * (n_pos - 1) + [0] * (n_neg - 1) + [1]
    return {"a": a, "b": b}


def with_gap(gap):
    p, z = 2000, 1450
    a = [0] * z + [1] * p
    b = [1] * p + [0] * z
    return {"a": {"ranking": a, "cut": p + z}, "b": {"ranking": b, "cut": 1}}


def observations():
    return "F1 看所取的截断点，BEP 看 P = R 的截断点；排在这之后的正例 BEP 看不见。所以 F1 高不保证 BEP 高。"
