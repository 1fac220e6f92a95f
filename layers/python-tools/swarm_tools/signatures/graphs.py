"""How a parameter holds a graph: which form its uses show."""

from __future__ import annotations

import ast

GRAPH_NAMES = frozenset(
    (
        "graph",
        "adj",
        "adjacency",
        "adj_list",
        "adjacency_list",
        "graphe",
        "neighbors",
        "network",
        "reseau",
        "links",
        "connections",
        "roads",
        "couloirs",
        "voisins",
        "liaisons",
        "routes",
        "tunnels",
        "corridors",
        "metro",
    )
)


def graph_kind(name: str, nodes: list[ast.AST]) -> str:
    """Return ``graph`` (node to neighbours), ``weighted pairs``, ``weighted dict`` or ``other``."""
    seen = set()
    rows = _rows_of(name, nodes)
    for node in nodes:
        if isinstance(node, (ast.For, ast.comprehension)):
            form = _of_loop(name, rows, node)
            if form:
                seen.add(form)
        elif isinstance(node, ast.Subscript) and _is_neighbours(name, node.value):
            seen.add("weighted dict")
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            if _is_neighbours(name, node.comparators[0]):
                seen.add("graph")
        elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == name:
            if node.attr not in ("get", "items", "keys", "values"):
                seen.add("other")
        elif isinstance(node, ast.Call) and any(_is_neighbours(name, a) for a in node.args):
            seen.add("graph")
        elif isinstance(node, ast.Call) and any(getattr(a, "id", "") == name for a in node.args):
            seen.add("other" if getattr(node.func, "id", "") == "enumerate" else "handed on")
    seen.discard("")
    if "handed on" in seen:
        # Another function looks inside: most graphs are tables of neighbours.
        seen = seen - {"handed on"} or {"graph"}
    if seen == {"graph", "weighted dict"} or seen == {"graph", "weighted pairs"}:
        seen.discard("graph")
    return seen.pop() if len(seen) == 1 else "other"


def _rows_of(name: str, nodes: list[ast.AST]) -> set[str]:
    """Return the names that hold a node's neighbours in loops over ``graph.items()``."""
    rows = set()
    for node in nodes:
        if not isinstance(node, (ast.For, ast.comprehension)):
            continue
        source, target = node.iter, node.target
        items = isinstance(source, ast.Call) and getattr(source.func, "attr", "") == "items"
        pair = isinstance(target, ast.Tuple) and len(target.elts) == 2
        if items and pair and getattr(source.func.value, "id", "") == name:
            rows.add(getattr(target.elts[1], "id", ""))
    return rows - {""}


def _of_loop(name: str, rows: set[str], loop: ast.For | ast.comprehension) -> str:
    source = loop.iter
    if isinstance(source, ast.Call) and getattr(source.func, "id", "") in ("sorted", "reversed"):
        source = source.args[0] if source.args else source
    if _is_neighbours(name, source) or getattr(source, "id", "") in rows:
        return "weighted pairs" if isinstance(loop.target, ast.Tuple) else "graph"
    items = isinstance(source, ast.Call) and getattr(source.func, "attr", "") == "items"
    if not items:
        return ""
    inside = source.func.value
    weighed = _is_neighbours(name, inside) or getattr(inside, "id", "") in rows
    return "weighted dict" if weighed else ""


def _is_neighbours(name: str, node: ast.AST) -> bool:
    """Say whether an expression is ``graph[x]`` or ``graph.get(x, ...)``."""
    if isinstance(node, ast.Subscript):
        return getattr(node.value, "id", "") == name
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "get":
        return getattr(node.func.value, "id", "") == name
    return False
