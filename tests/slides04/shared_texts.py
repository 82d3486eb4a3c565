"""Texts that are made up for the checks: words of topics, rare names, and words that tell nothing."""

import numpy as np
from hypothesis import strategies as st

from grader.strategies import seeds

TOPICS = {
    "体育": ["球", "赛", "冠军", "教练", "a"],
    "财经": ["股", "银行", "涨", "球星", "a b"],
    "科技": ["芯片", "软件", "1", "10", "冠"],
}
FIVE = {**TOPICS, "10": ["歌", "片", "1 0", "导演", "星"], "a b": ["雨", "雪", "风", "云", "晴"]}
STOP = ["的", "在", "了", "是", "A", ""]
RARE = [f"人{k}" for k in range(40)]


def corpus(seed, n, classes=tuple(TOPICS), lengths=(8, 30)):
    """(docs, labels): n documents, the classes in turn."""
    rng = np.random.default_rng(seed)
    every = [word for name in classes for word in FIVE[name]]
    docs = []
    for k in range(n):
        topic = FIVE[classes[k % len(classes)]]
        words = []
        for u in rng.random(int(rng.integers(*lengths))):
            pool = topic if u < 0.12 else every if u < 0.17 else RARE if u < 0.25 else STOP
            words.append(pool[int(rng.integers(len(pool)))])
        docs.append(words)
    return docs, [classes[k % len(classes)] for k in range(n)]


WORDS = ["球", "赛", "球赛", "a", "a b", "A", "1", "10", ""]
documents = st.lists(st.lists(st.sampled_from(WORDS), max_size=6), min_size=1, max_size=6)
vocabularies = st.lists(st.sampled_from([*WORDS, "生词"]), min_size=1, max_size=6, unique=True)
long_documents = st.tuples(seeds(), st.integers(20, 60)).map(lambda pair: corpus(*pair)[0])
