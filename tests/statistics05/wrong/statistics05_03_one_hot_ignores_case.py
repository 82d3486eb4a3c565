"""独热编码不分大小写 / The one-hot code ignores case

caught by: test_linear_form
book: (5.9)
"""

from collections import Counter
from math import log


def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(rows) + len(domain))) for v in domain})
    return {"prior": {c: log((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


def log_scores(tables, x, classes):
    return {c: tables["prior"][c] + sum(table[v] for table, v in zip(tables["values"][c], x)) for c in classes}


def decide(tables, x, classes):
    scores = log_scores(tables, x, classes)
    return max(classes, key=scores.get)


def evidence(tables, x, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], x)
    return [tables["prior"][positive] - tables["prior"][negative], *(yes[v] - no[v] for yes, no, v in both)]


def one_hot(x, domains):
    return [int(v.lower() == value.lower()) for v, domain in zip(x, domains) for value in domain]


def linear_form(tables, domains, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], domains)
    weights = [yes[v] - no[v] for yes, no, domain in both for v in domain]
    return weights, tables["prior"][positive] - tables["prior"][negative]


def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    gained = [shift for domain, shift in zip(domains, shifts) for _ in domain]
    return [old + shift for old, shift in zip(w, gained)], b - sum(shifts)
