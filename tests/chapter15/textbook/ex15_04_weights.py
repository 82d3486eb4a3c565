"""照 (4.9)~(4.12) 的样本权重与 15.2 节的序贯覆盖。 / Sample weights as in (4.9) to (4.12), sequential covering as in §15.2."""


def value_share(rows, weights, attribute, value):
    known = sum(w for row, w in zip(rows, weights) if row[attribute] is not None)
    if known == 0:
        return 0.0
    return sum(w for row, w in zip(rows, weights) if row[attribute] == value) / known  # (4.11)


def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    r = value_share(rows, weights, attribute, value)
    result = []
    for row, w in zip(rows, weights):
        if row[attribute] is None:
            result.append(w * r)
        else:
            result.append(w if row[attribute] == value else 0.0)
    return result


def weighted_counts(rows, weights):
    P = sum(w for row, w in zip(rows, weights) if row["好瓜"] == "是")
    N = sum(w for row, w in zip(rows, weights) if row["好瓜"] == "否")
    return P, N


def learn_rule(rows, values):
    rule, weights, trace = [], [1.0] * len(rows), []
    while True:
        P, N = weighted_counts(rows, weights)
        if N == 0:
            break
        best = None
        for attribute, domain in values.items():
            for value in domain:
                new = apply_literal(rows, weights, (attribute, "=", value))
                p, n = weighted_counts(rows, new)
                if p + n == 0:
                    continue
                key = (p / (p + n), p + n)
                if best is None or key > best[0]:
                    best = (key, (attribute, "=", value), new, p, n)
        if best is None or best[0][0] <= P / (P + N):
            break
        _, literal, weights, p, n = best
        rule.append(literal)
        trace.append((literal, p, n))
    return rule, weights, trace


def sequential_covering(rows, values):
    rules = []
    while any(row["好瓜"] == "是" for row in rows):
        rule, weights, _ = learn_rule(rows, values)
        if not rule and any(row["好瓜"] == "否" for row in rows):
            break
        rules.append(rule)
        removed = [w >= 0.5 for w in weights]
        if not any(gone and row["好瓜"] == "是" for row, gone in zip(rows, removed)):
            removed = [gone or (row["好瓜"] == "是" and w > 0) for row, w, gone in zip(rows, weights, removed)]
        rows = [row for row, gone in zip(rows, removed) if not gone]
    return rules
