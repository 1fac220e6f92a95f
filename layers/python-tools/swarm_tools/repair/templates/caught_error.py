"""An error is to be caught where it arises, and answered with a plain value."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import step_of

BEFORE = "def f(text):\n    return int(text)\n"
AFTER = (
    "def f(text):\n    try:\n        return int(text)\n    except ValueError:\n"
    "        return None\n"
)
ERRORS = {
    "ValueError": ("int", "float", "index", "remove", "split", "strptime", "fromisoformat"),
    "KeyError": (), "IndexError": ("pop",), "ZeroDivisionError": (), "TypeError": (),
    "AttributeError": (), "StopIteration": ("next",), "FileNotFoundError": ("open",),
}  # fmt: skip
ANSWERS = ("return None", "return False", "return 0", "return -1", "return []", "return ''")
MOST = 10


def propose(site):
    """Yield `try` around one statement, with the error that it may raise and each answer."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    answers = [*ANSWERS, *(f"return {value}" for value in site.source.wanted.values)]
    statements = [s for _owner, block in site.blocks() for s in block
                  if isinstance(s, (ast.Return, ast.Assign, ast.Expr)) and s.value is not None
                  and s.lineno == s.end_lineno and site.source.owns_lines(s)]  # fmt: skip
    for stmt in statements[:MOST]:
        leave = ["continue"] if site.in_loop(stmt) else []
        for cost, error in raised(stmt):
            for rank, answer in enumerate(dict.fromkeys([*leave, *answers])):
                yield caught(site, stmt, error, answer, cost + 0.02 * rank)


def raised(stmt):
    """Yield (cost, error) of what a statement may raise."""
    nodes = list(ast.walk(stmt))
    called = {getattr(n.func, "id", getattr(n.func, "attr", ""))
              for n in nodes if isinstance(n, ast.Call)}  # fmt: skip
    for error, names in ERRORS.items():
        if called & set(names):
            yield 1.9, error
    if any(isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Load) for n in nodes):
        yield 2.0, "KeyError"
        yield 2.0, "IndexError"
    if any(isinstance(n, ast.BinOp) and isinstance(n.op, (ast.Div, ast.FloorDiv, ast.Mod))
           for n in nodes):  # fmt: skip
        yield 2.0, "ZeroDivisionError"


def caught(site, stmt, error, answer, cost):
    """Return the proposal to put a statement into `try`."""
    source = site.source
    indent, line = source.indent_of(stmt), source.newline
    step = step_of(indent)
    start, end = source.line_start(stmt.lineno), source.line_end(stmt.end_lineno)
    rows = [f"{indent}except {error}:", f"{indent}{step}{answer}"]
    before = (start, start, f"{indent}try:{line}{step}")
    tail = "" if source.text[:end].endswith(("\n", "\r")) else line
    after = (end, end, tail + "".join(f"{row}{line}" for row in rows))
    return Proposal((before, after), cost, stmt.lineno, f"`{error}` is caught: `{answer}`")
