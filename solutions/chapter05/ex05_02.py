"""5.2 Sigmoid 神经元与对率回归 / The sigmoid neuron and logistic regression"""

import numpy as np


def sigmoid(z):
    return (1 + np.tanh(z / 2)) / 2


def to_logistic(w, theta):
    return w, -theta


def neuron(X, w, theta):
    return sigmoid(X @ w - theta)


def squared_error_gradient(X, y, w, theta):
    y_hat = neuron(X, w, theta)
    by_z = (y_hat - y) * y_hat * (1 - y_hat)
    return X.T @ by_z, float(-by_z.sum())  # ∂z/∂θ = -1


def log_loss_gradient(X, y, w, theta):
    by_z = neuron(X, w, theta) - y
    return X.T @ by_z, float(-by_z.sum())


def saturated_case(tol):
    # At z the squared error has the derivative -(1 - σ)σ(1 - σ), smaller in size than e^z.
    z = np.log(tol) - 3
    return 1.0, float(z), 0.0


def nonconvex_case(x, y):
    # Far on the wrong side E is flat at 1/2; at w = 0 it has fallen to 1/8: the chord runs below.
    return (-10 / x if y == 1 else 10 / x), 0.0


def essay():
    return r"""
令 $b = -\theta$，神经元的输出就是对率回归的 $P(y=1 \mid x)$，两者是同一个假设，输出可以解释为概率。
不同在训练：均方误差的梯度比对数似然的梯度多一个因子 $\hat{y}(1 - \hat{y})$，饱和时它接近 0，错得再远也学不动；
对数似然是参数的凸函数，均方误差不是，梯度下降可能停在平坦处。
"""
