"""A candidate as new code of the functions it edits, so that nothing else is compiled again."""

from __future__ import annotations
import __future__

import ast
import types
from bisect import bisect_right
from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from swarm_tools.repair.model import Candidate, Patch, apply_edits
from swarm_tools.repair.source import SourceText

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
NOTHING = compile("", "", "exec")


class Broken(ValueError):
    """The candidate does not compile."""


@dataclass(frozen=True)
class Region:
    """A function of the module, or a method of a class of it, in the text of its file.

    Attributes:
        start: Offset of the line of its ``def``.
        body: Offset of the line where its body starts; edits before it are not for a patch.
        end: Offset just after its last line.
        line: Where its code says it begins: the first decorator or the ``def``.
        names: Its name, after that of its class.
    """

    start: int
    body: int
    end: int
    line: int
    names: tuple[str, ...]


class Patcher:
    """Turns candidates for one state of the files into patches."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Find the functions of each file, which must parse."""
        self._files = {path: _File(path, text) for path, text in texts.items()}

    def patches(self, candidate: Candidate) -> tuple[Patch, ...] | None:
        """Return the new code of each edited function, None where edits lie outside of functions.

        Raises:
            Broken: It does not compile.
        """
        edits: dict[tuple[str, Region], list[tuple[int, int, str]]] = {}
        for path, proposal in candidate.proposals:
            for edit in proposal.edits:
                region = self._files[path].region(edit[0], edit[1])
                if region is None:
                    return None
                edits.setdefault((path, region), []).append(edit)
        found = []
        for (path, region), some in edits.items():
            code = self._files[path].compiled(region, tuple(some))
            if code is None:
                return None
            found.append(Patch(path, region.names, region.line, code))
        return tuple(found)


class _File:
    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        source = SourceText(text)
        self.flags = _future_flags(source.tree)
        self.regions = sorted(_regions(source), key=lambda r: r.start)
        self._starts = [r.start for r in self.regions]
        self._known: dict[Region, tuple[types.CodeType, list[bytes]]] = {}

    def region(self, start: int, end: int) -> Region | None:
        """Return the function whose body holds a span."""
        at = bisect_right(self._starts, start) - 1
        # An insertion after the last line of a function stands at the start of the next one.
        for region in self.regions[max(at - 1, 0) : at + 1]:
            if region.body <= start and end <= region.end:
                return region
        return None

    def compiled(
        self, region: Region, edits: tuple[tuple[int, int, str], ...]
    ) -> types.CodeType | None:
        """Return the function's code with the edits, None where more than its body changes."""
        if region not in self._known:
            self._known[region] = self._compile(region, ())
        (before, around), (code, now_around) = self._known[region], self._compile(region, edits)
        same = around == now_around and before.co_freevars == code.co_freevars
        return code if same and code is not NOTHING else None

    def _compile(
        self, region: Region, edits: tuple[tuple[int, int, str], ...]
    ) -> tuple[types.CodeType, list[bytes]]:
        """Return the function's code, and that of what is around it."""
        moved = tuple((s - region.start, e - region.start, new) for s, e, new in edits)
        head = f"class {region.names[0]}:\n" if len(region.names) > 1 else ""
        piece = head + apply_edits(self.text[region.start : region.end], moved)
        try:
            inside = compile(piece, self.path, "exec", self.flags, dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise Broken(type(error).__name__) from error
        around = []
        for name in region.names:
            around.append(inside.co_code)
            inside = _constant_code(inside, name)
        return inside, around


def fingerprint(code: types.CodeType) -> Hashable:
    """Return what two codes share that do the same, whatever their lines are."""
    constants = tuple(
        fingerprint(c) if isinstance(c, types.CodeType) else (type(c).__name__, repr(c))
        for c in code.co_consts
    )
    return (
        code.co_code, getattr(code, "co_exceptiontable", b""), constants, code.co_names,
        code.co_varnames, code.co_freevars, code.co_cellvars, code.co_flags, code.co_argcount,
        code.co_kwonlyargcount, code.co_posonlyargcount,
    )  # fmt: skip


def _constant_code(code: types.CodeType, name: str) -> types.CodeType:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType) and constant.co_name == name:
            return constant
    return NOTHING


def _regions(source: SourceText) -> list[Region]:
    found = []
    for stmt in source.tree.body:
        inside = stmt.body if isinstance(stmt, ast.ClassDef) else [stmt]
        for node in inside:
            if isinstance(node, FUNCTIONS) and node.body[0].lineno > node.lineno:
                names = (node.name,) if node is stmt else (stmt.name, node.name)
                line = min([node.lineno, *(d.lineno for d in node.decorator_list)])
                start = source.line_start(node.lineno)
                body = source.line_start(_first_line(node))
                end = source.line_end(node.end_lineno)
                found.append(Region(start, body, end, line, names))
    return found


def _first_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = node.body[0]
    return min([first.lineno, *(d.lineno for d in getattr(first, "decorator_list", []))])


def _future_flags(tree: ast.Module) -> int:
    flags = 0
    for stmt in tree.body:
        if isinstance(stmt, ast.ImportFrom) and stmt.module == "__future__":
            for alias in stmt.names:
                flags |= getattr(__future__, alias.name).compiler_flag
    return flags
