"""What the body of a function holds that a specification does not explain.

A name can stand for something else: ``days_to_hours`` of working days, ``bmi`` of pounds. Numbers,
words and calls that the reference has no use for tell so. Mistakes seldom bring such.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.signatures.facts import Function, own
from swarm_tools.signatures.tokens import normal, split

from .constants import known
from .model import Specification

_CUTS = frozenset({"int", "floor", "ceil", "trunc", "quantize"})
_CHANCE = frozenset({"random", "randint", "choice", "shuffle", "now", "today", "time"})
_MARKS = {ast.Mod: "%", ast.Div: "/", ast.FloorDiv: "//", ast.Pow: "**"}
_NUMBER = re.compile(r"\d+(?:_\d+)?")


def foreign(function: Function, entry: Specification) -> list[str]:
    """Return the parts of a body that speak for another meaning than the specification's."""
    found: list[str] = []
    numbers, letters = known(entry)
    words = {w for name in entry.names for w in (*split(name), *normal(name))} | entry.says
    for node in _spoken(function.node):
        if isinstance(node, ast.Constant):
            value = node.value
            if isinstance(value, str):
                if not _explained(value, letters, words):
                    found.append(repr(value))
            elif isinstance(value, (int, float)) and not isinstance(value, bool):
                if abs(value) not in numbers:
                    found.append(repr(value))
                if str(value) in entry.against:
                    found.append(repr(value))
        elif isinstance(node, (ast.Name, ast.Attribute)):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name in entry.against or name in _CHANCE:
                found.append(name)
        elif isinstance(node, (ast.BinOp, ast.AugAssign)):
            mark = _MARKS.get(type(node.op), "")
            if mark in entry.against:
                found.append(mark)
        elif isinstance(node, ast.keyword) and node.arg in entry.against:
            found.append(str(node.arg))
    found += [n for n in function.constants if not _told(n, words)]
    if function.constants:
        read = (float(m.replace("_", ".")) for m in function.vocabulary if _NUMBER.fullmatch(m))
        found += [str(n) for n in sorted(read) if n not in numbers]
    if entry.needs and not function.constants and not function.helpers:
        held = {n.value for n in _spoken(function.node) if isinstance(n, ast.Constant)}
        if not any(set("".join(entry.needs)) & set(v) for v in held if isinstance(v, str)):
            found.append("nothing of what it needs")
    found += _unread(function)
    if any(domain.kind == "nested" for domain in entry.domain.domains):
        found += _of_one_size(function)
    if entry.rounded:
        found += _cut(function)
    if not entry.in_place:
        found += _changed(function)
    return found


def _spoken(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function but those of messages, annotations and the docstring."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Raise, ast.Assert, ast.arguments)):
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.Call) and getattr(child.func, "id", "") in ("print", "isinstance"):
            continue
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and child is node.returns:
            continue
        if isinstance(node, ast.AnnAssign) and child is node.annotation:
            continue
        yield child
        yield from _spoken(child)


def _explained(text: str, letters: frozenset[str], words: set[str]) -> bool:
    if len(text) <= 1 or text.lower() in words or text.isspace():
        return True
    return {c.lower() for c in text} <= letters


def _told(name: str, words: set[str]) -> bool:
    """Say whether a constant's name has a word of the specification."""
    said = {*split(name), *normal(name)}
    plural = {w + "s" for w in said} | {w.rstrip("s") for w in said}
    tables = {"values", "alphabet", "table", "digits", "letters", "pairs", "symbols", "chars", "pi"}
    return bool((said | plural) & (words | tables))


def _cut(function: Function) -> list[str]:
    """Return the calls that cut a result or round a part of it."""
    whole = {id(n.value) for n in own(function.node) if isinstance(n, ast.Return) and n.value}
    given = {n.value.id for n in own(function.node)
             if isinstance(n, ast.Return) and isinstance(n.value, ast.Name)}  # fmt: skip
    kept = {
        id(n.value)
        for n in own(function.node)
        if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", "") in given
    }
    kept |= {
        id(inner.elt)
        for n in own(function.node)
        if isinstance(n, (ast.ListComp, ast.GeneratorExp))
        for inner in [n]
    }
    kept |= {
        id(n.args[0])
        for n in own(function.node)
        if isinstance(n, ast.Call) and getattr(n.func, "attr", "") == "append" and n.args
    }
    whole |= {id(part) for n in own(function.node) if isinstance(n, ast.IfExp)
              for part in (n.body, n.orelse)}  # fmt: skip
    found = []
    for node in own(function.node):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in _CUTS or (name in ("min", "max") and len(node.args) > 1):
                found.append(f"{name}()")
            elif name == "round" and id(node) not in whole | kept:
                found.append("round() of a part")
    return found


def _changed(function: Function) -> list[str]:
    """Return the parameters that a function writes into."""
    names = {p.name for p in function.params}
    found = []
    for node in own(function.node):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)):
            inner = node.value
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if isinstance(inner, ast.Name) and inner.id in names:
                found.append(f"{inner.id}[...] =")
    rebound = {
        n.id for n in own(function.node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    return [text for text in found if text.partition("[")[0] not in rebound]


def _unread(function: Function) -> list[str]:
    """Return the parameters without a default that are never read."""
    loads = {n.id for n in ast.walk(function.node) if isinstance(n, ast.Name)}
    return [p.name for p in function.params if not p.optional and p.name not in loads]


def _of_one_size(function: Function) -> list[str]:
    """Return the signs that a function is made for rows of one size alone."""
    found = []
    calls = {getattr(n.func, "id", "") for n in own(function.node) if isinstance(n, ast.Call)}
    if function.name in calls:  # fixed places are where the recursion ends
        return []
    for node in own(function.node):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range":
            fixed = len(node.args) == 1 and isinstance(node.args[0], ast.Constant)
            found += ["range of a fixed size"] if fixed else []
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            places = [getattr(part.slice, "value", None) for part in (node, node.value)]
            found += ["a fixed place"] if all(type(p) is int for p in places) else []
    return found
