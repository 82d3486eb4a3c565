"""准确率与权之和舍入到六位小数再比 / Compares accuracies and total weights rounded to six places

caught by: test_learn_rule
book: §15.2
"""

from math import fsum


def example_weights(cover_counts, labels, decay):
    return [float(decay) ** k if y == "是" else 1 for k, y in zip(cover_counts, labels)]


def hit(body, row):
    return all(row[a] == v for a, _, v in body)


def weighted_counts(body, rows, weights):
    P = fsum(w for r, w in zip(rows, weights) if hit(body, r) and r["好瓜"] == "是")
    N = fsum(w for r, w in zip(rows, weights) if hit(body, r) and r["好瓜"] == "否")
    return [P, N]


def learn_rule(rows, values, weights, cover_counts):
    body, trace = [], []
    cov = list(range(len(rows)))
    while any(rows[i]["好瓜"] == "否" for i in cov):
        best = None
        n0 = sum(rows[i]["好瓜"] == "否" for i in cov)
        for a, vs in values.items():
            for v in vs:
                sub = [i for i in cov if rows[i][a] == v]
                if not any(rows[i]["好瓜"] == "是" and cover_counts[i] == 0 for i in sub):
                    continue
                if sum(rows[i]["好瓜"] == "否" for i in sub) == n0:
                    continue
                P = fsum(weights[i] for i in sub if rows[i]["好瓜"] == "是")
                N = fsum(weights[i] for i in sub if rows[i]["好瓜"] == "否")
                s = P / (P + N), P + N
                if best is None or tuple(round(one, 6) for one in s) > tuple(round(one, 6) for one in best[0]):
                    best = s, [a, "=", v], sub, P, N
        _, lit, cov, P, N = best
        body.append(lit)
        trace.append([lit, P, N])
    return [body, trace]


def weighted_covering(rows, values, decay):
    k = [0] * len(rows)
    out = []
    while any(r["好瓜"] == "是" and c == 0 for r, c in zip(rows, k)):
        w = example_weights(k, [r["好瓜"] for r in rows], decay)
        body, _ = learn_rule(rows, values, w, k)
        on = [hit(body, r) for r in rows]
        k = [c + o for c, o in zip(k, on)]
        out.append({"body": body, "weights": w, "covered": [r["编号"] for r, o in zip(rows, on) if o]})
    return out


def more_rules_data(decay):
    cells, values = LIGHT if decay < 0.75 else HEAVY
    rows = [{"编号": k, **dict(zip(values, one, strict=False)), "好瓜": one[-1]} for k, one in enumerate(cells)]
    return rows, values


LIGHT = ['12321否', '22212是', '21111是', '21321否', '21221否', '22232是', '22331否', '11132是', '22311否', '22121否', '12111否', '12331是', '12221否', '21232否'], {'a': ['1', '2'], 'b': ['1', '2'], 'c': ['1', '2', '3'], 'd': ['1', '2', '3'], 'e': ['1', '2']}
HEAVY = ['31112否', '12131是', '31221否', '11132是', '11111是', '12211是', '31221否', '21121否', '23132是', '22222是', '22112是', '32212否', '23121是', '31112否'], {'a': ['1', '2', '3'], 'b': ['1', '2', '3'], 'c': ['1', '2'], 'd': ['1', '2', '3'], 'e': ['1', '2']}
