"""照图 11.1 写 / Fig. 11.1"""

import numpy as np


def lvw(n_features, subsets, evaluate, T):
    E = float("inf")
    d = n_features
    best = tuple(range(n_features))
    t = 0
    evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        d_new = len(subset)
        E_new = evaluate(subset)
        evaluations += 1
        if E_new < E or (E_new == E and d_new < d):
            t = 0
            E = E_new
            d = d_new
            best = subset
        else:
            t += 1
    return {"subset": best, "error": E, "evaluations": evaluations}


def subset_of(number, n_features):
    return tuple(j for j in range(n_features) if number >> j & 1)


def random_subset(n_features, seed, t):
    rng = np.random.default_rng([seed, t])
    return subset_of(int(rng.integers(1, 2**n_features)), n_features)


def lvw_anytime(n_features, evaluate, budget, seed):
    rng = np.random.default_rng(seed)
    order = rng.permutation(np.arange(1, 2**n_features))[:budget]
    E, d, best = float("inf"), n_features, None
    history = []
    for number in order:
        subset = subset_of(int(number), n_features)
        E_new = evaluate(subset)
        if best is None or E_new < E or (E_new == E and len(subset) < d):
            E, d, best = E_new, len(subset), subset
        history.append((E, d))
    return {"subset": best, "error": E, "evaluations": len(history), "history": history}


def idea():
    return "随时留着评价过的最好子集，时限一到就交出它；以秒计时，每次评价后看一次钟。"
