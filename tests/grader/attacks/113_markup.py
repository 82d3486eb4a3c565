"""Uses the markup of the libraries that print the report, and formulas of spreadsheets.

class: display
verdicts: failed failed passed
stopped at: process limits container sandbox
"""


def mean(values):
    text = "=cmd|'/c calc'!A1 [bold green]passed[/] [link=http://127.0.0.1]x[/link] [/red][/] :smile: {0} %s \\[x]"
    print(text)
    return text


def spread(values):
    return max(values) - min(values)
