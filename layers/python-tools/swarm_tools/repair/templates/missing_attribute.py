"""An attribute that a class uses, or a parameter of its `__init__`, is never set."""

from __future__ import annotations

import ast

from swarm_tools.repair.templates.missing_init import FILLED

BEFORE = (
    "class Bag:\n    def __init__(self, size):\n        self.size = size\n\n"
    "    def put(self, item):\n        self.items.append(item)\n"
)
AFTER = BEFORE.replace("= size\n\n", "= size\n        self.items = []\n\n")

USUAL = ("0", "[]", "{}", "None", "set()", "''", "1", "False")


def propose(site):
    """Yield, at the end of `__init__`, the attributes that are used and never set."""
    if site.cls is None or getattr(site.node, "name", "") != "__init__":
        return
    last = site.node.body[-1]
    if not site.source.takes_lines(last):
        return
    indent = site.source.indent_of(last)
    for name in unused(site):
        row = f"self.{name} = {name}"
        yield site.insert_after(last, [row], 0.8, f"`{row}` added", indent)
    for name in unset(site):
        for rank, value in enumerate(dict.fromkeys(values(site, name))):
            row = f"self.{name} = {value}"
            yield site.insert_after(last, [row], 0.9 + 0.05 * rank, f"`{row}` added", indent)


def unused(site):
    """Return the parameters of `__init__` that it does not read."""
    read = {n.id for n in site.nodes if isinstance(n, ast.Name)}
    return [name for name in site.params if name not in read]


def unset(site):
    """Return the attributes of `self` that the class reads, and that nothing in it sets."""
    own = [
        n
        for n in ast.walk(site.cls)
        if isinstance(n, ast.Attribute) and getattr(n.value, "id", "") == "self"
    ]
    defined = {getattr(n, "name", "") for n in site.cls.body}
    defined |= {t.id for n in site.cls.body if isinstance(n, ast.Assign) for t in n.targets
                if isinstance(t, ast.Name)}  # fmt: skip
    counted = {id(n.target) for n in ast.walk(site.cls) if isinstance(n, ast.AugAssign)}
    kept = {n.attr for n in own if isinstance(n.ctx, ast.Store) and id(n) not in counted}
    names = dict.fromkeys(n.attr for n in own)
    return [name for name in names if name not in defined | kept and not site.cls.bases][:3]


def values(site, name):
    """Yield likely first values of an attribute: a parameter of its name, then by its uses."""
    if name.lstrip("_") in site.params:
        yield name.lstrip("_")
    for node in ast.walk(site.cls):
        base = getattr(node, "value", None)
        if not isinstance(base, ast.Attribute) or base.attr != name:
            continue
        if isinstance(node, ast.Attribute):
            yield from FILLED.get(node.attr, ())
        elif isinstance(node, ast.Subscript):
            yield from ("{}", "[]")
    yield from USUAL
    yield from site.params[:3]
