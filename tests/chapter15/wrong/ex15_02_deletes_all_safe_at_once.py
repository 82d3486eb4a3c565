"""一次删去所有看来安全的文字 / Deletes at once all literals that seem safe

caught by: test_melons, test_generalise, test_bottom_up
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
        body = [one for one in body if one not in dict(safe)]
        trace += safe
    return body, trace


def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


def lgg_rule(body1, body2):
    return [literal for literal in body1 if literal in body2]
