"""Known mistakes of 11.4. Each cell holds what differs from the reference."""

# %% all_features_left_out: 全体特征合在一起从不评价 / All features together are never evaluated
# caught by: test_all_subsets
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, max(2, 2**n_features - 1))
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% always_the_same_order: 改进的 LVW 没有用种子 / The improved LVW ignores its seed
# caught by: test_seeds
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(0).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% at_most_a_hundred_turns_without_success: 至多等 100 轮没有改进，不管 T 多大 / Waits 100 turns without improvement at most, however large T is
# caught by: test_lvw
# book: 图 11.1 / fig. 11.1
# kind: narrow
def literally(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


def lvw(n, subsets, evaluate, T):
    return literally(n, subsets, evaluate, min(T, 100))


# %% at_most_five_hundred_evaluations: 至多评价 500 次，不管预算多大 / Evaluates 500 times at most, however large the budget is
# caught by: test_budget
# book: §11.2
# kind: narrow
def lvw_anytime(n_features, evaluate, budget, seed):
    nums = range(1, 2**n_features)
    best, h = None, []
    for b in random.Random(seed).sample(nums, min(budget, len(nums), 500)):
        s = subset_of(b)
        f = (evaluate(s), len(s), s)
        best = min(best or f, f)
        h.append(best[:2])
    return {"subset": best[2], "error": best[0], "evaluations": len(h), "history": h}


# %% begins_at_a_trillion: 初始误差用 10¹² 代替无穷大 / The first error is 1e12 instead of infinity
# caught by: test_lvw
# book: 图 11.1 / fig. 11.1
# kind: narrow
def lvw(n, subsets, evaluate, T):
    best, err = tuple(range(n)), 1e12
    t = k = 0
    for s in subsets:
        if t >= T:
            break
        e = evaluate(s)
        k += 1
        if e < err or e == err and len(s) < len(best):
            best, err, t = tuple(s), e, 0
        else:
            t += 1
    return {"subset": best, "error": err if err < 1e12 else math.inf, "evaluations": k}


# %% budget_plus_one: 多评价了一次 / One evaluation too many
# caught by: test_budget
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget + 1, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% close_errors_are_equal: 误差相差很小就当作相等 / Close errors count as equal
# caught by: test_lvw
# book: §11.3
# kind: narrow
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error - 1e-4 or (abs(new - error) <= 1e-4 and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% counter_never_reset: 更新后 t 没有归零 / t does not return to 0 after an update
# caught by: test_trace, test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size = tuple(sorted(subset)), new, len(subset)
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% counts_all_rounds: T 当作总轮数 / T taken for the total number of rounds
# caught by: test_trace, test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), t
        t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% empty_set_drawn: 可能抽到空集 / The empty set may be drawn
# caught by: test_random_subset
# book: §11.3
def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed} {t}").randrange(2**n_features))  # the bits of a number other than 0


# %% errors_are_rates: 以为误差不超过 1：初值取 1 / The error is taken for a rate: it starts at 1
# caught by: test_lvw
# book: 图 11.1 / fig. 11.1
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), 1.0, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error if evaluations else math.inf, "evaluations": evaluations}


# %% forward_selection: 只评价单个特征和全部特征 / Only single features and all features are evaluated
# caught by: test_budget, test_all_subsets
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = sorted({*(2**j for j in range(n_features)), 2**n_features - 1})
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% gives_up_after_misses: 连续多次没有改进就停，没有用完预算 / Stops after some rounds without improvement, budget left over
# caught by: test_budget, test_all_subsets
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
        if len(history) > 10 and history[-11] == history[-1]:
            break
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% half_the_budget: 没有用完预算 / The budget is not used up
# caught by: test_budget
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min((budget + 1) // 2, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% history_of_current: history 记的是当前的误差，不是最好的 / The history holds the current error, not the best
# caught by: test_history
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(found[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% last_not_best: 交出的是最后评价的子集 / Hands over the subset evaluated last
# caught by: test_best
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = found
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% later_features_left_out: 随机数只有 12 位，后面的特征从不出现 / A random number of 12 bits: later features never occur
# caught by: test_random_subset
# book: §11.3
# kind: narrow
def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed} {t}").randrange(1, 2 ** min(n_features, 12)))  # the bits of a number other than 0


# %% never_all_features: 全体特征永远抽不到 / All features together are never drawn
# caught by: test_random_subset
# book: §11.3
def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed} {t}").randrange(1, max(2, 2**n_features - 1)))  # the bits of a number other than 0


# %% one_round_too_many: t = T 时还多评价一次 / One more evaluation at t = T
# caught by: test_trace, test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t > T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% random_size_first: 先随机取特征个数，再取那么多特征，中等大小的子集太少 / A random size first, then so many features: subsets of middle size are too rare
# caught by: test_random_subset
# hint: about equally likely
# book: §11.3
def random_subset(n_features, seed, t):
    rng = random.Random(f"{seed} {t}")
    return tuple(sorted(rng.sample(range(n_features), rng.randint(1, n_features))))


# %% repeats_subsets: 随机抽取，不记得评价过什么 / Draws at random without remembering what was evaluated
# caught by: test_budget, test_all_subsets
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).choices(numbers, k=min(budget, len(numbers))):
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% seed_ignored: 随机子集与种子无关 / The random subsets ignore the seed
# caught by: test_random_subset
# book: §11.3
def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{t}").randrange(1, 2**n_features))  # the bits of a number other than 0


# %% seed_modulo_a_thousand: 种子只取除以 1000 的余数 / Of the seed only the remainder by 1000 counts
# caught by: test_seeds
# book: §11.2
# kind: narrow
def lvw_anytime(n_features, evaluate, budget, seed):
    nums = range(1, 2**n_features)
    best, h = None, []
    for b in random.Random(seed % 1000).sample(nums, min(budget, len(nums))):
        s = subset_of(b)
        f = (evaluate(s), len(s), s)
        best = min(best or f, f)
        h.append(best[:2])
    return {"subset": best[2], "error": best[0], "evaluations": len(h), "history": h}


# %% seed_of_sixteen_bits: 种子只用最低的 16 位 / Uses the lowest 16 bits of the seed only
# caught by: test_seeds
# kind: narrow
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed % 65536).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% sequence_repeats: 序列每 100 个重复一次 / The sequence repeats after 100 subsets
# caught by: test_random_subset
# hint: Every digit
# book: §11.3
# kind: narrow
def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed} {t % 100}").randrange(1, 2**n_features))  # the bits of a number other than 0


# %% size_compared_with_first: 比较的是与全体特征的个数 / The size is compared with that of all features
# caught by: test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < n_features):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% size_ignored: 误差相等时交出先评价的，不看特征个数 / Of equal errors the first is handed over, whatever its size
# caught by: test_best
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found, key=lambda one: one[0])
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% skips_repeated: 重复的子集不再评价 / A repeated subset is not evaluated again
# caught by: test_trace, test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in dict.fromkeys(subsets):
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% smaller_not_preferred: 误差相等时不取特征更少的 / Fewer features are not preferred at equal errors
# caught by: test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error:
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% starts_with_all_features: 一开始先评价了全部特征 / All features are evaluated first
# caught by: test_trace, test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in [best, *subsets]:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


# %% subsets_of_sixteen_bits: 随机子集只用种子最低的 16 位 / Random subsets use the lowest 16 bits of the seed only
# caught by: test_random_subset
# kind: narrow
def random_subset(n_features, seed, t):
    return subset_of(random.Random(f"{seed % 65536} {t}").randrange(1, 2**n_features))  # the bits of a number other than 0


# %% twelve_decimals_compared: 误差取整到十二位小数再比较 / Errors are rounded to twelve decimals before they are compared
# caught by: test_lvw, test_best
# book: §11.3
# kind: narrow
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = round(evaluate(subset), 12)
        evaluations += 1
        if new < error or (new == error and len(subset) < size):
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}


def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (round(evaluate(subset), 12), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% unevaluated_start: 把没有评价过的“全部特征”当作初始的解 / All features, never evaluated, serve as the first solution
# caught by: test_best
# book: §11.3
def lvw_anytime(n_features, evaluate, budget, seed):
    numbers = range(1, 2**n_features)
    best, history = None, []
    for bits in random.Random(seed).sample(numbers, min(budget, len(numbers))):  # without replacement
        subset = subset_of(bits)
        found = (evaluate(subset), len(subset), subset)
        best = min(best or found, found)
        history.append(best[:2])
    error, _, subset = best
    if budget == 1:
        subset = tuple(range(n_features))
    return {"subset": subset, "error": error, "evaluations": len(history), "history": history}


# %% unseeded: 用了不由种子决定的随机数 / Random numbers that the seed does not decide
# caught by: test_random_subset
# book: §11.3
def random_subset(n_features, seed, t):
    return subset_of(random.SystemRandom().randrange(1, 2**n_features))  # the bits of a number other than 0


# %% updates_on_ties: 误差相等也更新，不看特征个数 / Updates at equal errors, whatever the number of features
# caught by: test_trace, test_lvw
# book: §11.3
def lvw(n_features, subsets, evaluate, T):
    best, error, size = tuple(range(n_features)), math.inf, n_features
    t = evaluations = 0
    for subset in subsets:
        if t >= T:
            break
        new = evaluate(subset)
        evaluations += 1
        if new <= error:
            best, error, size, t = tuple(sorted(subset)), new, len(subset), 0
        else:
            t += 1
    return {"subset": best, "error": error, "evaluations": evaluations}
