"""Known mistakes of 1.3. Each cell holds what differs from the reference."""

# %% always_most_general: 只看简单与否，不看数据 / Only generality counts; the data are ignored
# caught by: test_bias_is_teachable
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return inf, errors
    specified = sum(a != "*" for a in hypothesis)
    return specified, errors, *hypothesis  # the written form ends all ties


# %% chooses_by_another_key: 挑选时用的不是自己的键：最后比的是连成一串的取值 / Chooses by another key than its own: values run together end it
# caught by: test_choice_follows_the_keys
# book: §1.4
# kind: narrow
def choose_hypothesis(hypotheses, X, y):
    def key(h):
        return (*preference_key(h, X, y)[:2], "".join(h or ()))

    return min(hypotheses, key=key)


# %% counts_only_false_positives: 只数了误收的坏瓜，没数漏掉的好瓜 / Only accepted bad melons are counted, not rejected good ones
# caught by: test_errors_on_table_1_1, test_errors_are_their_definition
# book: §1.4
def training_errors(hypothesis, X, y):
    return sum(covers(hypothesis, x) and not label for x, label in zip(X, y))


# %% counts_only_missed_positives: 只数了漏掉的好瓜，没数误收的坏瓜 / Only rejected good melons are counted, not accepted bad ones
# caught by: test_errors_on_table_1_1, test_errors_are_their_definition
# book: §1.4
def training_errors(hypothesis, X, y):
    return sum(bool(label) and not covers(hypothesis, x) for x, label in zip(X, y))


# %% deletes_contradictions: 把互相矛盾的样例全删掉再学 / All samples that contradict each other are deleted before learning
# caught by: test_bias_is_teachable
# book: §1.4
def preference_key(hypothesis, X, y):
    clean = [(x, label) for x, label in zip(X, y) if all(other == label for z, other in zip(X, y) if z == x)]
    errors = sum(covers(hypothesis, x) != label for x, label in clean)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


# %% ends_alike: 取值的结尾与假设相同就算符合 / A value fits if it ends as the hypothesis says
# caught by: test_errors_are_their_definition
# hint: sample
# book: §1.4
# kind: narrow
def covers(hypothesis, x):
    return hypothesis is not None and all(a == "*" or value.endswith(a) for a, value in zip(hypothesis, x))


# %% first_minimum: 只比错误数，平局时取列表中靠前的 / Only errors are compared, so the position in the list breaks ties
# caught by: test_keys_are_definite, test_bias_is_blind_to_order
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return (errors,)
    return (errors,)


# %% four_errors_an_attribute: 每个具体属性算作四个错误，三个属性就压倒了十二个 / Each specified attribute costs four errors, so three overrule twelve
# caught by: test_fewer_errors_win
# book: §1.4
# kind: narrow
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors + 4 * specified, specified, *hypothesis


# %% hypothesis_as_a_pattern: 把假设当作文件名的通配模式来匹配连成一串的取值 / The hypothesis is matched like a pattern of file names, values run together
# caught by: test_errors_are_their_definition
# hint: sample
# book: §1.4
# kind: narrow
from fnmatch import fnmatchcase


def covers(hypothesis, x):
    return hypothesis is not None and fnmatchcase("".join(x), "".join(hypothesis))


# %% ignores_errors: 只按写法挑，没有用到训练错误 / Chooses by the written form only, not by training errors
# caught by: test_bias_is_honest, test_bias_is_teachable
# book: §1.4
def preference_key(hypothesis, X, y):
    if hypothesis is None:
        return (inf,)
    specified = sum(a != "*" for a in hypothesis)
    return specified, *hypothesis  # the written form ends all ties


# %% max_errors: 取了错误最多的，符号反了 / Takes the hypothesis with the most errors
# caught by: test_bias_is_honest, test_bias_is_teachable
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return -errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return -errors, specified, *hypothesis  # the written form ends all ties


# %% missed_melons_count_half: 漏掉的正例只算半个错误 / A rejected positive counts as half an error
# caught by: test_fewer_errors_win
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = sum((0.5 if label else 1) * (covers(hypothesis, x) != label) for x, label in zip(X, y))
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis


# %% mixed_key: 键的同一位置上有时是数，有时是字符串，无法比较 / Numbers and strings stand in the same place of the key, so keys cannot be compared
# caught by: test_keys_are_definite
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, "none"
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis  # the written form ends all ties


# %% none_when_inconsistent: 没有一致的假设时返回 None，等于没有做选择 / Returns None when nothing is consistent, which is no choice
# caught by: test_choice_follows_the_keys, test_bias_is_honest, test_bias_is_teachable
# book: §1.4
def choose_hypothesis(hypotheses, X, y):
    found = [h for h in hypotheses if training_errors(h, X, y) == 0]
    return min(found, key=lambda h: preference_key(h, X, y), default=None)


# %% remembers_by_size: 记住算过的错误数，却只认样例的个数 / Error counts are remembered by the number of samples only
# caught by: test_errors_are_their_definition
# book: §1.4
# kind: narrow
KNOWN = {}


def training_errors(hypothesis, X, y):
    key = hypothesis, len(X), sum(y)
    if key not in KNOWN:
        KNOWN[key] = sum(covers(hypothesis, x) != label for x, label in zip(X, y))
    return KNOWN[key]


# %% simplicity_without_tie_break: 错误数和属性个数都相同的假设分不出先后 / Hypotheses with equal errors and equally many attributes are not told apart
# caught by: test_keys_are_definite
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified


# %% taste_outweighs_data: 每多一个具体属性抵得上 100 个错误，数据再多也纠正不了 / One more attribute outweighs 100 errors, so no amount of data can correct the bias
# caught by: test_bias_is_teachable
# book: §1.4
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors + 100 * specified, specified, *hypothesis  # the written form ends all ties


# %% twelve_errors_for_none: 偏爱 None，送它十二个错误 / None is favoured by twelve errors
# caught by: test_fewer_errors_win
# book: §1.4
# kind: narrow
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors - 12, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *hypothesis


# %% values_as_words: 键中忽略大小写和多余的空格 / The key ignores case and blanks
# caught by: test_keys_are_definite
# hint: tie
# book: §1.4
# kind: narrow
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *(a.strip().lower() for a in hypothesis)


# %% values_cut_off: 键中每个取值只取前三个字符 / The key holds three characters of each value
# caught by: test_keys_are_definite
# hint: tie
# book: §1.4
# kind: narrow
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, *(a[:3] for a in hypothesis)


# %% values_in_any_order: 比较时把取值排了序，不看它们属于哪个属性 / Values are sorted before they are compared: which attribute they belong to is lost
# caught by: test_errors_are_their_definition
# hint: sample
# book: §1.4
def covers(hypothesis, x):
    if hypothesis is None:
        return False
    wanted = [a for a in hypothesis if a != "*"]
    return sorted(wanted) == sorted(value for a, value in zip(hypothesis, x) if a != "*")


# %% values_joined_by_commas: 键的末尾用逗号连接各个取值，而取值里也可以有逗号 / The key ends with the values joined by commas, but values may hold commas
# caught by: test_keys_are_definite
# hint: tie
# book: §1.4
# kind: narrow
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, ",".join(hypothesis)


# %% values_run_together: 键的末尾把各个取值连成一串，分不出在哪里断开 / The key ends with the values run together: where one ends and the next begins is lost
# caught by: test_keys_are_definite
# hint: tie
# book: §1.4
# kind: narrow
def preference_key(hypothesis, X, y):
    errors = training_errors(hypothesis, X, y)
    if hypothesis is None:
        return errors, inf
    specified = sum(a != "*" for a in hypothesis)
    return errors, specified, "".join(hypothesis)
