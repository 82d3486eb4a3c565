"""Known mistakes of 3.8. Each cell holds what differs from the reference."""

# %% adds_error_probabilities: 独立时把各位的概率相加，没有相乘 / Adds the probabilities of the bits instead of multiplying
# caught by: test_independent_joint
# book: §3.5
def independent_joint(p):
    patterns = product((0, 1), repeat=len(p))
    return [
        (errors, sum(q if error else 1 - q for q, error in zip(p, errors)) / len(p) / 2 ** (len(p) - 1))
        for errors in patterns
    ]


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% all_bits_together: 以为各位同时出错就是最坏的相关 / Takes all bits failing together for the worst dependence
# caught by: test_harmful_dependence
# book: §3.5
def worst_joint(n_bits, t, p):
    # Windows of just enough errors, moved around the bits so that all of them err equally often.
    return [((1,) * n_bits, p), ((0,) * n_bits, 1 - p)]
    size = t + 1
    windows = [tuple(int((j - start) % n_bits < size) for j in range(n_bits)) for start in range(n_bits)]
    if n_bits * p <= size:
        rest, share = (0,) * n_bits, n_bits * p / size
    else:
        rest, share = (1,) * n_bits, (1 - p) / (1 - size / n_bits)
    return [(window, share / n_bits) for window in windows] + [(rest, 1 - share)]


def harmful_joint(code, true_class, p):
    # Two errors in each of two blocks of like columns bring the received word nearer to another class.
    blocks = {}
    for j, column in enumerate(zip(*code)):
        blocks.setdefault(tuple(bit * column[true_class] for bit in column), []).append(j)
    return [((1,) * 9, p), ((0,) * 9, 1 - p)]
    patterns = []
    for pair in combinations(blocks.values(), 2):
        for spared in range(3):
            wrong = [j for block in pair for j in block if j != block[spared]]
            patterns.append(tuple(int(j in wrong) for j in range(len(code[0]))))
    # Every bit is wrong in four of the nine patterns.
    return [(errors, p / 4) for errors in patterns] + [((0,) * len(code[0]), 1 - 9 * p / 4)]


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% blocks_in_order: 以为最优码的列按原来的次序排成三块 / Believes that the columns of the optimal code come in blocks of three, in order
# caught by: test_harmful_dependence
# book: §3.5
def harmful_joint(code, true_class, p):
    # Two errors in each of two blocks of like columns bring the received word nearer to another class.
    blocks = {}
    for j, column in enumerate(zip(*code)):
        blocks.setdefault(j // 3, []).append(j)
    patterns = []
    for pair in combinations(blocks.values(), 2):
        for spared in range(3):
            wrong = [j for block in pair for j in block if j != block[spared]]
            patterns.append(tuple(int(j in wrong) for j in range(len(code[0]))))
    # Every bit is wrong in four of the nine patterns.
    return [(errors, p / 4) for errors in patterns] + [((0,) * len(code[0]), 1 - 9 * p / 4)]


# %% bound_above_one: 上界没有截到 1 / The bound is not cut at 1
# caught by: test_dependent_bound
# book: §3.5
def dependent_bound(n_bits, t, p):
    return n_bits * p / (t + 1)  # Markov's inequality: n_bits * p errors are expected


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% bound_divides_by_t: 上界除以 t，没有除以 t + 1 / Divides by t instead of t + 1
# caught by: test_dependent_bound
# book: §3.5
def dependent_bound(n_bits, t, p):
    return min(1.0, n_bits * p / max(t, 1))  # Markov's inequality: n_bits * p errors are expected


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% classes_in_their_order: 类别总按编号排在直线上 / Puts the classes on the line in the order of their numbers
# caught by: test_unequal_columns
# book: §3.5
def unequal_columns(code):
    for order in [tuple(range(len(code)))]:
        errors = [threshold_errors([column[k] for k in order]) for column in zip(*code)]
        if errors:
            return [float(value) for value in range(len(order))], list(order)


# %% columns_equally_hard: 全部样本取同一个值，各列同样难分 / All samples have the same value, so all columns are equally hard
# caught by: test_unequal_columns
# book: §3.5
def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [0.0] * len(order), list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% correctable_half_distance: 以为能纠正最小距离的一半，没有减 1 / Half of the smallest distance, without subtracting 1
# caught by: test_correctable
# book: §3.5
def correctable(code):
    return min(hamming(u, v) for u, v in combinations(code, 2)) // 2


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% correctable_ignores_pairs: 只看与第 0 类的距离 / Looks at the distances from class 0 only
# caught by: test_correctable
# book: §3.5
def correctable(code):
    return (min(hamming(u, v) for u, v in zip(code[:1] * (len(code) - 1), code[1:])) - 1) // 2


# %% errors_flip_every_class: 错误模式同时作用在每一行上 / Applies the errors to every row, not to the received word only
# caught by: test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [sum(a != (-b if e else b) for a, b, e in zip(received, word, errors)) for word in code]
    nearest = min(distances)
    return (distances[true_class] == nearest) / distances.count(nearest)


# %% excess_of_at_least_t: 把“多于 t 位”当作“至少 t 位” / Takes more than t errors for at least t
# caught by: test_dependent_bound
# book: §3.5
def dependent_bound(n_bits, t, p):
    return min(1.0, n_bits * p / max(t, 1))  # Markov's inequality: n_bits * p errors are expected


def worst_joint(n_bits, t, p):
    # Windows of just enough errors, moved around the bits so that all of them err equally often.
    size = max(t, 1)
    windows = [tuple(int((j - start) % n_bits < size) for j in range(n_bits)) for start in range(n_bits)]
    if n_bits * p <= size:
        rest, share = (0,) * n_bits, n_bits * p / size
    else:
        rest, share = (1,) * n_bits, (1 - p) / (1 - size / n_bits)
    return [(window, share / n_bits) for window in windows] + [(rest, 1 - share)]


# %% harm_by_five_errors: 每次错 5 位，各位不能那么常错 / Five errors at a time, which happen too seldom
# caught by: test_harmful_dependence
# book: §3.5
def harmful_joint(code, true_class, p):
    # Two errors in each of two blocks of like columns bring the received word nearer to another class.
    blocks = {}
    for j, column in enumerate(zip(*code)):
        blocks.setdefault(tuple(bit * column[true_class] for bit in column), []).append(j)
    patterns = []
    for pair in combinations(blocks.values(), 2):
        wrong = [j for block in pair for j in block]
        patterns.append(tuple(int(j in wrong) for j in range(len(code[0]))))
    # Every bit is wrong in two of the three patterns.
    return [(errors, p / 2) for errors in patterns] + [((0,) * len(code[0]), 1 - 3 * p / 2)]


# %% independence_is_the_worst: 把独立时的概率当作最大概率 / Takes independence for the worst case
# caught by: test_dependent_bound
# book: §3.5
def dependent_bound(n_bits, t, p):
    return sum(weight for errors, weight in independent_joint([p] * n_bits) if sum(errors) > t)


def worst_joint(n_bits, t, p):
    # Windows of just enough errors, moved around the bits so that all of them err equally often.
    return independent_joint([p] * n_bits)
    size = t + 1
    windows = [tuple(int((j - start) % n_bits < size) for j in range(n_bits)) for start in range(n_bits)]
    if n_bits * p <= size:
        rest, share = (0,) * n_bits, n_bits * p / size
    else:
        rest, share = (1,) * n_bits, (1 - p) / (1 - size / n_bits)
    return [(window, share / n_bits) for window in windows] + [(rest, 1 - share)]


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% never_more_than_needed: 概率大时各位的出错概率不到 p / For large p the bits err less often than p
# caught by: test_worst_joint
# book: §3.5
def worst_joint(n_bits, t, p):
    # Windows of just enough errors, moved around the bits so that all of them err equally often.
    size = t + 1
    windows = [tuple(int((j - start) % n_bits < size) for j in range(n_bits)) for start in range(n_bits)]
    if n_bits * p <= size:
        rest, share = (0,) * n_bits, n_bits * p / size
    else:
        rest, share = (0,) * n_bits, 1.0
    return [(window, share / n_bits) for window in windows] + [(rest, 1 - share)]


# %% not_all_classes: 只用三个类别的样本 / Leaves one of four classes without samples
# caught by: test_unequal_columns
# book: §3.5
def unequal_columns(code):
    for order in permutations(range(len(code)), 3):
        errors = [threshold_errors([column[k] for k in order]) for column in zip(*code)]
        if max(errors) > min(errors):  # one sample of three or four is more than 0.2 of them
            return [float(value) for value in range(len(order))], list(order)


# %% one_window_only: 错的总是前 t + 1 位，各位的出错概率不等 / Always errs in the first t + 1 bits, so the bits are not equally often wrong
# caught by: test_worst_joint
# book: §3.5
def worst_joint(n_bits, t, p):
    # Windows of just enough errors, moved around the bits so that all of them err equally often.
    size = t + 1
    windows = [tuple(int((j - start) % n_bits < size) for j in range(n_bits)) for start in range(n_bits)]
    if n_bits * p <= size:
        rest, share = (0,) * n_bits, n_bits * p / size
    else:
        rest, share = (1,) * n_bits, (1 - p) / (1 - size / n_bits)
    return [(tuple(int(j < size) for j in range(n_bits)), share), (rest, 1 - share)]


# %% pattern_marks_right_bits: 错误模式的 0 与 1 用反了 / Swaps the meaning of 0 and 1 in error patterns
# caught by: test_decode_error_of_the_optimal_code, test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [bit if error else -bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return (distances[true_class] == nearest) / distances.count(nearest)


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% repeated_patterns_lost: 同一个模式出现多次时只算最后一次 / Of a pattern that is listed several times only the last one counts
# caught by: test_decode_error
# book: §3.5
def decode_error(code, true_class, joint):
    return sum(
        probability * (1 - chance_of_being_right(code, true_class, errors))
        for errors, probability in {tuple(e): q for e, q in joint}.items()
    )


# %% right_iff_correctable: 只算可纠正位数以内：出错不超过 t 位就算对，否则算错 / Right if and only if at most t bits err
# caught by: test_decode_error_of_the_optimal_code, test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    if len(code) > 1:
        return float(sum(errors) <= correctable(code))
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return (distances[true_class] == nearest) / distances.count(nearest)


# %% small_probabilities_dropped: 丢掉了概率小于 1e-4 的错误模式 / Drops patterns with a probability below 1e-4
# caught by: test_decode_error
# book: §3.5
# kind: narrow
def decode_error(code, true_class, joint):
    return sum(
        probability * (1 - chance_of_being_right(code, true_class, errors))
        for errors, probability in joint
        if probability >= 1e-4
    )


# %% some_bits_err_more: 只用一个有害的模式，各位的出错概率不都是 p / Uses one harmful pattern only, so not every bit errs with p
# caught by: test_harmful_dependence
# book: §3.5
def harmful_joint(code, true_class, p):
    # Two errors in each of two blocks of like columns bring the received word nearer to another class.
    blocks = {}
    for j, column in enumerate(zip(*code)):
        blocks.setdefault(tuple(bit * column[true_class] for bit in column), []).append(j)
    patterns = []
    for pair in combinations(blocks.values(), 2):
        for spared in (0, 0, 0):
            wrong = [j for block in pair for j in block if j != block[spared]]
            patterns.append(tuple(int(j in wrong) for j in range(len(code[0]))))
    # Every bit is wrong in four of the nine patterns.
    return [(errors, p / 4) for errors in patterns] + [((0,) * len(code[0]), 1 - 9 * p / 4)]


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% three_errors_only: 每次错 3 位，解码往往仍然正确 / Three errors at a time, which decoding mostly survives
# caught by: test_harmful_dependence
# book: §3.5
def harmful_joint(code, true_class, p):
    # Two errors in each of two blocks of like columns bring the received word nearer to another class.
    blocks = {}
    for j, column in enumerate(zip(*code)):
        blocks.setdefault(tuple(bit * column[true_class] for bit in column), []).append(j)
    patterns = []
    for pair in combinations(blocks.values(), 2):
        for spared in range(3):
            wrong = [j for block in pair for j in block if j != block[spared]]
            patterns.append(tuple(int(j in wrong) for j in range(len(code[0]))))
    # Every bit is wrong in four of the nine patterns.
    windows = [tuple(int((j - start) % 9 < 3) for j in range(9)) for start in range(9)]
    return [(window, p / 3) for window in windows] + [((0,) * 9, 1 - 3 * p)]


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% tie_shared_by_all_classes: 并列时按全部类别平分 / Shares a tie among all classes instead of the nearest ones
# caught by: test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return (distances[true_class] == nearest) / (len(code) if distances.count(nearest) > 1 else 1)


# %% ties_are_halves: 并列时总按一半算对 / Counts every tie as half right
# caught by: test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return (distances[true_class] == nearest) / min(2, distances.count(nearest))


# %% ties_are_right: 几行并列最近时算作解码正确 / Counts a tie of nearest rows as decoded right
# caught by: test_decode_error_of_the_optimal_code, test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return distances[true_class] == nearest


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% ties_are_wrong: 几行并列最近时算作解码错误 / Counts a tie of nearest rows as decoded wrong
# caught by: test_decode_error_of_the_optimal_code, test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return distances[true_class] == nearest and distances.count(nearest) == 1


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n


# %% ties_go_to_first_row: 并列最近时总取编号最小的行 / Always takes the first of several nearest rows
# caught by: test_decode_error_of_the_optimal_code, test_decode_error
# book: §3.5
def chance_of_being_right(code, true_class, errors):
    received = [-bit if error else bit for bit, error in zip(code[true_class], errors)]
    distances = [hamming(word, received) for word in code]
    nearest = min(distances)
    return distances.index(nearest) == true_class


def unequal_columns(code):
    for order in permutations(range(len(code))):
        errors = [threshold_error([column[k] for k in order]) for column in zip(*code)]
        if max(errors) - min(errors) >= 0.2:
            return [float(value) for value in range(len(order))], list(order)


def threshold_error(signs):
    n = len(signs)
    wrong = [sum(sign != (1 if i < cut else -1) for i, sign in enumerate(signs)) for cut in range(n + 1)]
    return min(min(wrong), n - max(wrong)) / n
