"""All subsets as bit masks, shuffled; LVW with a while loop, as in the figure."""

import random


def _subset(mask):
    return [j for j in range(mask.bit_length()) if mask & (1 << j)]


def lvw(n_features, subsets, evaluate, T):
    E, d, A = float("inf"), n_features, tuple(range(n_features))
    t, waiting, calls = 0, list(subsets), 0
    while t < T and calls < len(waiting):
        candidate = waiting[calls]
        calls += 1
        error = evaluate(candidate)
        if error < E or error == E and len(candidate) < d:
            t, E, d, A = 0, error, len(candidate), candidate
        else:
            t = t + 1
    return {"subset": list(A), "error": E, "evaluations": calls, "size": d}


def random_subset(n_features, seed, t):
    rng = random.Random(1_000_003 * seed + t)
    while True:
        chosen = [j for j in range(n_features) if rng.random() < 0.5]
        if chosen:
            return chosen


def lvw_anytime(n_features, evaluate, budget, seed):
    masks = list(range(1, 1 << n_features))
    random.Random(seed).shuffle(masks)
    history, best = [], None
    for mask in masks[:budget]:
        subset = _subset(mask)
        error = float(evaluate(tuple(subset)))
        if best is None or [error, len(subset)] < best[:2]:
            best = [error, len(subset), subset]
        history.append(best[:2])
    return {"subset": best[2], "error": best[0], "evaluations": len(history), "history": history}


def idea():
    return "Only what was evaluated is handed over."
