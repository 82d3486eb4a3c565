"""Known mistakes of 8.3. Each cell holds what differs from the reference."""

# %% alpha_at_most_ten: α 限制在 ±10 以内 / α is cut off at ±10
# caught by: test_reweight
# kind: narrow
def reweight(w, y, h, alpha):
    new = w * np.exp(-np.clip(alpha, -10, 10) * y * h)
    return new / new.sum()


# %% alpha_log2: α 用了以 2 为底的对数 / α with the logarithm to base 2
# caught by: test_classifier_weight
# book: (8.11)
def classifier_weight(eps):
    eps = max(eps, 1e-10)
    return float(np.log2((1 - eps) / eps) / 2)


# %% alpha_without_half: α 漏了 ½ / The weight α lacks its ½
# caught by: test_classifier_weight, test_rounds_on_melons
# book: (8.11)
def classifier_weight(eps):
    eps = max(eps, 1e-10)
    return float(np.log((1 - eps) / eps))


# %% at_most_50_rounds: 至多 50 轮 / At most 50 rounds
# caught by: test_trace
# book: 图 8.3 / figure 8.3
# kind: narrow
def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(min(rounds, 50)):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float(w @ (h != y))
        if eps > 0.5 - 1e-9:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        if eps < 1e-12:
            break
        w = reweight(w, y, h, alpha)
    return trace


# %% children_not_weighted: 子结点的熵直接相加，没有乘所占比例 / Adds the entropies of the children without their shares
# caught by: test_grow_tree
# book: (4.2)
def grow_tree(X, y, w):
    X, y, w = np.asarray(X), np.asarray(y), np.asarray(w)
    splits = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if len(set(y.tolist())) == 1 or not splits:
        return {"label": 1 if w @ y >= 0 else -1}

    def impurity(split):
        le = X[:, split[0]] <= split[1]
        return sum(entropy(y[side], w[side]) for side in (le, ~le))

    j, t = min(splits, key=impurity)
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": float(t),
        "le": grow_tree(X[le], y[le], w[le]),
        "gt": grow_tree(X[~le], y[~le], w[~le]),
    }


# %% depth_ten: 树至多十层 / The tree has at most ten levels
# caught by: test_grow_tree
# book: §8.2
# kind: narrow
def grow_tree(X, y, w, depth=0):
    X, y, w = np.asarray(X), np.asarray(y), np.asarray(w)
    splits = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if len(set(y.tolist())) == 1 or not splits or depth == 10:
        return {"label": 1 if w @ y >= 0 else -1}

    def impurity(split):
        le = X[:, split[0]] <= split[1]
        return sum(w[side].sum() * entropy(y[side], w[side]) for side in (le, ~le))

    j, t = min(splits, key=impurity)
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": float(t),
        "le": grow_tree(X[le], y[le], w[le], depth + 1),
        "gt": grow_tree(X[~le], y[~le], w[~le], depth + 1),
    }


# %% distribution_of_the_round_before: 重采样从第四轮起按前一轮的分布抽样，慢了一步 / Re-samples, from the fourth round on, by the distribution of the round before, one step late
# caught by: test_later_samples
# book: §8.2
# kind: narrow
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for t in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w if t < 3 else before)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        before, w = w, reweight(w, y, h, alpha)
    return trace


# %% drops_perfect_round: ε = 0 的一轮没有加入 / Drops the round with ε = 0
# caught by: test_stopping
# book: §8.2
def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float(w @ (h != y))
        if eps > 0.5 - 1e-9:
            break
        if eps < 1e-12:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% eight_draws: 只重抽 8 次就停止 / Stops after 8 draws
# caught by: test_redraws
# book: §8.2
# kind: narrow
import math
import random
from bisect import bisect_right
from itertools import accumulate


def _cols(X):
    return [[float(v) for v in c] for c in zip(*[list(r) for r in X])]


def best_stump(X, y, w):
    y = [int(v) for v in y]
    w = [float(v) for v in w]
    cands = []
    for j, col in enumerate(_cols(X)):
        vals = sorted(set(col))
        for a, b in zip(vals, vals[1:]):
            t = a + (b - a) / 2
            e = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) != yi)
            e2 = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) == yi)
            cands.append((e, -j, t, 1))
            cands.append((e2, -j, t, -1))
    e, j, t, s = min(cands)
    return {"sign": s, "feature": -j, "threshold": t}


def classifier_weight(eps):
    eps = max(float(eps), 1e-10)
    return (math.log1p(-eps) - math.log(eps)) / 2


def reweight(w, y, h, alpha):
    a = float(alpha)
    lw = []
    for wi, yi, hi in zip(w, y, h):
        lw.append(math.log(wi) - a * int(yi) * int(hi) if wi > 0 else -math.inf)
    top = max(lw)
    u = [math.exp(v - top) for v in lw]
    z = math.fsum(u)
    return [v / z for v in u]


def _out(node, x):
    if "tree" in node:
        t = node["tree"]
        while "label" not in t:
            t = t["le"] if x[t["feature"]] <= t["threshold"] else t["gt"]
        return t["label"]
    return node["sign"] if x[node["feature"]] > node["threshold"] else -node["sign"]


def adaboost_stumps(X, y, rounds):
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    while len(trace) < rounds:
        s = best_stump(X, y, w)
        h = [_out(s, x) for x in X]
        e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
        if e >= 0.5 - 1e-9:
            break
        al = classifier_weight(e)
        trace.append({**s, "epsilon": e, "alpha": al})
        if e < 1e-12:
            break
        w = reweight(w, y, h, al)
    return trace


def predict(trace, X):
    return tuple(1 if math.fsum(g["alpha"] * _out(g, x) for g in trace) >= 0 else -1 for x in X)


def _ent(pairs):
    tot = math.fsum(w for _, w in pairs)
    r = 0
    for c in (1, -1):
        p = math.fsum(w for v, w in pairs if v == c) / tot
        if p > 0:
            r -= p * math.log2(p)
    return r


def grow_tree(X, y, w):
    X = [[float(v) for v in r] for r in X]
    rows = [(x, int(b), float(c)) for x, b, c in zip(X, y, w)]
    return _grow(rows)


def _grow(rows):
    pos = math.fsum(c for _, b, c in rows if b == 1)
    neg = math.fsum(c for _, b, c in rows if b == -1)
    if all(b == 1 for _, b, _ in rows) or all(b == -1 for _, b, _ in rows) or all(r[0] == rows[0][0] for r in rows):
        return {"label": 1 if pos >= neg else -1}
    tot = pos + neg
    best = None
    for j in range(len(rows[0][0])):
        vals = sorted({r[0][j] for r in rows})
        for a, b in zip(vals, vals[1:]):
            t = (a + b) / 2
            le = [(r[1], r[2]) for r in rows if r[0][j] <= t]
            gt = [(r[1], r[2]) for r in rows if r[0][j] > t]
            after = (math.fsum(c for _, c in le) * _ent(le) + math.fsum(c for _, c in gt) * _ent(gt)) / tot
            if best is None or after <= best[0]:
                best = (after, j, t)
    _, j, t = best
    return {
        "feature": j,
        "threshold": t,
        "gt": _grow([r for r in rows if r[0][j] > t]),
        "le": _grow([r for r in rows if r[0][j] <= t]),
    }


def adaboost_resampling(X, y, rounds, seed):
    rng = random.Random(seed)
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    for _ in range(rounds):
        for _ in range(8):
            cum = list(accumulate(w))
            sample = [min(bisect_right(cum, rng.random() * cum[-1]), m - 1) for _ in range(m)]
            t = grow_tree([X[i] for i in sample], [y[i] for i in sample], [1.0] * m)
            h = [_out({"tree": t}, x) for x in X]
            e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
            if 1e-12 <= e < 0.5 - 1e-9:
                break
        else:
            break
        al = classifier_weight(e)
        trace.append({"sample": sample, "tree": t, "epsilon": e, "alpha": al})
        w = reweight(w, y, h, al)
    return trace


# %% eps_clipped_above: ε 接近 1 时截断 / Clips ε near 1
# caught by: test_classifier_weight
# kind: narrow
# book: (8.11)
import math
import random
from bisect import bisect_right
from itertools import accumulate


def _cols(X):
    return [[float(v) for v in c] for c in zip(*[list(r) for r in X])]


def best_stump(X, y, w):
    y = [int(v) for v in y]
    w = [float(v) for v in w]
    cands = []
    for j, col in enumerate(_cols(X)):
        vals = sorted(set(col))
        for a, b in zip(vals, vals[1:]):
            t = a + (b - a) / 2
            e = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) != yi)
            e2 = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) == yi)
            cands.append((e, -j, t, 1))
            cands.append((e2, -j, t, -1))
    e, j, t, s = min(cands)
    return {"sign": s, "feature": -j, "threshold": t}


def classifier_weight(eps):
    eps = min(max(float(eps), 1e-10), 0.999)
    return (math.log1p(-eps) - math.log(eps)) / 2


def reweight(w, y, h, alpha):
    a = float(alpha)
    lw = []
    for wi, yi, hi in zip(w, y, h):
        lw.append(math.log(wi) - a * int(yi) * int(hi) if wi > 0 else -math.inf)
    top = max(lw)
    u = [math.exp(v - top) for v in lw]
    z = math.fsum(u)
    return [v / z for v in u]


def _out(node, x):
    if "tree" in node:
        t = node["tree"]
        while "label" not in t:
            t = t["le"] if x[t["feature"]] <= t["threshold"] else t["gt"]
        return t["label"]
    return node["sign"] if x[node["feature"]] > node["threshold"] else -node["sign"]


def adaboost_stumps(X, y, rounds):
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    while len(trace) < rounds:
        s = best_stump(X, y, w)
        h = [_out(s, x) for x in X]
        e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
        if e >= 0.5 - 1e-9:
            break
        al = classifier_weight(e)
        trace.append({**s, "epsilon": e, "alpha": al})
        if e < 1e-12:
            break
        w = reweight(w, y, h, al)
    return trace


def predict(trace, X):
    return tuple(1 if math.fsum(g["alpha"] * _out(g, x) for g in trace) >= 0 else -1 for x in X)


def _ent(pairs):
    tot = math.fsum(w for _, w in pairs)
    r = 0
    for c in (1, -1):
        p = math.fsum(w for v, w in pairs if v == c) / tot
        if p > 0:
            r -= p * math.log2(p)
    return r


def grow_tree(X, y, w):
    X = [[float(v) for v in r] for r in X]
    rows = [(x, int(b), float(c)) for x, b, c in zip(X, y, w)]
    return _grow(rows)


def _grow(rows):
    pos = math.fsum(c for _, b, c in rows if b == 1)
    neg = math.fsum(c for _, b, c in rows if b == -1)
    if all(b == 1 for _, b, _ in rows) or all(b == -1 for _, b, _ in rows) or all(r[0] == rows[0][0] for r in rows):
        return {"label": 1 if pos >= neg else -1}
    tot = pos + neg
    best = None
    for j in range(len(rows[0][0])):
        vals = sorted({r[0][j] for r in rows})
        for a, b in zip(vals, vals[1:]):
            t = (a + b) / 2
            le = [(r[1], r[2]) for r in rows if r[0][j] <= t]
            gt = [(r[1], r[2]) for r in rows if r[0][j] > t]
            after = (math.fsum(c for _, c in le) * _ent(le) + math.fsum(c for _, c in gt) * _ent(gt)) / tot
            if best is None or after <= best[0]:
                best = (after, j, t)
    _, j, t = best
    return {
        "feature": j,
        "threshold": t,
        "gt": _grow([r for r in rows if r[0][j] > t]),
        "le": _grow([r for r in rows if r[0][j] <= t]),
    }


def adaboost_resampling(X, y, rounds, seed):
    rng = random.Random(seed)
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    for _ in range(rounds):
        for _ in range(100):
            cum = list(accumulate(w))
            sample = [min(bisect_right(cum, rng.random() * cum[-1]), m - 1) for _ in range(m)]
            t = grow_tree([X[i] for i in sample], [y[i] for i in sample], [1.0] * m)
            h = [_out({"tree": t}, x) for x in X]
            e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
            if 1e-12 <= e < 0.5 - 1e-9:
                break
        else:
            break
        al = classifier_weight(e)
        trace.append({"sample": sample, "tree": t, "epsilon": e, "alpha": al})
        w = reweight(w, y, h, al)
    return trace


# %% equal_goes_up: 等于阈值的样本归到大于一侧 / Samples equal to the threshold count as above it
# caught by: test_predict
# book: §4.4.1
def outputs(stump, X):
    return np.where(np.asarray(X)[:, stump["feature"]] >= stump["threshold"], stump["sign"], -stump["sign"])


# %% errors_as_shares: 给出的是错误率，不是个数 / Gives error rates instead of numbers
# caught by: test_errors_by_size
# book: 图 8.4 / figure 8.4
def errors_by_size(trace, X, y):
    return [float(np.mean(predict(trace[: k + 1], X) != y)) for k in range(len(trace))]


# %% errors_of_the_whole_ensemble: 每个规模都用了全部各轮 / Uses all rounds for every size
# caught by: test_errors_by_size
# hint: 只有前 k 轮
# book: 图 8.4 / figure 8.4
def errors_by_size(trace, X, y):
    return [int(np.sum(predict(trace, X) != y)) for _ in trace]


# %% errors_of_single_rounds: 数的是第 k 个基学习器单独的错误，不是前 k 轮的集成 / Counts the mistakes of base learner k alone, not of the first k together
# caught by: test_errors_by_size
# hint: 只有前 k 轮
# book: 图 8.4 / figure 8.4
def errors_by_size(trace, X, y):
    return [int(np.sum(predict([one], X) != y)) for one in trace]


# %% evaluates_on_sample: 重采样时 ε 在采样上计算，恒为 0 / Computes ε on the sample when re-sampling, where it is always 0
# caught by: test_resampling
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float((h != y)[sample].mean())
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% first_feature_only: 只在第一列上找树桩 / Looks for stumps in the first column only
# caught by: test_best_stump
# book: §8.2
def best_stump(X, y, w):
    least, best = np.inf, None
    for j, column in enumerate(np.transpose(X)[:1]):
        for t in midpoints(column):
            wrong = w @ ((column > t) != (y == 1))
            for sign, error in ((1, wrong), (-1, w.sum() - wrong)):
                if error < least:
                    least, best = error, {"feature": j, "threshold": float(t), "sign": sign}
    return best or {"feature": 0, "threshold": float(column.mean()), "sign": 1}


# %% forty_thresholds: 每列只试前 40 个阈值 / Only the first 40 thresholds of a column
# caught by: test_best_stump
# kind: narrow
def midpoints(column):
    values = np.unique(column)[:41]
    return (values[:-1] + values[1:]) / 2


# %% gain_stump: 按信息增益选树桩，而不是按带权错误率 / Chooses stumps by information gain instead of weighted error
# caught by: test_best_stump
# book: (8.18)
def best_stump(X, y, w):
    least, best, y = np.inf, None, np.asarray(y)
    for j, column in enumerate(np.transpose(X)):
        for t in midpoints(column):
            wrong = w @ ((column > t) != (y == 1))
            for sign, error in ((1, wrong), (-1, w.sum() - wrong)):
                up = column > t
                cost = sum(w[part].sum() * entropy(y[part], w[part]) for part in (up, ~up) if w[part].sum() > 0)
                if error <= w.sum() / 2 and cost < least:
                    least, best = cost, {"feature": j, "threshold": float(t), "sign": sign}
    return best or {"feature": j, "threshold": float(t), "sign": 1}


# %% gini_tree: 用基尼指数代替信息增益 / The Gini index instead of information gain
# caught by: test_grow_tree
# book: §4.2.3
def entropy(y, w):
    p = w[y == 1].sum() / w.sum()
    return 2 * p * (1 - p)


# %% goes_on_after_zero: ε = 0 之后继续下一轮 / Goes on after ε = 0
# caught by: test_stopping, test_trace
# book: §8.2
def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float(w @ (h != y))
        if eps > 0.5 - 1e-9:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% hundred_draws_in_all: 一百次抽样由各轮共用 / A hundred draws in all, not in each round
# caught by: test_resampling
# kind: narrow
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace, draws = np.full(m, 1 / m), [], 0
    while len(trace) < rounds and draws < 100:
        draws += 1
        sample = rng.choice(m, size=m, p=w)
        tree = grow_tree(X[sample], y[sample], np.ones(m))
        h = tree_outputs(tree, X)
        eps = float(w @ (h != y))
        if 1e-12 <= eps <= 0.5 - 1e-9:
            alpha = classifier_weight(eps)
            trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
            w = reweight(w, y, h, alpha)
    return trace


# %% infinite_alpha: ε = 0 时 α 是无穷大 / α is infinite if ε = 0
# caught by: test_classifier_weight, test_stopping
# book: (8.11)
def classifier_weight(eps):
    return float(np.log((1 - eps) / eps) / 2) if eps > 0 else float('inf')


# %% keeps_eps_half: ε ≥ ½ 的一轮没有舍弃 / Keeps a round with ε ≥ ½
# caught by: test_stopping
# book: 图 8.3 第 5 行 / figure 8.3, line 5
def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float(w @ (h != y))
        if eps > 0.5 + 1e-9:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        if eps < 1e-12:
            break
        w = reweight(w, y, h, alpha)
    return trace


# %% keeps_the_last_draw_in_vain: 抽满 100 次仍不行时，留下最后一次 / Keeps the last of 100 draws in vain
# caught by: test_resampling
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% nearly_zero_stops: ε 不到 0.001 就停止 / Stops at any ε below 0.001
# caught by: test_trace
# kind: narrow
def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float(w @ (h != y))
        if eps > 0.5 - 1e-9:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        if eps < 1e-3:
            break
        w = reweight(w, y, h, alpha)
    return trace


# %% negative_alpha_left_out: 预测时略去 α 为负的成员 / Leaves members of negative α out
# caught by: test_predict
# book: 图 8.3
import math
import random
from bisect import bisect_right
from itertools import accumulate


def _cols(X):
    return [[float(v) for v in c] for c in zip(*[list(r) for r in X])]


def best_stump(X, y, w):
    y = [int(v) for v in y]
    w = [float(v) for v in w]
    cands = []
    for j, col in enumerate(_cols(X)):
        vals = sorted(set(col))
        for a, b in zip(vals, vals[1:]):
            t = a + (b - a) / 2
            e = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) != yi)
            e2 = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) == yi)
            cands.append((e, -j, t, 1))
            cands.append((e2, -j, t, -1))
    e, j, t, s = min(cands)
    return {"sign": s, "feature": -j, "threshold": t}


def classifier_weight(eps):
    eps = max(float(eps), 1e-10)
    return (math.log1p(-eps) - math.log(eps)) / 2


def reweight(w, y, h, alpha):
    a = float(alpha)
    lw = []
    for wi, yi, hi in zip(w, y, h):
        lw.append(math.log(wi) - a * int(yi) * int(hi) if wi > 0 else -math.inf)
    top = max(lw)
    u = [math.exp(v - top) for v in lw]
    z = math.fsum(u)
    return [v / z for v in u]


def _out(node, x):
    if "tree" in node:
        t = node["tree"]
        while "label" not in t:
            t = t["le"] if x[t["feature"]] <= t["threshold"] else t["gt"]
        return t["label"]
    return node["sign"] if x[node["feature"]] > node["threshold"] else -node["sign"]


def adaboost_stumps(X, y, rounds):
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    while len(trace) < rounds:
        s = best_stump(X, y, w)
        h = [_out(s, x) for x in X]
        e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
        if e >= 0.5 - 1e-9:
            break
        al = classifier_weight(e)
        trace.append({**s, "epsilon": e, "alpha": al})
        if e < 1e-12:
            break
        w = reweight(w, y, h, al)
    return trace


def predict(trace, X):
    return tuple(1 if math.fsum(g["alpha"] * _out(g, x) for g in trace if g["alpha"] > 0) >= 0 else -1 for x in X)


def _ent(pairs):
    tot = math.fsum(w for _, w in pairs)
    r = 0
    for c in (1, -1):
        p = math.fsum(w for v, w in pairs if v == c) / tot
        if p > 0:
            r -= p * math.log2(p)
    return r


def grow_tree(X, y, w):
    X = [[float(v) for v in r] for r in X]
    rows = [(x, int(b), float(c)) for x, b, c in zip(X, y, w)]
    return _grow(rows)


def _grow(rows):
    pos = math.fsum(c for _, b, c in rows if b == 1)
    neg = math.fsum(c for _, b, c in rows if b == -1)
    if all(b == 1 for _, b, _ in rows) or all(b == -1 for _, b, _ in rows) or all(r[0] == rows[0][0] for r in rows):
        return {"label": 1 if pos >= neg else -1}
    tot = pos + neg
    best = None
    for j in range(len(rows[0][0])):
        vals = sorted({r[0][j] for r in rows})
        for a, b in zip(vals, vals[1:]):
            t = (a + b) / 2
            le = [(r[1], r[2]) for r in rows if r[0][j] <= t]
            gt = [(r[1], r[2]) for r in rows if r[0][j] > t]
            after = (math.fsum(c for _, c in le) * _ent(le) + math.fsum(c for _, c in gt) * _ent(gt)) / tot
            if best is None or after <= best[0]:
                best = (after, j, t)
    _, j, t = best
    return {
        "feature": j,
        "threshold": t,
        "gt": _grow([r for r in rows if r[0][j] > t]),
        "le": _grow([r for r in rows if r[0][j] <= t]),
    }


def adaboost_resampling(X, y, rounds, seed):
    rng = random.Random(seed)
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    for _ in range(rounds):
        for _ in range(100):
            cum = list(accumulate(w))
            sample = [min(bisect_right(cum, rng.random() * cum[-1]), m - 1) for _ in range(m)]
            t = grow_tree([X[i] for i in sample], [y[i] for i in sample], [1.0] * m)
            h = [_out({"tree": t}, x) for x in X]
            e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
            if 1e-12 <= e < 0.5 - 1e-9:
                break
        else:
            break
        al = classifier_weight(e)
        trace.append({"sample": sample, "tree": t, "epsilon": e, "alpha": al})
        w = reweight(w, y, h, al)
    return trace


# %% not_normalised: 更新后的权没有除以 Z_t / The new weights are not divided by Z_t
# caught by: test_first_weights, test_reweight
# book: 图 8.3 / figure 8.3
def reweight(w, y, h, alpha):
    new = w * np.exp(-alpha * y * h)
    return new


# %% one_sided_stump: 只试“大于阈值为正”的树桩 / Tries only stumps that are positive above the threshold
# caught by: test_best_stump, test_rounds_on_melons
# book: (8.18)
def best_stump(X, y, w):
    least, best = np.inf, None
    for j, column in enumerate(np.transpose(X)):
        for t in midpoints(column):
            wrong = w @ ((column > t) != (y == 1))
            for sign, error in ((1, wrong),):
                if error < least:
                    least, best = error, {"feature": j, "threshold": float(t), "sign": sign}
    return best


# %% only_errors_grow_once: 只把分错的权乘 e^α，分对的不变 / Multiplies only the mistakes, by e^α
# caught by: test_first_weights, test_reweight
# book: 图 8.3 / figure 8.3
def reweight(w, y, h, alpha):
    new = w * np.where(y == h, 1, np.exp(alpha))
    return new / new.sum()


# %% plain_vote: 预测时每个分类器一票，不用 α / Predicts by a plain vote, without α
# caught by: test_predict
# book: (8.4)
def predict(trace, X):
    score = np.zeros(len(X))
    for one in trace:
        score += (tree_outputs(one["tree"], X) if "tree" in one else outputs(one, X))
    return np.where(score >= 0, 1, -1)


# %% resamples_uniformly: 重采样总是均匀抽样 / Re-samples uniformly
# caught by: test_sampling
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% seed_ignored: 不用种子 / Ignores the seed
# caught by: test_resampling
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% sign_error_in_update: 更新的指数符号反了：分对的权反而变大 / The exponent has the wrong sign: what is right grows
# caught by: test_first_weights, test_reweight
# book: 图 8.3 / figure 8.3
def reweight(w, y, h, alpha):
    new = w * np.exp(alpha * y * h)
    return new / new.sum()


# %% sign_of_zero_negative: 和为 0 时判为 −1 / A sum of 0 is decided −1
# caught by: test_predict
# book: 图 8.3 / figure 8.3
def predict(trace, X):
    score = np.zeros(len(X))
    for one in trace:
        score += one["alpha"] * (tree_outputs(one["tree"], X) if "tree" in one else outputs(one, X))
    return np.where(score > 0, 1, -1)


# %% starts_anew_after_draws_in_vain: 抽满 100 次仍不行时，分布恢复均匀再继续 / Goes on from the uniform distribution after 100 draws in vain
# caught by: test_resampling
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            w = np.full(m, 1 / m)
            continue
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% stop_drops_the_last_round: 停止时去掉了上一轮 / Stopping drops the round before
# caught by: test_resampling
# book: §8.2
import math
import random
from bisect import bisect_right
from itertools import accumulate


def _cols(X):
    return [[float(v) for v in c] for c in zip(*[list(r) for r in X])]


def best_stump(X, y, w):
    y = [int(v) for v in y]
    w = [float(v) for v in w]
    cands = []
    for j, col in enumerate(_cols(X)):
        vals = sorted(set(col))
        for a, b in zip(vals, vals[1:]):
            t = a + (b - a) / 2
            e = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) != yi)
            e2 = math.fsum(wi for c, yi, wi in zip(col, y, w) if (1 if c > t else -1) == yi)
            cands.append((e, -j, t, 1))
            cands.append((e2, -j, t, -1))
    e, j, t, s = min(cands)
    return {"sign": s, "feature": -j, "threshold": t}


def classifier_weight(eps):
    eps = max(float(eps), 1e-10)
    return (math.log1p(-eps) - math.log(eps)) / 2


def reweight(w, y, h, alpha):
    a = float(alpha)
    lw = []
    for wi, yi, hi in zip(w, y, h):
        lw.append(math.log(wi) - a * int(yi) * int(hi) if wi > 0 else -math.inf)
    top = max(lw)
    u = [math.exp(v - top) for v in lw]
    z = math.fsum(u)
    return [v / z for v in u]


def _out(node, x):
    if "tree" in node:
        t = node["tree"]
        while "label" not in t:
            t = t["le"] if x[t["feature"]] <= t["threshold"] else t["gt"]
        return t["label"]
    return node["sign"] if x[node["feature"]] > node["threshold"] else -node["sign"]


def adaboost_stumps(X, y, rounds):
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    while len(trace) < rounds:
        s = best_stump(X, y, w)
        h = [_out(s, x) for x in X]
        e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
        if e >= 0.5 - 1e-9:
            break
        al = classifier_weight(e)
        trace.append({**s, "epsilon": e, "alpha": al})
        if e < 1e-12:
            break
        w = reweight(w, y, h, al)
    return trace


def predict(trace, X):
    return tuple(1 if math.fsum(g["alpha"] * _out(g, x) for g in trace) >= 0 else -1 for x in X)


def _ent(pairs):
    tot = math.fsum(w for _, w in pairs)
    r = 0
    for c in (1, -1):
        p = math.fsum(w for v, w in pairs if v == c) / tot
        if p > 0:
            r -= p * math.log2(p)
    return r


def grow_tree(X, y, w):
    X = [[float(v) for v in r] for r in X]
    rows = [(x, int(b), float(c)) for x, b, c in zip(X, y, w)]
    return _grow(rows)


def _grow(rows):
    pos = math.fsum(c for _, b, c in rows if b == 1)
    neg = math.fsum(c for _, b, c in rows if b == -1)
    if all(b == 1 for _, b, _ in rows) or all(b == -1 for _, b, _ in rows) or all(r[0] == rows[0][0] for r in rows):
        return {"label": 1 if pos >= neg else -1}
    tot = pos + neg
    best = None
    for j in range(len(rows[0][0])):
        vals = sorted({r[0][j] for r in rows})
        for a, b in zip(vals, vals[1:]):
            t = (a + b) / 2
            le = [(r[1], r[2]) for r in rows if r[0][j] <= t]
            gt = [(r[1], r[2]) for r in rows if r[0][j] > t]
            after = (math.fsum(c for _, c in le) * _ent(le) + math.fsum(c for _, c in gt) * _ent(gt)) / tot
            if best is None or after <= best[0]:
                best = (after, j, t)
    _, j, t = best
    return {
        "feature": j,
        "threshold": t,
        "gt": _grow([r for r in rows if r[0][j] > t]),
        "le": _grow([r for r in rows if r[0][j] <= t]),
    }


def adaboost_resampling(X, y, rounds, seed):
    rng = random.Random(seed)
    y = [int(v) for v in y]
    m = len(y)
    w = [1 / m] * m
    trace = []
    for _ in range(rounds):
        for _ in range(100):
            cum = list(accumulate(w))
            sample = [min(bisect_right(cum, rng.random() * cum[-1]), m - 1) for _ in range(m)]
            t = grow_tree([X[i] for i in sample], [y[i] for i in sample], [1.0] * m)
            h = [_out({"tree": t}, x) for x in X]
            e = math.fsum(wi for wi, a, b in zip(w, y, h) if a != b)
            if 1e-12 <= e < 0.5 - 1e-9:
                break
        else:
            return trace[:-1]
        al = classifier_weight(e)
        trace.append({"sample": sample, "tree": t, "epsilon": e, "alpha": al})
        w = reweight(w, y, h, al)
    return trace


# %% stops_at_zero_gain: 增益为 0 就停止划分 / Stops where the gain is 0
# caught by: test_grow_tree
# book: §4.2
def grow_tree(X, y, w):
    X, y, w = np.asarray(X), np.asarray(y), np.asarray(w)
    splits = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if len(set(y.tolist())) == 1 or not splits:
        return {"label": 1 if w @ y >= 0 else -1}

    def impurity(split):
        le = X[:, split[0]] <= split[1]
        return sum(w[side].sum() * entropy(y[side], w[side]) for side in (le, ~le))

    j, t = min(splits, key=impurity)
    if w.sum() * entropy(y, w) - impurity((j, t)) < 1e-12:
        return {"label": 1 if w @ y >= 0 else -1}
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": float(t),
        "le": grow_tree(X[le], y[le], w[le]),
        "gt": grow_tree(X[~le], y[~le], w[~le]),
    }


# %% stops_instead_of_redrawing: ε = 0 时停止而不重抽 / Stops at ε = 0 instead of drawing again
# caught by: test_redraws
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(1):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% stump_in_float32: 权化为单精度再比较 / Weights compared in single precision
# caught by: test_best_stump
# kind: narrow
def best_stump(X, y, w):
    w = np.asarray(w, dtype=np.float32)
    least, best = np.inf, None
    for j, column in enumerate(np.transpose(X)):
        for t in midpoints(column):
            wrong = w @ ((column > t) != (y == 1)).astype(np.float32)
            for sign, error in ((1, wrong), (-1, w.sum() - wrong)):
                if error < least:
                    least, best = error, {"feature": j, "threshold": float(t), "sign": sign}
    return best


# %% three_distributions: 重采样时样本分布只更新三次，第四轮起仍按旧的分布抽样 / Re-samples by an outdated distribution: from the fourth round on it draws by that of the third
# caught by: test_later_samples
# book: §8.2
# kind: narrow
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for t in range(rounds):
        if t < 3:
            drawn_by = w
        for _ in range(100):
            sample = rng.choice(m, size=m, p=drawn_by)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% three_seeds: 只有三个种子 / Only three different seeds
# caught by: test_sampling
# kind: narrow
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed % 3), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace


# %% thresholds_at_values: 阈值取成样本的值，不是中点 / Takes the values themselves as thresholds, not midpoints
# caught by: test_best_stump, test_grow_tree
# costs: 1.5
# book: §4.4.1
def midpoints(column):
    values = np.unique(column)
    return values[:-1]


# %% training_error_for_epsilon: ε 用不带权的错误率 / ε is the error without weights
# caught by: test_rounds_on_melons, test_trace
# book: 图 8.3 第 4 行 / figure 8.3, line 4
def adaboost_stumps(X, y, rounds):
    w, trace = np.full(len(y), 1 / len(y)), []
    for _ in range(rounds):
        stump = best_stump(X, y, w)
        h = outputs(stump, X)
        eps = float((h != y).mean())
        if eps > 0.5 - 1e-9:
            break
        alpha = classifier_weight(eps)
        trace.append({**stump, "epsilon": eps, "alpha": alpha})
        if eps < 1e-12:
            break
        w = reweight(w, y, h, alpha)
    return trace


# %% tree_unweighted: 长树时不看权 / Grows the tree without the weights
# caught by: test_grow_tree
# book: §8.2
def grow_tree(X, y, w):
    X, y, w = np.asarray(X), np.asarray(y), np.ones(len(y))
    splits = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if len(set(y.tolist())) == 1 or not splits:
        return {"label": 1 if w @ y >= 0 else -1}

    def impurity(split):
        le = X[:, split[0]] <= split[1]
        return sum(w[side].sum() * entropy(y[side], w[side]) for side in (le, ~le))

    j, t = min(splits, key=impurity)
    le = X[:, j] <= t
    return {
        "feature": j,
        "threshold": float(t),
        "le": grow_tree(X[le], y[le], w[le]),
        "gt": grow_tree(X[~le], y[~le], w[~le]),
    }


# %% unweighted_error: 选树桩时不看权 / Ignores the weights when it chooses a stump
# caught by: test_rounds_on_melons, test_best_stump
# book: (8.18)
def best_stump(X, y, w):
    least, best, w = np.inf, None, np.full(len(y), 1 / len(y))
    for j, column in enumerate(np.transpose(X)):
        for t in midpoints(column):
            wrong = w @ ((column > t) != (y == 1))
            for sign, error in ((1, wrong), (-1, w.sum() - wrong)):
                if error < least:
                    least, best = error, {"feature": j, "threshold": float(t), "sign": sign}
    return best


# %% without_replacement: 重采样时不放回 / Re-samples without replacement
# caught by: test_resampling, test_sampling
# book: §8.2
def adaboost_resampling(X, y, rounds, seed):
    X, y = np.asarray(X), np.asarray(y)
    rng, m = np.random.default_rng(seed), len(y)
    w, trace = np.full(m, 1 / m), []
    for _ in range(rounds):
        for _ in range(100):
            sample = rng.choice(m, size=m, p=w, replace=False)
            tree = grow_tree(X[sample], y[sample], np.ones(m))
            h = tree_outputs(tree, X)
            eps = float(w @ (h != y))
            if 1e-12 <= eps <= 0.5 - 1e-9:
                break
        else:
            break
        alpha = classifier_weight(eps)
        trace.append({"sample": sample.tolist(), "tree": tree, "epsilon": eps, "alpha": alpha})
        w = reweight(w, y, h, alpha)
    return trace
