"""误差取整到十二位小数再比较 / Errors are rounded to twelve decimals before they are compared

caught by: test_lvw, test_budget
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
        new = round(evaluate(subset), 12)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


def subset_of(bits):
    return tuple(j for j in range(bits.bit_length()) if bits >> j & 1)


def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed} {t}").randrange(1, 2**n_features))  # the bits of a number other than 0


def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (round(evaluate(subset), 12), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


def idea():
    return "Draw without replacement, keep the best."
