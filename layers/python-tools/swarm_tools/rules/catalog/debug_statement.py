"""Calls of the debugger left in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import drop
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module

_DEBUGGERS = {"pdb.set_trace", "ipdb.set_trace", "pudb.set_trace", "sys.breakpointhook"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        call = node.value
        if not isinstance(call, ast.Call) or call.args or not module.alone(node):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        own = name == "breakpoint" and module.is_builtin("breakpoint")
        if (own or origin(module, call.func) in _DEBUGGERS) and not _on_demand(module, node):
            yield drop(module, node, "Removed a stop for the debugger.")


def _on_demand(module: Module, node: ast.stmt) -> bool:
    """Return whether the stop is asked for by an option, or explained by a comment."""
    before = module.lines[node.lineno - 2].strip() if node.lineno > 1 else ""
    if "#" in module.lines[node.lineno - 1]:
        return True
    named = [
        ast.unparse(up.test) if isinstance(up, ast.If) else up.name
        for up in module.ancestors(node)
        if isinstance(up, (ast.If, *DEFINITIONS))
    ]
    return before.startswith("#") or any(
        word in text.lower() for text in named for word in ("debug", "break", "trace", "pdb")
    )


RULE = Rule(
    id="debug-statement",
    title="No stop for the debugger left behind",
    docs="'breakpoint()' halts the program for everybody. One behind a debug option stays.",
    fix=_fix,
    pylint=("forgotten-debug-statement",),
    good=(
        "def f(debug):\n    if debug:\n        breakpoint()\n",
        "def breakpoint():\n    print(1)\n\n\nbreakpoint()\n",
    ),
    bad=(
        (
            "def f(x):\n    breakpoint()\n    return x\n",
            "def f(x):\n    return x\n",
        ),
        (
            "import pdb\n\n\ndef f(x):\n    pdb.set_trace()\n    return x\n",
            "import pdb\n\n\ndef f(x):\n    return x\n",
        ),
    ),
)
