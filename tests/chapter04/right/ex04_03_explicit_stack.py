"""不用递归：显式栈里放样本下标 / No recursion: an explicit stack of sample indices"""

import math


def entropy(y):
    n = len(y)
    result = 0.0
    for label in set(y):
        k = sum(1 for other in y if other == label)
        result += k / n * (math.log2(n) - math.log2(k))
    return result


def information_gain(values, y):
    n, conditional = len(y), 0.0
    for value in set(values):
        part = [label for v, label in zip(values, y) if v == value]
        conditional += len(part) / n * entropy(part)
    return entropy(y) - conditional


def candidate_thresholds(values):
    ordered = sorted(values)
    return tuple(a + (b - a) / 2 for a, b in zip(ordered, ordered[1:]) if a < b)


def best_threshold(values, y):
    best = None
    for t in candidate_thresholds(values):
        gain = information_gain(["L" if v <= t else "R" for v in values], y)
        if best is None or gain >= best[1]:
            best = [t, gain]
    return best


def best_split(X, y, attributes, domains):
    return list(_best(X, y, range(len(y)), range(len(attributes)), attributes, domains))


def _best(X, y, rows, columns, attributes, domains):
    labels = [y[i] for i in rows]
    found = []
    for j in columns:
        values = [X[i][j] for i in rows]
        if domains[j] is None:
            best = best_threshold(values, labels)
            if best:
                found.append((attributes[j], best[0], best[1]))
        else:
            found.append((attributes[j], None, information_gain(values, labels)))
    # Among equal gains prefer the attribute with the fewest values.
    return max(found, key=lambda s: (round(s[2], 10), -len(domains[attributes.index(s[0])] or "ab")))


def grow_tree(X, y, attributes, domains, classes):
    root = {}
    stack = [(root, list(range(len(y))), list(range(len(attributes))), None)]
    while stack:
        node, rows, columns, inherited = stack.pop()
        if not rows:
            node["label"] = inherited
            continue
        counts = {c: 0 for c in classes}
        for i in rows:
            counts[y[i]] += 1
        top = max(counts.values())
        majority = [c for c in classes if counts[c] == top][0]
        if top == len(rows) or len({tuple(X[i][j] for j in columns) for i in rows}) == 1:
            node["label"] = majority
            continue
        name, threshold, _ = _best(X, y, rows, columns, attributes, domains)
        j = attributes.index(name)
        node["attribute"] = name
        if threshold is None:
            node["branches"] = {value: {} for value in domains[j]}
            rest = [k for k in columns if k != j]
            for value, child in node["branches"].items():
                stack.append((child, [i for i in rows if X[i][j] == value], rest, majority))
        else:
            node.update(threshold=threshold, le={}, gt={})
            stack.append((node["le"], [i for i in rows if X[i][j] <= threshold], columns, majority))
            stack.append((node["gt"], [i for i in rows if X[i][j] > threshold], columns, majority))
    return root


def predict(tree, attributes, X):
    answers = []
    for row in X:
        node = tree
        while "label" not in node:
            value = row[attributes.index(node["attribute"])]
            if "branches" in node:
                node = node["branches"][value]
            elif value <= node["threshold"]:
                node = node["le"]
            else:
                node = node["gt"]
        answers.append(node["label"])
    return answers
