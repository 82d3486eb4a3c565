"""15.1 自顶向下学规则，允许否定文字 / Rules from the top down, with negated literals"""


def candidate_literals(values, negation):
    signs = ("=", "!=") if negation else ("=",)
    return [(attribute, sign, value) for attribute in values for sign in signs for value in values[attribute]]


def covers(body, row):
    return all((row[attribute] == value) == (sign == "=") for attribute, sign, value in body)


def counts(body, rows):
    labels = [row["好瓜"] for row in rows if covers(body, row)]
    return labels.count("是"), labels.count("否")


def score(p, n):
    return p / (p + n), p + n


def extensions(body, rows, values, negation):
    """[(literal, p, n)] for the literals that may be chosen, in the order of the candidates."""
    inside = [row for row in rows if covers(body, row)]
    negatives = counts([], inside)[1]
    found = [(literal, *counts([literal], inside)) for literal in candidate_literals(values, negation)]
    return [(literal, p, n) for literal, p, n in found if p > 0 and n < negatives]


def best_step(body, rows, values, negation):
    # `max` keeps the first of equals.
    return max(extensions(body, rows, values, negation), key=lambda step: score(*step[1:]), default=None)


def best_literal(body, rows, values, negation):
    step = best_step(body, rows, values, negation)
    return step and step[0]


def learn_rule(rows, values, negation):
    body, trace = [], []
    while counts(body, rows)[1] > 0:
        step = best_step(body, rows, values, negation)
        if step is None:
            break
        body.append(step[0])
        trace.append(step)
    return body, trace


def sequential_covering(rows, values, negation):
    rules = []
    while counts([], rows)[0] > 0:
        body, _ = learn_rule(rows, values, negation)
        if counts(body, rows)[1] > 0:
            break
        rules.append(body)
        rows = [row for row in rows if not covers(body, row)]
    return rules


def beam_rule(rows, values, negation, width):
    beam = [[]]
    while counts(beam[0], rows)[1] > 0:
        created = {}
        for body in beam:
            for literal, p, n in extensions(body, rows, values, negation):
                created.setdefault(frozenset([*body, literal]), ([*body, literal], p, n))
        # Sorting is stable, so that equals stay in the order of creation.
        ranked = sorted(created.values(), key=lambda one: score(*one[1:]), reverse=True)
        beam = [body for body, _, _ in ranked[:width]]
    return beam[0]
