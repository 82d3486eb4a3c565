"""Known mistakes of 8.5. Each cell holds what differs from the reference."""

# %% constant_always_positive: 常数树桩总预测 +1 / The constant stump always predicts +1
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% constant_as_candidate: 总把常数也当作候选 / Always counts the constant among the candidates
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    stumps.append({"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1})
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% constant_tie_negative: 多数类相等时取 −1 / A tie of the classes gives −1
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() > 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% cuts_at_class_changes: 只试标记改变处的阈值 / Tries only thresholds where the label changes
# caught by: test_fit_stump
# book: §4.3
import random
from fractions import Fraction
from math import inf


def bootstrap(m, T, seed):
    r = random.Random(seed)
    return [tuple(sorted(r.choices(range(m), k=m))) for _ in range(T)]


def fit_stump(X, y):
    X = [[float(v) for v in row] for row in X]
    y = [int(v) for v in y]
    n = len(X[0])
    maj = 1 if sum(y) >= 0 else -1
    if len(set(y)) == 1:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    best = None
    for j in reversed(range(n)):
        values = sorted({row[j] for row in X})
        pairs = sorted((row[j], v) for row, v in zip(X, y))
        # score(t) = sum y over x > t
        total = sum(y)
        left = 0
        i = 0
        for a, b in zip(values, values[1:]):
            while i < len(pairs) and pairs[i][0] <= a:
                left += pairs[i][1]
                i += 1
            if len({v for q,v in pairs if q in (a,b)})==1: continue
            score = total - left - left
            s = 1 if score > 0 else -1
            if best is None or abs(score) >= best[0]:
                best = (abs(score), j, (a + b) / 2, s)
    if best is None:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    return {"feature": best[1], "threshold": best[2], "sign": best[3]}


def bagging(X, y, samples):
    return tuple(fit_stump([X[i] for i in s], [y[i] for i in s]) for s in samples)


def predict(h, x):
    return h["sign"] if x[h["feature"]] > h["threshold"] else -h["sign"]


def vote(stumps, X):
    return [1 if sum(predict(h, x) for h in stumps) >= 0 else -1 for x in X]


def oob_votes(stumps, samples, X):
    res = []
    for i, x in enumerate(X):
        use = [predict(h, x) for h, s in zip(stumps, samples) if i not in s]
        res.append(None if not use else 1 if sum(use) >= 0 else -1)
    return res


def oob_error(stumps, samples, X, y):
    o = oob_votes(stumps, samples, X)
    pairs = [(a, b) for a, b in zip(o, y) if a is not None]
    return Fraction(sum(int(a != b) for a, b in pairs), len(pairs)) if pairs else None


def expected_distinct(m):
    p = 1.0
    for _ in range(m):
        p *= 1 - 1 / m
    return 1 - p


# %% distinct_rows_only: 重复抽到的行只用一次 / Uses a repeated row only once
# caught by: test_bagging
# book: §8.3.1
def bagging(X, y, samples):
    return [fit_stump(np.asarray(X)[sorted(set(sample))], np.asarray(y)[sorted(set(sample))]) for sample in samples]


# %% draws_fewer: 每个采样只抽六成 / Draws only six tenths as many
# caught by: test_bootstrap
# book: §8.3.1
def bootstrap(m, T, seed):
    return np.random.default_rng(seed).integers(m, size=(T, max(1, int(0.6 * m)))).tolist()


# %% duplicates_dropped: 树桩去掉重复的样本再训练 / The stump drops repeated samples before training
# caught by: test_fit_stump
# book: §8.3.1
def fit_stump(X, y):
    rows = np.unique(np.column_stack([X, y]), axis=0)
    X, y = rows[:, :-1], rows[:, -1].astype(int)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% eight_columns: 只看前 8 列 / Looks at the first 8 columns only
# caught by: test_fit_stump
# book: §4.3
# kind: narrow
import random
from fractions import Fraction
from math import inf


def bootstrap(m, T, seed):
    r = random.Random(seed)
    return [tuple(sorted(r.choices(range(m), k=m))) for _ in range(T)]


def fit_stump(X, y):
    X = [[float(v) for v in row] for row in X]
    y = [int(v) for v in y]
    n = len(X[0])
    maj = 1 if sum(y) >= 0 else -1
    if len(set(y)) == 1:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    best = None
    for j in reversed(range(min(n,8))):
        values = sorted({row[j] for row in X})
        pairs = sorted((row[j], v) for row, v in zip(X, y))
        # score(t) = sum y over x > t
        total = sum(y)
        left = 0
        i = 0
        for a, b in zip(values, values[1:]):
            while i < len(pairs) and pairs[i][0] <= a:
                left += pairs[i][1]
                i += 1
            score = total - left - left
            s = 1 if score > 0 else -1
            if best is None or abs(score) >= best[0]:
                best = (abs(score), j, (a + b) / 2, s)
    if best is None:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    return {"feature": best[1], "threshold": best[2], "sign": best[3]}


def bagging(X, y, samples):
    return tuple(fit_stump([X[i] for i in s], [y[i] for i in s]) for s in samples)


def predict(h, x):
    return h["sign"] if x[h["feature"]] > h["threshold"] else -h["sign"]


def vote(stumps, X):
    return [1 if sum(predict(h, x) for h in stumps) >= 0 else -1 for x in X]


def oob_votes(stumps, samples, X):
    res = []
    for i, x in enumerate(X):
        use = [predict(h, x) for h, s in zip(stumps, samples) if i not in s]
        res.append(None if not use else 1 if sum(use) >= 0 else -1)
    return res


def oob_error(stumps, samples, X, y):
    o = oob_votes(stumps, samples, X)
    pairs = [(a, b) for a, b in zip(o, y) if a is not None]
    return Fraction(sum(int(a != b) for a, b in pairs), len(pairs)) if pairs else None


def expected_distinct(m):
    p = 1.0
    for _ in range(m):
        p *= 1 - 1 / m
    return 1 - p


# %% ends_half_as_likely: 行多时首尾两个行号的概率只有一半 / With many rows the first and the last are drawn half as often
# caught by: test_draws
# book: §2.2.3
# kind: narrow
import random
from fractions import Fraction
from math import inf


def bootstrap(m, T, seed):
    r = random.Random(seed)
    return [tuple(sorted((r.randrange(m) if m < 30 else round(r.random() * (m - 1)) for _ in range(m)))) for _ in range(T)]


def fit_stump(X, y):
    X = [[float(v) for v in row] for row in X]
    y = [int(v) for v in y]
    n = len(X[0])
    maj = 1 if sum(y) >= 0 else -1
    if len(set(y)) == 1:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    best = None
    for j in reversed(range(n)):
        values = sorted({row[j] for row in X})
        pairs = sorted((row[j], v) for row, v in zip(X, y))
        # score(t) = sum y over x > t
        total = sum(y)
        left = 0
        i = 0
        for a, b in zip(values, values[1:]):
            while i < len(pairs) and pairs[i][0] <= a:
                left += pairs[i][1]
                i += 1
            score = total - left - left
            s = 1 if score > 0 else -1
            if best is None or abs(score) >= best[0]:
                best = (abs(score), j, (a + b) / 2, s)
    if best is None:
        return {"feature": 0, "threshold": -inf, "sign": maj}
    return {"feature": best[1], "threshold": best[2], "sign": best[3]}


def bagging(X, y, samples):
    return tuple(fit_stump([X[i] for i in s], [y[i] for i in s]) for s in samples)


def predict(h, x):
    return h["sign"] if x[h["feature"]] > h["threshold"] else -h["sign"]


def vote(stumps, X):
    return [1 if sum(predict(h, x) for h in stumps) >= 0 else -1 for x in X]


def oob_votes(stumps, samples, X):
    res = []
    for i, x in enumerate(X):
        use = [predict(h, x) for h, s in zip(stumps, samples) if i not in s]
        res.append(None if not use else 1 if sum(use) >= 0 else -1)
    return res


def oob_error(stumps, samples, X, y):
    o = oob_votes(stumps, samples, X)
    pairs = [(a, b) for a, b in zip(o, y) if a is not None]
    return Fraction(sum(int(a != b) for a, b in pairs), len(pairs)) if pairs else None


def expected_distinct(m):
    p = 1.0
    for _ in range(m):
        p *= 1 - 1 / m
    return 1 - p


# %% equal_goes_up: 等于阈值也预测 sign / A value equal to the threshold counts as above
# caught by: test_vote, test_oob_votes
# costs: 1
# book: §8.3.1
def outputs(stump, X):
    return np.where(np.asarray(X)[:, stump["feature"]] >= stump["threshold"], stump["sign"], -stump["sign"])


# %% equal_labels_cut: 标记全同时也用中点划分 / Cuts at a midpoint though all labels are equal
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% first_feature_only: 只看第一个有变化的属性 / Looks only at the first attribute that varies
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts if j == cuts[0][0] for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% gain_stump: 按信息增益选树桩 / Chooses stumps by information gain
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    def bits(labels):
        p = np.mean(labels == 1)
        return -sum(q * np.log2(q) for q in (p, 1 - p) if q > 0)

    def after(cut):
        up = X[:, cut[0]] > cut[1]
        return sum(part.mean() * bits(y[part]) for part in (up, ~up))

    j, t = min(cuts, key=after)
    stump = {"feature": j, "threshold": float(t), "sign": 1}
    wrong = np.sum(outputs(stump, X) != y)
    return stump if 2 * wrong <= len(y) else {**stump, "sign": -1}


# %% grid_thresholds: 阈值取等距的 20 个 / Twenty equidistant thresholds
# caught by: test_fit_stump
# book: §4.4.2
def midpoints(column):
    values = np.unique(column)
    return np.linspace(values[0], values[-1], 21)[:-1] if len(values) > 1 else values[:0]


# %% last_row_left_out: 漏掉最后一个样本 / Leaves out the last sample
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    if len(y) > 15:
        X, y = X[:-1], y[:-1]
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1, -1)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% last_row_never: 最后一行从不抽到 / Never draws the last row
# caught by: test_draws
# book: §8.3.1
def bootstrap(m, T, seed):
    return np.random.default_rng(seed).integers(max(1, m - 1), size=(T, m)).tolist()


# %% last_stump_decides: 只用最后一个树桩 / Only the last stump decides
# caught by: test_vote
# book: §8.3.1
def vote(stumps, X):
    return np.where(outputs(stumps[-1], X) >= 0, 1, -1)


# %% limit_for_all_m: 对所有 m 都用极限 1 − 1/e / The limit 1 − 1/e for every m
# caught by: test_expected_distinct
# book: (2.1)
def expected_distinct(m):
    return 1 - float(np.exp(-1))


# %% number_instead_of_share: 给出的是个数而不是比例 / Gives the number instead of the share
# caught by: test_expected_distinct
# book: (2.1)
def expected_distinct(m):
    return m * (1 - (1 - 1 / m) ** m)


# %% one_sided_stump: 只试 +1 一种符号 / Tries only the sign +1
# caught by: test_fit_stump
# book: §4.3
def fit_stump(X, y):
    X, y = np.asarray(X), np.asarray(y)
    cuts = [(j, t) for j, column in enumerate(X.T) for t in midpoints(column)]
    if abs(y.sum()) == len(y) or not cuts:
        return {"feature": 0, "threshold": -np.inf, "sign": 1 if y.sum() >= 0 else -1}
    stumps = [{"feature": j, "threshold": float(t), "sign": sign} for j, t in cuts for sign in (1,)]
    return min(stumps, key=lambda stump: np.sum(outputs(stump, X) != y))


# %% oob_divides_by_m: 包外错误率除以全部 m 个样本，没有包外预测的也在内 / Divides the out-of-bag error by all m samples, those without a prediction included
# caught by: test_oob_error
# hint: |D|
# book: §8.3.1
def oob_error(stumps, samples, X, y):
    wrong = [v != label for v, label in zip(oob_votes(stumps, samples, X), y) if v is not None]
    return float(sum(wrong) / len(y)) if wrong else None


# %% oob_error_per_stump: 各树桩包外错误率的平均 / The average of each stump's own error out of bag
# caught by: test_oob_error
# book: (8.21)
def oob_error(stumps, samples, X, y):
    wrong = [
        outputs(stump, X)[i] != y[i] for stump, sample in zip(stumps, samples) for i in range(len(y)) if i not in sample
    ]
    return float(np.mean(wrong)) if wrong else None


# %% oob_error_zero: 没有包外预测时错误率给 0 / An error of 0 where nothing can be predicted
# caught by: test_oob_error
# book: (8.21)
def oob_error(stumps, samples, X, y):
    wrong = [v != label for v, label in zip(oob_votes(stumps, samples, X), y) if v is not None]
    return float(np.mean(wrong)) if wrong else 0.0


# %% oob_none_as_positive: 没有包外预测时当作 +1 / Takes +1 where there is no prediction
# caught by: test_oob_votes
# book: (8.20)
def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[sample] = 0
    return [1 if row.sum() >= 0 else -1 for row in votes.T]


# %% oob_tie_negative: 包外票数相等时取 −1 / Equal votes out of bag give −1
# caught by: test_oob_votes
# book: (8.20)
def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[sample] = 0
    return [(1 if row.sum() > 0 else -1) if row.any() else None for row in votes.T]


# %% oob_tie_none: 包外票数相等时也给 None / Equal votes out of bag give None
# caught by: test_oob_votes
# book: (8.20)
def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[sample] = 0
    return [(1 if row.sum() >= 0 else -1) if row.sum() else None for row in votes.T]


# %% oob_uses_all_stumps: 所有树桩都投包外的票 / All stumps vote out of bag
# caught by: test_oob_votes
# book: (8.20)
def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[:0] = 0
    return [(1 if row.sum() >= 0 else -1) if row.any() else None for row in votes.T]


# %% oob_uses_in_bag: 包外预测用的却是包内的树桩 / Uses the stumps in the bag
# caught by: test_oob_votes
# book: (8.20)
def oob_votes(stumps, samples, X):
    votes = np.array([outputs(stump, X) for stump in stumps])
    for row, sample in zip(votes, samples):
        row[np.setdiff1d(np.arange(len(row)), sample)] = 0
    return [(1 if row.sum() >= 0 else -1) if row.any() else None for row in votes.T]


# %% outer_cut_left_out: 漏掉最大的中点 / Leaves out the largest midpoint
# caught by: test_fit_stump
# book: §4.4.2
def midpoints(column):
    values = np.unique(column)
    cuts = (values[:-1] + values[1:]) / 2
    return cuts[:-1] if len(cuts) > 1 else cuts


# %% rotated_sample: 把一个采样的行号轮换得到其余的采样 / Gets all samples by rotating one
# caught by: test_draws
# book: §8.3.1
def bootstrap(m, T, seed):
    first = np.random.default_rng(seed).integers(m, size=m)
    return [((first + t) % m).tolist() for t in range(T)]


# %% rows_from_one: 行号从 1 起 / Row numbers from 1
# caught by: test_bootstrap
# book: §8.3.1
def bootstrap(m, T, seed):
    return np.random.default_rng(seed).integers(1, m + 1, size=(T, m)).tolist()


# %% same_sample_every_round: 每一轮用同一个采样 / The same sample in every round
# caught by: test_draws
# book: §8.3.1
def bootstrap(m, T, seed):
    return [np.random.default_rng(seed).integers(m, size=m).tolist()] * T


# %% seed_ignored: 种子不起作用 / The seed has no effect
# caught by: test_draws
# book: §8.3.1
def bootstrap(m, T, seed):
    return np.random.default_rng(0).integers(m, size=(T, m)).tolist()


# %% seed_times_round: 第 t 个采样的种子是 seed 乘 t / The seed of sample t is seed times t
# caught by: test_draws
def bootstrap(m, T, seed):
    return [np.random.default_rng(seed * t).integers(m, size=m).tolist() for t in range(1, T + 1)]


# %% share_left_out: 给出的是没有抽到的比例 / Gives the share that was left out
# caught by: test_expected_distinct
# book: (2.1)
def expected_distinct(m):
    return (1 - 1 / m) ** m


# %% sign_of_zero: 票数相等时给出 0 / Equal votes give 0
# caught by: test_vote
# book: §8.3.1
def vote(stumps, X):
    return np.sign(sum(outputs(stump, X) for stump in stumps))


# %% thresholds_at_values: 以取值本身而不是中点为阈值 / Thresholds at the values instead of midpoints
# caught by: test_fit_stump
# book: §4.4.2
def midpoints(column):
    values = np.unique(column)
    return values[:-1]


# %% tie_minus_one: 票数相等时取 −1 / Equal votes give −1
# caught by: test_vote
# book: §8.3.1
def vote(stumps, X):
    return np.where(sum(outputs(stump, X) for stump in stumps) > 0, 1, -1)


# %% training_error_for_oob: 用训练错误率代替包外错误率 / The training error instead of the out-of-bag error
# caught by: test_oob_error
# book: (8.21)
def oob_error(stumps, samples, X, y):
    wrong = (vote(stumps, X) != y).tolist()
    return float(np.mean(wrong)) if wrong else None


# %% trains_on_all_rows: 每个树桩都用全部样本 / Every stump is trained on all rows
# caught by: test_bagged_melons, test_bagging
# book: §8.3.1
def bagging(X, y, samples):
    return [fit_stump(X, y) for _ in samples]


# %% trains_out_of_bag: 用没有抽到的样本训练 / Trains on the rows that were left out
# caught by: test_bagged_melons, test_bagging
# book: §8.3.1
def bagging(X, y, samples):
    stumps = []
    for sample in samples:
        rest = [i for i in range(len(y)) if i not in sample] or [0]
        stumps.append(fit_stump(np.asarray(X)[rest], np.asarray(y)[rest]))
    return stumps


# %% transposed: 行与列颠倒：m 个大小为 T 的采样 / Transposed: m samples of size T
# caught by: test_bootstrap
# book: §8.3.1
def bootstrap(m, T, seed):
    return np.random.default_rng(seed).integers(m, size=(m, T)).tolist()


# %% true_randomness: 同一个种子结果不同 / One seed, different results
# caught by: test_bootstrap
# book: §8.3.1
def bootstrap(m, T, seed):
    return np.random.default_rng().integers(m, size=(T, m)).tolist()


# %% two_rows_at_least: 重抽直到至少有两个不同的行号 / Draws again until two rows differ
# caught by: test_draws
def bootstrap(m, T, seed):
    rng, samples = np.random.default_rng(seed), []
    while len(samples) < T:
        sample = rng.integers(m, size=m).tolist()
        if m == 1 or len(set(sample)) > 1:
            samples.append(sample)
    return samples


# %% vote_by_distance: 按到阈值的距离加权投票 / Weights each vote by the distance to the threshold
# caught by: test_vote
# book: §8.3.1
def vote(stumps, X):
    far = [np.minimum(np.abs(np.asarray(X)[:, s["feature"]] - s["threshold"]), 1e9) for s in stumps]
    score = sum(d * outputs(stump, X) for d, stump in zip(far, stumps))
    return np.where(score >= 0, 1, -1)


# %% weights_like_boosting: 给错例加权，像 AdaBoost / Gives weight to mistakes as AdaBoost does
# caught by: test_bagging
# book: §8.3.1
def bagging(X, y, samples):
    stumps, weak = [], []
    for sample in samples:
        rows = list(sample) + weak
        stumps.append(fit_stump(np.asarray(X)[rows], np.asarray(y)[rows]))
        weak = np.flatnonzero(outputs(stumps[-1], X) != y).tolist()
    return stumps


# %% without_replacement: 不放回地抽 / Draws without replacement
# caught by: test_draws
# book: §8.3.1
def bootstrap(m, T, seed):
    rng = np.random.default_rng(seed)
    return [rng.permutation(m).tolist() for _ in range(T)]
