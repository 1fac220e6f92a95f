"""Imports of the standard library at the top instead of inside functions."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

# Modules that exist everywhere, and whose import does nothing that can be seen.
_NAMES = (
    "abc argparse base64 bisect calendar collections configparser contextlib copy csv dataclasses "
    "datetime decimal enum fractions functools glob gzip hashlib heapq html io itertools json "
    "logging math operator os pathlib pprint queue random re secrets shutil statistics string "
    "struct subprocess sys tempfile textwrap threading time traceback types typing urllib uuid "
    "warnings xml zipfile"
)
_HARMLESS = frozenset(_NAMES.split())


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.is_test:
        return
    for node in module.walk((ast.Import, ast.ImportFrom)):
        function = module.function_of(node)
        if function is None or module.parents[node] is not function or not module.alone(node):
            continue
        if len([step for step in function.body if not _text(step)]) < 2 or not _standard(node):
            continue
        if not all(_free(module, node, alias) for alias in node.names):
            continue
        end = module.end(node)
        if module.has_comment(module.start(node), module.line_end(end)):
            continue
        message = "Moved the import to the top of the file."
        if not _there(module, node):
            where, before, after = _place(module)
            yield Edit(where, where, f"{before}{module.source(node)}\n{after}", message, 1)
            message = ""
        first = module.line_start(module.start(node))
        last = min(module.line_end(end) + 1, len(module.text))
        while module.text[last : last + 1] == "\n":
            last += 1
        yield Edit(first, last, "", message, 1)
        return


def _text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _standard(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        return not node.level and (node.module or "").split(".")[0] in _HARMLESS
    return all(alias.name.split(".")[0] in _HARMLESS for alias in node.names)


def _free(module: Module, node: ast.AST, alias: ast.alias) -> bool:
    """Return whether the name means nothing else anywhere in the file."""
    name = (alias.asname or alias.name).split(".")[0]
    if alias.name == "*" or name in dir(builtins) or module.scopes.declared(name):
        return False
    owners = [node for scope in module.scopes.all for node in scope.bindings.get(name, [])]
    if _shadowed(module, alias, node) or name in _loose(module):
        return False
    return all(_same(module, alias, other) for other in owners)


def _same(module: Module, alias: ast.alias, other: ast.AST) -> bool:
    """Return whether two bindings are the same import."""
    if not isinstance(other, ast.alias):
        return False
    one, two = module.parents[alias], module.parents[other]
    return (
        type(one) is type(two)
        and getattr(one, "module", None) == getattr(two, "module", None)
        and (alias.name, alias.asname) == (other.name, other.asname)
    )


def _loose(module: Module) -> set[str]:
    """Return the names that code outside of any binding reads: they would come into being."""
    found = set()
    for scope in module.scopes.all:
        for name in scope.uses:
            if module.scopes.resolve(name, scope) is None:
                found.add(name)
    return found


def _shadowed(module: Module, alias: ast.alias, node: ast.AST) -> bool:
    """Return whether the project has a file of the same name as the module."""
    name = (getattr(node, "module", None) or alias.name).split(".")[0]
    paths = [module.path, *(module.project.sources if module.project else ())]
    return any(f"/{path}".endswith((f"/{name}.py", f"/{name}/__init__.py")) for path in paths)


def _there(module: Module, node: ast.Import | ast.ImportFrom) -> bool:
    """Return whether the file's first statements already hold the import."""
    text = ast.dump(node)
    return any(ast.dump(other) == text for other in module.tree.body[:40])


def _place(module: Module) -> tuple[int, str, str]:
    """Return where a new import goes, and what stands before and after it."""
    last = None
    for node in module.tree.body:
        if not _text(node) and not isinstance(node, (ast.Import, ast.ImportFrom)):
            break
        last = node
    if last is None:
        offset = 0
        while module.text[offset : offset + 1] == "#":
            offset = module.line_end(offset) + 1
        return min(offset, len(module.text)), "", "\n"
    where = min(module.line_end(module.end(last)) + 1, len(module.text))
    return (where, "\n", "") if _text(last) else (where, "", "")


RULE = Rule(
    id="inner-import",
    title="Imports at the top instead of inside functions",
    docs=(
        "For modules of the standard library that exist everywhere and do nothing when they are "
        "imported. Imports inside a try or if, in tests, and of other modules stay where they "
        "are: there the moment can matter."
    ),
    fix=_fix,
    pylint=("import-outside-toplevel",),
    good=(
        "def f():\n    import tkinter\n\n    return tkinter.Tk()\n",
        "math = None\n\n\ndef f(x):\n    import math\n\n    return math.sqrt(x)\n",
        "def f(x):\n    import copy\n    return copy.copy(x)\n\n\ndef g(copy):\n    return copy\n",
    ),
    bad=(
        (
            '"""Doc."""\n\n\ndef f(x):\n    import math\n\n    return math.sqrt(x)\n',
            '"""Doc."""\n\nimport math\n\n\ndef f(x):\n    return math.sqrt(x)\n',
        ),
        (
            "import math\n\n\ndef f(x):\n    import math\n    return math.sqrt(x)\n",
            "import math\n\n\ndef f(x):\n    return math.sqrt(x)\n",
        ),
    ),
    order=30,
)
