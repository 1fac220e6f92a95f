"""What is counted by places moves when something before it is taken out or put in."""

from __future__ import annotations

import ast

BEFORE = (
    "class Songs:\n    def remove(self, title):\n        index = self.songs.index(title)\n"
    "        del self.songs[index]\n        return self.current\n"
)
AFTER = (
    "class Songs:\n    def remove(self, title):\n        index = self.songs.index(title)\n"
    "        del self.songs[index]\n        if index < self.current:\n"
    "            self.current -= 1\n        return self.current\n"
)
COST = 1.5


def propose(site):
    """Yield steps of each number that stands for a place, behind a deletion or an insertion."""
    step = site.source.step
    tree = site.cls if site.cls is not None else site.node
    read = [n for n in ast.walk(tree) if isinstance(n, ast.Attribute)]
    numbers = [*(site.attributes or map(site.source.seg, read)), *own(site, read)]
    for node in site.nodes:
        place, sign = moved(site, node)
        if not place or not site.source.owns_lines(node):
            continue
        for rank, name in enumerate(n for n in dict.fromkeys(numbers) if n != place):
            for test in ("<", "<="):
                rows = [f"if {place} {test} {name}:", f"{step}{name} {sign}= 1"]
                said = f"`if {place} {test} {name}: {name} {sign}= 1` added"
                cost = COST + 0.05 * rank + 0.1 * (test == "<=")
                yield site.insert_after(node, rows, cost, said[:160], site.source.indent_of(node))


def moved(site, node):
    """Return the place that a statement takes out or puts in, and how others move; or nothing."""
    if isinstance(node, ast.Delete) and isinstance(node.targets[0], ast.Subscript):
        at = node.targets[0].slice
        return (at.id, "-") if isinstance(at, ast.Name) else ("", "")
    call = getattr(node, "value", None)
    name = getattr(getattr(call, "func", None), "attr", "")
    if name in ("pop", "insert") and call.args and isinstance(call.args[0], ast.Name):
        return call.args[0].id, "-" if name == "pop" else "+"
    return "", ""


def own(site, read):
    """Return the first of the attributes of `self` among those that are read."""
    data = (n.attr for n in read if getattr(n.value, "id", "") == "self")
    return [f"self.{name}" for name in dict.fromkeys(data) if name not in site.methods][:6]
