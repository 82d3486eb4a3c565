"""把折线磨光，用加速梯度求解；词表用矩阵数 / A smoothed hinge and accelerated gradients; words counted by a matrix"""

import numpy as np


def counts_of(docs, terms):
    place = {term: k for k, term in enumerate(terms)}
    counts = np.zeros((len(docs), len(terms)))
    for i, doc in enumerate(docs):
        known = [place[word] for word in doc if word in place]
        np.add.at(counts[i], known, 1)
    return counts


def idf(docs, terms):
    df = (counts_of(docs, terms) > 0).mean(axis=0)
    return np.log(1 / np.where(df > 0, df, 1.0))


def features(docs, terms, kind, weights):
    counts = counts_of(docs, terms)
    return {"binary": np.sign(counts), "tf": counts, "tfidf": counts * np.array(weights)}[kind]


def train(X, y, C):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    m = len(y)
    middle = X.mean(axis=0)
    # Centred columns leave the optimal w as it is, and b is found at the end.
    Z = np.column_stack([X - middle, np.ones(m)]) * y[:, None]
    width = 5e-4
    steepest = 1 + C * np.linalg.norm(Z, 2) ** 2 / width
    w = ahead = np.zeros(Z.shape[1])
    t, penalty = 1.0, np.append(np.ones(X.shape[1]), 0.0)
    value = np.inf
    for step in range(20000):
        slope = np.clip((1 - Z @ ahead) / width, 0, 1)
        new = ahead - (penalty * ahead - C * slope @ Z) / steepest
        if (ahead - new) @ (new - w) > 0:
            t, ahead, w = 1.0, new, new
            continue
        faster = (1 + np.sqrt(1 + 4 * t * t)) / 2
        ahead, w, t = new + (t - 1) / faster * (new - w), new, faster
        if step % 100 == 99:
            scores = X @ w[:-1]
            b = min(y - scores, key=lambda one: np.sum(np.maximum(0, 1 - y * (scores + one))))
            found = w[:-1] @ w[:-1] / 2 + C * np.sum(np.maximum(0, 1 - y * (scores + b)))
            # A dual point from the slopes: scaled until both classes have the same sum, it bounds the value from below.
            alpha = C * np.clip((1 - Z @ w) / width, 0, 1)
            p, n = alpha[y > 0].sum(), alpha[y < 0].sum()
            if p > 0 and n > 0:
                alpha = np.where(y > 0, alpha * min(p, n) / p, alpha * min(p, n) / n)
                v = (alpha * y) @ X
                value = alpha.sum() - v @ v / 2
            if found <= 1.008 * value + 5e-4 * C * m:
                break
    return w[:-1], b


def one_vs_rest(models, X, classes):
    W = np.array([models[c][0] for c in classes])
    scores = (X @ W.T + np.array([models[c][1] for c in classes])).round(8)
    return np.array(classes)[scores.argmax(axis=1)]


def one_vs_one(models, X, classes):
    number = {c: k for k, c in enumerate(classes)}
    votes = np.zeros((len(X), len(classes)), dtype=int)
    for pair, (w, b) in models.items():
        chosen = np.where(np.round(X @ w + b, 8) >= 0, number[pair[0]], number[pair[1]])
        votes[np.arange(len(X)), chosen] += 1
    return [classes[k] for k in votes.argmax(axis=1)]


def compare(docs, labels, val_docs, val_labels, classes, kinds, costs):
    terms = list({word for doc in docs for word in doc})
    terms.sort(key=lambda word: (len(word), word))
    weights = idf(docs, terms)
    rows = []
    for kind in reversed(kinds):
        X, Z = features(docs, terms, kind, weights), features(val_docs, terms, kind, weights)
        for C in costs:
            models = {c: train(X, np.where(np.array(labels) == c, 1, -1), C) for c in classes}
            wrong = [int(np.sum(one_vs_rest(models, some, classes) != np.array(ys))) for some, ys in ((X, labels), (Z, val_labels))]
            rows.append(dict(kind=kind, C=C, terms=terms, models=models, train_errors=wrong[0], val_errors=wrong[1]))
    return rows


def choose(rows):
    best = sorted(rows, key=lambda row: row["val_errors"])[0]
    return best["kind"], best["C"]
