"""Known mistakes of 15.1. Each cell holds what differs from the reference."""

# %% accuracy_in_percent: 准确率取整到百分之一再比较 / Compares accuracies rounded to a hundredth
# caught by: test_best_literal
# book: §15.2
# kind: narrow
def score(p, n):
    return round(p / (p + n), 2), p + n


# %% accuracy_to_four_places: 准确率舍入到四位小数再比较 / Compares accuracies rounded to four places
# caught by: test_best_literal
# book: §15.2
# kind: narrow
def candidate_literals(values, negation):
    out = []
    for a in values:
        for op in ["=", "!="] if negation else ["="]:
            for v in values[a]:
                out.append([a, op, v])
    return out


def holds(lit, row):
    a, op, v = lit
    return (row[a] == v) == (op == "=")


def covered(body, rows):
    return [r for r in rows if all(holds(l, r) for l in body)]


def counts(body, rows):
    c = covered(body, rows)
    p = sum(r["好瓜"] == "是" for r in c)
    return [p, len(c) - p]


def score(p, n):
    return (round(p / (p + n), 4), p + n)


def best_literal(body, rows, values, negation):
    rows = covered(body, rows)
    n0 = counts([], rows)[1]
    best, chosen = None, None
    for lit in candidate_literals(values, negation):
        p, n = counts([lit], rows)
        if p >= 1 and n < n0:
            s = score(p, n)
            if best is None or s > best:
                best, chosen = s, lit
    return chosen


def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        lit = best_literal(body, rows, values, negation)
        if lit is None:
            break
        body = body + [lit]
        p, n = counts(body, rows)
        trace.append([lit, p, n])
    return [body, trace]


def sequential_covering(rows, values, negation):
    if counts([], rows)[0] == 0:
        return []
    body = learn_rule(rows, values, negation)[0]
    if counts(body, rows)[1] > 0:
        return []
    rest = [r for r in rows if not all(holds(l, r) for l in body)]
    return [body] + sequential_covering(rest, values, negation)


def beam_rule(rows, values, negation, width):
    beam = [([], rows)]
    while True:
        for body, cov in beam:
            if counts([], cov)[1] == 0:
                return body
        made, seen = [], set()
        for body, cov in beam:
            n0 = counts([], cov)[1]
            for lit in candidate_literals(values, negation):
                key = frozenset(tuple(x) for x in body + [lit])
                sub = covered([lit], cov)
                p, n = counts([], sub)
                if p >= 1 and n < n0 and key not in seen:
                    seen.add(key)
                    made.append((score(p, n), body + [lit], sub))
        made.sort(key=lambda m: m[0], reverse=True)
        beam = [(b, c) for _, b, c in made[:width]]


# %% all_equalities_first: 所有属性的 = 排在所有 != 之前 / All = of all attributes come before all !=
# caught by: test_candidates_and_counts
# book: §15.2
def candidate_literals(values, negation):
    signs = ("=", "!=") if negation else ("=",)
    return [(attribute, sign, value) for sign in signs for attribute in values for value in values[attribute]]


# %% any_positive_literal: 不少覆盖反例的文字也可选 / A literal that excludes no negative may be chosen as well
# caught by: test_best_literal
# book: §15.2
def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = [row for row in rows if covers(body, row)]
    negatives = counts([], inside)[1]
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(values, negation)]
    return [(literal, p, n) for literal, p, n in found if p > 0 and literal not in body]


# %% at_least_one_literal: 规则至少有一个文字，即使没有反例 / A rule has a literal even if there is no negative
# caught by: test_learn_rule
# book: §15.2
def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0 or not body:
        step = best_step(body, rows, values, negation)
        if step is None and counts(body, rows)[1] == 0 and rows:
            attribute = next(iter(values))
            step = ((attribute, "=", rows[0][attribute]), *counts([(attribute, "=", rows[0][attribute])], rows))
        if step is None:
            break
        body.append(step[0])
        trace.append(step)
    return body, trace


# %% at_most_three_literals: 规则至多三个文字 / A rule has at most three literals
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0 and len(body) < 3:
        step = best_step(body, rows, values, negation)
        if step is None:
            break
        body.append(step[0])
        trace.append(step)
    return body, trace


# %% attribute_once: 同一属性只用一次，两个 != 不能并存 / Uses an attribute only once, so that two != of one attribute never meet
# caught by: test_best_literal
# book: §15.2
def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = [row for row in rows if covers(body, row)]
    negatives = counts([], inside)[1]
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(values, negation) if literal[0] not in [one[0] for one in body]]
    return [(literal, p, n) for literal, p, n in found if p > 0 and n < negatives]


# %% beam_accuracy_only: 集束只按准确率排名次 / The beam ranks by accuracy only
# caught by: test_beam, test_figure
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:])[0], reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_among_the_first_hundred: 每一轮只在前 100 条产生的规则中挑 / Each round chooses among the first hundred rules created only
# caught by: test_beam
# book: §15.2
# kind: narrow
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(list(created.values())[:100], key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_at_most_three_wide: 集束宽度至多为 3 / The beam is at most 3 wide
# caught by: test_beam
# book: §15.2
# kind: narrow
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:min(width, 3)]]
    return beam[0]


# %% beam_by_heap_drops_the_earlier: 用堆来选留下的规则，一样好时丢掉先产生的 / The rules kept are chosen by a heap that drops the earlier of equals
# caught by: test_beam
# book: §15.2
from heapq import heappush, heapreplace


def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        heap = []
        for place, one in enumerate(created.values()):
            if len(heap) < width:
                heappush(heap, (score(*one[1:]), place, one))
            elif score(*one[1:]) > heap[0][0]:
                heapreplace(heap, (score(*one[1:]), place, one))
        ranked = [one for _, _, one in sorted(heap, key=lambda entry: (-entry[0][0], -entry[0][1], entry[1]))]
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_first_pure_created: 一产生不覆盖反例的规则就返回，不等这一轮排完名次 / Returns the first pure rule that is created, without ranking the round
# caught by: test_beam, test_figure
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                if n == 0:
                    return [*body, literal]
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_is_greedy: 集束搜索每轮只留一条规则 / The beam keeps a single rule
# caught by: test_figure, test_beam
# hint: 出发
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:1]]
    return beam[0]


# %% beam_keeps_equals: 集束中文字集合相同的规则算作两条 / In the beam rules with the same set of literals count twice
# caught by: test_beam
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(len(created), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_keeps_what_excludes_nothing: 集束搜索中加上不少覆盖反例的文字 / Beam search adds literals that exclude no negative
# caught by: test_beam
# book: §15.2
from fractions import Fraction


def candidate_literals(values, negation):
    out = []
    for a in values:
        for op in ["=", "!="] if negation else ["="]:
            for v in values[a]:
                out.append([a, op, v])
    return out


def holds(lit, row):
    a, op, v = lit
    return (row[a] == v) == (op == "=")


def covered(body, rows):
    return [r for r in rows if all(holds(l, r) for l in body)]


def counts(body, rows):
    c = covered(body, rows)
    p = sum(r["好瓜"] == "是" for r in c)
    return [p, len(c) - p]


def score(p, n):
    return (Fraction(p, p + n), p + n)


def best_literal(body, rows, values, negation):
    rows = covered(body, rows)
    n0 = counts([], rows)[1]
    best, chosen = None, None
    for lit in candidate_literals(values, negation):
        p, n = counts([lit], rows)
        if p >= 1 and n < n0:
            s = score(p, n)
            if best is None or s > best:
                best, chosen = s, lit
    return chosen


def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        lit = best_literal(body, rows, values, negation)
        if lit is None:
            break
        body = body + [lit]
        p, n = counts(body, rows)
        trace.append([lit, p, n])
    return [body, trace]


def sequential_covering(rows, values, negation):
    if counts([], rows)[0] == 0:
        return []
    body = learn_rule(rows, values, negation)[0]
    if counts(body, rows)[1] > 0:
        return []
    rest = [r for r in rows if not all(holds(l, r) for l in body)]
    return [body] + sequential_covering(rest, values, negation)


def beam_rule(rows, values, negation, width):
    beam = [([], rows)]
    while True:
        for body, cov in beam:
            if counts([], cov)[1] == 0:
                return body
        made, seen = [], set()
        for body, cov in beam:
            for lit in candidate_literals(values, negation):
                key = frozenset(tuple(x) for x in body + [lit])
                sub = covered([lit], cov)
                p, n = counts([], sub)
                if p >= 1 and lit not in body and key not in seen:
                    seen.add(key)
                    made.append((score(p, n), body + [lit], sub))
        made.sort(key=lambda m: m[0], reverse=True)
        beam = [(b, c) for _, b, c in made[:width]]


# %% beam_literals_run_together: 集束中把文字连成一个字符串来比较 / Compares the rules of the beam by their literals run together as one text
# caught by: test_beam
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault("".join(sorted(a + s + v for a, s, v in [*body, literal])), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_merges_rows_covered: 集束中覆盖同样样例的规则只算一条 / The beam keeps only one of the rules that cover the same samples
# caught by: test_beam
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(
                    tuple(r["编号"] for r in rows if covers([*body, literal], r)), ([*body, literal], p, n)
                )
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_merges_same_coverage: 集束中 p 和 n 相同的规则只留一条 / The beam keeps only one of the rules with the same p and n
# caught by: test_beam
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault((p, n), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_one_child_each: 集束中每条规则只产生一个最好的后继 / Each rule of the beam has only its best successor
# caught by: test_beam
# book: §15.2
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            step = best_step(body, rows, values, negation)
            for literal, p, n in [step] if step and body else extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]


# %% beam_ten_wide_at_most: 至多留下 10 条规则 / Ten rules are kept at most
# caught by: test_beam
# book: §15.2
# kind: narrow
def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[: min(width, 10)]]
    return beam[0]


# %% coverage_first: 先比覆盖的总数，再比准确率 / Compares the total covered before accuracy
# caught by: test_best_literal, test_learn_rule
# book: §15.2
def score(p, n):
    return p + n, p / (p + n)


# %% difference: 比较 p − n，不是准确率 / Compares p − n instead of the accuracy
# caught by: test_best_literal
# book: §15.2
def score(p, n):
    return p - n, p + n


# %% drops_excluded_negatives: 学完一条规则后，没有被它覆盖的反例也去掉一半（最先的文字已排除的） / After a rule also removes the negatives that its first literal excludes
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values, negation):
    rules = []
    while counts([], rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        if counts(body, rows)[1] > 0:
            break
        rules.append(body)
        rows = [row for row in rows if not covers(body, row) and (row["好瓜"] == "是" or covers(body[:1], row))]
    return rules


# %% first_rule_only: 只学一条规则 / Learns a single rule
# caught by: test_melons, test_sequential_covering
# book: §15.2
def sequential_covering(rows, values, negation):
    rules = []
    while counts([], rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        if counts(body, rows)[1] > 0:
            break
        rules.append(body)
        break
    return rules


# %% keeps_impure_rule: 还覆盖反例的规则也收进规则集 / Keeps a rule that still covers negatives
# caught by: test_sequential_covering
# book: §15.2
def sequential_covering(rows, values, negation):
    rules = []
    while counts([], rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        rules.append(body)
        if counts(body, rows)[1] > 0:
            break
        rows = [row for row in rows if not covers(body, row)]
    return rules


# %% last_tie: 一样好时取最后一个候选 / Of equal candidates takes the last
# caught by: test_figure, test_best_literal
# book: §15.2
def best_step(body, rows, values, negation):
    return max(extensions(body, rows, values, negation)[::-1], key=lambda step: score(*step[1:]), default=None)


# %% most_positives: 取覆盖正例最多的文字 / Takes the literal that keeps the most positives
# caught by: test_best_literal, test_figure
# book: §15.2
def score(p, n):
    return p, -n


# %% must_exclude_positives_too: 要求加上文字以后覆盖的样例至少少两个 / Demands that a literal excludes two samples
# caught by: test_best_literal
# book: §15.2
def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = [row for row in rows if covers(body, row)]
    negatives = counts([], inside)[1]
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(values, negation)]
    return [(literal, p, n) for literal, p, n in found if p > 0 and n < negatives and p + n < len(inside) - 1]


# %% must_improve: 只有提高准确率的文字才可选 / A literal may be chosen only if accuracy rises
# caught by: test_best_literal
# book: §15.2
def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = [row for row in rows if covers(body, row)]
    negatives = counts([], inside)[1]
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(values, negation)]
    before = counts([], inside)[0] / max(1, len(inside))
    return [(literal, p, n) for literal, p, n in found if p > 0 and n < negatives and p / (p + n) > before]


# %% negation_always: negation 为 False 时也用 != / Uses != even if negation is False
# caught by: test_candidates_and_counts
# book: §15.2
def candidate_literals(values, negation):
    signs = ("=", "!=")
    return [(attribute, sign, value) for attribute in values for sign in signs for value in values[attribute]]


# %% negation_as_equals: 把 != 当作 = / Treats != as =
# caught by: test_candidates_and_counts
# book: §15.2
def covers(body, row):
    return all(row[attribute] == value for attribute, sign, value in body)


# %% negation_ignored: negation 为 True 时也只用 = / Uses = only, even if negation is True
# caught by: test_candidates_and_counts
# book: §15.2
def candidate_literals(values, negation):
    signs = ("=",)
    return [(attribute, sign, value) for attribute in values for sign in signs for value in values[attribute]]


# %% no_removal: 学完一条规则后不去掉已覆盖的样例（规则重复时停下） / Does not remove what is covered, and stops when a rule comes again
# caught by: test_melons, test_sequential_covering
# book: §15.2
def sequential_covering(rows, values, negation):
    rules = []
    while counts([], rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        if counts(body, rows)[1] > 0 or body in rules:
            break
        rules.append(body)
    return rules


# %% one_positive_removed: 学完一条规则只去掉第一个覆盖到的正例 / Removes only the first positive that the rule covers
# caught by: test_melons, test_sequential_covering
# book: §15.2
def sequential_covering(rows, values, negation):
    rules = []
    while counts([], rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        if counts(body, rows)[1] > 0:
            break
        rules.append(body)
        first = next(row for row in rows if row["好瓜"] == "是" and covers(body, row))
        rows = [row for row in rows if row is not first]
    return rules


# %% only_accuracy: 准确率相同时不看覆盖的总数，只看次序 / Of equal accuracies takes the first, whatever it covers
# caught by: test_best_literal, test_learn_rule
# book: §15.2
def score(p, n):
    return p / (p + n)


# %% remembered_by_samples: 规则留着再用，而只按样例区分 / Rules are kept for later calls, but only by the samples
# caught by: test_learn_rule
# book: §15.2
# kind: narrow
_known = {}


def _learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        step = best_step(body, rows, values, negation)
        if step is None:
            break
        body.append(step[0])
        trace.append(step)
    return body, trace


def learn_rule(rows, values, negation):
    key = tuple(tuple(sorted(row.items(), key=str)) for row in rows)
    if key not in _known:
        _known[key] = _learn_rule(rows, values, negation)
    return _known[key]


# %% score_ignores_body: 给文字打分时数的是全部样例，不是规则覆盖的样例 / Scores a literal on all samples, not on those that the rule covers
# caught by: test_best_literal, test_figure
# book: §15.2
def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = list(rows)
    negatives = counts([], inside)[1]
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(values, negation)]
    return [(literal, p, n) for literal, p, n in found if p > 0 and n < negatives and literal not in body]


# %% signs_alternate: 每个取值的 = 和 != 交替排列 / The candidates alternate between = and != for each value
# caught by: test_candidates_and_counts
# book: §15.2
def candidate_literals(values, negation):
    signs = ("=", "!=") if negation else ("=",)
    return [(attribute, sign, value) for attribute in values for value in values[attribute] for sign in signs]


# %% smoothed_accuracy: 用拉普拉斯修正的准确率 (p+1)/(p+n+2) / Uses the Laplace estimate (p+1)/(p+n+2) for accuracy
# caught by: test_best_literal
# book: §15.2
def score(p, n):
    return (p + 1) / (p + n + 2), p + n


# %% ties_by_name: 一样好时按文字的字典序，不按候选的次序 / Of equal candidates takes the first by name, not by position
# caught by: test_best_literal
# book: §15.2
def best_step(body, rows, values, negation):
    # `max` keeps the first of equals.
    return max(sorted(extensions(body, rows, values, negation)), key=lambda step: score(*step[1:]), default=None)


# %% trace_before_adding: 过程中记的是加文字以前的计数 / The trace holds the counts before the literal is added
# caught by: test_learn_rule, test_melons
# book: §15.2
def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        step = best_step(body, rows, values, negation)
        if step is None:
            break
        trace.append((step[0], *counts(body, rows)))
        body.append(step[0])
    return body, trace


# %% trace_of_totals: 过程中记的是 (p, p+n) / The trace holds p and p+n
# caught by: test_learn_rule, test_melons
# book: §15.2
def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        step = best_step(body, rows, values, negation)
        if step is None:
            break
        body.append(step[0])
        trace.append((step[0], step[1], step[1] + step[2]))
    return body, trace


# %% until_table_is_empty: 学到所有样例（包括反例）都处理完，不是到没有正例为止 / Goes on until no sample is left instead of no positive
# caught by: test_melons, test_sequential_covering
# book: §15.2
def sequential_covering(rows, values, negation):
    rules = []
    while rows:
        body, _ = learn_rule(rows, values, negation)
        rules.append(body)
        if counts(body, rows)[1] > 0:
            break
        rows = [row for row in rows if not covers(body, row)]
    return rules


# %% values_sorted: 取值按字典序排，不按所给的次序 / Sorts the values instead of keeping their order
# caught by: test_candidates_and_counts
# book: §15.2
def candidate_literals(values, negation):
    signs = ("=", "!=") if negation else ("=",)
    return [(attribute, sign, value) for attribute in values for sign in signs for value in sorted(values[attribute])]


# %% values_that_occur: 候选文字只有样例中出现的取值，次序是出现的先后 / The candidates are the values that occur in the samples, in that order
# caught by: test_best_literal
# book: §15.2
def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = [row for row in rows if covers(body, row)]
    negatives = counts([], inside)[1]
    seen = {a: list(dict.fromkeys(row[a] for row in inside)) for a in values}
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(seen, negation)]
    return [(literal, p, n) for literal, p, n in found if p > 0 and n < negatives]
