"""The banks of known answers travel as text: pip would compile .py files, and they would take three times the room."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BanksAsText(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        tests = Path(self.root, "tests")
        for bank in ("right", "wrong"):
            for path in tests.glob(f"*/{bank}/*.py"):
                place = path.relative_to(tests).with_suffix(".txt").as_posix()
                build_data["force_include"][str(path)] = f"grader/_course/tests/{place}"
