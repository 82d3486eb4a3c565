"""Known mistakes of 7.1. Each cell holds what differs from the reference."""

# %% class_given_value: 算成了 P(类别 | 取值) / P(class | value) in place of P(value | class)
# caught by: test_tables_of_melons, test_tables_count_within_the_class
# book: (7.17)
# costs: 3
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain}
            have = {v: sum(row[j] == v for row in X) for v in domain}
            tables[c][name] = (
                {v: counts[v] / have[v] if have[v] else 0.0 for v in domain} if rows else dict.fromkeys(domain)
            )
    return tables


# %% classes_that_occur: 只给出样本中出现的类 / Only the classes that occur in the samples
# caught by: test_tables_count_within_the_class
# book: §7.2
# costs: 1.5
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in set(y):
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain}
            tables[c][name] = maximum_likelihood(counts) if rows else dict.fromkeys(domain)
    return tables


# %% divides_by_all_samples: 除以全部样本数，得到的是 P(类别, 取值) / Divides by the number of all samples, which gives P(class, value)
# caught by: test_tables_of_melons, test_tables_count_within_the_class
# book: (7.17)
# costs: 3
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain}
            tables[c][name] = {v: n / len(y) for v, n in counts.items()} if rows else dict.fromkeys(domain)
    return tables


# %% empty_class_crashes: 没有样本的类引起除零错误 / Divides by zero for a class without samples
# caught by: test_tables_count_within_the_class
# book: §7.2
# costs: 1
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain}
            tables[c][name] = maximum_likelihood(counts)
    return tables


# %% empty_class_zero: 没有样本的类给出 0 / Gives 0 for a class without samples
# caught by: test_tables_count_within_the_class
# book: §7.2
# costs: 1
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain}
            tables[c][name] = maximum_likelihood(counts) if rows else dict.fromkeys(domain, 0.0)
    return tables


# %% gap_by_position: 按位置而不按取值对应两个表 / Pairs the tables by position, not by value
# caught by: test_gap
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    pairs = list(zip(counts, q.values()))
    if any(counts[v] and other == 0 for v, other in pairs):
        return inf
    return float(sum(counts[v] * (log(p[v]) - log(other)) for v, other in pairs if counts[v]))


# %% gap_clipped: 取对数之前把概率截到至少 1e-12 / Raises probabilities to at least 1e-12 before taking logarithms
# caught by: test_gap
# book: (7.10)
# kind: narrow
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if any(n and q[v] == 0 for v, n in counts.items()):
        return inf
    return float(sum(n * (log(p[v]) - log(max(q[v], 1e-12))) for v, n in counts.items() if n))


# %% gap_infinite_for_tiny: q 中很小的概率也当作 0 / Takes a tiny probability of q for 0
# caught by: test_gap
# book: (7.10)
# kind: narrow
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if any(n and q[v] < 1e-12 for v, n in counts.items()):
        return inf
    return float(sum(n * (log(p[v]) - log(q[v])) for v, n in counts.items() if n))


# %% gap_never_infinite: q 排除了观测值时把那一项略去 / Skips the terms where q rules out an observed value
# caught by: test_gap
# book: (7.10)
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if any(n and q[v] == 0 for v, n in counts.items()):
        pass
    return float(sum(n * (log(p[v]) - log(q[v])) for v, n in counts.items() if n and q[v]))


# %% gap_of_near_tables_zero: 两个概率表相近时差距取 0 / The gap is 0 where the tables are close
# caught by: test_gap
# kind: narrow
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if all(abs(p[v] - q[v]) < 1e-4 for v in counts):
        return 0.0
    if any(n and q[v] == 0 for v, n in counts.items()):
        return inf
    return float(sum(n * (log(p[v]) - log(q[v])) for v, n in counts.items() if n))


# %% gap_of_one_sample: 只算了 KL 散度，没有乘样本数 / The divergence alone, not times the number of samples
# caught by: test_gap
# book: (7.10)
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if any(n and q[v] == 0 for v, n in counts.items()):
        return inf
    return float(sum(p[v] * (log(p[v]) - log(q[v])) for v, n in counts.items() if n))


# %% gap_reversed: KL 散度的两个分布颠倒了 / The two tables of the divergence are swapped
# caught by: test_gap
# book: (7.10)
def likelihood_gap(counts, q):
    p = maximum_likelihood(counts)
    if any(n and q[v] == 0 for v, n in counts.items()):
        return inf
    return float(multiplier(counts) * sum(q[v] * (log(q[v]) - log(p[v])) for v, n in counts.items() if n and q[v]))


# %% laplace: 做了拉普拉斯修正 / Applies the Laplacian correction
# caught by: test_tables_of_melons, test_tables_count_within_the_class, test_no_table_is_more_likely
# book: (7.17), (7.20)
def maximum_likelihood(counts):
    return {v: (n + 1) / (multiplier(counts) + len(counts)) for v, n in counts.items()}


# %% log2: 用了以 2 为底的对数 / Logarithms to base 2
# caught by: test_log_likelihood, test_gap
# book: (7.10)
# costs: 1.5
from math import log2 as log


# %% mean_log_likelihood: 对数似然除以了样本数 / Divides the log-likelihood by the number of samples
# caught by: test_log_likelihood
# book: (7.10)
def log_likelihood(p, values):
    if any(p[v] == 0 for v in values):
        return -inf
    return float(sum(log(p[v]) for v in values)) / max(1, len(values))


# %% multiplier_normalised: λ 取成了 1，用的是平均对数似然 / λ is 1, that of the mean log-likelihood
# caught by: test_multiplier
# book: §7.2
def multiplier(counts):
    # n_v / p_v = λ for every v that occurs; summing n_v = λ p_v over v gives λ.
    return 1.0


def maximum_likelihood(counts):
    return {v: n / sum(counts.values()) for v, n in counts.items()}


# %% multiplier_sign: λ 的正负号反了 / λ has the wrong sign
# caught by: test_multiplier
# book: §7.2
def multiplier(counts):
    # n_v / p_v = λ for every v that occurs; summing n_v = λ p_v over v gives λ.
    return -float(sum(counts.values()))


def maximum_likelihood(counts):
    return {v: n / -multiplier(counts) for v, n in counts.items()}


# %% numbers_in_texts: 把像数的文字当作数来比较 / Compares texts that look like numbers as numbers
# caught by: test_tables_count_within_the_class
# kind: narrow
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(as_number(row[j]) for row in rows)
            tables[c][name] = {v: seen[as_number(v)] / len(rows) for v in domain} if rows else dict.fromkeys(domain)
    return tables


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text


# %% only_values_of_the_class: 概率表里漏了该类中没出现的取值 / Values that do not occur in the class are left out of the table
# caught by: test_tables_of_melons, test_tables_count_within_the_class
# book: (7.17)
# costs: 2
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: seen[v] for v in domain if seen[v]}
            tables[c][name] = maximum_likelihood(counts) if rows else dict.fromkeys(domain)
    return tables


# %% product_first: 先把概率连乘再取对数，样本一多就下溢 / Multiplies the probabilities before taking the logarithm, which underflows for many samples
# caught by: test_log_likelihood
# book: (7.10)
# kind: narrow
from math import prod


def log_likelihood(p, values):
    if any(p[v] == 0 for v in values):
        return -inf
    return log(prod(p[v] for v in values)) if prod(p[v] for v in values) else -inf


# %% texts_stripped: 比较之前去掉文字首尾的空格 / Strips blanks off the texts before it compares them
# caught by: test_tables_count_within_the_class
# kind: narrow
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label.strip() == c.strip()]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j].strip() for row in rows)
            tables[c][name] = {v: seen[v.strip()] / len(rows) for v in domain} if rows else dict.fromkeys(domain)
    return tables


# %% unobserved_zero_counts: 概率为 0 的取值没有观测到，也给出负无穷 / Minus infinity for a value of probability 0 although it was not observed
# caught by: test_log_likelihood
# book: (7.10)
def log_likelihood(p, values):
    if any(each == 0 for each in p.values()):
        return -inf
    return float(sum(log(p[v]) for v in values))


# %% value_anywhere_in_the_row: 只看取值是否出现在这一行里，不管是哪个属性 / Looks for the value anywhere in the row, whichever attribute it belongs to
# caught by: test_tables_count_within_the_class
# book: (7.17)
def class_conditional(X, y, attributes, domains, classes):
    tables = {}
    for c in classes:
        rows = [row for row, label in zip(X, y) if label == c]
        tables[c] = {}
        for j, (name, domain) in enumerate(zip(attributes, domains)):
            seen = Counter(row[j] for row in rows)
            counts = {v: sum(v in row for row in rows) for v in domain}
            tables[c][name] = {v: n / len(rows) for v, n in counts.items()} if rows else dict.fromkeys(domain)
    return tables
