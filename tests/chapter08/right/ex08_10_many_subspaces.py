"""Random subspaces without any selection, in plain Python; features and numbers of neighbours both vary."""

import random
from collections import defaultdict


def neighbours(X_train, x, k):
    far = [(sum((float(a) - float(b)) ** 2 for a, b in zip(row, x)), i) for i, row in enumerate(X_train)]
    return [i for _, i in sorted(far)[:k]]


def winner(votes):
    total = defaultdict(float)
    for label, weight in votes:
        total[label] += weight
    return min(total, key=lambda label: (-total[label], label))


def knn_predict(X_train, y_train, X_test, k):
    rows, labels = [list(row) for row in X_train], [int(c) for c in y_train]
    return [winner((labels[i], 1) for i in neighbours(rows, list(x), k)) for x in X_test]


def say(members, X_train, y_train, X_test):
    answers = []
    for one in members:
        rows = [[X_train[i][j] for j in one["features"]] for i in one["samples"]]
        tests = [[x[j] for j in one["features"]] for x in X_test]
        answers.append(knn_predict(rows, [y_train[i] for i in one["samples"]], tests, one["k"]))
    return answers


def ensemble_predict(members, X_train, y_train, X_test):
    weights = [one["weight"] for one in members]
    return tuple(winner(zip(votes, weights)) for votes in zip(*say(members, X_train, y_train, X_test)))


def member_disagreement(members, X_train, y_train, X_test):
    answers = say(members, X_train, y_train, X_test)
    T, unequal = len(answers), 0
    for votes in zip(*answers):
        unequal += T * T - sum(votes.count(label) ** 2 for label in set(votes))
    return unequal / (T * (T - 1) * len(X_test))


def design(X_train, y_train, k, seed):
    m, d = len(X_train), len(X_train[0])
    draw = random.Random(seed)
    size = max(1, min(d - 1, max(2, d // 5)))
    members = []
    for t in range(151):
        members.append(
            {
                "features": draw.sample(range(d), size),
                "samples": tuple(range(m)),
                "weight": 1,
                "k": k if t % 2 else k + 2,
            }
        )
    return members
