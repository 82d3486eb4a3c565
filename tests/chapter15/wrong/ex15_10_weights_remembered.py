"""权留着再用, 而只按覆盖次数和 decay 区分 / Weights are kept for later calls, but only by cover counts and decay

caught by: test_weights
book: §15.3
"""


def covers(body, row):
    return all(row[attribute] == value for attribute, _, value in body)


_known = {}


def _example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [decay**k if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


def example_weights(cover_counts, labels, decay):
    key = tuple(cover_counts), decay
    if key not in _known:
        _known[key] = _example_weights(cover_counts, labels, decay)
    return _known[key]


def weighted_counts(body, rows, weights):
    inside = [(row["好瓜"], w) for row, w in zip(rows, weights, strict=True) if covers(body, row)]
    return tuple(sum(w for label, w in inside if label == one) for one in ("是", "否"))


def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N), P + N
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


def more_rules_data(decay):
    # Found by trying small random data sets until all four decays had more rules.
    cells = ("xyx否", "xxx是", "yxx是", "yyy是", "yzx是", "yzy是", "yxy否", "zzx是")
    rows = [{"编号": k, "a": a, "b": b, "c": c, "好瓜": label} for k, (a, b, c, label) in enumerate(cells, 1)]
    return rows, {"a": ["x", "y", "z"], "b": ["x", "y", "z"], "c": ["x", "y"]}
