"""Modules whose names others take all at once."""

from __future__ import annotations

import ast
import re

from swarm_tools.rules.import_effects import relative
from swarm_tools.rules.module import Module

_STAR = re.compile(r"import\s*\*")


def taken_by_star(module: Module) -> bool:
    """Return whether another file imports `*` from this one, which has no `__all__`.

    All public names are the module's interface then, those that it imports too.
    """
    if module.project is None or "__all__" in module.names:
        return False
    own = module.project.module_of(module.path)
    for path, text in module.project.sources.items():
        if path == module.path or not _STAR.search(text):
            continue
        try:
            tree = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError):
            continue
        other = module.project.module_of(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and any(a.name == "*" for a in node.names):
                base = relative(other, path.endswith("__init__.py"), node)
                # A project may be imported from another folder than its root.
                if base and (own == base or f".{own}".endswith(f".{base}")):
                    return True
    return False
