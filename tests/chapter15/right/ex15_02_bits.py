"""每个文字记下它排除的样例，用集合运算删除 / Each literal remembers whom it excludes; deletions are set operations"""


def initial_rule(row, attributes):
    return tuple([attribute, "=", row[attribute]] for attribute in attributes)


def _excluded(body, rows):
    return [{k for k, row in enumerate(rows) if row[name] != value} for name, _, value in body]


def safe_deletions(body, rows):
    good = {k for k, row in enumerate(rows) if row["好瓜"] == "是"}
    bad = set(range(len(rows))) - good
    excluded = _excluded(body, rows)
    result = []
    for place, literal in enumerate(body):
        out = set().union(*excluded[:place], *excluded[place + 1 :])
        if bad <= out:
            result.append([literal, len(good - out)])
    return result


def generalise(body, rows):
    safe = safe_deletions(body, rows)
    if not safe:
        return list(body), []
    most = max(p for _, p in safe)
    literal = [one for one, p in safe if p == most][0]
    shorter = list(body)
    shorter.remove(literal)
    rest, trace = generalise(shorter, rows)
    return rest, [(literal, most)] + trace


def bottom_up(rows, attributes):
    todo = [row for row in rows if row["好瓜"] != "否"]
    rules = []
    while todo:
        body, _ = generalise(initial_rule(todo[0], attributes), rows)
        rules.append(body)
        todo = [row for row in todo if any(row[name] != value for name, _, value in body)]
    return rules


def lgg_rule(body1, body2):
    other = {name: value for name, _, value in body2}
    return [[name, "=", value] for name, _, value in body1 if other.get(name) == value]
