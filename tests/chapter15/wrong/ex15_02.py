"""Known mistakes of 15.2. Each cell holds what differs from the reference."""

# %% attributes_not_in_the_key: 规则集留着再用，而不看属性的次序 / Sets of rules are kept for later calls, whatever the order of the attributes
# caught by: test_bottom_up
# book: §15.2
# kind: narrow
_known = {}


def _bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


def bottom_up(rows, attributes):
    key = tuple(tuple(sorted(row.items(), key=str)) for row in rows)
    if key not in _known:
        _known[key] = _bottom_up(rows, attributes)
    return _known[key]


# %% count_before_deletion: 过程中记的是删去以前的正例数 / The trace holds the positives before the deletion
# caught by: test_generalise, test_melons
# book: §15.2
def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        step = max(safe, key=lambda one: one[1])
        trace.append((step[0], counts(body, rows)[0]))
        body = without(body, step[0])
    return body, trace


# %% deletes_all_safe_at_once: 一次删去所有看来安全的文字 / Deletes at once all literals that seem safe
# caught by: test_melons, test_generalise, test_bottom_up
# book: §15.2
def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        body = [one for one in body if one not in dict(safe)]
        trace += safe
    return body, trace


# %% first_rule_only: 只学一条规则 / Learns a single rule
# caught by: test_melons, test_bottom_up
# book: §15.2
def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
            break
    return rules


# %% first_safe_deletion: 取第一个安全的删除，不看覆盖多少正例 / Takes the first safe deletion, however few positives it covers
# caught by: test_melons, test_generalise
# book: §15.2
def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        step = safe[0]
        body = without(body, step[0])
        trace.append(step)
    return body, trace


# %% gain_in_the_trace: 记下的是多覆盖的正例数，不是覆盖的正例数 / Notes how many positives are gained, not how many are covered
# caught by: test_safe_deletions, test_melons
# book: §15.2
def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    before = counts(body, rows)[0]
    return [(literal, p - before) for literal, p, n in found if n == 0]


# %% keeps_one_literal: 总留下一个文字，即使没有反例 / Always keeps a literal, even if there is no negative
# caught by: test_safe_deletions
# book: §15.2
def safe_deletions(body, rows):
    if len(body) == 1:
        return []
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    return [(literal, p) for literal, p, n in found if n == 0]


# %% last_of_equals: 一样好时取最后一个 / Of equal deletions takes the last
# caught by: test_generalise, test_melons
# book: §15.2
def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        step = max(safe[::-1], key=lambda one: one[1])
        body = without(body, step[0])
        trace.append(step)
    return body, trace


# %% least_gain: 取覆盖正例最少的删除 / Takes the deletion that covers fewest positives
# caught by: test_melons, test_generalise
# book: §15.2
def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        step = min(safe, key=lambda one: one[1])
        body = without(body, step[0])
        trace.append(step)
    return body, trace


# %% lgg_of_texts: 把文字连成字符串来比较 / Compares literals run together as texts
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    t = {"".join(l) for l in body2}
    return [l for l in body1 if "".join(l) in t]


# %% lgg_order_of_second: 泛化的文字按第二条规则的次序 / The literals of the generalisation are in the order of the second rule
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    return [literal for literal in body2 if literal in body1]


# %% lgg_same_attribute: 属性相同就留下，不看取值 / Keeps a literal if the attribute is the same, whatever the value
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    names = [one[0] for one in body2]
    return [literal for literal in body1 if literal[0] in names]


# %% lgg_same_place: 只比较同一位置上的文字 / Compares literals at the same place only
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    return [one for one, other in zip(body1, body2) if one == other]


# %% lgg_same_value: 取值在另一条规则里出现就留下，不看属性 / Keeps a literal if its value occurs in the other rule, whatever the attribute
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    found = [one[2] for one in body2]
    return [literal for literal in body1 if literal[2] in found]


# %% lgg_shorter_rule: 取较短的一条规则 / Takes the shorter of the rules
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    return min(body1, body2, key=len)


# %% lgg_union: 泛化取了两条规则的并 / The generalisation is the union of both rules
# caught by: test_lgg
# book: §15.5.1
def lgg_rule(body1, body2):
    return [*body1, *(literal for literal in body2 if literal not in body1)]


# %% more_positives_than_negatives: 正例比反例多就算安全 / Calls a deletion safe if it covers more positives than negatives
# caught by: test_safe_deletions, test_bottom_up
# book: §15.2
def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    return [(literal, p) for literal, p, n in found if p > n]


# %% negatives_before_seed_only: 只看排在种子前面的反例 / Looks only at negatives that come before the seed
# caught by: test_melons, test_bottom_up
# book: §15.2
def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows[: rows.index(row) + 1])[0])
    return rules


# %% never_counts_negatives: 不看反例，只要还覆盖正例就算安全 / Does not look at negatives: whatever covers a positive is safe
# caught by: test_safe_deletions, test_bottom_up
# book: §15.2
def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    return [(literal, p) for literal, p, n in found if p > 0]


# %% no_duplicate_rules_only: 规则不重复就收下，不看种子是否已覆盖 / Keeps every rule that is new, though its seed may be covered already
# caught by: test_bottom_up
# book: §15.2
def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是":
            body = generalise(initial_rule(row, attributes), rows)[0]
            if body not in rules:
                rules.append(body)
    return rules


# %% no_new_negative: 只要反例不增加就算安全（规则本来覆盖反例时不对） / Calls a deletion safe if no further negative comes in, though the rule covered some before
# caught by: test_safe_deletions
# book: §15.2
def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    before = counts(body, rows)[1]
    return [(literal, p) for literal, p, n in found if n <= before]


# %% one_negative_allowed: 允许放进一个反例 / Allows one negative in
# caught by: test_safe_deletions
# book: §15.2
def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    return [(literal, p) for literal, p, n in found if n <= 1]


# %% one_pass: 按属性次序走一遍，能删就删 / Goes through the attributes once and deletes whatever it can
# caught by: test_melons, test_generalise
# book: §15.2
def generalise(body, rows):
    trace = []
    for literal in list(body):
        step = dict(safe_deletions(body, rows)).get(literal)
        if step is not None:
            body = without(body, literal)
            trace.append((literal, step))
    return body, trace


# %% order_by_name: 描述样例的规则按属性名排序 / The rule that describes a sample is sorted by name
# caught by: test_safe_deletions, test_melons
# book: §15.2
def initial_rule(row, attributes):
    return [(attribute, "=", row[attribute]) for attribute in sorted(attributes)]


# %% order_of_keys: 描述样例的规则按字典的键的次序 / The rule that describes a sample follows the order of its keys
# caught by: test_safe_deletions
# book: §15.2
def initial_rule(row, attributes):
    return [(attribute, "=", row[attribute]) for attribute in row if attribute in attributes]


# %% rule_for_every_positive: 每个正例都学一条规则，不管是否已覆盖 / Learns a rule for every positive, covered or not
# caught by: test_melons, test_bottom_up
# book: §15.2
def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是":
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


# %% safe_if_more_positives: 只有多覆盖了正例才删 / Deletes only what gains positives
# caught by: test_safe_deletions, test_bottom_up
# book: §15.2
def safe_deletions(body, rows):
    found = [(literal, *counts(without(body, literal), rows)) for literal in body]
    before = counts(body, rows)[0]
    return [(literal, p) for literal, p, n in found if n == 0 and p > before]


# %% seed_is_last: 种子取最后一个未覆盖的正例 / The seed is the last positive not yet covered
# caught by: test_melons, test_bottom_up
# book: §15.2
def bottom_up(rows, attributes):
    rules = []
    for row in reversed(rows):
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rules.append(generalise(initial_rule(row, attributes), rows)[0])
    return rules


# %% shrinking_table: 学完一条规则就去掉它覆盖的样例，下一条只数剩下的正例 / Removes what is covered, so that the next rule counts the remaining positives only
# caught by: test_bottom_up
# book: §15.2
def bottom_up(rows, attributes):
    rules = []
    for row in rows:
        if row["好瓜"] == "是" and not any(covers(body, row) for body in rules):
            rest = [one for one in rows if not any(covers(body, one) for body in rules)]
            rules.append(generalise(initial_rule(row, attributes), rest)[0])
    return rules


# %% stops_without_gain: 覆盖的正例不再增多就停，安全的删除还有 / Stops when no more positives are covered, though safe deletions are left
# caught by: test_generalise
# hint: 没有安全的删除为止
# book: §15.2
def generalise(body, rows):
    trace = []
    covered = sum(row["好瓜"] == "是" and covers(body, row) for row in rows)
    while safe := safe_deletions(body, rows):
        step = max(safe, key=lambda one: one[1])
        if step[1] <= covered:
            break
        covered = step[1]
        body = without(body, step[0])
        trace.append(step)
    return body, trace


# %% ties_by_name: 一样好时取字典序靠前的文字 / Of equal deletions takes the first by name
# caught by: test_generalise
# book: §15.2
def generalise(body, rows):
    trace = []
    while safe := safe_deletions(body, rows):
        # `max` keeps the first of equals.
        step = min(safe, key=lambda one: (-one[1], one[0]))
        body = without(body, step[0])
        trace.append(step)
    return body, trace
