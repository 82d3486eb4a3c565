"""What click has to say about wrong usage, in both languages."""

from __future__ import annotations

import re

import click

from grader.text import Text

_KINDS = {
    "integer": Text("应是整数", "takes a whole number"),
    "integer range": Text("应是不小于 1 的整数", "takes a whole number of at least 1"),
    "float": Text("应是数", "takes a number"),
}


def sentence(error: click.ClickException) -> Text:
    """One sentence, and where to read more."""
    text = _sentence(error)
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "grade"
    return Text(f"{text.zh}。用法见：{command} --help", f"{text.en}. For usage see: {command} --help")


def _sentence(error: click.ClickException) -> Text:
    match error:
        case click.NoSuchOption(option_name=name, possibilities=near):
            return Text(
                f"没有选项 {name}" + (f"；是不是 {near[0]}？" if near else ""),
                f"No such option: {name}" + (f"; did you mean {near[0]}?" if near else ""),
            )
        case click.BadOptionUsage(option_name=name) if "does not take" in error.message:
            return Text(f"选项 {name} 不带值", f"Option {name} takes no value")
        case click.BadOptionUsage(option_name=name):
            return Text(f"选项 {name} 后面缺少它的值", f"Option {name} needs a value")
        case click.MissingParameter(param=param):
            name = _name(param)
            return Text(f"缺少 {name}", f"{name} is missing")
        case click.BadParameter(param=param):
            wrong = re.match(r"'(.*?)' is|(\S+) is not in the range", error.message)
            kind = _KINDS.get(param.type.name) if param else None
            if wrong and kind:
                value = wrong[1] or wrong[2]
                name = _name(param)
                return Text(f"{name} {kind.zh}，不是 {value}", f"{name} {kind.en}, not {value}")
        case click.UsageError() if extra := re.match(r"Got unexpected extra arguments? \((.*)\)", error.message):
            return Text(f"多余的参数：{extra[1]}", f"Unexpected argument: {extra[1]}")
    plain = error.format_message().rstrip(".")
    return Text(plain, plain)


def _name(param: click.Parameter | None) -> str:
    """A parameter as its user writes it: `--out`, NAME."""
    if param is None:
        return ""
    return (
        param.opts[0] if isinstance(param, click.Option) else param.make_metavar(click.Context(click.Command("grade")))
    )
