"""B 一律截在第一个样本；只有一个正例时改为全部预测为正 / B cuts after one sample, or predicts all positive if there is one positive"""


def f1(ranking, cut):
    tp = sum(1 for label in ranking[:cut] if label == 1)
    fp = cut - tp
    fn = sum(1 for label in ranking[cut:] if label == 1)
    return 2 * tp / (2 * tp + fp + fn)


def break_even(ranking):
    m = ranking.count(1)
    return ranking[:m].count(1) / m if m > 0 else 0


def higher_f1_lower_bep(n_pos, n_neg):
    perfect = [True] * n_pos + [False] * n_neg
    swapped = perfect.copy()
    swapped[n_pos - 1], swapped[n_pos] = False, True
    if n_pos == 1:
        return {"a": {"ranking": swapped, "cut": 2}, "b": {"ranking": perfect, "cut": n_neg + 1}}
    return {"a": {"ranking": swapped, "cut": n_pos + 1}, "b": {"ranking": perfect, "cut": 1}, "note": "F1(B) = 2/(1+n_pos)"}


def same_at_best_cut(n_pos, n_neg):
    a = [1] * n_pos + [0] * n_neg
    a[n_pos - 2 : n_pos + 2] = [0, 0, 1, 1]
    b = [0] + [1] * (n_pos - 1) + [0] * (n_neg - 1) + [1]
    return {"a": a, "b": b}


def with_gap(gap):
    n_pos, n_neg = 400, 300
    zeros = min(280, int(400 * gap) + 1)
    a = [0] * zeros + [1] * n_pos + [0] * (n_neg - zeros)
    b = [1] * n_pos + [0] * n_neg
    return {"a": {"ranking": a, "cut": zeros + n_pos}, "b": {"ranking": b, "cut": 1.0}}


def observations():
    return "两个度量看的是不同的截断点。"
