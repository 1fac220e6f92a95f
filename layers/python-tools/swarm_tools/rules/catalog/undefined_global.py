"""``global`` for a name that the module never sets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded
from swarm_tools.rules.imports import after_imports
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or any(
        a.name == "*" for n in module.walk(ast.ImportFrom) for a in n.names
    ):
        return
    if any(node.name == "__getattr__" for node in module.walk(ast.FunctionDef)):
        return
    names = sorted({name for node in module.walk(ast.Global) for name in node.names})
    wanted = [name for name in names if _missing(module, name)]
    if not wanted:
        return
    where = after_imports(module)
    lines = "".join(f"{name} = None\n" for name in wanted)
    said = ", ".join(f"'{name}'" for name in wanted)
    gap = "" if where == 0 else "\n"
    yield Edit(where, where, f"{gap}{lines}", f"Named the module's variables {said} at its top.")


def _missing(module: Module, name: str) -> bool:
    """Return whether functions set a global that nothing at the top level does."""
    found = module.scopes.module.bindings.get(name, [])
    if name.startswith("__") or not found or any(module.function_of(one) is None for one in found):
        return False
    if not all(isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) for one in found):
        return False
    uses = [one for one in module.walk(ast.Name) if one.id == name]
    return not any(guarded(module, one, ("NameError",)) for one in uses)


RULE = Rule(
    id="undefined-global",
    title="Module variables are named at the top",
    docs=(
        "A global that only functions set starts as None at the top of the file. Code that asks "
        "by NameError whether it is set is left alone."
    ),
    fix=_fix,
    pylint=("global-variable-undefined",),
    good=(
        "N = 0\n\n\ndef f():\n    global N\n    N = 1\n",
        "def f():\n    global __doc__\n    __doc__ = 'text'\n",
        "def __getattr__(name):\n    global LATE\n    LATE = name\n    return LATE\n",
        "def f():\n    global N\n    N = 1\n\n\ndef g():\n    try:\n        return N\n"
        "    except NameError:\n        return 0\n",
    ),
    bad=(
        (
            "import os\n\n\ndef f():\n    global LAST\n    LAST = os.name\n",
            "import os\n\nLAST = None\n\n\ndef f():\n    global LAST\n    LAST = os.name\n",
        ),
    ),
)
