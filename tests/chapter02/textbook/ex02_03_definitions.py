"""照式 (2.8)–(2.10)：F1 取式 (2.10) 右端，平衡点是“查准率 = 查全率”时的取值 / (2.8)–(2.10): F1 is the right-hand side of (2.10), the break-even point the value where precision equals recall"""


def confusion(ranking, cut):
    tp = sum(ranking[:cut])
    fp = cut - tp
    fn = sum(ranking[cut:])
    tn = len(ranking) - cut - fn
    return tp, fp, fn, tn


def f1(ranking, cut):
    tp, fp, fn, tn = confusion(ranking, cut)
    if tp == 0:
        return 0.0
    return 2 * tp / (len(ranking) + tp - tn)


def break_even(ranking):
    for cut in range(1, len(ranking) + 1):
        tp, fp, fn, tn = confusion(ranking, cut)
        if tp == 0:
            continue
        P = tp / (tp + fp)
        R = tp / (tp + fn)
        if P == R:
            return P
    return 0.0


def higher_f1_lower_bep(n_pos, n_neg):
    perfect = [1] * n_pos + [0] * n_neg
    swapped = [1] * (n_pos - 1) + [0, 1] + [0] * (n_neg - 1)
    cut = 1 if n_pos > 1 else n_neg + 1
    return {"a": {"ranking": swapped, "cut": n_pos + 1}, "b": {"ranking": perfect, "cut": cut}}


def same_at_best_cut(n_pos, n_neg):
    a = [0, 0] + [1] * n_pos + [0] * (n_neg - 2)
    b = [0] + [1] * (n_pos - 1) + [0] * (n_neg - 1) + [1]
    return {"a": a, "b": b}


def with_gap(gap):
    p = 1000
    z = int(gap * p) + 2
    a = [0] * z + [1] * p
    b = [1] * p + [0] * z
    return {"a": {"ranking": a, "cut": p + z}, "b": {"ranking": b, "cut": 1}}


def observations():
    return "F1 看所取的截断点，BEP 看 P = R 的截断点；排在这之后的正例 BEP 看不见。所以 F1 高不保证 BEP 高。"
