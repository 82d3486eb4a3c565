"""随机数只有 12 位, 后面的特征从不出现 / A random number of 12 bits: later features never occur

caught by: test_random_subset
book: §11.3
"""

import math
import random


def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


def subset_of(bits):
    return tuple(j for j in range(bits.bit_length()) if bits >> j & 1)


def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed} {t}").randrange(1, 2 ** min(n_features, 12)))  # the bits of a number other than 0


def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


def idea():
    return "Draw without replacement, keep the best."
