"""What is set on a node that may be None is to be set on the object itself then."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "class Chain:\n    def __init__(self):\n        self.head = None\n\n"
    "    def cut(self, link):\n        before = None\n        before.next = link.next\n"
)
AFTER = (
    "class Chain:\n    def __init__(self):\n        self.head = None\n\n"
    "    def cut(self, link):\n        before = None\n        if before is None:\n"
    "            self.head = link.next\n        else:\n            before.next = link.next\n"
)


def propose(site):
    """Yield both ways of an assignment to an attribute of a name."""
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target = node.targets[0]
        if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name):
            continue
        name = target.value.id
        if name not in site.names or not site.source.owns_lines(node):
            continue
        text, value = site.source.seg(node), site.source.seg(node.value)
        if "\n" in text:
            continue
        indent = site.source.indent_of(node)
        step = step_of(indent)
        for attribute in site.attributes[:4]:
            rows = [f"if {name} is None:", f"{step}{attribute} = {value}", "else:", f"{step}{text}"]
            said = f"`{attribute} = {value}` where `{name}` is None"
            yield site.replace(node, f"{site.source.newline}{indent}".join(rows), 1.7, said)
