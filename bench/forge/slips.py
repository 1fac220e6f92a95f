"""Slips that people make, as edits of a syntax tree; written apart from the mutation operators."""

from __future__ import annotations

import ast
import copy
import itertools
import random
from collections.abc import Callable, Iterator

Slip = Callable[[ast.AST, ast.AST], Iterator[Callable[[], None]]]
"""Yields edits of a node, given the function that it is in; each changes the tree in place."""

_CAUGHT = {"KeyError": "IndexError", "IndexError": "KeyError", "ValueError": "KeyError",
           "TypeError": "ValueError", "AttributeError": "KeyError", "StopIteration": "KeyError",
           "ImportError": "KeyError", "OSError": "ValueError"}  # fmt: skip
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def swapped_arguments(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Turn two arguments around."""
    if isinstance(node, ast.Call) and len(node.args) >= 2:
        first, second = node.args[:2]
        if not isinstance(first, ast.Starred) and not isinstance(second, ast.Starred):
            yield lambda: _set(node, "args", [second, first, *node.args[2:]])


def other_variable(node: ast.AST, function: ast.AST) -> Iterator[Callable[[], None]]:
    """Take another parameter than the one that is meant."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        names = [a.arg for a in _arguments(function) if a.arg not in ("self", "cls", node.id)]
        if node.id in [a.arg for a in _arguments(function)] and names:
            yield lambda: _set(node, "id", names[0])


def forgotten_case(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Forget a special case."""
    for name, body in _bodies(node):
        for at, stmt in enumerate(body):
            if isinstance(stmt, ast.If) and not stmt.orelse and len(body) > 1:
                left = [*body[:at], *body[at + 1 :]]
                yield lambda name=name, left=left: _set(node, name, left)


def forgotten_else(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Leave out the other case."""
    if isinstance(node, ast.If) and node.orelse:
        yield lambda: _set(node, "orelse", [])


def last_one_lost(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """End a loop before the last item."""
    if isinstance(node, ast.For):
        text = f"list({ast.unparse(node.iter)})[:-1]"
        yield lambda: _set(node, "iter", ast.parse(text, mode="eval").body)


def short_range(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """End a range one too early."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range" and node.args:
        at = min(1, len(node.args) - 1)
        args = list(node.args)
        args[at] = ast.BinOp(args[at], ast.Sub(), ast.Constant(1))
        yield lambda: _set(node, "args", args)


def not_added(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Keep only what came last of a sum."""
    for name, body in _bodies(node):
        for at, stmt in enumerate(body):
            if isinstance(stmt, ast.AugAssign):
                plain = ast.Assign([copy.deepcopy(stmt.target)], stmt.value)
                rows = [*body[:at], plain, *body[at + 1 :]]
                yield lambda name=name, rows=rows: _set(node, name, rows)


def return_too_early(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Return from inside the loop before the return."""
    for _name, body in _bodies(node):
        for one, other in itertools.pairwise(body):
            if isinstance(one, (ast.For, ast.While)) and isinstance(other, ast.Return):
                rows = [*one.body, copy.deepcopy(other)]
                yield lambda one=one, rows=rows: _set(one, "body", rows)


def half_a_condition(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Forget a part of a condition."""
    if isinstance(node, ast.BoolOp):
        values = node.values
        if len(values) > 2:
            yield lambda: _set(node, "values", values[:-1])
        else:
            yield lambda: _set(node, "values", [values[0], copy.deepcopy(values[0])])


def wrong_exception(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Catch or raise another exception than the one that is meant."""
    if isinstance(node, ast.ExceptHandler) and getattr(node.type, "id", "") in _CAUGHT:
        yield lambda: _set(node.type, "id", _CAUGHT[node.type.id])
    elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        name = node.exc.func
        if getattr(name, "id", "") in _CAUGHT:
            yield lambda: _set(name, "id", _CAUGHT[name.id])


def ignored_parameter(node: ast.AST, function: ast.AST) -> Iterator[Callable[[], None]]:
    """Make nothing of an optional parameter."""
    if node is function and isinstance(node, _FUNCTIONS):
        args = node.args
        pairs = list(zip(reversed(args.args), reversed(args.defaults), strict=False))
        pairs += [(a, d) for a, d in zip(args.kwonlyargs, args.kw_defaults, strict=True) if d]
        for arg, default in pairs:
            row = ast.Assign([ast.Name(arg.arg, ast.Store())], copy.deepcopy(default))
            at = 1 if ast.get_docstring(node) is not None else 0
            rows = [*node.body[:at], row, *node.body[at:]]
            yield lambda rows=rows: _set(node, "body", rows)


def other_attribute(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Take one side for the other: `first` for `last`, `left` for `right`."""
    pairs = {"left": "right", "first": "last", "prev": "next", "start": "stop", "keys": "values",
             "head": "tail", "maxsize": "currsize", "hits": "misses", "days": "seconds",
             "month": "day", "isdigit": "isalpha"}  # fmt: skip
    known = pairs | {b: a for a, b in pairs.items()}
    if isinstance(node, ast.Attribute) and node.attr in known:
        yield lambda: _set(node, "attr", known[node.attr])


def wrong_order(node: ast.AST, _: ast.AST) -> Iterator[Callable[[], None]]:
    """Make two assignments in the wrong order."""
    for name, body in _bodies(node):
        for at in range(len(body) - 1):
            one, other = body[at : at + 2]
            if isinstance(one, ast.Assign) and isinstance(other, ast.Assign):
                used = {n.id for n in ast.walk(other.value) if isinstance(n, ast.Name)}
                if used & {n.id for t in one.targets for n in ast.walk(t) if hasattr(n, "id")}:
                    rows = [*body[:at], other, one, *body[at + 2 :]]
                    yield lambda name=name, rows=rows: _set(node, name, rows)


SLIPS: tuple[Slip, ...] = (
    swapped_arguments, other_variable, forgotten_case, forgotten_else, last_one_lost, short_range,
    not_added, return_too_early, half_a_condition, wrong_exception, ignored_parameter,
    other_attribute, wrong_order,
)  # fmt: skip


def seeded(text: str, most: int, seed: str) -> list[tuple[str, int, str]]:
    """Return at most `most` versions of a module with one slip each: (kind, line, source)."""
    chance = random.Random(seed)
    by_kind = [[(slip, at) for at in range(_count(text, slip))] for slip in SLIPS]
    for rows in by_kind:
        chance.shuffle(rows)
    # One of each kind, then another of each: common ones do not crowd out the rare.
    in_turn = itertools.chain.from_iterable(itertools.zip_longest(*by_kind))
    places = [place for place in in_turn if place is not None]
    plain = ast.dump(ast.parse(text))
    found = []
    for slip, at in places:
        tree = ast.parse(text)
        line, edit = list(_edits(tree, slip))[at]
        edit()
        ast.fix_missing_locations(tree)
        if ast.dump(tree) == plain:
            continue
        try:
            source = ast.unparse(tree)
            compile(source, "seeded", "exec")
        except (SyntaxError, ValueError):
            continue
        found.append((slip.__name__, line, source + "\n"))
        if len(found) == most:
            break
    return found


def _count(text: str, slip: Slip) -> int:
    return sum(1 for _ in _edits(ast.parse(text), slip))


def _edits(tree: ast.Module, slip: Slip) -> Iterator[tuple[int, Callable[[], None]]]:
    """Yield (line, edit) of all places inside functions; of nested ones once."""
    seen: set[int] = set()
    for function in ast.walk(tree):
        if not isinstance(function, _FUNCTIONS):
            continue
        for node in ast.walk(function):
            if id(node) in seen:
                continue
            seen.add(id(node))
            for edit in slip(node, function):
                yield getattr(node, "lineno", function.lineno), edit


def _bodies(node: ast.AST) -> Iterator[tuple[str, list[ast.stmt]]]:
    for name in ("body", "orelse", "finalbody"):
        rows = getattr(node, name, None)
        if isinstance(rows, list) and rows:
            yield name, rows


def _arguments(function: ast.AST) -> list[ast.arg]:
    assert isinstance(function, _FUNCTIONS)
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def _set(node: ast.AST, name: str, value: object) -> None:
    setattr(node, name, value)
