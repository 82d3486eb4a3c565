"""11.4 随时能给出解的 LVW / An anytime LVW"""

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
    return subset_of(random.Random(f"{seed} {t}").randrange(1, 2**n_features))  # the bits of a number other than 0


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
    return r"""
只在评价过的子集中取最好的，所以从第一次评价起就有解；图 11.1 的初值“全部特征”没有评价过，不能当作解。
随机子集不放回地抽取，所以没有一个评价两次；预算足够时每个子集都评价过，结果是全局最优。

若时限以秒计：每次评价之前看一眼时钟，剩下的时间不够再评价一次就停；第一次评价最小的子集，使它一定来得及。
"""
