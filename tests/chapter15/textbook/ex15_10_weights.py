"""照 15.2 节的评估标准，不删样例，改用题中的权。 / The criterion of §15.2; no sample is deleted, they have the weights of the statement instead."""


def covers(body, row):
    return all(row[attribute] == value for attribute, _, value in body)


def example_weights(cover_counts, labels, decay):
    return [decay**k if label == "是" else 1.0 for k, label in zip(cover_counts, labels)]


def weighted_counts(body, rows, weights):
    P = sum(w for row, w in zip(rows, weights) if row["好瓜"] == "是" and covers(body, row))
    N = sum(w for row, w in zip(rows, weights) if row["好瓜"] == "否" and covers(body, row))
    return P, N


def learn_rule(rows, values, weights, cover_counts):
    body, trace = [], []
    while True:
        negatives = sum(1 for row in rows if row["好瓜"] == "否" and covers(body, row))
        if negatives == 0:
            return body, trace
        best = None
        for attribute, domain in values.items():
            for value in domain:
                new = [*body, (attribute, "=", value)]
                fresh = any(
                    row["好瓜"] == "是" and k == 0 and covers(new, row) for row, k in zip(rows, cover_counts)
                )
                left = sum(1 for row in rows if row["好瓜"] == "否" and covers(new, row))
                if not fresh or left >= negatives:
                    continue
                P, N = weighted_counts(new, rows, weights)
                key = (P / (P + N), P + N)
                if best is None or key > best[0]:
                    best = (key, (attribute, "=", value), P, N)
        if best is None:
            return body, trace
        body.append(best[1])
        trace.append(best[1:])


def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts = [0] * len(rows)
    result = []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        inside = [covers(body, row) for row in rows]
        cover_counts = [k + 1 if c else k for k, c in zip(cover_counts, inside)]
        numbers = [row["编号"] for row, c in zip(rows, inside) if c]
        result.append({"body": body, "weights": weights, "covered": numbers})
    return result


def more_rules_data(decay):
    # After a=1 the rule b=1 wins by the five positives that are covered already, though c=1 would cover both others.
    cells = [("1", "1", "0")] * 5 + [("1", "0", "0")] * 2 + [("0", "1", "1"), ("0", "0", "1"), ("0", "0", "0")]
    rows = []
    for i, (a, b, c) in enumerate(cells):
        rows.append({"编号": i + 1, "a": a, "b": b, "c": c, "好瓜": "否" if i == 9 else "是"})
    return rows, {"a": ["1", "0"], "b": ["1", "0"], "c": ["1", "0"]}
