"""An entry of a container is not set, counted, filled or cut off, or names not exchanged."""

from __future__ import annotations

import ast
from itertools import pairwise

from swarm_tools.repair.source import step_of
from swarm_tools.repair.templates.insert_statement import containers

BEFORE = (
    "def f(tops, items):\n    for place, item in enumerate(items):\n"
    "        if tops[place] < item:\n            print(item)\n    return tops\n"
)
AFTER = (
    "def f(tops, items):\n    for place, item in enumerate(items):\n"
    "        if tops[place] < item:\n            print(item)\n            tops[place] = item\n"
    "    return tops\n"
)
LEAVING = (ast.Return, ast.Raise, ast.Break, ast.Continue)
MOST_ROWS = 90
MOST_PLACES = 24
MOST_KEYS = 6


def propose(site):
    """Yield each such statement at each place that reads or sets one of its names."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    rows = [*entries(site), *exchanges(site)][:MOST_ROWS]
    places = [(block, at) for _owner, block in site.blocks() for at in range(len(block))]
    for block, at in places[:MOST_PLACES]:
        stmt = block[at]
        if not site.source.room_before(stmt):
            continue
        indent = site.source.indent_of(stmt)
        for cost, row in rows:
            lines = row.replace("\n", "\n" + step_of(indent)).split("\n")
            said = f"`{lines[0]}` added"[:160]
            yield site.insert_before(stmt, lines, cost + 0.1 * (at == 0), said)
            if at == len(block) - 1 and not isinstance(stmt, LEAVING):
                yield site.insert_after(stmt, lines, cost, said, indent)


def entries(site):
    """Yield (cost, statement) for entries of the containers that are asked for an entry."""
    keyed: dict[str, dict[str, None]] = {}
    scope = [*site.nodes, *(ast.walk(site.cls) if site.cls is not None else ())]
    reach = {*site.names, *site.attributes}
    for n in scope:
        if isinstance(n, ast.Subscript) and isinstance(n.value, (ast.Name, ast.Attribute)):
            keys = keyed.setdefault(site.source.seg(n.value), {})
            key = site.source.seg(n.slice)
            if not isinstance(n.slice, (ast.Constant, ast.Slice)) and known(n.slice, site):
                keys.setdefault(key)
    kept = {
        site.source.seg(n) for n in scope
        if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store)
    } - {site.source.seg(n) for n in site.nodes if isinstance(n, ast.Subscript)}  # fmt: skip
    for base in [*containers(site)[0], *started(site)]:
        keyed.setdefault(base, {})
    local = [n for n in site.names if n not in keyed]
    for base in [k for k in keyed if k in reach][:4]:
        said = list(keyed[base])
        for key in list(dict.fromkeys([*said, *reversed(local)]))[: MOST_KEYS + len(said)]:
            entry, far = f"{base}[{key}]", 0.0 if key in said else 0.2
            # What a sibling method sets may have to be taken back here.
            yield (1.5 if entry in kept else 1.9 + far), f"{entry} -= 1"
            yield 1.9 + far, f"{entry} += 1"
            for value in local[-MOST_KEYS:]:
                if value != key:
                    yield 2.0 + far, f"{entry} = {value}"
            for value in local[-3:] if not far else ():
                yield 2.1, f"{entry}.append({value})"
                yield 2.1, f"{entry} += {value}"
            yield 2.2 + far, f"del {base}[{key}:]"
            if not far:
                # What is asked for last is to be the last one of the table.
                yield 2.1, f"{entry} = {base}.pop({key})"


def started(site):
    """Yield the names that start as a table here."""
    for n in site.nodes:
        empty = isinstance(n, ast.Assign) and isinstance(n.value, ast.Dict) and not n.value.keys
        if empty and isinstance(n.targets[0], ast.Name):
            yield n.targets[0].id


def exchanges(site):
    """Yield (cost, statement) of names bound together, or compared, that change places."""
    pairs: dict[tuple[str, str], None] = {}
    for n in site.nodes:
        if isinstance(n, ast.Assign):
            names = [t.id for t in n.targets if isinstance(t, ast.Name)]
            for target in n.targets:
                if isinstance(target, ast.Tuple):
                    names += [e.id for e in target.elts if isinstance(e, ast.Name)]
            pairs |= {(a, b): None for a, b in pairwise(names) if a != b}
    pairs |= dict.fromkeys(pairwise(site.params[:3]))
    for a, b in list(pairs)[:6]:
        swap = f"{a}, {b} = {b}, {a}"
        yield 2.1, swap
        yield 2.1, f"if {a} > {b}:\n{swap}"
        yield 2.2, f"if {a} < {b}:\n{swap}"
        for name in [n for n in site.names if n not in (a, b)][-3:]:
            yield 2.2, f"if {name} < 0:\n{swap}"


def known(node, site):
    """Say whether a function may use all names of an expression."""
    names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return names <= {*site.names, *site.functions, "self", "len", "min", "max"}
