"""1.5 互联网搜索里的机器学习 / Machine learning inside web search

一次网页搜索的背后，哪些环节可以交给机器学习？学什么，从哪里学，怎样衡量？请写一篇短文回答 (`essay`)，再亲手做其中三件小事：
从查询日志学会纠正拼写，从用户的点击看出偏好，从偏好学会排序。

**点击说明什么。** 结果从上到下排列，用户点了其中一些。点了某个网页，说明它比排在**上面**却没被点的每个网页更合意；排在下面的
也许根本没被看到，什么也说明不了。

**排序模型** 是线性的：网页 x 的得分是 $w^T x$，得分高的排在前面。

不要改动传入的参数。

---

Behind a web search, which steps can be left to machine learning? What is learned, from which data, and how is it measured?
Answer in a short essay (`essay`), and build three small pieces yourself: spelling corrections learned from a query log,
preferences read off clicks, and a ranking learned from preferences.

**What a click says.** Results stand from top to bottom, and the user clicks on some. A clicked page is preferred to each
page **above** it that was not clicked; pages below may never have been seen, so they say nothing.

**The ranking model** is linear: page x has the score $w^T x$, and higher scores come first.

Do not change the arguments.
"""


def suggest(query: str, log: dict[str, int]) -> str:
    """对查询的建议。`log` 是日志中各查询出现的次数（至少一次）；候选是日志中与 `query` 相同、或只差一次编辑的查询（插入、删除、替换一个字，
    或交换相邻两个字）。取次数最多的，并列时取字符串较小的；没有候选则返回 `query`。

    A suggestion for the query. `log` counts the logged queries (once at least); candidates are those equal to `query` or one edit away
    (insert, delete or replace a character, or swap two neighbours). The most frequent one wins, among ties the smaller
    string; without candidates the answer is `query` itself.

    >>> suggest("西爪", {"西瓜": 90, "西爪": 1, "南瓜": 95})
    '西瓜'
    """
    raise NotImplementedError


def click_preferences(ranking: list[str], clicked: list[str]) -> list[tuple[str, str]]:
    """点击所说明的全部偏好（较好，较差），次序不限。`ranking` 从上到下，没有重复；`clicked` 是被点的网页，按点击的先后。

    All preferences (better, worse) that the clicks show, in any order. `ranking` goes from top to bottom without repeats;
    `clicked` lists the clicked pages in the order of clicking.

    >>> click_preferences(["a", "b", "c"], ["b"])
    [('b', 'a')]
    """
    raise NotImplementedError


def fit_ranker(features: dict[str, list[float]], preferences: list[tuple[str, str]]) -> list[float]:
    """学得 $w$，使每一对偏好（较好，较差）中较好者的得分 $w^T x$ 都严格更高，一对也不能错。保证做得到：特征都在 [−1, 1] 内，且有某个
    单位向量使每一对的得分差至少为 0.2。没有偏好时，长度对的任何 $w$ 都行。

    Weights $w$ that give the better page of each preference (better, worse) a strictly higher score $w^T x$, all of them.
    This can be done: the features lie in [−1, 1], and for some unit vector the scores of each pair differ by 0.2 at least.
    Without preferences any $w$ of the right length will do.

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
