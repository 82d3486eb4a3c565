"""Known mistakes of 2.5. Each cell holds what differs from the reference."""

# %% a_hundred_thresholds: 得分太多时只取一百个阈值 / Of many scores only a hundred serve as thresholds
# caught by: test_curve
# book: §2.3.3
# kind: narrow
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    thresholds = sorted(set(scores), reverse=True)
    if len(thresholds) > 100:
        thresholds = [thresholds[k * (len(thresholds) - 1) // 99] for k in range(100)]
    points = [(0.0, 0.0)]
    for threshold in thresholds:
        accepted = [label for score, label in zip(scores, labels) if score >= threshold]
        tp = sum(accepted)
        points.append(((len(accepted) - tp) / negatives, tp / positives))
    return points


# %% ascending_thresholds: 得分从低到高排，先接受了最不像正例的样本 / Sorts the scores upwards, accepting the least likely samples first
# caught by: test_worked_curve, test_curve
# book: §2.3.3
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    for threshold in sorted(set(scores)):
        accepted = [label for score, label in zip(scores, labels) if score <= threshold]
        tp = sum(accepted)
        points.append(((len(accepted) - tp) / negatives, tp / positives))
    return points


# %% axes_swapped: 横、纵坐标对调了：横轴应是 FPR / The axes are exchanged: FPR is the abscissa
# caught by: test_worked_curve, test_curve
# book: (2.18), (2.19)
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    for threshold in sorted(set(scores), reverse=True):
        accepted = [label for score, label in zip(scores, labels) if score >= threshold]
        tp = sum(accepted)
        points.append((tp / positives, (len(accepted) - tp) / negatives))
    return points


# %% below_counts_negatives: below 数的是反例得分低的对，方向反了 / `below` counts pairs with the lower negative: the wrong way round
# caught by: test_rank_loss
# book: (2.21)
def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    return {"below": int((~below & ~tied).sum()), "tied": int(tied.sum()), "loss": float((below + tied / 2).mean())}


# %% close_scores_are_tied: 相差很小的得分当作同分 / Scores that are only close are taken for tied
# caught by: test_rank_loss, test_strips_of_the_positives
# book: (2.21)
# kind: narrow
def comparisons(scores, labels):
    scores, labels = np.array(scores), np.array(labels)
    positives, negatives = scores[labels == 1][:, None], scores[labels == 0]
    tied = np.isclose(positives, negatives)
    return (positives < negatives) & ~tied, tied


# %% fixed_thresholds: 阈值取固定的 100 个等分点，得分密集时漏掉转折 / Thresholds on a fixed grid of 100, which miss bends where scores are close
# caught by: test_curve
# book: §2.3.3
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    for threshold in np.linspace(max(scores), min(scores), 100):
        accepted = [label for score, label in zip(scores, labels) if score >= threshold]
        tp = sum(accepted)
        points.append(((len(accepted) - tp) / negatives, tp / positives))
    return points


# %% loss_not_normalised: 罚分没有除以 m⁺m⁻ / The penalties are not divided by m⁺m⁻
# caught by: test_rank_loss
# book: (2.21)
def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    return {"below": int(below.sum()), "tied": int(tied.sum()), "loss": float((below + tied / 2).sum())}


# %% missing_origin: 漏了起点 (0, 0) / The curve does not begin at (0, 0)
# caught by: test_worked_curve, test_curve
# book: §2.3.3
# costs: 1
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = []
    for threshold in sorted(set(scores), reverse=True):
        accepted = [label for score, label in zip(scores, labels) if score >= threshold]
        tp = sum(accepted)
        points.append(((len(accepted) - tp) / negatives, tp / positives))
    return points


# %% one_sample_at_a_time: 同分的样本逐个画，曲线随它们的次序而变 / Draws tied samples one at a time, so the curve depends on their order
# caught by: test_worked_curve, test_curve
# book: §2.3.3
# costs: 2
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    tp = fp = 0
    for i in sorted(range(len(scores)), key=lambda i: -scores[i]):
        tp, fp = tp + labels[i], fp + 1 - labels[i]
        points.append((fp / negatives, tp / positives))
    return points


# %% pairs_in_int16: 对数用 16 位整数累加，样本多时溢出 / Pairs are counted in 16-bit integers, which overflow for many samples
# caught by: test_rank_loss
# book: (2.21)
# kind: narrow
def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    return {
        "below": int(below.sum(dtype=np.int16)),
        "tied": int(tied.sum(dtype=np.int16)),
        "loss": float((below + tied / 2).mean()),
    }


# %% rectangle_rule: 用矩形代替梯形求面积 / Sums rectangles instead of trapezoids
# caught by: test_worked_curve, test_area_of_any_polyline
# book: (2.20)
def area_under(points):
    return sum((x2 - x1) * y1 for (x1, y1), (x2, _) in pairwise(points))


# %% scores_within_unit_interval: 以为得分都在 0 与 1 之间 / Takes scores to lie between 0 and 1
# caught by: test_curve, test_relations
# book: §2.3.3
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    for threshold in sorted({s for s in scores if 0 <= s <= 1} | {0.0}, reverse=True):
        accepted = [label for score, label in zip(scores, labels) if score >= threshold]
        tp = sum(accepted)
        points.append(((len(accepted) - tp) / negatives, tp / positives))
    return points


# %% shares_not_divided: 只除以 m⁻：水平带的高 1/m⁺ 没有算进去 / Divides by m⁻ only: the height 1/m⁺ of a strip is left out
# caught by: test_strips_of_the_positives
# book: (2.21)
def area_shares(scores, labels):
    # At the rise of a positive, the abscissa of the curve is the share of negatives above it: a row of comparisons.
    below, tied = comparisons(scores, labels)
    return (below + tied / 2).mean(axis=1).tolist()


# %% shares_of_distinct_scores: 同分的正例合成一条，各占的面积没有平分 / Positives of equal score are merged instead of sharing their strip
# caught by: test_strips_of_the_positives
# book: (2.21)
def area_shares(scores, labels):
    # At the rise of a positive, the abscissa of the curve is the share of negatives above it: a row of comparisons.
    scores, labels = zip(*sorted({(s, l) for s, l in zip(scores, labels) if l} | set()) + [(s, l) for s, l in zip(scores, labels) if not l])
    below, tied = comparisons(scores, labels)
    return ((below + tied / 2).mean(axis=1) / len(below)).tolist()


# %% stable_sort_by_label: 同分时把正例排在前面，AUC 偏大 / Ranks the positives first within a tie, which flatters the AUC
# caught by: test_worked_curve, test_curve
# book: §2.3.3
# costs: 2
def roc_points(scores, labels):
    positives = sum(labels)
    negatives = len(labels) - positives
    points = [(0.0, 0.0)]
    tp = fp = 0
    for i in sorted(range(len(scores)), key=lambda i: (-scores[i], -labels[i])):
        tp, fp = tp + labels[i], fp + 1 - labels[i]
        points.append((fp / negatives, tp / positives))
    return points


# %% tied_counts_equal_scores: tied 数的是得分出现不止一次的样本，不是正反例对 / `tied` counts samples that share their score, not pairs of both classes
# caught by: test_rank_loss
# book: (2.21)
def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    tied_samples = sum(list(scores).count(s) > 1 for s in scores)
    return {"below": int(below.sum()), "tied": tied_samples, "loss": float((below + tied / 2).mean())}


# %% ties_cost_nothing: 同分的一对没有记罚分 / Tied pairs cost nothing
# caught by: test_rank_loss
# book: (2.21)
def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    return {"below": int(below.sum()), "tied": int(tied.sum()), "loss": float(below.mean())}


# %% ties_cost_one: 同分的一对记了一整个罚分 / Tied pairs cost a whole point
# caught by: test_rank_loss
# book: (2.21)
def rank_loss(scores, labels):
    below, tied = comparisons(scores, labels)
    return {"below": int(below.sum()), "tied": int(tied.sum()), "loss": float((below + tied).mean())}
