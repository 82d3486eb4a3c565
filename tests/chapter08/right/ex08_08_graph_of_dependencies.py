"""Everything by searching the graph of dependencies; votes with plain lists; several samples, weights that grow."""


def votes_for(scores):
    return [1 if score >= 0 else -1 for score in scores]


def multiboost_vote(h, alpha):
    total = None
    for learners, weights in zip(h.tolist(), alpha.tolist()):
        scores = [sum(w * v for w, v in zip(weights, column)) for column in zip(*learners)]
        ballot = votes_for(scores)
        total = ballot if total is None else [s + v for s, v in zip(total, ballot)]
    return votes_for(total)


def iterative_vote(h, alpha):
    n = len(h[0][0])
    scores = [0.0] * n
    for o in range(len(h)):
        for s in range(n):
            plus = sum(1 for i in range(len(h[o])) if h[o][i][s] > 0)
            scores[s] += alpha[o] if 2 * plus >= len(h[o]) else -alpha[o]
    return votes_for(scores)


def parents(kind, b, o, i):
    if kind == "iterative":
        return {(o - 1, j) for j in range(b)} if o else set()
    return {(o, i - 1)} if i else set()


def schedule(kind, a, b):
    waiting = {(o, i) for o in range(a) for i in range(b)}
    done, steps = set(), []
    while waiting:
        ready = {one for one in waiting if parents(kind, b, *one) <= done}
        steps.append(sorted(ready, reverse=True))
        done |= ready
        waiting -= ready
    return steps


def critical_path(kind, a, b):
    return len(schedule(kind, a, b))


def retrain_cost(kind, a, b, failed):
    bad = {tuple(failed)}
    for step in schedule(kind, a, b):
        bad |= {one for one in step if parents(kind, b, *one) & bad}
    return len(bad)


def order_matters(a, b):
    alpha = [2**o if a <= 9 else 1 for o in range(a)]
    alpha[-1] = 2 ** (a - 1) if a <= 9 else 999
    agree = [[1, -1]] * b
    h = [[[-1, -1]] * b for _ in range(a - 1)] + [agree]
    return h, alpha


def claims():
    no = {"iterative_outer_level_parallel", "iterative_is_faster_with_many_processors_when_a_exceeds_b"}
    names = (
        "multiboost_outer_level_parallel iterative_outer_level_parallel multiboost_bagging_level_reduces_variance "
        "iterative_boosting_level_reduces_bias same_number_of_base_learners "
        "iterative_base_is_more_stable_than_a_single_learner iterative_is_faster_with_many_processors_when_a_exceeds_b"
    )
    return {name: name not in no for name in names.split()}
