"""规则集留着再用, 而不看属性的次序 / Sets of rules are kept for later calls, whatever the order of the attributes

caught by: test_bottom_up
book: §15.2
"""


def covers(body, row):
    return all(row[attribute] == value for attribute, _, value in body)


def counts(body, rows):
    labels = [row["好瓜"] for row in rows if covers(body, row)]
    return labels.count("是"), labels.count("否")


def initial_rule(row, attributes):
    return [(attribute, "=", row[attribute]) for attribute in attributes]


def without(body, literal):
    return [one for one in body if one != literal]


def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    return [(literal, p) for literal, p, n in found if n == 0]


def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        step = max(safe, key=lambda one: one[1])
        body = without(body, step[0])
        trace.append(step)
    return body, trace


_known = {}


def _bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


def bottom_up(rows, attributes):
    key = tuple(tuple(sorted(row.items(), key=str)) for row in rows)
    if key not in _known:
        _known[key] = _bottom_up(rows, attributes)
    return _known[key]


def lgg_rule(body1, body2):
    return [literal for literal in body1 if literal in body2]
