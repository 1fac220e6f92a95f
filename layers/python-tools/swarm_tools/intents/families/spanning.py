"""Weighted edges: spanning trees, shortest ways between all nodes, matrices of graphs."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, eq, intent, no, yes

EDGES = r"(edges?|roads|links|connections|aretes|cables|weighted_edges|edge_list)"
NODES = r"(nodes|vertices|n|num_nodes|num_vertices|v|count|cities|points|sommets|size|node_count)"
WHERE = "graph the of a from in tree node nodes edges weighted"
NAMES = (
    "minimum spanning tree|kruskal|mst|spanning tree|minimal spanning tree|kruskal mst"
    "|arbre couvrant|min spanning tree|minimum spanning tree weight|mst weight|mst cost"
    "|minimum spanning tree cost|min spanning tree cost|cheapest network|spanning tree weight"
    "|min cost to connect|kruskal mst weight|connect all cost|minimum spanning tree edges"
)
TRIED = (
    "edges = [(10, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1), (8, 1, 3)]",
    "weights = []",
    "for by in (0, 1):",
    "    told = [(w, a + by, b + by) for w, a, b in edges]",
    "    for given in (told, [(a, b, w) for w, a, b in told]):",
    "        for nodes in (4, [by, 1 + by, 2 + by, 3 + by]):",
    "            try:",
    "                result = {call}",
    "            except Exception:",
    "                continue",
    "            heavy = {frozenset(e[1:]): e[0] for e in told}",
    "            parts = result if isinstance(result, (tuple, list, set)) else [result]",
    "            weights += [part for part in parts if isinstance(part, (int, float))]",
    "            for part in [parts, *parts]:",
    "                if isinstance(part, (list, tuple, set)):",
    "                    ends = [e for e in part if isinstance(e, tuple | list)]",
    "                    pairs = [e if len(e) == 2 else e[1:] if given is told else e[:2]"
    " for e in ends]",
    "                    weights.append(sum(heavy.get(frozenset(p), 99) for p in pairs))",
    "assert not weights or 6 in weights",
)  # fmt: skip


def told_as_matrix(label: str, nodes: int, edges: list) -> Case:
    """Return the case of a matrix, one way or both, nodes counted from 0 or 1, or named."""
    one_way = [[int((i, j) in edges) for j in range(nodes)] for i in range(nodes)]
    both = [[int((i, j) in edges or (j, i) in edges) for j in range(nodes)] for i in range(nodes)]
    later = [(a + 1, b + 1) for a, b in edges]
    return code(
        label, "found = []", f"calls = [({nodes}, {edges}), ({nodes}, {later})]",
        f"for call in [*calls, (list(range({nodes})), {edges})]:", "    try:",
        "        rows = [list(map(int, r)) for r in {f}(*call)]", f"    {OTHER_FORM}",
        "        continue",
        "    found.append([[v * (i != j) for j, v in enumerate(r)] for i, r in enumerate(rows)])",
        f"assert not found or any(m in found for m in ({one_way}, {both}))",
    )  # fmt: skip


def with_edge(label: str, graph: dict, *neighbours: int) -> Case:
    """Return the case of an edge from 1 to 2; the nodes may have to be there, in lists or sets."""
    return code(
        label, "found = []", "for kind in (list, set):", f"    for nodes in ((), {(1, 2, 3)}):",
        "        graph = {node: kind() for node in nodes}",
        f"        graph.update({{node: kind(others) for node, others in {graph}.items()}})",
        "        try:", "            result = {f}(graph, 1, 2)",
        "        except (KeyError, AttributeError):", "            continue",
        "        graph = graph if isinstance(result, int | None) else result",
        f"        found.append({set(neighbours)} <= set(graph[1]))", "assert found and all(found)",
    )  # fmt: skip


def tree(*, turned: bool):
    """Return the intent of a spanning tree, its edges or their weight, weights first or last."""
    call = "{f}(given, nodes)" if turned else "{f}(nodes, given)"
    return intent(
        f"spanning.minimum{'_turned' if turned else ''}",
        "The edges of least weight that join all nodes.", NAMES,
        "nested any" if turned else "any nested",
        code("square", *(row.replace("{call}", call) for row in TRIED)),
        objects=WHERE + " total cost weight sum length minimum",
        spelled=(EDGES, NODES) if turned else (NODES, EDGES), unless="maximum largest",
    )  # fmt: skip


def grouped(label: str, nodes: list, edges: list, want: list) -> Case:
    """Return the case of groups of nodes, in any form, or of their number."""
    return code(
        label, "try:", f"    result = {{f}}({nodes}, {edges})",
        "except (TypeError, ValueError, IndexError, KeyError):", "    return  # other edges",
        "found = list(result.values() if isinstance(result, dict) else result)"
        " if not isinstance(result, int) else []",
        "if isinstance(result, dict) and all(isinstance(label, int) for label in found):",
        "    return  # the group of each node",
        "groups = sorted(g if isinstance(g, int) else sorted(g) for g in found)",
        f"assert result == {len(want)} or groups in ({want}, {sorted(map(len, want))})",
    )  # fmt: skip


INTENTS = [
    intent(
        "spanning.adjacency_matrix", "A row and a column for each node, 1 where an edge is.",
        "adjacency matrix|to adjacency matrix|build adjacency matrix|edges to matrix"
        "|matrice adjacence", "number nested",
        told_as_matrix("line", 3, [(0, 1), (1, 2)]),
        told_as_matrix("star", 4, [(0, 1), (0, 2), (0, 3)]),
        told_as_matrix("last", 4, [(2, 3)]),
        objects=WHERE, returns="list", spelled=(NODES, EDGES), unless="weight inf",
    ),
    intent(
        "spanning.is_connected", "All nodes can be reached from each other.",
        "is connected|connected|is graph connected|est connexe|all connected", "graph",
        yes("line", {0: [1], 1: [0, 2], 2: [1]}), no("two_parts", {0: [1], 1: [0], 2: [3], 3: [2]}),
        yes("one_node", {0: []}), no("lone_node", {0: [1], 1: [0], 2: []}),
        yes("cycle", {0: [1, 2], 1: [0, 2], 2: [0, 1]}), objects=WHERE, returns="bool",
        unless="strongly weakly directed",
    ),
    intent(
        "spanning.count_components", "How many parts a graph has that nothing joins.",
        "count components|number of components|count connected components|num components"
        "|number connected components|composantes connexes|component count"
        "|connected components count", "graph",
        eq("two", {0: [1], 1: [0], 2: [3], 3: [2]}, to=2), eq("one", {0: [1], 1: [0]}, to=1),
        eq("lone_nodes", {0: [], 1: [], 2: []}, to=3), eq("none", {}, to=0),
        eq("line", {0: [1], 1: [0, 2], 2: [1], 3: []}, to=2), objects=WHERE, returns="number",
        unless="strongly",
    ),
    intent(
        "spanning.is_tree", "Connected and without a cycle.",
        "is tree|is a tree|graph is tree|est un arbre", "graph",
        code("line", "assert {f}({0: [1], 1: [0, 2], 2: [1]}) or {f}({0: [1], 1: [2], 2: []})"),
        no("cycle", {0: [1, 2], 1: [0, 2], 2: [0, 1]}),
        no("two_parts", {0: [1], 1: [0], 2: [3], 3: [2]}),
        code("star", "directed = {0: [1, 2, 3], 1: [], 2: [], 3: []}",
             "assert {f}({0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}) or {f}(directed)"), objects=WHERE,
             returns="bool",
    ),
    intent(
        "spanning.isolated", "The nodes without any edge.",
        "isolated nodes|find isolated|isolated vertices|lonely nodes|noeuds isoles", "graph",
        code("two", "result = {f}({0: [1], 1: [0], 2: [], 3: []})",
             "assert sorted(result) == [2, 3]"),
        code("none", "assert not list({f}({0: [1], 1: [0]}))"), objects=WHERE + " find",
    ),
    intent(
        "spanning.degrees", "How many edges each node has.",
        "degrees|node degrees|degree of each node|all degrees|vertex degrees|degres", "graph",
        code("line", "result = {f}({0: [1], 1: [0, 2], 2: [1], 3: []})",
             "if not isinstance(result, dict):", "    return  # another form of answer",
             "assert dict(result) in ({0: 1, 1: 2, 2: 1, 3: 0}, {0: 2, 1: 4, 2: 2, 3: 0})"),
        code("star", "result = {f}({0: [1, 2, 3], 1: [0], 2: [0], 3: [0]})",
             "if not isinstance(result, dict):", "    return  # another form of answer",
             "assert dict(result) in ({0: 3, 1: 1, 2: 1, 3: 1}, {0: 6, 1: 2, 2: 2, 3: 2})"),
        objects=WHERE + " each all", returns="dict", unless="in indegree out",
    ),
    intent(
        "spanning.most_connected", "The node with the most edges.",
        "most connected|most connected node|highest degree|max degree node|node with most edges"
        "|hub|most popular|plus connecte", "graph",
        code("star", "assert {f}({0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}) in (0, [0], {0}, (0, 3))"),
        code("last", 'result = {f}({"a": ["c"], "b": ["c"], "c": ["a", "b"]})',
             'assert result in ("c", ["c"], {"c"}, ("c", 2))'),
        code("middle", 'result = {f}({"a": ["b"], "b": ["a", "c"], "c": ["b"]})',
             'assert result in ("b", ["b"], {"b"}, ("b", 2))'),
        objects=WHERE + " find person with",
    ),
    intent(
        "spanning.add_edge", "Each end of an edge is among the neighbours of the other.",
        "add edge|add undirected edge|connect|ajouter arete", "dict any any",
        with_edge("new", {}, 2), with_edge("kept", {1: [3], 3: [1]}, 2, 3),
        objects=WHERE, spelled=(r"graph|adj|adjacency|g|graphe", r".*", r".*"), unless="weight",
        needs="setdefault append not in",
    ),
    intent(
        "spanning.all_shortest", "The shortest ways between all nodes, by a matrix of lengths.",
        "floyd warshall|all pairs shortest paths|floyd|all pairs shortest", "matrix",
        code("three", 'far = float("inf")', "given = [[0, 4, 11], [6, 0, 2], [3, far, 0]]",
             "result = {f}(given)",
             "result = given if isinstance(result, int | None) else result",
             "assert [list(r) for r in result] == [[0, 4, 6], [5, 0, 2], [3, 7, 0]]"),
        objects=WHERE + " distances matrix", returns="list",
        unless="-1 negative=",
    ),
    tree(turned=False), tree(turned=True),
    intent(
        "spanning.groups_of_nodes", "Groups of connected nodes, or how many, from nodes and edges.",
        "connected components|find components|components|get connected components|count components"
        "|count connected components|number connected components|find connected components"
        "|composantes connexes|find groups|friend groups|find clusters"
        "|connected groups|count groups|nombre composantes|friend circles", "list nested",
        *(grouped(*row) for row in (
            ("backwards", [1, 2, 3, 4, 5], [(2, 1), (3, 2), (5, 4)], [[1, 2, 3], [4, 5]]),
            ("forwards", [1, 2, 3, 4], [(1, 2), (2, 3)], [[1, 2, 3], [4]]),
            ("all_alone", [1, 2, 3], [], [[1], [2], [3]]),
            ("towards_one", [1, 2, 3, 4], [(1, 4), (2, 4), (3, 4)], [[1, 2, 3, 4]]),
            ("from_one", [4, 3, 2, 1], [(4, 1), (4, 2), (4, 3)], [[1, 2, 3, 4]]),
            ("around", [1, 2, 3, 4], [(1, 2), (2, 3), (3, 1)], [[1, 2, 3], [4]]),
            ("joined_late", [1, 2, 3, 4], [(1, 2), (3, 4), (2, 3)], [[1, 2, 3, 4]]),
            ("twice_the_same", [1, 2, 3], [(1, 2), (2, 1)], [[1, 2], [3]]),
        )),
        objects="graph of in the undirected connected from nodes edges", spelled=(
            r"(nodes|vertices|people|names|items|sommets|noeuds|v|elements|users|vertexes)",
            r".*(edges|pairs|links|connections|aretes|friends\w*|e|relations|liens)",
        ), unless="weight distance strongly directed threshold center centroid scc size largest "
        "biggest",
    ),
]  # fmt: skip
