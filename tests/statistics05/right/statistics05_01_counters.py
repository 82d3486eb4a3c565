"""每个类别一个 Counter，得分用分数 / One Counter for each class, scores in fractions"""

from collections import Counter
from fractions import Fraction


def count(X, y, attributes, domains, classes):
    seen = Counter((c, a, v) for x, c in zip(X, y) for a, v in zip(attributes, x))
    keys = [(c, a, v) for a, domain in zip(attributes, domains) for v in domain for c in classes]
    labels = Counter(y)
    return {"values": {key: seen[key] for key in keys}, "classes": {c: labels[c] for c in classes}, "total": len(y)}


def merge(a, b):
    total = {"classes": Counter(a["classes"]), "values": Counter(a["values"])}
    for part in total:
        total[part].update(b[part])
    return {part: dict(found) for part, found in total.items()}


def forget(counts, x, label, attributes):
    lost = {(label, a, v) for a, v in zip(attributes, x)}
    return {
        "classes": {c: n - (c == label) for c, n in counts["classes"].items()},
        "values": {key: n - (key in lost) for key, n in counts["values"].items()},
    }


def conditional(counts, c, attribute, value):
    size = counts["classes"][c]
    return Fraction(counts["values"][(c, attribute, value)], size) if size else 0


def value_posterior(counts, attribute, value, classes):
    total = sum(n for (_, a, v), n in counts["values"].items() if (a, v) == (attribute, value))
    if total == 0:
        return None
    return {c: Fraction(counts["values"][(c, attribute, value)], total) for c in classes}


def scores(counts, x, attributes, classes):
    result = {}
    for c in reversed(classes):
        score = Fraction(counts["classes"][c], sum(counts["classes"].values()))
        for a, v in zip(attributes, x):
            score *= conditional(counts, c, a, v)
        result[c] = float(score)
    return result


def leave_one_out(X, y, attributes, domains, classes):
    answers = []
    for k in range(len(X)):
        rest = count(X[:k] + X[k + 1 :], y[:k] + y[k + 1 :], attributes, domains, classes)
        ranked = sorted((score, c) for c, score in scores(rest, X[k], attributes, classes).items())
        answers.append(ranked[-1][1] if ranked[-1][0] else None)
    return tuple(answers)
