"""A line that is blank, a comment or of another form is to be left out."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(lines):\n    out = {}\n    for line in lines:\n"
    "        key, value = line.split('=', 1)\n        out[key] = value\n    return out\n"
)
AFTER = (
    "def f(lines):\n    out = {}\n    for line in lines:\n        if '=' not in line:\n"
    "            continue\n        key, value = line.split('=', 1)\n        out[key] = value\n"
    "    return out\n"
)
TEXTUAL = ("split", "strip", "lower", "upper", "partition", "startswith", "rstrip", "replace")


def propose(site):
    """Yield the usual conditions to go on with the next line before what reads it."""
    for _owner, block in site.blocks():
        for stmt in block:
            if not site.source.room_before(stmt) or not site.in_loop(stmt):
                continue
            step = step_of(site.source.indent_of(stmt))
            for name, mark in read_as_text(site, stmt):
                for cost, test in conditions(name, mark):
                    rows = [f"if {test}:", f"{step}continue"]
                    yield site.insert_before(stmt, rows, cost, f"`if {test}: continue` added")


def read_as_text(site, stmt):
    """Yield the names of which a statement calls a method of texts, with what is split at."""
    for n in ast.walk(stmt):
        if not isinstance(n, ast.Call) or getattr(n.func, "attr", "") not in TEXTUAL:
            continue
        name = site.source.seg(n.func.value)
        if name in site.names:
            at = n.args[0] if n.args else None
            text = isinstance(at, ast.Constant) and isinstance(at.value, str) and at.value
            yield (
                name,
                site.source.seg(at) if text and n.func.attr in ("split", "partition") else "",
            )


def conditions(name, mark):
    """Yield (cost, condition) of lines that are no business of the loop."""
    if mark:
        yield 1.6, f"{mark} not in {name}"
    yield 1.7, f"not {name}.strip()"
    yield 1.75, f"not {name}"
    yield 1.8, f"{name}.startswith('#')"
    yield 1.9, f"not {name}.strip() or {name}.startswith('#')"
