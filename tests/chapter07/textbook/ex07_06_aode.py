"""照 (7.23)-(7.25)，分母按题目补上 N，连乘不含 j = i / By (7.23)-(7.25), with the N that the statement adds, the product without j = i"""


def joint_estimate(X, y, label, i, value, domains, n_classes):
    D_cx = sum(1 for row, c in zip(X, y) if c == label and row[i] == value)
    return (D_cx + 1) / (len(X) + n_classes * len(domains[i]))


def conditional_estimate(X, y, label, i, value_i, j, value_j, domains):
    D_cx = [row for row, c in zip(X, y) if c == label and row[i] == value_i]
    D_cxx = [row for row in D_cx if row[j] == value_j]
    return (len(D_cxx) + 1) / (len(D_cx) + len(domains[j]))


def superparent_term(X, y, x, label, i, domains, n_classes):
    term = joint_estimate(X, y, label, i, x[i], domains, n_classes)
    for j in range(len(x)):
        if j != i:
            term *= conditional_estimate(X, y, label, i, x[i], j, x[j], domains)
    return term


def scores(X, y, x, domains, classes, min_count):
    result = {}
    for c in classes:
        total = 0.0
        for i in range(len(x)):
            if sum(1 for row in X if row[i] == x[i]) >= min_count:
                total += superparent_term(X, y, x, c, i, domains, len(classes))
        result[c] = total
    return result


def posterior(scores):
    total = sum(scores.values())
    if total == 0:
        return None
    return {c: score / total for c, score in scores.items()}


def classify(X, y, x, domains, classes, min_count):
    result = scores(X, y, x, domains, classes, min_count)
    if all(score == 0 for score in result.values()):
        return None
    best = classes[0]
    for c in classes:
        if result[c] > result[best]:
            best = c
    return best
