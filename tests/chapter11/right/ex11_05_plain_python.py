"""纯 Python；首个零由事件逐段推进的正负号检验二分求出 / Plain Python; the first zero by bisection on signs"""


def solve(A, b):
    n = len(b)
    rows = [[float(value) for value in row] + [float(last)] for row, last in zip(A, b)]
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[p] = rows[p], rows[i]
        for r in range(i + 1, n):
            f = rows[r][i] / rows[i][i]
            rows[r] = [u - f * v for u, v in zip(rows[r], rows[i])]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - sum(rows[i][j] * x[j] for j in range(i + 1, n))) / rows[i][i]
    return x


def dense_target(A, lam, signs):
    w = [sign * (0.5 + i) for i, sign in enumerate(signs)]
    b = [sum(a * v for a, v in zip(row, w)) + lam * sign / 2 for row, sign in zip(A, signs)]
    return [b, w]


def dense_data(d, lam):
    # Twice the identity, one half after the other, with alternating signs of y.
    X = [[float(i % d == j) for j in range(d)] for i in range(2 * d)]
    y = [(1 + lam) * (-1) ** (i % d) for i in range(2 * d)]
    return [X, y]


def lambda_first_zero(X, y):
    d = len(X[0])
    G = [[sum(row[i] * row[j] for row in X) for j in range(d)] for i in range(d)]
    c = [sum(row[i] * label for row, label in zip(X, y)) for i in range(d)]
    signs = [1 if value > 0 else -1 for value in solve(G, c)]

    def keeps(lam):
        w = solve(G, [value - lam * sign / 2 for value, sign in zip(c, signs)])
        return all(value * sign > 0 for value, sign in zip(w, signs))

    low, high = 0.0, 2 * max(abs(value) for value in c)
    for _ in range(60):
        middle = (low + high) / 2
        if keeps(middle):
            low = middle
        else:
            high = middle
    return high


def essay():
    return "等值线与菱形相遇在边上。 / The contour meets an edge."
