"""变量以一对项命名，LGG 里多余的原子去掉一些，项用列表 / Variables named by their pair, some redundant atoms left out, terms as lists"""

import itertools


def _name(s, t, used):
    for number in itertools.count():
        name = f"?{s}|{t}" if number == 0 else f"?{s}|{t}#{number}"
        if name not in used:
            return name


def _lists(term):
    return [term[0]] + [_lists(part) for part in term[1:]] if isinstance(term, tuple) else term


def _lgg(s, t, table):
    if isinstance(s, tuple) and isinstance(t, tuple):
        if s[0] == t[0] and len(s) == len(t):
            return (s[0],) + tuple(_lgg(a, b, table) for a, b in zip(s[1:], t[1:]))
    elif s == t and not str(s).startswith("?"):
        return s
    if (s, t) not in table:
        table[(s, t)] = _name(s, t, set(table.values()))
    return table[(s, t)]


def lgg_term(t1, t2, table):
    new = dict(table)
    return _lists(_lgg(t1, t2, new)), new


def _both(r1, r2):
    table = {}
    head = _lgg(r1[0], r2[0], table)
    pairs = [(a, b) for a in r1[1] for b in r2[1] if a[0] == b[0] and len(a) == len(b)]
    body = {_lgg(a, b, table) if len(a) > 1 else a for a, b in pairs}
    return head, body, table


def _variables(term):
    if isinstance(term, tuple):
        return [v for part in term[1:] for v in _variables(part)]
    return [term] if str(term).startswith("?") else []


def _reduced(head, body):
    """Without atoms q(?v) whose variable is nowhere else while another atom of q has one argument."""
    count = {}
    for atom in [head, *body]:
        for v in _variables(atom):
            count[v] = count.get(v, 0) + 1
    kept = set(body)
    for atom in sorted(body, key=str):
        lonely = len(atom) == 2 and str(atom[1]).startswith("?") and count[atom[1]] == 1
        if lonely and any(other != atom and other[0] == atom[0] and len(other) == 2 for other in kept):
            kept.discard(atom)
    return kept


def lgg_clause(r1, r2):
    if r1[0][0] != r2[0][0] or len(r1[0]) != len(r2[0]):
        return None
    if len(r1[0]) == 1:
        head, body, table = _both((("x", 1), r1[1]), (("x", 1), r2[1]))
        head = (r1[0][0],)
    else:
        head, body, table = _both(r1, r2)
    rule = [_lists(head), [_lists(atom) for atom in _reduced(head, body)]]
    return [rule, {v: _lists(s) for (s, t), v in table.items()}, {v: _lists(t) for (s, t), v in table.items()}]


def _apply(theta, term):
    if isinstance(term, (tuple, list)):
        return (term[0],) + tuple(_apply(theta, part) for part in term[1:])
    return theta.get(term, term)


def _match(pattern, term, theta):
    if isinstance(pattern, tuple):
        if not isinstance(term, tuple) or pattern[0] != term[0] or len(pattern) != len(term):
            return None
        for a, b in zip(pattern[1:], term[1:]):
            theta = _match(a, b, theta)
            if theta is None:
                return None
        return theta
    if str(pattern).startswith("?"):
        if theta.setdefault(pattern, term) != term:
            return None
        return theta
    return theta if pattern == term else None


def factor_through(r, theta1, theta2, r1, r2):
    _, _, table = _both(r1 if len(r1[0]) > 1 else (("x", 1), r1[1]), r2 if len(r1[0]) > 1 else (("x", 1), r2[1]))
    (head, body), _, _ = lgg_clause(r1, r2)
    kept = {_apply({}, atom) for atom in body}
    sigma = {v: _lgg(theta1[v], theta2[v], table) for v in theta1}
    # an atom that was left out is redundant: its variable may become what the other atom holds
    for atom in r[1]:
        image = _apply(sigma, atom)
        if image not in kept:
            other = sorted((one for one in kept if one[0] == image[0] and len(one) == 2), key=str)[0]
            fold = {image[1]: other[1]}
            sigma = {v: _apply(fold, t) for v, t in sigma.items()}
    return sigma
