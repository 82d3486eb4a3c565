"""Known mistakes of cookbook8.7. Each cell holds what differs from the reference."""

# %% always_a_query: 每个键都给出一个查询：以它自己为 q / A query for every key: the key itself
# caught by: test_evidence
# hint: positive
# book: §8.11.2
def evidence(keys, j):
    return {"query": float(keys[j])}


# %% always_causal: 以为掩码总是因果的 / Supposes that every mask is causal
# caught by: test_masked
# book: §8.11.2
def attend(Q, K, V, mask, scale):
    return weights(scale * Q @ K.T, np.tri(*mask.shape, dtype=bool)) @ V


# %% always_half: t 总是 ½ / t is always ½
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    t = 0.5
    return {"between": (keys.index(low), keys.index(high), t)}


# %% best_of_all_keys: 先在所有键里选最大的，再看是否许可 / Chooses among all keys first and looks at the mask afterwards
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = np.argmax(Q @ K.T, axis=1)
    return np.where(mask[np.arange(len(Q)), best][:, None], V[best], 0)


# %% cosine: 用余弦代替内积 / Takes the cosine for the inner product
# caught by: test_attend
# book: §8.11.2
def attend(Q, K, V, mask, scale):
    norms = np.linalg.norm(Q, axis=1)[:, None] * np.linalg.norm(K, axis=1)
    return weights(scale * Q @ K.T / np.where(norms > 0, norms, 1), mask) @ V


# %% cosine_in_hard: 硬注意力里用了余弦 / Hard attention by the cosine
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = np.argmax(np.where(mask, Q @ K.T / np.maximum(np.linalg.norm(K, axis=1), 1e-9), -np.inf), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% derivatives_exchanged: dQ 与 dK 交换了 / dQ and dK exchanged
# caught by: test_attend_backward
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return scale * dS.T @ Q, scale * dS @ K, A.T @ dO


# %% diagonal_jacobian: softmax 的雅可比只留对角：A(1-A) / Only the diagonal of the Jacobian of softmax: A(1-A)
# caught by: test_attend_backward
# hint: diagonal
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (1 - A) * dA
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO


# %% divided_by_scale: 分数除以 scale / Divides the scores by scale
# caught by: test_attend
# book: §8.11.2
def attend(Q, K, V, mask, scale):
    return weights(Q @ K.T / scale, mask) @ V


# %% empty_row_takes_the_first: 一个都不许看时取了第一个键的值 / Takes the first value where nothing may be seen
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = np.argmax(np.where(mask, Q @ K.T, -np.inf), axis=1)
    return V[best]


# %% ends_exchanged: (1-t) 与 t 弄反了 / 1-t and t exchanged
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    t = (high - keys[j]) / (high - low)
    return {"between": (keys.index(low), keys.index(high), t)}


# %% epsilon_in_the_sum: 分母里加了 1e-6 / Adds 1e-6 to the sum
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, S, -np.inf)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    return e / (total + 1e-6)[:, None]


# %% first_hundred_keys: 硬注意力只看前一百个键 / Hard attention looks at the first hundred keys only
# caught by: test_hard
# book: §8.11.3
# kind: narrow
def hard(Q, K, V, mask):
    best = np.argmax(np.where(mask, Q @ K.T, -np.inf)[:, :100], axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% hard_by_large_scale: 用很大的 scale 的软注意力代替硬注意力，并列时各占一份 / Soft attention with a large scale for the hard one: tied keys share
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    return weights(1e3 * Q @ K.T, mask) @ V


# %% hardly_any_weight: 被掩盖的权重是 10⁻¹²，不正好是 0 / Masked weights are 10⁻¹² and not exactly 0
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, S, -np.inf)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    return np.maximum(e / np.where(mask.any(axis=1), total, 1)[:, None], 1e-12 * mask.any(axis=1)[:, None])


# %% keys_for_indices: 返回了键的值而不是下标 / Returns keys instead of their indices
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    t = (keys[j] - low) / (high - low)
    return {"between": (low, high, t)}


# %% large_negative_added: 掩盖的办法是分数加 -10⁹：整行被掩盖时权重不是 0 / Masks by adding -10⁹: a fully masked row does not get 0
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    seen = S + np.where(mask, 0.0, -1e9)
    e = np.exp(seen - seen.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


# %% largest_in_size: 比较内积的绝对值 / Compares the products by their size
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = np.argmax(np.where(mask, np.abs(Q @ K.T), -np.inf), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% largest_in_size_wins: 以为绝对值最大的键权重最大 / Thinks that the key of largest size gets the largest weight
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    if abs(keys[j]) == max(map(abs, keys)):
        return {"query": 1.0 if keys[j] > 0 else -1.0}
    low, high = min(keys), max(keys)
    if low < keys[j] < high:
        return {"between": (keys.index(low), keys.index(high), (keys[j] - low) / (high - low))}
    return {"query": 1.0}


# %% largest_of_all_scores: 最大值在所有项里取，包括被掩盖的：许可的项全部下溢 / The maximum is taken over masked entries too, and all others underflow
# caught by: test_weights
# hint: may be seen
# book: §8.11.2
def weights(S, mask):
    e = np.where(mask, np.exp(S - S.max(axis=1, keepdims=True)), 0.0)
    total = e.sum(axis=1, keepdims=True)
    return e / np.where(total > 0, total, 1)


# %% largest_of_the_array: 减去整个数组的最大分数，别的行全部下溢 / Subtracts the largest score of the whole array, so that other rows underflow
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    e = np.where(mask, np.exp(S - S.max()), 0.0)
    total = e.sum(axis=1, keepdims=True)
    return e / np.where(total > 0, total, 1)


# %% last_of_tied_keys: 并列时取下标最大的键 / Takes the last of tied keys
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = len(K) - 1 - np.argmax(np.where(mask, Q @ K.T, -np.inf)[:, ::-1], axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% mask_missing_backwards: 反向时没有用掩码 / Forgets the mask on the way back
# caught by: test_masked
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, np.ones_like(mask))
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO


# %% mask_reversed: 掩码的意思弄反了：只看 False 的键 / Takes the mask the wrong way round and sees keys marked False
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, -np.inf, S)
    largest = np.where(mask.all(axis=1), 0, seen.max(axis=1))
    e = np.exp(seen - largest[:, None])
    return e / np.maximum(e.sum(axis=1), 1e-300)[:, None]


# %% masked_after_softmax: 先做 softmax 再掩盖，没有重新归一 / Masks after the softmax, without normalising again
# caught by: test_three_keys, test_weights
# book: §8.11.2
def weights(S, mask):
    e = np.exp(S - S.max(axis=1, keepdims=True))
    return np.where(mask, e / e.sum(axis=1, keepdims=True), 0.0)


# %% masked_products_far_below: 从不许看的键的内积里减去 10¹²，以为它就不会最大 / Subtracts 10¹² from inner products of hidden keys, which may still be the largest
# caught by: test_hard
# book: §8.11.3
def hard(Q, K, V, mask):
    best = np.argmax(Q @ K.T - 1e12 * ~mask, axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% masked_products_zero: 被掩盖的内积当作 0，许可的都是负数时选错 / Masked products count 0 and win against negative ones
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = np.argmax(np.where(mask, Q @ K.T, 0), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% masked_scores_zero: 被掩盖的分数改成 0，仍分到权重 / Masked scores become 0 and still get a weight
# caught by: test_three_keys, test_weights
# hint: normalised
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, S, 0.0)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    return e / np.where(mask.any(axis=1), total, 1)[:, None]


# %% nan_if_empty: 一个都不许看的行得到 NaN / NaN where nothing may be seen
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, S, -np.inf)
    e = np.exp(seen - seen.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


# %% nearest_key: 取距离最近的键 / Takes the nearest key
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    best = np.argmax(np.where(mask, -((Q[:, None] - K) ** 2).sum(axis=2), -np.inf), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% nearly_tied_keys: 内积几乎相等的键当作并列 / Takes keys with nearly equal inner products for tied
# caught by: test_hard
# book: §8.11.3
# kind: narrow
def hard(Q, K, V, mask):
    S = np.where(mask, Q @ K.T, -np.inf)
    best = np.argmax(np.isclose(S, S.max(axis=1, keepdims=True), rtol=1e-9, atol=0), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% neighbours_in_the_list: 取列表里相邻的两个，而不是两侧的键 / Takes the neighbours in the list instead of keys on either side
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    a, b = (j - 1) % len(keys), (j + 1) % len(keys)
    return {"between": (a, b, (keys[j] - keys[a]) / (keys[b] - keys[a]))}


# %% only_positive_queries: 只想到 q 为正，最小的键也当作夹在中间 / Thinks of positive q only
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    t = (keys[j] - low) / (high - low)
    return {"between": (keys.index(low), keys.index(high), t)}


# %% output_without_mask: 算输出时没有用掩码 / Forgets the mask in the output
# caught by: test_masked
# book: §8.11.2
def attend(Q, K, V, mask, scale):
    return weights(scale * Q @ K.T, np.ones_like(mask)) @ V


# %% output_without_scale: 分数里忘了 scale / Forgets scale in the scores
# caught by: test_attend
# book: §8.11.2
def attend(Q, K, V, mask, scale):
    return weights(Q @ K.T, mask) @ V


# %% plain_mean_subtracted: 减去的是 dA 的平均，没有按权重 / Subtracts the plain mean of dA, without weights
# caught by: test_attend_backward
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.mean(dA, axis=1, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO


# %% products_in_32_bits: 硬注意力的内积按 32 位整数计算 / The inner products of hard attention are computed in integers of 32 bits
# caught by: test_hard
def hard(Q, K, V, mask):
    products = Q.astype(np.int32) @ K.astype(np.int32).T
    best = np.argmax(np.where(mask, products.astype(float), -np.inf), axis=1)
    return np.where(mask.any(axis=1)[:, None], V[best], 0)


# %% root_of_the_dimension: 又除了一次 √d / Divides by √d as well
# caught by: test_attend
# book: §8.11.2
def attend(Q, K, V, mask, scale):
    return weights(scale * Q @ K.T / np.sqrt(Q.shape[1]), mask) @ V


# %% rounded_share: t 只保留四位小数 / t is rounded to four decimals
# caught by: test_evidence
# book: §8.11.2
def evidence(keys, j):
    low, high = min(keys), max(keys)
    if keys[j] == high:
        return {"query": 1.0}
    if keys[j] == low:
        return {"query": -1.0}
    t = round((keys[j] - low) / (high - low), 4)
    return {"between": (keys.index(low), keys.index(high), t)}


# %% scale_in_the_values: dV 也乘了 scale / Multiplies dV by scale, too
# caught by: test_attend_backward
# hint: linear
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, scale * A.T @ dO


# %% scale_missing_backwards: 反向时忘了 scale / Forgets scale on the way back
# caught by: test_attend_backward
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return dS @ K, dS.T @ Q, A.T @ dO


# %% scale_only_forwards: 反向时权重里没有 scale / The weights of the backward pass lack scale
# caught by: test_attend_backward
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO


# %% scores_clipped: 把分数截断到 [-50, 50] 来防止溢出 / Clips scores to [-50, 50] against overflow
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, np.clip(S, -50, 50), -np.inf)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    return e / np.where(mask.any(axis=1), total, 1)[:, None]


# %% scores_not_shifted: 没有减去最大的分数，分数很大时得到 NaN / Scores are not shifted, so that large ones give NaN
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    e = np.where(mask, np.exp(S), 0.0)
    total = e.sum(axis=1, keepdims=True)
    return e / np.where(mask.any(axis=1)[:, None], total, 1)


# %% search_from_a_million_millions: 求最大值时从 -10¹² 开始，内积都更小时谁也选不上 / Begins the search for the largest at -10¹², below which no key is found
# caught by: test_hard
# book: §8.11.3
def hard(Q, K, V, mask):
    out = np.zeros((len(Q), V.shape[1]))
    for i, q in enumerate(Q):
        best = None
        largest = -1e12
        for j in np.flatnonzero(mask[i]):
            s = q @ K[j]
            if s > largest:
                largest, best = s, j
        if best is not None:
            out[i] = V[best]
    return out


# %% small_values_as_zero: 把小于 1e-5 的值当作 0 / Takes values below 1e-5 for 0
# caught by: test_attend
# book: §8.11.2
# kind: narrow
def attend(Q, K, V, mask, scale):
    return weights(scale * Q @ K.T, mask) @ np.where(np.abs(V) < 1e-5, 0.0, V)


# %% small_weights_as_zero: 小于 1e-8 的权重当作 0 / Takes weights below 1e-8 for 0
# caught by: test_weights
# book: §8.11.2
# kind: narrow
def weights(S, mask):
    seen = np.where(mask, S, -np.inf)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    A = e / np.where(mask.any(axis=1), total, 1)[:, None]
    return np.where(A < 1e-8, 0.0, A)


# %% softmax_over_columns: softmax 按列做 / The softmax runs over columns
# caught by: test_three_keys, test_weights
# book: §8.11.2
def weights(S, mask):
    e = np.where(mask, np.exp(S - S.max()), 0.0)
    total = e.sum(axis=0)
    return e / np.where(total > 0, total, 1)


# %% softmax_over_everything: 所有的分数一起归一，不是一行一行 / Normalises all scores together and not row by row
# caught by: test_weights
# book: §8.11.2
def weights(S, mask):
    if not mask.any():
        return np.zeros(S.shape)
    e = np.exp(np.where(mask, S, -np.inf) - S[mask].max())
    return e / e.sum()


# %% sum_over_queries: 求和沿了查询的方向 / Sums over the queries instead of the keys
# caught by: test_attend_backward
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=0, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO


# %% tied_keys_averaged: 并列的键的值取了平均 / Averages the values of tied keys
# caught by: test_hard
# book: §8.11.2
def hard(Q, K, V, mask):
    S = np.where(mask, Q @ K.T, -np.inf)
    best = (S == S.max(axis=1, keepdims=True)) & mask
    return best @ V / np.maximum(best.sum(axis=1), 1)[:, None]


# %% uniform_if_empty: 一个都不许看时平均分配权重 / Equal weights where nothing may be seen
# caught by: test_weights
# hint: recognise
# book: §8.11.2
def weights(S, mask):
    seen = np.where(mask, S, -np.inf)
    largest = np.where(mask.any(axis=1), seen.max(axis=1), 0)
    e = np.exp(seen - largest[:, None])
    total = e.sum(axis=1)
    return np.where(mask.any(axis=1)[:, None], e / np.where(total > 0, total, 1)[:, None], 1 / S.shape[1])


# %% values_not_weighted: dV 没有乘权重 / dV without the weights
# caught by: test_attend_backward
# hint: linear
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * (dA - np.sum(A * dA, axis=1, keepdims=True))
    return scale * dS @ K, scale * dS.T @ Q, mask.T.astype(float) @ dO


# %% weights_not_subtracted: softmax 求导时漏了减去的那一项 / Forgets the term that is subtracted in the derivative of softmax
# caught by: test_attend_backward
# hint: diagonal
# book: §8.11.2
def attend_backward(Q, K, V, mask, scale, dO):
    A = weights(scale * Q @ K.T, mask)
    dA = dO @ V.T
    dS = A * dA
    return scale * dS @ K, scale * dS.T @ Q, A.T @ dO
