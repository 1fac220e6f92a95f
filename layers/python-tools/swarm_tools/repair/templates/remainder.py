"""A value is to be taken modulo something: a length, or a number that the file has or is usual."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(slots, start, size):\n    end = start + size\n    slots[end] = 1\n"
    "    return slots + [len(slots)]\n"
)
AFTER = (
    "def f(slots, start, size):\n    end = (start + size) % len(slots)\n    slots[end] = 1\n"
    "    return slots + [len(slots)]\n"
)
READ = (ast.Name, ast.Attribute, ast.Call, ast.BinOp, ast.Subscript)
USUAL = ("10", "100", "2", "12", "60", "7", "26", "4", "24", "360")
LONGEST = 40


def propose(site):
    """Yield assigned, compared, returned and passed values, and indexes, modulo each of these."""
    whole = list(dict.fromkeys([*lengths(site), *numbers(site), *USUAL]))[:14]
    for node in site.nodes:
        if not isinstance(node, READ) or site.in_annotation(node):
            continue
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            continue
        up, text = site.parent(node), site.source.seg(node)
        if not fits(up, node) or len(text) > LONGEST or text == "self" or " % " in text:
            continue
        left = f"({text})" if isinstance(node, ast.BinOp) else text
        own = [f"len({site.source.seg(up.value)})"] if isinstance(up, ast.Subscript) else []
        for rank, modulus in enumerate(dict.fromkeys([*own, *whole])):
            new = f"{left} % {modulus}"
            said = f"`{text}` becomes `{new}`"[:160]
            yield site.replace(node, new, 2.2 + 0.03 * rank, said, loose=True)
    yield from steps(site, whole)


def steps(site, whole):
    """Yield steps of a place that begin anew after the last one, or before the first."""
    for node in site.nodes:
        if not isinstance(node, ast.AugAssign) or not isinstance(node.op, (ast.Add, ast.Sub)):
            continue
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        target, by = site.source.seg(node.target), site.operand(node.value)
        held = [f"len({name})" for name in site.attributes if name != target]
        for rank, modulus in enumerate(dict.fromkeys([*whole, *held[:4], "4", "24", "360"])):
            new = f"{target} = ({target} {sign} {by}) % {modulus}"
            yield site.replace(node, new, 2.0 + 0.03 * rank, f"statement becomes `{new}`"[:160])


def fits(up, node):
    """Say whether what stands at this place may have to stay below a bound."""
    if isinstance(up, ast.Subscript):
        return up.slice is node
    if isinstance(up, ast.Call):
        return node in up.args
    return isinstance(up, (ast.Assign, ast.Compare, ast.Return))


def lengths(site):
    """Yield the lengths and sizes that the class or the function speaks of."""
    scope = [*site.nodes, *(ast.walk(site.cls) if site.cls is not None else ())]
    for n in scope:
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "len" and len(n.args) == 1:
            text = site.source.seg(n.args[0])
            if text in site.names or text in site.attributes:
                yield f"len({text})"


def numbers(site):
    """Yield the whole numbers above one of the function, and what it divides by."""
    for n in site.nodes:
        if isinstance(n, ast.Constant) and type(n.value) is int and n.value > 1:
            yield repr(n.value)
        divides = isinstance(n, ast.BinOp) and isinstance(n.op, (ast.Mod, ast.FloorDiv))
        if divides and isinstance(n.right, (ast.Name, ast.Attribute)):
            yield site.source.seg(n.right)
