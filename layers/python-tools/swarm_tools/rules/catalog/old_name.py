"""Functions, classes and decorators of the standard library that have new names."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache

from swarm_tools.rules.imports import import_edit, imported, origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_SAME_MODULE = {
    "threading.currentThread": "current_thread",
    "threading.activeCount": "active_count",
    "configparser.SafeConfigParser": "ConfigParser",
    "logging.warn": "warning",
    "inspect.getargspec": "getfullargspec",
    "base64.encodestring": "encodebytes",
    "base64.decodestring": "decodebytes",
}
_MOVED = {
    "fractions.gcd": ("math", "gcd"),
    "cgi.escape": ("html", "escape"),
    "cgi.parse_qs": ("urllib.parse", "parse_qs"),
    "cgi.parse_qsl": ("urllib.parse", "parse_qsl"),
    "time.clock": ("time", "perf_counter"),
    "imp.reload": ("importlib", "reload"),
    "distutils.spawn.find_executable": ("shutil", "which"),
}


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(ast.Attribute)):
        name = origin(module, node)
        if name is None or _on_trial(module, node):
            continue
        end = module.end(node)
        new = _SAME_MODULE.get(name)
        if new:
            message = f"Used '{new}' instead of the old name '{node.attr}'."
            yield Edit(end - len(node.attr), end, new, message)
        elif _abstract(name):
            message = f"Looked up '{node.attr}' where it has moved to."
            if isinstance(node.value, ast.Name) and name == f"collections.{node.attr}":
                if not imported(module, "collections"):
                    continue
                yield Edit(module.end(node.value), module.end(node.value), ".abc", message, group)
                if not _imports_abc(module):
                    yield import_edit(module, "import collections.abc", group)
        elif name in _MOVED:
            where, called = _MOVED[name]
            if where == "time":
                yield Edit(end - len(node.attr), end, called, f"Used '{called}'; '{name}' is gone.")
                continue
            message = f"Used '{where}.{called}' instead of the old '{name}'."
            yield module.replace(node, f"{where}.{called}", message, group)
            if not imported(module, where.split(".")[0]):
                yield import_edit(module, f"import {where}", group)
    yield from _imports(module)


def _on_trial(module: Module, node: ast.AST) -> bool:
    """Return whether code tries which of two names there is, or asks for the version."""
    return any(
        isinstance(up, ast.Try)
        or (
            isinstance(up, (ast.If, ast.IfExp))
            and re.search("version|PY|hasattr", ast.unparse(up.test))
        )
        for up in module.ancestors(node)
    )


@cache
def _abc() -> frozenset[str]:
    """Return the names of the abstract containers."""
    return frozenset(importlib.import_module("collections.abc").__all__)


def _abstract(name: str) -> bool:
    head, _, tail = name.rpartition(".")
    return head == "collections" and tail in _abc()


def _imports_abc(module: Module) -> bool:
    return any(
        alias.name == "collections.abc" and alias.asname is None
        for node in module.walk(ast.Import)
        for alias in node.names
    )


def _imports(module: Module) -> Iterator[Edit]:
    """Take the abstract containers from where they are."""
    for node in module.walk(ast.ImportFrom):
        if node.module != "collections" or node.level:
            continue
        if _on_trial(module, node) or not module.alone(node):
            continue
        moved = [alias for alias in node.names if alias.name in _abc()]
        kept = [alias for alias in node.names if alias not in moved]
        if not moved:
            continue
        lines = [("collections", kept)] if kept else []
        lines.append(("collections.abc", moved))
        indent = module.indent(node)
        text = f"\n{indent}".join(
            f"from {source} import {', '.join(module.source(alias) for alias in names)}"
            for source, names in lines
        )
        yield module.replace(node, text, "Imported the abstract containers from where they are.")


RULE = Rule(
    id="old-name",
    title="The names that the standard library has today",
    docs=(
        "Functions and classes that were renamed or moved, such as 'threading.currentThread' and "
        "'collections.Mapping', are called what they are called now. Code that tries the old name "
        "first is left alone."
    ),
    fix=_fix,
    pylint=("deprecated-method", "deprecated-class", "no-member", "no-name-in-module"),
    good=(
        "import threading\n\nthreading.current_thread()\n",
        "try:\n    from collections.abc import Mapping\nexcept ImportError:\n"
        "    from collections import Mapping\n",
        "try:\n    from collections import Mapping\nexcept ImportError:\n"
        "    from collections.abc import Mapping\n",
    ),
    bad=(
        (
            "import threading\nfrom collections import Mapping, deque\n\n"
            "print(threading.currentThread(), Mapping, deque)\n",
            "import threading\nfrom collections import deque\nfrom collections.abc import Mapping\n"
            "\nprint(threading.current_thread(), Mapping, deque)\n",
        ),
        (
            "import collections\n\n\ndef f(x):\n    return isinstance(x, collections.Mapping)\n",
            "import collections.abc\nimport collections\n\n\n"
            "def f(x):\n    return isinstance(x, collections.abc.Mapping)\n",
        ),
        (
            "import fractions\n\n\ndef f(a, b):\n    return fractions.gcd(a, b)\n",
            "import math\nimport fractions\n\n\ndef f(a, b):\n    return math.gcd(a, b)\n",
        ),
    ),
    order=5,
    repairs=True,
)
