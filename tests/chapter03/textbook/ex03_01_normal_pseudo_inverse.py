"""照式 (3.11)：w = (XᵀX)⁻¹Xᵀy，XᵀX 不满秩时以伪逆代替逆（附录 A.3） / (3.11): w = (XᵀX)⁻¹Xᵀy, with the pseudo-inverse of XᵀX (appendix A.3) where it is not of full rank"""

import numpy as np


def solve(X, y):
    return np.linalg.pinv(X.T @ X) @ X.T @ y


def add_ones(X):
    return np.hstack([X, np.ones((len(X), 1))])


def fit_with_bias(X, y):
    w_hat = solve(add_ones(X), y)
    return w_hat[:-1].tolist(), float(w_hat[-1])


def fit_without_bias(X, y):
    return solve(X, y).tolist()


def sse_drop(X, y):
    w, b = fit_with_bias(X, y)
    w0 = fit_without_bias(X, y)
    return float(np.sum((y - X @ np.array(w0)) ** 2) - np.sum((y - X @ np.array(w) - b) ** 2))


def remove_bias(X, y):
    return X - X.mean(axis=0), y - y.mean()


def needless_example(n, d, seed):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d)) + 5
    w = rng.uniform(1, 2, size=d)
    noise = rng.normal(size=n)
    A = add_ones(X)
    # 残差与各列以及常数列都正交，b = 0 就已最优
    residual = noise - A @ solve(A, noise)
    residual = residual / np.linalg.norm(residual)
    return X, X @ w + residual


def dummy_columns(values):
    kinds = sorted(set(values))
    return np.array([[1.0 if v == kind else 0.0 for kind in kinds] for v in values])


def essay():
    return "特征与输出都已中心化，或特征里已有能凑出常数列的列（如一个离散属性的全部 0/1 列），或真实的直线本来就过原点时，可以不要 b。"
