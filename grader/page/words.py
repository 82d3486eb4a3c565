"""Every sentence the page to learn in says by itself, in both languages, in one place."""

from __future__ import annotations

from grader.text import Text

PAGE_WORDS: dict[str, Text] = {
    # the frame
    "skip_link": Text("跳到题目", "Skip to the exercise"),
    "language": Text("语言", "Language"),
    "exercises": Text("练习", "Exercises"),
    "progress": Text("进度", "Progress"),
    "loading": Text("正在打开……", "Opening …"),
    "needs_script": Text("这个页面需要 JavaScript。", "This page needs JavaScript."),
    "find": Text("找一道练习", "Find an exercise"),
    "track_only": Text("只看主线", "Main track only"),
    "nothing_found": Text("没有这样的练习。", "No such exercise."),
    "untouched": Text("未动", "untouched"),
    "begun": Text("已开始", "begun"),
    "passed": Text("十分", "ten points"),
    "star": Text("★", "★"),
    "repeat": Text("该重做了", "time to repeat"),
    "jump": Text("跳到", "Jump to"),
    # the statement
    "statement": Text("题目", "Statement"),
    "functions": Text("要写的函数", "The functions to write"),
    "before": Text("上一题", "Previous"),
    "after": Text("下一题", "Next"),
    "hint": Text("看一步提示", "Show a hint"),
    "hint_more": Text("再看一步提示（{n} / {of}）", "Another hint ({n} of {of})"),
    "hint_last": Text("提示到此为止", "That was the last hint"),
    "hint_number": Text("提示 {n}", "Hint {n}"),
    # the file
    "work": Text("你的答案", "Your answer"),
    "code": Text("代码", "Code"),
    "essays": Text("短文", "Essays"),
    "essays_to_write": Text("短文（还没写）", "Essays (to be written)"),
    "history": Text("历史", "History"),
    "editor": Text(
        "代码编辑器。按 Esc 再按 Tab 离开编辑器。", "Code editor. Press Escape, then Tab, to leave the editor."
    ),
    "keys": Text(
        "Ctrl-S 保存并批改；Esc 再 Tab 离开编辑器", "Ctrl-S saves and grades; Esc, then Tab leaves the editor"
    ),
    "grade": Text("保存并批改", "Save and grade"),
    "reset": Text("从头再来", "Start over"),
    "saved": Text("已保存", "Saved"),
    "unsaved": Text("有改动，未保存", "Changed, not saved"),
    "not_there": Text("还没有这个文件，保存时写出", "Not written yet: saving makes the file"),
    "read_only": Text("只读", "Read only"),
    "draft_back": Text(
        "上次没有保存的文字已放回编辑器，还没有写到文件里。",
        "The text that was not saved last time is back in the editor, and not yet in the file.",
    ),
    "changed_outside": Text(
        "{file} 在别处改过，已经换成新的内容。", "{file} was changed elsewhere, and is shown as it is now."
    ),
    "deleted": Text(
        "{file} 被删掉了。文字还在编辑器里，保存就会再写出来。",
        "{file} was deleted. Its text is still in the editor; saving writes it again.",
    ),
    "conflict": Text("两边都改了", "Changed in two places"),
    "conflict_why": Text(
        "{file} 在别处改过，而这里也有没保存的改动。要留哪一份？",
        "{file} was changed elsewhere, and there are unsaved changes here. Which shall stay?",
    ),
    "keep_mine": Text("留这里的，写进文件", "Keep mine and write it"),
    "take_theirs": Text("用文件里的（Ctrl-Z 可以撤回）", "Take the file's (Ctrl-Z brings mine back)"),
    "decide_later": Text("先不决定", "Decide later"),
    "in_the_file": Text("文件里现在是这样", "What the file says now"),
    "reset_why": Text(
        "把 {file} 换回最初的框架？现在写的会留一份。",
        "Put {file} back to its stub? What it says now is kept as a copy.",
    ),
    "reset_done": Text("已换回框架；原来的在 {copy}。", "It is the stub again; what it was is in {copy}."),
    "reset_nothing": Text("已经是框架。", "It is the stub already."),
    "cancel": Text("取消", "Cancel"),
    "close": Text("关闭", "Close"),
    "offline": Text(
        "连不上 grade serve：它停了吗？在终端再运行一次就好；没保存的文字留在这个浏览器里。",
        "grade serve does not answer: has it ended? Start it again; unsaved text is kept in this browser.",
    ),
    # the verdict
    "verdict": Text("批改结果", "Verdict"),
    "no_verdict": Text("保存后在这里看结果。", "Save, and the verdict comes here."),
    "checking": Text("正在批改……", "Grading …"),
    "checked": Text("已批改 {n} / {of} 项", "{n} of {of} checks done"),
    "points_of": Text("{points} / {max} 分", "{points} of {max} points"),
    "outdated": Text("结果是改动之前的。", "This verdict is on the text before your changes."),
    "no_answer": Text("批改没有完成。", "The grading did not come to its end."),
    "after_passing": Text("做完之后", "Now that it is done"),
    "next_one": Text("接着做 {title}", "Go on with {title}"),
    # one call
    "try_it": Text("试一试", "Try it"),
    "try_how": Text(
        "用这些参数运行你的一个函数，参数照 Python 的写法。",
        "Run one function of yours; write its arguments as Python.",
    ),
    "function": Text("函数", "Function"),
    "failing_input": Text("填入出错的输入", "Fill in the input that fails"),
    "run": Text("运行", "Run"),
    "printed": Text("打印了", "Printed"),
    "came_back": Text("返回", "Came back"),
    "went_wrong": Text("没有返回", "Did not return"),
    "copy_script": Text("复制成脚本，供调试器用", "Copy as a script, for a debugger"),
    "copied": Text("已复制", "Copied"),
    "script": Text("脚本", "Script"),
    # essays
    "essay_box": Text("{name}：Markdown 文字", "{name}: text in Markdown"),
    "essay_save": Text("保存短文", "Save the essay"),
    "preview": Text("读起来是这样", "How it reads"),
    "rubric": Text("自己对照这些要点，看过一条勾一条", "Hold it against these points; tick what you have looked at"),
    "model": Text("一份参考答案", "A model answer"),
    "model_when": Text(
        "写好并勾完要点，就给出参考答案。", "Written, and every point ticked: then comes a model answer."
    ),
    # history
    "history_none": Text("还没有批改过。", "Nothing was graded yet."),
    "history_off": Text(
        "没有保留历史（grade config history on 打开）。", "No history is kept (grade config history on keeps it)."
    ),
    "history_where": Text(
        "每次批改的文字留在 .grade-history 里，只在这台电脑上。",
        "Each graded text is kept in .grade-history, on this computer only.",
    ),
    "put_back": Text("放回编辑器", "Put into the editor"),
    "last_passed": Text("最近一次通过", "the last that passed"),
    # progress
    "progress_done": Text("{n} / {of} 题得了十分，★ {stars}", "{n} of {of} have ten points, {stars} a ★"),
    "progress_days": Text("动手 {n} 天，最近连续 {row} 天", "Days of work: {n}, {row} of them in a row"),
    "progress_repeat": Text("该重做的", "Time to repeat"),
    "progress_no_repeat": Text("暂时没有要重做的。", "Nothing is due for repetition."),
    "progress_books": Text("各书各章", "Books and chapters"),
    "progress_how": Text(
        "通过 {days} 天后建议重做一次，再通过后间隔加倍。从头再来：grade reset。",
        "What was passed is worth doing again after {days} days, then after twice as many. To start over: grade reset.",
    ),
    "bar": Text("{done} 题十分，{begun} 题已开始，共 {of} 题", "{done} with ten points, {begun} begun, of {of}"),
}
