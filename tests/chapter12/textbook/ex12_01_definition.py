"""照 (12.4) 与习题所说的两个证明写 / (12.4) and the two proofs that the exercise names"""


def mean(xs, ps):
    return sum(p * x for x, p in zip(xs, ps))


def jensen_sides(f, xs, ps):
    return f(mean(xs, ps)), sum(p * f(x) for x, p in zip(xs, ps))


def supporting_slope(f, xs, ps):
    # the steepest chord that arrives at the mean from the left
    mu = mean(xs, ps)
    slopes = [(f(mu) - f(x)) / (mu - x) for x in xs if x < mu - 1e-7]
    return max(slopes) if slopes else 0.0


def induction_chain(f, xs, ps):
    chain = []
    for j in range(1, len(xs) + 1):
        p = sum(ps[:j])
        x = sum(q * v for q, v in zip(ps[:j], xs[:j])) / p
        chain.append(p * f(x) + sum(q * f(v) for q, v in zip(ps[j:], xs[j:])))
    return chain


def breaking_distribution(f, lo, hi):
    points = [lo + (hi - lo) * i / 32 for i in range(33)]
    values = [f(x) for x in points]
    for i in range(33):
        for j in range(i + 2, 33, 2):
            if values[(i + j) // 2] >= (values[i] + values[j]) / 2 + 0.0005:
                return [points[i], points[j]], [0.5, 0.5]
    return None


def proof():
    return "取 μ 处的支撑直线，f(x) ≥ f(μ) + a (x - μ)，两边取期望。"
