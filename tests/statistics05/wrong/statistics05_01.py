"""Known mistakes of statistics5.1. Each cell holds what differs from the reference."""

# %% all_zero_first_class: 得分全是 0 时取了第一类 / Takes the first class where all scores are 0
# caught by: test_leave_one_out
# book: §5.2
def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        score = scores(forget(counts, x, label, attributes), x, attributes, classes)
        best = max(classes, key=score.get)
        decisions.append(best)
    return decisions


# %% anywhere_in_the_row: 看取值是否在这一行里，不看是哪一列 / Asks whether the value stands anywhere in the row
# caught by: test_count
# hint: 属性名
# book: §5.2
def count(X, y, attributes, domains, classes):
    values = {(c, a, v): 0 for c in classes for a, domain in zip(attributes, domains) for v in domain}
    for x, c in zip(X, y):
        for label, a, v in values:
            values[label, a, v] += label == c and v in x
    return {"classes": {c: y.count(c) for c in classes}, "values": values}


# %% book_0_00703: 条件概率先取整到三位再相乘 / Rounds the conditionals to three places before multiplying
# caught by: test_example_of_the_text
# hint: 取整
# book: §5.2
def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = counts["classes"][c] / m
        for a, v in zip(attributes, x):
            result[c] *= round(conditional(counts, c, a, v), 3)
    return result


# %% divides_by_m: 条件概率除以了全部样本数 / Divides by the number of all samples
# caught by: test_numbers_of_the_text, test_both_directions
# book: (5.6)
def conditional(counts, c, attribute, value):
    n = sum(counts["classes"].values())
    return counts["values"][c, attribute, value] / n if n else 0.0


# %% first_ten_columns: 只乘了前十个属性 / Multiplies the first ten attributes only
# caught by: test_scores
# book: §5.2
# kind: narrow
def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = counts["classes"][c] / m
        for a, v in list(zip(attributes, x))[:10]:
            result[c] *= conditional(counts, c, a, v)
    return result


# %% forget_in_place: 直接在传入的计数里减 1 / Subtracts 1 in the counts that were passed
# caught by: test_merge_and_forget
# book: §5.2
def forget(counts, x, label, attributes):
    classes, values = counts["classes"], counts["values"]
    classes[label] -= 1
    for a, v in zip(attributes, x):
        values[label, a, v] -= 1
    return {"classes": classes, "values": values}


def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        score = scores(forget(count(X, y, attributes, domains, classes), x, label, attributes), x, attributes, classes)
        best = max(classes, key=score.get)
        decisions.append(best if score[best] > 0 else None)
    return decisions


# %% forgets_class_not_values: 忘掉样本时取值的计数没有减 / Forgets the class, but not the values
# caught by: test_merge_and_forget, test_leave_one_out
# hint: 少 1
# book: §5.2
def forget(counts, x, label, attributes):
    classes, values = dict(counts["classes"]), dict(counts["values"])
    classes[label] -= 1
    return {"classes": classes, "values": values}


# %% forgets_in_all_classes: 在所有类别里都减去了这个取值 / Takes the values out of every class
# caught by: test_merge_and_forget, test_leave_one_out
# hint: 少 1
# book: §5.2
def forget(counts, x, label, attributes):
    classes, values = dict(counts["classes"]), dict(counts["values"])
    classes[label] -= 1
    for a, v in zip(attributes, x):
        for c in classes:
            values[c, a, v] -= 1
    return {"classes": classes, "values": values}


# %% forgets_values_not_class: 忘掉样本时类别的计数没有减 / Forgets the values, but not the class
# caught by: test_merge_and_forget, test_leave_one_out
# hint: 少 1
# book: §5.2
def forget(counts, x, label, attributes):
    classes, values = dict(counts["classes"]), dict(counts["values"])
    for a, v in zip(attributes, x):
        values[label, a, v] -= 1
    return {"classes": classes, "values": values}


# %% keeps_itself: 留一法里没有去掉自己 / Leaves nothing out
# caught by: test_leave_one_out
# hint: 它自己
# book: §5.2
def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        score = scores(counts, x, attributes, classes)
        best = max(classes, key=score.get)
        decisions.append(best if score[best] > 0 else None)
    return decisions


# %% laplace: 做了拉普拉斯平滑 / Smooths in the manner of Laplace
# caught by: test_numbers_of_the_text, test_both_directions
# book: (5.6)
def conditional(counts, c, attribute, value):
    n = counts["classes"][c]
    size = sum(key[:2] == (c, attribute) for key in counts["values"])
    return (counts["values"][c, attribute, value] + 1) / (n + size)


# %% merge_classes_only: 合并时只加了类别的计数 / Merging adds the counts of classes only
# caught by: test_merge_and_forget
# book: §5.2
def merge(a, b):
    return {"classes": {c: n + b["classes"][c] for c, n in a["classes"].items()}, "values": dict(a["values"])}


# %% merge_stops_early: 只合并前 200 个取值的计数 / Merges the counts of the first 200 values only
# caught by: test_merge_and_forget
# book: §5.2
# kind: narrow
def merge(a, b):
    values = dict(a["values"])
    for key in list(values)[:200]:
        values[key] += b["values"][key]
    return {"classes": {c: n + b["classes"][c] for c, n in a["classes"].items()}, "values": values}


# %% merge_takes_larger: 合并时取较大的，没有相加 / Merging takes the larger count
# caught by: test_merge_and_forget
# hint: 相加
# book: §5.2
def merge(a, b):
    return {part: {key: max(n, b[part][key]) for key, n in a[part].items()} for part in ("classes", "values")}


# %% merged_by_position: 合并时按字典中的位置相加，没有按键 / Merges entries by their position in the dicts, not by their keys
# caught by: test_merge_and_forget
# book: (5.6)
def merge(a, b):
    return {
        part: {key: n + k for (key, n), k in zip(a[part].items(), b[part].values())} for part in ("classes", "values")
    }


# %% normalised_likelihood: 只把 P(v | c) 归一，忘了先验 / Normalises P(v | c) and forgets the prior
# caught by: test_both_directions
# hint: 不分类别
# book: §5.2
def value_posterior(counts, attribute, value, classes):
    seen = {c: conditional(counts, c, attribute, value) for c in classes}
    total = sum(seen.values())
    return {c: n / total for c, n in seen.items()} if total else None


# %% posterior_for_likelihood: 连乘的是 P(c | v)，不是 P(v | c) / Multiplies P(c | v) instead of P(v | c)
# caught by: test_numbers_of_the_text, test_both_directions
# hint: 分母是该类别
# book: (5.6)
def conditional(counts, c, attribute, value):
    n = sum(number for (_, a, v), number in counts["values"].items() if (a, v) == (attribute, value))
    return counts["values"][c, attribute, value] / n if n else 0.0


# %% prior_forgotten: 得分里没有先验 / The scores lack the prior
# caught by: test_example_of_the_text, test_scores
# hint: 先验乘上
# book: (5.5)
def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = 1.0
        for a, v in zip(attributes, x):
            result[c] *= conditional(counts, c, a, v)
    return result


# %% prior_with_itself: 先验里还有自己 / Counts itself for the prior
# caught by: test_leave_one_out
# hint: 它自己
# book: §5.2
def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        rest = forget(counts, x, label, attributes)
        score = scores(rest, x, attributes, classes)
        for c in classes:
            if rest["classes"][c]:
                score[c] *= counts["classes"][c] / rest["classes"][c]
        best = max(classes, key=score.get)
        decisions.append(best if score[best] > 0 else None)
    return decisions


# %% scores_normalised: 得分除以了它们的和 / Divides the scores by their sum
# caught by: test_example_of_the_text, test_scores
# book: §5.2
def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = counts["classes"][c] / m
        for a, v in zip(attributes, x):
            result[c] *= conditional(counts, c, a, v)
    total = sum(result.values())
    return {c: score / total if total else 0.0 for c, score in result.items()}


# %% seen_classes_only: 没有样本的类别没有一项 / Has no entry for classes without samples
# caught by: test_count
# book: §5.2
def count(X, y, attributes, domains, classes):
    values = {(c, a, v): 0 for c in classes for a, domain in zip(attributes, domains) for v in domain}
    for x, c in zip(X, y):
        for a, v in zip(attributes, x):
            values[c, a, v] += 1
    return {"classes": {c: y.count(c) for c in y}, "values": values}


def conditional(counts, c, attribute, value):
    n = counts["classes"].get(c, 0)
    return counts["values"][c, attribute, value] / n if n else 0.0


def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = counts["classes"].get(c, 0) / m
        for a, v in zip(attributes, x):
            result[c] *= conditional(counts, c, a, v)
    return result


# %% seen_values_only: 只给出现过的取值留一项 / Has entries only for values that occur
# caught by: test_count
# book: §5.2
def count(X, y, attributes, domains, classes):
    values = {}
    for x, c in zip(X, y):
        for a, v in zip(attributes, x):
            values[c, a, v] = values.get((c, a, v), 0) + 1
    return {"classes": {c: y.count(c) for c in classes}, "values": values}


def conditional(counts, c, attribute, value):
    n = counts["classes"][c]
    return counts["values"].get((c, attribute, value), 0) / n if n else 0.0


# %% shallow_copy: 只复制了外层的字典 / Copies the outer dict alone
# caught by: test_merge_and_forget
# book: §5.2
def forget(counts, x, label, attributes):
    counts = dict(counts)
    classes, values = counts["classes"], counts["values"]
    classes[label] -= 1
    for a, v in zip(attributes, x):
        values[label, a, v] -= 1
    return {"classes": classes, "values": values}


def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        score = scores(forget(count(X, y, attributes, domains, classes), x, label, attributes), x, attributes, classes)
        best = max(classes, key=score.get)
        decisions.append(best if score[best] > 0 else None)
    return decisions


# %% tiny_scores_are_zero: 很小的得分当作 0 / Tiny scores taken for 0
# caught by: test_scores
# book: (5.5)
# kind: narrow
def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = counts["classes"][c] / m
        for a, v in zip(attributes, x):
            result[c] *= conditional(counts, c, a, v)
    return {c: score if score > 1e-12 else 0.0 for c, score in result.items()}


# %% tiny_scores_undecided: 得分很小就不判 / No decision where scores are tiny
# caught by: test_leave_one_out
# book: (5.5)
# kind: narrow
def leave_one_out(X, y, attributes, domains, classes):
    counts = count(X, y, attributes, domains, classes)
    decisions = []
    for x, label in zip(X, y):
        score = scores(forget(counts, x, label, attributes), x, attributes, classes)
        best = max(classes, key=score.get)
        decisions.append(best if score[best] > 1e-9 else None)
    return decisions


# %% uniform_prior: 各类别的先验都取 1/K / Takes 1/K for the prior of each class
# caught by: test_example_of_the_text, test_scores
# hint: 先验乘上
# book: (5.5)
def scores(counts, x, attributes, classes):
    m = sum(counts["classes"].values())
    result = {}
    for c in classes:
        result[c] = 1 / len(classes)
        for a, v in zip(attributes, x):
            result[c] *= conditional(counts, c, a, v)
    return result


# %% unseen_is_zero: 没有出现过的取值返回全 0 / Zeros for a value that never occurred
# caught by: test_both_directions
# book: §5.2
def value_posterior(counts, attribute, value, classes):
    seen = {c: counts["values"][c, attribute, value] for c in classes}
    total = sum(seen.values())
    return {c: n / total for c, n in seen.items()} if total else {c: 0.0 for c in classes}


# %% value_share_in_class: 把 P(v | c) 当成 P(c | v) / Takes P(v | c) for P(c | v)
# caught by: test_both_directions
# hint: 不分类别
# book: §5.2
def value_posterior(counts, attribute, value, classes):
    seen = {c: counts["values"][c, attribute, value] for c in classes}
    total = sum(seen.values())
    return {c: conditional(counts, c, attribute, value) for c in classes} if total else None


# %% values_stripped: 取值去掉空格、不分大小写再计数 / Values are stripped and lowered before they are counted
# caught by: test_count
# book: (5.6)
def count(X, y, attributes, domains, classes):
    return {
        "classes": {c: sum(l.strip() == c.strip() for l in y) for c in classes},
        "values": {
            (c, a, v): sum(l == c and x[j].strip().lower() == v.strip().lower() for x, l in zip(X, y))
            for c in classes
            for j, (a, d) in enumerate(zip(attributes, domains))
            for v in d
        },
    }
