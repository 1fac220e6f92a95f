"""Graphs whose edges have a weight, as objects."""

from swarm_tools.intents.model import ClassIntent, scene

ROADS = (
    "for start, end, length in ((1, 2, 1), (1, 3, 4), (2, 3, 2), (2, 4, 6), "
    "(3, 4, 3)):\n    thing.add_edge(start, end, length)\n"
)
PLACES = "for place in (1, 2, 3, 4):\n    thing.add_node(place)\n"
FAR = (
    "result = result[0] if isinstance(result, tuple) else result\n"
    "assert dict(result) == {1: 0, 2: 1, 3: 3, 4: 6}"
)
WAY = (
    "path = [1, 2, 3, 4]\n"
    "assert result in (6, path, tuple(path), (6, path), (path, 6), [6, path], [path, 6])"
)
# Words of code that looks for the least weight, not for the fewest edges.
LIGHT = "heapq heappop heap dijkstra inf infinity bellman relax maxsize lightest cheapest"


def both(label: str, text: str, **more: str) -> tuple:
    """Return a scenario for classes whose nodes are added first, and one for the others."""
    return (
        scene(label, ROADS + text, without="add_node", **more),
        scene(f"{label}_with_nodes", PLACES + ROADS + text, **more),
    )


INTENTS = [
    ClassIntent(
        "roads.weighted_graph",
        "A graph knows the weight of its edges and the distance of its nodes, the least sum of "
        "weights along a path from one node to another.",
        ("weighted graph", "graph", "weighted digraph", "weighted directed graph",
         "weighted undirected graph", "road map", "road network", "graphe pondere", "graphe"),
        {
            "add_node": "add_node add_vertex ajouter_sommet",
            "add_edge": "add_edge add_road connect ajouter_arete add_connection",
            "weight": "weight get_weight edge_weight poids get_edge_weight",
            "distances": "dijkstra shortest_paths distances shortest_distances distances_from "
            "all_distances",
            "distance": "shortest_distance shortest_path_length dijkstra_distance",
            "path": "shortest_path find_shortest_path cheapest_path dijkstra_path "
            "plus_court_chemin dijkstra",
            "neighbors": "neighbors get_neighbors neighbours voisins get_neighbours",
            "total": "total_weight get_total_weight poids_total",
        },
        (
            *both("weight_of_an_edge", "assert thing.weight(1, 3) == 4\n"
                  "assert thing.weight(2, 4) == 6"),
            *both("weight_both_ways", "assert thing.weight(3, 1) == 4",
                  said=r"(?s)\A(?!.*\bdirected\b).*\bundirected\b", unless="directed"),
            *both("distances", "result = thing.distances(1)\n" + FAR),
            *both("distance", "assert thing.distance(1, 4) == 6", needs=LIGHT),
            *both("lightest_path", "result = thing.path(1, 4)\n" + WAY, needs=LIGHT),
            *both("total_of_weights", "assert thing.total == 16", said=r"(?s)\A(?!.*\bdirected\b)"
                  r".*\bundirected\b", unless="directed"),
        ),
        {},
        frozenset({"heuristic", "capacity", "flow", "fewest", "unweighted"}),
    ),
]  # fmt: skip
