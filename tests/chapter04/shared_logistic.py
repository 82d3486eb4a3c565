"""What exercises 4.5 and 4.6 know about penalised logistic models, and a walk through trees of them."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from hypothesis import strategies as st

from grader.checks import CheckFailed, array, integer, mapping, memo, number
from grader.strategies import grid, matrices


def logistic_objective(weights, bias, Z, y, ridge) -> float:
    """The penalised negative log-likelihood; the bias is free of penalty."""
    scores = Z @ weights + bias
    return float(np.sum(np.logaddexp(0, scores) - np.asarray(y) * scores) + ridge / 2 * np.dot(weights, weights))


def logistic_gradient(weights, bias, Z, y, ridge):
    """Its gradient with respect to the weights, and to the bias as the last component."""
    residual = 0.5 * (1 + np.tanh((Z @ weights + bias) / 2)) - np.asarray(y)
    return np.append(Z.T @ residual + ridge * weights, residual.sum())


@memo
def logistic_minimum(Z, y, ridge):
    """(weights, bias) where the gradient vanishes: Newton's method in which the steps are cut while they do not help."""
    n, d = Z.shape
    weights, bias = np.zeros(d), 0.0
    for _ in range(200):
        gradient = logistic_gradient(weights, bias, Z, y, ridge)
        if np.abs(gradient).max() <= 1e-9 * n:
            return weights, bias
        curvature = 1 / (4 * np.cosh((Z @ weights + bias) / 2) ** 2)
        A = np.column_stack([Z, np.ones(n)])
        hessian = A.T @ (curvature[:, None] * A) + ridge * np.diag([1.0] * d + [0.0])
        step, size = np.linalg.solve(hessian, gradient), 1.0
        here = logistic_objective(weights, bias, Z, y, ridge)
        while logistic_objective(weights - size * step[:-1], bias - size * step[-1], Z, y, ridge) > here + 1e-12:
            size /= 2
        weights, bias = weights - size * step[:-1], bias - size * step[-1]
    raise AssertionError("the oracle did not converge")


def logistic_loss(Z, y, ridge):
    return logistic_objective(*logistic_minimum(Z, y, ridge), Z, y, ridge)


@dataclass
class Oblique:
    """A node of a tree of linear tests with the rows that reach it; `label` is None for an inner node."""

    tree: dict
    rows: list[int]
    path: str
    depth: int
    weights: np.ndarray | None = None
    threshold: float = 0.0
    label: int | None = None


def walk_oblique(tree, Z) -> Iterator[Oblique]:
    """Every node from the root down, its form verified on the way."""
    todo = [(tree, list(range(len(Z))), "", 0)]
    while todo:
        tree, rows, path, depth = todo.pop()
        where = f"根{path} 处的结点", f"the node at root{path}"
        node = Oblique(mapping(tree, (), where), rows, path, depth)
        if "label" in tree:
            node.label = integer(tree["label"], where, binary=True)
            if node.label not in (0, 1):
                raise CheckFailed(
                    (f"{where[0]}的类别应是 0 或 1", f"The label of {where[1]} should be 0 or 1"), got=tree
                )
        else:
            mapping(tree, ("weights", "threshold", "le", "gt"), where)
            node.weights = array(tree["weights"], (Z.shape[1],), (f"{where[0]}的权重", f"the weights of {where[1]}"))
            node.threshold = number(tree["threshold"], (f"{where[0]}的阈值", f"the threshold of {where[1]}"))
            goes_left = Z @ node.weights <= node.threshold
            for key in ("gt", "le"):
                below = [i for i in rows if goes_left[i] == (key == "le")]
                todo.append((tree[key], below, f"{path} → {key}", depth + 1))
        yield node


def route_oblique(tree, z) -> int:
    """The label a tree of linear tests gives to one row."""
    while "label" not in tree:
        tree = tree["le"] if float(np.dot(tree["weights"], z)) <= tree["threshold"] else tree["gt"]
    return tree["label"]


@st.composite
def oblique_trees(draw, d, depth=3):
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return {"label": draw(st.integers(0, 1))}
    weights = draw(st.lists(st.integers(-2, 2), min_size=d, max_size=d))
    le, gt = (draw(oblique_trees(d, depth - 1)) for _ in range(2))
    return {"weights": weights, "threshold": draw(grid(-2, 2)), "le": le, "gt": gt}


@st.composite
def routed_rows(draw):
    """{"Z", "tree"} without rows at which rounding decides on the side."""
    d = draw(st.sampled_from([1, 2, 2, 3, 10]))
    tree = draw(oblique_trees(d))
    Z = draw(matrices((1, 8), (d, d), grid(-2, 2)))
    return {"Z": np.array([z for z in Z if _is_clear(tree, z)]).reshape(-1, d), "tree": tree}


def _is_clear(tree, z) -> bool:
    if "label" in tree or np.array_equal(z * 8, np.round(z * 8)):
        return True
    size = float(np.abs(tree["weights"]) @ np.abs(z)) + abs(tree["threshold"])
    gap = abs(float(np.dot(tree["weights"], z)) - tree["threshold"])
    return gap > 1e-9 * size and all(_is_clear(tree[key], z) for key in ("le", "gt"))


def staircase(levels=60):
    """A tree that asks the first number at so many levels, and rows that end at each of them."""
    tree = {"label": levels % 2}
    for k in reversed(range(levels)):
        tree = {"weights": [1.0, 0.0], "threshold": float(k), "le": {"label": k % 2}, "gt": tree}
    return {"Z": np.array([[k / 2, 1.0] for k in range(-1, 2 * levels + 1)]), "tree": tree}


def fine_threshold(t):
    """A tree of one test, and two rows on either side of it that rounding, or clipping, would put together."""
    tree = {"weights": [1.0], "threshold": t, "le": {"label": 0}, "gt": {"label": 1}}
    return {"Z": np.array([[t - t / 1e12], [t + t / 1e12]]), "tree": tree}
