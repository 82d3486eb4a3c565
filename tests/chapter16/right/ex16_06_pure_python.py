"""纯 Python 的内积与列表 / Inner products and lists in plain Python"""


def dot(x, y):
    return sum(float(a) * float(b) for a, b in zip(x, y))


def q_values(theta, phi, s):
    return [dot(theta, row) for row in phi[s]]


def td_error(theta, phi, s, a, r, t, done, gamma):
    delta = r - dot(theta, phi[s][a])
    if not done:
        delta += gamma * max(q_values(theta, phi, t))
    return delta


def q_update(theta, phi, s, a, r, t, done, alpha, gamma):
    step = alpha * td_error(theta, phi, s, a, r, t, done, gamma)
    return [w + step * x for w, x in zip(theta, phi[s][a])]


def replay(theta, phi, transitions, alpha, gamma):
    out = [list(theta)]
    for s, a, r, t, done in transitions:
        out.append(q_update(out[-1], phi, s, a, r, t, done, alpha, gamma))
    return out


def run(P, R, phi, start, goal, gamma, alpha, epsilon, u):
    A, d = len(phi[0]), len(phi[0][0])
    # Features that are 0 cost nothing: keep the others only.
    phi = [[[float(x) for x in row] for row in rows] for rows in phi]
    sparse = [[[(i, x) for i, x in enumerate(row) if x] for row in rows] for rows in phi]
    theta = [0.0] * d

    def q(s):
        return [sum(theta[i] * x for i, x in sparse[s][a]) for a in range(A)]

    s = start
    for explore, which, move in u:
        values = q(s)
        if explore < epsilon:
            a = int(which * A)
        else:
            a = [value >= max(values) - 1e-9 for value in values].index(True)
        total = 0.0
        for t in range(len(P)):
            total += P[s][a][t]
            if total > move:
                break
        target = R[s][a][t] + (0.0 if t == goal else gamma * max(q(t)))
        step = alpha * (target - values[a])
        for i, x in sparse[s][a]:
            theta[i] += step * x
        s = start if t == goal else t
    return theta


def diverging(gamma, alpha):
    # two features; the next state looks like the present one, only larger by c: the factor is 1 + 2 alpha (gamma c - 1)
    c = (1 + 0.1 / (2 * alpha)) / gamma
    return [[[1, 1]], [[c, c]]], [0, 0, 0, 1, False]
