"""Known mistakes of cookbook6.2. Each cell holds what differs from the reference."""

# %% at_least_two_rows: 从两个样本起枚举，只有一种标记时多了一个 / Begins with subsets of two rows, one too many where all labels are alike
# caught by: test_smallest
# hint: 枚举
# book: §6.2
def smallest_consistent(X, y):
    rows = range(len(X))
    subsets = (subset for size in range(min(2, len(X)), len(X) + 1) for subset in combinations(rows, size))
    return list(next(subset for subset in subsets if is_consistent(X, y, subset)))


# %% at_most_four_rows: 最多试到四个样本 / Tries subsets of at most four rows
# caught by: test_smallest
# book: §6.2
# kind: narrow
def smallest_consistent(X, y):
    rows = range(len(X))
    subsets = (subset for size in range(1, 5) for subset in combinations(rows, size))
    return list(next((subset for subset in subsets if is_consistent(X, y, subset)), rows))


# %% backwards_in_turn: 走一遍顺的，再走一遍倒的 / Goes through the order forwards and backwards in turn
# caught by: test_trace
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    before, order = 0, list(order)
    while len(store) > before:
        before = len(store)
        for i in order:
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
        order = order[::-1]
    return store


# %% begins_anew: 每存一个就从头开始 / Begins anew after every row that is stored
# caught by: test_trace
# hint: 重新
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    found = True
    while found:
        found = False
        for i in order:
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
                found = True
                break
    return store


# %% best_of_all_orders: 在所有次序的压缩结果中取最小的 / Takes the smallest of what condensing stores over all orders that begin anywhere
# caught by: test_smallest
# hint: 枚举
# book: §6.2
def smallest_consistent(X, y):
    rows = list(range(len(X)))
    return min((condense(X, y, rows[i:] + rows[:i]) for i in rows), key=len)


# %% city_block: 用的是坐标差绝对值之和 / Sums the differences of coordinates instead of their squares
# caught by: test_nearest, test_trace
# book: §6.2
def nearest_label(X, y, store, q):
    store = list(store)
    nearest = np.argmin(np.sum(np.abs(np.asarray(X)[store] - q), axis=1))
    return y[store[nearest]]


# %% condensed_for_smallest: 把压缩的结果当作最小的一致子集 / Takes the condensed subset for the smallest
# caught by: test_smallest
# hint: 枚举
# book: §6.2
def smallest_consistent(X, y):
    return condense(X, y, list(range(len(X))))


# %% consistent_if_every_class_is_there: 每个类别都有样本就算一致 / Calls a subset consistent if it has a row of every class
# caught by: test_consistent
# book: §6.2
def is_consistent(X, y, store):
    return len(store) > 0 and {y[j] for j in store} == set(y)


def smallest_consistent(X, y):
    def fits(subset):
        return all(nearest_label(X, y, subset, x) == label for x, label in zip(X, y))

    rows = range(len(X))
    subsets = (subset for size in range(1, len(X) + 1) for subset in combinations(rows, size))
    return list(next(subset for subset in subsets if fits(subset)))


# %% drops_one_by_one: 从全部样本起，能去掉就去掉 / Begins with all rows and drops whatever can be dropped
# caught by: test_smallest
# hint: 枚举
# book: §6.2
def smallest_consistent(X, y):
    store = list(range(len(X)))
    for i in range(len(X)):
        rest = [j for j in store if j != i]
        if is_consistent(X, y, rest):
            store = rest
    return store


# %% empty_is_consistent: 空集也算一致 / Calls the empty subset consistent
# caught by: test_consistent
# book: §6.2
def is_consistent(X, y, store):
    return all(nearest_label(X, y, store, x) == label for x, label in zip(X, y) if len(store))


# %% index_in_the_store: 把在 store 中的位置当作行号 / Takes the place in the store for the index of the row
# caught by: test_nearest
# book: §6.2
def nearest_label(X, y, store, q):
    nearest = np.argmin(np.sum((np.asarray(X)[list(store)] - q) ** 2, axis=1))
    return y[nearest]


# %% inner_products: 用内积展开平方距离，坐标大时精度尽失 / Expands the squared distance into inner products, which loses all digits for large coordinates
# caught by: test_nearest, test_trace
# book: §6.2
def nearest_label(X, y, store, q):
    store = list(store)
    S = np.asarray(X)[store]
    nearest = np.argmin(np.sum(S * S, axis=1) - 2 * S @ q + q @ q)
    return y[store[nearest]]


# %% isclose_ties: 用 isclose 比较距离，把相差很小的当作一样远 / Compares distances by isclose, and takes small differences for ties
# caught by: test_nearest
# book: §6.2
def nearest_label(X, y, store, q):
    distances = np.sqrt(np.sum((np.asarray(X)[list(store)] - q) ** 2, axis=1))
    return y[store[int(np.flatnonzero(np.isclose(distances, distances.min()))[0])]]


# %% keeps_what_is_right: 存下分对的样本 / Stores the rows that are right
# caught by: test_six_points, test_trace
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    for i in order:
        if i not in store and nearest_label(X, y, store, X[i]) == y[i]:
            store.append(i)
    return store


# %% labels_as_numbers: 看上去是整数的标记当作整数比较 / Labels that look like whole numbers are compared as such
# caught by: test_trace, test_consistent, test_smallest
# book: §6.2
def as_number(label):
    try:
        return int(label)
    except ValueError:
        return label


def condense(X, y, order):
    store = [order[0]]
    stored_before = 0
    while len(store) > stored_before:
        stored_before = len(store)
        for i in order:
            if i not in store and as_number(nearest_label(X, y, store, X[i])) != as_number(y[i]):
                store.append(i)
    return store


def is_consistent(X, y, store):
    return len(store) > 0 and all(as_number(nearest_label(X, y, store, x)) == as_number(label) for x, label in zip(X, y))


# %% labels_tidied: 比较标记时不分大小写，也不管首尾的空格 / Labels are compared without regard to case and to blanks around them
# caught by: test_trace, test_consistent, test_smallest
# book: §6.2
def tidied(label):
    return str(label).strip().lower()


def condense(X, y, order):
    store = [order[0]]
    stored_before = 0
    while len(store) > stored_before:
        stored_before = len(store)
        for i in order:
            if i not in store and tidied(nearest_label(X, y, store, X[i])) != tidied(y[i]):
                store.append(i)
    return store


def is_consistent(X, y, store):
    return len(store) > 0 and all(tidied(nearest_label(X, y, store, x)) == tidied(label) for x, label in zip(X, y))


# %% leaves_itself_out: 判别已存的样本时不许它自己参加 / Does not let a stored row be its own neighbour
# caught by: test_consistent
# hint: 自己
# book: §6.2
def is_consistent(X, y, store):
    if len(store) == 0:
        return False
    for i in range(len(X)):
        others = [j for j in store if j != i]
        if others and nearest_label(X, y, others, X[i]) != y[i]:
            return False
    return True


def smallest_consistent(X, y):
    def fits(subset):
        return all(nearest_label(X, y, subset, x) == label for x, label in zip(X, y))

    rows = range(len(X))
    subsets = (subset for size in range(1, len(X) + 1) for subset in combinations(rows, size))
    return list(next(subset for subset in subsets if fits(subset)))


# %% most_rows_right: 大多数样本分对就算一致 / Calls a subset consistent if it gets nine rows in ten right
# caught by: test_consistent
# book: §6.2
def is_consistent(X, y, store):
    right = [nearest_label(X, y, store, x) == label for x, label in zip(X, y) if len(store)]
    return len(right) > 0 and sum(right) >= 0.9 * len(right)


def smallest_consistent(X, y):
    def fits(subset):
        return all(nearest_label(X, y, subset, x) == label for x, label in zip(X, y))

    rows = range(len(X))
    subsets = (subset for size in range(1, len(X) + 1) for subset in combinations(rows, size))
    return list(next(subset for subset in subsets if fits(subset)))


# %% nearer_by_a_billionth: 新存的样本要近 10^-9 以上才算更近 / A stored row counts as nearer only if it is by more than 1e-9
# caught by: test_trace
# book: §6.2
# kind: narrow
def nearest_label(X, y, store, q):
    store = list(store)
    distances = np.sqrt(np.sum((np.asarray(X)[store] - q) ** 2, axis=1))
    nearest = 0
    for k in range(1, len(store)):
        if distances[k] < distances[nearest] - 1e-9:
            nearest = k
    return y[store[nearest]]


# %% nearest_of_all: 在全部样本中找最近的，不只在已存的样本中 / Looks for the nearest among all rows, not only those stored
# caught by: test_nearest
# hint: store
# book: §6.2
def nearest_label(X, y, store, q):
    return y[int(np.argmin(np.sum((np.asarray(X) - q) ** 2, axis=1)))]


def stored_label(X, y, store, q):
    return y[min(store, key=lambda j: np.sum((X[j] - q) ** 2))]


def condense(X, y, order):
    store = [order[0]]
    before = 0
    while len(store) > before:
        before = len(store)
        for i in order:
            if i not in store and stored_label(X, y, store, X[i]) != y[i]:
                store.append(i)
    return store


def is_consistent(X, y, store):
    return len(store) > 0 and all(stored_label(X, y, store, x) == label for x, label in zip(X, y))


# %% one_of_each_class: 每个类别取一个样本 / One row of each class
# caught by: test_smallest
# hint: 自己的标记
# book: §6.2
def smallest_consistent(X, y):
    return [list(y).index(label) for label in dict.fromkeys(y)]


# %% one_of_each_class_first: 一开始就为每个类别存一个样本 / Stores one sample of every class to begin with
# caught by: test_trace
# book: §6.2
def condense(X, y, order):
    store = []
    for i in order:
        if y[i] not in [y[j] for j in store]:
            store.append(i)
    before = 0
    while len(store) > before:
        before = len(store)
        for i in order:
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
    return store


# %% one_pass: 只走一遍 / Makes one pass only
# caught by: test_six_points, test_trace
# hint: 一遍
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    for i in order:
        if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
            store.append(i)
    return store


# %% order_ignored: 不理会次序，总按行号走 / Ignores the order and goes by the indices
# caught by: test_six_points, test_trace
# book: §6.2
def condense(X, y, order):
    store = [0]
    before = 0
    while len(store) > before:
        before = len(store)
        for i in range(len(X)):
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
    return store


# %% positions_for_indices: 存下的是次序中的位置，不是行号 / Stores positions in the order instead of indices
# caught by: test_six_points, test_trace
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    places = [0]
    before = 0
    while len(store) > before:
        before = len(store)
        for place, i in enumerate(order):
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
                places.append(place)
    return places


# %% smallest_by_random_orders: 压缩许多随机的次序，再去掉多余的样本 / Condenses in many random orders, then leaves out what is not needed
# caught by: test_smallest
# book: §6.2
def smallest_consistent(X, y):
    rng = np.random.default_rng(0)
    best = list(range(len(X)))
    for _ in range(60):
        store = condense(X, y, rng.permutation(len(X)).tolist())
        for i in list(store):
            fewer = [k for k in store if k != i]
            if fewer and is_consistent(X, y, fewer):
                store = fewer
        best = min(best, store, key=len)
    return best


# %% sorted: 按行号排序返回 / Returns the indices sorted
# caught by: test_six_points, test_trace
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    before = 0
    while len(store) > before:
        before = len(store)
        for i in order:
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
    return sorted(store)


# %% stored_after_the_pass: 一遍走完才把分错的样本一起存入 / Stores what was wrong only after the whole pass
# caught by: test_six_points, test_trace
# hint: 立刻
# book: §6.2
def condense(X, y, order):
    store = [order[0]]
    while True:
        wrong = [i for i in order if i not in store and nearest_label(X, y, store, X[i]) != y[i]]
        if not wrong:
            return store
        store += wrong


# %% ten_columns: 距离只用前十列 / Distances of the first ten columns only
# caught by: test_trace, test_nearest, test_consistent, test_smallest
# book: §6.2
# kind: narrow
def nearest_label(X, y, store, q):
    store = list(store)
    nearest = np.argmin(np.sum((np.asarray(X)[store, :10] - q[:10]) ** 2, axis=1))
    return y[store[nearest]]


# %% ten_passes: 最多走十遍 / Makes at most ten passes
# caught by: test_trace
# hint: 停
# book: §6.2
# kind: narrow
def condense(X, y, order):
    store = [order[0]]
    for _ in range(10):
        for i in order:
            if i not in store and nearest_label(X, y, store, X[i]) != y[i]:
                store.append(i)
    return store


# %% three_neighbours: 已存样本够三个时用三个近邻投票 / Lets three neighbours vote as soon as three rows are stored
# caught by: test_six_points, test_trace
# book: §6.2
def vote(X, y, store, q):
    near = sorted(store, key=lambda j: np.sum((X[j] - q) ** 2))[:3]
    labels = [y[j] for j in near]
    return max(labels, key=labels.count)


def condense(X, y, order):
    store = [order[0]]
    before = 0
    while len(store) > before:
        before = len(store)
        for i in order:
            if i not in store and vote(X, y, store, X[i]) != y[i]:
                store.append(i)
    return store


# %% witness_equal_steps: 造的数据等距，有平局 / Data with equal steps, and ties
# caught by: test_order_matters
# book: §6.2
def order_matters(gap):
    X = np.array([[0.0], *([-(2.0**i)] for i in range(gap + 1))])
    near_first = list(range(gap + 2))
    return X, ["b"] + ["a"] * (gap + 1), near_first, near_first[::-1]


# %% witness_equally_spaced: 以为等距的点也行：倒过来只存两行 / Takes equal distances for enough, so that few rows are stored in either order
# caught by: test_order_matters
# hint: 先存
# book: §6.2
def order_matters(gap):
    X = np.array([[0.0], *([-1.0 - 0.9 * i / (gap + 1)] for i in range(gap + 1))])
    near_first = list(range(gap + 2))
    return X, ["b"] + ["a"] * (gap + 1), near_first, near_first[::-1]


# %% witness_of_gap_one: 造的数据只多存一行 / Data that store one row more, whatever the gap
# caught by: test_order_matters
# hint: 先存
# book: §6.2
def order_matters(gap):
    X = np.array([[0.0], [-1.0], [-2.1]])
    return X, ["b", "a", "a"], [0, 1, 2], [2, 1, 0]


# %% witness_one_less: 少造了一行 / Data with one row too few
# caught by: test_order_matters
# hint: 先存
# book: §6.2
def order_matters(gap):
    X = np.array([[0.0], *([-(2.1**i)] for i in range(gap))])
    near_first = list(range(gap + 1))
    return X, ["b"] + ["a"] * gap, near_first, near_first[::-1]


# %% witness_orders_exchanged: 两个次序交换了 / Exchanges the two orders
# caught by: test_order_matters
# book: §6.2
def order_matters(gap):
    X = np.array([[0.0], *([-(2.1**i)] for i in range(gap + 1))])
    near_first = list(range(gap + 2))
    return X, ["b"] + ["a"] * (gap + 1), near_first[::-1], near_first


# %% witness_too_far: 造的数据坐标太大 / Data with coordinates that are too large
# caught by: test_order_matters
# book: §6.2
def order_matters(gap):
    X = np.array([[0.0], *([-(10.0**i)] for i in range(gap + 1))])
    near_first = list(range(gap + 2))
    return X, ["b"] + ["a"] * (gap + 1), near_first, near_first[::-1]
