"""Writes elements, scripts, links and styles into everything that the report shows.

class: display
verdicts: error error passed
stopped at: process limits container sandbox
"""

TEXT = (
    "</pre></code></style></title><script>alert(1)</script><img src=x onerror=alert(1)>"
    "<a href='javascript:alert(1)'>x</a>"
    "<meta http-equiv=refresh content='0;url=http://127.0.0.1'><svg onload=alert(1)>{{ 7 * 7 }} {% include 'x' %}"
    "$\\href{javascript:alert(1)}{x}$ `<b>` [x](javascript:alert(1)) &lt;script&gt; '\"><style>*{display:none}</style>"
)


def mean(values):
    """</script><script>alert(1)</script>"""
    print(TEXT)
    raise type(TEXT, (Exception,), {})(TEXT)


def spread(values):
    return max(values) - min(values)
