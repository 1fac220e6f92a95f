"""Graphs and disjoint sets as objects."""

from swarm_tools.intents.model import ClassIntent, scene, words

NODES = "for node in range(5):\n    thing.add_node(node)\n"
EDGES = "for left, right in ((0, 1), (0, 2), (1, 3), (2, 4)):\n    thing.add_edge(left, right)\n"
UNDIRECTED = r"(?<!or )undirected|both (directions|ways)|non[- ]orient"
ARROWS = "directed digraph oriented oriente"
DIRECTED = r"(?s)\A(?!.*\bundirected)(?=.*\b(directed|oriented) (graph|network)|.*digraph)"
BOTH_WAYS = "assert set(thing.neighbors(1)) == {0, 3}\nassert set(thing.neighbors(4)) == {2}"
# Words of code that goes farther than to the next node.
WALKS = (
    "visited seen stack queue deque bfs dfs todo frontier reached reachable visit recurse to_visit"
)
BUILDS = (("", "", "add_node"), ("_with_nodes", NODES, ""))
"""Ways to build a graph: how tests of it end, what comes first, which role it may not have."""
ONE_WAY = "strongly weakly scc directed digraph oriented oriente"
PARTS = (
    "result = thing.components\nif isinstance(result, int):\n    return\n"
    "assert sorted(sorted(part) for part in result) == [[0, 1, 2], [3, 4]]"
)
SIZES = {"vertices": 9, "num": 9, "size": 9, "count": 9, "n": 9, "v": 9, "nodes": 9}


def walks(before: str, without: str) -> tuple:
    """Return the scenarios of one way to build a graph."""
    tail = "" if without else "_with_nodes"
    made = before + EDGES
    return tuple(
        scene(label + tail, made + text, without=without,
              needs=WALKS if "has_path" in text else "")
        for label, text in (
            ("edge_exists", "assert thing.has_edge(0, 1)\nassert not thing.has_edge(3, 4)"),
            ("neighbours", "found = {n[0] if isinstance(n, tuple) else n for n in "
                           "thing.neighbors(0)}\nassert found == {1, 2}"),
            (
                "bfs_by_levels",
                "order = list(thing.bfs(0))\nassert sorted(order) == [0, 1, 2, 3, 4]\n"
                "assert order[0] == 0\nassert set(order[1:3]) == {1, 2}",
            ),
            (
                "dfs_reaches_all",
                "order = list(thing.dfs(0))\n"
                "assert sorted(order) == [0, 1, 2, 3, 4]\nassert order[0] == 0",
            ),
            ("path", "assert thing.has_path(0, 4)"),
            ("path_from_a_later_node", "assert thing.has_path(0, 3)"),
            (
                "no_path_to_others",
                before.replace("range(5)", "range(5, 9)") * (not without)
                + "thing.add_edge(7, 8)\nassert not thing.has_path(0, 8)",
            ),
            (
                "shortest_path",
                "result = thing.shortest_path(0, 4)\nassert result in ([0, 2, 4], (0, 2, 4), 2)",
            ),
        )
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "networks.graph",
        "A graph knows its edges and walks along them.",
        ("graph", "graphe", "directed graph", "undirected graph", "digraph", "network", "reseau"),
        {
            "add_node": "add_node add_vertex ajouter_sommet",
            "add_edge": "add_edge connect ajouter_arete add_connection",
            "has_edge": "has_edge is_edge is_connected_to edge_exists",
            "neighbors": "neighbors get_neighbors neighbours voisins get_neighbours adjacent",
            "bfs": "bfs breadth_first breadth_first_search parcours_largeur bfs_traversal",
            "dfs": "dfs depth_first depth_first_search parcours_profondeur dfs_traversal",
            "has_path": "has_path path_exists is_reachable is_connected",
            "degree": "degree degre",
            "remove_edge": "remove_edge delete_edge disconnect supprimer_arete",
            "shortest_path": "shortest_path find_shortest_path",
            "distance": "distance hops distance_between edges_between",
            "components": "components connected_components get_components composantes "
            "composantes_connexes find_components",
        },
        (
            *walks(NODES, ""), *walks("", "add_node"),
            *(scene(f"{label}{tail}", before + text, unless=ONE_WAY, without=without)
              for tail, before, without in BUILDS
              for label, text in (
                  ("components", "for left, right in ((0, 1), (2, 1), (3, 4)):\n"
                   "    thing.add_edge(left, right)\n" + PARTS),
                  ("components_far_apart", "for left, right in ((3, 4), (0, 1), (1, 2)):\n"
                   "    thing.add_edge(left, right)\n" + PARTS))),
            *(scene(f"degree_of_the_other{tail}", before + "thing.add_edge(0, 1)\n"
                    "if thing.components is None:\n    return\nassert thing.degree(1) == 1",
                    unless=ONE_WAY, without=without)
              for tail, before, without in BUILDS),
            scene("distance_around", "for node in range(5):\n"
                  "    thing.add_edge(node, (node + 1) % 5)\n"
                  "    thing.add_edge((node + 1) % 5, node)\n"
                  "assert [thing.distance(0, node) for node in range(5)] == [0, 1, 2, 2, 1]",
                  without="add_node"),
            scene("both_ways", NODES + EDGES + BOTH_WAYS, said=UNDIRECTED),
            scene("both_ways_at_once", EDGES + BOTH_WAYS, said=UNDIRECTED, without="add_node"),
            scene("path_back", EDGES + "assert thing.has_path(4, 0)", said=UNDIRECTED,
                  without="add_node", needs=WALKS),
            scene("edge_back", EDGES + "assert thing.has_edge(1, 0)", said=UNDIRECTED,
                  without="add_node", unless=ARROWS),
            scene("edge_back_with_nodes", NODES + EDGES + "assert thing.has_edge(1, 0)\n"
                  "assert thing.has_edge(0, 1)\nassert not thing.has_edge(4, 0)",
                  said=UNDIRECTED, unless=ARROWS),
            scene("path_back_with_nodes", NODES + EDGES + "assert thing.has_path(4, 0)",
                  said=UNDIRECTED, unless=ARROWS, needs=WALKS),
            *(scene("degrees" + label, before + EDGES + "assert [thing.degree(node) for node in "
                    "(0, 1, 2, 3, 4)] == [2, 2, 2, 1, 1]", said=UNDIRECTED, unless=ARROWS,
                    without=without)
              for label, before, without in BUILDS),
            *(scene("edge_gone_both_ways" + label, before + EDGES + "thing.remove_edge(0, 1)\n"
                    "assert not thing.has_edge(0, 1)\nassert not thing.has_edge(1, 0)\n"
                    "assert thing.has_edge(0, 2)", said=UNDIRECTED, unless=ARROWS, without=without)
              for label, before, without in BUILDS),
            *(scene("one_way_only" + label, before + EDGES + "assert thing.has_edge(0, 1)\n"
                    "assert not thing.has_edge(1, 0)", said=DIRECTED, unless="undirected",
                    without=without)
              for label, before, without in BUILDS),
            scene("degree_with_nodes", NODES + EDGES + "assert thing.degree(0) == 2"),
            scene("degree", EDGES + "assert thing.degree(0) == 2", without="add_node"),
            scene("edge_gone", EDGES + "thing.remove_edge(0, 1)\n"
                  "assert 1 not in thing.neighbors(0)\nassert 2 in thing.neighbors(0)",
                  without="add_node"),
        ),
        SIZES,
        words("weight weighted weights cost"),
    ),
    ClassIntent(
        "networks.union_find",
        "Elements are connected when unions join them.",
        ("union find", "disjoint set", "dsu", "disjoint set union", "disjoint sets",
         "clusters", "partition sets", "components"),
        {
            "union": "union unite merge join connect",
            "find": "find find_root find_set root",
            "connected": "connected is_connected same_set are_connected same",
            "size": "set_size size_of component_size get_size size() group_size",
            "count": "count components num_components count_sets num_sets get_count "
                     "count_components",
        },
        (
            scene("joined", "thing.union(1, 2)\nthing.union(3, 4)\n"
                  "assert thing.find(1) == thing.find(2)\nassert thing.find(1) != thing.find(3)"),
            scene("joined_over_others", "thing.union(1, 2)\nthing.union(3, 4)\nthing.union(2, 3)\n"
                  "thing.union(5, 6)\nassert thing.find(1) == thing.find(4)\n"
                  "assert thing.find(1) != thing.find(5)"),
            scene("joined_again", "thing.union(1, 2)\nthing.union(1, 3)\nthing.union(4, 1)\n"
                  "assert thing.find(2) == thing.find(3) == thing.find(4)\n"
                  "assert thing.find(5) != thing.find(4)"),
            scene("connected_again", "thing.union(1, 2)\nthing.union(1, 3)\nthing.union(4, 1)\n"
                  "assert thing.connected(2, 3)\nassert thing.connected(3, 4)\n"
                  "assert not thing.connected(5, 4)"),
            scene("connected",
            "thing.union(1, 2)\nthing.union(2, 3)\nassert thing.connected(1, 3)\n"
                  "assert not thing.connected(1, 4)"),
            scene("connected_through_all", "thing.union(0, 1)\nthing.union(2, 3)\n"
                  "thing.union(1, 3)\nthing.union(4, 5)\nthing.union(5, 0)\n"
                  "for one in range(6):\n    for two in range(6):\n"
                  "        assert thing.connected(one, two)"),
            scene("size", "thing.union(0, 1)\nthing.union(2, 3)\nthing.union(1, 3)\n"
                  "assert thing.size(0) == thing.size(3) == 4\nassert thing.size(5) == 1"),
            scene("joined_once_is_said", "assert thing.union(1, 2) is not False\n"
                  "assert thing.union(2, 1) is not True", guard="union"),
            scene("count", "for node in (1, 2, 3):\n    thing.find(node)\nbefore = "
              "thing.count\nthing.union(1, 2)\nthing.union(2, 3)\n"
                  "thing.union(1, 3)\nassert thing.count == before - 2"),
        ),
        SIZES,
        words("make_set add_element add add_item insert make"),
    ),
]  # fmt: skip
