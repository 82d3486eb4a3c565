"""What this computer offers for grading, found out by trying: `grade doctor`."""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from grader import machine, settings
from grader.cache import caches
from grader.errors import GraderBroken
from grader.player import Stage
from grader.results.model import Isolation
from grader.text import Text
from grader.version import __version__

NEEDED = ("numpy", "hypothesis", "msgpack", "click", "rich", "jinja2")
# What is not needed for a verdict, what it is good for, and the extra that brings it.
OPTIONAL = (
    ("greenlet", "fast", Text("多个输入同时提问，批改更快", "asks about many inputs at once: faster")),
    ("matplotlib", "pictures", Text("报告中的图", "pictures in reports")),
    ("IPython", "", Text("笔记本中的 %grade", "%grade in notebooks")),
    ("distributed", "cluster", Text("用多台计算机批改", "grading on several computers")),
    ("copydetect", "similar", Text("相似的答案 (--similar)", "answers that are alike (--similar)")),
)
_FOR_WHOM = {
    "sandbox": Text("可以批改别人的作业", "fit for others' work"),
    "container": Text(
        "可以批改别人的作业 (--isolation container)", "fit for other people's work (--isolation container)"
    ),
    "limits": Text("只适合自己写的代码", "only for code that you wrote"),
    "process": Text("只适合自己写的代码", "only for code that you wrote"),
}
_BETTER = Text(
    "批改别人的作业需要 Linux 5.13 以上并启用 Landlock；或在容器中以 root 运行（级别 container）",
    "To grade other people's work: Linux 5.13 or later with Landlock switched on; or run as root in a container, at the"
    " level container",
)
_NO_CACHE = Text(
    "缓存目录不可写，每次都要重新生成输入。用环境变量 XDG_CACHE_HOME 指定一个可写的目录",
    "Its folder cannot be written, so inputs are drawn anew each time. Name one that can: XDG_CACHE_HOME",
)


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at; `advice` is there when something could be better."""

    name: Text
    value: Text
    advice: Text | None = None
    fine: bool = True


def examine() -> Iterator[Finding]:
    """Everything, the most important first; a player is started to see what really holds."""
    yield _isolation()
    yield _said(Text("系统", "System"), f"{platform.system()} {platform.release()}, {platform.machine()}")
    yield _capacity()
    yield _said(Text("版本", "Versions"), ", ".join(_versions()))
    for package, extra, use in OPTIONAL:
        yield _optional(package, extra, use)
    yield from _kept()


def _isolation() -> Finding:
    name = Text("隔离", "Isolation")
    try:
        with Stage() as stage:
            found = stage.isolation
    except GraderBroken as broken:
        return Finding(name, Text("不能运行学生的代码", "students' code cannot be run"), broken.text, fine=False)
    fit = _FOR_WHOM[found.level]
    value = Text(f"{found.level}，{fit.zh}{_layers(found, 'zh')}", f"{found.level}: {fit.en}{_layers(found, 'en')}")
    return Finding(name, value, None if found.walled else _BETTER, fine=found.walled)


def _layers(found: Isolation, language: str) -> str:
    in_force, not_in_force = {"zh": ("起作用", "没有起作用"), "en": ("in force", "not in force")}[language]
    colon = "：" if language == "zh" else ": "
    lines = f"\n{in_force}{colon}{', '.join(found.layers)}"
    return lines + (f"\n{not_in_force}{colon}{'; '.join(found.missing)}" if found.missing else "")


def _capacity() -> Finding:
    cores, bytes_, workers = machine.cores(), machine.memory(), machine.workers()
    zh = f"{cores} 个核心，" + ("内存不受限制" if bytes_ is None else f"内存上限 {_size(bytes_)}")
    en = f"{cores} core{'s' if cores > 1 else ''}, " + (
        "no limit on memory" if bytes_ is None else f"{_size(bytes_)} of memory at most"
    )
    found = machine.cgroups()
    source = f" (cgroup v{found})" if found else ""
    return Finding(
        Text("资源", "Resources"),
        Text(f"{zh}{source}；批改可用 {workers} 个进程", f"{en}{source}; a batch uses {workers} workers"),
    )


def _versions() -> Iterator[str]:
    yield f"watermelon-grader {__version__}"
    yield f"Python {platform.python_version()} ({sys.executable})"
    for package in NEEDED:
        try:
            yield f"{package} {version(package)}"
        except PackageNotFoundError:
            yield f"{package} ?"


def _optional(package: str, extra: str, use: Text) -> Finding:
    name = Text(package, package)
    if importlib.util.find_spec(package) is None:
        install = f"pip install 'watermelon-grader[{extra}]'" if extra else f"pip install {package.lower()}"
        missing = Text(f"没有安装（{use.zh}）", f"not installed ({use.en})")
        return Finding(name, missing, Text(install, install))
    try:
        found = version(package)
    except PackageNotFoundError:
        found = "?"
    return Finding(name, Text(f"{found} ({use.zh})", f"{found} ({use.en})"))


def _kept() -> Iterator[Finding]:
    folder, sizes = caches()
    held = ", ".join(f"{kind} {_size(size)}" for kind, size in sizes.items()) or "0"
    nearest = next(one for one in (folder, *folder.parents) if one.exists())
    fine = nearest.is_dir() and os.access(nearest, os.W_OK)
    yield Finding(Text("缓存", "Cache"), _both(f"{folder}: {held}"), None if fine else _NO_CACHE, fine=fine)
    settled = ", ".join(f"{key} = {value}" for key, value in settings.settings().items())
    yield _said(Text("设置", "Settings"), f"{settings.file()}{': ' if settled else ''}{settled}")


def _said(name: Text, value: str) -> Finding:
    return Finding(name, _both(value))


def _both(value: str) -> Text:
    return Text(value, value)


def _size(count: int) -> str:
    return f"{count / (1 << 30):.1f} GB" if count >= 1 << 30 else f"{count / (1 << 20):.0f} MB"
