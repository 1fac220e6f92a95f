"""An expression is used bare here that the file elsewhere passes through an operation or a call."""

from __future__ import annotations

import ast
import builtins

BEFORE = (
    "class Ring:\n    def __init__(self, size):\n        self.slots = [None] * size\n"
    "        self.at = 0\n\n"
    "    def put(self, value):\n        self.slots[self.at] = value\n"
    "        self.at = (self.at + 1) % len(self.slots)\n\n"
    "    def skip(self):\n        self.at = self.at + 1\n"
)
AFTER = (
    "class Ring:\n    def __init__(self, size):\n        self.slots = [None] * size\n"
    "        self.at = 0\n\n"
    "    def put(self, value):\n        self.slots[self.at] = value\n"
    "        self.at = (self.at + 1) % len(self.slots)\n\n"
    "    def skip(self):\n        self.at = (self.at + 1) % len(self.slots)\n"
)
WRAPPERS = (ast.BinOp, ast.Call)
BARE = (ast.BinOp, ast.Name, ast.Attribute, ast.Subscript)
COPIES = ("copy.deepcopy(", "copy.copy(", "deepcopy(", "dict(", "list(")
LONGEST = 60
MOST = 40


def propose(site):
    """Yield expressions in the wrapping that a like expression has elsewhere."""
    wraps = list(dict.fromkeys(wrappings(site)))[:MOST]
    reach = {*site.names, "self"}
    for node in site.nodes:
        if not isinstance(node, BARE) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        up = site.parent(node)
        if getattr(up, "func", None) is node or site.in_annotation(node):
            continue
        if isinstance(up, ast.Attribute):
            continue
        text, form = site.source.seg(node), shape(node)
        around = site.source.seg(site.statement(node))
        for inner, like, head, tail, names in wraps:
            copied = head in COPIES and isinstance(up, (ast.Assign, ast.Call, ast.Return))
            if not names <= reach or (like != form and not copied):
                continue
            said = inner == text and "(" in f"{head}{tail}"
            if isinstance(node, ast.Name) and not copied and not said:
                continue
            whole = f"{head}{text}{tail}"
            if whole in around:
                continue
            cost = 1.4 if inner == text else 1.6
            yield site.replace(node, whole, cost, f"`{text}` becomes `{whole}`"[:160], loose=True)


def wrappings(site):
    """Yield (text, form, before, after, names needed) of the wrapped expressions of the file."""
    shared = {n.name for n in site.source.tree.body if hasattr(n, "name")}
    imports = (n for n in site.source.tree.body if isinstance(n, (ast.Import, ast.ImportFrom)))
    shared |= {alias.asname or alias.name for n in imports for alias in n.names}
    raised = {n.exc for n in ast.walk(site.source.tree) if isinstance(n, ast.Raise)}
    for node in ast.walk(site.source.tree):
        if not isinstance(node, WRAPPERS) or node in raised:
            continue
        start, end = site.source.span(node)
        text = site.source.seg(node)
        if len(text) > LONGEST or "\n" in text:
            continue
        for inner in inside(node):
            a, b = site.source.span(inner)
            head, tail = site.source.text[start:a], site.source.text[b:end]
            mine = {id(n) for n in ast.walk(inner)}
            names = frozenset(
                n.id
                for n in ast.walk(node)
                if isinstance(n, ast.Name) and id(n) not in mine
                and n.id not in shared and not hasattr(builtins, n.id)
            )  # fmt: skip
            yield site.source.seg(inner), shape(inner), head, tail, names


def inside(node):
    """Return the parts of an operation or a call that it wraps."""
    if isinstance(node, ast.BinOp):
        return [node.left] if not isinstance(node.left, ast.Constant) else []
    parts = list(node.args[:1]) if len(node.args) <= 2 and not node.keywords else []
    if isinstance(node.func, ast.Attribute) and not node.keywords:
        parts.append(node.func.value)
    return [p for p in parts if isinstance(p, BARE)]


def shape(node):
    """Return the form of an expression, its last name or number left open."""
    if isinstance(node, ast.BinOp) and isinstance(node.right, (ast.Name, ast.Constant)):
        return f"{ast.dump(node.left)} {type(node.op).__name__} _"
    return ast.dump(node)
