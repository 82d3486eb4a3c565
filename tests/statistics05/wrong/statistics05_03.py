"""Known mistakes of statistics5.3. Each cell holds what differs from the reference."""

# %% any_column: 独热编码里不分是哪一列的取值 / The one-hot code asks for the value in any column
# caught by: test_linear_form
# book: (5.9)
def one_hot(x, domains):
    return [int(value in x) for v, domain in zip(x, domains) for value in domain]


# %% bias_by_places: 偏置按位数扣，不是按段 / Takes the shift from the bias once for each place
# caught by: test_other_weights
# hint: 抵消
# book: (5.9)
def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    gained = [shift for domain, shift in zip(domains, shifts) for _ in domain]
    return [old + shift for old, shift in zip(w, gained)], b - sum(gained)


# %% bias_missing: 偏置取了 0 / The bias is 0
# caught by: test_linear_form
# hint: 谁的证据
# book: (5.9)
def linear_form(tables, domains, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], domains)
    weights = [yes[v] - no[v] for yes, no, domain in both for v in domain]
    return weights, 0.0


# %% bias_the_other_way: 偏置移动的方向反了 / Moves the bias in the wrong direction
# caught by: test_other_weights
# hint: 抵消
# book: (5.9)
def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    gained = [shift for domain, shift in zip(domains, shifts) for _ in domain]
    return [old + shift for old, shift in zip(w, gained)], b + sum(shifts)


# %% classes_by_position: 按位置而不是按名字取各类的对数表 / Takes the tables of the classes by position, not by name
# caught by: test_scores
# book: (5.9)
def log_scores(tables, x, classes):
    return {
        c: tables["prior"][c] + sum(table[v] for table, v in zip(vals, x))
        for c, vals in zip(classes, tables["values"].values())
    }


# %% decide_without_prior: 判断时没有用先验 / Decides without the prior
# caught by: test_many_attributes
# book: (5.9)
def decide(tables, x, classes):
    scores = {c: score - tables["prior"][c] for c, score in log_scores(tables, x, classes).items()}
    return max(classes, key=scores.get)


# %% divides_by_all_rows: 条件概率除以了全部样本数 / Divides the conditionals by the number of all samples
# caught by: test_tables_of_people, test_log_tables
# book: (5.11), (5.12)
def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(X) + len(domain))) for v in domain})
    return {"prior": {c: log((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


# %% dummy_coding: 每段的第一个取值权重为 0，偏置却没有补上 / The first weight of each block is 0, and the bias does not make up for it
# caught by: test_linear_form
# hint: 谁的证据
# book: (5.9)
def linear_form(tables, domains, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], domains)
    weights = [
        yes[v] - no[v] - (yes[domain[0]] - no[domain[0]]) for yes, no, domain in both for v in domain
    ]
    return weights, tables["prior"][positive] - tables["prior"][negative]


# %% evidence_against_all_others: 证据对的是其余所有类别 / Evidence against all other classes
# caught by: test_scores
# book: (5.9)
def evidence(tables, x, positive, negative):
    if len(tables["prior"]) > 2:
        rest = {c: p for c, p in tables["prior"].items() if c != positive}
        negative = max(rest, key=rest.get)
    both = zip(tables["values"][positive], tables["values"][negative], x)
    return [tables["prior"][positive] - tables["prior"][negative], *(yes[v] - no[v] for yes, no, v in both)]


# %% exp_before_compare: 取指数回到概率再比较 / Compares exponentials
# caught by: test_many_attributes
# hint: 变成 0
# book: (5.9)
from math import exp


def decide(tables, x, classes):
    scores = log_scores(tables, x, classes)
    return max(classes, key=lambda c: exp(scores[c]))


# %% first_hundred_attributes: 只看前一百个属性 / Looks at the first hundred attributes only
# caught by: test_many_attributes
# book: (5.9)
# kind: narrow
def decide(tables, x, classes):
    scores = log_scores(tables, x[:100], classes)
    return max(classes, key=scores.get)


# %% log2_prior: 先验用了以 2 为底的对数 / The prior with base 2
# caught by: test_tables_of_people, test_log_tables
# hint: 平滑
# book: (5.11), (5.12)
from math import log2


def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(rows) + len(domain))) for v in domain})
    return {"prior": {c: log2((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


# %% log_of_sum: 先加概率再取对数 / Takes the logarithm of a sum of probabilities
# caught by: test_scores
# hint: 全程都是加法
# book: (5.9)
from math import exp


def log_scores(tables, x, classes):
    return {c: tables["prior"][c] + log(sum(exp(table[v]) for table, v in zip(tables["values"][c], x))) for c in classes}


# %% mean_of_logs: 对数取了平均，没有求和 / Averages the logarithms instead of adding
# caught by: test_scores
# book: (5.9)
def log_scores(tables, x, classes):
    return {c: tables["prior"][c] + sum(table[v] for table, v in zip(tables["values"][c], x)) / len(x) for c in classes}


# %% odds_reversed: 证据的正负号反了 / The evidence with the opposite sign
# caught by: test_evidence_of_the_example, test_scores
# hint: 减去
# book: (5.9)
def evidence(tables, x, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], x)
    return [tables["prior"][negative] - tables["prior"][positive], *(no[v] - yes[v] for yes, no, v in both)]


# %% one_hot_ignores_case: 独热编码不分大小写 / The one-hot code ignores case
# caught by: test_linear_form
# book: (5.9)
def one_hot(x, domains):
    return [int(v.lower() == value.lower()) for v, domain in zip(x, domains) for value in domain]


# %% one_hot_strips: 独热编码去掉了取值两端的空白 / The one-hot code strips blanks off values
# caught by: test_linear_form
# book: (5.9)
def one_hot(x, domains):
    return [int(v.strip() == value.strip()) for v, domain in zip(x, domains) for value in domain]


# %% one_shift_for_all: 所有的段都用了第一个移动量 / Moves all blocks by the first shift
# caught by: test_other_weights
# book: (5.9)
def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    shifts = [shifts[0]] * len(shifts)
    gained = [shift for domain, shift in zip(domains, shifts) for _ in domain]
    return [old + shift for old, shift in zip(w, gained)], b - sum(shifts)


# %% prior_last: 先验的一项放在了最后 / The term of the prior stands last
# caught by: test_evidence_of_the_example, test_scores
# hint: 减去
# book: (5.9)
def evidence(tables, x, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], x)
    return [*(yes[v] - no[v] for yes, no, v in both), tables["prior"][positive] - tables["prior"][negative]]


# %% prior_missing: 得分与证据里没有先验 / Scores and evidence lack the prior
# caught by: test_scores, test_evidence_of_the_example
# book: (5.9)
def log_scores(tables, x, classes):
    return {c: sum(table[v] for table, v in zip(tables["values"][c], x)) for c in classes}


def evidence(tables, x, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], x)
    return [0.0, *(yes[v] - no[v] for yes, no, v in both)]


# %% prior_not_smoothed: 先验没有平滑 / Does not smooth the prior
# caught by: test_tables_of_people, test_log_tables
# hint: 平滑
# book: (5.11), (5.12)
def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(rows) + len(domain))) for v in domain})
    return {"prior": {c: log(max(y.count(c), 1e-9) / max(len(y), 1)) for c in classes}, "values": values}


# %% s_from_data: 分母加的是样本中出现过的取值个数 / The divisor gains the number of values that occur in the samples
# caught by: test_log_tables
# hint: 全部可能取值
# book: (5.11), (5.12)
def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(rows) + len({row[j] for row in X} or domain))) for v in domain})
    return {"prior": {c: log((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


# %% seen_values_only: 表里只有出现过的取值 / Tables hold only values that occur
# caught by: test_log_tables
# book: (5.11), (5.12)
def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(rows) + len(domain))) for v in domain if seen[v] or not X})
    return {"prior": {c: log((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


# %% shift_first_only: 只移动了每段的第一个权重 / Moves only the first weight of each block
# caught by: test_other_weights
# hint: 同加
# book: (5.9)
def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    gained = [shift * (k == 0) for domain, shift in zip(domains, shifts) for k, _ in enumerate(domain)]
    return [old + shift for old, shift in zip(w, gained)], b - sum(shifts)


# %% shift_without_bias: 移动权重时偏置没有变 / Moves the weights and leaves the bias
# caught by: test_other_weights
# hint: 抵消
# book: (5.9)
def other_weights(w, b, domains, shifts):
    # Each block holds a single 1: what all of its weights gain is added once, whatever x is.
    gained = [shift for domain, shift in zip(domains, shifts) for _ in domain]
    return [old + shift for old, shift in zip(w, gained)], b


# %% smallest_score: 取了得分最小的类别 / Takes the smallest score
# caught by: test_many_attributes
# book: (5.9)
def decide(tables, x, classes):
    scores = log_scores(tables, x, classes)
    return min(classes, key=scores.get)


# %% smoothing_of_the_class: 条件概率的分母加的是类别个数 / The divisor of the conditionals gains the number of classes
# caught by: test_tables_of_people, test_log_tables
# hint: 全部可能取值
# book: (5.11), (5.12)
def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        values[c] = []
        for j, domain in enumerate(domains):
            seen = Counter(row[j] for row in rows)
            values[c].append({v: log((seen[v] + 1) / (len(rows) + len(classes))) for v in domain})
    return {"prior": {c: log((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


# %% sorted_values: 段内按取值排序 / Sorts the values within a block
# caught by: test_linear_form
# book: (5.9)
def one_hot(x, domains):
    return [int(v == value) for v, domain in zip(x, domains) for value in sorted(domain)]


# %% value_index: 返回的是取值的序号，不是独热编码 / Returns the numbers of the values, not their one-hot code
# caught by: test_linear_form
# book: (5.9)
def one_hot(x, domains):
    return [domain.index(v) for v, domain in zip(x, domains)]


# %% values_stripped: 取值去掉空格、不分大小写再计数 / Values are stripped and lowered before they are counted
# caught by: test_log_tables
# book: (5.11)
def log_tables(X, y, domains, classes):
    values = {}
    for c in classes:
        R = [r for r, l in zip(X, y) if l == c]
        values[c] = []
        for j, d in enumerate(domains):
            s = Counter(r[j].strip().lower() for r in R)
            values[c].append({v: log((s[v.strip().lower()] + 1) / (len(R) + len(d))) for v in d})
    return {"prior": {c: log((y.count(c) + 1) / (len(y) + len(classes))) for c in classes}, "values": values}


# %% weights_in_order_of_tables: 权重按对数表中取值的次序排列，没有按 domains / Weights in the order of the log tables, not of `domains`
# caught by: test_linear_form
# book: (5.9)
def linear_form(tables, domains, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], domains)
    weights = [yes[v] - no[v] for yes, no, domain in both for v in yes]
    return weights, tables["prior"][positive] - tables["prior"][negative]


# %% weights_of_positive: 权重只有正类的对数 / The weights are the logs of the positive class alone
# caught by: test_linear_form
# hint: 谁的证据
# book: (5.9)
def linear_form(tables, domains, positive, negative):
    both = zip(tables["values"][positive], tables["values"][negative], domains)
    weights = [yes[v] for yes, no, domain in both for v in domain]
    return weights, tables["prior"][positive] - tables["prior"][negative]
