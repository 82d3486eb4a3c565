"""用 numpy 的掩码，覆盖次数记在数组里 / Masks of numpy; the counts are an array"""

import itertools
import random

import numpy as np


def _table(rows, values):
    return {name: np.array([row[name] for row in rows], dtype=object) for name in values}, np.array(
        [row["好瓜"] == "是" for row in rows], dtype=bool
    )


def example_weights(cover_counts, labels, decay):
    weights = np.power(float(decay), np.array(cover_counts, dtype=float))
    weights[[label == "否" for label in labels]] = 1
    return weights


def weighted_counts(body, rows, weights):
    mask = np.array([all(row[name] == value for name, _, value in body) for row in rows], dtype=bool)
    good = np.array([row["好瓜"] == "是" for row in rows], dtype=bool)
    w = np.array(weights, dtype=float)
    return np.array([w[mask & good].sum(), w[mask & ~good].sum()])


def learn_rule(rows, values, weights, cover_counts):
    columns, good = _table(rows, values)
    w, new = np.asarray(weights, dtype=float), good & (np.asarray(cover_counts) == 0)
    inside = np.ones(len(rows), dtype=bool)
    body, trace = [], []
    while (inside & ~good).any():
        scores = []
        for name in values:
            for value in values[name]:
                mask = inside & (columns[name] == value)
                if (mask & new).any() and (mask & ~good).sum() < (inside & ~good).sum():
                    P, N = w[mask & good].sum(), w[mask & ~good].sum()
                    scores.append((P, N, (name, "=", value), mask))
        P, N, literal, inside = sorted(scores, key=lambda one: (-round(one[0] / (one[0] + one[1]), 11), -one[0] - one[1]))[0]
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


def weighted_covering(rows, values, decay):
    counts = np.zeros(len(rows), dtype=int)
    good = np.array([row["好瓜"] == "是" for row in rows], dtype=bool)
    ids = np.array([row["编号"] for row in rows])
    rules = []
    while (good & (counts == 0)).any():
        weights = example_weights(counts, [row["好瓜"] for row in rows], decay)
        body, _ = learn_rule(rows, values, weights, counts)
        mask = np.array([all(row[name] == value for name, _, value in body) for row in rows])
        rules.append({"body": body, "weights": weights, "covered": ids[mask]})
        counts = counts + mask
    return rules


def more_rules_data(decay):
    rng = random.Random(5)
    values = {"p": ["0", "1", "2"], "q": ["0", "1", "2"], "r": ["0", "1"]}
    cells = list(itertools.product(*values.values()))
    while True:
        rows = [
            {"编号": k, **dict(zip(values, cell)), "好瓜": rng.choice("是是否")}
            for k, cell in enumerate(rng.sample(cells, 8))
        ]
        if len(weighted_covering(rows, values, decay)) > len(weighted_covering(rows, values, 0)):
            return rows, values
