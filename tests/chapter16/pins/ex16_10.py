"""What the checks of 16.10 are always tried on."""

from itertools import product

import numpy as np

from grader.checks import memo, pins

from ..shared import random_world


def pushed(P, d0, act, T):
    """The distribution of states at each time when act(t, s) is done."""
    rows = [[float(p) for p in d0]]
    for t in range(T - 1):
        after = [0.0] * len(d0)
        for s, p in enumerate(rows[-1]):
            if p:
                for to, move in enumerate(P[s, act(t, s)].tolist()):
                    after[to] += p * move
        rows.append(after)
    return np.array(rows)


@memo
def clone_of(P, d0, expert, obs, n_obs, n_actions, T):
    """(the constant policy of direct imitation, whether no weights are near one another)."""
    visits = pushed(P, d0, lambda t, s: expert[s], T).sum(axis=0)
    weights = np.array(
        [
            [sum(visits[s] for s in range(len(obs)) if obs[s] == o and expert[s] == a) for a in range(n_actions)]
            for o in range(n_obs)
        ]
    )
    gaps = np.abs(weights[:, :, None] - weights[:, None, :])
    clear = not np.any((gaps > 1e-12) & (gaps < 2e-8)) and not np.any((weights > 1e-12) & (weights < 2e-8))
    return [int(np.argmax(row >= row.max() - 1e-9)) for row in weights], clear


KEYS = ("P", "d0", "expert", "obs", "n_obs", "n_actions", "T")


@memo
def any_world(seed, n, n_obs, n_actions, T):
    """A random world with a random expert and looks; some observations may belong to no state."""
    P, _ = random_world(seed, n, n_actions)
    rng = np.random.default_rng(seed)
    d0 = rng.integers(0, 4, n) + (np.arange(n) == 0)
    style = seed % 5
    if style == 1:
        d0 = np.eye(n)[0]
    if style == 2:
        d0 = np.ones(n)
    d0 = d0 / d0.sum()
    if style == 3 and n > 1:
        d0 = np.array([1 - 1.23e-5, *([1.23e-5 / (n - 1)] * (n - 1))])
    if style == 4 and n > 1:
        d0 = 1 / n + np.array([1e-6, -1e-6, *([0.0] * (n - 2))])
    expert = rng.integers(0, n_actions, n).tolist()
    obs = rng.integers(0, n_obs, n).tolist()
    return dict(zip(KEYS, (P, d0.tolist(), expert, obs, n_obs, n_actions, T), strict=True))


LARGE = [
    any_world(*one)
    for one in (
        (5, 10, 10, 4, 60),
        (6, 10, 3, 4, 45),
        (7, 4, 2, 2, 1),
        (8, 3, 4, 2, 13),
        (9, 5, 2, 3, 20),
        (10, 4, 4, 1, 5),
    )
]


def astray(epsilon, chain, n_actions, seed, T):
    """The stub's first kind, in any order."""
    rng = np.random.default_rng(seed)
    n, n_obs = 2 + chain, 1 + chain
    expert = rng.integers(0, n_actions, n)
    expert[1] = (expert[0] + 1 + rng.integers(n_actions - 1)) % n_actions
    expert[2:] = rng.integers(1, n_actions, chain)  # action 0 would be right by luck where nothing was learned
    looks = rng.permutation(n_obs)
    obs = np.array([looks[0], looks[0], *looks[1:]])
    P = np.zeros((n, n_actions, n))
    for s, a in product(range(n), range(n_actions)):
        if a != expert[s]:
            P[s, a, 2 if s < 2 else s] = 1
        elif s in (0, 1, n - 1):
            P[s, a, :2] = 1 - epsilon, epsilon
        else:
            P[s, a, s + 1] = 1
    d0 = np.array([1 - epsilon, epsilon, *[0.0] * chain])
    order = rng.permutation(n)
    return dict(
        zip(
            KEYS,
            (
                P[order][:, :, order],
                d0[order].tolist(),
                expert[order].tolist(),
                obs[order].tolist(),
                n_obs,
                n_actions,
                T,
            ),
            strict=True,
        )
    )


def one_move(T):
    """One step in the first state, all others in the second, which looks the same."""
    P = np.zeros((2, 2, 2))
    P[:, :, 1] = 1
    return dict(zip(KEYS, (P, [1.0, 0.0], [0, 1], [0, 0], 1, 2, T), strict=True))


def is_clear(world):
    return clone_of(**world)[1]


def half_and_half():
    """Two look-alike states, equally likely, with different experts: a tie; a third look that never occurs."""
    P = np.zeros((2, 3, 2))
    P[:, :, :] = 0.5
    return dict(zip(KEYS, (P, [0.5, 0.5], [2, 1], [1, 1], 3, 3, 4), strict=True))


def several_against_one():
    """The action that most states want is not the one that is done most."""
    P = np.tile(np.eye(4)[:, None, :], (1, 3, 1))
    return dict(zip(KEYS, (P, [0.2, 0.2, 0.5, 0.1], [1, 1, 2, 0], [0, 0, 0, 1], 2, 3, 3), strict=True))


def later_elsewhere():
    """What is done most at first is not what is done most in all."""
    P = np.zeros((2, 2, 2))
    P[0], P[1] = (0.4, 0.6), (0.0, 1.0)
    return dict(zip(KEYS, (P, [1.0, 0.0], [0, 1], [0, 0], 1, 2, 6), strict=True))


def back_and_forth(T):
    """Two look-alike states in turn: for odd T the last time decides."""
    P = np.zeros((2, 2, 2))
    P[0, :, 1] = P[1, :, 0] = 1
    return dict(zip(KEYS, (P, [1.0, 0.0], [1, 0], [0, 0], 1, 2, T), strict=True))


def staying(d0, looks, T):
    """Two states that are never left, and whose experts do 0 and 1."""
    P = np.tile(np.eye(2)[:, None, :], (1, 2, 1))
    return dict(zip(KEYS, (P, d0, [0, 1], looks, 2, 2, T), strict=True))


distributions = pins(
    "large",
    "6 inputs, the first with P of 10 entries; d0 of 10 entries; expert of 10 entries; seed = 0",
    [{"world": world, "seed": k} for k, world in enumerate(LARGE)],
)
cloning = pins(
    "large",
    "21 inputs, from P of 10 entries; d0 of 10 entries; expert of 10 entries to P of 2 entries; d0 = [1, 5e-13]; expert = [0, 1]; numbers down to 5e-13",
    [
        {"world": world}
        for world in (
            *LARGE,
            half_and_half(),
            several_against_one(),
            later_elsewhere(),
            one_move(2),
            one_move(3),
            astray(0.1, 2, 3, 1, 20),
            back_and_forth(7),
            back_and_forth(59),
            back_and_forth(10),  # as often in either, though not at the same times
            back_and_forth(60),
            staying([0.5 - 2e-13, 0.5 + 2e-13], [0, 0], 1),  # a tie, though not an exact one
            staying([0.5 - 1e-14, 0.5 + 1e-14], [1, 1], 13),
            staying([0.5 - 2.5e-10, 0.5 + 2.5e-10], [0, 0], 60),  # none, though near
            staying([1 - 4e-8, 4e-8], [0, 1], 1),  # rarely met
            staying([1 - 5e-13, 5e-13], [0, 1], 1),  # as good as never
        )
        if is_clear(world)
    ],
)
astray_inputs = pins(
    "astray",
    "5 inputs, each with P of 5 entries; d0 of 5 entries; expert of 5 entries",
    [
        {"world": astray(*one)}
        for one in (
            (0.01, 3, 3, 1, 50),
            (0.15, 3, 3, 2, 50),
            (0.15, 1, 2, 3, 10),
            (0.05, 2, 3, 4, 20),
            (0.123456789, 3, 2, 5, 50),
        )
    ],
)
seasons_inputs = pins(
    "large",
    "5 inputs, from q = 0.02; n_actions = 2; T = 10; P of 10 entries to q = 0.05; n_actions = 3; T = 45; P of 5 entries",
    [
        {"q": q, "n_actions": 2 + k % 3, "T": T, "other": other, "seed": k}
        for k, (q, T, other) in enumerate(
            zip((0.02, 0.1, 0.3, 0.123456789, 0.05), (10, 50, 20, 30, 45), LARGE, strict=False)
        )
    ],
)
compounding = pins(
    "some epsilon",
    "6 inputs, from epsilon = 0.005; T = 30 to epsilon = 0.01235; T = 60",
    [{"epsilon": epsilon, "T": T} for epsilon in (0.005, 0.05, 0.0123456789) for T in (30, 60)],
)
