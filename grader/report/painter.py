"""Draws one value: a scalar, a row, a table, a tree; the entries that decide are marked."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from grader.report.markup import line, word
from grader.report.nodes import Map, Node, Row, Scalar, as_records, asks, is_block, is_tree, step, written

Side = Literal["input", "expected", "got"]
Path = tuple[str, ...]

ROWS, COLUMNS, ENTRIES, SLICES, DEPTH = 20, 12, 60, 4, 5
CELLS, CELL, SCALAR, MARKS = 1_500, 60, 600, 60
DIGITS = 6


@dataclass(kw_only=True)
class Painter:
    """How one value is drawn, and what the drawing had to leave out."""

    side: Side = "input"
    marks: frozenset[Path] = frozenset()
    digits: int | None = None
    cells: int = CELLS
    marked: int = 0
    rounded: bool = False
    cut: bool = False
    ids: str = ""

    # entries

    def scalar(self, node: Scalar, path: Path, limit: int = CELL) -> Markup:
        self.cells -= 1
        text = node.text
        if self.digits and isinstance(node.data, float) and math.isfinite(node.data):
            short = rounded(node.data, self.digits)
            self.rounded |= short != text
            text = short
        if len(text) > limit:
            self.cut = True
            text = text[: limit - 1] + "…"
        return self.mark(line(text), self.hit(path))

    def mark(self, shown: Markup, hit: bool) -> Markup:
        if not hit or self.side == "input":
            return shown
        self.marked += 1
        said = word(f"mark_{self.side}") if self.marked <= MARKS else Markup("")
        return Markup('<mark class="{}">{}<span class="sr"> {}</span></mark>').format(self.side, shown, said)

    def hit(self, path: Path) -> bool:
        """Whether this entry is in a part that decides, or holds one."""
        return any(path[: len(m)] == m[: len(path)] for m in self.marks if m)

    # shapes

    def draw(self, node: Node, path: Path = (), depth: int = 0) -> Markup:
        if isinstance(node, Scalar):
            return Markup("<code>{}</code>").format(self.scalar(node, path, SCALAR if not path else 2 * CELL))
        if depth > DEPTH or self.cells <= 0:
            return self.on_one_line(node, path)
        if isinstance(node, Map):
            if is_tree(node):
                return Markup('<ul class="tree"><li>{}</li></ul>').format(self.tree(node, path))
            return self.mapping(node, path, depth)
        if not node.items:
            return self.on_one_line(node, path)
        if all(isinstance(item, Scalar) for item in node.items):
            return self.vector(node, path)
        if all(isinstance(item, Row) and item.items for item in node.items) and self.is_grid(node):
            return self.grid(node, path)
        records = as_records(node)
        if records:
            return self.records(node, records, path)
        return self.nested(node, path, depth)

    def on_one_line(self, node: Node, path: Path) -> Markup:
        text = written(node)
        if len(text) > SCALAR:
            self.cut = True
            text = text[: SCALAR - 1] + "…"
        self.cells -= 1 + len(text) // CELL
        return Markup("<code>{}</code>").format(self.mark(line(text), self.hit(path)))

    def vector(self, node: Row, path: Path) -> Markup:
        """A row of entries that wraps, each under its index; a set has no indices."""
        shown = []
        for i in self.pick(len(node.items), ENTRIES, path):
            if i is None:
                shown.append(Markup('<li class="gap">⋯</li>'))
                continue
            number = Markup("<small>{}</small>").format(i) if node.opening != "{" else Markup("")
            item = node.items[i]
            assert isinstance(item, Scalar)
            shown.append(Markup("<li>{}<code>{}</code></li>").format(number, self.scalar(item, (*path, str(i)))))
        kind = {"(": "vec tuple", "{": "vec set"}.get(node.opening, "vec")
        return Markup('<ol class="{}">{}</ol>').format(kind, Markup("").join(shown))

    def grid(self, node: Row, path: Path) -> Markup:
        """A table with the indices of rows and columns; rows may have different lengths."""
        rows = [row.items for row in node.items if isinstance(row, Row)]
        width = max(map(len, rows))
        columns = self.pick(width, COLUMNS, path, level=1)
        head = Markup("").join(
            Markup('<th scope="col">{}</th>').format(j) if j is not None else Markup('<td class="gap">⋯</td>')
            for j in columns
        )
        body = Markup("")
        for i in self.pick(len(rows), ROWS, path):
            if i is None or self.cells <= 0:
                self.cut = True
                body += Markup('<tr class="gap"><td colspan="{}">⋮</td></tr>').format(len(columns) + 1)
                if i is None:
                    continue
                break
            cells = Markup("")
            for j in columns:
                if j is None or j >= len(rows[i]):
                    cells += Markup('<td class="gap">{}</td>').format("⋯" if j is None else "")
                else:
                    cells += self.cell(rows[i][j], (*path, str(i), str(j)))
            body += Markup('<tr><th scope="row">{}</th>{}</tr>').format(i, cells)
        corner = Markup('<td class="corner"><span class="sr">{}</span></td>').format(word("index"))
        return self.table(
            Markup("<thead><tr>{}{}</tr></thead><tbody>{}</tbody>").format(corner, head, body), len(columns)
        )

    def records(self, node: Row, names: list[str], path: Path) -> Markup:
        """A list of dicts with the same keys."""
        names = names[:COLUMNS]
        head = Markup("").join(Markup('<th scope="col">{}</th>').format(line(name, CELL)) for name in names)
        body = Markup("")
        for i in self.pick(len(node.items), ROWS, path):
            if i is None or self.cells <= 0:
                body += Markup('<tr class="gap"><td colspan="{}">⋮</td></tr>').format(len(names) + 1)
                self.cut = True
                if i is None:
                    continue
                break
            item = node.items[i]
            assert isinstance(item, Map)
            cells = Markup("").join(self.cell(entry, (*path, str(i), step(key))) for key, entry in item.pairs[:COLUMNS])
            body += Markup('<tr><th scope="row">{}</th>{}</tr>').format(i, cells)
        corner = Markup('<td class="corner"><span class="sr">{}</span></td>').format(word("index"))
        return self.table(
            Markup("<thead><tr>{}{}</tr></thead><tbody>{}</tbody>").format(corner, head, body), len(names)
        )

    def mapping(self, node: Map, path: Path, depth: int) -> Markup:
        if not node.pairs:
            return self.on_one_line(node, path)
        body = Markup("")
        for i in self.pick(len(node.pairs), ROWS, path, keys=[step(key) for key, _ in node.pairs]):
            if i is None:
                body += Markup('<tr class="gap"><td colspan="2">⋮</td></tr>')
                continue
            key, item = node.pairs[i]
            shown = self.draw(item, (*path, step(key)), depth + 1)
            body += Markup('<tr><th scope="row"><code>{}</code></th><td>{}</td></tr>').format(
                line(key.text, CELL), shown
            )
        return self.table(Markup('<tbody class="map">{}</tbody>').format(body), 3)

    def nested(self, node: Row, path: Path, depth: int) -> Markup:
        shown = Markup("")
        for i in self.pick(len(node.items), SLICES if depth == 0 and is_block(node) else ROWS, path):
            if i is None:
                shown += Markup('<li class="gap">⋮</li>')
                continue
            item = self.draw(node.items[i], (*path, str(i)), depth + 1)
            shown += Markup("<li><small>{}</small>{}</li>").format(i, item)
        kind = {"(": "items tuple", "{": "items set"}.get(node.opening, "items")
        return Markup('<ol class="{}">{}</ol>').format(kind, shown)

    def tree(self, node: Node, path: Path, depth: int = 0) -> Markup:
        """A decision tree: what is asked, and one branch for each answer."""
        if not isinstance(node, Map) or not is_tree(node) or depth > 12 or self.cells <= 0:
            return self.draw(node, path, DEPTH + 1)
        entries = {key.data: item for key, item in node.pairs if isinstance(key.data, str)}
        here = any(m == path for m in self.marks if m)
        if "label" in entries and not asks(entries):
            label = entries["label"]
            shown = line(cut_text(written(label)))
            self.cells -= 1
            hit = here or any(m[: len(path) + 1] == (*path, "label") for m in self.marks)
            return Markup('<b class="leaf"><code>{}</code></b>').format(self.mark(shown, hit))
        hit = here or any(len(m) == len(path) + 1 and m[:-1] == path and m[-1] in ASKED for m in self.marks)
        question, answers = self.question(entries)
        branches = Markup("")
        for shown, item, steps in answers[:ROWS]:
            self.cells -= 1
            branches += Markup('<li><code class="edge">{}</code> {}</li>').format(
                shown, self.tree(item, (*path, *steps), depth + 1)
            )
        self.cut |= len(answers) > ROWS
        return Markup('<code class="ask">{}</code><ul>{}</ul>').format(self.mark(question, hit), branches)

    def question(self, entries: dict[str, Node]) -> tuple[Markup, list[tuple[Markup, Node, Path]]]:
        if "attribute" in entries:
            asked = entries["attribute"]
            name = asked.data if isinstance(asked, Scalar) and isinstance(asked.data, str) else written(asked)
        elif "feature" in entries:
            name = f"x[{written(entries['feature'])}]"
        else:
            name = f"{written(entries['weights'])} · x" if "weights" in entries else "?"
        answers: list[tuple[Markup, Node, Path]] = []
        found = entries.get("branches")
        if isinstance(found, Map):
            answers += [(line(f"= {cut_text(key.text)}"), item, ("branches", step(key))) for key, item in found.pairs]
        threshold = cut_text(written(entries["threshold"])) if "threshold" in entries else "?"
        answers += [
            (line(f"{sign} {threshold}"), entries[side], (side,))
            for side, sign in (("le", "≤"), ("gt", ">"))
            if side in entries
        ]
        return line(cut_text(name)), answers

    # helpers

    def cell(self, node: Node, path: Path) -> Markup:
        if isinstance(node, Scalar):
            number = isinstance(node.data, int | float) and not isinstance(node.data, bool)
            return Markup("<td{}>{}</td>").format(Markup(' class="n"') if number else "", self.scalar(node, path))
        return Markup("<td>{}</td>").format(self.on_one_line(node, path))

    def table(self, inner: Markup, columns: int) -> Markup:
        """Wide tables scroll by themselves, and whatever scrolls can be reached by keyboard."""
        wide = Markup(' tabindex="0" role="group" aria-labelledby="{0}"').format(self.ids) if columns > 2 else ""
        return Markup('<div class="scroll"{}><table translate="no">{}</table></div>').format(wide, inner)

    def pick(
        self, count: int, limit: int, path: Path, level: int = 0, keys: list[str] | None = None
    ) -> list[int | None]:
        """Which of `count` entries are shown: the first ones and those that are marked; None stands for a gap."""
        if count <= limit:
            return list(range(count))
        self.cut = True
        at = len(path) + level
        named = {key: i for i, key in enumerate(keys)} if keys is not None else None
        chosen = set(range(limit - min(limit // 2, 4)))
        steps = sorted({m[at] for m in self.marks if len(m) > at and m[: len(path)] == path})
        found = [
            named.get(s) if named is not None else int(s) if s.isdecimal() and len(s) < 10 else None for s in steps
        ]
        for i in sorted(i for i in found if i is not None and i < count):
            if len(chosen) >= limit:
                break
            chosen.add(i)
        result: list[int | None] = []
        for i in sorted(chosen):
            if result and result[-1] is not None and result[-1] != i - 1:
                result.append(None)
            result.append(i)
        return result if result[-1] == count - 1 else [*result, None]

    def is_grid(self, node: Row) -> bool:
        rows = [item for item in node.items if isinstance(item, Row)]
        flat = all(isinstance(entry, Scalar) for row in rows for entry in row.items)
        even = len({len(row.items) for row in rows}) == 1
        return flat and len({row.opening for row in rows}) == 1 and (even or len(rows) > 1)


ASKED = ("attribute", "feature", "weights", "threshold")


def cut_text(text: str) -> str:
    return text if len(text) <= CELL else text[: CELL - 1] + "…"


def rounded(number: float, digits: int) -> str:
    """`number` to so many significant digits, never longer than Python writes it."""
    short, full = f"{number:.{digits}g}", repr(number)
    if "." not in short and "e" not in short:
        short += ".0"
    return short if len(short) < len(full) else full
