"""每个结点取取值最多的一列，不管标记 / Each node takes the column with most values, whatever the labels"""


def find_conflict(X, y):
    seen = {}
    for j, row in enumerate(X):
        for i in seen.setdefault(str(list(row)), []):
            if y[i] != y[j]:
                return [i, j]
        seen[str(list(row))].append(j)
    return None


def separating_attribute(x1, x2):
    differing = [j for j in range(len(x1)) if not x1[j] == x2[j]]
    return differing[-1] if differing else None


def least_training_errors(X, y):
    right, groups = 0, set(map(tuple, X))
    for group in groups:
        tally = {}
        for row, label in zip(X, y):
            if tuple(row) == group:
                tally[label] = tally.get(label, 0) + 1
        right += sorted(tally.values())[-1]
    return len(y) - right


def consistent_tree(X, y, attributes, domains, classes):
    columns = list(zip(*X))
    kinds = [len(set(column)) for column in columns]
    if not kinds or max(kinds) <= 1:
        tally = {label: list(y).count(label) for label in reversed(classes)}
        return {"label": max(tally, key=tally.get), "samples": len(y)}
    j = kinds.index(max(kinds))

    def part(keep):
        chosen = [i for i in range(len(y)) if keep(columns[j][i])]
        if not chosen:
            return {"label": y[0]}
        return consistent_tree([X[i] for i in chosen], [y[i] for i in chosen], attributes, domains, classes)

    if domains[j]:
        return {"attribute": attributes[j], "branches": {v: part(lambda x, v=v: x == v) for v in domains[j]}}
    top = max(columns[j])
    below = max(v for v in columns[j] if v < top)
    return {
        "attribute": attributes[j],
        "threshold": below,
        "le": part(lambda x: x < top),
        "gt": part(lambda x: x == top),
    }


def predict(tree, attributes, x):
    named = {name: value for name, value in zip(attributes, x)}
    while set(tree) & {"branches", "threshold"}:
        value = named[tree["attribute"]]
        if "branches" in tree:
            tree = tree["branches"][value]
        else:
            tree = tree["le"] if not value > tree["threshold"] else tree["gt"]
    return tree["label"]
