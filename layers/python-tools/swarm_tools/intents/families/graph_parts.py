"""Edges that alone connect, nodes that can be reached, copies of graphs and the most that flows."""

from swarm_tools.intents.model import Case, code, intent

GRAPH = (
    "graph of a the node nodes edges edge find all in from to directed undirected network adjacency"
)


def bridged(label: str, graph: dict, want: list[tuple]) -> Case:
    """Return the case of the edges without which a graph falls apart, either way round."""
    return code(
        label, f"result = {{f}}({graph})",
        f"assert sorted(tuple(sorted(edge)) for edge in result) == {want}",
    )  # fmt: skip


def flowing(label: str, graph: dict, want: int) -> Case:
    """Return the case of the most that flows from s to t by capacities."""
    return code(
        label, "try:", f"    result = {{f}}({graph}, 's', 't')",
        "except (AttributeError, KeyError, TypeError, IndexError):", "    return  # other data",
        f"assert result == {want}",
    )  # fmt: skip


INTENTS = [
    intent(
        "graph_parts.bridges", "The edges without which a graph falls apart.",
        "find bridges|bridges|bridge edges|get bridges|critical connections|ponts", "graph",
        bridged("a_line", {1: [2], 2: [1, 3], 3: [2]}, [(1, 2), (2, 3)]),
        bridged("a_ring", {1: [2, 3], 2: [1, 3], 3: [1, 2]}, []),
        bridged("a_ring_with_a_tail", {1: [2, 3], 2: [1, 3], 3: [1, 2, 4], 4: [3]}, [(3, 4)]),
        bridged("two_rings", {1: [2, 3], 2: [1, 3], 3: [1, 2, 4], 4: [3, 5, 6], 5: [4, 6],
                              6: [4, 5]}, [(3, 4)]),
        objects=GRAPH + " bridges critical connections whose removal disconnects", returns="any",
    ),
    intent(
        "graph_parts.copied", "A graph of its own with the same nodes and edges.",
        "clone graph|copy graph|deep copy graph|copier graphe", "any",
        code("equal", "graph = {1: [2], 2: [1, 3], 3: []}", "assert {f}(graph) == graph"),
        code("of_its_own", "graph = {1: [2], 2: [1]}", "result = {f}(graph)",
             "result[1].append(3)", "assert graph == {1: [2], 2: [1]}"),
        objects=GRAPH + " clone copy deep", returns="dict",
        spelled=(r"(graph|adjacency|adj|g|graphe)\w*",),
    ),
    intent(
        "graph_parts.most_flow", "The most that can flow from a source to a sink.",
        "max flow|maximum flow|edmonds karp|ford fulkerson|flot maximum", "dict any any",
        flowing("one_way", {"s": {"a": 3}, "a": {"t": 2}, "t": {}}, 2),
        flowing("two_ways", {"s": {"a": 3, "b": 2}, "a": {"t": 2}, "b": {"t": 4}, "t": {}}, 4),
        flowing("across", {"s": {"a": 10, "b": 10}, "a": {"b": 2, "t": 4}, "b": {"t": 9}, "t": {}},
                13),
        flowing("none", {"s": {"a": 3}, "a": {}, "t": {}}, 0),
        objects=GRAPH + " source sink capacity capacities flow maximum max s t", returns="number",
        spelled=(r"(graph|capacity|network|capacities|edges|g)\w*", r"(source|s|start|src)",
                 r"(sink|t|target|end|dest)"),
    ),
]  # fmt: skip
