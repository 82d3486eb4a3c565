"""内部用分数，递归地学规则 / Fractions inside, rules by recursion"""

from fractions import Fraction


def example_weights(cover_counts, labels, decay):
    weights = []
    for k, label in zip(cover_counts, labels):
        w = Fraction(1)
        if label == "是":
            for _ in range(k):
                w *= Fraction(decay)
        weights.append(float(w))
    return weights


def _holds(body, row):
    return not any(row[attribute] != value for attribute, _, value in body)


def weighted_counts(body, rows, weights):
    total = {"是": Fraction(0), "否": Fraction(0)}
    for row, w in zip(rows, weights):
        if _holds(body, row):
            total[row["好瓜"]] += Fraction(w)
    return [float(total["是"]), float(total["否"])]


def _grow(body, samples, values):
    bad = sum(row["好瓜"] == "否" for row, _, _ in samples)
    if bad == 0:
        return body, []
    best = None
    for attribute, domain in values.items():
        for value in domain:
            kept = [one for one in samples if one[0][attribute] == value]
            P = sum(w for row, w, _ in kept if row["好瓜"] == "是")
            N = sum(w for row, w, _ in kept if row["好瓜"] == "否")
            fresh = [row for row, _, k in kept if row["好瓜"] == "是" and k == 0]
            if fresh and sum(row["好瓜"] == "否" for row, _, _ in kept) < bad:
                choice = (P / (P + N), P + N)
                if best is None or choice > best[0]:
                    best = choice, (attribute, "=", value), P, N, kept
    _, literal, P, N, kept = best
    longer, trace = _grow(body + [literal], kept, values)
    return longer, [(literal, float(P), float(N))] + trace


def learn_rule(rows, values, weights, cover_counts):
    samples = [(row, Fraction(w), k) for row, w, k in zip(rows, weights, cover_counts)]
    return _grow([], samples, values)


def weighted_covering(rows, values, decay, covers=None):
    covers = covers or []
    counts = [sum(_holds(body, row) for body in covers) for row in rows]
    if all(k or row["好瓜"] == "否" for k, row in zip(counts, rows)):
        return []
    weights = example_weights(counts, [row["好瓜"] for row in rows], decay)
    body, _ = learn_rule(rows, values, weights, counts)
    rule = {"body": body, "weights": weights, "covered": [row["编号"] for row in rows[::-1] if _holds(body, row)]}
    return [rule] + weighted_covering(rows, values, decay, covers + [body])


def more_rules_data(decay):
    if decay == 1:
        table = ["zzy否", "zyy否", "zzx是", "xxx否", "yzy是", "zyx是"]
    else:
        table = ["xxx否", "yxy是", "xxy是", "yzy否", "yyx是", "xyx否", "zyy否", "xzy是"]
    rows = [{"编号": k, "a": one[0], "b": one[1], "c": one[2], "好瓜": one[3]} for k, one in enumerate(table)]
    return rows, {"a": ["x", "y", "z"], "b": ["x", "y", "z"], "c": ["x", "y"]}
