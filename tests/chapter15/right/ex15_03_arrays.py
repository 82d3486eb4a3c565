"""numpy：样例编码成整数矩阵，规则是（列，取值）的列表 / numpy: samples as a matrix of codes, rules as lists of (column, code)"""

import numpy as np


def foil_gain(p0, n0, p, n):
    if p == 0:
        return 0.0
    return p * np.log2((p * (p0 + n0)) / ((p + n) * p0))


def grow_prune_split(rows):
    labels = np.array([row["好瓜"] for row in rows], dtype=object)
    place = np.zeros(len(rows), dtype=int)
    for label in ("是", "否"):
        place[labels == label] = np.arange(1, 1 + int(np.sum(labels == label)))
    third = place % 3 == 0
    return [row for row, yes in zip(rows, third) if not yes], [row for row, yes in zip(rows, third) if yes]


def _good(rows):
    return np.array([row["好瓜"] == "是" for row in rows], dtype=bool)


def _inside(body, rows):
    keep = np.ones(len(rows), dtype=bool)
    for attribute, _, value in body:
        keep &= np.array([row[attribute] == value for row in rows], dtype=bool)
    return keep


def grow_rule(rows, values, start=()):
    literals = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    holds = np.array([_inside([literal], rows) for literal in literals]).reshape(len(literals), len(rows))
    good, keep, body = _good(rows), _inside(start, rows), [*start]
    while True:
        p0, n0 = int(np.sum(keep & good)), int(np.sum(keep & ~good))
        if p0 == 0 or n0 == 0:
            return body
        p, n = (holds & keep & good).sum(axis=1), (holds & keep & ~good).sum(axis=1)
        gains = np.array([foil_gain(p0, n0, int(a), int(b)) for a, b in zip(p, n)])
        if gains.max() < 1e-9:
            return body
        k = int(np.argmax(gains > gains.max() - 1e-9))
        body = [*body, literals[k]]
        keep = keep & holds[k]


def prune_value(body, rows):
    return np.mean(_inside(body, rows) == _good(rows))


def prune_rule(body, rows):
    if len(rows) == 0 or len(body) < 2:
        return body
    right = [int(np.sum(_inside(body[:length], rows) == _good(rows))) for length in range(1, len(body) + 1)]
    return body[: int(np.argmax(right)) + 1]


def _next(rows, values, start=()):
    grow, prune = grow_prune_split(rows)
    return prune_rule(grow_rule(grow, values, start), prune)


def _said(rules, rows):
    return np.any([_inside(body, rows) for body in rules], axis=0) if rules else np.zeros(len(rows), dtype=bool)


def _left(rules, rows):
    return [row for row, said in zip(rows, _said(rules, rows)) if not said]


def irep_star(rows, values):
    rules, left = [], rows
    while left:
        body = _next(left, values)
        inside, good = _inside(body, left), _good(left)
        if len(body) == 0 or np.sum(inside & good) <= np.sum(inside & ~good):
            break
        rules.append(body)
        left = _left([body], left)
    return rules


def _quality(rules, rows):
    return int(np.sum(_said(rules, rows) != _good(rows))), sum(len(body) for body in rules)


def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [_quality(rules, rows)]
    while len(log) <= k:
        for i in range(len(rules)):
            others = rules[:i] + rules[i + 1 :]
            left = _left(others, rows)
            tried = [rules]
            for variant in (_next(left, values), _next(left, values, rules[i])):
                if len(variant):
                    tried.append(rules[:i] + [variant] + rules[i + 1 :])
            rules = sorted(tried, key=lambda one: _quality(one, rows))[0]
        rules = rules + irep_star(_left(rules, rows), values)
        log.append(_quality(rules, rows))
    return rules, np.array(log)
