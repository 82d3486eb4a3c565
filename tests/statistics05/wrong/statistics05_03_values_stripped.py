"""取值去掉空格、不分大小写再计数 / Values are stripped and lowered before they are counted

caught by: test_log_tables
book: (5.11)
"""

from collections import Counter
from math import log


def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        R = [r for r, l in zip(X, y) if l == c]
        values[c] = []
        for j, d in enumerate(domains):
            s = Counter(r[j].strip().lower() for r in R)
            values[c].append({v: log((s[v.strip().lower()] + 1) / (len(R) + len(d))) for v in d})
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
    return [int(v == value) for v, domain in zip(x, domains) for value in domain]


def linear_form(tables, domains, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], domains)
    weights = [yes[v] - no[v] for yes, no, domain in both for v in domain]
    return weights, tables["prior"][positive] - tables["prior"][negative]


def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    gained = [shift for domain, shift in zip(domains, shifts) for _ in domain]
    return [old + shift for old, shift in zip(w, gained)], b - sum(shifts)
