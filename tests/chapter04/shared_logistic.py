"""What exercises 4.5 and 4.6 know about penalised logistic models, and a walk through trees of them."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from grader.checks import CheckFailed, array, integer, mapping, memo, number


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


def logistic_loss(Z, y, ridge) -> float:
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
