"""Walks, paths, cycles, orders and components of graphs."""

from swarm_tools.intents.model import Case, Intent, code, intent, no, when, words, yes

DEEP = "{0: [1, 2], 1: [3], 2: [4], 3: [5], 4: [6], 5: [], 6: []}"
TREE = "{0: [1, 2], 1: [3], 2: [4], 3: [], 4: []}"
BOTH = "{0: [1, 2], 1: [0, 3], 2: [0, 4], 3: [1], 4: [2], 5: []}"
CYCLE = {0: [1], 1: [2], 2: [0], 3: []}
LINE = {0: [1], 1: [2], 2: []}
WHERE = "graph search traversal of in from algorithm iterative recursive path a bfs dfs"
LEVELS = "order = sum(order, []) if order and isinstance(order[0], list) else order"
LABELS = (
    "if isinstance(result, dict) and not any(isinstance(v, (list, set)) for v in result.values()):",
    "    result = [[n for n in result if result[n] == v] for v in set(result.values())]",
)
START = r"start\w*|s|src|source|node|root|u|v|depart|origin|begin|vertex"
GOAL = r"end|goal|target|t|dst|dest\w*|v|finish|arrivee|to|b|stop|e"
UNREACHED = (
    r"GIVEN,? (if|when|where) [^.;]{0,40}(unreach|can(not|'t) be reached|not reach|isn't reach"
    r"|no (such )?(path|way|route|chain)|not connected|disconnected)"
)
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


def walk(label: str, args: str, *rows: str) -> Case:
    """Return the case of an order of nodes, alone or level by level; pairs and marks are none."""
    return code(
        label, "def listed(result):",
        "    result = result if isinstance(result, (set, dict)) else list(result)",
        "    if all(isinstance(part, list) for part in result):",
        "        return [node for part in result for node in part]", "    return result",
        "told = list(listed({f}({0: [1], 1: [], 2: []}, 0)))",
        "if -1 in told or any(isinstance(v, (tuple, bool)) for v in told):",
        "    return  # told in another form", f"order = listed({{f}}({args}))", *rows,
    )  # fmt: skip


def weighed(graph: str) -> tuple:
    """Return a table of weighted edges in the forms that code may take, to be tried in turn.

    Pairs may have the weight first, and nodes may be places in a list.
    """
    return (
        f"told, places = {graph}, 'abcdef'",
        "pairs = all(isinstance(row, list) for row in told.values())",
        "turned = {n: [e[::-1] for e in told[n]] for n in told} if pairs else told",
        "rows = [told[n] for n in places[:len(told)]]",
        "number = [[(places.index(v), w) for v, w in row] for row in rows] if pairs else ["
        "{places.index(v): w for v, w in row.items()} for row in rows]",
        "again = [[e[::-1] for e in row] for row in number] if pairs else number",
        "forms = [(told, str), (turned, str), (number, places.index), (again, places.index)]",
    )


def distances(label: str, graph: str, start: str, want: dict) -> Case:
    """Return the case of the shortest distances from a node to some others."""
    return code(
        label, *weighed(graph), "found = []", "for given, name in forms:", "    try:",
        f"        result = {{f}}(given, name({start!r}))",
        "        result = result[0] if isinstance(result, tuple) else result",
        "        if isinstance(result, dict) and any(isinstance(v, (list, tuple)) and len(v) == 2 "
        "for v in result.values()):",
        "            result = {n: v[0] for n, v in result.items()}",
        f"        found.append({{n: result[name(n)] for n in {want}}})",
        "    except Exception as error:", "        found.append(error)",
        f"assert {want} in found",
    )  # fmt: skip


def lengths(graph: str, later: str) -> tuple:
    """Return the cases of shortest distances from a node to all."""
    return (
        distances("all_distances", graph, "a", {"a": 0, "b": 1, "c": 3, "d": 6}),
        distances("shortcut_found_late", later, "a",
                  {"a": 0, "b": 7, "c": 1, "d": 3, "e": 5, "f": 8}),
        distances("from_a_later_node", graph, "c", {"c": 0, "d": 3}),
        distances("from_the_second", graph, "b", {"b": 0, "c": 2, "d": 5}),
        distances("from_the_last", graph, "d", {"d": 0}),
    )  # fmt: skip


def needed(label: str, needs: dict) -> Case:
    """Return the case of an order after what is needed, given as lists or sets."""
    return code(
        label, f"needs = {needs}", "try:",
        "    order = list({f}({name: list(first) for name, first in needs.items()}))",
        "except TypeError:",
        "    order = list({f}({name: set(first) for name, first in needs.items()}))", LEVELS,
        "assert sorted(order) == sorted(needs)",
        "assert all(order.index(n) < order.index(t) for t in needs for n in needs[t])",
    )  # fmt: skip


def grouped(label: str, edges: list) -> Case:
    """Return the case of two groups, as numbers of the nodes or as two sets."""
    return code(
        label, f"edges = {edges}", "result = {f}(edges)",
        "if isinstance(result, (tuple, list)) and len(result) == 2:",
        "    result = {node: place for place in (0, 1) for node in result[place]}",
        "assert result", "if isinstance(result, dict):",
        "    assert all(result[a] != result[b] for a, b in edges)",
    )  # fmt: skip


def joined(label: str, nodes: int, pairs: list, want: int) -> Case:
    """Return the case of groups of nodes, or their number; nodes are counted from 0 or 1."""
    later = [(a + 1, b + 1) for a, b in pairs]
    return code(
        label, "found = []", f"for pairs in ({pairs}, {later}):", "    try:",
        f"        result = {{f}}({nodes}, pairs)", "    except LookupError:", "        continue",
        "    found.append(len(result) if isinstance(result, (list, tuple)) else result)",
        f"assert {want} in found",
    )  # fmt: skip


def arrows(cyclic: bool, label: str, graph: dict) -> Case:
    """Return the case of a cycle of directed edges; code for undirected ones is let be."""
    return code(
        label, "both_ways = {0: [1, 2], 1: [0, 2], 2: [0, 1]}",
        "if not {f}({0: [1], 1: [0]}) and {f}(both_ways):", "    return  # edges go both ways",
        f"assert {'' if cyclic else 'not '}{{f}}({graph})",
    )  # fmt: skip


HOW_MANY = r"^\W*(returns? |the )*(number of|how many) (edges|hops|steps)\b"
ON_A_CYCLE = (
    r"\bValueError\b[^.]{0,60}\b(cycl|circ(le|ular))"
    r"|\b(cycl|circ(le|ular))\w*\b[^.]{0,30}\bValueError\b"
)


def hops(label: str, graph: str, path: list) -> Case:
    """Return the case of the fewest edges, as their number, the nodes, both, or a text of them."""
    far = len(path) - 1
    texts = [sign.join(map(str, path)) for sign in (" -> ", "->", " ", ", ")]
    return code(
        label, f"result = {{f}}({graph}, {path[0]}, {path[-1]})", f"path, far = {path}, {far}",
        "if isinstance(result, (tuple, list)) and list(result) != path:",
        "    parts = [list(v) if isinstance(v, (tuple, list)) else v for v in result]",
        f"    assert parts in ([path, far], [far, path]){' or not parts' if not far else ''}",
        "else:", f"    assert result == far or result in {texts} or list(result) == path",
    )  # fmt: skip


def way(graph: str, later: str) -> tuple:
    """Return the cases of the shortest way between two nodes, as a length, a path or both."""
    return tuple(
        code(
            label, *weighed(table), "found = []", "for given, name in forms:",
            f"    path = [name(n) for n in {path}]", "    try:",
            "        result = {f}(given, path[0], path[-1])", "    except Exception as error:",
            "        result = error",
            f"    found.append(result in ({far}, path, tuple(path), ({far}, path), "
            f"(path, {far}), [{far}, path]))",
            "assert any(found)",
        )
        for label, table, path, far in (
            ("length_path_or_both", graph, ["a", "b", "c", "d"], 6),
            ("one_edge", graph, ["a", "b"], 1),
            ("two_edges", graph, ["a", "b", "c"], 3),
            ("from_the_second", graph, ["b", "c", "d"], 5),
            ("shortcut_found_late", later, ["a", "c", "d", "b", "f"], 8),
        )
    )  # fmt: skip


BY_THE_ALPHABET = (
    r"\balphabetical(ly)?\b[^.;]{0,30}\b(first|order|smallest|earliest|free)\b"
    r"|ordre alphab[eé]tique"
)

INTENTS = [
    intent(
        "graphs.bfs", "Nodes by their distance from the start.",
        "visit order|visit bfs|order of visit|parcours en largeur|breadth order|bfs visit|"
        "bfs|breadth first search|breadth first|breadth first traversal|parcours largeur|bfs "
        "traversal"
        "|bfs order", "graph any",
        walk("by_levels", f"{DEEP}, 0", "order = list(order)",
             "assert sorted(order) == [0, 1, 2, 3, 4, 5, 6]",
             "assert order[0] == 0 and set(order[1:3]) == {1, 2} and set(order[3:5]) == {3, 4}"),
        walk("every_node_once", f"{BOTH}, 0", "assert sorted(order) == [0, 1, 2, 3, 4]"),
        walk("from_another_node", f"{DEEP}, 1", "assert list(order) == [1, 3, 5]"),
        walk("alone", f"{BOTH}, 5", "assert list(order) == [5]"),
        walk("two_ways_to_one", "{0: [1, 2], 1: [3], 2: [3], 3: []}, 0",
             "assert list(order) in ([0, 1, 2, 3], [0, 2, 1, 3])"),
        objects=WHERE, returns="list", spelled=(r".*", START),
        unless="dist distance distances parent",
    ),
    intent(
        "graphs.dfs", "Nodes as they are reached, each way to its end.",
        "dfs|depth first search|depth first|depth first traversal|parcours profondeur|dfs recursive"
        "|dfs iterative|dfs traversal", "graph any",
        walk("start_and_all", f"{TREE}, 0", "assert sorted(order) == [0, 1, 2, 3, 4]"),
        walk("every_node_once", f"{BOTH}, 0", "assert sorted(order) == [0, 1, 2, 3, 4]"),
        walk("each_way_to_its_end", f"{TREE}, 0",
             "orders = ([0, 1, 3, 2, 4], [0, 2, 4, 1, 3], [3, 1, 4, 2, 0], [4, 2, 3, 1, 0])",
             "assert isinstance(order, (set, dict)) or list(order) in orders"),
        walk("from_another_node", f"{TREE}, 1", "assert sorted(order) == [1, 3]"),
        walk("alone", f"{BOTH}, 5", "assert list(order) == [5]"),
        walk("around", f"{CYCLE}, 0", "assert sorted(order) == [0, 1, 2]"),
        objects=WHERE, returns="list", spelled=(r".*", START), unless="finish post time parent",
    ),
    intent(
        "graphs.has_path", "One node can be reached from the other.",
        "can get to|est accessible|chemin existe|"
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
        stated=((r"\b(itself|start) (is )?includ|\binclud\w+ (itself|the start|start)|lui-m[eê]me",
                 code("itself_too", f"assert set({{f}}({CYCLE}, 0)) == {{0, 1, 2}}")),
                (r"\b(itself|start) (is )?includ|\binclud\w+ (itself|the start|start)|lui-m[eê]me",
                 code("alone_itself", f"assert set({{f}}({BOTH}, 5)) == {{5}}"))),
    ),
    intent(
        "graphs.shortest_path", "The path with the fewest edges, or how many it has.",
        "shortest path|bfs shortest path|find shortest path|shortest path length|bfs path"
        "|shortest distance|plus court chemin|find path bfs|distance|graph distance|edge distance"
        "|bfs distance|fewest edges|fewest steps|fewest hops|min edges|min hops|minimum edges"
        "|minimum hops|number of hops|hop count|count hops|hops|hops between|steps between"
        "|degrees of separation|distance between|number of edges between"
        "|nombre aretes|distance graphe|shortest route|fewest stops|nodes distance",
        "graph any any",
        hops("two_edges_not_three", "{0: [1, 2], 1: [3], 2: [4], 3: [4], 4: []}", [0, 2, 4]),
        hops("listed_last", "{0: [1, 3], 1: [2], 2: [3], 3: []}", [0, 3]),
        hops("long_way_listed_last", "{0: [1, 2], 1: [5], 2: [3], 3: [4], 4: [5], 5: []}",
             [0, 1, 5]),
        hops("at_the_start", "{0: [1], 1: [0]}", [0]),
        hops("three_edges", "{0: [1], 1: [0, 2], 2: [1, 3], 3: [2]}", [0, 1, 2, 3]),
        hops("around_the_other_way", "{0: [1, 4], 1: [2], 2: [3], 3: [4], 4: [3]}", [0, 4, 3]),
        hops("a_star", "{0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}", [0, 3]),
        objects=WHERE + " find unweighted between nodes number edges",
        spelled=(r".*", START, GOAL), unless="heapq dijkstra weight weights shortest_distances",
        stated=(
            (UNREACHED.replace("GIVEN", r"\bNone"),
             code("no_way", "assert {f}({0: [1], 1: [], 2: [0]}, 0, 2) is None")),
            (UNREACHED.replace("GIVEN", "-1"),
             code("no_way", "assert {f}({0: [1], 1: [], 2: [0]}, 0, 2) == -1")),
            (HOW_MANY, code("as_a_number", "assert {f}({0: [1, 2], 1: [3], 2: [4], 3: [4], "
                            "4: []}, 0, 4) == 2")),
        ),
    ),
    intent(
        "graphs.has_cycle", "Some way leads back to its start.",
        "has cycle|is cyclic|contains cycle|detect cycle|has cycle directed|find cycle", "graph",
        arrows(True, "of_three", CYCLE), no("line", LINE),
        arrows(False, "diamond", {0: [1, 2], 1: [3], 2: [3], 3: []}),
        arrows(True, "not_at_the_start", {0: [1], 1: [2], 2: [3], 3: [1]}),
        arrows(True, "of_two", {0: [1], 1: [0]}), arrows(True, "apart", {0: [], 1: [2], 2: [1]}),
        arrows(False, "short_and_long_way", {0: [1, 3], 1: [2], 2: [3], 3: []}),
        arrows(True, "first_to_itself", {0: [0], 1: []}),
        arrows(True, "last_to_itself", {0: [], 1: [1]}),
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
            "order = list({f}(graph))", LEVELS,
            "assert sorted(order) == [0, 1, 2, 3, 4]",
            "assert order[0] in (0, 4)",
            "forward = [order.index(a) < order.index(b) for a in graph for b in graph[a]]",
            "assert all(forward) or not any(forward)",
        ),
        code(
            "whatever_the_order_given",
            "graph = {4: [], 3: [4], 1: [3], 0: [1, 2], 2: [3]}",
            "order = list({f}(graph))", LEVELS,
            "assert sorted(order) == [0, 1, 2, 3, 4]",
            "forward = [order.index(a) < order.index(b) for a in graph for b in graph[a]]",
            "assert all(forward) or not any(forward)",
        ),
        *(code(label, f"order = list({{f}}({graph}))", LEVELS,
               f"assert order in ({want}, {want[::-1]})")
          for label, graph, want in (("line", LINE, [0, 1, 2]),
              ("last_comes_first", {0: [1], 1: [], 2: [0]}, [2, 0, 1]),
              ("short_cuts", {0: [2, 1, 3], 1: [3, 2], 3: [], 2: [3]}, [0, 1, 2, 3]))),
        objects=WHERE + " kahn", returns="list",
    ),
    intent(
        "graphs.dependency_order", "Each stands after those that it depends on.",
        "build order|dependency order|resolve dependencies|order tasks|task order|install order"
        "|order dependencies|resolve order|load order|sort dependencies|execution order"
        "|topological sort|topological order|course order|order courses|study order|plan order"
        "|import order|migration order|startup order|table order|start order"
        "|job order|order of tasks|order of courses|ordre des taches|ordre taches", "dict",
        needed("after_those_needed",
               {"app": ["lib", "log"], "lib": ["core"], "log": ["core"], "core": []}),
        needed("whatever_the_order_given", {"c": [], "b": ["c"], "a": ["b"]}),
        needed("short_cut", {"a": ["b", "c"], "c": [], "b": ["c"]}),
        needed("one", {"x": []}),
        needed("two_parts", {"a": ["b"], "b": [], "x": [], "y": ["x"]}),
        when("valueerror", code("a_cycle_beside_another_node", "try:",
                                "    list({f}({'a': ['b'], 'b': []}))", "except TypeError:",
                                "    return  # sets", "with pytest.raises(ValueError):",
                                "    list({f}({'x': [], 'a': ['b'], 'b': ['a']}))")),
        objects=WHERE + " kahn tasks packages modules tables import imports services ready taken "
        "comes round must installed needs otherwise", returns="list",
        stated=((ON_A_CYCLE, code("a_cycle_raises", "with pytest.raises(ValueError):",
                                  "    list({f}({'a': ['b'], 'b': ['a']}))")),
                (BY_THE_ALPHABET, code("those_alike_by_the_alphabet",
                                       "result = list({f}({'b': [], 'c': [], 'a': []}))",
                                       "assert result == ['a', 'b', 'c']"))),
        spelled=(r"dep\w*|requires|requirements|needs|prereq\w*|depends_on|depends",),
        unless="reversed level levels parallel batch",
    ),
    intent(
        "graphs.components_of_pairs", "How many groups of connected nodes there are, from pairs.",
        "count components|count connected components|number connected components"
        "|connected components|nombre composantes", "number nested",
        joined("two", 5, [(0, 1), (1, 2), (3, 4)], 2), joined("no_pair", 3, [], 3),
        joined("one", 4, [(0, 1), (1, 2), (2, 3)], 1), joined("single", 1, [], 1),
        joined("twice_the_same", 6, [(0, 5), (5, 0), (1, 2)], 4),
        joined("around", 4, [(0, 1), (1, 2), (2, 0)], 2),
        objects="graph of in the", returns="number",
        spelled=(r"n|n_nodes|num_nodes|nodes|size|count|vertices|num_vertices|n_vertices",
                 r".*(edges|pairs|links|connections|aretes).*"),
        unless="weight distance strongly directed",
    ),
    intent(
        "graphs.components", "Groups of nodes that are connected, or how many.",
        "composantes|composantes connexes|"
        "connected components|find components|components|get connected components|count components"
        "|count connected components|number connected components|find connected components",
        "graph",
        code(
            "three",
            "result = {f}({0: [1], 1: [0], 2: [3], 3: [2], 4: []})", *LABELS,
            "assert result == 3 or sorted(sorted(group) for group in result) == [[0, 1], [2, 3], "
            "[4]]",
        ),
        code(
            "one",
            "result = {f}({0: [1], 1: [0, 2], 2: [1]})", *LABELS,
            "assert result == 1 or [sorted(group) for group in result] == [[0, 1, 2]]",
        ),
        *(code(label, f"result = {{f}}({graph})", *LABELS,
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
        "graphs.two_groups", "Two groups of nodes so that no pair of edges shares one.",
        "two groups|split into two groups|bipartition|two coloring|two colouring|bipartite groups"
        "|bipartite coloring|bipartite colouring|split in two groups|form two teams"
        "|divide into two groups", "nested",
        grouped("line", [("a", "b"), ("b", "c"), ("c", "d")]),
        grouped("square", [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")]),
        grouped("two_parts", [("a", "b"), ("c", "d"), ("d", "e")]),
        grouped("late_meeting", [("a", "b"), ("c", "d"), ("b", "c")]),
        grouped("star", [("a", "b"), ("a", "c"), ("a", "d")]),
        *(code(label, "try:", f"    result = {{f}}({edges})", "except Exception:", "    return  # "
        "another form",
               "assert not result or (isinstance(result, tuple) and not result[0])")
          for label, edges in (
              ("triangle", [("a", "b"), ("b", "c"), ("c", "a")]),
              ("triangle_later", [("a", "b"), ("c", "d"), ("d", "e"), ("e", "c")]),
              ("round_of_five", [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("e", "a")]),
          )),
        objects=WHERE + " people edges split players students divide", returns="any",
        spelled=(r"edges|pairs|enemies|conflicts|dislikes|rivals|aretes|paires|rivalries|links",),
        unless="sum size equal weights balanced random",
    ),
    intent(
        "graphs.degree", "How many edges a node has.",
        "degree|node degree|get degree|out degree", "graph any",
        code("two", f"assert {{f}}({BOTH}, 1) in (2, 4)"),
        code("none", f"assert {{f}}({BOTH}, 5) == 0"),
        code("one", f"assert {{f}}({BOTH}, 4) in (1, 2)"),
        code("of_the_first", f"assert {{f}}({BOTH}, 0) in (2, 4)"),
        code("three", "assert {f}({0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}, 0) in (3, 6)"),
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
        ('cheapest route', 'lowest costs', 'costs from', 'dijkstra', 'shortest paths',
        'shortest distances', 'distances', 'distances from',
         'min distances', 'cheapest costs', 'distances plus courtes'),
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
        ('cheapest route', 'lowest costs', 'costs from', 'dijkstra', 'shortest paths',
        'shortest distances', 'distances', 'distances from',
         'min distances', 'cheapest costs', 'distances plus courtes'),
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
