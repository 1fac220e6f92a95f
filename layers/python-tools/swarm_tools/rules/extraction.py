"""What a block of statements takes from the function around it, and what it gives back."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from swarm_tools.rules.assignment_flow import (
    Unclear,
    certain_names,
    flow,
    targets_of,
    with_targets,
)
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.sizes import LOOPS, names_of, parameter_names, stored

_STAYS = frozenset(
    (
        *("Return", "Yield", "YieldFrom", "Await", "AsyncFor", "AsyncWith", "Global", "Nonlocal"),
        *("Delete", "NamedExpr", "Lambda", "ClassDef", "Match", "TryStar", "ImportFrom", "Import"),
        *("FunctionDef", "AsyncFunctionDef"),
    )
)
_FRAMES = frozenset(
    (
        *("super", "locals", "vars", "dir", "eval", "exec", "globals", "__class__"),
        *("_getframe", "currentframe", "stack", "warn"),
    )
)


@dataclass(frozen=True)
class Extraction:
    """What a function of its own made of a block would look like.

    Attributes:
        block: The statements, neighbours in one block.
        inputs: Local names that it reads before it sets them, in the order they were first bound.
        outputs: Local names it sets that are read elsewhere, in the order it sets them.
    """

    block: tuple[ast.stmt, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def extraction(module: Module, function: Function, block: Sequence[ast.stmt]) -> Extraction | None:
    """Return what a block takes and gives; None unless it can certainly be moved.

    What leaves the function or waits, what looks at the frame it runs in, and names of which it
    is not certain that they have a value stay where they are.
    """
    nodes = [node for one in block for node in ast.walk(one)]
    if any(type(n).__name__ in _STAYS for n in nodes) or _leaves_loops(block):
        return None
    if any(_word(n) in _FRAMES for n in nodes) or any(_mangled(n) for n in nodes):
        return None
    if any(isinstance(up, ast.Try) for up in module.ancestors(block[0])
           if module.function_of(up) is function):  # fmt: skip
        return None
    mine = stored(block)
    inner = [n for n in ast.walk(function) if isinstance(n, (*FUNCTIONS, ast.Lambda, ast.ClassDef))]
    seen_inside = {_word(n) for one in inner if one is not function for n in ast.walk(one)}
    declared = {n for one in ast.walk(function) if isinstance(one, (ast.Global, ast.Nonlocal))
                for n in one.names}  # fmt: skip
    if mine & (seen_inside | declared):
        return None
    own = names_of(function) - declared
    before = _bound_before(module, function, block[0])
    try:
        wanted, after = flow(block, set(), own)
    except Unclear:
        return None
    if _looped(module, function, block[0]):
        outputs = (_read_outside(function, block) | wanted) & mine
    else:
        outputs = _read_after(module, function, block) & mine
    if outputs and _in_context(module, function, block[0]):
        return None
    for name in outputs - after:
        wanted.add(name)
    if not wanted <= before:
        return None
    given = [name for name in _in_order([function.args, *function.body]) if name in wanted]
    back = [name for name in _in_order(block) if name in outputs]
    if set(given) != wanted or set(back) != outputs:
        return None
    return Extraction(tuple(block), tuple(dict.fromkeys(given)), tuple(dict.fromkeys(back)))


def _word(node: ast.AST) -> str:
    return getattr(node, "id", "") or getattr(node, "attr", "") or getattr(node, "arg", "") or ""


def _mangled(node: ast.AST) -> bool:
    name = _word(node)
    return name.startswith("__") and not name.endswith("__")


def _leaves_loops(block: Sequence[ast.stmt]) -> bool:
    """Say whether a break or continue of a block belongs to a loop around it."""
    queue = list(block)
    while queue:
        node = queue.pop()
        if isinstance(node, (ast.Break, ast.Continue)):
            return True
        if isinstance(node, LOOPS):
            queue += node.orelse
            continue
        queue += [
            c for c in ast.iter_child_nodes(node) if isinstance(c, (ast.stmt, ast.ExceptHandler))
        ]
    return False


def _in_order(nodes: Sequence[ast.AST]) -> list[str]:
    """Return the names that are bound in some nodes, as they are written."""
    found = [
        (n.lineno, n.col_offset, n.arg if isinstance(n, ast.arg) else n.id)
        for one in nodes
        for n in ast.walk(one)
        if isinstance(n, ast.arg) or (isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    ]
    return [name for _, _, name in sorted(found)]


def _looped(module: Module, function: Function, node: ast.stmt) -> bool:
    """Say whether a statement stands in a loop of its function."""
    inside = (up for up in module.ancestors(node) if module.function_of(up) is function)
    return any(isinstance(up, LOOPS) for up in inside)


def _in_context(module: Module, function: Function, node: ast.stmt) -> bool:
    """Say whether a with around a statement may swallow an error half-way through it."""
    inside = (up for up in module.ancestors(node) if module.function_of(up) is function)
    return any(isinstance(up, ast.With) for up in inside)


def _read_outside(function: Function, block: Sequence[ast.stmt]) -> set[str]:
    """Return the names that a function reads elsewhere than in a block."""
    inside = {id(n) for one in block for n in ast.walk(one)}
    names = [n for n in ast.walk(function) if isinstance(n, ast.Name) and id(n) not in inside]
    added = [n.target for n in ast.walk(function) if isinstance(n, ast.AugAssign)]
    return {n.id for n in names if not isinstance(n.ctx, ast.Store) or n in added}


def _read_after(module: Module, function: Function, block: Sequence[ast.stmt]) -> set[str]:
    """Return the names that are read after a block, which is in no loop, before they are set."""
    own = names_of(function)
    wanted: set[str] = set()
    bound: set[str] = set()
    node: ast.AST = block[-1]
    try:
        while node is not function:
            siblings = module.siblings(node)  # type: ignore[arg-type]
            needs, bound = flow(siblings[siblings.index(node) + 1 :], bound, own)  # type: ignore[arg-type]
            wanted |= needs
            node = module.parents[node]
    except Unclear:
        return _read_outside(function, block)
    return wanted


def _bound_before(module: Module, function: Function, start: ast.stmt) -> set[str]:
    """Return the names that certainly have a value where a statement starts."""
    bound = parameter_names(function)
    path = [start, *(up for up in module.ancestors(start) if isinstance(up, ast.stmt))]
    path = path[: path.index(function)]
    for node in reversed(path):
        for earlier in module.siblings(node):
            if earlier is node:
                break
            bound |= certain_names(earlier)
        if node is not start:
            if isinstance(node, ast.For):
                bound |= targets_of(node.target)
            if isinstance(node, ast.With):
                bound |= with_targets(node)
    removed = {n.id for n in ast.walk(function)
               if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del)}  # fmt: skip
    removed |= {n.name for n in ast.walk(function) if isinstance(n, ast.ExceptHandler) and n.name}
    return bound - removed
