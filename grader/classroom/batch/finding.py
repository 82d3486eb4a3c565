"""Finds the submissions in a folder or an archive; each is read only when its turn comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, tzinfo
from pathlib import Path, PurePosixPath

from grader.children.child import Child
from grader.children.outcome import Exceeded
from grader.classroom.batch import layout
from grader.classroom.batch.roster import Owner
from grader.classroom.batch.trees import ChangedMeanwhile, Folder, Packed
from grader.errors import WrongUsage
from grader.submission import Unreadable
from grader.submission.apart import LISTING, why_not
from grader.submission.archive import (
    Budget,
)
from grader.submission.names import FOREIGN_ARCHIVES, is_archive, is_code, without_suffix
from grader.submission.reading import MOST_FILES
from grader.text import Text


@dataclass(frozen=True)
class Contents:
    """The files of one submission, why others could not be read, and why the whole cannot be graded, if so."""

    files: dict[str, bytes]
    unreadable: dict[str, Text] = field(default_factory=dict)
    problem: Text | None = None
    failure: Text | None = None
    """Why the grader could not read it, through no fault of the student's."""

    @property
    def reasons(self) -> dict[str, Text]:
        """Why files cannot be read; a submission without any file has one problem, which every exercise shares."""
        return self.unreadable or ({"": self.problem} if self.problem else {})


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a submission is."""

    label: str
    owner: Owner
    modified: datetime | None
    late: bool
    """The platform marked it as late."""
    read: Callable[[], Contents]
    """Opens what a stranger made: `Reader` does it in a child."""
    parts: tuple[str, ...] = ()
    """The labels of the submissions that were made into this one, where there were several."""
    clock: str = "file"
    """What `modified` is the time of: `file`, as it lies on this disk, or `archive`, as the platform packed it."""


@contextmanager
def submissions_in(
    path: Path,
    *,
    without: Path | None = None,
    is_student: Callable[[str], bool] = lambda name: False,
    zone: tzinfo | None = None,
) -> Iterator[list[Place]]:
    """The submissions in a folder (of folders, files, archives) or in a platform's archive of all of them.

    `without` is a folder in it that holds none, such as the one for the results. An archive that lies there alone is
    the platform's, unless its name says that it is one student's. Its times are in `zone`; None is this computer's.
    """
    with ExitStack() as stack:
        if path.is_dir():
            tree: Folder | Packed = Folder(path, without)
            only = next(iter(tree.paths)) if len(tree.paths) == 1 else ""
            if is_archive(only) and not is_student(without_suffix(only)):
                inner = _open_class(path / only, stack, zone)
                tree = inner if layout.recognised(list(inner.paths)) else tree
        elif is_archive(path.name) and path.exists():
            tree = _open_class(path, stack, zone)
        else:
            raise WrongUsage(
                f"{path} 里没有作业：需要文件夹，或 .zip、.tar.gz 压缩包",
                f"No submissions at {path}: expected a folder, or a .zip or .tar.gz archive",
            )
        packed = isinstance(tree, Packed)
        groups = layout.group(list(tree.paths), packed=packed, is_student=is_student)
        places = [_place(tree, group) for group in groups]
        if not places:
            raise WrongUsage(
                f"{path} 里没有作业：成绩册保持原样", f"There is no submission in {path}: the gradebook is left alone"
            )
        yield places


def _open_class(path: Path, stack: ExitStack, zone: tzinfo | None) -> Packed:
    """The names in it are found in a child; whoever reads a submission opens the archive itself."""
    tree = Packed(path)
    stack.callback(tree.close)
    try:
        with Child(Packed.listed, LISTING) as child:
            outcome = child.ask(tree)
    except Unreadable as error:
        raise WrongUsage(*error.text) from error
    if isinstance(outcome, Exceeded):
        zh, en = why_not(outcome)
        raise WrongUsage(f"{zh}；请先解压 {path.name}", f"{en}; unpack {path.name} first")
    tree.take(outcome.answer, zone)
    return tree


def _place(tree: Folder | Packed, group: layout.Group) -> Place:
    times = [time for path in group.paths if (time := tree.paths[path])]
    owner = group.owner
    if tree.alike.intersection(part for path in group.paths for part in _folders_of(path)):
        one = Text("有两个文件夹的名字看起来一样", "Two folders have names that look the same")
        owner = replace(owner, doubtful=one)
    return Place(
        label=group.label,
        owner=owner,
        modified=max(times, default=None),
        late=group.late,
        clock="archive" if isinstance(tree, Packed) else "file",
        read=lambda: _contents(tree, group.paths),
    )


def _folders_of(path: str) -> list[str]:
    parts = path.split("/")[:-1]
    return ["/".join(parts[: depth + 1]) for depth in range(len(parts))]


def joined(places: Sequence[Place]) -> Contents:
    """What is in several submissions of one student."""
    files: dict[str, bytes] = {}
    unreadable: dict[str, Text] = {}
    for place in places:
        contents = place.read()
        if contents.failure is not None or len(places) == 1:
            return contents
        inside = "" if place.label in contents.files else place.label.rstrip("/") + "/"
        files |= {f"{inside}{name}": data for name, data in contents.files.items()}
        unreadable |= {f"{inside}{name}": why for name, why in contents.unreadable.items()}
    return Contents(files, unreadable)


def _contents(tree: Folder | Packed, paths: dict[str, str]) -> Contents:
    """Never raises: whatever is wrong with one submission is said in its row."""
    files: dict[str, bytes] = {}
    unreadable: dict[str, Text] = {}
    budget, foreign = Budget(), []
    for path, name in paths.items():
        try:
            if path in tree.refused:
                unreadable[name] = tree.refused[path]
            elif is_code(path):
                if len(files) >= MOST_FILES:
                    raise Unreadable(f"文件超过 {MOST_FILES} 个", f"There are more than {MOST_FILES} files")
                if name in files:
                    raise _twice(name)
                data = tree.read(path)
                budget.spend(name, read=len(data))
                files[name] = data
            elif is_archive(path):
                prefix = f"{name}/" if len(paths) > 1 else ""
                refused: dict[str, Text] = {}
                for inner, data in tree.unpack(path, name, budget, refused).items():
                    if prefix + inner in files:
                        refused[f"{inner}~"] = _twice(prefix + inner).text
                    files.setdefault(prefix + inner, data)
                unreadable |= {prefix + inner: why for inner, why in refused.items()}
            elif path.lower().endswith(FOREIGN_ARCHIVES):
                foreign.append(PurePosixPath(name).name)
        except Unreadable as error:
            unreadable[name] = error.text
        except ChangedMeanwhile:
            changed = Text(
                f"{name} 在读取时被改写；请再运行一次", f"{name} was written to while it was read; run again"
            )
            return Contents({}, failure=changed)
        except Exception as error:
            why = getattr(error, "strerror", None) or f"{type(error).__name__}: {error}"
            unreadable[name] = Text(f"读不出 {name}：{why}", f"Cannot read {name}: {why}")
    return Contents(files, unreadable, None if files else _why_empty(unreadable, foreign, list(paths.values())))


def _twice(name: str) -> Unreadable:
    return Unreadable(f"{name} 有两份，看的是第一份", f"{name} is there twice; the first one was read")


def _why_empty(unreadable: dict[str, Text], foreign: list[str], names: list[str]) -> Text:
    if unreadable:
        return next(iter(unreadable.values()))
    if foreign:
        return Text(
            f"{foreign[0]} 的格式无法打开；请交 .zip", f"{foreign[0]} has a format that cannot be opened; use .zip"
        )
    typed = [name for name in names if PurePosixPath(name).name in ("text.html", "link.html", "onlinetext.html")]
    if typed:
        return Text(
            "在平台里填了文字或网址，没有交文件",
            "A text or an address was entered in the platform; no file was handed in",
        )
    return Text("没有 .py 或 .ipynb 文件", "There is no .py or .ipynb file in it")
