"""规则内部用字典表示，用循环找最好的删除 / Rules are dicts inside; the best deletion is found by a loop"""


def _dict(body):
    return {attribute: value for attribute, _, value in body}


def _list(rule):
    return [(attribute, "=", value) for attribute, value in rule.items()]


def _covered(rule, rows):
    good = bad = 0
    for row in rows:
        for attribute in rule:
            if row[attribute] != rule[attribute]:
                break
        else:
            if row["好瓜"] == "是":
                good += 1
            else:
                bad += 1
    return good, bad


def initial_rule(row, attributes):
    return _list({attribute: row[attribute] for attribute in attributes})


def safe_deletions(body, rows):
    rule, found = _dict(body), []
    for attribute in rule:
        shorter = {name: value for name, value in rule.items() if name != attribute}
        good, bad = _covered(shorter, rows)
        if bad == 0:
            found.append(((attribute, "=", rule[attribute]), good))
    return found


def generalise(body, rows):
    rule, trace = _dict(body), []
    while True:
        best = None
        for literal, good in safe_deletions(_list(rule), rows):
            if best is None or good > best[1]:
                best = (literal, good)
        if best is None:
            return _list(rule), trace
        del rule[best[0][0]]
        trace.append(best)


def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(_covered(_dict(body), [row])[0] for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


def lgg_rule(body1, body2):
    return _list(dict(item for item in _dict(body1).items() if item in _dict(body2).items()))
