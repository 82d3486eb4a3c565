"""逐张票地累加分布，元组作答，网格搜索 / Distributions vote by vote, answers as tuples, a search on a grid"""

from itertools import product


def distribution(p, k):
    votes = {0: 1.0}
    for _ in range(k):
        after = {}
        for j, q in votes.items():
            after[j] = after.get(j, 0.0) + q * (1 - p)
            after[j + 1] = after.get(j + 1, 0.0) + q * p
        votes = after
    return votes


def knn_error(p, k):
    error = 0.0
    for j, q in distribution(p, k).items():
        if 2 * j > k:
            error += q * (1 - p)
        elif 2 * j < k:
            error += q * p
        else:
            error += q / 2  # ½ p + ½ (1-p)
    return error


def times(a, b):
    result = [0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            result[i + j] += x * y
    return result


def error_polynomial(k):
    # In closed form: p + (1 - 2p) · P(class 1 wins), the last being a sum of powers of p(1-p).
    wins = [0, 1] + [0] * k
    power, binomial = [0, 1, -1], 1
    for m in range(1, (k + 1) // 2):
        for i, c in enumerate(times(power, [-binomial, 2 * binomial])):
            wins[i] += c
        power = times(power, [0, 1, -1])
        binomial = binomial * (2 * m) * (2 * m + 1) // (m * (m + 1))
    result = times(wins, [1, -2])
    result[1] += 1
    return tuple(result)


def neighbours_needed(p, delta):
    for k in range(1, 200):
        if k % 2 and knn_error(p, k) - p <= delta * p:
            return k


def worst_case(k):
    best = max(range(1, 51), key=lambda i: knn_error(i / 100, k) * 100 / i) / 100
    fine = [best + i * 1e-4 for i in range(-100, 101) if 0 < best + i * 1e-4 <= 0.5]
    p = max(fine, key=lambda p: knn_error(p, k) / p)
    return [p, knn_error(p, k) / p]


def plurality_error(posterior, k):
    error = 0.0
    for own, *votes in product(range(len(posterior)), repeat=k + 1):
        chance = posterior[own]
        for vote in votes:
            chance *= posterior[vote]
        best = max(map(votes.count, votes))
        leaders = {vote for vote in votes if votes.count(vote) == best}
        error += chance * (1 - (own in leaders) / len(leaders))
    return error


def half_error(posterior, k):
    error = 0.0
    for p in posterior:
        error += p * sum(q for j, q in distribution(p, k).items() if j <= k // 2)
    return error


def reading_matters(c, k):
    return tuple([0.4] + [0.6 / (c - 1)] * (c - 1))
