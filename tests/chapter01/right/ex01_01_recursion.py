"""逐个属性递归，一路剪枝；假设写成列表 / Recursion over the attributes with pruning; hypotheses as lists"""


def covers(hypothesis, x):
    if hypothesis is None:
        return False
    for entry, value in zip(hypothesis, x):
        if entry != "*" and entry != value:
            return False
    return True


def hypothesis_space(domains):
    def extend(prefix):
        if len(prefix) == len(domains):
            return [prefix]
        found = []
        for entry in domains[len(prefix)] + ["*"]:
            found += extend(prefix + [entry])
        return found

    return extend([]) + [None]


def version_space(domains, X, y):
    positives = [x for x, label in zip(X, y) if label == 1]
    negatives = [x for x, label in zip(X, y) if label == 0]

    def extend(prefix, alive):
        # alive: the negatives that the prefix still accepts
        j = len(prefix)
        if j == len(domains):
            return [] if alive else [prefix]
        found = []
        for entry in ["*"] + domains[j]:
            if entry == "*" or all(x[j] == entry for x in positives):
                found += extend(prefix + [entry], [x for x in alive if entry in ("*", x[j])])
        return found

    return extend([], negatives) + ([None] if not positives else [])


def boundaries(space):
    def size(h):
        return -1 if h is None else list(h).count("*")

    def below(g, h):
        return size(g) < size(h) and (g is None or all(b == "*" or a == b for a, b in zip(g, h)))

    specific, general = [], []
    for h in space:
        if not any(below(g, h) for g in space):
            specific.append(h)
        if not any(below(h, g) for g in space):
            general.append(h)
    return {"specific": specific, "general": general}
