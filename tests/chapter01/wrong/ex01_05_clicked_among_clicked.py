"""先点的被当作优于后点的, 点击之间其实没有偏好 / A clicked page is preferred to other clicked ones

caught by: test_two_clicks, test_preferences_are_their_definition
book: §1.6
"""

import numpy as np


def suggest(query, log):
    candidates = [word for word in log if word == query or one_edit_apart(query, word)]
    return min(candidates, key=lambda word: (-log[word], word), default=query)


def one_edit_apart(a, b):
    if len(a) < len(b):
        a, b = b, a
    if len(a) > len(b):
        return any(a[:i] + a[i + 1 :] == b for i in range(len(a)))
    different = [i for i in range(len(a)) if a[i] != b[i]]
    if len(different) == 2:
        i, j = different
        return j == i + 1 and a[i] == b[j] and a[j] == b[i]
    return len(different) == 1


def click_preferences(ranking, clicked):
    return [
        (page, above)
        for position, page in enumerate(ranking)
        if page in clicked
        for above in ranking[:position]
    ]


def fit_ranker(features, preferences):
    x = {page: np.array(values) for page, values in features.items()}
    w = np.zeros(len(next(iter(features.values()))))
    wrong = list(preferences)
    while wrong:  # the perceptron makes at most (2√d / 0.2)² corrections
        better, worse = wrong[0]
        w += x[better] - x[worse]
        wrong = [(p, q) for p, q in preferences if w @ x[p] <= w @ x[q]]
    return w.tolist()


def rank(features, weights):
    return sorted(features, key=lambda page: (-np.dot(weights, features[page]), page))


def essay():
    return "搜索的排序可以从点击中学习."
