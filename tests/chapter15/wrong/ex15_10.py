"""Known mistakes of 15.10. Each cell holds what differs from the reference."""

# %% accuracy_to_six_places: 准确率与权之和舍入到六位小数再比 / Compares accuracies and total weights rounded to six places
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
from math import fsum


def example_weights(cover_counts, labels, decay):
    return [float(decay) ** k if y == "是" else 1 for k, y in zip(cover_counts, labels)]


def hit(body, row):
    return all(row[a] == v for a, _, v in body)


def weighted_counts(body, rows, weights):
    P = fsum(w for r, w in zip(rows, weights) if hit(body, r) and r["好瓜"] == "是")
    N = fsum(w for r, w in zip(rows, weights) if hit(body, r) and r["好瓜"] == "否")
    return [P, N]


def learn_rule(rows, values, weights, cover_counts):
    body, trace = [], []
    cov = list(range(len(rows)))
    while any(rows[i]["好瓜"] == "否" for i in cov):
        best = None
        n0 = sum(rows[i]["好瓜"] == "否" for i in cov)
        for a, vs in values.items():
            for v in vs:
                sub = [i for i in cov if rows[i][a] == v]
                if not any(rows[i]["好瓜"] == "是" and cover_counts[i] == 0 for i in sub):
                    continue
                if sum(rows[i]["好瓜"] == "否" for i in sub) == n0:
                    continue
                P = fsum(weights[i] for i in sub if rows[i]["好瓜"] == "是")
                N = fsum(weights[i] for i in sub if rows[i]["好瓜"] == "否")
                s = P / (P + N), P + N
                if best is None or tuple(round(one, 6) for one in s) > tuple(round(one, 6) for one in best[0]):
                    best = s, [a, "=", v], sub, P, N
        _, lit, cov, P, N = best
        body.append(lit)
        trace.append([lit, P, N])
    return [body, trace]


def weighted_covering(rows, values, decay):
    k = [0] * len(rows)
    out = []
    while any(r["好瓜"] == "是" and c == 0 for r, c in zip(rows, k)):
        w = example_weights(k, [r["好瓜"] for r in rows], decay)
        body, _ = learn_rule(rows, values, w, k)
        on = [hit(body, r) for r in rows]
        k = [c + o for c, o in zip(k, on)]
        out.append({"body": body, "weights": w, "covered": [r["编号"] for r, o in zip(rows, on) if o]})
    return out


def more_rules_data(decay):
    cells, values = LIGHT if decay < 0.75 else HEAVY
    rows = [{"编号": k, **dict(zip(values, one, strict=False)), "好瓜": one[-1]} for k, one in enumerate(cells)]
    return rows, values


LIGHT = ['12321否', '22212是', '21111是', '21321否', '21221否', '22232是', '22331否', '11132是', '22311否', '22121否', '12111否', '12331是', '12221否', '21232否'], {'a': ['1', '2'], 'b': ['1', '2'], 'c': ['1', '2', '3'], 'd': ['1', '2', '3'], 'e': ['1', '2']}


HEAVY = ['31112否', '12131是', '31221否', '11132是', '11111是', '12211是', '31221否', '21121否', '23132是', '22222是', '22112是', '32212否', '23121是', '31112否'], {'a': ['1', '2', '3'], 'b': ['1', '2', '3'], 'c': ['1', '2'], 'd': ['1', '2', '3'], 'e': ['1', '2']}


# %% additive_weights: 用 1/(1+k) 作权，不看 decay / Weighs by 1/(1+k), whatever decay is
# caught by: test_weights, test_no_decay
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [1 / (1 + k) if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


# %% any_positive_will_do: 不要求留住从未覆盖的正例 / Does not demand that a positive never covered is kept
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N), P + N
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        if not any(k == 0 and row["编号"] in covered for k, row in zip(cover_counts, rows)):
            break
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% as_many_rules_as_needed_twice: 每个正例都要覆盖两次才停 / Goes on until every positive is covered twice
# caught by: test_covering, test_melons
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k < 2 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N), P + N
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while len(rules) < len(rows) and any(label == "是" and k < 2 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% at_most_four_times: 覆盖次数超过四次就不再变轻 / Weights no longer fall after four times
# caught by: test_covering
# book: §15.2
# kind: narrow
from math import fsum


def example_weights(cover_counts, labels, decay):
    return [float(decay) ** k if y == "是" else 1 for k, y in zip(cover_counts, labels)]


def hit(body, row):
    return all(row[a] == v for a, _, v in body)


def weighted_counts(body, rows, weights):
    P = fsum(w for r, w in zip(rows, weights) if hit(body, r) and r["好瓜"] == "是")
    N = fsum(w for r, w in zip(rows, weights) if hit(body, r) and r["好瓜"] == "否")
    return [P, N]


def learn_rule(rows, values, weights, cover_counts):
    body, trace = [], []
    cov = list(range(len(rows)))
    while any(rows[i]["好瓜"] == "否" for i in cov):
        best = None
        n0 = sum(rows[i]["好瓜"] == "否" for i in cov)
        for a, vs in values.items():
            for v in vs:
                sub = [i for i in cov if rows[i][a] == v]
                if not any(rows[i]["好瓜"] == "是" and cover_counts[i] == 0 for i in sub):
                    continue
                if sum(rows[i]["好瓜"] == "否" for i in sub) == n0:
                    continue
                P = fsum(weights[i] for i in sub if rows[i]["好瓜"] == "是")
                N = fsum(weights[i] for i in sub if rows[i]["好瓜"] == "否")
                s = P / (P + N), P + N
                if best is None or s[0] > best[0][0] + 1e-9 or (abs(s[0] - best[0][0]) <= 1e-9 and s[1] > best[0][1] + 1e-9):
                    best = s, [a, "=", v], sub, P, N
        _, lit, cov, P, N = best
        body.append(lit)
        trace.append([lit, P, N])
    return [body, trace]


def weighted_covering(rows, values, decay):
    k = [0] * len(rows)
    out = []
    while any(r["好瓜"] == "是" and c == 0 for r, c in zip(rows, k)):
        w = example_weights([min(one, 4) for one in k], [r["好瓜"] for r in rows], decay)
        body, _ = learn_rule(rows, values, w, k)
        on = [hit(body, r) for r in rows]
        k = [c + o for c, o in zip(k, on)]
        out.append({"body": body, "weights": w, "covered": [r["编号"] for r, o in zip(rows, on) if o]})
    return out


def more_rules_data(decay):
    cells, values = LIGHT if decay < 0.75 else HEAVY
    rows = [{"编号": k, **dict(zip(values, one, strict=False)), "好瓜": one[-1]} for k, one in enumerate(cells)]
    return rows, values


LIGHT = ['12321否', '22212是', '21111是', '21321否', '21221否', '22232是', '22331否', '11132是', '22311否', '22121否', '12111否', '12331是', '12221否', '21232否'], {'a': ['1', '2'], 'b': ['1', '2'], 'c': ['1', '2', '3'], 'd': ['1', '2', '3'], 'e': ['1', '2']}


HEAVY = ['31112否', '12131是', '31221否', '11132是', '11111是', '12211是', '31221否', '21121否', '23132是', '22222是', '22112是', '32212否', '23121是', '31112否'], {'a': ['1', '2', '3'], 'b': ['1', '2', '3'], 'c': ['1', '2'], 'd': ['1', '2', '3'], 'e': ['1', '2']}


# %% at_most_three_times: 次数封顶在 3 / Counts a positive three times at most
# caught by: test_weights
# book: §15.2
# kind: narrow
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [decay ** min(k, 3) if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


# %% contradictory_data: 给的数据集里有相同的正例和反例 / Gives a data set in which a positive equals a negative
# caught by: test_more_rules
# book: §15.2
def more_rules_data(decay):
    # Found by trying small random data sets until all four decays had more rules.
    cells = ("xyx否", "xyx是", "xxx是", "yxx是", "yyy是", "yzx是", "yzy是", "yxy否", "zzx是")
    rows = [{"编号": k, "a": a, "b": b, "c": c, "好瓜": label} for k, (a, b, c, label) in enumerate(cells, 1)]
    return rows, {"a": ["x", "y", "z"], "b": ["x", "y", "z"], "c": ["x", "y"]}


# %% covered_by_row_number: covered 列的是行号 / `covered` lists row numbers
# caught by: test_covering, test_melons
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": [k for k, row in enumerate(rows) if covers(body, row)]})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% covered_lists_new_ones: covered 只列新覆盖的样例 / `covered` lists only what is covered for the first time
# caught by: test_covering, test_melons
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": [row["编号"] for k, row in zip(cover_counts, rows) if k == 0 and row["编号"] in covered]})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% decay_ignored: decay 总当作 ½ / Takes decay as ½ always
# caught by: test_covering, test_no_decay
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, 0.5)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% decays_once: 覆盖过的正例都乘一次 decay，不管几次 / A positive that was covered weighs decay, however often it was covered
# caught by: test_weights, test_covering
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [decay if label == "是" and k else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


# %% deletes_covered: 学下一条时删去已覆盖的样例 / Deletes what is covered before the next rule
# caught by: test_melons, test_covering
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        left = [one for one in zip(rows, weights, cover_counts) if one[2] == 0]
        body, _ = learn_rule([one[0] for one in left], values, [one[1] for one in left], [0] * len(left))
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% equally_many_rules: 给的数据集上两者一样多 / Gives a data set on which both have the same number of rules
# caught by: test_more_rules
# book: §15.2
def more_rules_data(decay):
    # Found by trying small random data sets until all four decays had more rules.
    cells = ("xyx否", "xxx否", "yxx是", "yyy是", "yzx是", "yzy是", "yxy否", "zzx是")
    rows = [{"编号": k, "a": a, "b": b, "c": c, "好瓜": label} for k, (a, b, c, label) in enumerate(cells, 1)]
    return rows, {"a": ["x", "y", "z"], "b": ["x", "y", "z"], "c": ["x", "y"]}


# %% fewer_rules: 给了反过来的数据集：只是规则的条数与内容不同 / Gives a data set on which the rules differ, but are not more
# caught by: test_more_rules
# book: §15.2
def more_rules_data(decay):
    # Found by trying small random data sets until all four decays had more rules.
    cells = ("xyx否", "xxx是", "yxx否", "yyy是", "yzx是", "yzy是", "yxy否", "zzx是")
    rows = [{"编号": k, "a": a, "b": b, "c": c, "好瓜": label} for k, (a, b, c, label) in enumerate(cells, 1)]
    return rows, {"a": ["x", "y", "z"], "b": ["x", "y", "z"], "c": ["x", "y"]}


# %% last_tie: 一样好时取最后一个 / Of equal literals takes the last
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N), P + N
            if best is None or score >= best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% linear_decay: 权按次数线性减小 / Weights fall in proportion to the count
# caught by: test_weights
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [max(0.0, 1 - (1 - decay) * k) if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


# %% most_positive_weight: 取 P 最大的文字 / Takes the literal with the largest P
# caught by: test_learn_rule, test_melons
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = (P, -N)
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% need_not_exclude: 不少覆盖反例的文字也可选 / A literal that excludes no negative may be chosen
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or literal in body:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N), P + N
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% negatives_decay_too: 反例也随覆盖次数变轻 / Negatives, too, weigh less the more often they are covered
# caught by: test_weights
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [decay**k for k in cover_counts]


# %% new_means_weight_one: 把权为 1 当作从未覆盖 / Takes a weight of 1 for never covered
# caught by: test_learn_rule, test_covering
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and w == 1 for row, w, _ in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N), P + N
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% no_size: 准确率相同时只看次序 / Of equal accuracies takes the first
# caught by: test_learn_rule, test_melons
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = P / (P + N)
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% one_decay_too_many: 从未覆盖的正例已经乘了 decay / A positive never covered weighs decay already
# caught by: test_weights
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [decay ** (k + 1) if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


# %% only_new_ones_counted: 覆盖过的正例再被覆盖时不再加次数 / A positive covered again is not counted again
# caught by: test_covering
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [int(k > 0 or row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% only_positives_weighted: 分母里数反例和正例的个数 / The denominator counts samples
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = (P / len(kept), P + N)
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% rounded_accuracy: 准确率舍入到两位小数再比 / Compares accuracies rounded to two decimals
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = (round(P / (P + N), 2), P + N)
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% rounded_weights: 权舍入到三位小数 / Rounds weights to three decimals
# caught by: test_weights
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [round(decay**k, 3) if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


# %% size_by_number: 准确率相同时比样例数，不是权之和 / Of equal accuracies takes the one that covers more samples, not more weight
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = (P / (P + N), len(kept))
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% size_first: 先比权之和，再比准确率 / Compares the total weight before the accuracy
# caught by: test_learn_rule, test_melons
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = (P + N, P / (P + N))
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% unweighted_scores: 选文字时数样例，不用权 / Counts samples instead of adding weights when literals are chosen
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, weights, cover_counts):
    candidates = [(attribute, "=", value) for attribute in values for value in values[attribute]]
    body, trace = [], []
    inside = list(zip(rows, weights, cover_counts, strict=True))
    while negatives := sum(row["好瓜"] == "否" for row, _, _ in inside):
        best = None
        for literal in candidates:
            kept = [one for one in inside if covers([literal], one[0])]
            new = any(row["好瓜"] == "是" and k == 0 for row, _, k in kept)
            if not new or sum(row["好瓜"] == "否" for row, _, _ in kept) == negatives:
                continue
            P, N = weighted_counts([], [row for row, _, _ in kept], [w for _, w, _ in kept])
            score = (sum(one[0]["好瓜"] == "是" for one in kept) / len(kept), len(kept))
            if best is None or score > best[0]:
                best = score, literal, P, N, kept
        _, literal, P, N, inside = best
        body.append(literal)
        trace.append((literal, P, N))
    return body, trace


# %% weights_after_the_rule: 给出的是学完这条规则以后的权 / Gives the weights after the rule was learned
# caught by: test_covering
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
        rules.append({"body": body, "weights": example_weights(cover_counts, labels, decay), "covered": covered})
    return rules


# %% weights_remembered: 权留着再用，而只按覆盖次数和 decay 区分 / Weights are kept for later calls, but only by cover counts and decay
# caught by: test_weights
# book: §15.3
# kind: narrow
_known = {}


def _example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [decay**k if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]


def example_weights(cover_counts, labels, decay):
    key = tuple(cover_counts), decay
    if key not in _known:
        _known[key] = _example_weights(cover_counts, labels, decay)
    return _known[key]


# %% zero_decay_as_half: decay 为 0 时改用 ½ / Takes ½ if decay is 0
# caught by: test_no_decay, test_covering
# book: §15.2
def weighted_covering(rows, values, decay):
    labels = [row["好瓜"] for row in rows]
    cover_counts, rules = [0] * len(rows), []
    while any(label == "是" and k == 0 for label, k in zip(labels, cover_counts, strict=True)):
        weights = example_weights(cover_counts, labels, decay or 0.5)
        body, _ = learn_rule(rows, values, weights, cover_counts)
        covered = [row["编号"] for row in rows if covers(body, row)]
        rules.append({"body": body, "weights": weights, "covered": covered})
        cover_counts = [k + (row["编号"] in covered) for k, row in zip(cover_counts, rows, strict=True)]
    return rules


# %% zero_to_the_zero: 把 0 的 0 次方当作 0 / Takes 0 to the power 0 as 0
# caught by: test_weights
# book: §15.2
def example_weights(cover_counts, labels, decay):
    # In Python, too, 0.0 ** 0 is 1.
    return [(decay**k if decay else 0.0) if label == "是" else 1.0 for k, label in zip(cover_counts, labels, strict=True)]
