"""自动微分：每个数记住由谁算出，由后往前累加；不用 numpy / Automatic differentiation: numbers remember what made them; no numpy"""

import math


class Number:
    def __init__(self, value, made_of=()):
        self.value, self.made_of, self.slope = float(value), made_of, 0.0

    def __add__(self, other):
        return Number(self.value + other.value, ((self, 1.0), (other, 1.0)))

    def __mul__(self, other):
        return Number(self.value * other.value, ((self, other.value), (other, self.value)))


def rectified(number):
    return Number(max(number.value, 0.0), ((number, 1.0 if number.value > 0 else 0.0),))


def total(numbers):
    numbers = list(numbers)
    return Number(math.fsum(one.value for one in numbers), tuple((one, 1.0) for one in numbers))


def run(params, x, mask):
    W1, W2 = ([[Number(w) for w in row] for row in params[key]] for key in ("W1", "W2"))
    b1, b2 = ([Number(b) for b in params[key]] for key in ("b1", "b2"))
    x = [Number(value) for value in x]
    h1 = [total([b, *(row[j] * value for row, value in zip(W1, x))]) for j, b in enumerate(b1)]
    a1 = [rectified(value) for value in h1]
    h2 = [Number(value.value, ((value, 1.0),)) for value in (*a1, *x)]
    a2 = [Number(value.value * m, ((value, float(m)),)) for value, m in zip(h2, mask)]
    h3 = [total([b, *(row[j] * value for row, value in zip(W2, a2))]) for j, b in enumerate(b2)]
    top = max(score.value for score in h3)
    exps = [Number(math.exp(score.value - top), ((score, math.exp(score.value - top)),)) for score in h3]
    whole = total(exps)
    inverse = Number(1 / whole.value, ((whole, -1 / whole.value**2),))
    y_hat = [e * inverse for e in exps]
    return {"W1": W1, "b1": b1, "W2": W2, "b2": b2, "x": x} | {
        "h1": h1,
        "a1": a1,
        "h2": h2,
        "a2": a2,
        "h3": h3,
        "y_hat": y_hat,
    }


def forward(params, x, mask):
    tape = run(params, x, mask)
    return {key: [one.value for one in tape[key]] for key in ("h1", "a1", "h2", "a2", "h3", "y_hat")}


def loss(params, x, y, mask):
    scores = forward(params, x, mask)["h3"]
    top = max(scores)
    whole = top + math.log(math.fsum(math.exp(score - top) for score in scores))
    return math.fsum(weight * (whole - score) for weight, score in zip(y, scores) if weight > 0)


def backward(params, x, y, mask):
    tape = run(params, x, mask)
    L = Number(0, tuple((p, -float(weight) / p.value) for p, weight in zip(tape["y_hat"], y)))
    order, seen = [], set()

    def visit(number):
        stack = [(number, False)]
        while stack:
            one, done = stack.pop()
            if done:
                order.append(one)
            elif id(one) not in seen:
                seen.add(id(one))
                stack.append((one, True))
                stack.extend((part, False) for part, _ in one.made_of)

    visit(L)
    L.slope = 1.0
    for number in reversed(order):
        for part, rate in number.made_of:
            part.slope += rate * number.slope
    found = {key: [one.slope for one in tape[key]] for key in tape if key not in ("W1", "W2")}
    return found | {key: [[one.slope for one in row] for row in tape[key]] for key in ("W1", "W2")}
