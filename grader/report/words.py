"""Every sentence the HTML report says by itself, in both languages, in one place.

What stands in braces comes in as safe HTML: numbers are formatted before, not here.
"""

from __future__ import annotations

from grader.text import Text

WORDS: dict[str, Text] = {
    # the page
    "report": Text("批改报告", "Grading report"),
    "language": Text("语言", "Language"),
    "skip_link": Text("跳到下一处要改的地方", "Skip to what to fix next"),
    "overview": Text("各题一览", "All exercises"),
    "points": Text("{points} / {max} 分", "{points} / {max} points"),
    "counts": Text("计入成绩的", "What counts"),
    "optional": Text("选做，不计分", "optional, no points"),
    "for_the_star": Text("为了 ★，不计分", "for the ★, no points"),
    "points_short": Text("{points} / {max}", "{points} / {max}"),
    "passed_of": Text("{max} 题中通过 {n} 题", "{n} of {max} exercises passed"),
    "submission": Text("提交", "Submission"),
    "no_exercises": Text("这份报告里没有题目。", "This report has no exercises."),
    # what to do next
    "next": Text("接下来先改这里", "Fix this next"),
    "next_try": Text("接下来做这一题", "Try this next"),
    "next_done": Text("全部通过", "All passed"),
    "next_done_more": Text("每一题的每一项检查都通过了。漂亮！", "Every check of every exercise passes. Well done!"),
    "next_review": Text("还有书面回答等老师评阅。", "Written answers still wait for a person to read them."),
    "next_not_attempted": Text(
        "这一题还没有动手，先读题目。", "Nothing is written here yet: start with the statement."
    ),
    "go": Text("看这一处", "Show me"),
    # states of an exercise
    "passed": Text("通过", "Passed"),
    "partial": Text("部分通过", "Partly passed"),
    "failed": Text("未通过", "Failed"),
    "in_progress": Text("进行中", "In progress"),
    "functions": Text("写到哪里了", "How far it is"),
    "go_on": Text("接着写 {function}", "Go on with {function}"),
    "not_attempted": Text("还没做", "Not attempted"),
    "broken": Text("没有评判：评分程序出错", "Not judged: the grader went wrong"),
    "no_star_yet": Text("★ 还没有", "No ★ yet"),
    "star_note": Text(
        "十分之外：代码在更苛刻的输入上也对，就有 ★。",
        "Beside the ten points: ★ is for code that is right on harder inputs, too.",
    ),
    "to_review": Text("待人工评阅", "To be reviewed"),
    # states of a check
    "check_passed": Text("通过", "Passed"),
    "check_followed": Text("随别处而错", "Follows from another"),
    "check_failed": Text("未通过", "Failed"),
    "check_error": Text("出错", "Error"),
    "check_timeout": Text("超时", "Timed out"),
    "check_killed": Text("被终止", "Stopped"),
    "check_skipped": Text("跳过", "Skipped"),
    "check_broken": Text("检查自己出错", "The check went wrong"),
    # kinds of checks
    "kind_example": Text("例子", "Example"),
    "kind_property": Text("性质", "Property"),
    "tried": Text("试了 {n} 个输入", "tried on {n} inputs"),
    # parts of an exercise
    "book": Text("书中位置", "In the book"),
    "statement": Text("题目", "Statement"),
    "hint": Text("提示", "Hint"),
    "diagnosis": Text("很可能错在这里", "The likely cause"),
    "problem": Text("这一题没能批改", "This exercise could not be graded"),
    "checks_failed": Text("没有通过的检查", "Checks that did not pass"),
    "checks_passed": Text("通过的检查", "Checks that passed"),
    "checks_skipped": Text("跳过的检查", "Checks that were skipped"),
    "source": Text("你的代码", "Your code"),
    "output": Text("你的代码打印的内容", "What your code printed"),
    "notes": Text("说明", "Notes"),
    "picture_large": Text("没有画出：图太大。", "Not drawn: the picture is too large for this report."),
    "written": Text("书面回答", "Written answers"),
    "written_note": Text(
        "程序不评判书面回答，由老师按下面的要点评阅。", "No program judges this: a person reads it along these points."
    ),
    "written_empty": Text("没有写。", "Nothing was written."),
    "rubric": Text("评阅要点", "What the reader looks for"),
    # once it is solved
    "explanation": Text("讲解", "Explained"),
    "reference": Text("参考答案", "The reference"),
    "another_way": Text("另一种对的写法，与参考的不同：", "Another right way, as it differs from the reference:"),
    "usual_mistakes": Text("这里常见的错", "What people get wrong here"),
    "own_difference": Text("从你的写法到参考的", "From yours to the reference"),
    "own_same": Text("你写得与参考一样", "Yours is written like the reference"),
    "following": Text("接着做 {exercise}", "Go on with {exercise}"),
    "open_explanations": Text(
        "参考答案与讲解。第一题之外，都是收起的：先自己想一想。",
        "The reference answers and why they are so. All but the first are closed: think first.",
    ),
    # a failure
    "inputs": Text("检查用到的量", "What the check was made of"),
    "calls": Text("说明问题的调用", "The call that shows it"),
    "also_wrong": Text("这样调用也不对", "This call is wrong as well"),
    "expected_there": Text("那里应为", "Expected there"),
    "right_here": Text("同一条检查里，这样调用是对的", "In the same check this call was right"),
    "got_from": Text("从返回值得到", "Got from what came back"),
    "setup": Text("参数的完整写法，复制后即可运行", "Its arguments in full, to copy and run"),
    "earlier_calls": Text("这次还调用了（{n} 次）", "Other calls made with it: {n}"),
    "hung": Text("{function} 没有算完。", "{function} did not finish."),
    "next_book": Text("接着做下一题：运行 grade next。", "For the next exercise, run grade next."),
    "returned": Text("返回", "returned"),
    "returned_nothing": Text("没有返回", "did not return"),
    "call_cut": Text(
        "有的参数是函数，或者太大，这里没有写全，不能直接运行。",
        "An argument is a function, or too large, and is not written out: this does not run as it is.",
    ),
    "expected": Text("应为", "Expected"),
    "expected_one_of": Text("应为其中之一", "Expected one of"),
    "got": Text("得到", "Got"),
    "got_nothing": Text("什么也没有得到", "Nothing came back"),
    "mark_got": Text("（与期望不同）", "(differs)"),
    "mark_expected": Text("（应为此值）", "(should be this)"),
    "whole_differs": Text("整个值不同", "The whole value differs"),
    "type_differs": Text("（类型不同）", "(another type)"),
    "differs_at": Text("不同的位置：{paths}", "It differs at {paths}"),
    "rounded": Text("表中小数取 {n} 位有效数字。", "Decimals are rounded to {n} significant digits."),
    "value_cut": Text(
        "这里只列出一部分，完整的值见 JSON 报告。", "Only a part is listed; the JSON report has the whole value."
    ),
    "text_cut": Text(
        "……此处省略 {n} 个字符，全文见 JSON 报告", "… {n} characters left out; the JSON report has them all"
    ),
    "lines_cut": Text("……此处省略 {n} 行，见 JSON 报告", "… {n} lines left out; see the JSON report"),
    "frames_cut": Text("……此处省略 {n} 层调用", "… {n} calls left out"),
    "index": Text("下标", "index"),
    "traceback": Text("出错的地方", "Where it happened"),
    "failing_line": Text("出错的行", "failing line"),
    # isolation and versions
    "isolation": Text("隔离", "Isolation"),
    "level_process": Text("process：单独的进程", "process: a process of its own"),
    "level_limits": Text("limits：单独的进程，并限制资源", "limits: a process of its own with resource limits"),
    "level_container": Text(
        "container：单独的进程，看不到任何文件，并限制资源和系统调用",
        "container: a process of its own that sees no files, with limits on resources and system calls",
    ),
    "level_sandbox": Text("sandbox：沙箱", "sandbox"),
    "level_browser": Text("browser：网页里的一个线程", "browser: a worker of a web page"),
    "not_isolated": Text("未隔离，仅供自己参考，不作为成绩依据。", "Not isolated: for feedback only, not for marks."),
    "layers": Text("起作用的防护", "Layers in force"),
    "missing": Text("没有起作用", "Not in force"),
    "versions": Text("版本", "Versions"),
    "seed": Text("随机种子", "Seed"),
    # the errors of writing the file
    "is_symlink": Text(
        "{path} 是符号链接，报告不写到链接指向的地方。请删掉它或换一个文件名。",
        "{path} is a symbolic link, and the report is not written through links. Remove it or choose another name.",
    ),
    "cannot_write": Text(
        "报告写不到 {path}：{reason}。请用 --html 换一个位置。",
        "Cannot write the report to {path}: {reason}. Choose another place with --html.",
    ),
}

EXERCISE_KINDS: dict[str, Text] = {
    "program": Text("编程", "programming"),
    "compute": Text("计算", "computation"),
    "derive": Text("推导", "derivation"),
    "prove": Text("证明", "proof"),
    "witness": Text("构造", "construction"),
    "experiment": Text("实验", "experiment"),
    "discuss": Text("讨论", "discussion"),
}
