"""What click has to say: about wrong usage, and as help in the language of whoever asks."""

from __future__ import annotations

import re

import click

from grader.text import Language, Text

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


class _Chinese(click.HelpFormatter):
    """Help whose headings are Chinese."""

    def write_heading(self, heading: str) -> None:
        super().write_heading({"Options": "选项", "Commands": "命令"}.get(heading, heading))

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, "用法：")


def speak(command: click.Command, language: Language) -> None:
    """Makes the help of a command, and of all below it, speak one language: authors write `中文 / English`."""
    if language == "zh":
        click.Context.formatter_class = _Chinese
    command.help = _in_one(command.help, language)
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            parameter.help = _in_one(parameter.help, language)
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        speak(below, language)


def _in_one(words: str | None, language: Language) -> str | None:
    return words and "\n".join(_line_in_one(line, language) for line in words.split("\n"))


def _line_in_one(line: str, language: Language) -> str:
    return Text.split(line).in_(language) if " / " in line and re.search(r"[\u4e00-\u9fff]", line) else line
