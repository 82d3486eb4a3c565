"""Known mistakes of 15.4. Each cell holds what differs from the reference."""

# %% adds_without_gain: 准确率不变时也加文字 / Adds a literal even if the accuracy stays the same
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), 0.0, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% any_row_of_half: 只要有样例（哪怕是反例）的权达到 ½，就不去掉别的正例 / Removes no other positive if any sample, even a negative, weighs ½
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)) and len(rules) < 200:
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(covered):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% at_most_five_rules: 至多学五条规则 / Learns five rules at most
# caught by: test_sequential_covering
# book: §15.2
# kind: narrow
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)) and len(rules) < 5:
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% at_most_three_literals: 规则至多三个文字 / A rule has three literals at most
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE and len(body) < 3:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% counts_instead_of_weights: P 和 N 数权大于 0 的样例 / P and N count samples with a weight above 0
# caught by: test_root, test_weighted_counts
# book: §4.4.2
def weighted_counts(rows, weights):
    total = {"是": 0.0, "否": 0.0}
    for row, w in zip(rows, weights):
        total[row["好瓜"]] += w > 0
    return total["是"], total["否"]


# %% drops_incomplete_samples: 学规则前丢掉有缺失的样例 / Drops samples with a gap before learning
# caught by: test_melons, test_learn_rule
# book: §4.4.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [0.0 if None in row.values() else 1.0 for row in rows], []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        if not any(covered):
            break
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% equal_to_four_places: 准确率相差不到 0.0001 就算同样好 / Takes accuracies less than 0.0001 apart for equally good
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > (1e-4 if best else CLOSE) or (gain > -1e-4 and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% fallback_forgets_negatives: 没有正例的权达到 ½ 时，权达到 ½ 的反例没有去掉 / Where no positive weighs ½ the negatives that do are kept
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [is_good(row) and w > CLOSE for row, w in zip(rows, weights)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% fallback_takes_heaviest: 没有正例的权达到 ½ 时只去掉最重的那个正例 / Where no positive weighs ½ only the heaviest goes
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            top = max(w for row, w in zip(rows, weights) if is_good(row))
            covered = [gone or (is_good(row) and w > top - CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% first_rule_only: 只学一条规则 / Learns one rule only
# caught by: test_melons, test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)) and not rules:
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% half_by_rounding: 由舍入误差决定 ½ 是否去掉 / Whether ½ goes is decided by rounding
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w >= 0.5 for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% half_stays: 权恰为 ½ 的样例没有去掉 / Samples of weight just ½ stay
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 + CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% half_where_unknown: 没有已知的样例时比例取 ½ / A share of 0 where nobody known is left is taken as one half
# caught by: test_value_share
# book: (4.11)
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None:
            known += w
        if row[attribute] == value:
            here += w
    return here / known if known > 0 else 0.5


# %% half_within_a_thousandth: 比 ½ 小不到 0.002 的权也算不小于 ½ / Takes a weight less than 0.002 below ½ for ½
# caught by: test_sequential_covering
# book: §15.2
# kind: narrow
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - 2e-3 for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% keeps_empty_rule: 学不到规则时把 [] 也当作一条 / Keeps [] as a rule where nothing is learned
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% keeps_pure_rules_only: 规则仍含反例的权时不要它，就此停止 / Leaves a rule out and stops where negatives keep some weight
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if weighted_counts(rows, weights)[1] > CLOSE:
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% last_tie: 一样好时取候选次序靠后的 / Of equals takes the last candidate
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size - CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% missing_looks_false: 取值写作 - 或 ? 的也当作缺失 / Takes values written - or ? for gaps, too
# caught by: test_value_share, test_apply_literal
# book: §4.4.2
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] not in (None, "-", "?"):
            known += w
        if row[attribute] == value:
            here += w
    return here / known if known > 0 else 0.0


def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    kept = {value: 1.0, None: value_share(rows, weights, attribute, value)}
    return [
        w * kept.get(None if row[attribute] in ("-", "?") else row[attribute], 0.0) for row, w in zip(rows, weights)
    ]


# %% missing_matches_all: 缺失的样例算作满足任何文字 / Samples with a gap satisfy every literal
# caught by: test_root, test_apply_literal, test_melons
# book: §4.4.2
def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    kept = {value: 1.0, None: 1.0}
    return [w * kept.get(row[attribute], 0.0) for row, w in zip(rows, weights)]


# %% missing_never_matches: 缺失的样例算作不满足 / Samples with a gap satisfy no literal
# caught by: test_root, test_apply_literal, test_melons
# book: §4.4.2
def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    kept = {value: 1.0}
    return [w * kept.get(row[attribute], 0.0) for row, w in zip(rows, weights)]


# %% mode_imputation: 用最常见的取值补上缺失 / Fills gaps with the most frequent value
# caught by: test_root, test_apply_literal, test_melons
# book: §4.4.2
def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    found = [row[attribute] for row in rows if row[attribute] is not None]
    usual = max(found, key=found.count) if found else None
    kept = {value: 1.0, None: float(usual == value)}
    return [w * kept.get(row[attribute], 0.0) for row, w in zip(rows, weights)]


# %% n_is_the_total: N 是全部样例的权之和 / N is the total weight of all samples
# caught by: test_root, test_weighted_counts
# book: §4.4.2
def weighted_counts(rows, weights):
    total = {"是": 0.0, "否": 0.0}
    for row, w in zip(rows, weights):
        total[row["好瓜"]] += w
    return total["是"], total["是"] + total["否"]


# %% negatives_go_too: 没有正例的权达到 ½ 时，权大于 0 的反例也去掉 / Where no positive weighs ½ the negatives of a weight above 0 go as well
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [w > CLOSE for w in weights]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% negatives_stay: 只去掉正例，反例都留着 / Removes positives only
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone or not is_good(row)]
    return rules


# %% no_empty_rule: 剩下的全是正例时不用 []，就此停止 / Stops instead of learning [] where only positives are left
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body:
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% no_size: 准确率相同时不看 P+N / Does not look at P+N where accuracies are equal
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE:
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% none_as_text: 把叫做 "None" 的取值当作缺失 / Takes the value called "None" for missing
# caught by: test_apply_literal
# book: §4.4.2
def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    kept = {value: 1.0, None: value_share(rows, weights, attribute, value)}
    return [w * kept.get(None if row[attribute] == "None" else row[attribute], 0.0) for row, w in zip(rows, weights)]


# %% order_of_keys: 属性的次序按样例的键 / Attributes in the order of a sample's keys
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    names = [name for name in rows[0] if name in values]
    candidates = [(attribute, "=", value) for attribute in names for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% raises_by_too_little: 准确率至少提高万分之二才加上文字 / Adds a literal only if it raises the accuracy by 0.0002
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N) + 2e-4, inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% removes_any_weight: 去掉权大于 0 的全部样例 / Removes all samples of a weight above 0
# caught by: test_melons, test_sequential_covering
# hint: ½
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% removes_certain_only: 只去掉权是 1 的样例 / Removes only samples of weight 1
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 1 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            covered = [gone or (is_good(row) and w > CLOSE) for row, w, gone in zip(rows, weights, covered)]
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% returns_ones: 返回的权只有 0 和 1 / The weights returned are 0 and 1 only
# caught by: test_melons, test_learn_rule
# book: §4.4.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, [float(w > 0) for w in weights], trace


# %% share_by_class: 按同类样例的比例算权 / The share among samples of the same class
# caught by: test_root, test_apply_literal, test_melons
# book: §4.4.2
def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    found = []
    for row, w in zip(rows, weights):
        same = [(one, v) for one, v in zip(rows, weights) if is_good(one) == is_good(row)]
        share = value_share([one for one, _ in same], [v for _, v in same], attribute, value)
        found.append(w * {value: 1.0, None: share}.get(row[attribute], 0.0))
    return found


def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% share_by_first_weights: 比例总用开始时的权算 / Shares always by the weights of the beginning
# caught by: test_melons, test_learn_rule
# book: §4.4.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = [w * v for w, v in zip(weights, apply_literal(rows, [1.0] * len(rows), literal))]
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% share_by_number: 比例按个数算，不按权 / Shares by the number of samples, not by weight
# caught by: test_value_share, test_melons
# hint: weight
# book: (4.11)
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None:
            known += 1
        if row[attribute] == value:
            here += 1
    return here / known if known > 0 else 0.0


def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% share_by_number_of_positive_weight: 比例按权大于 0 的样例的个数算 / Shares by the number of samples with a weight above 0
# caught by: test_value_share, test_melons
# book: (4.11)
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if w == 0:
            continue
        if row[attribute] is not None:
            known += 1
        if row[attribute] == value:
            here += 1
    return here / known if known > 0 else 0.0


def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% share_of_values: 缺失时各取值平分 / A gap is shared equally among the values that occur
# caught by: test_root, test_apply_literal, test_melons
# book: §4.4.2
def apply_literal(rows, weights, literal):
    attribute, _, value = literal
    kept = {value: 1.0, None: 1 / max(1, len({row[attribute] for row in rows} - {None}))}
    return [w * kept.get(row[attribute], 0.0) for row, w in zip(rows, weights)]


def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% share_over_all_samples: 比例的分母含有缺失的样例 / The denominator of the share includes samples with a gap
# caught by: test_root, test_value_share
# hint: denominator
# book: (4.11)
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None:
            known += w
        if row[attribute] == value:
            here += w
    known = sum(weights)
    return here / known if known > 0 else 0.0


def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% shares_rounded: 比例保留六位小数 / Rounds shares to six places
# caught by: test_value_share
# book: (4.11)
# kind: narrow
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None:
            known += w
        if row[attribute] == value:
            here += w
    return round(here / known, 6) if known > 0 else 0.0


# %% size_first: 先比 P+N，再比准确率 / Compares P+N before the accuracy
# caught by: test_melons, test_learn_rule
# hint: accuracy
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if accuracy(p, n) > accuracy(P, N) + CLOSE and (best is None or p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% sizes_to_two_places: P+N 相差不到 0.005 就算相等 / Takes P+N less than 0.005 apart for equal
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + 5e-3):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% small_n_is_zero: N 小于 0.0001 就当作 0 / Takes N below 0.0001 for 0
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > 1e-4:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% small_rules_left_out: P+N 小于 0.001 的文字不算 / Leaves out literals with P+N below 0.001
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            if p + n < 1e-3:
                continue
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% small_total_is_zero: 权之和小于 1e-5 就当作没有已知的样例 / Takes a total weight below 1e-5 for nobody known
# caught by: test_value_share
# book: (4.11)
# kind: narrow
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None:
            known += w
        if row[attribute] == value:
            here += w
    return here / known if known > 1e-5 else 0.0


# %% small_weights_are_zero: 把小于 1e-4 的权当作 0 / Takes weights below 1e-4 for 0
# caught by: test_value_share
# book: (4.11)
# kind: narrow
def value_share(rows, weights, attribute, value):
    here = known = 0.0
    for row, w in zip(rows, weights):
        if row[attribute] is not None and w > 1e-4:
            known += w
        if row[attribute] == value and w > 1e-4:
            here += w
    return here / known if known > 0 else 0.0


# %% smaller_total: 准确率相同时取 P+N 小的 / Of equal accuracies takes the smaller P+N
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (best is not None and gain > -CLOSE and p + n < size - CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% stops_near_pure: 准确率达到 0.99 就停 / Stops at an accuracy of 0.99
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while accuracy(P, N) < 0.99:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% stops_without_half: 没有正例的权达到 ½ 就停 / Stops where no positive weighs ½
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values):
    rules = []
    while any(map(is_good, rows)):
        body, weights, _ = learn_rule(rows, values)
        if not body and not all(map(is_good, rows)):
            break
        rules.append(body)
        covered = [w > 0.5 - CLOSE for w in weights]
        if not any(is_good(row) for row, gone in zip(rows, covered) if gone):
            break
        rows = [row for row, gone in zip(rows, covered) if not gone]
    return rules


# %% ties_without_tolerance: 直接比较浮点数，舍入误差决定谁更好 / Compares floats as they are, so that rounding decides
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > 0 or (gain == 0 and p + n > size):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% tolerance_too_wide: 准确率相差不到 0.001 就算相等 / Takes accuracies less than 0.001 apart for equal
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > 1e-3 or (gain > -1e-3 and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% trace_before_adding: 过程记的是加上以前的 P 和 N / The trace has P and N before adding
# caught by: test_melons, test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        trace.append((best[0], P, N))
        literal, P, N, weights = best
        body.append(literal)
    return body, weights, trace


# %% values_that_occur: 候选次序按取值出现的先后 / Candidates in the order in which values occur
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values):
    candidates = [(a, "=", v) for a in values for v in dict.fromkeys(row[a] for row in rows) if v is not None]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            kept = apply_literal(rows, weights, literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace


# %% weights_begin_anew: 每加一个文字，权都从 1 重新算起 / Weights begin anew with every literal
# caught by: test_melons, test_learn_rule
# book: §4.4.2
def learn_rule(rows, values):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, weights, trace = [], [1.0] * len(rows), []
    P, N = weighted_counts(rows, weights)
    while N > CLOSE:
        # As nothing is larger than inf, only a higher accuracy is better than no literal.
        most, size, best = accuracy(P, N), inf, None
        for literal in candidates:
            if literal[0] in [one[0] for one in body]:
                continue
            kept = apply_literal(rows, [float(w > 0) for w in weights], literal)
            p, n = weighted_counts(rows, kept)
            gain = accuracy(p, n) - most
            if gain > CLOSE or (gain > -CLOSE and p + n > size + CLOSE):
                most, size, best = accuracy(p, n), p + n, (literal, p, n, kept)
        if best is None:
            break
        literal, P, N, weights = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, weights, trace
