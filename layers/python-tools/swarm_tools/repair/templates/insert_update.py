"""A small update is missing: a counter, an entry removed, a container emptied, a rest cut."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(n):\n    low, high = 0, n\n    while low < high:\n        print(low)\n    return low\n"
)
AFTER = (
    "def f(n):\n    low, high = 0, n\n    while low < high:\n        print(low)\n"
    "        low += 1\n    return low\n"
)

MOST = 120
PLACES = 30


def propose(site):
    """Yield each update at each place."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    rows = sorted(dict.fromkeys([*numbers(site), *entries(site), *rests(site)]))[:MOST]
    places = [(b, n) for _, b in site.blocks() for n in range(len(b))]
    for block, at in places[:PLACES]:
        stmt = block[at]
        if not site.source.room_before(stmt):
            continue
        indent = site.source.indent_of(stmt)
        step = step_of(indent)
        leaves = isinstance(stmt, (ast.Return, ast.Raise, ast.Break, ast.Continue))
        for cost, row in rows:
            lines = row.replace("\n", "\n" + step).split("\n")
            said = f"`{lines[0]}` added"
            yield site.insert_before(stmt, lines, cost + 0.1 * (at == 0), said)
            if at == len(block) - 1 and not leaves:
                yield site.insert_after(stmt, lines, cost, said, indent)


def numbers(site):
    """Yield steps of the names that are counted, compared, or bound or returned in a tuple."""
    found: dict[str, None] = {}
    for n in site.nodes:
        if isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name):
            found.setdefault(n.target.id)
        elif isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Tuple):
            found |= {e.id: None for e in n.targets[0].elts if isinstance(e, ast.Name)}
        elif isinstance(n, ast.Return) and isinstance(n.value, ast.Tuple):
            found |= {e.id: None for e in n.value.elts if isinstance(e, ast.Name)}
        elif isinstance(n, ast.Compare):
            sides = [n.left, *n.comparators]
            found |= {s.id: None for s in sides if isinstance(s, ast.Name) and s.id in site.names}
    for name in list(found)[:8]:
        yield 1.9, f"{name} += 1"
        yield 2.0, f"{name} -= 1"
    index = dict.fromkeys(n.slice.id for n in site.nodes if isinstance(n, ast.Subscript)
                          and isinstance(n.slice, ast.Name))  # fmt: skip
    members = dict.fromkeys(f"{n.value.id}.{m}" for n in site.nodes if isinstance(n, ast.Attribute)
                            and isinstance(n.value, ast.Name) and n.value.id != "self"
                            and isinstance(n.ctx, ast.Load) and n.value.id in site.names
                            for m in site.members[0][:4])  # fmt: skip
    for name in [n for n in index if n in site.names][:3]:
        for member in list(members)[:6]:
            yield 2.0, f"{name} -= {member}"
    unpacked = dict.fromkeys(e.id for n in site.nodes if isinstance(n, ast.Assign)
                             and isinstance(n.targets[0], ast.Tuple)
                             for e in n.targets[0].elts if isinstance(e, ast.Name))  # fmt: skip
    for name in [n for n in index if n in site.names][:3]:
        for other in [n for n in unpacked if n not in (name, "_")][:4]:
            yield 2.0, f"{name} -= {other}"
    for name in fixed(site):
        yield 1.4, f"{name} += 1"
    for name in counters(site):
        yield 1.3, f"{name} += 1"
    yield from divisions(site)


def fixed(site):
    """Return the names that are a number or a length once, and are read in a loop."""
    stored: dict[str, list[ast.AST]] = {}
    for node in site.nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored.setdefault(node.id, []).append(site.parent(node))
    return [
        name for name, ways in stored.items()
        if len(ways) == 1 and isinstance(ways[0], ast.Assign)
        and (type(getattr(ways[0].value, "value", None)) is int
             or getattr(getattr(ways[0].value, "func", None), "id", "") == "len")
        and any(n.id == name and site.in_loop(n) for n in site.loads())
    ][:4]  # fmt: skip


def counters(site):
    """Return the attributes that start at a number, are read here, and that nothing changes."""
    if site.cls is None:
        return []
    starts = [n for n in ast.walk(site.cls) if isinstance(n, (ast.Assign, ast.AugAssign))]
    seen: dict[str, list[ast.AST]] = {}
    for node in starts:
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            seen.setdefault(site.source.seg(target), []).append(node)
    read = {site.source.seg(n) for n in site.nodes if isinstance(n, ast.Attribute)}
    return [
        name
        for name, nodes in seen.items()
        if name in read and name in site.attributes and len(nodes) == 1
        and isinstance(nodes[0].value, ast.Constant) and type(nodes[0].value.value) is int
    ]  # fmt: skip


def divisions(site):
    """Yield what is divided by what its rest is asked of."""
    for n in site.nodes:
        if isinstance(n, ast.BinOp) and isinstance(n.op, (ast.Mod, ast.FloorDiv)):
            left, right = site.source.seg(n.left), site.source.seg(n.right)
            if left in site.names and len(right) < 12:
                yield 1.7, f"{left} //= {right}"


def entries(site):
    """Yield removals from containers, and of entries that are used up."""
    keyed: dict[str, None] = {}
    wide = site.cls if site.cls is not None else site.source.tree
    for n in [*site.nodes, *ast.walk(wide)]:
        if isinstance(n, ast.Subscript) and isinstance(n.value, (ast.Name, ast.Attribute)):
            keyed.setdefault(site.source.seg(n.value))
    for base in [k for k in keyed if k in known_to(site)][:3]:
        if "OrderedDict" in site.source.text:
            for key in site.params[:3]:
                yield 1.7, f"{base}.move_to_end({key})"
    spent = [site.source.seg(n.target) for n in site.nodes if isinstance(n, ast.AugAssign)]
    for base in [k for k in keyed if k in known_to(site)][:5]:
        yield 2.3, f"{base}[0] = 1"
        for key in [n for n in site.names if n != base][:4]:
            entry = f"{base}[{key}]"
            yield 2.0, f"del {entry}"
            yield 2.1, f"if not {entry}:\ndel {entry}"
            for one in spent[:3]:
                yield 2.1, f"if {one} == 0:\ndel {entry}"
    for stmt in site.cls.body if site.cls is not None else ():
        if isinstance(stmt, ast.Assign) and isinstance(stmt.value, (ast.List, ast.Dict, ast.Call)):
            yield 2.2, f"self.{site.source.seg(stmt)}"
    around = [name for name in site.names if name in keyed and name not in bound(site)]
    for name in [*site.attributes[:6], *around]:
        yield 2.0, f"{name}.clear()"
    for name in site.attributes[:6]:
        yield 2.3, f"{name} = None"
        yield 2.3, f"{name} = []"


def bound(site):
    """Return the names that a function takes or sets itself."""
    stored = [n for n in site.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    return {*site.params, *(n.id for n in stored)}


def known_to(site):
    """Return the names and attributes that a function may use."""
    return [*site.names, *site.attributes]


def rests(site):
    """Yield what is left of a sequence, and names set back."""
    for n in site.nodes:
        if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Name):
            if isinstance(n.ctx, ast.Load) and n.value.id in site.names:
                yield 2.0, f"{n.value.id} = {n.value.id}[1:]"
                yield 2.3, f"{n.value.id} = {n.value.id}[:-1]"
        elif isinstance(n, ast.Call) and getattr(n.func, "attr", "") in ("startswith", "find"):
            base = site.source.seg(n.func.value)
            if base in site.names:
                yield 2.0, f"{base} = {base}[1:]"
        elif isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name):
            empty = isinstance(n.value, (ast.List, ast.Dict)) and not ast.unparse(n.value)[1:-1]
            if isinstance(n.value, ast.Constant) or empty:
                yield 2.1, site.source.seg(n)
        elif isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Tuple):
            values = getattr(n.value, "elts", [])
            for target, value in zip(n.targets[0].elts, values, strict=False):
                if isinstance(value, ast.Constant) and isinstance(target, ast.Name):
                    yield 2.1, f"{target.id} = {site.source.seg(value)}"
