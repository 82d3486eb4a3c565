"""1.5 互联网搜索里的机器学习 / Machine learning inside web search

**书上的题。** 试述机器学习能在互联网搜索的哪些环节起什么作用。写一篇短文来回答，再亲手做其中三件小事：从查询日志学会纠正拼写，从用户的
点击看出偏好，从偏好学会排序。

**先看一个小例子。** 搜索的结果从上到下是 甲、乙、丙、丁，用户点了丙。

    丙优于甲，丙优于乙        他从上面扫下来，看过甲和乙，没有点
    丙与丁                    什么也说明不了：丁在下面，也许根本没被看到

设甲、乙、丙的特征是 1, 2, 3（只有一个特征），权重 w = 1 时得分 3 > 2 > 1，两条偏好都满足；w = −1 时一条也不满足。

**约定。** 点了某个网页，说明它比排在**上面**而没被点的每个网页都更合意。排序模型是线性的：网页 x 的得分是 $w^T x$，得分高的排在前面，一样时
按名字从小到大。

**做完想一想。** 排在第一的网页最容易被点，学到的偏好又让它继续排在第一。怎样才能知道它是真的好，还是只占了位置的便宜？

**★** 几十个字的查询、上百个网页、要反复上百轮才分得开的偏好，也对。提示：一对也不错了才停，不要规定轮数。

---

**The exercise.** In which steps of a web search can machine learning help, and how? Answer in a short essay, and build three small
pieces yourself: spelling corrections learned from a query log, preferences read off clicks, and a ranking learned from
preferences.

**A small example first.** The results are A, B, C, D from top to bottom, and the user clicks on C.

    C is preferred to A and to B        scanning from the top, the user saw A and B and did not click
    C and D                             nothing is known: D is further down and may never have been seen

Let A, B, C have the features 1, 2, 3 (just one feature). With the weight w = 1 the scores are 3 > 2 > 1, and both preferences are
satisfied; with w = −1 neither is.

**Conventions.** A clicked page is preferred to each page **above** it that was not clicked. The ranking model is linear: page x has
the score $w^T x$, higher scores come first, and equal ones by ascending name.

**Worth a thought.** The first page is clicked most, and what is learned from it keeps it first. How could one find out whether it
is really good, or only well placed?

**★** Queries of dozens of characters, a hundred pages, preferences that take a hundred rounds to separate. Hint: stop only when no
pair is wrong, however many rounds that takes.
"""


def suggest(query: str, log: dict[str, int]) -> str:
    """对查询的建议。`log` 是日志中各查询出现的次数；候选是日志中与 `query` 相同、或只差一次编辑的查询（插入、删除、替换一个字，
    或交换相邻两个字）。取次数最多的，并列时取字符串较小的；没有候选则返回 `query`。

    A suggestion for the query. `log` counts the logged queries; candidates are those equal to `query` or one edit away
    (insert, delete or replace a character, or swap two neighbours). The most frequent one wins, among ties the smaller
    string; without candidates the answer is `query` itself.

    >>> suggest("西爪", {"西瓜": 90, "西爪": 1, "南瓜": 95})
    '西瓜'
    """
    raise NotImplementedError


def click_preferences(ranking: list[str], clicked: list[str]) -> list[tuple[str, str]]:
    """点击所说明的全部偏好（较好，较差），次序不限。`ranking` 从上到下；`clicked` 是被点的网页，按点击的先后。

    All preferences (better, worse) that the clicks show, in any order. `ranking` goes from top to bottom; `clicked` lists
    the clicked pages in the order of clicking.

    >>> click_preferences(["a", "b", "c"], ["b"])
    [('b', 'a')]
    """
    raise NotImplementedError


def fit_ranker(features: dict[str, list[float]], preferences: list[tuple[str, str]]) -> list[float]:
    """学得 $w$，使每一对偏好（较好，较差）中较好者的得分 $w^T x$ 都严格更高，一对也不错。这总是做得到的；没有偏好时，长度对的任何 $w$
    都行。

    Weights $w$ that give the better page of each preference (better, worse) a strictly higher score $w^T x$, all of them. That
    can always be done here; without preferences any $w$ of the right length will do.

    >>> w = fit_ranker({"a": [1.0], "b": [0.5]}, [("b", "a")])
    >>> w[0] < 0
    True
    """
    raise NotImplementedError


def rank(features: dict[str, list[float]], weights: list[float]) -> list[str]:
    """全部网页，得分从高到低；得分相同时按名字从小到大。

    All pages by descending score; equal scores by ascending name.

    >>> rank({"b": [0.5], "a": [0.5], "c": [1.0]}, [2.0])
    ['c', 'a', 'b']
    """
    raise NotImplementedError


def essay() -> str:
    """书面回答（Markdown，由老师评阅）：至少讲三个环节（抓取、反作弊、去重、理解查询、排序、广告、摘要、反馈、个性化、多媒体……），每个环节
    说明学什么任务，从什么经验学（有没有标记，标记从哪来），用什么衡量；再说说一种风险。

    A written answer (Markdown, read by your teacher): at least three steps (crawling, spam, duplicates, understanding queries,
    ranking, ads, summaries, feedback, personalisation, multimedia, …), each with the task that is learned, the experience
    it is learned from (labelled or not, and by whom) and the measure of success; and one risk.
    """
    raise NotImplementedError
