"""Every sentence the pages about a class say by themselves, in both languages, in one place."""

from __future__ import annotations

from grader.text import Text

CLASS_WORDS: dict[str, Text] = {
    "title": Text("全班成绩", "The class"),
    "language": Text("语言", "Language"),
    "skip_link": Text("跳到学生名单", "Skip to the students"),
    # the numbers on top
    "graded": Text("已批改", "graded"),
    "mean": Text("平均得分率", "mean"),
    "median": Text("中位得分率", "median"),
    "late": Text("迟交", "late"),
    "missing": Text("未交", "missing"),
    "unreadable": Text("无法读取", "unreadable"),
    "failed": Text("没有批成", "not gradable"),
    "duplicate": Text("重复", "duplicate"),
    "to_review": Text("待评阅", "to be read"),
    "not_isolated": Text(
        "这次批改的隔离级别是 {level}，只适合批改可信的代码。",
        "This batch ran at isolation level {level}; that suits trusted code only.",
    ),
    # the distribution
    "distribution": Text("得分率分布", "Distribution of scores"),
    "bin": Text("{start}–{end}%：{number} 人", "{start}–{end}%: {number}"),
    "share_of_points": Text("得分率（%）", "share of the points (%)"),
    # exercises
    "exercises": Text("各题", "Exercises"),
    "exercise": Text("题目", "Exercise"),
    "attempted": Text("做了", "Attempted"),
    "passed": Text("通过", "Passed"),
    "average": Text("平均分", "Mean"),
    "time": Text("平均用时", "Mean time"),
    "seconds": Text("{n} 秒", "{n} s"),
    "checks_of": Text("{id} 的各项检查", "The checks of {id}"),
    "check": Text("检查", "Check"),
    "timeouts": Text("超时", "Timed out"),
    "of": Text("{n} / {all}", "{n} of {all}"),
    # misconceptions and time
    "all_of_them": Text("全部 {n} 条", "All {n}"),
    "difficulty": Text("得分率", "Share of the points"),
    "discrimination": Text("区分度", "Discrimination"),
    "fails_with": Text("常和它一起错", "Often fails with"),
    "grade_of": Text("成绩（满分 {most}）", "Grade (of {most})"),
    "section": Text("班级", "Section"),
    "misconceptions": Text("发现的误解", "Misconceptions found"),
    "no_misconceptions": Text("没有认出已知的误解。", "No known misconception was recognised."),
    "students_share": Text("{n} 人", "{n} students"),
    "slowest": Text("最慢的检查", "Slowest checks"),
    "most_timeouts": Text("最常超时的检查", "Checks that time out most"),
    "no_timeouts": Text("没有检查超时。", "No check timed out."),
    # students
    "students": Text("学生", "Students"),
    "star_share": Text(
        "★ 占每题的 {share}%：总分里算进去了，各题的列里没有算。",
        "★ is worth {share}% of an exercise: counted in the total, not in the columns of exercises.",
    ),
    "filter": Text("筛选（按 / 键）", "Filter (press /)"),
    "filter_placeholder": Text("学号、姓名、文件", "id, name, file"),
    "status": Text("状态", "State"),
    "all_states": Text("全部", "all"),
    "shown": Text("显示", "Shown"),
    "id": Text("学号", "Id"),
    "name": Text("姓名", "Name"),
    "points": Text("得分", "Points"),
    "remark": Text("说明", "Remark"),
    "no_script": Text("浏览器没有运行脚本，不能排序和筛选。", "Sorting and filtering need the script of this page."),
    "sort_hint": Text("点列名或按回车排序", "Click a column or press Enter to sort"),
    "state_passed": Text("通过", "passed"),
    "state_partial": Text("部分通过", "partly passed"),
    "state_in_progress": Text("进行中", "in progress"),
    "state_failed": Text("未通过", "failed"),
    "state_not_attempted": Text("还没做", "not attempted"),
    "state_broken": Text("没有评判：评分程序出错", "not judged: the grader went wrong"),
    "unclear": Text("不清楚是谁的", "unclear whose"),
    # what needs a person
    "attention": Text("需要人来看的", "What needs a person"),
    "attention_none": Text("没有需要人来看的。", "Nothing needs a person."),
    "case_unclear": Text(
        "不清楚是谁的：在 plan.csv 的 settle 一列写上学号，再用 --settle plan.csv",
        "Whose is it? Write the id into the column settle of plan.csv, then run with --settle plan.csv",
    ),
    "case_perhaps": Text(
        "没有交，或者在不清楚的里面：弄清之前没有成绩",
        "Nothing handed in, or among what is unclear: no grade before that is settled",
    ),
    "case_copied": Text("交的时间靠不住", "The times of handing in cannot be believed"),
    "case_failed": Text("没有批成：再运行一次同一条命令", "Not gradable: run the same command again"),
    "case_broken": Text(
        "没有评判：检查自己出错。修好它再批，或用 grade decide 给分",
        "Not judged: a check went wrong. Mend it and grade again, or give points with grade decide",
    ),
    "case_unreadable": Text("打不开：请学生重新交", "Cannot be read: ask for it again"),
    "case_unrecognised": Text(
        "没有认出任何一题：打开看看，标好题号再批一次",
        "No exercise recognised: look into it, mark the cells, grade again",
    ),
    "case_nothing": Text("交了，但什么都没做", "Handed in, and nothing attempted"),
    "case_versions": Text("有两份：确认批的是对的那份", "Two versions: is the right one graded?"),
    "case_remark": Text("读的时候有情况", "Something was odd when it was read"),
    "case_late": Text("迟交多久不清楚：由你决定扣不扣分", "Late by an unknown time: the deduction is yours to decide"),
    "case_timeout": Text(
        "超时一次：再运行一次同一条命令就会重批",
        "Timed out once: run the same command and it is tried again",
    ),
    "case_outdated": Text("你改判之后结果变了：请再看一眼", "The verdict changed after your decision: look again"),
    "case_table": Text(
        "公开的输入上全对，这次的输入上几乎全错：看看是不是答案表。只是线索，不是结论",
        "All right on the public inputs, little on those of this class: look whether it is a table. No verdict",
    ),
    "case_literal": Text(
        "代码里藏着大段数据：打开看看。只是线索，不是结论",
        "The code holds data by the page: look into it. No verdict",
    ),
    "case_to_review": Text("书面回答待评阅：grade review", "Written answers to read: grade review"),
    "similar": Text("答案很像：只是线索，不是结论", "Alike: evidence, and no verdict"),
    "similar_title": Text("相似的答案", "Answers that are alike"),
    "similar_how": Text(
        "名字、注释、排版和题目给的框架都去掉之后仍然相同的部分。solution 是参考答案。"
        "相同有许多原因；要看、要问，再下结论。",
        "What is equal when names, comments, layout and the lines of the stub are taken away. `solution` is the"
        " reference. There are many reasons to be alike: look and ask before you conclude.",
    ),
    "similar_more": Text(
        "这里只列出最相似的 {shown} 组，共 {total} 组。", "The {shown} most alike groups, of {total}."
    ),
    "recognised": Text("{n}/{all} 题", "{n} of {all}"),
    # the plan
    "plan": Text("谁的作业是哪一份", "Whose work is what"),
    "plan_how": Text(
        "还没有批改。不清楚的不会猜：在 plan.csv 的 settle 一列写学号（- 表示不算），再用 --settle plan.csv 批改。",
        "Nothing is graded yet. What is unclear is not guessed: write an id (or - for nobody) into the column settle of"
        " plan.csv, and grade with --settle plan.csv.",
    ),
    "plan_count": Text("{n} 份", "{n} submissions"),
    "plan_table": Text("作业", "Submissions"),
    "submission": Text("作业", "Submission"),
    "rule": Text("依据", "Found by"),
    "by_hand": Text("人改判", "by hand"),
    # giving marks
    "review": Text("评阅书面回答", "Written answers"),
    "read_of": Text("已评 {read} / {total}", "{read} of {total} read"),
    "rubric": Text("评阅要点（每点 1 分）", "What to look for (one point each)"),
    "out_of": Text("分数（满分 {most}）", "Points (of {most})"),
    "comment": Text("评语", "Comment"),
    "again": Text("再用一条写过的评语", "Add a comment used before"),
    "save": Text("保存", "Save"),
    "given": Text("已评 {points} 分", "{points} points given"),
    "finish": Text("评完了", "That is all"),
    "finished": Text(
        "已保存，可以关闭此页。报告正在更新。", "Saved; you may close this page. The reports are being updated."
    ),
    "no_answers": Text("没有书面回答。", "There are no written answers."),
    # deciding otherwise
    "decide_for": Text("改判或写评语：", "Decide otherwise, or comment, for"),
    "open": Text("打开", "Open"),
    "decide_how": Text(
        "你给的分数代替自动批改的分数，两个都会写在报告里；分数和评语都清空就是收回。",
        "Your points take the place of the grader's, and the report shows both. Empty points and no comment take them"
        " back.",
    ),
    "whole_work": Text("整份作业", "The whole work"),
    "machine_gave": Text("自动批改 {points} / {most} 分", "the grader gave {points} of {most}"),
    "decided": Text("已改判", "decided"),
    "added_points": Text("加分", "Points to add"),
}
