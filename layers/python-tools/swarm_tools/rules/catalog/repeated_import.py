"""The same import twice."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import drop
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.scopes.module.node is not module.tree:
        return
    seen: dict[tuple[str, ...], ast.stmt] = {}
    for node in module.tree.body:
        if not isinstance(node, (ast.Import, ast.ImportFrom)) or not module.alone(node):
            continue
        keys = [_key(node, alias) for alias in node.names]
        old = [alias for alias, key in zip(node.names, keys, strict=True) if key in seen]
        old = [alias for alias in old if _bound_by_imports(module, alias)]
        for key in keys:
            seen.setdefault(key, node)
        if not old or any(alias.name == "*" for alias in node.names):
            continue
        names = ", ".join(f"'{alias.asname or alias.name}'" for alias in old)
        message = f"Removed the second import of {names}."
        kept = [alias for alias in node.names if alias not in old]
        if not kept:
            yield drop(module, node, message)
        elif node.lineno == node.end_lineno:
            start = module.start(node.names[0])
            text = ", ".join(module.source(alias) for alias in kept)
            yield Edit(start, module.end(node.names[-1]), text, message)


def _key(node: ast.stmt, alias: ast.alias) -> tuple[str, ...]:
    source = f"{'.' * node.level}{node.module or ''}" if isinstance(node, ast.ImportFrom) else ""
    return (source, alias.name, alias.asname or "")


def _bound_by_imports(module: Module, alias: ast.alias) -> bool:
    """Return whether nothing but imports of the top level binds a name."""
    name = (alias.asname or alias.name).split(".")[0]
    found = module.scopes.module.bindings.get(name, [])
    return (
        all(
            isinstance(one, ast.alias) and module.parents[module.parents[one]] is module.tree
            for one in found
        )
        and len({ast.dump(one) for one in found if isinstance(one, ast.alias)}) == 1
    )


RULE = Rule(
    id="repeated-import",
    title="Each import once",
    docs="A second import of the same thing under the same name at the top of a file goes.",
    fix=_fix,
    pylint=("reimported",),
    good=(
        "import os\n\nos = None\nimport os\n",
        "import os.path\nimport os\n",
    ),
    bad=(
        (
            "import os\nimport sys\nfrom math import pi\nimport os\nfrom math import e, pi\n\n"
            "print(os, sys, pi, e)\n",
            "import os\nimport sys\nfrom math import pi\nfrom math import e\n\n"
            "print(os, sys, pi, e)\n",
        ),
    ),
)
