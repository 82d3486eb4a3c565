"""先随机取特征个数, 再取那么多特征, 中等大小的子集太少 / A random size first, then so many features: subsets of middle size are too rare

caught by: test_random_subset
hint: about equally likely
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
    rng = random.Random(f"{seed} {t}")
    return tuple(sorted(rng.sample(range(n_features), rng.randint(1, n_features))))


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
