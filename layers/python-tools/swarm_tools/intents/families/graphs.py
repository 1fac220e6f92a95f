"""Walks, paths, cycles, orders and components of graphs."""

from swarm_tools.intents.model import Intent, code, eq, intent, no, words, yes

DEEP = "{0: [1, 2], 1: [3], 2: [4], 3: [5], 4: [6], 5: [], 6: []}"
TREE = "{0: [1, 2], 1: [3], 2: [4], 3: [], 4: []}"
BOTH = "{0: [1, 2], 1: [0, 3], 2: [0, 4], 3: [1], 4: [2], 5: []}"
CYCLE = {0: [1], 1: [2], 2: [0], 3: []}
LINE = {0: [1], 1: [2], 2: []}
WHERE = "graph search traversal of in from algorithm iterative recursive path a bfs dfs"
START = r"start\w*|s|src|source|node|root|u|v|depart|origin|begin|vertex"
GOAL = r"end|goal|target|t|dst|dest\w*|v|finish|arrivee|to|b|stop|e"
PAIRS = '{"a": [("b", 1), ("c", 4)], "b": [("c", 2), ("d", 6)], "c": [("d", 3)], "d": []}'
LATE_PAIRS = (
    '{"a": [("b", 9), ("c", 1), ("d", 8)], "b": [("f", 1)], "c": [("d", 2), ("e", 6)], '
    '"d": [("e", 2), ("b", 4)], "e": [("b", 4)], "f": []}'
)
LATE_DICTS = (
    '{"a": {"b": 9, "c": 1, "d": 8}, "b": {"f": 1}, "c": {"d": 2, "e": 6}, '
    '"d": {"e": 2, "b": 4}, "e": {"b": 4}, "f": {}}'
)
DICTS = '{"a": {"b": 1, "c": 4}, "b": {"c": 2, "d": 6}, "c": {"d": 3}, "d": {}}'


def lengths(graph: str, later: str) -> tuple:
    """Return the cases of shortest distances from a node to all."""
    return (
        code(
            "all_distances",
            f'result = {{f}}({graph}, "a")',
            "result = result[0] if isinstance(result, tuple) else result",
            'assert dict(result) == {"a": 0, "b": 1, "c": 3, "d": 6}',
        ),
        code(
            "shortcut_found_late",
            f'result = {{f}}({later}, "a")',
            "result = result[0] if isinstance(result, tuple) else result",
            'assert dict(result) == {"a": 0, "b": 7, "c": 1, "d": 3, "e": 5, "f": 8}',
        ),
        code(
            "from_a_later_node",
            f'result = {{f}}({graph}, "c")',
            "result = result[0] if isinstance(result, tuple) else result",
            'assert result["d"] == 3 and result["c"] == 0',
        ),
        *(code(label, f"result = {{f}}({graph}, {start!r})",
               "result = result[0] if isinstance(result, tuple) else result",
               f"assert {{n: result[n] for n in {want}}} == {want}")
          for label, start, want in (("from_the_second", "b", {"b": 0, "c": 2, "d": 5}),
                                     ("from_the_last", "d", {"d": 0}))),
    )  # fmt: skip


def way(graph: str, later: str) -> tuple:
    """Return the cases of the shortest way between two nodes, as a length, a path or both."""
    return tuple(
        code(
            label,
            f'result = {{f}}({table}, "{path[0]}", "{path[-1]}")',
            f"path = {path}",
            f"assert result in ({far}, path, ({far}, path), (path, {far}), [{far}, path])",
        )
        for label, table, path, far in (
            ("length_path_or_both", graph, ["a", "b", "c", "d"], 6),
            ("one_edge", graph, ["a", "b"], 1),
            ("two_edges", graph, ["a", "b", "c"], 3),
            ("from_the_second", graph, ["b", "c", "d"], 5),
            ("shortcut_found_late", later, ["a", "c", "d", "b", "f"], 8),
        )
    )


INTENTS = [
    intent(
        "graphs.bfs", "Nodes by their distance from the start.",
        "bfs|breadth first search|breadth first|breadth first traversal|parcours largeur|bfs "
        "traversal"
        "|bfs order", "graph any",
        code(
            "by_levels",
            f"order = list({{f}}({DEEP}, 0))",
            "assert sorted(order) == [0, 1, 2, 3, 4, 5, 6]",
            "assert order[0] == 0 and set(order[1:3]) == {1, 2} and set(order[3:5]) == {3, 4}",
        ),
        code("every_node_once", f"assert sorted({{f}}({BOTH}, 0)) == [0, 1, 2, 3, 4]"),
        code("from_another_node", f"assert list({{f}}({DEEP}, 1)) == [1, 3, 5]"),
        code("alone", f"assert list({{f}}({BOTH}, 5)) == [5]"),
        code("two_ways_to_one", "order = list({f}({0: [1, 2], 1: [3], 2: [3], 3: []}, 0))",
             "assert order in ([0, 1, 2, 3], [0, 2, 1, 3])"),
        objects=WHERE, returns="list", spelled=(r".*", START),
        unless="dist distance distances parent",
    ),
    intent(
        "graphs.dfs", "Nodes as they are reached, each way to its end.",
        "dfs|depth first search|depth first|depth first traversal|parcours profondeur|dfs recursive"
        "|dfs iterative|dfs traversal", "graph any",
        code(
            "start_and_all",
            f"order = list({{f}}({TREE}, 0))",
            "assert sorted(order) == [0, 1, 2, 3, 4]",
        ),
        code("every_node_once", f"assert sorted({{f}}({BOTH}, 0)) == [0, 1, 2, 3, 4]"),
        code("each_way_to_its_end", f"result = {{f}}({TREE}, 0)",
             "orders = ([0, 1, 3, 2, 4], [0, 2, 4, 1, 3], [3, 1, 4, 2, 0], [4, 2, 3, 1, 0])",
             "assert isinstance(result, (set, dict)) or list(result) in orders"),
        code("from_another_node", f"assert sorted({{f}}({TREE}, 1)) == [1, 3]"),
        code("alone", f"assert list({{f}}({BOTH}, 5)) == [5]"),
        code("around", f"assert sorted({{f}}({CYCLE}, 0)) == [0, 1, 2]"),
        objects=WHERE, returns="list", spelled=(r".*", START), unless="finish post time parent",
    ),
    intent(
        "graphs.has_path", "One node can be reached from the other.",
        "has path|path exists|is reachable|is connected|can reach|are connected|exists path"
        "|route exists",
        "graph any any",
        code("over_two_edges", f"assert {{f}}({LINE}, 0, 2)"), code("no_way", "assert not {f}("
                                                                      "{0: [1], 1: [0], 2: []}, "
                                                                      "0, 2)"),
        code("with_a_cycle", "assert not {f}({0: [1], 1: [0], 2: [0]}, 0, 2)"),
        code("one_edge", f"assert {{f}}({LINE}, 0, 1)"),
        code("first_way_leads_nowhere",
             "assert {f}({0: [1, 2], 1: [4], 2: [3], 3: [], 4: []}, 0, 3)"),
        code("last_way_leads_nowhere",
             "assert {f}({0: [2, 1], 1: [4], 2: [3], 3: [], 4: []}, 0, 3)"),
        objects=WHERE + " between", returns="bool", spelled=(r".*", START, GOAL),
    ),
    intent(
        "graphs.reachable", "All nodes that can be reached.",
        "reachable|reachable nodes|reachable from|get reachable|all reachable", "graph any",
        code("all_but_one", f"assert set({{f}}({BOTH}, 0)) | {{0}} == {{0, 1, 2, 3, 4}}"),
        code("from_another_node", f"assert set({{f}}({LINE}, 1)) | {{1}} == {{1, 2}}"),
        code("alone", f"assert set({{f}}({BOTH}, 5)) | {{5}} == {{5}}"),
        code("around", f"assert set({{f}}({CYCLE}, 0)) | {{0}} == {{0, 1, 2}}"),
        code("far", f"assert set({{f}}({DEEP}, 0)) | {{0}} == {{0, 1, 2, 3, 4, 5, 6}}"),
        objects=WHERE + " nodes find", returns="list", spelled=(r".*", START),
    ),
    intent(
        "graphs.shortest_path", "The path with the fewest edges, or how many it has.",
        "shortest path|bfs shortest path|find shortest path|shortest path length|bfs path"
        "|shortest distance|plus court chemin|find path bfs", "graph any any",
        code(
            "two_edges_not_three",
            "result = {f}({0: [1, 2], 1: [3], 2: [4], 3: [4], 4: []}, 0, 4)",
            "assert result == 2 or list(result) == [0, 2, 4]",
        ),
        code(
            "listed_last",
            "result = {f}({0: [1, 3], 1: [2], 2: [3], 3: []}, 0, 3)",
            "assert result == 1 or list(result) == [0, 3]",
        ),
        code(
            "long_way_listed_last",
            "result = {f}({0: [1, 2], 1: [5], 2: [3], 3: [4], 4: [5], 5: []}, 0, 5)",
            "assert result == 2 or list(result) == [0, 1, 5]",
        ),
        code(
            "at_the_start",
            "result = {f}({0: [1], 1: [0]}, 0, 0)",
            "assert result == 0 or list(result) in ([0], [])",
        ),
        code("three_edges", "result = {f}({0: [1], 1: [0, 2], 2: [1, 3], 3: [2]}, 0, 3)",
             "assert result == 3 or list(result) == [0, 1, 2, 3]"),
        objects=WHERE + " find unweighted between", spelled=(r".*", START, GOAL),
        unless="heapq dijkstra weight weights shortest_distances",
    ),
    intent(
        "graphs.has_cycle", "Some way leads back to its start.",
        "has cycle|is cyclic|contains cycle|detect cycle|has cycle directed|find cycle", "graph",
        yes("of_three", CYCLE), no("line", LINE), no("diamond", {0: [1, 2], 1: [3], 2: [3], 3: []}),
        yes("not_at_the_start", {0: [1], 1: [2], 2: [3], 3: [1]}),
        yes("of_two", {0: [1], 1: [0]}), yes("apart", {0: [], 1: [2], 2: [1]}),
        no("short_and_long_way", {0: [1, 3], 1: [2], 2: [3], 3: []}),
        yes("first_to_itself", {0: [0], 1: []}), yes("last_to_itself", {0: [], 1: [1]}),
        objects=WHERE + " directed", returns="bool", unless="parent undirected union prev",
    ),
    intent(
        "graphs.has_cycle_undirected", "Some way of undirected edges leads back to its start.",
        "has cycle|is cyclic|contains cycle|detect cycle|has cycle undirected", "graph",
        yes("of_three", {0: [1, 2], 1: [0, 2], 2: [0, 1]}), no("line", {0: [1], 1: [0, 2], 2: [1]}),
        yes("apart_from_the_start", {0: [], 1: [2, 3], 2: [1, 3], 3: [1, 2]}),
        no("two_parts", {0: [1], 1: [0], 2: [3], 3: [2]}),
        no("star", {0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}),
        yes("behind_a_line", {0: [1], 1: [0, 2, 3], 2: [1, 3], 3: [1, 2]}),
        objects=WHERE + " undirected", returns="bool", needs="parent prev", unless="directed",
    ),
    intent(
        "graphs.topological_sort", "Every node stands before those it points to.",
        "topological sort|topo sort|toposort|topological order|tri topologique", "graph",
        code(
            "before_those_pointed_to",
            "graph = {0: [1, 2], 1: [3], 2: [3], 3: [4], 4: []}",
            "order = list({f}(graph))",
            "assert sorted(order) == [0, 1, 2, 3, 4]",
            "assert order[0] in (0, 4)",
            "forward = [order.index(a) < order.index(b) for a in graph for b in graph[a]]",
            "assert all(forward) or not any(forward)",
        ),
        code(
            "whatever_the_order_given",
            "graph = {4: [], 3: [4], 1: [3], 0: [1, 2], 2: [3]}",
            "order = list({f}(graph))",
            "assert sorted(order) == [0, 1, 2, 3, 4]",
            "forward = [order.index(a) < order.index(b) for a in graph for b in graph[a]]",
            "assert all(forward) or not any(forward)",
        ),
        *(code(label, f"assert list({{f}}({graph})) in ({want}, {want[::-1]})")
          for label, graph, want in (("line", LINE, [0, 1, 2]),
              ("last_comes_first", {0: [1], 1: [], 2: [0]}, [2, 0, 1]),
              ("short_cuts", {0: [2, 1, 3], 1: [3, 2], 3: [], 2: [3]}, [0, 1, 2, 3]))),
        objects=WHERE + " kahn", returns="list",
    ),
    intent(
        "graphs.dependency_order", "Each stands after those that it depends on.",
        "build order|dependency order|resolve dependencies|order tasks|task order|install order"
        "|order dependencies|resolve order|load order|sort dependencies|execution order"
        "|topological sort|topological order", "dict",
        code(
            "after_those_needed",
            'needs = {"app": ["lib", "log"], "lib": ["core"], "log": ["core"], "core": []}',
            "order = list({f}(needs))",
            'assert sorted(order) == ["app", "core", "lib", "log"]',
            "assert all(order.index(n) < order.index(t) for t in needs for n in needs[t])",
        ),
        code(
            "whatever_the_order_given",
            'needs = {"c": [], "b": ["c"], "a": ["b"]}',
            'assert list({f}(needs)) == ["c", "b", "a"]',
        ),
        code("short_cut", 'needs = {"a": ["b", "c"], "c": [], "b": ["c"]}',
             'assert list({f}(needs)) == ["c", "b", "a"]'),
        code("one", 'assert list({f}({"x": []})) == ["x"]'),
        code("two_parts", 'order = list({f}({"a": ["b"], "b": [], "x": [], "y": ["x"]}))',
             'assert sorted(order) == ["a", "b", "x", "y"]',
             'assert order.index("b") < order.index("a") and order.index("x") < order.index("y")'),
        objects=WHERE + " kahn tasks packages modules", returns="list",
        spelled=(r"dep\w*|requires|requirements|needs|prereq\w*|depends_on|depends",),
        unless="reversed level levels parallel batch",
    ),
    intent(
        "graphs.components_of_pairs", "How many groups of connected nodes there are, from pairs.",
        "count components|count connected components|number connected components"
        "|connected components|nombre composantes", "number nested",
        eq("two", 5, [(0, 1), (1, 2), (3, 4)], to=2), eq("no_pair", 3, [], to=3),
        eq("one", 4, [(0, 1), (1, 2), (2, 3)], to=1), eq("single", 1, [], to=1),
        eq("twice_the_same", 6, [(0, 5), (5, 0), (1, 2)], to=4),
        eq("around", 4, [(0, 1), (1, 2), (2, 0)], to=2),
        objects="graph of in the", returns="number",
        spelled=(r"n|n_nodes|num_nodes|nodes|size|count|vertices|num_vertices|n_vertices",
                 r".*(edges|pairs|links|connections|aretes).*"),
        unless="weight distance strongly directed",
    ),
    intent(
        "graphs.components", "Groups of nodes that are connected, or how many.",
        "connected components|find components|components|get connected components|count components"
        "|count connected components|number connected components|find connected components",
        "graph",
        code(
            "three",
            "result = {f}({0: [1], 1: [0], 2: [3], 3: [2], 4: []})",
            "assert result == 3 or sorted(sorted(group) for group in result) == [[0, 1], [2, 3], "
            "[4]]",
        ),
        code(
            "one",
            "result = {f}({0: [1], 1: [0, 2], 2: [1]})",
            "assert result == 1 or [sorted(group) for group in result] == [[0, 1, 2]]",
        ),
        *(code(label, f"result = {{f}}({graph})",
               f"assert result == {len(want)} or sorted(map(sorted, result)) == {want}")
          for label, graph, want in (("each_alone", {0: [], 1: []}, [[0], [1]]),
              ("first_alone", {0: [], 1: [2], 2: [1]}, [[0], [1, 2]]),
              ("around", {0: [1, 2], 1: [0, 2], 2: [0, 1], 3: []}, [[0, 1, 2], [3]]))),
        objects=WHERE, unless="strongly scc reverse",
    ),
    intent(
        "graphs.is_bipartite", "The nodes fall into two groups without edges inside.",
        "is bipartite|bipartite|check bipartite", "graph",
        yes("square", {0: [1, 3], 1: [0, 2], 2: [1, 3], 3: [0, 2]}),
        no("triangle", {0: [1, 2], 1: [0, 2], 2: [0, 1]}),
        no("triangle_apart", {0: [], 1: [2, 3], 2: [1, 3], 3: [1, 2]}),
        yes("line", {0: [1], 1: [0, 2], 2: [1]}),
        no("of_five", {0: [1, 4], 1: [0, 2], 2: [1, 3], 3: [2, 4], 4: [3, 0]}),
        yes("two_parts", {0: [1], 1: [0], 2: [3], 3: [2]}),
        objects=WHERE, returns="bool",
    ),
    intent(
        "graphs.degree", "How many edges a node has.",
        "degree|node degree|get degree|out degree", "graph any",
        code("two", f"assert {{f}}({BOTH}, 1) == 2"),
        code("none", f"assert {{f}}({BOTH}, 5) == 0"), code("one", f"assert {{f}}({BOTH}, 4) == 1"),
        code("of_the_first", f"assert {{f}}({BOTH}, 0) == 2"),
        code("three", "assert {f}({0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}, 0) == 3"),
        objects=WHERE + " node", returns="number",
    ),
    intent(
        "graphs.all_paths", "Every path between two nodes.",
        "all paths|find all paths|get all paths", "graph any any",
        code("two", "result = sorted(list(p) for p in {f}({0: [1, 2], 1: [3], 2: [3], 3: []}, 0, "
                    "3))",
             "assert result == [[0, 1, 3], [0, 2, 3]]"),
        code("none", "assert not list({f}({0: [1], 1: [], 2: []}, 0, 2))"),
        code("one_edge", "assert [list(p) for p in {f}({0: [1], 1: []}, 0, 1)] == [[0, 1]]"),
        code("short_and_long",
             "result = sorted(list(p) for p in {f}({0: [1, 2], 1: [2], 2: []}, 0, 2))",
             "assert result == [[0, 1, 2], [0, 2]]"),
        code("to_the_middle", f"assert [list(p) for p in {{f}}({LINE}, 0, 1)] == [[0, 1]]"),
        objects=WHERE + " find between", returns="list", spelled=(r".*", START, GOAL),
    ),
    Intent(
        "graphs.distances_pairs",
        "The least weight from a node to every other.",
        ('dijkstra', 'shortest paths', 'shortest distances'),
        ('pairs graph', 'any'),
        lengths(PAIRS, LATE_PAIRS),
        words(WHERE),
        spelled=(r".*", START),
    ),
    Intent(
        "graphs.lightest_path_pairs",
        "The path of least weight, its weight, or both.",
        ('dijkstra', 'shortest path', 'cheapest path'),
        ('pairs graph', 'any', 'any'),
        way(PAIRS, LATE_PAIRS),
        words(WHERE),
        spelled=(r".*", START, GOAL),
    ),
    Intent(
        "graphs.distances_dicts",
        "The least weight from a node to every other.",
        ('dijkstra', 'shortest paths', 'shortest distances'),
        ('dict graph', 'any'),
        lengths(DICTS, LATE_DICTS),
        words(WHERE),
        spelled=(r".*", START),
    ),
    Intent(
        "graphs.lightest_path_dicts",
        "The path of least weight, its weight, or both.",
        ('dijkstra', 'shortest path', 'cheapest path'),
        ('dict graph', 'any', 'any'),
        way(DICTS, LATE_DICTS),
        words(WHERE),
        spelled=(r".*", START, GOAL),
    ),
    intent(
        "graphs.reverse", "Every edge turned around.",
        "reverse graph|transpose graph|reverse edges|invert graph", "graph",
        code("line", "result = {f}({0: [1], 1: [2], 2: []})",
             "edges = sorted((a, b) for a in result for b in result[a])",
             "assert edges == [(1, 0), (2, 1)]"),
        code("two_into_one", "result = {f}({0: [2], 1: [2], 2: []})",
             "edges = sorted((a, b) for a in result for b in result[a])",
             "assert edges == [(2, 0), (2, 1)]"),
        code("one_to_two", "result = {f}({0: [1, 2], 1: [], 2: []})",
             "edges = sorted((a, b) for a in result for b in result[a])",
             "assert edges == [(1, 0), (2, 0)]"),
        code("both_ways", f"result = {{f}}({BOTH})",
             "edges = sorted((a, b) for a in result for b in result[a])",
             "assert edges == [(0, 1), (0, 2), (1, 0), (1, 3), (2, 0), (2, 4), (3, 1), (4, 2)]"),
        code("around", "result = {f}({0: [1], 1: [2], 2: [0]})",
             "edges = sorted((a, b) for a in result for b in result[a])",
             "assert edges == [(0, 2), (1, 0), (2, 1)]"),
        objects=WHERE, returns="dict",
    ),
]  # fmt: skip
