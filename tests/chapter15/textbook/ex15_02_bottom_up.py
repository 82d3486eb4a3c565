"""照 15.2 节自底向上的策略：从一个样例的取值出发，逐个删除文字。 / The bottom-up strategy of §15.2: from the values of a sample, literals are deleted one by one."""


def covers(body, row):
    return all(row[attribute] == value for attribute, _, value in body)


def count(body, rows, label):
    return sum(1 for row in rows if row["好瓜"] == label and covers(body, row))


def initial_rule(row, attributes):
    return [(attribute, "=", row[attribute]) for attribute in attributes]


def safe_deletions(body, rows):
    result = []
    for i, literal in enumerate(body):
        rest = body[:i] + body[i + 1 :]
        if count(rest, rows, "否") == 0:
            result.append((literal, count(rest, rows, "是")))
    return result


def generalise(body, rows):
    body, trace = list(body), []
    while True:
        deletions = safe_deletions(body, rows)
        if not deletions:
            return body, trace
        literal, p = max(deletions, key=lambda d: d[1])
        body.remove(literal)
        trace.append((literal, p))


def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


def lgg_rule(body1, body2):
    return [literal for literal in body1 if literal in body2]
