"""Known mistakes of 15.3. Each cell holds what differs from the reference."""

# %% all_from_the_old_set: 一轮中每条都与这一轮开始时的规则集比较，只换最好的一条 / Replaces in a round only the one rule whose change is best
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log, rows0 = [quality(rules, rows)], rows
    for _ in range(k):
        choices, old = [rules], rules
        for i, body in enumerate(old):
            before, after = old[:i], old[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices += [[*before, variant, *after] for variant in variants if variant]
        rules = min(choices, key=lambda choice: quality(choice, rows0))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% always_replaces: 总是换上替换规则与修订规则中较好的 / Always replaces the rule by the better variant
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices[1:] or choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% appended_rules_stay: 后处理时新接上的规则，在以后各轮不再处理 / Rules appended in one round are not optimised in the next
# caught by: test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    first = len(rules)
    for _ in range(k):
        for i, body in enumerate(rules[:first]):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% at_most_five_literals: 规则至多五个文字 / A rule has five literals at most
# caught by: test_grow
# book: §15.3
# kind: narrow
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None or len(body) > 4:
            return body
        body.append(best)


# %% at_most_ten_rules: IREP* 至多学十条规则 / IREP* learns ten rules at most
# caught by: test_irep
# book: §15.3
# kind: narrow
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p <= n or len(rules) == 10:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% counts_rules_not_literals: 记录规则的条数而不是文字数 / Counts rules instead of literals
# caught by: test_melons, test_ripper
# book: §15.3
def quality(rules, rows):
    """(errors, literals) of a rule set: the smaller the better."""
    errors = sum(any(covers(body, row) for body in rules) != (row["好瓜"] == "是") for row in rows)
    return errors, len(rules)


# %% difference_over_covered: 剪枝用 (p−n)/(p+n)，是 JRIP 的标准 / Prunes by (p−n)/(p+n)
# caught by: test_book, test_prune_value
# book: §15.3
def prune_value(body, rows):
    P, N = counts([], rows)
    p, n = counts(body, rows)
    return (p - n) / (p + n) if p + n else 0.0


# %% empty_variant_allowed: 替换规则或修订规则是 [] 时也拿来比较 / Compares a variant that is [] like any other
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% errors_are_missed_positives: 错误数只数漏掉的正例 / Counts only positives missed as errors
# caught by: test_ripper
# book: §15.3
def quality(rules, rows):
    """(errors, literals) of a rule set: the smaller the better."""
    errors = counts([], not_covered(rules, rows))[0]
    return errors, sum(map(len, rules))


# %% first_rule_only: IREP* 只学一条规则 / IREP* learns one rule only
# caught by: test_irep
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p <= n or rules:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% gain_not_negative: 增益为负时算作 0 / Takes negative gains for 0
# caught by: test_gain
# book: (15.3)
def foil_gain(p0, n0, p, n):
    return max(0.0, p * (log2(p / (p + n)) - log2(p0 / (p0 + n0)))) if p else 0.0


# %% gain_rounded: 增益保留四位小数 / Rounds gains to four places
# caught by: test_gain
# book: (15.3)
# kind: narrow
def foil_gain(p0, n0, p, n):
    return round(p * (log2(p / (p + n)) - log2(p0 / (p0 + n0))), 4) if p else 0.0


# %% gain_smoothed: 准确率做了拉普拉斯修正 / Accuracies with the Laplace correction
# caught by: test_book, test_gain
# book: (15.3)
def foil_gain(p0, n0, p, n):
    return p * (log2((p + 1) / (p + n + 2)) - log2((p0 + 1) / (p0 + n0 + 2))) if p else 0.0


# %% gain_times_old_positives: 增益乘以原规则覆盖的正例数 / The gain is multiplied by the positives of the old rule
# caught by: test_book, test_gain
# book: (15.3)
def foil_gain(p0, n0, p, n):
    return p0 * (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


# %% gain_without_weight: 增益没有乘以正例数 / The gain is not multiplied by the number of positives
# caught by: test_book, test_gain
# hint: log₂
# book: (15.3)
def foil_gain(p0, n0, p, n):
    return (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


# %% gains_remembered: 增益留着再用，而键中漏了 p0 / Gains are kept for later calls, but not by p0
# caught by: test_gain
# book: (15.3)
# kind: narrow
_gains = {}


def _foil_gain(p0, n0, p, n):
    return p * (log2(p / (p + n)) - log2(p0 / (p0 + n0))) if p else 0.0


def foil_gain(p0, n0, p, n):
    if (n0, p, n) not in _gains:
        _gains[n0, p, n] = _foil_gain(p0, n0, p, n)
    return _gains[n0, p, n]


# %% grown_on_all_samples: 在全部样例上生长 / Grows on all samples
# caught by: test_irep
# book: §15.3
def pruned_rule(rows, values, start=()):
    grow, prune = grow_prune_split(rows)
    return prune_rule(grow_rule(rows, values, start), prune)


# %% grows_on_when_pure: 至少加一个文字，不管是否已没有反例 / Adds one literal at least, even if no negative is covered
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = (0.0 if body else -1.0), None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% highest_accuracy: 按准确率而不是增益选文字 / Chooses literals by accuracy, not by gain
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                p, n = tally[attribute, value, "是"], tally[attribute, value, "否"]
                gain = p / (p + n) - p0 / (p0 + n0) if p else 0.0
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% information_gain: 用信息增益代替 FOIL 增益 / Information gain instead of FOIL gain
# caught by: test_book, test_gain
# book: (15.3)
def foil_gain(p0, n0, p, n):
    def entropy(a, b):
        return -sum(x / (a + b) * log2(x / (a + b)) for x in (a, b) if x)

    total, inside = p0 + n0, p + n
    gain = entropy(p0, n0)
    for a, b in ((p, n), (p0 - p, n0 - n)):
        gain -= (a + b) / total * entropy(a, b) if a + b else 0.0
    return gain


# %% irep_accuracy: 剪枝用准确率 p/(p+n)，是 IREP 而不是 IREP* / Prunes by the accuracy p/(p+n)
# caught by: test_book, test_prune_value
# book: §15.3
def prune_value(body, rows):
    P, N = counts([], rows)
    p, n = counts(body, rows)
    return p / (p + n) if p + n else 0.0


# %% judged_on_pruning_set_sets: 后处理时在剪枝集上数错误 / Counts errors on the pruning set in the optimisation
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log, rows0 = [quality(rules, rows)], rows
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, grow_prune_split(rows0)[1]))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% judged_on_the_pruning_set: 在剪枝集上看正例是否多于反例 / Compares positives with negatives on the pruning set
# caught by: test_irep
# hint: not only in the pruning set
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, grow_prune_split(rows)[1])
        if not body or p <= n:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% keeps_empty_rule: 剪过的规则是 [] 时也留下 / Keeps a rule that is []
# caught by: test_irep
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if p <= n:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% keeps_half_right: 覆盖的正例与反例一样多时也留下 / Keeps rules that cover as many negatives as positives
# caught by: test_irep
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p < n or p == 0:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% last_of_equal_sets: 一样好时取后面的 / Of equally good sets takes the last
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices[::-1], key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% last_of_equals: 增益相等时取靠后的 / Of equal gains takes the last
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > CLOSE and gain > most - CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% literals_first: 先比文字数，再比错误数 / Compares the number of literals before errors
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows)[::-1])
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% literals_not_compared: 只比错误数，不比文字数 / Compares errors only, not the number of literals
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows)[0])
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% log_before_appending: 记录在接上新规则之前就写下了 / The log is written before new rules are appended
# caught by: test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        log.append(quality(rules, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
    return rules, log


# %% log_of_best_round: 记录没有随规则集更新 / The log repeats the first entry
# caught by: test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(log[0])
    return rules, log


# %% log_without_start: 记录缺 IREP* 之后的一项 / The log lacks the entry after IREP*
# caught by: test_melons, test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = []
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% natural_logarithm: 用自然对数代替 log2 / Natural logarithm instead of log2
# caught by: test_book, test_gain
# hint: log₂
# book: (15.3)
from math import log as log2


# %% negatives_stay: 去掉样例时留下反例 / Removes positives only
# caught by: test_irep
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p <= n:
            return rules
        rules.append(body)
        rows = [row for row in rows if row["好瓜"] == "否" or not covers(body, row)]


# %% no_errors_no_round: 没有判错的样例时不再后处理，虽然文字还能减少 / Leaves out the round where there is no error, though literals could go
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules if quality(rules, rows)[0] else []):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% no_optimisation: 不做后处理，只重复记录 / Does not optimise, only repeats the log
# caught by: test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules[:0]):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% no_pruning: 不剪枝 / Does not prune
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if len(body) < 99:
        return body
    prefixes = [body[:length] for length in range(1, len(body) + 1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


# %% one_literal: 规则长到一个文字就停 / Stops growing after one literal
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None or len(body) > len(start):
            return body
        body.append(best)


# %% one_round_only: 不管 k，只做一轮 / Does one round whatever k is
# caught by: test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for round_ in range(k):
        if round_:
            log.append(log[-1])
            continue
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% order_of_keys: 属性的次序按样例的键 / Attributes in the order of a sample's keys
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in [name for name in (rows[0] if rows else ()) if name in values]:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% prune_any_literal: 剪枝时可以删中间的任一个文字 / May delete any literal, not only at the end
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[:length] for length in range(1, len(body) + 1)]
    prefixes += [body[:k] + body[k + 1 :] for k in range(len(body) - 1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


# %% prune_empty_set_cuts: 剪枝集是空的时剪到一个文字 / Cuts to one literal where the pruning set is empty
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body[:1]
    prefixes = [body[:length] for length in range(1, len(body) + 1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


# %% prune_from_the_front: 从前面删文字 / Deletes literals from the front
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[start:] for start in range(len(body) - 1, -1, -1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


# %% prune_keeps_longest: 值相等时取较长的 / Of equal values keeps the longest
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[:length] for length in range(1, len(body) + 1)]
    # `max` keeps the first of equals.
    return max(prefixes[::-1], key=lambda prefix: prune_value(prefix, rows))


# %% prune_one_at_most: 至多剪掉一个文字 / Prunes one literal at most
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[:length] for length in range(max(1, len(body) - 1), len(body) + 1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


# %% prune_stops_at_first_loss: 逐个剪，一变差就停 / Prunes one by one and stops as soon as it gets worse
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[:length] for length in range(1, len(body) + 1)]
    # `max` keeps the first of equals.
    best = prefixes.pop()
    while prefixes and prune_value(prefixes[-1], rows) >= prune_value(best, rows):
        best = prefixes.pop()
    return best


# %% prune_to_nothing: 剪枝时可以剪成空规则 / May prune to the empty rule
# caught by: test_prune_rule
# book: §15.3
def prune_rule(body, rows):
    if not rows or not body:
        return body
    prefixes = [body[:length] for length in range(len(body) + 1)]
    # `max` keeps the first of equals.
    return max(prefixes, key=lambda prefix: prune_value(prefix, rows))


# %% pruned_on_the_growing_set: 在生长集上剪枝 / Prunes on the growing set
# caught by: test_irep
# book: §15.3
def pruned_rule(rows, values, start=()):
    grow, prune = grow_prune_split(rows)
    return prune_rule(grow_rule(grow, values, start), grow)


# %% pure_rules_only: IREP* 只留不覆盖反例的规则 / IREP* keeps only rules that cover no negative
# caught by: test_irep
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p <= n or n > 0:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% ratio_of_logs: 两个对数相除，没有相减 / Divides the logarithms instead of subtracting
# caught by: test_book, test_gain
# book: (15.3)
def foil_gain(p0, n0, p, n):
    before = log2(p0 / (p0 + n0))
    return p * log2(p / (p + n)) / before if p and before else 0.0


# %% replacement_only: 只考虑替换规则，不考虑修订规则 / Considers the replacement rule only
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% revision_only: 只考虑修订规则，不考虑替换规则 / Considers the revised rule only
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% rules_not_appended: 后处理后没有再做 IREP* / IREP* is not run after the optimisation
# caught by: test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        log.append(quality(rules, rows))
    return rules, log


# %% skips_bad_rules: 学到不好的规则时去掉它覆盖的正例，接着学 / Goes on after a bad rule, removing the positives that it covers
# caught by: test_irep
# book: §15.3
def irep_star(rows, values):
    rules = []
    while True:
        body = pruned_rule(rows, values)
        p, n = counts(body, rows)
        if not body or p == 0:
            return rules
        if p <= n:
            rows = [row for row in rows if row["好瓜"] == "否" or not covers(body, row)]
            continue
        rules.append(body)
        rows = not_covered([body], rows)


# %% sorted_before_the_variants: 后处理分样例前先按编号排序 / Sorts the samples by 编号 before they are split for the variants
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = sorted(not_covered(before + after, rows), key=lambda row: row["编号"])
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% split_at_the_end: 每类的后三分之一归剪枝集 / The last third of each class goes to the pruning set
# caught by: test_book, test_split
# book: §15.3
def grow_prune_split(rows):
    parts, seen, total = ([], []), Counter(), Counter(row["好瓜"] for row in rows)
    for row in rows:
        seen[row["好瓜"]] += 1
        parts[seen[row["好瓜"]] > total[row["好瓜"]] - total[row["好瓜"]] // 3].append(row)
    return parts


# %% split_by_number: 按编号而不是次序分样例 / Splits by the 编号, not by the order
# caught by: test_split
# book: §15.3
def grow_prune_split(rows):
    parts, seen = ([], []), Counter()
    for row in sorted(rows, key=lambda row: row["编号"]):
        seen[row["好瓜"]] += 1
        parts[seen[row["好瓜"]] % 3 == 0].append(row)
    return parts


# %% split_exchanged: 生长集与剪枝集交换了 / Growing and pruning set exchanged
# caught by: test_book, test_split
# book: §15.3
def grow_prune_split(rows):
    parts, seen = ([], []), Counter()
    for row in rows:
        seen[row["好瓜"]] += 1
        parts[seen[row["好瓜"]] % 3 == 0].append(row)
    return parts[::-1]


# %% split_from_the_first: 每三个中的第一个归剪枝集 / The first of each three goes to the pruning set
# caught by: test_book, test_split
# book: §15.3
def grow_prune_split(rows):
    parts, seen = ([], []), Counter()
    for row in rows:
        seen[row["好瓜"]] += 1
        parts[seen[row["好瓜"]] % 3 == 1].append(row)
    return parts


# %% split_once: 生长集与剪枝集只分一次 / Splits into growing and pruning set once for all
# caught by: test_irep
# hint: split anew
# book: §15.3
def irep_star(rows, values):
    rules = []
    grow, prune = grow_prune_split(rows)
    while True:
        body = prune_rule(grow_rule(not_covered(rules, grow), values), not_covered(rules, prune))
        p, n = counts(body, rows)
        if not body or p <= n:
            return rules
        rules.append(body)
        rows = not_covered([body], rows)


# %% split_without_classes: 分样例时不分正例反例 / Splits without regard to the class
# caught by: test_book, test_split
# book: §15.3
def grow_prune_split(rows):
    parts, seen = ([], []), Counter()
    for row in rows:
        seen[None] += 1
        parts[seen[None] % 3 == 0].append(row)
    return parts


# %% start_ignored: 总是从空规则长起 / Always grows from the empty rule
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = []
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% start_not_counted: 接着长时，增益仍相对于全部样例 / Grown on, gains are still relative to all samples
# caught by: test_grow
# book: (15.3)
def grow_rule(rows, values, start=()):
    body, before, kept = list(start), counts([], rows), rows
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = before
        if body and rows != kept:
            p0, n0 = before
        most, best = 0.0, None
        for attribute in [name for name in values if name not in [one[0] for one in body]]:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if counts([], rows)[1] == 0 or best is None:
            return body
        body.append(best)


# %% start_not_returned: 返回时漏了 start 的文字 / Does not return the literals of start
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body[len(start) :]
        body.append(best)


# %% stops_without_change: 一轮不变就停，记录变短 / Stops after a round without change, so that the log is short
# caught by: test_melons, test_ripper
# book: 图 15.2 / figure 15.2
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
        if log[-1] == log[-2]:
            break
    return rules, log


# %% ties_without_tolerance: 直接比较浮点数，舍入误差决定谁大 / Compares floats as they are, so that rounding decides
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% tolerance_too_wide: 增益相差不到 0.001 就算相等 / Takes gains less than 0.001 apart for equal
# caught by: test_grow
# book: §15.3
# kind: narrow

# Gains that are equal in theory may differ by rounding.
CLOSE = 1e-3


# %% until_no_gain: 要求增益大于 0.5 才加文字 / Adds a literal only if its gain is above 0.5
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.5, None
        for attribute in values:
            for value in values[attribute]:
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% value_ignores_negatives: 剪枝的值只看正例 / The value for pruning has positives only
# caught by: test_book, test_prune_value
# book: §15.3
def prune_value(body, rows):
    P, N = counts([], rows)
    p, n = counts(body, rows)
    return p / P if P else 0.0


# %% value_not_divided: 剪枝的值没有除以样例数 / The value for pruning is not divided by the number of samples
# caught by: test_book, test_prune_value
# book: §15.3
def prune_value(body, rows):
    P, N = counts([], rows)
    p, n = counts(body, rows)
    return p + N - n


# %% values_sorted: 候选次序按取值的字典序 / Candidates in the order of values as texts
# caught by: test_grow
# book: §15.3
def grow_rule(rows, values, start=()):
    body = list(start)
    while True:
        rows = [row for row in rows if covers(body, row)]
        tally = Counter((attribute, row[attribute], row["好瓜"]) for row in rows for attribute in values)
        p0, n0 = counts([], rows)
        most, best = 0.0, None
        for attribute in values:
            for value in sorted(values[attribute]):
                gain = foil_gain(p0, n0, tally[attribute, value, "是"], tally[attribute, value, "否"])
                if gain > most + CLOSE:
                    most, best = gain, (attribute, "=", value)
        # Where no negative is covered no gain is above 0.
        if best is None:
            return body
        body.append(best)


# %% variant_goes_to_the_end: 换上的规则接在最后 / The variant goes to the end of the set
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, *after, variant] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% variants_after_earlier_rules: 替换规则和修订规则只除去前面的规则覆盖的样例 / Variants come from the samples that no earlier rule covers
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before, rows)
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% variants_from_all: 替换规则和修订规则由全部样例生成 / Variants come from all samples
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = rows
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% variants_from_what_it_covers: 替换规则和修订规则由 r 覆盖的样例生成 / Variants come from the samples that r covers
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = [row for row in rows if covers(body, row)]
            variants = [pruned_rule(left, values), pruned_rule(left, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log


# %% variants_not_pruned: 替换规则和修订规则没有剪枝 / Variants are not pruned
# caught by: test_ripper
# book: §15.3
def ripper(rows, values, k):
    rules = irep_star(rows, values)
    log = [quality(rules, rows)]
    for _ in range(k):
        for i, body in enumerate(rules):
            before, after = rules[:i], rules[i + 1 :]
            left = not_covered(before + after, rows)
            grow, _ = grow_prune_split(left)
            variants = [grow_rule(grow, values), grow_rule(grow, values, body)]
            choices = [rules] + [[*before, variant, *after] for variant in variants if variant]
            # `min` keeps the first of equals.
            rules = min(choices, key=lambda choice: quality(choice, rows))
        rules = rules + irep_star(not_covered(rules, rows), values)
        log.append(quality(rules, rows))
    return rules, log
