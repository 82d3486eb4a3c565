"""All features first, then neighbours of the best subset, chance and what is left: the order is free."""

import numpy as np


def lvw(n_features, subsets, evaluate, T):
    result = {"subset": tuple(range(n_features)), "error": np.inf, "evaluations": 0}
    idle = 0
    for subset in subsets:
        error = evaluate(subset)
        result["evaluations"] += 1
        worse = (error, len(subset)) >= (result["error"], len(result["subset"]))
        if worse:
            idle += 1
        else:
            idle = 0
            result.update(subset=subset, error=error)
        if idle == T:
            break
    return result


def random_subset(n_features, seed, t):
    rng = np.random.default_rng([seed, t])
    size = 0
    while size == 0:
        flags = rng.integers(0, 2, n_features)
        size = flags.sum()
    return np.flatnonzero(flags)


def _flipped(subset, j):
    return tuple(sorted(set(subset) ^ {j}))


def lvw_anytime(n_features, evaluate, budget, seed):
    rng = np.random.default_rng(seed)
    errors, history, best = {}, [], None
    full = (1 << n_features) - 1
    left = rng.permutation(full).tolist() if n_features < 17 else []
    todo = [tuple(range(n_features))]
    while len(errors) < min(budget, full):
        while todo and (not todo[-1] or todo[-1] in errors):
            todo.pop()
        if todo:
            subset = todo.pop()
        else:
            mask = left.pop() + 1
            subset = tuple(j for j in range(n_features) if mask >> j & 1)
            if subset in errors:
                continue
        errors[subset] = evaluate(subset)
        key = (errors[subset], len(subset))
        if best is None or key < (errors[best], len(best)):
            best = subset
            todo = [_flipped(best, int(j)) for j in rng.permutation(n_features)]
        history.append((errors[best], len(best)))
    return {"subset": best, "error": errors[best], "evaluations": np.int64(len(errors)), "history": history}


def idea():
    return "Local search."
