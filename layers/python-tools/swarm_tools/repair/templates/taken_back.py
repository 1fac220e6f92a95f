"""What another method does to an entry that it looks up is not undone here."""

from __future__ import annotations

import ast

BEFORE = (
    "class Shelf:\n    def __init__(self):\n        self.books = {}\n        self.out = []\n\n"
    "    def lend(self, title):\n        book = self.books.get(title)\n"
    "        self.out.append(title)\n        book.copies -= 1\n\n"
    "    def give_back(self, title):\n        self.out.remove(title)\n"
)
AFTER = BEFORE + "        self.books[title].copies += 1\n"
COST = 1.4
SIGNS = {ast.Add: "-=", ast.Sub: "+="}


def propose(site):
    """Yield the opposite change of an attribute of the entry, looked up by the same key."""
    if site.cls is None or not isinstance(site.node, ast.FunctionDef):
        return
    rows = list(dict.fromkeys(undoing(site)))
    body = site.node.body
    for row in rows:
        for _owner, block in site.blocks():
            last = block[-1]
            if isinstance(last, (ast.Return, ast.Raise)):
                if site.source.room_before(last) and (block is body or len(block) > 1):
                    yield site.insert_before(last, [row], COST, f"`{row}` added"[:160])
            elif site.source.owns_lines(last):
                yield site.insert_after(last, [row], COST, f"`{row}` added"[:160])


def undoing(site):
    """Yield the rows that undo what other methods change of entries that they look up."""
    seg = site.source.seg
    for method in [m for m in site.cls.body if isinstance(m, ast.FunctionDef)]:
        if method is site.node:
            continue
        places = dict(looked_up(method, seg))
        for node in ast.walk(method):
            sign = SIGNS.get(type(getattr(node, "op", None)))
            target = getattr(node, "target", None)
            if not isinstance(node, ast.AugAssign) or not sign:
                continue
            place = places.get(getattr(getattr(target, "value", None), "id", ""))
            if isinstance(target, ast.Attribute) and place and place[1] in site.names:
                yield f"{place[0]}[{place[1]}].{target.attr} {sign} {seg(node.value)}"


def looked_up(method, seg):
    """Yield (name, (container, key)) of names that a method gives to entries of its object."""
    for node in ast.walk(method):
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        value = node.value
        if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Name):
            yield node.targets[0].id, (seg(value.value), value.slice.id)
        called = getattr(getattr(value, "func", None), "attr", "")
        if called == "get" and value.args and isinstance(value.args[0], ast.Name):
            yield node.targets[0].id, (seg(value.func.value), value.args[0].id)
