"""很小的得分当作 0 / Tiny scores taken for 0

caught by: test_scores
book: (5.5)
"""


def count(X, y, attributes, domains, classes):
    values = {(c, a, v): 0 for c in classes for a, domain in zip(attributes, domains) for v in domain}
    for x, c in zip(X, y):
        for a, v in zip(attributes, x):
            values[c, a, v] += 1
    return {"classes": {c: y.count(c) for c in classes}, "values": values}


def merge(a, b):
    return {part: {key: n + b[part][key] for key, n in a[part].items()} for part in ("classes", "values")}


def forget(counts, x, label, attributes):
    classes, values = dict(counts["classes"]), dict(counts["values"])
    classes[label] -= 1
    for a, v in zip(attributes, x):
        values[label, a, v] -= 1
    return {"classes": classes, "values": values}


def conditional(counts, c, attribute, value):
    n = counts["classes"][c]
    return counts["values"][c, attribute, value] / n if n else 0.0


def value_posterior(counts, attribute, value, classes):
    seen = {c: counts["values"][c, attribute, value] for c in classes}
    total = sum(seen.values())
    return {c: n / total for c, n in seen.items()} if total else None


def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = counts["classes"][c] / m
        for a, v in zip(attributes, x):
            result[c] *= conditional(counts, c, a, v)
    return {c: score if score > 1e-12 else 0.0 for c, score in result.items()}


def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        score = scores(forget(counts, x, label, attributes), x, attributes, classes)
        best = max(classes, key=score.get)
        decisions.append(best if score[best] > 0 else None)
    return decisions
