"""Known mistakes of 1.1. Each cell holds what differs from the reference."""

# %% assumes_positive_exists: 没有正例时返回空列表 / The version space comes out empty when there is no positive
# caught by: test_sizes_of_the_space, test_version_space_is_its_definition
# book: §1.3
def version_space(domains, X, y):
    if 1 not in y:
        return []
    return [h for h in hypothesis_space(domains) if all(covers(h, x) == label for x, label in zip(X, y))]


# %% boundaries_by_star_count: 按通配符的多少取边界，漏掉了不可比较的假设 / The boundaries are the members with fewest and most wildcards, so incomparable ones are lost
# caught by: test_boundaries_enclose_the_space
# book: §1.3
def boundaries(space):
    stars = [-1 if h is None else h.count("*") for h in space]
    return {
        "specific": [h for h, count in zip(space, stars) if count == min(stars)],
        "general": [h for h, count in zip(space, stars) if count == max(stars)],
    }


# %% boundaries_exchanged: 最特殊与最一般写反了 / Most specific and most general are exchanged
# caught by: test_figure_1_2, test_boundaries_enclose_the_space
# book: §1.3
def boundaries(space):
    return {
        "general": [h for h in space if not any(more_general(h, g) for g in space if g != h)],
        "specific": [h for h in space if not any(more_general(g, h) for g in space if g != h)],
    }


# %% consistent_with_any_sample: 与任一个样例一致就留下了，不是与每一个 / A hypothesis stays if any sample agrees with it, not all
# caught by: test_melons_1_and_4, test_figure_1_2, test_version_spaces_intersect
# book: §1.3
# costs: 4
def version_space(domains, X, y):
    return [h for h in hypothesis_space(domains) if any(covers(h, x) == label for x, label in zip(X, y))]


# %% first_positive_only: 只考虑第一个正例的推广，没有再接受其余的正例 / Only generalisations of the first positive are considered; the other positives are ignored
# caught by: test_version_space_is_its_definition
# book: §1.3
def version_space(domains, X, y):
    first = next((x for x, label in zip(X, y) if label), None)
    space = [h for h in hypothesis_space(domains) if first is None or covers(h, first)]
    return [h for h in space if not any(covers(h, x) for x, label in zip(X, y) if not label)]


# %% forgets_empty: 漏了不接受任何瓜的假设 ∅ (None) / The hypothesis ∅ (None), which accepts nothing, is missing
# caught by: test_sizes_of_the_space, test_space_is_complete
# book: §1.3
def hypothesis_space(domains):
    return [*product(*(["*", *domain] for domain in domains))]


# %% forgets_wildcard: 漏了通配符 "*" / The wildcard "*" is missing
# caught by: test_melons_1_and_4, test_sizes_of_the_space, test_space_is_complete
# book: §1.3
def hypothesis_space(domains):
    return [None, *product(*(domain for domain in domains))]


# %% keeps_all_star: 只看正例，没有用反例否决 / Only the positives are used; no negative vetoes a hypothesis
# caught by: test_melons_1_and_4, test_figure_1_2, test_version_space_is_its_definition
# book: §1.3
# costs: 4
def version_space(domains, X, y):
    return [h for h in hypothesis_space(domains) if all(covers(h, x) for x, label in zip(X, y) if label)]


# %% none_not_most_specific: 没有把 None 当作比任何假设都特殊 / None is not taken as more specific than every other hypothesis
# caught by: test_boundaries_enclose_the_space
# book: §1.3
def more_general(h, g):
    return g is not None and covers(h, g)


# %% repeats_by_bars: 用竖线把取值连起来再去掉重复的假设 / Repeats are removed after joining the values with bars
# caught by: test_space_is_complete
# book: §1.3
# kind: narrow
def hypothesis_space(domains):
    written = {"|".join(h): h for h in product(*(["*", *domain] for domain in domains))}
    return [None, *written.values()]


# %% star_within_a_value: 取值里只要含有 * 就当作通配符 / Any value that holds a * is taken for the wildcard
# caught by: test_covers_compares_place_by_place
# book: §1.3
# kind: narrow
def covers(hypothesis, x):
    return hypothesis is not None and all("*" in a or a == value for a, value in zip(hypothesis, x))


# %% value_anywhere: 取值出现在瓜的任何一个属性里就算相符 / A value counts as matched wherever in the melon it stands
# caught by: test_covers_compares_place_by_place
# book: §1.3
def covers(hypothesis, x):
    return hypothesis is not None and all(a == "*" or a in x for a in hypothesis)


def fits(hypothesis, x):
    return hypothesis is not None and all(a in ("*", b) for a, b in zip(hypothesis, x))


def version_space(domains, X, y):
    return [h for h in hypothesis_space(domains) if all(fits(h, x) == bool(label) for x, label in zip(X, y))]


def boundaries(space):
    def above(h, g):
        return g is None or fits(h, g)

    return {
        "specific": [h for h in space if not any(above(h, g) for g in space if g != h)],
        "general": [h for h in space if not any(above(g, h) for g in space if g != h)],
    }


# %% values_as_numbers: 像数的取值按数值比较，"1" 与 "1.0" 就成了同一个 / Values that look like numbers are compared as numbers, so "1" equals "1.0"
# caught by: test_covers_compares_place_by_place
# book: §1.3
# kind: narrow
def covers(hypothesis, x):
    return hypothesis is not None and all(a == "*" or same(a, value) for a, value in zip(hypothesis, x))


def same(a, b):
    try:
        return float(a) == float(b)
    except ValueError:
        return a == b


# %% values_from_samples: 取值只取样例里出现过的，没有用给定的取值域 / Values come from the samples, not from the given domains
# caught by: test_sizes_of_the_space, test_version_space_is_its_definition
# book: §1.3
def version_space(domains, X, y):
    seen = [sorted({x[j] for x in X}) for j in range(len(domains))]
    return [h for h in hypothesis_space(seen) if all(covers(h, x) == label for x, label in zip(X, y))]


# %% values_run_together: 假设按连成一串的取值去重 / Hypotheses are told apart by their values run together
# caught by: test_space_is_complete
# book: §1.3
# kind: narrow
def hypothesis_space(domains):
    return [None, *{"".join(h): h for h in product(*(["*", *domain] for domain in domains))}.values()]


# %% values_trimmed: 比较前去掉了取值首尾的空白 / Values are compared without their leading and trailing blanks
# caught by: test_covers_compares_place_by_place
# book: §1.3
# kind: narrow
def covers(hypothesis, x):
    return hypothesis is not None and all(a == "*" or a.strip() == value.strip() for a, value in zip(hypothesis, x))
