"""真相用 K 进制数编号；用条件期望写公式；反例靠试出来 / Truths as numbers in base K; counterexamples found by trying"""


def digits(number, base, length):
    result = []
    for _ in range(length):
        number, digit = divmod(number, base)
        result.append(digit)
    return result


def ote_sum(n_points, train, prob, loss, learner):
    total = 0
    for number in range(len(loss) ** n_points):
        f = digits(number, len(loss), n_points)
        for x in range(n_points):
            if x in train:
                continue
            for h, p in learner:
                total += prob[x] * p * loss[h[x]][f[x]]
    return float(total)


def ote_sum_closed_form(n_points, train, prob, loss, learner):
    total = 0.0
    for h, p in learner:
        for x in set(range(n_points)) - set(train):
            for y in range(len(loss)):
                total += p * prob[x] * loss[h[x]][y] * len(loss) ** n_points / len(loss)
    return total


def nfl_holds(loss):
    for row in loss:
        for other in loss:
            if sum(row) != sum(other):
                return False
    return True


def counterexample(loss, n_points):
    prob = [0.0] * (n_points - 1) + [1.0]
    for p in range(len(loss)):
        for q in range(p):
            a, b = [p] * n_points, [q] * n_points
            sums = [ote_sum_closed_form(n_points, [], prob, loss, [(h, 1)]) for h in (a, b)]
            if abs(sums[0] - sums[1]) > 1e-6:
                return {"train": [], "prob": prob, "a": a, "b": b}


def proof():
    return "固定 x，f(x) = y 的真相有 K 的 n-1 次方个，所以只有损失矩阵的行和与预测有关：行和相等时定理成立，否则不成立。"
