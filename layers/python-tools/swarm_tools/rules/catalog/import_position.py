"""Imports of the standard library at the top."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    body = module.tree.body
    first_code = next((i for i, node in enumerate(body) if not _preamble(node)), None)
    if first_code is None:
        return
    for group, node in enumerate(body[first_code + 1 :]):
        if not isinstance(node, (ast.Import, ast.ImportFrom)) or not module.alone(node):
            continue
        if not _standard(node) or not _quiet(module, body[first_code : body.index(node)], node):
            continue
        if any(alias.name == "*" for alias in node.names):
            continue
        anchor = body[first_code]
        start = module.start(anchor)
        if isinstance(anchor, DEFINITIONS) and anchor.decorator_list:
            start = module.start(anchor.decorator_list[0])
        where = module.line_start(start)
        text = module.source(node)
        message = "Moved the import to the top of the file."
        imports = [x for x in body[:first_code] if isinstance(x, (ast.Import, ast.ImportFrom))]
        gap = "\n"
        if imports:
            where = min(module.line_end(module.end(imports[-1])) + 1, len(module.text))
        elif first_code:
            where = min(module.line_end(module.end(body[first_code - 1])) + 1, len(module.text))
            text = f"\n{text}"
        end = min(module.line_end(module.end(node)) + 1, len(module.text))
        yield Edit(where, where, text + gap, message, group)
        yield Edit(module.line_start(module.start(node)), end, "", "", group)
        return


def _preamble(node: ast.stmt) -> bool:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _standard(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        names = [node.module or ""] if not node.level else [""]
    else:
        names = [alias.name for alias in node.names]
    return all(name.split(".")[0] in sys.stdlib_module_names for name in names)


def _quiet(module: Module, before: list[ast.stmt], node: ast.Import | ast.ImportFrom) -> bool:
    """Return whether the import gives the same names when it comes before these statements."""
    names = {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    for statement in before:
        if "sys.path" in module.source(statement) or "sys.modules" in module.source(statement):
            return False
        if isinstance(statement, (ast.Try, ast.With, ast.Import, ast.ImportFrom)):
            if isinstance(statement, (ast.Try, ast.With)):
                return False
            continue
        for part in ast.walk(statement):
            if (
                isinstance(part, ast.Name)
                and part.id in names
                and not isinstance(part.ctx, ast.Load)
            ):
                return False
            if getattr(part, "name", None) in names:
                return False
    return all(len(module.scopes.module.bindings.get(name, [])) == 1 for name in names)


RULE = Rule(
    id="import-position",
    title="Imports at the top",
    docs=(
        "Moves imports of the standard library, which have no effect that could be missed, above "
        "the code. Not when the module search path is changed in between."
    ),
    fix=_fix,
    pylint=("wrong-import-position",),
    good=("import sys\n\nsys.path.insert(0, 'x')\nimport json\n",),
    bad=(("X = 1\nimport os\n\nprint(os.name, X)\n", "import os\nX = 1\n\nprint(os.name, X)\n"),),
    order=11,
)
