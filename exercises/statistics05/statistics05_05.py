r"""statistics5.5 文本分类：篇与词 / Text classification: documents and words

给新闻稿分类时，类别的概率以篇为单位数，词的概率以词为单位数，两者都作拉普拉斯平滑。写出这个分类器，再写出只看“词是否出现”的另一种；
最后造一个例子，两者都很有把握，判断却相反。可以用 `exercises.datasets.news()` 里的七篇稿件来试。

**数据。** `docs` 是稿件的列表，每篇是词（字符串）的列表，可以有重复的词，也可以是空的；`labels` 是各篇的类别；`classes` 是全部类别，共 K 个，有的类别可能一篇也没有。
词表 V 是 `docs` 中出现过的全部不同的词，不为空。N 是篇数，N_c 是类别 c 的篇数。至多 100 篇、共 10⁴ 个词。

**以词为单位的得分**：先验 (N_c + 1)/(N + K)；词 w 的概率是 (w 在 c 类各篇中出现的总次数 + 1)/(c 类各篇的总词数 + |V|)。新稿件中每个词都算，重复几次就算几次；不在 V 中的词跳过。

**只看是否出现的得分**：先验相同；q = (c 类中含有这个词的篇数 + 1)/(N_c + 2)。V 中的每个词都有一项：新稿件里有它就是 q，没有就是 1 − q。

**约定。** 得分是概率的自然对数。数值允许 1e-9·(1 + |值|) 的误差。得分相差不到 1e-9 的类别，取哪个都可以。每次调用至多 1 秒。不要改动传入的参数。

---

When news articles are classified, the probability of a class counts documents, that of a word counts words, both with Laplace
smoothing. Write this classifier and its rival, which only asks whether a word occurs; then construct a case in which both are
confident and disagree. The seven articles of `exercises.datasets.news()` are there to try them on.

**Data.** `docs` is a list of documents, each a list of words (strings), which may repeat; a document may be empty. `labels` are the
classes of the documents, `classes` all K classes; a class may have no document. The vocabulary V holds all different words of
`docs`, and is not empty. N is the number of documents, N_c that of class c. There are at most 100 documents with 10⁴ words altogether.

**Scores by words**: the prior is (N_c + 1)/(N + K); the probability of word w is (occurrences of w in all documents of c + 1) /
(number of words in all documents of c + |V|). Each word of the new document counts, as often as it is there; words outside V are
skipped.

**Scores by presence**: the same prior; q = (documents of c that hold the word + 1)/(N_c + 2). Each word of V has a term: q if the
new document holds it, 1 − q if not.

**Conventions.** Scores are natural logarithms of probabilities. Numbers may be off by 1e-9·(1 + |value|). Of classes whose scores
are less than 1e-9 apart take any. A call may take 1 second. Do not change the arguments.
"""


def vocabulary(docs: list[list[str]]) -> set[str]:
    """词表 V。

    The vocabulary V.

    >>> sorted(vocabulary([["b", "a"], ["b"]]))
    ['a', 'b']
    """
    raise NotImplementedError


def prior(labels: list[str], classes: list[str]) -> dict[str, float]:
    """各类别的先验概率。

    The prior probability of every class.

    >>> prior(["x"], ["x", "y", "z"])
    {'x': 0.5, 'y': 0.25, 'z': 0.25}
    """
    raise NotImplementedError


def word_probability(docs: list[list[str]], labels: list[str], c: str, word: str) -> float:
    """类别 c 中 V 的一个词 word 的概率（以词为单位）。

    The probability of a word of V in class c, counted in words.

    >>> word_probability([["a", "b"]], ["x"], "x", "a")
    0.5
    """
    raise NotImplementedError


def log_scores(docs: list[list[str]], labels: list[str], classes: list[str], doc: list[str]) -> dict[str, float]:
    """新稿件 doc 在各类别上以词为单位的得分。

    The score by words of a new document in every class.
    """
    raise NotImplementedError


def presence_log_scores(
    docs: list[list[str]], labels: list[str], classes: list[str], doc: list[str]
) -> dict[str, float]:
    """新稿件 doc 在各类别上只看是否出现的得分。

    The score by presence of a new document in every class.
    """
    raise NotImplementedError


def classify(docs: list[list[str]], labels: list[str], classes: list[str], doc: list[str]) -> str:
    """以词为单位的得分最高的类别。

    The class with the highest score by words.
    """
    raise NotImplementedError


def two_readings(share: float) -> tuple[list[list[str]], list[str], list[str]]:
    """造 (docs, labels, doc)，类别是 "a"、"b"：按以词为单位的得分，doc 属于 "a" 的后验至少是 share；按只看是否出现的得分，属于 "b" 的后验至少是 share。
    0.5 < share ≤ 0.8；至多 60 篇，每篇（doc 也一样）至多 60 个词；两类都要有稿件。

    Builds (docs, labels, doc) with classes "a" and "b": by words the posterior of "a" is at least `share` for doc, by presence that
    of "b" is at least `share`. 0.5 < share ≤ 0.8; at most 60 documents of at most 60 words each (doc as well); both classes have
    documents.
    """
    raise NotImplementedError
