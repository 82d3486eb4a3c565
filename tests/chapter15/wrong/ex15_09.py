"""Known mistakes of 15.9. Each cell holds what differs from the reference."""

# %% applies_at_first_level: 只替换第一层参数里的变量 / Replaces variables among the arguments at the first level only
# caught by: test_apply_and_occurs
# book: §15.5.2
def apply(theta, term):
    if isinstance(term, tuple):
        symbol, *arguments = term
        return (symbol, *(theta.get(a, a) if not isinstance(a, tuple) else a for a in arguments))
    return theta.get(term, term)


# %% chain_not_followed: 绑定连成一串时只追一步 / Follows a chain of bindings for one step only
# caught by: test_unifies
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = {**theta, left: right}
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% composition_keeps_theta_only: 复合时丢了 λ 自己的绑定 / The composition loses λ's own bindings
# caught by: test_compose
# book: §15.5.2
def compose(theta, lam):
    both = {variable: apply(lam, apply(theta, variable)) for variable in theta}
    return {variable: term for variable, term in both.items() if term != variable}


# %% constant_as_variable: 把大写字母开头的常量也当作变量 / Takes constants with a capital letter for variables
# caught by: test_failures
# book: §15.5.2
def is_variable(term):
    return isinstance(term, str) and (term.startswith("?") or term[0].isupper())


# %% constants_as_text: 常量按文字比较，1 与 "1" 被当作相同 / Compares constants by their text, so that 1 and "1" are the same
# caught by: test_failures
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if str(left) == str(right):
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% direct_occurs_check_only: 只看项的第一层参数里有没有这个变量 / Looks for the variable among the arguments at the first level only
# caught by: test_failures, test_apply_and_occurs
# book: §15.5.2
def occurs(variable, term):
    if isinstance(term, tuple):
        return variable in term[1:]
    return term == variable


# %% failure_is_empty: 不能合一时返回空字典 / Returns {} where there is no unifier
# caught by: test_examples, test_failures
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return {}
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return {}
    return theta


# %% first_two_only: 只合一前两个公式 / Unifies the first two atoms only
# caught by: test_unifies, test_failures
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:2]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% forty_levels_deep: 只往下看 40 层 / Follows terms down for 40 levels only
# caught by: test_unifies
# book: §15.5.2
# kind: narrow
def apply(theta, term, depth=0):
    if depth > 40:
        return term
    if isinstance(term, tuple):
        symbol, *arguments = term
        return (symbol, *(apply(theta, argument, depth + 1) for argument in arguments))
    return theta.get(term, term)


# %% ground_unifier: 多绑定了变量：把剩下的变量都换成常量 / Binds too much: the variables left are replaced by a constant
# caught by: test_most_general
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    rest = {term: "a" for value in theta.values() for term in [value] if is_variable(term)}
    return compose(theta, rest)


# %% hundred_atoms_at_most: 只合一前 100 个公式 / Unifies the first hundred atoms only
# caught by: test_unifies
# book: §15.5.2
# kind: narrow
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:100]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% identity_bound_anew: θ 绑定的变量复合后变回自己，又照 λ 绑定 / A variable bound by θ that comes back to itself is bound anew by λ
# caught by: test_compose
# book: §15.5.2
def compose(theta, lam):
    both = {variable: apply(lam, term) for variable, term in theta.items()}
    both = {variable: term for variable, term in both.items() if term != variable}
    return {**{v: t for v, t in lam.items() if v not in both and t != v}, **both}


# %% ignores_arity: 没有比较参数个数，多出的参数被忽略 / Does not compare the numbers of arguments; further ones are ignored
# caught by: test_failures
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0]:
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% ignores_symbols: 没有比较函数符号和谓词 / Does not compare function symbols and predicates
# caught by: test_failures
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% keeps_identities: 复合后留下了 {?X: ?X} 这样的恒等绑定 / The composition keeps identities like {?X: ?X}
# caught by: test_compose
# book: §15.5.2
def compose(theta, lam):
    both = {variable: apply(lam, apply(theta, variable)) for variable in {**theta, **lam}}
    return both


# %% lambda_wins: 变量在 θ 与 λ 中都有绑定时取了 λ 的 / Where θ and λ both bind a variable, λ wins
# caught by: test_compose
# book: §15.5.2
def compose(theta, lam):
    both = {variable: (lam[variable] if variable in lam else apply(lam, theta[variable])) for variable in {**theta, **lam}}
    return {variable: term for variable, term in both.items() if term != variable}


# %% last_atoms_ignored: 只看前 140 个公式 / Looks at the first 140 atoms only
# caught by: test_unifies, test_failures
# book: §15.5.2
# kind: narrow
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:140]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% no_occurs_check: 没有检查变量是否出现在自己的项里 / No occurs check: a variable is bound to a term that contains it
# caught by: test_failures, test_examples
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if left == right:
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% occurs_by_text: 按文字找变量，?X 被当作出现在 ?X1 里 / Looks for the variable in the text of the term, and finds ?X in ?X1
# caught by: test_apply_and_occurs
# book: §15.5.2
def occurs(variable, term):
    return variable in repr(term)


# %% order_of_arguments_ignored: 比较参数时先排了序 / Sorts the arguments before comparing them
# caught by: test_unifies
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(sorted(left[1:], key=repr), sorted(right[1:], key=repr))
        else:
            return None
    return theta


# %% pairwise_only: 各公式分别与第一个合一，绑定没有传下去 / Each atom is unified with the first by itself; bindings are not handed on
# caught by: test_unifies, test_order
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = equations.pop()
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = {**theta, left: right}
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% renamed_variables: 把剩下的变量换成了新的变量 / Replaces the variables left by new ones
# caught by: test_unifies
# book: §15.5.2
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    names = {v for atom in atoms for v in variables(atom)} - set(theta)
    return compose(theta, {v: v + "_new" for v in names})


def variables(term):
    if isinstance(term, tuple):
        return {v for part in term[1:] for v in variables(part)}
    return {term} if is_variable(term) else set()


# %% renames_apart: 把各公式中的同名变量当作不同的变量 / Takes variables of one name in different atoms for different variables
# caught by: test_unifies
# book: §15.5.2
def rename(term, k):
    if isinstance(term, tuple):
        return (term[0], *(rename(part, k) for part in term[1:]))
    return f"{term}_{k}" if is_variable(term) else term


def mgu(atoms):
    theta = {}
    equations = [(atoms[0], rename(atom, k)) for k, atom in enumerate(atoms[1:], start=1)]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif isinstance(left, tuple) and isinstance(right, tuple) and left[0] == right[0] and len(left) == len(right):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% repeated_apply: 换进来的项又被替换，不是同时替换 / What was put in is replaced again: not simultaneous
# caught by: test_apply_and_occurs
# book: §15.5.2
def apply(theta, term):
    if isinstance(term, tuple):
        symbol, *arguments = term
        return (symbol, *(apply(theta, argument) for argument in arguments))
    rest = {variable: value for variable, value in theta.items() if variable != term}
    return apply(rest, theta[term]) if term in theta else term


# %% sequential_compose: 复合时没有把 λ 作用到 θ 的各项上 / Composition does not apply λ inside the terms of θ
# caught by: test_compose
# book: §15.5.2
def compose(theta, lam):
    both = {variable: theta.get(variable, lam.get(variable)) for variable in {**theta, **lam}}
    return {variable: term for variable, term in both.items() if term != variable}


# %% swapped_composition: 复合的次序反了：先 λ 后 θ / Composes in the wrong order: first λ, then θ
# caught by: test_compose
# book: §15.5.2
def compose(theta, lam):
    both = {variable: apply(theta, apply(lam, variable)) for variable in {**theta, **lam}}
    return {variable: term for variable, term in both.items() if term != variable}


# %% symbols_by_first_letter: 函数符号只比较第一个字母 / Compares the first letter of function symbols only
# caught by: test_failures
# book: §15.5.2
# kind: narrow
def mgu(atoms):
    theta = {}
    equations = [(atoms[0], atom) for atom in atoms[1:]]
    while equations:
        # What has been found is applied before anything else is compared.
        left, right = (apply(theta, side) for side in equations.pop())
        if left == right:
            continue
        if is_variable(right):
            left, right = right, left
        if is_variable(left):
            if occurs(left, right):
                return None
            theta = compose(theta, {left: right})
        elif (
            isinstance(left, tuple)
            and isinstance(right, tuple)
            and left[0][:1] == right[0][:1]
            and len(left) == len(right)
        ):
            equations += zip(left[1:], right[1:])
        else:
            return None
    return theta


# %% variables_by_first_letter: 变量只认第一个字母，?X1 与 ?X 成了同一个 / Knows variables by their first letter, so that ?X1 is ?X
# caught by: test_apply_and_occurs
# book: §15.5.2
def apply(theta, term):
    if isinstance(term, tuple):
        symbol, *arguments = term
        return (symbol, *(apply(theta, argument) for argument in arguments))
    if is_variable(term):
        return next((value for name, value in theta.items() if name[:2] == term[:2]), term)
    return theta.get(term, term)
