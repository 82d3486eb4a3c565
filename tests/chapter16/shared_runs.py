"""What the checks of 16.6, 16.7 and 16.8 share: runs whose chance is given as a table, and whether rounding could decide them."""

import numpy as np
from hypothesis import strategies as st

from grader.checks import memo

from .shared import random_world


def encoded(x, a, actions):
    """(x; one-hot a)."""
    return np.array([*x, *(float(k == a) for k in range(actions))])


def next_state(P, s, a, v):
    """The smallest state whose cumulative probability exceeds v."""
    total = 0.0
    for t, p in enumerate(P[s, a]):
        total += p
        if total > v:
            return t
    raise ValueError("the probabilities do not reach v")


def is_drawn_clearly(P, u):
    """Whether no number of the table is near a cumulative probability."""
    edges = np.unique(np.cumsum(P, axis=2).round(12))
    return bool(np.abs(u[:, 2][:, None] - edges[None, :]).min() > 1e-6)


class Margins:
    """Collects how near to one another the compared values were."""

    def __init__(self):
        self.clear = True
        self.largest = 0.0

    def greedy(self, Q):
        Q = np.array(Q, dtype=float)
        gaps = Q.max() - Q
        self.clear &= bool(np.all((gaps <= 6e-10) | (gaps > 2e-6)))
        self.largest = max(self.largest, float(np.abs(Q).max()))
        return int(np.argmax(gaps <= 1e-9))

    def choose(self, Q, epsilon, row):
        best = self.greedy(Q)
        return int(row[1] * len(Q)) if row[0] < epsilon else best

    def good(self, most=100.0):
        return self.clear and self.largest <= most


def sarsa_run(P, R, X, start, goal, epsilon, u, q, step):
    """Runs Sarsa with the value q(z) and the update step(z, r, z2, done); returns the margins."""
    actions, seen = P.shape[1], Margins()

    def values(s):
        return [q(encoded(X[s], b, actions)) for b in range(actions)]

    s, a = start, seen.greedy(values(start))
    for row in u:
        t = next_state(P, s, a, row[2])
        z, r, done = encoded(X[s], a, actions), R[s, a, t], t == goal
        b = 0 if done else seen.choose(values(t), epsilon, row)
        step(z, r, encoded(X[t], b, actions), done)
        s, a = (start, seen.greedy(values(start))) if done else (t, b)
    return seen


@memo
def walk(seed, n, actions, features, steps):
    """{"P", "R", "X", "start", "goal", "u"}: a random world with features, and the table of chance for some steps."""
    P, R = random_world(seed, n, actions)
    rng = np.random.default_rng(seed + 1)
    goal = int(rng.integers(n))
    start = int((goal + 1 + rng.integers(n - 1)) % n)
    X = rng.uniform(-1, 1, (n, features)).round(7)
    style = seed % 8
    if style == 1:
        X[:, 0] *= 1e-5
    elif style == 2:
        X[-1] = X[0]
    elif style == 3:
        X[:, -1] = 0.5
    elif style == 4:
        X[:, -1] = X[:, :-1].sum(axis=1)
    P, R = P.copy(), R.copy()
    P[goal], R[goal] = np.eye(n)[goal], 0.0
    u = rng.random((steps, 3)).round(6) * 0.999
    return {"P": P, "R": R / 2, "X": X, "start": start, "goal": goal, "u": u}


@st.composite
def walks(draw, steps=(1, 30)):
    return walk(
        draw(st.integers(0, 10**5)),
        draw(st.integers(2, 5)),
        draw(st.integers(1, 3)),
        draw(st.integers(1, 3)),
        draw(st.integers(*steps)),
    )


@memo
def crossing(first, second):
    """A walk start 0, middle 1, goal 2: in the middle action 0 earns `first` on entering the goal, action 1 `second`, action 2 goes
    back. The table of chance tries both, once each, and leaves the choice to Q afterwards; it also asks for 1/4 exactly (an ε that
    is not met), and for moves of small probability."""
    P, R = np.zeros((3, 3, 3)), np.zeros((3, 3, 3))
    P[0], P[2, :, 2] = [0.02, 0.97, 0.01], 1.0
    P[1, :2, 2] = P[1, 2, 0] = 1.0
    R[0], R[1, 0, 2], R[1, 1, 2], R[1, 2, 0] = [-0.5, 0.25, 1.5], first, second, -1.0
    through = (0.9, 0.5, 0.5)
    u = [(0.1, 0.1, 0.5), through, (0.0, 0.5, 0.5), through, (0.25, 0.9, 0.5), through]
    u += [(0.25, 0.9, 0.015), (0.26, 0.4, 0.5), through, (0.9, 0.9, 0.985), (0.2, 0.99, 0.5), (0.25, 0.4, 0.3), through]
    return {"P": P, "R": R, "X": np.array([[-1.0], [0.5], [2.0]]), "start": 0, "goal": 2, "u": np.array(u)}
