"""UPPER_CASE for module constants, the old public name kept."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.signatures.spoken import snake


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.works_at_import:
        return
    for group, node in enumerate(module.tree.body):
        made = _constant(module, node, group)
        if made:
            yield from made
            return


def _constant(module: Module, node: ast.stmt, group: int) -> list[Edit]:
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return []
    target = node.targets[0]
    if not isinstance(target, ast.Name) or renaming.is_upper(target.id):
        return []
    name = target.id
    scalar = _scalar(node.value)
    if not scalar and not (_display(node.value) and not renaming.is_snake(name)):
        return []
    if len(module.scopes.module.bindings.get(name, [])) != 1 or module.scopes.declared(name):
        return []
    new = snake(name).upper()
    if not renaming.is_upper(new) or not renaming.free(module, new) or len(name) < 2:
        return []
    if renaming.spelled(module, name) or renaming.patched(module, name):
        return []
    kept = renaming.public(name)
    if kept and module.options.public_api == "keep":
        return []
    if kept and module.options.public_api == "rename":
        kept = renaming.used_elsewhere(module, name)
    elif not kept and module.project is not None and renaming.used_elsewhere(module, name):
        return []
    if kept and "__all__" in module.names:
        return []
    message = f"Renamed the constant '{name}' to '{new}'" + (
        " and kept the old name." if kept else "."
    )
    made = renaming.edits(module, name, module.scopes.module, new, group, message)
    if made and kept:
        made.append(renaming.alias_edit(module, name, new, group))
    return made


def _scalar(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp):
        return _scalar(value.operand)
    if isinstance(value, ast.BinOp):
        return _scalar(value.left) and _scalar(value.right)
    return isinstance(value, ast.Constant) and value.value is not None


def _display(value: ast.expr) -> bool:
    return isinstance(value, (ast.List, ast.Dict, ast.Set, ast.Tuple))


RULE = Rule(
    id="constant-naming",
    title="UPPER_CASE constants",
    docs=(
        "Renames module constants that are set once to a literal. A public one keeps its old "
        "name as an alias; one that other code sets is left alone, and so are the variables of a "
        "script."
    ),
    fix=_fix,
    pylint=("invalid-name",),
    good=(
        "template = 'a'\n\n\nclass Page:\n    template = template\n",
        "TAX_RATE = 0.2\n",
        "items = []\n",
        "count = 0\ncount = count + 1\n",
        "rate = 0.2\nfor price in (1, 2):\n    print(price * rate)\n",
    ),
    bad=(
        (
            "taxRate = 0.2\n\n\ndef tax(price):\n    return price * taxRate\n",
            "TAX_RATE = 0.2\n"
            "taxRate = TAX_RATE  # kept for callers  # pylint: disable=invalid-name\n"
            "\n\ndef tax(price):\n    return price * TAX_RATE\n",
        ),
    ),
    order=23,
    concern="rename",
)
