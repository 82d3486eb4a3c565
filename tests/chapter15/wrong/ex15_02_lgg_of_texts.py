"""把文字连成字符串来比较 / Compares literals run together as texts

caught by: test_lgg
book: §15.5.1
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


def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


def lgg_rule(body1, body2):
    t = {"".join(l) for l in body2}
    return [l for l in body1 if "".join(l) in t]
