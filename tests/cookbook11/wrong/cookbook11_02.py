"""Known mistakes of cookbook11.2. Each cell holds what differs from the reference."""

# %% always_normalised: 总是规范化 / Always normalises
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if True:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% b_and_c_exchanged: 名次分与两两比较的角色弄反 / The roles of rank points and comparisons exchanged
# caught by: test_three_winners
# book: §11.4
def three_winners(a, b, c):
    b, c = c, b
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((a, c, b), 4), ((b, a, c), 2), ((b, c, a), 4), ((c, b, a), 6))


# %% beats_the_next_only: 只与下一类比较 / Compares with the next class only
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next((k for k in range(C) if beats(k, (k + 1) % C)), None)


# %% class_zero_is_none: 第 0 类获胜时返回 None / None where class 0 wins
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next((k for k in range(C) if all(beats(k, other) for other in range(C) if other != k)), None) or None


# %% coarse_tolerance: 容差用了 1e-5 / A tolerance of 1e-5
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-5 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% counts_for_winners: 返回得票数，不是胜者 / Returns the votes, not the winners
# caught by: test_plurality
# book: §11.4
def plurality(rankings):
    firsts = [row[0] for row in rankings]
    return [firsts.count(k) for k in range(len(rankings[0]))]


# %% descending: 从大到小列出 / In descending order
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points) if value >= max(points) - slack][::-1]


def plurality(rankings):
    firsts = [row[0] for row in rankings]
    return sorted(winners([firsts.count(k) for k in range(len(rankings[0]))]))


# %% divided_by_the_largest: 每行除以最大值 / Divides each row by its maximum
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.max(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% equal_rankings_once: 相同的名次表只数一次 / Equal rankings count once
# caught by: test_plurality
# book: §11.4
def plurality(rankings):
    firsts = [row[0] for row in {tuple(row) for row in rankings}]
    return winners([firsts.count(k) for k in range(len(rankings[0]))])


# %% exact_ties_only: 只有完全相等才算并列 / Only exact equality is a tie
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 0
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% exactly_half: 两两比较时正好一半 / Exactly half in a comparison
# caught by: test_three_winners
# book: §11.4
def three_winners(a, b, c):
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((a, c, b), 4), ((b, a, c), 2), ((b, c, a), 4), ((c, b, a), 6), ((a, b, c), 1))


# %% fewest_last_places: 数的是最后一名 / Counts last places
# caught by: test_plurality
# book: §11.4
def plurality(rankings):
    lasts = [row[-1] for row in rankings]
    return winners([-lasts.count(k) for k in range(len(rankings[0]))])


# %% first_hundred_and_fifty: 只看前 150 个分数 / Looks at the first 150 points only
# caught by: test_winners
# kind: narrow
def winners(points):
    slack = 1e-9 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points[:150]) if value >= max(points) - slack]


# %% first_of_the_tied: 并列时只报告第一个 / Only the first of those that tie
# caught by: test_plurality
# hint: 并列的全部报告
# book: §11.4
def plurality(rankings):
    firsts = [row[0] for row in rankings]
    return winners([firsts.count(k) for k in range(len(rankings[0]))])[:1]


# %% fixed_tolerance: 容差固定为 1e-9 / A fixed tolerance of 1e-9
# caught by: test_winners
# hint: 不是固定的
# book: §11.4
def winners(points):
    slack = 1e-9
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% geometric_mean: 求积变成了几何平均 / The geometric mean for the product
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0) ** (1 / len(scores))).tolist()


# %% half_is_enough: 正好一半也算 / Exactly half is enough
# caught by: test_condorcet
# hint: 一半
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) >= len(rankings)

    return next((k for k in range(C) if all(beats(k, other) for other in range(C) if other != k)), None)


# %% isclose: 用 np.isclose 判断并列 / np.isclose decides on ties
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points) if np.isclose(value, max(points))]


# %% largest_in_size: 取绝对值最大的 / The largest in size
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points) if abs(value) >= max(map(abs, points)) - slack]


# %% log_of_zero: 取对数时 0 变成很小的数 / A small number in place of 0 before taking logarithms
# caught by: test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else np.exp(np.log(np.maximum(scores, 1e-3)).sum(axis=0))).tolist()


# %% majority_only: 要超过半数才算胜者 / Wants more than half of the votes
# caught by: test_plurality
# book: §11.4
def plurality(rankings):
    firsts = [row[0] for row in rankings]
    return [k for k in range(len(rankings[0])) if 2 * firsts.count(k) > len(firsts)]


# %% mean_for_sum: 求和变成了平均 / The mean for the sum
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.mean(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% mean_points: 名次分取了平均 / Mean rank points
# caught by: test_rank_table, test_borda
# book: §11.4
def borda(rankings):
    C = len(rankings[0])
    return [sum(C - list(row).index(k) for row in rankings) / len(rankings) for k in range(C)]


# %% minus_one_for_none: 没有胜者时返回 -1 / -1 where there is no winner
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next((k for k in range(C) if all(beats(k, other) for other in range(C) if other != k)), -1)


# %% most_first_places: 取第一名过半数的类 / The class with a majority of first places
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next((k for k in range(C) if 2 * sum(row[0] == k for row in rankings) > len(rankings)), None)


# %% most_victories: 取赢得最多的类，不必全赢 / The class with most victories, not necessarily all
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return max(range(C), key=lambda k: sum(beats(k, other) for other in range(C)))


# %% nearly_normalised: 和与 1 相差不到 0.001 的行不再规范化 / Rows whose sum is within 0.001 of 1 are not normalised
# caught by: test_score_totals
# book: §11.4.3
# kind: narrow
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        sums = scores.sum(axis=1, keepdims=True)
        scores = scores / np.where(abs(sums - 1) < 1e-3, 1, sums)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% no_pairwise_winner: 两两比较成环 / The comparisons make a cycle
# caught by: test_three_winners
# book: §11.4
def three_winners(a, b, c):
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((b, c, a), 2), ((c, a, b), 1), ((c, b, a), 1))


# %% normalised_by_column: 按列规范化 / Normalises the columns
# caught by: test_score_table, test_score_totals
# hint: 按行
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=0, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% nothing_changes: 删掉之后胜者不变 / The winner stays after the deletion
# caught by: test_spoiler
# book: §11.4
def spoiler(a, b, c):
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((a, b, c), 2), ((b, c, a), 3))


# %% one_winner: 只报告一个最高分 / Reports a single maximum
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * max(abs(value) for value in points)
    return [points.index(max(points))]


# %% order_of_appearance: 胜者按出现的次序列出 / Winners in the order in which they appear
# caught by: test_plurality
# book: §11.4
def plurality(rankings):
    firsts = [row[0] for row in rankings]
    found = winners([firsts.count(k) for k in range(len(rankings[0]))])
    return [k for k in dict.fromkeys(firsts) if k in found]


# %% pairwise_among_firsts: 两两比较时只考虑得过第一名的类 / Compares only classes that somebody ranks first
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next(
        (k for k in sorted({r[0] for r in rankings}) if all(beats(k, other) for other in range(C) if other != k)), None
    )


# %% plurality_tied: 多数票并列 / Plurality ties
# caught by: test_three_winners
# book: §11.4
def three_winners(a, b, c):
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((a, c, b), 3), ((b, a, c), 2), ((b, c, a), 4), ((c, b, a), 6))


# %% points_by_place: 分数记在名次上，不是类上 / Points go to the places, not to the classes
# caught by: test_rank_table, test_borda
# book: §11.4
def borda(rankings):
    C = len(rankings[0])
    return [sum(C - k for row in rankings) for k in range(C)]


# %% points_elect_c: 名次分选出的是 c / Rank points elect c
# caught by: test_three_winners
# book: §11.4
def three_winners(a, b, c):
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((a, c, b), 4), ((b, a, c), 1), ((b, c, a), 4), ((c, b, a), 6))


# %% points_from_zero: 名次分从 C-1 到 0 / Rank points from C-1 down to 0
# caught by: test_rank_table, test_borda
# hint: 36
# book: §11.4
def borda(rankings):
    C = len(rankings[0])
    return [sum(C - 1 - list(row).index(k) for row in rankings) for k in range(C)]


# %% points_reversed: 第一名得 1 分 / The first gets 1 point
# caught by: test_rank_table, test_borda
# book: §11.4
def borda(rankings):
    C = len(rankings[0])
    return [sum(1 + list(row).index(k) for row in rankings) for k in range(C)]


# %% product_not_normalised: 求积时不规范化 / Products are not normalised
# caught by: test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise and rule == "sum":
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% products_rounded_away: 小于 1e-12 的积当成 0 / Products below 1e-12 count as 0
# caught by: test_score_totals
# book: §11.4
# kind: narrow
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    totals = scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)
    return np.where(totals < 1e-12, 0.0, totals).tolist()


# %% rankings_read_as_ranks: 把一行读成各类的名次 / Reads a row as the ranks of the classes
# caught by: test_rank_table, test_borda
# book: §11.4
def borda(rankings):
    C = len(rankings[0])
    return [sum(C - row[k] for row in rankings) for k in range(C)]


# %% reads_rows_as_ranks_in_pairs: 两两比较时把一行读成名次 / Reads rows as ranks in the comparisons
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = rankings

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    return next((k for k in range(C) if all(beats(k, other) for other in range(C) if other != k)), None)


# %% roles_ignored: 不管 a, b, c 的角色 / Ignores the roles of a, b, c
# caught by: test_three_winners
# book: §11.4
def three_winners(a, b, c):
    a, b, c = 0, 1, 2
    # a is first most often and else last; c has few firsts but beats either of the others; b is seldom last.
    return repeated(((a, b, c), 3), ((a, c, b), 4), ((b, a, c), 2), ((b, c, a), 4), ((c, b, a), 6))


# %% rounded_points: 分数先舍入到 6 位小数 / Points rounded to 6 decimals first
# caught by: test_winners
# book: §11.4
# kind: narrow
def winners(points):
    points = [round(value, 6) for value in points]
    slack = 1e-9 * max(abs(value) for value in points)
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% rows_totalled: 按行合计 / Totals of the rows
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=1) if rule == "sum" else scores.prod(axis=1)).tolist()


# %% sequential_duels: 依次单挑，最后留下的就是胜者 / Whoever is left after duels one by one
# caught by: test_condorcet
# book: §11.4
def condorcet(rankings):
    C = len(rankings[0])
    places = [[list(row).index(k) for k in range(C)] for row in rankings]

    def beats(k, other):
        return 2 * sum(place[k] < place[other] for place in places) > len(rankings)

    winner = 0
    for k in range(1, C):
        winner = winner if beats(winner, k) else k
    return winner


# %% softmax: 用 softmax 规范化 / Normalises by softmax
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% sorted_by_rank: 分数按名次对齐，不按类 / Scores aligned by rank, not by class
# caught by: test_score_table, test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    scores = -np.sort(-scores, axis=1)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else scores.prod(axis=0)).tolist()


# %% spoiler_roles_ignored: 搅局者总是第 2 类 / The spoiler is always class 2
# caught by: test_spoiler
# book: §11.4
def spoiler(a, b, c):
    a, b, c = 0, 1, 2
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((a, b, c), 3), ((b, c, a), 2))


# %% three_points_always: 第一名总得 3 分，第四名起得 0 分 / The first always gets 3 points, from the fourth on none
# caught by: test_borda
# book: §11.4
def borda(rankings):
    C = len(rankings[0])
    return [sum(max(0, 3 - list(row).index(k)) for row in rankings) for k in range(C)]


# %% tie_with_c: 删掉之前并列 / A tie before the deletion
# caught by: test_spoiler
# book: §11.4
def spoiler(a, b, c):
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((a, b, c), 2), ((b, c, a), 1))


# %% tie_without_c: 删掉之后并列 / A tie after the deletion
# caught by: test_spoiler
# book: §11.4
def spoiler(a, b, c):
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((a, b, c), 2), ((b, c, a), 2))


# %% tiny_points_tie: 容差中加了 1e-150 / 1e-150 added to the tolerance
# caught by: test_winners
# book: §11.4
# kind: narrow
def winners(points):
    slack = 1e-9 * max(abs(value) for value in points) + 1e-150
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% tolerance_of_the_best: 容差取最高分的绝对值的 1e-9 倍，不看其他各项 / The tolerance is 1e-9 times the size of the best one, whatever the others are
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * abs(max(points))
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% tolerance_of_the_maximum: 容差按最高分算，最高分为负时出错 / The tolerance goes with the highest value, which may be negative
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * max(points)
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% tolerance_of_the_sum: 容差取各项绝对值之和的 1e-9 倍 / The tolerance is 1e-9 times the sum of all sizes
# caught by: test_winners
# book: §11.4
def winners(points):
    slack = 1e-9 * sum(abs(value) for value in points)
    return [k for k, value in enumerate(points) if value >= max(points) - slack]


# %% too_many_rankings: 名次表超过 200 张 / More than 200 rankings
# caught by: test_spoiler
# book: §11.4
def spoiler(a, b, c):
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((a, b, c), 300), ((b, c, a), 200))


# %% winner_deleted: 删掉的正是胜者 / The class that is deleted is the winner
# caught by: test_spoiler
# book: §11.4
def spoiler(a, b, c):
    # A majority prefers a; the others put c in between, which is worth points to b.
    return repeated(((c, a, b), 3), ((b, c, a), 2))


# %% zeros_skipped: 求积时跳过 0 / Zeros are skipped in products
# caught by: test_score_totals
# book: §11.4
def score_totals(scores, rule, normalise):
    scores = np.asarray(scores, dtype=float)
    if normalise:
        scores = scores / scores.sum(axis=1, keepdims=True)
    return (scores.sum(axis=0) if rule == "sum" else np.where(scores > 0, scores, 1.0).prod(axis=0)).tolist()
